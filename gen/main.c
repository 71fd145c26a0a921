// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * main.c: the command line of memgen. It only dispatches; commands.c does the work.
 */
#include "commands.h"
#include "source.h"
#include "stream.h"

#include <argp.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
	KEY_LIKE = 256,
	KEY_ALL,
	KEY_LINES,
	KEY_WITHOUT,
	KEY_SET,
	KEY_TARGET = 't',
	KEY_OUT = 'o',
	KEY_DIRECTORY = 'C',
	EXIT_TROUBLE = 2
};

static const struct command {
	const char *name;
	const char *argument; /* its name if the command takes one */
	int (*run)(struct job *job, const struct options *options);
	int failure;	     /* exit status if there are errors */
	bool warns;	     /* does it show warnings? */
	const char *options; /* a blank before each and one after the last */
} commands[] = {
	/* clang-format off */
	{ "generate", NULL, command_generate, 1, true, " target out debug-lines without set " },
	{ "check", NULL, command_check, 2, false, " target out " },
	{ "list", NULL, command_list, 1, false, " target " },
	{ "lint", "FILE", command_lint, 1, true, "" },
	{ "new", "NAME", command_new, 1, true, " like " },
	{ "stat", "NAME", command_stat, 1, false, "" },
	{ "choices", "NAME", command_choices, 1, false, "" },
	{ "explain", "NAME", command_explain, 1, false, " target all " },
	/* clang-format on */
};

static const char doc[] =
	"Make the kernel memory routines of all targets from templates/ and targets/.\v"
	"Commands:\n"
	"  generate       write the assembly files, all or none\n"
	"  check          are they fresh? exit status 0: yes, 1: no, 2: error\n"
	"  list           the routines: target, variants, file, kind, symbol, reads\n"
	"  lint FILE      check one target file\n"
	"  new NAME       write the macro file of a new target, to be filled in\n"
	"  stat NAME      instructions and exception entries of a target's routines, and\n"
	"                 what each optional entry bought that it defines itself\n"
	"  choices NAME   those entries, as they belong together (stat says which alone cannot\n"
	"                 be left out), and what may be tuned\n"
	"  explain NAME   the contract of a primitive, idiom or capability\n"
	"  explain --all  the whole contract, as Markdown\n";

static const struct argp_option option_table[] = {
	{ "target", KEY_TARGET, "NAME", 0, "Only this target (may be repeated)", 0 },
	{ "out", KEY_OUT, "DIR", 0, "Directory of the results (default: out)", 0 },
	{ "like", KEY_LIKE, "TARGET", 0, "new: start from a copy of this target", 0 },
	{ "all", KEY_ALL, NULL, 0, "explain: everything", 0 },
	{ "debug-lines", KEY_LINES, NULL, 0, "generate: assembler errors name the macro file", 0 },
	{ "without", KEY_WITHOUT, "NAME", 0,
	  "generate: ignore the targets' own definition of NAME, and what belongs to it (may be repeated)",
	  0 },
	{ "set", KEY_SET, "NAME=VALUE", 0,
	  "generate: give a capability that value (may be repeated)", 0 },
	{ "directory", KEY_DIRECTORY, "DIR", 0, "Work in this directory", 0 },
	{ 0 },
};

struct command_line {
	struct job *job;
	struct options options;
	const struct command *command;
	struct words given; /* names of the options */
};

static const struct command *find_command(const char *name)
{
	for (size_t i = 0; i < sizeof(commands) / sizeof(*commands); i++)
		if (strcmp(commands[i].name, name) == 0)
			return &commands[i];
	return NULL;
}

#define NAME_LETTERS  "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
#define VALUE_LETTERS NAME_LETTERS "abcdefghijklmnopqrstuvwxyz.-"

/* Note that the option of KEY was given. */
static void note_option(struct command_line *line, int key)
{
	for (const struct argp_option *o = option_table; o->name; o++)
		if (o->key == key && key != KEY_DIRECTORY)
			word_add(line->job, &line->given, o->name, NULL);
}

