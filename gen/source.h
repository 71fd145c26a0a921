/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * source.h: target files as text: which there are, on which base one stands, and
 * whether anything in one is not to be given to m4.
 */
#ifndef SOURCE_H
#define SOURCE_H

#include "model.h"

/*
 * Find targets: those of WANTED (names), or all files targets/NAME.m4 that have a
 * VARIANT if WANTED is empty. They get a name and a file and are sorted by name.
 */
void source_targets(struct job *job, const struct words *wanted, struct targets *targets);

/* May a target have that NAME? Otherwise SOURCE_NAME_RULE says what it has to be. */
bool source_name_ok(const char *name);
#define SOURCE_NAME_RULE                                                                           \
	"is not a name for a target: a letter, then letters, digits and _, all small"

/* The file of the target, or base, NAME. */
const char *source_file(struct job *job, const char *name);

/*
 * Check the text of FILE and note on which bases it stands: their files are put into
 * BASES. Returns false if m4 would not understand it, or lacks a base (then do not run m4).
 */
bool source_check(struct job *job, const char *file, struct words *bases);

/* How often does WORD stand in FILE, comments aside? */
int source_count_word(const char *file, const char *word);

/* Is FILE a target? One that has no VARIANT, nor stands on a target, is a base of targets. */
bool source_is_target(struct job *job, const char *file);

/* Warnings about the style of FILE. */
void source_style(struct job *job, const char *file);

/* An error at FILE if it cannot be read; true if it can. */
bool source_readable(struct job *job, const char *file);

#endif
