// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * tidy.c: what a reader of the output need not see: labels that nothing goes to, and registers in
 * the table of a routine that its code does not use.
 */
#include "tidy.h"

#include <ctype.h>
#include <string.h>

/* Length of the register's name at the start of TEXT; 0: none. */
static size_t register_length(const char *text)
{
	size_t n = *text == '%' || *text == '$';

	while (isalnum((unsigned char)text[n]))
		n++;
	return n;
}

/* Is the register NAME (N letters) in LIST, separated by commas? Returns its place from 1, or 0. */
static int list_place(const char *list, const char *name, size_t n)
{
	for (int place = 1; *list; place++) {
		size_t len = strcspn(list, ",");

		if (len == n && strncmp(list, name, n) == 0)
			return place;
		list += len + (list[len] == ',');
	}
	return 0;
}

/* Has the register table of a routine a row with that register? */
static bool in_table(const struct part *routine, const char *name, size_t n)
{
	const struct word *w;

	STAILQ_FOREACH(w, &routine->regs, next)
		if (list_place(w->text, name, n))
			return true;
	return false;
}

/*
 * Is the word TEXT (N letters) the register REG (LEN letters), also as a part of it: one letter
 * more, or, unless that is another one of the table, another letter before its number?
 */
static bool same_register(const struct part *routine, const char *reg, size_t len, const char *text,
			  size_t n)
{
	if (n >= len && strncmp(text, reg, len) == 0)
		return n == len || (n == len + 1 && isalpha((unsigned char)text[len]));
	return n == len && isalpha((unsigned char)*text) &&
	       strspn(reg + 1, "0123456789") == len - 1 && len > 1 &&
	       strncmp(text + 1, reg + 1, len - 1) == 0 && !in_table(routine, text, n);
}

/* Does the line TEXT name register REG (LEN letters), the PLACE-th of LIST, or a range of LIST that
 * holds it? */
static bool names_register(const struct part *routine, const char *text, const char *list,
			   int place, const char *reg, size_t len)
{
	for (size_t n; *text; text += n ? n : 1) {
		n = register_length(text);
		if (n && same_register(routine, reg, len, text, n))
			return true;
		if (n && text[n] == '-') {
			int from = list_place(list, text, n);
			const char *last = text + n + 1;

			if (from && from <= place &&
			    place <= list_place(list, last, register_length(last)))
				return true;
		}
	}
	return false;
}

/*
 * Those registers of LIST that the code of a routine names, or that of the entries after it that
 * have no table of their own.
 */
static const char *used_registers(struct job *job, const struct part *routine, const char *list)
{
	const char *used = "", *reg = list;

	for (int place = 1; *reg; place++) {
		size_t len = strcspn(reg, ",");
		const struct part *part = routine, *section;
		const struct item *item;
		bool found = false;

		do {
			STAILQ_FOREACH(section, &part->parts, next)
				STAILQ_FOREACH(item, &section->items, next)
					found = found || names_register(routine, item->text, list,
									place, reg, len);
			part = STAILQ_NEXT(part, next);
		} while (part && STAILQ_EMPTY(&part->regs));
		if (found)
			used = job_printf(job, "%s%s%.*s", used, *used ? "," : "", (int)len, reg);
		reg += len + (reg[len] == ',');
	}
	return used;
}

/* Take the unused registers out of the lists of a routine's table, and lists of which nothing is
 * left. */
static void tidy_table(struct job *job, struct part *routine)
{
	struct word *w, *after;

	for (w = STAILQ_FIRST(&routine->regs); w; w = after) {
		after = STAILQ_NEXT(w, next);
		if (strchr(w->text, ','))
			w->text = used_registers(job, routine, w->text);
		if (!*w->text)
			STAILQ_REMOVE(&routine->regs, w, word, next);
	}
}

/* Does the line TEXT hold the label NAME as a word? */
static bool names_label(const char *text, const char *name)
{
	size_t n = strlen(name);

	for (const char *p = text; (p = strstr(p, name)); p += n)
		if (!isalnum((unsigned char)p[n]) && p[n] != '_')
			return true;
	return false;
}

/* Is the label of ITEM used in the file? */
static bool is_used(const struct part *file, const struct item *label)
{
	const struct part *routine, *section;
	const struct item *item;

	STAILQ_FOREACH(routine, &file->parts, next)
		STAILQ_FOREACH(section, &routine->parts, next)
			STAILQ_FOREACH(item, &section->items, next)
				if ((item->fixup && strcmp(item->fixup, label->text) == 0) ||
				    (item->kind != ITEM_LABEL &&
				     names_label(item->text, label->text)))
					return true;
	return false;
}

/* Take the local labels that are not used out of a section. */
static void tidy_labels(const struct part *file, struct part *section)
{
	struct item *item, *after;

	for (item = STAILQ_FIRST(&section->items); item; item = after) {
		after = STAILQ_NEXT(item, next);
		if (item->kind == ITEM_LABEL && strncmp(item->text, ".L", 2) == 0 &&
		    !is_used(file, item))
			STAILQ_REMOVE(&section->items, item, item, next);
	}
}

void tidy_target(struct job *job, struct target *target)
{
	struct part *file, *routine, *section;

	STAILQ_FOREACH(file, &target->files, next)
		STAILQ_FOREACH(routine, &file->parts, next) {
			tidy_table(job, routine);
			STAILQ_FOREACH(section, &routine->parts, next)
				tidy_labels(file, section);
		}
}
