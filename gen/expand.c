// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * expand.c: from a target file to checked and merged routines.
 */
#include "expand.h"

#include "base.h"
#include "checks.h"
#include "contract.h"
#include "m4run.h"
#include "merge.h"
#include "source.h"
#include "stream.h"
#include "tidy.h"
#include "watch.h"

#include <stdio.h>
#include <stdlib.h>

enum { MAX_BASES = 8 };

/* Add "-DNAME=VALUE" to the N arguments in ARGV; NAME is private to the templates. */
static void add_definition(struct job *job, const char *argv[], int *n, const char *name,
			   const char *value)
{
	argv[(*n)++] = job_printf(job, "-D%s=%s", lock_private(job, job->base->lock, name), value);
}

/* Run m4 for one variant ("": the probe) and read its stream. */
static void run_variant(struct job *job, const struct target *target, const struct words *bases,
			const char *variant, struct run *run)
{
	static const char *const options[] = { "m4", "-s", "-E", "-L", M4_DEPTH, "-R" };
	const struct base *base = base_get(job);
	const char *argv[sizeof(options) / sizeof(*options) + MAX_BASES + 9];
	const struct word *w;
	int n = 0;
	char *text, *all = NULL;

	run_init(run);
	if (!base)
		return;
	for (size_t i = 0; i < sizeof(options) / sizeof(*options); i++)
		argv[n++] = options[i];
	argv[n++] = base->state;
	add_definition(job, argv, &n, "IN_TARGET_", "1");
	add_definition(job, argv, &n, "VARIANT_", variant);
	add_definition(job, argv, &n, "TARGET_FILE_", job_printf(job, "%s:1", target->file));
	if (target->without)
		add_definition(job, argv, &n, "WITHOUT_", target->without);
	if (target->settings)
		add_definition(job, argv, &n, "SETTINGS_", target->settings);
	STAILQ_FOREACH(w, bases, next)
		argv[n++] = w->text;
	argv[n++] = target->file;
	argv[n++] = base->last;
	argv[n] = NULL;
	job->stage = STAGE_M4;
	text = m4_run(job, (char *const *)argv, base->lock, target->file);
	job->stage = STAGE_CODE;
	if (text && asprintf(&all, "%s%s", base->text, text) < 0) {
		perror("memgen");
		exit(2);
	}
	if (text)
		stream_read(job, all, target->file, run);
	free(text);
	free(all);
}

/* Check the files of a target as text; false if m4 cannot be run on them. */
static bool readable(struct job *job, const struct target *target, struct words *bases)
{
	const struct word *w;
	bool ok = source_check(job, target->file, bases);
	int n = 0;

	STAILQ_FOREACH(w, bases, next) {
		ok = source_check(job, w->text, NULL) && ok;
		n++;
	}
	if (n > MAX_BASES)
		job_error(job, (struct where){ target->file, 1 }, "more than %d bases", MAX_BASES);
	return base_readable(job) && ok && n <= MAX_BASES;
}

static bool probe(struct job *job, struct target *target, struct words *bases)
{
	struct variant *v;
	struct where at = { target->file, 1 };
	bool ok;

	STAILQ_INIT(bases);
	job->m4_cpu = 0;
	job->m4_output = 0;
	job->stage = STAGE_TEXT;
	if (!readable(job, target, bases))
		return false;
	run_variant(job, target, bases, "", &target->probe);
	STAILQ_FOREACH(v, &target->probe.variants, next) {
		if (target->nvariants == MAX_VARIANTS) {
			job_error(job, at, "more than %d variants", MAX_VARIANTS);
			return false;
		}
		target->variant[target->nvariants++] = v;
	}
	if (target->nvariants == 0 && target->probe.complete)
		job_error(job, at, "no variant is declared: add VARIANT(NAME)");
	ok = check_target(job, target) && target->probe.complete;
	job->stage = STAGE_M4; /* what follows from it in the code need not be said */
	ok &= contract_check_definitions(job, target, bases);
	job->stage = STAGE_CODE;
	return ok;
}

bool expand_contract(struct job *job, struct run *run)
{
	/* Everything is missing in an empty target: that is nobody's error here. */
	const struct target nothing = { .name = "", .file = "/dev/null" };
	struct words bases;
	struct job aside;

	job_init(&aside);
	STAILQ_INIT(&bases);
	run_variant(&aside, &nothing, &bases, "", run);
	if (!run->complete || STAILQ_EMPTY(&run->contracts))
		job_error(job, (struct where){ "templates", 0 },
			  "cannot be expanded: run memgen in the top directory, or use -C DIR");
	return !job->errors;
}

bool expand_probe(struct job *job, struct target *target)
{
	struct words bases;

	return probe(job, target, &bases);
}

/* The probe, then one run for each variant. */
static void expand(struct job *job, struct target *target)
{
	struct words bases;
	int before = job->errors;

	if (!probe(job, target, &bases))
		return;
	for (int v = 0; v < target->nvariants; v++) {
		run_variant(job, target, &bases, target->variant[v]->name, &target->run[v]);
		check_run(job, &target->run[v]);
		if (!target->run[v].complete)
			return;
	}
	if (job->errors == before)
		contract_check_use(job, target);
	if (!job->errors) {
		merge_variants(job, target);
		tidy_target(job, target);
	}
}

void expand_target(struct job *job, struct target *target)
{
	struct watch watch;

	watch_start(&watch, target->file, job->failure);
	expand(job, target);
	watch_stop(&watch);
}
