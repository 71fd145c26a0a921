// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * base.c: m4's state after the templates.
 */
#include "base.h"

#include "m4run.h"
#include "source.h"

/* In the order in which m4 reads them; the last one after the target. */
/* clang-format off */
static const char *const templates[] = {
	"templates/lang.m4", "templates/contract.m4", "templates/idioms.m4", "templates/skeleton.m4",
	"templates/copy.m4", "templates/fill.m4",     "templates/compare.m4", "templates/routines.m4",
	"templates/emit.m4",
};
/* clang-format on */
enum { N_TEMPLATES = sizeof(templates) / sizeof(*templates) };

const struct base *base_get(struct job *job)
{
	const char *names[N_TEMPLATES + 1], *argv[N_TEMPLATES + 6] = { "m4", "-P", "-s", "-F" };
	struct base *base;
	char *text;
	int n = 4, before = job->errors;

	if (job->base)
		return job->base;
	base = job_alloc(job, sizeof(*base));
	base->lock = lock_new(job);
	if (!lock_files(job, base->lock, templates, N_TEMPLATES, names))
		return NULL;
	base->state = lock_new_file(job, base->lock);
	base->last = names[N_TEMPLATES];
	argv[n++] = base->state;
	for (int i = 0; i < N_TEMPLATES; i++)
		argv[n++] = names[i];
	text = m4_freeze(job, (char *const *)argv, base->lock);
	if (text && job->errors == before) {
		base->text = job_copy(job, text);
		job->base = base;
	}
	free(text);
	return job->base;
}

bool base_readable(struct job *job)
{
	bool ok = true;

	for (int i = 0; i < N_TEMPLATES; i++)
		ok = source_readable(job, templates[i]) && ok;
	return ok;
}
