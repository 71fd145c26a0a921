/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * commands.h: what memgen can do. Each command returns the exit status: 0, or 1 if
 * "check" finds something; errors are noted in the job.
 */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "model.h"

/* The command line. */
struct options {
	const char *out;		/* --out, the directory of the results */
	struct words targets;		/* --target; empty: all */
	const char *argument;		/* of the command */
	struct words without, settings; /* --without, --set, of generate */
	const char *like;		/* --like, of new */
	bool all;			/* --all, of explain */
	bool debug_lines;		/* --debug-lines, of generate */
};

/* Write the files of the targets, all or none. */
int command_generate(struct job *job, const struct options *options);
/* Are the files on disk fresh, and is there none that no target makes? */
int command_check(struct job *job, const struct options *options);
/* Print the routines of the targets. */
int command_list(struct job *job, const struct options *options);
/* Check one macro file. */
int command_lint(struct job *job, const struct options *options);
/* Write the macro file of a new target. */
int command_new(struct job *job, const struct options *options);
/* Print the figures of a target. */
int command_stat(struct job *job, const struct options *options);
/* Print what a target chose to define, and what may be tuned. */
int command_choices(struct job *job, const struct options *options);
/* Print one entry of the contract, or all. */
int command_explain(struct job *job, const struct options *options);

#endif
