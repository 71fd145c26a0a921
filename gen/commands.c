// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * commands.c: what memgen can do.
 */
#include "commands.h"

#include "choices.h"
#include "contract.h"
#include "expand.h"
#include "layout.h"
#include "output.h"
#include "scaffold.h"
#include "source.h"
#include "stat.h"
#include "stream.h"

#include <ctype.h>
#include <glob.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* Is DIR the directory of what is committed? */
static bool is_out(const char *dir)
{
	struct stat a, b;

	return strcmp(dir, "out") == 0 || (stat(dir, &a) == 0 && stat("out", &b) == 0 &&
					   a.st_dev == b.st_dev && a.st_ino == b.st_ino);
}

/* What --without and --set say, for all of the targets; false if that is wrong. */
static bool apply_options(struct job *job, const struct options *options, struct targets *targets)
{
	const char *without, *settings;
	struct target *target;
	struct run run;

	if (STAILQ_EMPTY(&options->without) && STAILQ_EMPTY(&options->settings))
		return true;
	if (is_out(options->out))
		job_error(
			job, (struct where){ "generate", 0 },
			"what --without and --set make is for comparison: give another directory by --out");
	if (job->errors || !expand_contract(job, &run))
		return false;
	without = choices_without(job, &run, &options->without);
	settings = choices_settings(job, &run, &options->settings);
	STAILQ_FOREACH(target, targets, next) {
		target->without = without;
		target->settings = settings;
	}
	return !job->errors;
}

/* Expand the wanted targets. */
static void load(struct job *job, const struct options *options, struct targets *targets)
{
	struct target *target;

	source_targets(job, &options->targets, targets);
	if (!apply_options(job, options, targets))
		return;
	STAILQ_FOREACH(target, targets, next)
		expand_target(job, target);
}

/* Lay out all files of the targets. */
static void make_outputs(struct job *job, const struct options *options,
			 const struct targets *targets, struct outputs *outputs)
{
	const struct target *target;
	const struct part *file;

	STAILQ_INIT(outputs);
	STAILQ_FOREACH(target, targets, next)
		STAILQ_FOREACH(file, &target->files, next) {
			struct output *o = job_alloc(job, sizeof(*o));

			o->path =
				job_printf(job, "%s/%s/%s", options->out, target->name, file->name);
			o->text = layout_file(job, target, file, options->debug_lines);
			STAILQ_INSERT_TAIL(outputs, o, next);
		}
}

int command_generate(struct job *job, const struct options *options)
{
	struct targets targets;
	struct outputs outputs;

	load(job, options, &targets);
	if (job->errors)
		return 1;
	make_outputs(job, options, &targets, &outputs);
	output_write(job, &outputs);
	return 0;
}

static bool is_output(const struct outputs *outputs, const char *path)
{
	const struct output *o;

	STAILQ_FOREACH(o, outputs, next)
		if (strcmp(o->path, path) == 0)
			return true;
	return false;
}

/* Print what matches PATTERN and no target makes; of directories only if DIRS. Returns it, a blank
 * before each. */
static const char *list_matches(struct job *job, const struct outputs *outputs, const char *pattern,
				bool dirs)
{
	const char *orphans = "";
	struct stat st;
	glob_t found;

	if (glob(pattern, GLOB_BRACE, NULL, &found) != 0)
		return "";
	for (size_t i = 0; i < found.gl_pathc; i++) {
		const char *path = found.gl_pathv[i];

		if (is_output(outputs, path) ||
		    (!dirs && lstat(path, &st) == 0 && S_ISDIR(st.st_mode)))
			continue;
		printf("orphaned: %s\n", path);
		orphans = job_printf(job, "%s %s", orphans, path);
	}
	globfree(&found);
	return orphans;
}

