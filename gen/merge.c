// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * merge.c: make one text of the texts of all variants.
 *
 * A set of variants is a mask, bit V for variant V. Parts (files, routines, sections)
 * of different variants belong together if they have the same name and stand in the same
 * order.
 */
#include "merge.h"

#include "stream.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

/* One part in all variants. */
struct slot {
	STAILQ_ENTRY(slot) next;
	const char *name;
	unsigned int mask;		 /* variants that have it */
	struct part *part[MAX_VARIANTS]; /* NULL: this variant lacks it */
};
STAILQ_HEAD(slots, slot);

/* Variants that share one text of a section. */
struct group {
	unsigned int mask;
	struct items items;
	const char *comment;
};

/* How the variants of a section fall into groups: the default's group is the last. */
struct partition {
	struct slot *slot;
	int n;
	struct group group[MAX_VARIANTS];
};

struct merge {
	struct job *job;
	const struct target *target;
};

/* Walk the variants V of a MASK. */
#define FOREACH_VARIANT(v, mask)                                                                   \
	for (int v = 0; v < MAX_VARIANTS; v++)                                                     \
		if ((mask) >> v & 1)

static int first_variant(unsigned int mask)
{
	return __builtin_ctz(mask);
}

/* ---- numbers ---- */

/*
 * If a decimal number starts at TEXT + AT (a - before it belongs to it unless it is a
 * subtraction), its length and VALUE, otherwise 0. Digits of a name, of a hexadecimal
 * number or of a local label reference (1b) are no number.
 */
static int number_at(const char *text, int at, long *value)
{
	const char *p = text + at;
	char before = at > 0 ? text[at - 1] : ' ', *end;

	if (isalnum((unsigned char)before) || strchr("_.$%", before))
		return 0;
	if (*p == '-' && strchr(" ,(#=[{", before))
		p++;
	if (!isdigit((unsigned char)*p) || (*p == '0' && isdigit((unsigned char)p[1])))
		return 0;
	*value = strtol(text + at, &end, 10);
	if (isalnum((unsigned char)*end) || strchr("_.$", *end ? *end : ' '))
		return 0;
	return end - (text + at);
}

/* k * symbol + c */
struct affine {
	const char *symbol;
	long k, c;
};

/* Find the form that gives NUMBER[i] in variant VAR[i], the one with the smallest |c|. */
static bool find_affine(const struct merge *m, const int *var, const long *number, int n,
			struct affine *best)
{
	const struct symbol *s[MAX_VARIANTS];
	int differ = 1;

	while (differ < n && number[differ] == number[0])
		differ++;
	best->symbol = NULL;
	for (int i = 0; i < n; i++)
		s[i] = STAILQ_FIRST(&m->target->run[var[i]].symbols);
	while (s[0]) {
		long dv = s[differ]->value - s[0]->value, dn = number[differ] - number[0];
		struct affine a = { s[0]->name, dv ? dn / dv : 0, 0 };
		bool fits = dv && dn % dv == 0;

		a.c = number[0] - a.k * s[0]->value;
		for (int i = 0; i < n; i++)
			fits = fits && number[i] == a.k * s[i]->value + a.c;
		if (fits && (!best->symbol || labs(a.c) < labs(best->c)))
			*best = a;
		for (int i = 0; i < n; i++)
			s[i] = STAILQ_NEXT(s[i], next);
	}
	return best->symbol;
}

/* Print the form between the characters BEFORE and AFTER, in parentheses where they bind. */
static void put_affine(struct obstack *pool, const struct affine *a, char before, char after)
{
	bool name_only = a->k == 1 && a->c == 0;
	bool parens = !name_only &&
		      (strchr("+-*/%<>&|^~", before) || (after && strchr("*/%<>", after)));

	if (parens)
		obstack_1grow(pool, '(');
	if (a->k == -1)
		obstack_1grow(pool, '-');
	else if (a->k != 1)
		obstack_printf(pool, "%ld*", a->k);
	obstack_printf(pool, "%s", a->symbol);
	if (a->c)
		obstack_printf(pool, "%+ld", a->c);
	if (parens)
		obstack_1grow(pool, ')');
}

