// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * contract.c: does a target keep the contract?
 */
#include "contract.h"

#include "source.h"

#include <string.h>

enum { NAME_MAX_LENGTH = 40 };

struct contract *contract_find(const struct run *run, const char *name)
{
	struct contract *c;

	STAILQ_FOREACH(c, &run->contracts, next)
		if (strcmp(c->name, name) == 0)
			return c;
	return NULL;
}

bool contract_is_call(const struct contract *c)
{
	return strcmp(c->kind, "capability") != 0 && strcmp(c->kind, "register") != 0;
}

bool contract_is_own(const struct contract *c)
{
	return c->defined.file && !in_templates(c->defined);
}

bool list_has(const char *list, const char *word, size_t n)
{
	for (size_t len; list && *list; list += len + strspn(list + len, " ")) {
		len = strcspn(list, " ");
		if (len == n && strncmp(list, word, n) == 0)
			return true;
	}
	return false;
}

/* How many letters must be changed, added, dropped or swapped with a neighbour to make B of A? */
static int distance(const char *a, const char *b)
{
	int n = strlen(a), m = strlen(b), d[NAME_MAX_LENGTH + 1][NAME_MAX_LENGTH + 1];

	if (n > NAME_MAX_LENGTH || m > NAME_MAX_LENGTH)
		return NAME_MAX_LENGTH;
	for (int i = 0; i <= n; i++)
		for (int j = 0; j <= m; j++) {
			int best = i && j ? d[i - 1][j - 1] + (a[i - 1] != b[j - 1]) : i + j;

			if (i && d[i - 1][j] + 1 < best)
				best = d[i - 1][j] + 1;
			if (j && d[i][j - 1] + 1 < best)
				best = d[i][j - 1] + 1;
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
			    d[i - 2][j - 2] + 1 < best)
				best = d[i - 2][j - 2] + 1;
			d[i][j] = best;
		}
	return d[n][m];
}

/* Keep NAME in BEST if it is nearer to WANTED. A third of the letters may be wrong. */
static void try_name(const char *wanted, const char *name, const char **best, int *limit)
{
	int d = distance(wanted, name);

	if (d < *limit) {
		*limit = d;
		*best = name;
	}
}

const char *contract_nearest(const struct run *run, const char *name, bool macros)
{
	const char *best = NULL;
	const struct contract *c;
	const struct definition *d;
	int limit = strlen(name) / 3 + 1;

	STAILQ_FOREACH(c, &run->contracts, next)
		try_name(name, c->name, &best, &limit);
	STAILQ_FOREACH(d, &run->definitions, next)
		if (macros && d->macro)
			try_name(name, d->name, &best, &limit);
	return best;
}

/* A name that is defined once more. */
static void check_again(struct job *job, const struct definition *first,
			const struct definition *again)
{
	if (!first->at.file || !again->at.file || strcmp(first->name, again->name) != 0)
		return;
	if (strcmp(first->at.file, again->at.file) == 0 && first->at.line < again->at.line &&
	    !in_templates(first->at))
		job_warn(job, again->at, "%s is defined already in line %d: this one counts",
			 again->name, first->at.line);
}

/* A macro of the target's own: does the target ever call it? */
static void check_macro(struct job *job, const struct target *target, const struct definition *d,
			const struct words *bases)
{
	const struct word *w;
	int uses = source_count_word(target->file, d->name);

	STAILQ_FOREACH(w, bases, next)
		uses += source_count_word(w->text, d->name);
	if (uses == 1 && strcmp(d->at.file, target->file) == 0)
		job_warn(job, d->at, "%s is never used: remove it", d->name);
}

static bool is_list(const struct contract *role)
{
	return strstr(role->meaning, "a list") || strstr(role->meaning, "data registers");
}

/* Roles that the arguments have when the routine begins. */
static bool is_argument(const struct contract *role)
{
	return strncmp(role->name, "ARG", 3) == 0;
}

/* May a role have the register of an argument? A fill reads only one buffer and has its value in
 * another. */
static bool may_be_argument(const struct contract *role)
{
	return strcmp(role->args, "fill") == 0 || strcmp(role->args, "line clear") == 0 ||
	       strcmp(role->name, "RESULT") == 0 || strcmp(role->name, "RESERVED") == 0;
}

