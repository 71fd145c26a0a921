/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * stat.h: figures of a target.
 */
#ifndef STAT_H
#define STAT_H

#include "model.h"

/*
 * Print for each variant and routine of TARGET how many instructions and exception entries it has;
 * which defaults of the contract the target replaces; and what each of these choices bought:
 * instructions and entries of all variants with and without it and, from build/stat/NAME.tsv (make
 * stat), what was measured.
 */
void stat_print(struct job *job, const struct target *target);

#endif