/* One line for TEXT[i] of variants VAR[i]; NULL if they differ in more than numbers. */
static const char *merge_line(const struct merge *m, const int *var, const char *const *text, int n)
{
	struct obstack *pool = &m->job->pool;
	int at[MAX_VARIANTS] = { 0 };

	for (;;) {
		long number[MAX_VARIANTS] = { 0 };
		int len[MAX_VARIANTS], same = 1, numbers = 0;
		struct affine a;

		for (int i = 0; i < n; i++) {
			len[i] = number_at(text[i], at[i], &number[i]);
			numbers += len[i] > 0;
			same += i > 0 && text[i][at[i]] == text[0][at[0]];
		}
		if (numbers == n) {
			bool equal = true;

			for (int i = 1; i < n; i++)
				equal = equal && number[i] == number[0];
			if (equal)
				obstack_printf(pool, "%ld", number[0]);
			else if (find_affine(m, var, number, n, &a))
				put_affine(pool, &a, at[0] ? text[0][at[0] - 1] : ' ',
					   text[0][at[0] + len[0]]);
			else
				break;
			for (int i = 0; i < n; i++)
				at[i] += len[i];
			continue;
		}
		if (numbers > 0 || same != n)
			break;
		obstack_1grow(pool, text[0][at[0]]);
		if (!text[0][at[0]])
			return obstack_finish(pool);
		for (int i = 0; i < n; i++)
			at[i]++;
	}
	obstack_free(pool, obstack_finish(pool));
	return NULL;
}

/* ---- sections ---- */

static bool same_fixup(const struct item *a, const struct item *b)
{
	return a->fixup && b->fixup ? strcmp(a->fixup, b->fixup) == 0 : a->fixup == b->fixup;
}

/* Merge the text of a section in the variants of MASK; false if it cannot be one text. */
static bool merge_items(const struct merge *m, const struct slot *slot, unsigned int mask,
			struct items *items)
{
	struct item *item[MAX_VARIANTS];
	int var[MAX_VARIANTS], n = 0;

	FOREACH_VARIANT(v, mask) {
		item[n] = STAILQ_FIRST(&slot->part[v]->items);
		var[n++] = v;
	}
	STAILQ_INIT(items);
	while (item[0]) {
		const char *text[MAX_VARIANTS] = { NULL };
		struct item *merged;

		for (int i = 0; i < n; i++) {
			if (!item[i] || item[i]->kind != item[0]->kind ||
			    !same_fixup(item[i], item[0]))
				return false;
			text[i] = item[i]->text;
		}
		merged = job_alloc(m->job, sizeof(*merged));
		*merged = *item[0];
		merged->text = merge_line(m, var, text, n);
		if (!merged->text)
			return false;
		STAILQ_INSERT_TAIL(items, merged, next);
		for (int i = 0; i < n; i++)
			item[i] = STAILQ_NEXT(item[i], next);
	}
	for (int i = 0; i < n; i++)
		if (item[i])
			return false;
	return true;
}

/* One comment for the variants of MASK: merged, or that of the first variant. */
static const char *merge_comment(const struct merge *m, const struct slot *slot, unsigned int mask)
{
	const char *text[MAX_VARIANTS] = { NULL }, *merged;
	int var[MAX_VARIANTS], n = 0;

	FOREACH_VARIANT(v, mask) {
		text[n] = slot->part[v]->comment;
		var[n++] = v;
	}
	merged = merge_line(m, var, text, n);
	return merged ? merged : text[0];
}

static bool is_default(const struct merge *m, unsigned int mask)
{
	FOREACH_VARIANT(v, mask)
		if (!*m->target->variant[v]->condition)
			return true;
	return false;
}

/* The group with the default variant is printed last, as #else. */
static void put_default_last(const struct merge *m, struct partition *p)
{
	for (int g = 0; g < p->n - 1; g++)
		if (is_default(m, p->group[g].mask)) {
			struct group last = p->group[g];

			memmove(&p->group[g], &p->group[g + 1], (p->n - 1 - g) * sizeof(last));
			p->group[p->n - 1] = last;
		}
}

