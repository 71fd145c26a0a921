// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * scaffold.c: a new target, and the reference, from the contract table.
 */
#include "scaffold.h"

#include "contract.h"
#include "expand.h"
#include "extable.h"
#include "source.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { WIDTH = 100 };

static bool is(const struct contract *c, const char *kind)
{
	return strcmp(c->kind, kind) == 0;
}

/* TEXT as comment lines, the first after LEAD. */
static void put_comment(FILE *f, const char *lead, const char *text)
{
	int column = fprintf(f, "//%s", lead);

	for (size_t n; *text; text += n + strspn(text + n, " ")) {
		n = strcspn(text, " ");
		if (column + 1 + (int)n > WIDTH)
			column = fprintf(f, "\n//") - 1;
		column += fprintf(f, " %.*s", (int)n, text);
	}
	fputc('\n', f);
}

/* The arguments with the names under which a body has them: "$1 size, $2 to". */
static const char *numbered(struct job *job, const char *args)
{
	const char *text = "";
	int i = 0;

	for (size_t n; strcmp(args, "-") != 0 && *args; args += n + (args[n] == ',')) {
		n = strcspn(args, ",");
		text = job_printf(job, "%s%s$%d %.*s", text, i ? ", " : "", i + 1, (int)n, args);
		i++;
	}
	return text;
}

static const char *definer(const struct contract *c)
{
	return is(c, "capability") ? "CAPABILITY" : is(c, "register") ? "REGISTER" : "DEFINE";
}

/* An entry of a new target. */
static void put_entry(struct job *job, FILE *f, const struct contract *c)
{
	bool call = contract_is_call(c), required = strcmp(c->need, "required") == 0;
	const char *args = call ? numbered(job, c->args) : c->args, *value = "...", *text;

	if (is(c, "capability") && c->value && *c->value)
		value = c->value;
	if (strcmp(args, "always") == 0 || strcmp(args, "text") == 0)
		args = "";
	text = job_printf(job, "%s%s%s", c->meaning, *args ? (call ? ": " : "; ") : "", args);
	if (required) {
		put_comment(f, "", text);
		fprintf(f, call ? "%s(%s, <<TODO>>)\n" : "%s(%s, TODO)\n", definer(c), c->name);
	} else {
		put_comment(f,
			    job_printf(job, call ? " %s(%s, <<%s>>):" : " %s(%s, %s):", definer(c),
				       c->name, value),
			    text);
	}
}

static void put_target(struct job *job, FILE *f, const char *name, const struct run *run)
{
	const struct contract *c;
	const char *kind = "";

	fprintf(f,
		"// SPDX-License-Identifier: GPL-2.0-only OR MIT\n"
		"//\n"
		"// %s: TODO, the manual that the facts below are from.\n"
		"//\n"
		"// Made by `memgen new %s`. Every TODO is to be replaced (`memgen lint targets/%s.m4` lists\n"
		"// them); what is a comment has a default and may stay so: the routines work without it.\n"
		"// targets/README.md leads through it.\n"
		"\n"
		"VARIANT(%s)\n"
		"// OUTPUT_NAMES(<<...>>): words in capitals that the assembly may hold\n"
		"// The dialect of the exception table (targets/README.md), one of %s:\n"
		"DIALECT(TODO)\n",
		name, name, name, name, extable_names(job));
	STAILQ_FOREACH(c, &run->contracts, next) {
		if (strcmp(kind, c->kind) != 0) {
			fprintf(f,
				"\n// ---------------------------------------------------------------- %s\n\n",
				c->kind);
		}
		kind = c->kind;
		put_entry(job, f, c);
	}
}

/* A copy of the macro file FROM under another header. */
static void put_copy(FILE *f, FILE *from, const char *name, const char *like)
{
	char *line = NULL;
	size_t room = 0;

	fprintf(f,
		"// SPDX-License-Identifier: GPL-2.0-only OR MIT\n"
		"//\n"
		"// %s: made by `memgen new %s --like %s`; below is targets/%s.m4 as it was.\n"
		"// TODO: change what is different, then this comment.\n",
		name, name, like, like);
	while (getline(&line, &room, from) >= 0)
		if (!strstr(line, "SPDX-License-Identifier"))
			fputs(line, f);
	free(line);
}

void scaffold_new(struct job *job, const char *name, const char *like)
{
	const char *file = source_file(job, name);
	struct run run;
	FILE *f, *from = NULL;

	if (!source_name_ok(name)) {
		job_error(job, (struct where){ "new", 0 }, "'%s' %s", name, SOURCE_NAME_RULE);
		return;
	}
	if (like) {
		const char *other = source_file(job, like);

		errno = EINVAL;
		if (!strchr(like, '/') && source_readable(job, other))
			from = fopen(other, "r");
		if (!from && !job->errors)
			job_errno(job, other, 0, "read");
	} else if (!expand_contract(job, &run)) {
		return;
	}
	if (job->errors)
		return;
	f = fopen(file, "wx");
	if (!f && errno == EEXIST) {
		job_error(job, (struct where){ file, 0 }, "there is such a file: remove it, or choose another name");
	} else if (!f) {
		job_errno(job, file, 0, "made");
	} else {
		if (from)
			put_copy(f, from, name, like);
		else
			put_target(job, f, name, &run);
		if (ferror(f) | (fclose(f) != 0))
			job_errno(job, file, 0, "written");
		else
			printf("%s: next: memgen lint %s\n", file, file);
	}
	if (from)
		fclose(from);
}

/* TEXT in a cell of a table. */
static void put_cell(const char *text)
{
	for (; *text; text++) {
		if (strchr("|<>*_\\", *text))
			putchar('\\');
		putchar(*text);
	}
}

void scaffold_reference(struct job *job)
{
	const struct contract *c;
	const char *kind = "";
	struct run run;

	if (!expand_contract(job, &run))
		return;
	STAILQ_FOREACH(c, &run.contracts, next) {
		bool call = contract_is_call(c);

		if (strcmp(kind, c->kind) != 0)
			printf("%s| %s | %s | meaning |\n|---|---|---|\n", *kind ? "\n" : "",
			       c->kind,
			       is(c, "capability") ? "values"
			       : is(c, "register") ? "used"
						   : "need");
		kind = c->kind;
		printf("| `%s%s%s%s` | ", c->name, call ? "(" : "",
		       call && strcmp(c->args, "-") != 0 ? c->args : "", call ? ")" : "");
		put_cell(call ? c->need : c->args);
		if (!call)
			printf(", %s", c->need);
		if (is(c, "capability") && c->value && *c->value)
			printf(" %s", c->value);
		if (c->tries)
			printf("; tunable");
		printf(" | ");
		put_cell(c->meaning);
		printf(" |\n");
	}
}