/* Each option that was given must be one of the command. */
static void check_options(const struct command_line *line, struct argp_state *state)
{
	const struct word *w;

	STAILQ_FOREACH(w, &line->given, next)
		if (!strstr(line->command->options, job_printf(line->job, " %s ", w->text)))
			argp_error(state, "--%s is no option of %s", w->text, line->command->name);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct command_line *line = state->input;
	const char *value;

	note_option(line, key);
	switch (key) {
	case KEY_TARGET:
		if (!source_name_ok(arg))
			argp_error(state, "'%s' %s", arg, SOURCE_NAME_RULE);
		word_add(line->job, &line->options.targets, arg, NULL);
		break;
	case KEY_OUT:
		if (!*arg)
			argp_error(state, "--out needs the name of a directory");
		line->options.out = arg;
		break;
	case KEY_LIKE:
		line->options.like = arg;
		break;
	case KEY_ALL:
		line->options.all = true;
		break;
	case KEY_LINES:
		line->options.debug_lines = true;
		break;
	case KEY_WITHOUT:
		if (!*arg || arg[strspn(arg, NAME_LETTERS)])
			argp_error(state, "--without: '%s' is not a name of the contract", arg);
		word_add(line->job, &line->options.without, arg, NULL);
		break;
	case KEY_SET:
		value = arg + strspn(arg, NAME_LETTERS);
		if (value == arg || *value != '=' || !value[1] ||
		    value[1 + strspn(value + 1, VALUE_LETTERS)])
			argp_error(state, "--set: '%s' is not NAME=VALUE", arg);
		word_add(line->job, &line->options.settings, arg, NULL);
		break;
	case KEY_DIRECTORY:
		if (chdir(arg) < 0)
			argp_failure(state, EXIT_TROUBLE, errno, "%s", arg);
		break;
	case ARGP_KEY_ARG:
		if (!line->command)
			line->command = find_command(arg);
		else if (line->command->argument && !line->options.argument)
			line->options.argument = arg;
		else
			argp_error(state, "%s: too many arguments", arg);
		if (!line->command)
			argp_error(state, "%s: no such command", arg);
		break;
	case ARGP_KEY_END:
		if (!line->command)
			argp_error(state, "a command is needed");
		if (line->command->argument && !line->options.argument &&
		    !(line->options.all && line->command->run == command_explain))
			argp_error(state, "%s needs a %s", line->command->name,
				   line->command->argument);
		check_options(line, state);
		break;
	default:
		return ARGP_ERR_UNKNOWN;
	}
	return 0;
}

/* --version; argp has no other way than a hook that is a global of its own. */
static void print_version(FILE *stream, struct argp_state *state)
{
	(void)state;
	fputs("memgen 0.1\n", stream);
}

/* Pipes must not land on the places of the standard files. */
static void open_standard_files(void)
{
	int fd;

	do
		fd = open("/dev/null", O_RDWR);
	while (fd >= 0 && fd <= STDERR_FILENO);
	if (fd >= 0)
		close(fd);
}

int main(int argc, char **argv)
{
	static const struct argp argp = { .options = option_table,
					  .parser = parse,
					  .args_doc = "COMMAND [ARGUMENT]",
					  .doc = doc };
	struct job job;
	struct command_line line = { .job = &job, .options = { .out = "out" } };
	int status;

	open_standard_files();
	argp_program_version_hook = print_version;
	argp_err_exit_status = EXIT_TROUBLE;
	signal(SIGXFSZ, SIG_IGN); /* a file too large is an error like others */
	job_init(&job);
	STAILQ_INIT(&line.options.targets);
	STAILQ_INIT(&line.options.without);
	STAILQ_INIT(&line.options.settings);
	STAILQ_INIT(&line.given);
	argp_parse(&argp, argc, argv, 0, NULL, &line);
	job.no_warnings = !line.command->warns;
	job.failure = line.command->failure;
	status = line.command->run(&job, &line.options);
	if (fflush(stdout) != 0 || ferror(stdout))
		job_errno(&job, "standard output", 0, "written");
	return job_finish(&job) ? status : line.command->failure;
}