/* Print files in the output directory that no target makes. Returns them, a blank before each. */
static const char *list_orphans(struct job *job, const struct options *options,
				const struct outputs *outputs)
{
	static const char all[] = "{*,.[!.]*}";
	const struct word *w;
	const char *orphans = "", *pattern;

	STAILQ_FOREACH(w, &options->targets, next) {
		pattern = job_printf(job, "%s/%s/%s", options->out, w->text, all);
		orphans =
			job_printf(job, "%s%s", orphans, list_matches(job, outputs, pattern, true));
	}
	if (!STAILQ_EMPTY(&options->targets))
		return orphans;
	pattern = job_printf(job, "%s/%s", options->out, all);
	orphans = list_matches(job, outputs, pattern, false);
	pattern = job_printf(job, "%s/*/%s", options->out, all);
	return job_printf(job, "%s%s", orphans, list_matches(job, outputs, pattern, true));
}

/* The command that mends stale and missing files. */
static void print_generate(const struct options *options)
{
	const struct word *w;

	printf("to mend: memgen generate");
	STAILQ_FOREACH(w, &options->targets, next)
		printf(" --target %s", w->text);
	if (strcmp(options->out, "out") != 0)
		printf(" --out %s", options->out);
	putchar('\n');
}

int command_check(struct job *job, const struct options *options)
{
	struct targets targets;
	struct outputs outputs;
	const struct output *o;
	const char *orphans;
	int old = 0;

	load(job, options, &targets);
	if (job->errors)
		return 2;
	make_outputs(job, options, &targets, &outputs);
	STAILQ_FOREACH(o, &outputs, next) {
		enum freshness f = output_compare(job, o);

		if (f == UNREADABLE)
			job_errno(job, o->path, 0, "read");
		else if (f != FRESH)
			printf("%s: %s\n", f == STALE ? "stale" : "missing", o->path);
		old += f != FRESH;
	}
	orphans = list_orphans(job, options, &outputs);
	if (old)
		print_generate(options);
	if (*orphans)
		printf("to mend: rm%s\n", orphans);
	return old || *orphans;
}

/* The names of the variants of a mask, separated by commas. */
static const char *variant_names(struct job *job, const struct target *target, unsigned int mask)
{
	const char *names = "";

	for (int v = 0; v < target->nvariants; v++)
		if (mask >> v & 1)
			names = job_printf(job, "%s%s%s", names, *names ? "," : "",
					   target->variant[v]->name);
	return names;
}

int command_list(struct job *job, const struct options *options)
{
	struct targets targets;
	const struct target *target;
	const struct part *file, *routine;

	load(job, options, &targets);
	if (job->errors)
		return 1;
	STAILQ_FOREACH(target, &targets, next)
		STAILQ_FOREACH(file, &target->files, next)
			STAILQ_FOREACH(routine, &file->parts, next)
				if (*routine->name)
					printf("%s\t%s\t%s\t%s\t%s\t%s\n", target->name,
					       variant_names(job, target, routine->variants),
					       file->name, routine->kind, routine->name,
					       routine->reads);
	return 0;
}

/* Preprocessor lines are a burden for who reads a file; say where they are too many. */
static void lint_layout(struct job *job, const struct target *target)
{
	const struct part *file;

	STAILQ_FOREACH(file, &target->files, next) {
		int lines = 0, cpp = 0;

		for (const char *p = layout_file(job, target, file, false); *p;
		     p = strchr(p, '\n') + 1) {
			lines++;
			cpp += *p == '#';
		}
		if (cpp * 20 > lines)
			job_warn(job, (struct where){ target->file, 0 },
				 "%s: %d of %d lines are preprocessor lines, more than 5%%",
				 file->name, cpp, lines);
	}
}

int command_lint(struct job *job, const struct options *options)
{
	const char *file = options->argument, *name = strrchr(file, '/');
	struct target target = { .file = file };

	name = name ? name + 1 : file;
	target.name = job_printf(job, "%.*s", (int)strcspn(name, "."), name);
	STAILQ_INIT(&target.files);
	if (source_is_target(job, file)) {
		expand_target(job, &target);
		if (!job->errors)
			lint_layout(job, &target);
	} else {
		job_warn(job, (struct where){ file, 1 },
			 "no VARIANT: checked as text only, as a base of other targets");
		source_check(job, file, NULL);
	}
	source_style(job, file);
	return 0;
}

