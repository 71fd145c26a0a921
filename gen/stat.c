// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * stat.c: figures of a target.
 */
#include "stat.h"

#include <stdio.h>
#include <string.h>

static void print_routine(const struct target *target, int v, const struct part *routine)
{
	const struct part *section;
	const struct item *item;
	int instructions = 0, entries = 0;

	STAILQ_FOREACH(section, &routine->parts, next)
		STAILQ_FOREACH(item, &section->items, next) {
			instructions += item->kind == ITEM_INSN;
			entries += item->fixup != NULL;
		}
	printf("%s\t%s\t%s\t%d\t%d\n", target->variant[v]->name, routine->kind, routine->name,
	       instructions, entries);
}

/* The contract's optional entries of one kind that the target defines itself. */
static void print_replaced(const struct target *target, const char *kind)
{
	const struct contract *c;
	int replaced = 0, all = 0;

	STAILQ_FOREACH(c, &target->probe.contracts, next) {
		if (strcmp(c->kind, kind) != 0 || strcmp(c->need, "default") != 0)
			continue;
		all++;
		if (c->defined.file && strncmp(c->defined.file, "templates/", 10) != 0)
			printf("%s%s", replaced++ ? " " : "own\t", c->name);
	}
	printf("%s%s\t%d of the %d optional entries are the target's own\n", replaced ? "\n" : "",
	       kind, replaced, all);
}

void stat_print(const struct target *target)
{
	static const char *const kinds[] = { "capability", "register", "primitive", "idiom" };
	const struct part *file, *routine;

	printf("variant\troutine\tsymbol\tinstructions\tentries\n");
	for (int v = 0; v < target->nvariants; v++)
		STAILQ_FOREACH(file, &target->run[v].files, next)
			STAILQ_FOREACH(routine, &file->parts, next)
				if (*routine->name)
					print_routine(target, v, routine);
	for (size_t i = 0; i < sizeof(kinds) / sizeof(*kinds); i++)
		print_replaced(target, kinds[i]);
}
