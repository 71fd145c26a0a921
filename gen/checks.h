/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * checks.h: is what m4 wrote assembly, and nothing else?
 */
#ifndef CHECKS_H
#define CHECKS_H

#include "model.h"

/* Check every line of a run; errors stand at the macro that wrote the line. */
void check_run(struct job *job, const struct run *run);

/* Check the variants and the dialect that a target declares. False: they cannot be expanded. */
bool check_target(struct job *job, const struct target *target);

#endif