int command_new(struct job *job, const struct options *options)
{
	scaffold_new(job, options->argument, options->like);
	return 0;
}

/* Expand the one target that is the command's argument. Returns NULL if there were errors. */
static struct target *load_one(struct job *job, const struct options *options)
{
	struct targets targets;
	struct words name;

	STAILQ_INIT(&name);
	word_add(job, &name, options->argument, NULL);
	source_targets(job, &name, &targets);
	if (!job->errors)
		expand_target(job, STAILQ_FIRST(&targets));
	return job->errors ? NULL : STAILQ_FIRST(&targets);
}

int command_stat(struct job *job, const struct options *options)
{
	const struct target *target = load_one(job, options);

	if (target)
		stat_print(job, target);
	return !target;
}

/* The values that a capability has in the variants, separated by commas. */
static const char *values(struct job *job, const struct target *target, const char *name)
{
	const char *all = "";

	for (int v = 0; v < target->nvariants; v++) {
		const struct contract *c = contract_find(&target->run[v], name);

		if (v == 0 || !strstr(all, c->value))
			all = job_printf(job, "%s%s%s", all, *all ? "," : "", c->value);
	}
	return all;
}

int command_choices(struct job *job, const struct options *options)
{
	const struct target *target = load_one(job, options);
	const struct contract *c;
	const struct choice *choice;
	struct choices choices;

	if (!target)
		return 1;
	choices_find(job, target, &choices);
	STAILQ_FOREACH(choice, &choices, next)
		printf("own\t%s\t%s:%d\n", choice->names, choice->at.file, choice->at.line);
	STAILQ_FOREACH(c, &target->probe.contracts, next)
		if (c->tries)
			printf("tunable\t%s\t%s\t%s\n", c->name, values(job, target, c->name),
			       c->tries);
	return 0;
}

/* A primitive or an idiom has arguments, a capability values, a register a use. */
static void print_entry(const struct contract *c)
{
	const char *args = strcmp(c->args, "-") == 0 ? "" : c->args;

	printf(contract_is_call(c) ? "%s(%s)\n" : "%s: %s\n", c->name, args);
	printf("    %s, %s\n    %s\n", c->kind, c->need, c->meaning);
}

/* NAME in capitals. */
static const char *upper(struct job *job, const char *name)
{
	char *copy = (char *)job_copy(job, name);

	for (char *p = copy; *p; p++)
		*p = toupper((unsigned char)*p);
	return copy;
}

int command_explain(struct job *job, const struct options *options)
{
	struct targets targets;
	struct target *target;
	const char *name = options->argument, *near = NULL;
	bool found = false;

	if (options->all) {
		scaffold_reference(job);
		return 0;
	}
	source_targets(job, &options->targets, &targets);
	STAILQ_FOREACH(target, &targets, next) {
		const struct contract *c;

		expand_probe(job, target);
		c = contract_find(&target->probe, name);
		near = contract_nearest(&target->probe, upper(job, name), false);
		if (!c)
			continue;
		if (!found)
			print_entry(c);
		if (c->defined.file)
			printf("    %s: %s:%d\n", target->name, c->defined.file, c->defined.line);
		else
			printf("    %s: not defined\n", target->name);
		found = true;
	}
	/* A target that is not finished does not matter here: lint says what it lacks. */
	if (STAILQ_EMPTY(&targets))
		return 0;
	STAILQ_INIT(&job->messages);
	job->errors = 0;
	if (!found)
		job_error(
			job, (struct where){ name, 0 }, "not in the contract%s%s%s",
			near ? ": did you mean "
			     : " (templates/contract.m4); what else a target may call is in targets/README.md",
			near ? near : "", near ? "?" : "");
	return 0;
}
