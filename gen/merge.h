/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * merge.h: make one text of the texts of all variants. Numbers that differ as an
 * assembler symbol does become expressions (2*SZREG); labelled sections that still
 * differ go under #if.
 */
#ifndef MERGE_H
#define MERGE_H

#include "model.h"

/* Merge the files of all variants of TARGET into target->files. */
void merge_variants(struct job *job, struct target *target);

#endif