/* Put every variant that has the section into the first group whose text it can share. */
static void make_partition(const struct merge *m, struct slot *slot, struct partition *p)
{
	p->slot = slot;
	p->n = 0;
	FOREACH_VARIANT(v, slot->mask) {
		int g = 0;

		while (g < p->n &&
		       !merge_items(m, slot, p->group[g].mask | 1u << v, &p->group[g].items))
			g++;
		if (g == p->n)
			p->group[p->n++].mask = 0;
		p->group[g].mask |= 1u << v;
	}
	put_default_last(m, p);
	for (int g = 0; g < p->n; g++) {
		struct group *group = &p->group[g];

		merge_items(m, slot, group->mask, &group->items);
		group->comment = merge_comment(m, slot, group->mask);
	}
}

static bool same_partition(const struct partition *a, const struct partition *b)
{
	if (a->n != b->n)
		return false;
	for (int g = 0; g < a->n; g++)
		if (a->group[g].mask != b->group[g].mask)
			return false;
	return true;
}

/* ---- conditions ---- */

/* The conditions of the variants of MASK, joined by || */
static const char *any_of(const struct merge *m, unsigned int mask)
{
	const char *all = NULL;

	FOREACH_VARIANT(v, mask) {
		const char *c = m->target->variant[v]->condition;
		bool parens = mask & (mask - 1) && (strstr(c, "&&") || strstr(c, "||"));

		c = job_printf(m->job, parens ? "(%s)" : "%s", c);
		all = all ? job_printf(m->job, "%s || %s", all, c) : c;
	}
	return all ? all : "1";
}

/* The X of "defined(X)" after an optional prefix, NULL if TEXT is anything else. */
static const char *defined_name(const struct merge *m, const char *text, const char *prefix)
{
	size_t n = strlen(prefix), len;

	if (strncmp(text, prefix, n) != 0 || strncmp(text + n, "defined(", 8) != 0)
		return NULL;
	text += n + 8;
	len = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
	return strcmp(text + len, ")") == 0 ? job_printf(m->job, "%.*s", (int)len, text) : NULL;
}

/* "#if ..." that selects the variants of MASK among those of ALL. */
static const char *condition(const struct merge *m, const char *directive, unsigned int mask,
			     unsigned int all)
{
	bool negate = is_default(m, mask), alone = strcmp(directive, "#if") == 0;
	const char *c = any_of(m, negate ? all & ~mask : mask), *name;

	if (alone && (name = defined_name(m, c, negate ? "!" : "")))
		return job_printf(m->job, "#ifdef %s", name);
	if (alone && (name = defined_name(m, c, negate ? "" : "!")))
		return job_printf(m->job, "#ifndef %s", name);
	if (!negate)
		return job_printf(m->job, "%s %s", directive, c);
	if (defined_name(m, c, ""))
		return job_printf(m->job, "%s !%s", directive, c);
	return job_printf(m->job, "%s !(%s)", directive, c);
}

/* A section that is only a preprocessor line; it takes a comment to stand above it. */
static void add_cpp(const struct merge *m, struct parts *sections, const char *text,
		    const char *comment)
{
	struct part *section = part_add(m->job, sections, "");

	section->comment = comment;
	item_add(m->job, section, ITEM_CPP, text);
}

/* The directive before group G of the variants ALL; NULL: none is needed. */
static const char *directive(const struct merge *m, const struct partition *p, int g,
			     unsigned int all)
{
	if (p->n == 1 && p->group[0].mask == all)
		return NULL;
	if (g > 0 && g == p->n - 1 && p->slot->mask == all)
		return "#else";
	return condition(m, g ? "#elif" : "#if", p->group[g].mask, all);
}

/* Print COUNT sections that share a partition. */
static void put_sections(const struct merge *m, const struct partition *p, int count,
			 unsigned int all, struct parts *out)
{
	bool cpp = directive(m, p, 0, all), shared = cpp && count == 1;

	/* One section with one comment: it stands above the #if. */
	for (int g = 1; g < p->n; g++)
		shared = shared && strcmp(p->group[g].comment, p->group[0].comment) == 0;
	for (int g = 0; g < p->n; g++) {
		if (cpp)
			add_cpp(m, out, directive(m, p, g, all),
				shared && g == 0 ? p->group[0].comment : "");
		for (int i = 0; i < count; i++) {
			struct part *section = part_add(m->job, out, p[i].slot->name);

			section->comment = shared ? "" : p[i].group[g].comment;
			section->items = p[i].group[g].items;
			if (STAILQ_EMPTY(&section->items))
				STAILQ_INIT(&section->items);
		}
	}
	if (cpp)
		add_cpp(m, out, "#endif", "");
}

