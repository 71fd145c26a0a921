/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * base.h: what m4 reads before any target: the templates, but for the last. It reads them once;
 * each run for a target starts from the state that it had then (m4's option -F freezes it).
 */
#ifndef BASE_H
#define BASE_H

#include "lock.h"

/* All names of files are such that m4 can open them. */
struct base {
	struct lock *lock;
	const char *state; /* the frozen state */
	const char *last;  /* the template that is read after the target */
	const char *text;  /* what m4 wrote while it read the others */
};

/*
 * The base of a JOB, made when it is wanted first. Returns NULL with an error noted if it cannot be
 * made.
 */
const struct base *base_get(struct job *job);

/* Can the templates be read? Errors are noted. */
bool base_readable(struct job *job);

#endif
