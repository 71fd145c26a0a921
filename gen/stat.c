// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * stat.c: figures of a target.
 */
#include "stat.h"

#include "choices.h"
#include "contract.h"
#include "expand.h"
#include "source.h"
#include "stream.h"

#include <glob.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

struct figures {
	int instructions, entries;
};

static void count(const struct part *routine, struct figures *f)
{
	const struct part *section;
	const struct item *item;

	STAILQ_FOREACH(section, &routine->parts, next)
		STAILQ_FOREACH(item, &section->items, next) {
			f->instructions += item->kind == ITEM_INSN;
			f->entries += item->fixup != NULL;
		}
}

/* Sum up all routines of all variants, and print each if SHOW. */
static struct figures count_target(const struct target *target, bool show)
{
	const struct part *file, *routine;
	struct figures sum = { 0, 0 };

	for (int v = 0; v < target->nvariants; v++)
		STAILQ_FOREACH(file, &target->run[v].files, next)
			STAILQ_FOREACH(routine, &file->parts, next) {
				struct figures f = { 0, 0 };

				if (!*routine->name)
					continue;
				count(routine, &f);
				sum.instructions += f.instructions;
				sum.entries += f.entries;
				if (show)
					printf("%s\t%s\t%s\t%d\t%d\n", target->variant[v]->name,
					       routine->kind, routine->name, f.instructions,
					       f.entries);
			}
	return sum;
}

/* The contract's optional entries of one kind that the target defines itself. */
static void print_replaced(const struct target *target, const char *kind)
{
	const struct contract *c;
	int replaced = 0, all = 0;

	STAILQ_FOREACH(c, &target->probe.contracts, next) {
		if (strcmp(c->kind, kind) != 0 || strcmp(c->need, "required") == 0)
			continue;
		all++;
		if (contract_is_own(c))
			printf("%s%s", replaced++ ? " " : "own\t", c->name);
	}
	printf("%s%s\t%d of the %d optional entries are the target's own\n", replaced ? "\n" : "",
	       kind, replaced, all);
}

/* Print "NAMES with/without with/without" of one choice, without the end of the line; or why it is
 * needed. */
static void print_choice(struct job *job, const struct target *target, const struct figures *with,
			 const char *names)
{
	struct target other = { .name = target->name, .file = target->file, .without = names };
	struct figures without;
	struct job aside;

	job_init(&aside);
	aside.no_warnings = true;
	STAILQ_INIT(&other.files);
	expand_target(&aside, &other);
	if (aside.errors) {
		printf("%s\tneeded\t%s", names, job_first_error(&aside, job));
	} else {
		without = count_target(&other, false);
		printf("%s\t%d/%d\t%d/%d", names, with->instructions, without.instructions,
		       with->entries, without.entries);
	}
	job_drop(&aside);
}

/* Is the file at PATH not older than what it was measured of? */
static bool is_fresh(const struct target *target, const char *path)
{
	struct job aside;
	struct words sources;
	const struct word *w;
	struct stat st, source;
	glob_t templates;
	bool fresh = stat(path, &st) == 0;

	job_init(&aside);
	STAILQ_INIT(&sources);
	word_add(&aside, &sources, target->file, NULL);
	source_check(&aside, target->file, &sources);
	if (glob("templates/*.m4", 0, NULL, &templates) == 0)
		for (size_t i = 0; i < templates.gl_pathc; i++)
			word_add(&aside, &sources, job_copy(&aside, templates.gl_pathv[i]), NULL);
	globfree(&templates);
	STAILQ_FOREACH(w, &sources, next)
		fresh = fresh && stat(w->text, &source) == 0 &&
			(source.st_mtim.tv_sec < st.st_mtim.tv_sec ||
			 (source.st_mtim.tv_sec == st.st_mtim.tv_sec &&
			  source.st_mtim.tv_nsec <= st.st_mtim.tv_nsec));
	job_drop(&aside);
	return fresh;
}

/*
 * The choices as they were measured: lines "NAMES, tab, figures" in the order of their gain, the
 * first is a headline. The static figures of each come between.
 */
static void print_measured(struct job *job, const struct target *target, const struct figures *with,
			   FILE *f)
{
	char *line = NULL, *rest;
	size_t room = 0;

	for (bool first = true; getline(&line, &room, f) > 0; first = false) {
		line[strcspn(line, "\n")] = '\0';
		rest = line + strcspn(line, "\t");
		if (*rest)
			*rest++ = '\0';
		if (first)
			printf("%s\tinstructions\tentries", line);
		else if (strncmp(rest, "needed", 6) == 0)
			printf("%s", line);
		else
			print_choice(job, target, with, line);
		printf("\t%s\n", rest);
	}
	free(line);
}

void stat_print(struct job *job, const struct target *target)
{
	static const char *const kinds[] = { "capability", "register", "primitive", "idiom" };
	const char *measured = job_printf(job, "build/stat/%s.tsv", target->name);
	const struct choice *choice;
	struct choices choices;
	struct figures with;
	FILE *f = is_fresh(target, measured) ? fopen(measured, "r") : NULL;

	printf("variant\troutine\tsymbol\tinstructions\tentries\n");
	with = count_target(target, true);
	for (size_t i = 0; i < sizeof(kinds) / sizeof(*kinds); i++)
		print_replaced(target, kinds[i]);
	printf("\nWhat each bought, with/without it; below 1 it gains\n");
	if (f) {
		print_measured(job, target, &with, f);
		fclose(f);
		return;
	}
	choices_find(job, target, &choices);
	printf("own\tinstructions\tentries\n");
	STAILQ_FOREACH(choice, &choices, next) {
		print_choice(job, target, &with, choice->names);
		putchar('\n');
	}
	printf("Executed instructions and bytes: make stat TARGET=%s\n", target->name);
}
