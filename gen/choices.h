/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * choices.h: what a target chose to define itself, and what would fall with a definition that is
 * left out: by the contract's rows TOGETHER and NEEDS.
 */
#ifndef CHOICES_H
#define CHOICES_H

#include "model.h"

/* Optional entries that a target defines itself and that stand or fall together. */
struct choice {
	STAILQ_ENTRY(choice) next;
	const char *names; /* separated by blanks, in the order of the contract */
	struct where at;   /* of the first */
};
STAILQ_HEAD(choices, choice);

/* Put the choices of TARGET, which has been probed, into CHOICES, in the order of the contract. */
void choices_find(struct job *job, const struct target *target, struct choices *choices);

/*
 * The names of WANTED with all that falls with them, separated by blanks; NULL if there are none.
 * What is not in the contract, or required, is an error.
 */
const char *choices_without(struct job *job, const struct run *run, const struct words *wanted);

/* The settings NAME=VALUE of WANTED, separated by blanks; NULL if there are none. */
const char *choices_settings(struct job *job, const struct run *run, const struct words *wanted);

#endif