/* ---- lists of parts ---- */

/* May a part of this NAME come next in a list whose next part is HEAD? Not if one comes later in
 * it. */
static bool may_be_next(const struct part *head, const char *name)
{
	const struct part *p;

	if (!head || strcmp(head->name, name) == 0)
		return true;
	for (p = STAILQ_NEXT(head, next); p; p = STAILQ_NEXT(p, next))
		if (strcmp(p->name, name) == 0)
			return false;
	return true;
}

/*
 * Bring the lists of all variants (NULL: it has none) into one order, in which each
 * keeps its own. Returns the number of slots.
 */
static int align(const struct merge *m, struct parts *const list[], struct slots *slots)
{
	struct part *head[MAX_VARIANTS];
	int n = m->target->nvariants, count;

	for (int v = 0; v < n; v++)
		head[v] = list[v] ? STAILQ_FIRST(list[v]) : NULL;
	STAILQ_INIT(slots);
	for (count = 0;; count++) {
		struct slot *slot;
		const char *name = NULL;

		/* The first that all agree on; if there is none, what the first variant wants. */
		for (int v = n - 1; v >= 0; v--)
			name = head[v] ? head[v]->name : name;
		if (!name)
			return count;
		for (int v = n - 1; v >= 0; v--) {
			bool agreed = head[v];

			for (int w = 0; w < n && agreed; w++)
				agreed = may_be_next(head[w], head[v]->name);
			name = agreed ? head[v]->name : name;
		}
		slot = job_alloc(m->job, sizeof(*slot));
		slot->name = name;
		for (int v = 0; v < n; v++)
			if (head[v] && strcmp(head[v]->name, name) == 0) {
				slot->part[v] = head[v];
				slot->mask |= 1u << v;
				head[v] = STAILQ_NEXT(head[v], next);
			}
		STAILQ_INSERT_TAIL(slots, slot, next);
	}
}

/* Put the words of FROM that are new at the end of TO. */
static void add_words(struct job *job, struct words *to, const struct words *from)
{
	struct word *w, *t;

	STAILQ_FOREACH(w, from, next) {
		STAILQ_FOREACH(t, to, next)
			if (strcmp(t->text, w->text) == 0 &&
			    (!w->note || strcmp(t->note, w->note) == 0))
				break;
		if (!t)
			word_add(job, to, w->text, w->note);
	}
}

/* Lines of a section in the variant that has most of them. */
static int slot_lines(const struct slot *slot)
{
	const struct item *item;
	int most = 0;

	FOREACH_VARIANT(v, slot->mask) {
		int lines = 0;

		STAILQ_FOREACH(item, &slot->part[v]->items, next)
			lines++;
		most = lines > most ? lines : most;
	}
	return most;
}

/* One section made of COUNT neighbours. */
static struct slot *join_slots(const struct merge *m, const struct partition *p, int count)
{
	struct slot *joined = job_alloc(m->job, sizeof(*joined));

	joined->name = p[0].slot->name;
	for (int i = 0; i < count; i++)
		FOREACH_VARIANT(v, p[i].slot->mask) {
			if (!joined->part[v]) {
				joined->part[v] = p[i].slot->part[v];
				joined->mask |= 1u << v;
			} else {
				STAILQ_CONCAT(&joined->part[v]->items, &p[i].slot->part[v]->items);
			}
		}
	return joined;
}

enum { LONG_SECTION = 24 }; /* lines */

/*
 * A section with a comment and those without one that follow it belong together. If they are
 * long and more than half of the lines differ, they become one section, and so one #if:
 * nobody reads two texts that are interleaved line by line. Returns the number of sections then.
 */
static int join_sections(const struct merge *m, struct partition *p, int count, unsigned int all)
{
	int kept = 0;

	for (int i = 0, n; i < count; i += n) {
		int lines = 0, differing = 0;

		for (n = 0; i + n < count; n++) {
			bool whole = p[i + n].n == 1 && p[i + n].slot->mask == all;
			int l = slot_lines(p[i + n].slot);

			if (n && *p[i + n].group[0].comment)
				break;
			lines += l;
			differing += whole ? 0 : l;
		}
		if (n > 1 && lines >= LONG_SECTION && 2 * differing > lines) {
			make_partition(m, join_slots(m, &p[i], n), &p[kept++]);
		} else {
			memmove(&p[kept], &p[i], n * sizeof(*p));
			kept += n;
		}
	}
	return kept;
}

