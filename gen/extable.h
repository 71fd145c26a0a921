/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * extable.h: the dialects of the kernel's exception tables. A target names one
 * (@dialect); the file gets one assembler macro, "user", that writes an access and
 * its table entry.
 */
#ifndef EXTABLE_H
#define EXTABLE_H

#include "job.h"

/* The lines of a dialect that make an entry of label 9999 and \fixup; NULL: no such dialect. */
const char *extable_entry(const char *dialect);

/* The names of all dialects, for messages. */
const char *extable_names(struct job *job);

#endif
