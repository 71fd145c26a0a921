/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * lock.h: give templates to m4 so that a target cannot reach what they are made of.
 *
 * m4 lets anyone redefine anything by its name, and a name can be pasted together in ways
 * that no check of the text sees. So the names get a secret: in the templates every
 * builtin of m4 (m4_define) and every private name (one in capitals that ends in _) becomes a
 * random key and a few letters, and all builtins lose the names that they had. Those that can run
 * commands, read or write files, or end early are not in the templates: nothing reaches them any
 * more. What m4 writes is told back without the keys, and with the names of the files.
 */
#ifndef LOCK_H
#define LOCK_H

#include "job.h"

struct lock;

/* A new lock with a key of its own. */
struct lock *lock_new(struct job *job);

/* Is WORD (N letters) the name of a builtin of m4, or does it have the prefix of one? */
bool lock_is_builtin(const char *word, size_t n);

/*
 * The name under which m4 shall read the N template FILES, in NAMES, and before them the
 * one of the text that renames the builtins: NAMES has N + 1 places. Returns false with an
 * error noted.
 */
bool lock_files(struct job *job, struct lock *lock, const char *const files[], int n,
		const char *names[]);

/* The name of a new file of the lock, for m4 to write and read. */
const char *lock_new_file(struct job *job, struct lock *lock);

/* The keyed form of a private NAME. */
const char *lock_private(struct job *job, struct lock *lock, const char *name);

/* TEXT (from malloc(), or NULL) as if there were no lock; TEXT is freed. */
char *lock_reveal(const struct lock *lock, char *text);

#endif
