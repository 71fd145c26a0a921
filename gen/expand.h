/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * expand.h: from a target file to checked and merged routines: m4 is run once to learn
 * the variants (the probe) and once for each of them.
 */
#ifndef EXPAND_H
#define EXPAND_H

#include "model.h"

/* Run the probe: fills target->probe and the variants. Returns false if m4 could not be used. */
bool expand_probe(struct job *job, struct target *target);

/* Run everything: fills the runs and, if there was no error, target->files. */
void expand_target(struct job *job, struct target *target);

/* The contract table alone, without a target, into RUN. Returns false with an error noted. */
bool expand_contract(struct job *job, struct run *run);

#endif
