/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * tidy.h: what a reader of the output need not see.
 */
#ifndef TIDY_H
#define TIDY_H

#include "model.h"

/* Take labels and registers of tables that are not used out of the merged files of TARGET. */
void tidy_target(struct job *job, struct target *target);

#endif
