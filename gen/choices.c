// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * choices.c: what a target chose to define itself, and what belongs to it.
 */
#include "choices.h"

#include "contract.h"
#include "stream.h"

#include <string.h>

static bool has_word(const struct words *list, const char *name, size_t n)
{
	const struct word *w;

	STAILQ_FOREACH(w, list, next)
		if (strlen(w->text) == n && strncmp(w->text, name, n) == 0)
			return true;
	return false;
}

static void fall(struct job *job, const struct run *run, const char *name, size_t n,
		 struct words *fallen);

static void all_fall(struct job *job, const struct run *run, const char *list, struct words *fallen)
{
	for (size_t n; *list; list += n + strspn(list + n, " ")) {
		n = strcspn(list, " ");
		fall(job, run, list, n, fallen);
	}
}

/* NAME falls. With it fall its set, if it is one of the members, or the set of which it is a part,
 * and what needs it. */
static void fall(struct job *job, const struct run *run, const char *name, size_t n,
		 struct words *fallen)
{
	const struct relation *r;
	bool member = false;

	if (has_word(fallen, name, n))
		return;
	word_add(job, fallen, job_printf(job, "%.*s", (int)n, name), NULL);
	STAILQ_FOREACH(r, &run->relations, next)
		member |= r->mutual && list_has(r->names, name, n);
	STAILQ_FOREACH(r, &run->relations, next) {
		bool other = list_has(r->others, name, n);

		if (r->mutual ? !list_has(r->names, name, n) && (member || !other) : !other)
			continue;
		all_fall(job, run, r->names, fallen);
		if (r->mutual)
			all_fall(job, run, r->others, fallen);
	}
}

static bool optional(const struct contract *c)
{
	return strcmp(c->need, "default") == 0 && strcmp(c->kind, "layout") != 0;
}

void choices_find(struct job *job, const struct target *target, struct choices *choices)
{
	const struct run *run = &target->probe;
	const struct contract *c, *other;

	STAILQ_INIT(choices);
	STAILQ_FOREACH(c, &run->contracts, next) {
		struct choice *choice = job_alloc(job, sizeof(*choice)), *known;
		struct words fallen;

		if (!optional(c) || !contract_is_own(c))
			continue;
		STAILQ_INIT(&fallen);
		fall(job, run, c->name, strlen(c->name), &fallen);
		*choice = (struct choice){ .names = "", .at = c->defined };
		STAILQ_FOREACH(other, &run->contracts, next)
			if (contract_is_own(other) &&
			    has_word(&fallen, other->name, strlen(other->name)))
				choice->names = job_printf(job, "%s%s%s", choice->names,
							   *choice->names ? " " : "", other->name);
		STAILQ_FOREACH(known, choices, next)
			if (strcmp(known->names, choice->names) == 0)
				break;
		if (!known)
			STAILQ_INSERT_TAIL(choices, choice, next);
	}
}

/* The entry NAME; NULL with an error at OPTION if there is none. */
static const struct contract *find(struct job *job, const struct run *run, const char *option,
				   const char *name)
{
	const struct contract *c = contract_find(run, name);
	const char *near = c ? NULL : contract_nearest(run, name, false);

	if (!c)
		job_error(job, (struct where){ option, 0 }, "%s is not in the contract%s%s%s", name,
			  near ? ": did you mean " : "", near ? near : "", near ? "?" : "");
	return c;
}

const char *choices_without(struct job *job, const struct run *run, const struct words *wanted)
{
	const struct word *w;
	const char *names = NULL;
	struct words fallen;

	STAILQ_INIT(&fallen);
	STAILQ_FOREACH(w, wanted, next) {
		const struct contract *c = find(job, run, "--without", w->text);

		if (c && strcmp(c->need, "required") == 0)
			job_error(job, (struct where){ "--without", 0 },
				  "%s is required: it has no default", c->name);
		else if (c)
			fall(job, run, c->name, strlen(c->name), &fallen);
	}
	STAILQ_FOREACH(w, &fallen, next)
		names = names ? job_printf(job, "%s %s", names, w->text) : w->text;
	return names;
}

const char *choices_settings(struct job *job, const struct run *run, const struct words *wanted)
{
	const struct word *w;
	const char *settings = NULL;

	STAILQ_FOREACH(w, wanted, next) {
		const char *name = job_printf(job, "%.*s", (int)strcspn(w->text, "="), w->text);
		const struct contract *c = find(job, run, "--set", name);

		if (c && strcmp(c->kind, "capability") != 0)
			job_error(job, (struct where){ "--set", 0 },
				  "%s is no capability, but a %s", name, c->kind);
		settings = settings ? job_printf(job, "%s %s", settings, w->text) : w->text;
	}
	return settings;
}