/* Merge the sections of a routine. */
static void merge_sections(const struct merge *m, const struct slot *routine, struct parts *out)
{
	struct parts *list[MAX_VARIANTS] = { NULL };
	struct partition *p;
	struct slots slots;
	struct slot *slot;
	int count, i = 0, n;

	FOREACH_VARIANT(v, routine->mask)
		list[v] = &routine->part[v]->parts;
	count = align(m, list, &slots);
	p = job_alloc(m->job, count * sizeof(*p));
	STAILQ_FOREACH(slot, &slots, next)
		make_partition(m, slot, &p[i++]);
	count = join_sections(m, p, count, routine->mask);
	for (i = 0; i < count; i += n) {
		bool whole = p[i].n == 1 && p[i].slot->mask == routine->mask;

		for (n = 1; !whole && i + n < count && same_partition(&p[i], &p[i + n]); n++)
			;
		put_sections(m, &p[i], n, routine->mask, out);
	}
}

/* Print what a routine is in the variants of MASK, of which each has the same READS. */
static void put_routine(const struct merge *m, const struct slot *all, unsigned int mask,
			struct parts *out)
{
	struct slot slot = { .name = all->name, .mask = mask };
	const struct part *first = all->part[first_variant(mask)];
	struct part *routine = part_add(m->job, out, slot.name);

	routine->kind = first->kind;
	routine->reads = first->reads;
	routine->about = first->about;
	routine->variants = mask;
	FOREACH_VARIANT(v, mask) {
		slot.part[v] = all->part[v];
		add_words(m->job, &routine->regs, &slot.part[v]->regs);
	}
	merge_sections(m, &slot, &routine->parts);
}

/* The variants of a routine by what it reads: if that differs, so does nearly all of it. */
static void part_by_reads(const struct merge *m, struct slot *slot, struct partition *p)
{
	p->slot = slot;
	p->n = 0;
	FOREACH_VARIANT(v, slot->mask) {
		int g = 0;

		while (g < p->n && strcmp(slot->part[first_variant(p->group[g].mask)]->reads,
					  slot->part[v]->reads) != 0)
			g++;
		if (g == p->n)
			p->group[p->n++].mask = 0;
		p->group[g].mask |= 1u << v;
	}
	put_default_last(m, p);
}

/* Merge the routines of a file. */
static void merge_routines(const struct merge *m, const struct slot *file, struct parts *out)
{
	unsigned int all = (1u << m->target->nvariants) - 1;
	struct parts *list[MAX_VARIANTS] = { NULL };
	struct slots slots;
	struct slot *slot;

	FOREACH_VARIANT(v, file->mask)
		list[v] = &file->part[v]->parts;
	align(m, list, &slots);
	STAILQ_FOREACH(slot, &slots, next) {
		struct partition p;
		bool cpp;

		part_by_reads(m, slot, &p);
		cpp = directive(m, &p, 0, all);
		for (int g = 0; g < p.n; g++) {
			if (cpp)
				add_cpp(m, &part_add(m->job, out, "")->parts,
					directive(m, &p, g, all), "");
			put_routine(m, slot, p.group[g].mask, out);
		}
		if (cpp)
			add_cpp(m, &part_add(m->job, out, "")->parts, "#endif", "");
	}
}

void merge_variants(struct job *job, struct target *target)
{
	struct merge m = { job, target };
	struct parts *list[MAX_VARIANTS] = { NULL };
	struct slots slots;
	struct slot *slot;

	for (int v = 0; v < target->nvariants; v++)
		list[v] = &target->run[v].files;
	align(&m, list, &slots);
	STAILQ_INIT(&target->files);
	STAILQ_FOREACH(slot, &slots, next) {
		struct part *file = part_add(job, &target->files, slot->name);

		file->variants = slot->mask;
		file->about = slot->part[first_variant(slot->mask)]->about;
		FOREACH_VARIANT(v, slot->mask)
			add_words(job, &file->includes, &slot->part[v]->includes);
		merge_routines(&m, slot, &file->parts);
	}
}
