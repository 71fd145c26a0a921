/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * scaffold.h: what is made of the contract table besides checks: the macro file of a new
 * target, and the reference in targets/README.md.
 */
#ifndef SCAFFOLD_H
#define SCAFFOLD_H

#include "model.h"

/*
 * Write targets/NAME.m4, which must not exist: everything required as a placeholder, what
 * has a default as a comment. LIKE: instead as a copy of that target; or NULL.
 */
void scaffold_new(struct job *job, const char *name, const char *like);

/* Print the contract as Markdown. */
void scaffold_reference(struct job *job);

#endif
