/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * stat.h: figures of a target, from its expansion alone.
 */
#ifndef STAT_H
#define STAT_H

#include "model.h"

/*
 * Print for each variant and routine how many instructions and exception entries it has, and
 * which defaults of the contract the target replaces. What that buys is for the benchmarks.
 */
void stat_print(const struct target *target);

#endif
