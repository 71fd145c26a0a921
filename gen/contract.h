/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * contract.h: does a target keep the contract? What templates/contract.m4 cannot check
 * itself: names, registers, and what became of the definitions in the routines.
 */
#ifndef CONTRACT_H
#define CONTRACT_H

#include "model.h"

/* The entry NAME, or NULL. */
struct contract *contract_find(const struct run *run, const char *name);

/* Does the entry have arguments and a body, as a primitive, an idiom and a layout macro have? */
bool contract_is_call(const struct contract *c);

/* Does the target define the entry itself? */
bool contract_is_own(const struct contract *c);

/* Is WORD (N letters) in LIST, whose words are separated by blanks? NULL: an empty list. */
bool list_has(const char *list, const char *word, size_t n);

/* The known name that looks most like NAME, of the contract and (MACROS) of macros; or NULL. */
const char *contract_nearest(const struct run *run, const char *name, bool macros);

/*
 * Check the definitions that the probe has met. BASES: the files that were read before the target.
 * Returns false if routines made of them would only make errors that follow.
 */
bool contract_check_definitions(struct job *job, const struct target *target,
				const struct words *bases);

/* Check what the definitions did in the routines of all variants. */
void contract_check_use(struct job *job, const struct target *target);

#endif
