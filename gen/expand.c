// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * expand.c: from a target file to checked and merged routines.
 */
#include "expand.h"

#include "checks.h"
#include "contract.h"
#include "lock.h"
#include "m4run.h"
#include "merge.h"
#include "source.h"
#include "stream.h"
#include "tidy.h"
#include "watch.h"

enum { MAX_BASES = 8 };

/* What m4 reads: the first N_BEFORE before the target, the others after it. */
/* clang-format off */
static const char *const templates[] = {
	"templates/lang.m4", "templates/contract.m4", "templates/idioms.m4", "templates/skeleton.m4",
	"templates/copy.m4", "templates/fill.m4",     "templates/compare.m4", "templates/routines.m4",
	"templates/emit.m4",
};
/* clang-format on */
enum { N_BEFORE = 3, N_TEMPLATES = sizeof(templates) / sizeof(*templates) };

/* Run m4 for one variant ("": the probe) and read its stream. */
static void run_variant(struct job *job, const struct target *target, const struct words *bases,
			const char *variant, struct run *run)
{
	static const char *const options[] = { "m4", "-P", "-s", "-E", "-L", "2000" };
	const char *argv[sizeof(options) / sizeof(*options) + N_TEMPLATES + MAX_BASES + 7];
	const char *names[N_TEMPLATES + 1];
	struct lock *lock = lock_new(job);
	const struct word *w;
	int n = 0;
	char *text;

	run_init(run);
	if (!lock_files(job, lock, templates, N_TEMPLATES, names)) {
		lock_close(lock);
		return;
	}

	for (size_t i = 0; i < sizeof(options) / sizeof(*options); i++)
		argv[n++] = options[i];
	argv[n++] = job_printf(job, "-DVARIANT=%s", variant);
	argv[n++] = job_printf(job, "-DTARGET_FILE=%s:1", target->file);
	if (target->without)
		argv[n++] = job_printf(job, "-DWITHOUT=%s", target->without);
	if (target->settings)
		argv[n++] = job_printf(job, "-DSETTINGS=%s", target->settings);
	for (int i = 0; i <= N_BEFORE; i++)
		argv[n++] = names[i];
	STAILQ_FOREACH(w, bases, next)
		argv[n++] = w->text;
	argv[n++] = target->file;
	for (int i = N_BEFORE + 1; i <= N_TEMPLATES; i++)
		argv[n++] = names[i];
	argv[n] = NULL;
	job->stage = STAGE_M4;
	text = m4_run(job, (char *const *)argv, lock, target->file);
	lock_close(lock);
	job->stage = STAGE_CODE;
	if (text)
		stream_read(job, text, target->file, run);
	free(text);
}

/* Check the files of a target as text; false if m4 cannot be run on them. */
static bool readable(struct job *job, const struct target *target, struct words *bases)
{
	const struct word *w;
	bool ok = source_check(job, target->file, bases);
	int n = 0;

	STAILQ_FOREACH(w, bases, next)
		ok = source_check(job, w->text, NULL) && n++ < MAX_BASES && ok;
	for (int i = 0; i < N_TEMPLATES; i++)
		ok = source_readable(job, templates[i]) && ok;
	return ok;
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
	check_target(job, target);
	job->stage = STAGE_M4; /* what follows from it in the code need not be said */
	ok = contract_check_definitions(job, target, bases);
	job->stage = STAGE_CODE;
	return target->probe.complete && ok;
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
