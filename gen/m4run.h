/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * m4run.h: run m4 so that a macro file can do no harm: no shell, an empty
 * environment, limits on time, memory, files and output.
 */
#ifndef M4RUN_H
#define M4RUN_H

#include "lock.h"

/* How deep calls may nest: m4's option -L. */
#define M4_DEPTH "2000"

/*
 * Run m4 with ARGV (NULL at the end; argv[0] is "m4"), which has the files of LOCK. What it
 * says on stderr becomes errors; an error that names no place is put at line 1 of BLAME.
 * Returns what it wrote, for the caller to free(), or NULL if it did not run to its end.
 */
char *m4_run(struct job *job, char *const argv[], const struct lock *lock, const char *blame);

/* The same where ARGV names templates only, and a file to freeze m4's state in. */
char *m4_freeze(struct job *job, char *const argv[], const struct lock *lock);

#endif
