/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * job.h: what every part of the generator is handed: a pool for memory that lives
 * as long as the process, and the list of errors found so far.
 *
 * There are no globals; a job is made in main() and passed down.
 */
#ifndef JOB_H
#define JOB_H

#include <obstack.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/queue.h>

/* A place in an input file. Line 0: the file as a whole. */
struct where {
	const char *file;
	int line;
};

/* Is that place in a template? */
bool in_templates(struct where at);

/* What is being looked at; a later stage is silent about a line that an earlier one blamed. */
enum stage { STAGE_TEXT, STAGE_M4, STAGE_CODE };

/* One error or warning, kept until the end. */
struct message {
	STAILQ_ENTRY(message) next;
	struct where at;
	enum stage stage;
	bool warning;
	const char *text;
};

struct base;

struct job {
	struct obstack pool;
	STAILQ_HEAD(, message) messages;
	enum stage stage;
	bool no_warnings; /* for commands that only ask */
	int errors;
	const struct base *base; /* what m4 reads before any target (base.h) */
	int failure;		 /* exit status if there are errors */
	double m4_cpu;		 /* seconds that m4 took for the present target */
	size_t m4_output;	 /* bytes that it wrote */
};

/* Make a job without memory and errors. */
void job_init(struct job *job);

/* Print all messages in the order of their discovery and free the job; true if there was no error.
 */
bool job_finish(struct job *job);

/* Free a job whose messages nobody is to see. */
void job_drop(struct job *job);

/* The first error as "FILE:LINE: TEXT", in the pool of TO; NULL if there is none. */
const char *job_first_error(const struct job *job, struct job *to);

/* Note an error at a place, unless it is known already. FMT as for printf. */
void job_error(struct job *job, struct where at, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* Note that FILE "cannot be WHAT", with the reason in errno. LINE 0: no place in it. */
void job_errno(struct job *job, const char *file, int line, const char *what);

/* Was an error that holds TEXT noted in this stage (at a place, if AT is not NULL)? */
bool job_has(const struct job *job, enum stage stage, const struct where *at, const char *text);

/* Note a warning at a place; it does not change the exit status. */
void job_warn(struct job *job, struct where at, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* Zeroed memory of SIZE bytes from the pool. */
void *job_alloc(struct job *job, size_t size);

/* A copy of TEXT in the pool. */
const char *job_copy(struct job *job, const char *text);

/* printf into the pool. */
const char *job_printf(struct job *job, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