/* The role of a register that always reads as zero; NULL: there is none. */
static const struct contract *wired_zero(const struct run *run)
{
	const struct contract *wired = contract_find(run, "ZERO_IS_WIRED");

	return wired && wired->value && strcmp(wired->value, "1") == 0 ? contract_find(run, "ZERO")
								       : NULL;
}

/* The registers of one role. */
static void check_role(struct job *job, const struct run *run, const struct contract *role)
{
	const struct contract *reserved = contract_find(run, "RESERVED"), *other;
	const struct contract *zero = wired_zero(run);
	bool itself = strcmp(role->name, "RESERVED") == 0, before;

	if (!*role->value)
		job_error(job, role->defined, "%s names no register", role->name);
	else if (!is_list(role) && strchr(role->value, ' '))
		job_error(job, role->defined, "%s is one register, not a list: '%s'", role->name,
			  role->value);
	for (size_t n, i = 0; role->value[i]; i += n + strspn(role->value + i + n, " ")) {
		const char *reg = role->value + i;
		int len = n = strcspn(reg, " ");

		if (reg[strspn(reg, "%$abcdefghijklmnopqrstuvwxyz0123456789")] != ' ' &&
		    reg[strspn(reg, "%$abcdefghijklmnopqrstuvwxyz0123456789")])
			job_error(job, role->defined,
				  "'%.*s' is not the name of a register (separate them by blanks)",
				  len, reg);
		if (list_has(role->value + i + n, reg, n))
			job_error(job, role->defined, "%.*s is in %s twice", len, reg, role->name);
		if (!itself && reserved && list_has(reserved->value, reg, n))
			job_error(job, role->defined, "%s may not be %.*s, which is RESERVED",
				  role->name, len, reg);
		if (!itself && zero && zero != role && zero->value && list_has(zero->value, reg, n))
			job_error(job, role->defined,
				  "%s may not be %.*s, which is ZERO and always zero "
				  "(ZERO_IS_WIRED)",
				  role->name, len, reg);
		before = true;
		STAILQ_FOREACH(other, &run->contracts, next) {
			before &= other != role;
			if (other->value && is_argument(other) &&
			    strcmp(other->need, "required") == 0 &&
			    (is_argument(role) ? before : !may_be_argument(role)) &&
			    list_has(other->value, reg, n))
				job_error(job, role->defined, "%s may not have %.*s, which is %s",
					  role->name, len, reg, other->name);
		}
	}
}

bool contract_check_definitions(struct job *job, const struct target *target,
				const struct words *bases)
{
	const struct definition *d, *again;
	const struct contract *c;
	int before;

	STAILQ_FOREACH(d, &target->probe.definitions, next) {
		again = d;
		while ((again = STAILQ_NEXT(again, next)))
			check_again(job, d, again);
		if (d->macro && d->at.file && !in_templates(d->at))
			check_macro(job, target, d, bases);
	}
	before = job->errors;
	STAILQ_FOREACH(c, &target->probe.contracts, next)
		if (c->value && strcmp(c->kind, "register") == 0 && !in_templates(c->defined) &&
		    !strstr(c->value, "TODO"))
			check_role(job, &target->probe, c);
	return job->errors == before;
}

void contract_check_use(struct job *job, const struct target *target)
{
	const struct contract *c, *v;

	STAILQ_FOREACH(c, &target->probe.contracts, next) {
		bool primitive = strcmp(c->kind, "primitive") == 0;
		int calls = 0, most = 0;

		if (!c->defined.file || (!primitive && strcmp(c->kind, "idiom") != 0))
			continue;
		for (int i = 0; i < target->nvariants; i++) {
			v = contract_find(&target->run[i], c->name);
			if (!v || !v->calls)
				continue;
			if (!in_templates(v->defined) && strstr(c->meaning, "one instruction") &&
			    (v->fewest != 1 || v->most != 1))
				job_error(job, v->defined,
					  "%s writes %d instructions, but the contract says one",
					  c->name, v->fewest != 1 ? v->fewest : v->most);
			calls += v->calls;
			most = v->most > most ? v->most : most;
		}
		if (primitive && calls && most == 0)
			job_error(job, c->defined, "%s writes no instruction", c->name);
		if (!calls && strcmp(c->need, "required") != 0 &&
		    strcmp(c->defined.file, target->file) == 0)
			job_warn(job, c->defined,
				 "%s is never used by the routines of this target: remove it",
				 c->name);
	}
}
