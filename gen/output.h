/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * output.h: the generated files on disk: write them all or none, or compare them.
 */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "job.h"

/* A generated file. */
struct output {
	STAILQ_ENTRY(output) next;
	const char *path; /* out/riscv/memcpy.S */
	const char *text;
	char *temp; /* while it is written: the temporary file beside it */
};
STAILQ_HEAD(outputs, output);

/* How a file on disk compares with its text. */
enum freshness { FRESH, STALE, MISSING, UNREADABLE };

/* Compare one. */
enum freshness output_compare(struct job *job, const struct output *output);

/*
 * Write all files that are not fresh: each into a temporary file beside its place, and
 * when all are complete each to its place. On an error nothing changes; what is killed in between
 * leaves files that output_compare() finds to be old, and temporary ones.
 */
void output_write(struct job *job, struct outputs *outputs);

#endif
