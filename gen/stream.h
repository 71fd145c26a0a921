/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * stream.h: read the tagged stream that m4 writes into the model.
 *
 * The stream is lines; blanks round a line, empty lines and comments (//) do not count.
 * A line that starts with @ is a tag, any other is an instruction. The tags are the
 * table at the end of stream.c.
 */
#ifndef STREAM_H
#define STREAM_H

#include "model.h"

/* Make an empty run. */
void run_init(struct run *run);

/* Make a part with a name (and nothing in it) at the end of a list. */
struct part *part_add(struct job *job, struct parts *list, const char *name);

/* Put a line at the end of a section. */
struct item *item_add(struct job *job, struct part *section, enum item_kind kind, const char *text);

/* Put a word at the end of a list. */
void word_add(struct job *job, struct words *list, const char *text, const char *note);

/* Is TEXT a word that may be printed in the output, or read by the tests? */
bool is_identifier(const char *text);
#define NOT_IDENTIFIER "not a name, which is of letters, digits and _"

/*
 * Read TEXT (destroyed) into RUN. BLAME is the target file, for errors that have no
 * other place.
 */
void stream_read(struct job *job, char *text, const char *blame, struct run *run);

#endif
