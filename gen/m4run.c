// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * m4run.c: run m4 under lock and collect what it writes and complains about.
 */
#include "m4run.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { EXIT_NO_M4 = 127 };

/* Limits of one run. There is none on the clock: m4 cannot sleep, and the machine may be busy. */
struct limits {
	int cpu;       /* seconds of CPU time */
	size_t output; /* bytes on stdout */
	size_t errors; /* bytes of stderr that are kept (the last ones) */
	rlim_t files;  /* bytes that may be written to a file */
};

/*
 * All runs for one target together; a target takes less than a tenth of each. So all is over within
 * 10 s: a second more because limits are whole seconds, one for tracing, and what the generator
 * itself may take (watch.c).
 */
enum { CPU_SECONDS = 4, MEBIBYTES = 16, MEMORY_MEBIBYTES = 128 };
static const struct limits tracing = { .cpu = 1, .output = MEBIBYTES << 20, .errors = 8 << 10 };
static const struct limits freezing = {
	.cpu = 1, .output = MEBIBYTES << 20, .errors = 8 << 10, .files = MEBIBYTES << 20
};

/* Bytes read from a pipe. */
struct buffer {
	char *text;
	size_t len, room;
	size_t keep; /* drop the oldest bytes beyond this number; 0: keep all */
};

/* Why a run ended. */
enum outcome { DONE, TOO_SLOW, TOO_LONG, NO_MEMORY, TOO_DEEP, UNCLOSED };

/* Read what is there. Returns false at end of file. */
static bool buffer_read(struct buffer *b, int fd)
{
	ssize_t n;

	if (b->keep && b->len > 2 * b->keep) {
		memmove(b->text, b->text + b->len - b->keep, b->keep);
		b->len = b->keep;
	}
	if (b->room < b->len + 65536) {
		b->room = 2 * b->len + 65536;
		b->text = realloc(b->text, b->room);
		if (!b->text) {
			perror("memgen");
			exit(2);
		}
	}
	n = read(fd, b->text + b->len, b->room - b->len - 1);
	if (n < 0)
		return errno == EINTR || errno == EAGAIN;
	b->len += n;
	b->text[b->len] = '\0';
	return n > 0;
}

static void limit(int resource, rlim_t value)
{
	setrlimit(resource, &(struct rlimit){ value, value });
}

/* In the child: set the limits and become m4. */
static void become_m4(char *const argv[], const struct limits *limits, int out, int err)
{
	char *env[] = { "LC_ALL=C", NULL };
	int null = open("/dev/null", O_RDONLY);

	if (null < 0 || dup2(null, 0) < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0)
		_exit(EXIT_NO_M4);
	limit(RLIMIT_CORE, 0);
	limit(RLIMIT_CPU, limits->cpu);
	limit(RLIMIT_AS, MEMORY_MEBIBYTES << 20);
	limit(RLIMIT_FSIZE, limits->files);
	execvpe(argv[0], argv, env);
	_exit(EXIT_NO_M4);
}

/* Seconds of CPU time that all children that have ended took. */
static double children_cpu(void)
{
	struct rusage r;

	getrusage(RUSAGE_CHILDREN, &r);
	return r.ru_utime.tv_sec + r.ru_stime.tv_sec +
	       (r.ru_utime.tv_usec + r.ru_stime.tv_usec) / 1e6;
}

/* Drain both pipes until they end or a limit is reached. */
static enum outcome drain(int out_fd, int err_fd, const struct limits *limits, struct buffer *out,
			  struct buffer *err)
{
	struct pollfd fds[] = { { out_fd, POLLIN, 0 }, { err_fd, POLLIN, 0 } };
	struct buffer *to[] = { out, err };

	while (fds[0].fd >= 0 || fds[1].fd >= 0) {
		poll(fds, 2, -1);
		for (int i = 0; i < 2; i++)
			if (fds[i].fd >= 0 && fds[i].revents && !buffer_read(to[i], fds[i].fd))
				fds[i].fd = -1;
		if (out->len > limits->output)
			return TOO_LONG;
	}
	return DONE;
}

/*
 * Start m4, read everything, wait for it. STATUS gets the status of waitpid().
 * Returns why it ended; a negative number if it could not be started (errno says why).
 */
static int capture(char *const argv[], const struct lock *lock, const struct limits *limits,
		   struct buffer *out, struct buffer *err, int *status)
{
	int out_pipe[2], err_pipe[2], outcome;
	pid_t pid;

	err->keep = limits->errors;
	if (pipe2(out_pipe, O_CLOEXEC) < 0)
		return -1;
	if (pipe2(err_pipe, O_CLOEXEC) < 0) {
		close(out_pipe[0]);
		close(out_pipe[1]);
		return -1;
	}
	pid = fork();
	if (pid == 0)
		become_m4(argv, limits, out_pipe[1], err_pipe[1]);
	close(out_pipe[1]);
	close(err_pipe[1]);
	outcome = pid < 0 ? -1 : (int)drain(out_pipe[0], err_pipe[0], limits, out, err);
	if (outcome > 0)
		kill(pid, SIGKILL);
	close(out_pipe[0]);
	close(err_pipe[0]);
	if (pid > 0)
		while (waitpid(pid, status, 0) < 0 && errno == EINTR)
			;
	out->text = lock_reveal(lock, out->text);
	err->text = lock_reveal(lock, err->text);
	return outcome;
}

/* Split "FILE:LINE: TEXT" in place. Returns TEXT, or NULL if it has another form. */
static char *split_place(char *text, struct where *at)
{
	char *colon = strchr(text, ':'), *end;
	long line;

	if (!colon || colon == text || strcspn(text, " ") < (size_t)(colon - text))
		return NULL;
	line = strtol(colon + 1, &end, 10);
	if (end == colon + 1 || *end != ':')
		return NULL;
	*colon = '\0';
	*at = (struct where){ text, line };
	return end + 1 + strspn(end + 1, " ");
}

static char *skip_word(char *text, const char *word)
{
	size_t n = strlen(word);

	return strncasecmp(text, word, n) == 0 ? text + n : text;
}

/*
 * Turn the lines of m4's stderr into errors. Where the templates have complained, what
 * m4 itself says is a consequence of it, and left out.
 */
static void report(struct job *job, char *text, const char *blame)
{
	bool ours = false;
	char *save, *line;

	for (line = text; line && !ours; line = (line = strchr(line, '\n')) ? line + 1 : NULL)
		ours = *line && *line != '\n' && strncmp(line, "m4:", 3) != 0;
	for (line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
		struct where at = { blame, 1 };
		char *message = skip_word(line, "m4:"), *rest;

		if (strspn(line, " \t") == strlen(line) || (ours && message != line))
			continue;
		rest = split_place(message, &at);
		if (!rest)
			rest = message + strspn(message, " ");
		rest = skip_word(skip_word(rest, "warning: "), "error: ");
		job_error(job, at, "%s", rest);
	}
}

/* A macro that a target file defines. */
struct traced {
	STAILQ_ENTRY(traced) next;
	const char *name;
	struct where at;
};
STAILQ_HEAD(traces, traced);

/* Find the definitions in the macro file FILE: "DEFINE(NAME", also with MACRO. Returns how many. */
static int find_definitions(struct job *job, const char *file, struct traces *found)
{
	static const char *const definers[] = { "DEFINE(", "MACRO(" };
	char *line = NULL;
	size_t room = 0;
	int number = 0, count = 0;
	FILE *f = fopen(file, "r");

	while (f && getline(&line, &room, f) >= 0) {
		number++;
		for (int i = 0; i < 2; i++) {
			char *p = strstr(line, definers[i]);
			struct traced *t;

			if (!p || strstr(line, "//") == line)
				continue;
			p += strlen(definers[i]);
			p += strspn(p, "< \t");
			p[strspn(p, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")] = '\0';
			t = job_alloc(job, sizeof(*t));
			*t = (struct traced){ .name = job_copy(job, p), .at = { file, number } };
			STAILQ_INSERT_HEAD(found, t, next);
			count++;
		}
	}
	free(line);
	if (f)
		fclose(f);
	return count;
}

/* Macros of the templates that repeat something, for a target, too. */
static const char *const loops[] = { "FOR", "HALVING", "DOUBLING", "LOG2" };
enum { N_LOOPS = sizeof(loops) / sizeof(*loops) };

/*
 * The last macro in TRACE, lines "m4trace:FILE:LINE: -1- NAME" of which the last may be cut off,
 * that is of MACROS, or called outside of the templates. Returns its name, and AT where it is
 * defined or called; NULL: there is none.
 */
static const char *last_traced(struct job *job, char *trace, const struct traces *macros,
			       struct where *at)
{
	const char *last = NULL;
	char *save, *line, *end = strrchr(trace, '\n');

	*(end ? end : trace) = '\0';
	for (line = strtok_r(trace, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
		const char *name = strrchr(line, ' ');
		const struct traced *t;
		struct where call;

		if (!name++ || !split_place(skip_word(line, "m4trace:"), &call))
			continue;
		STAILQ_FOREACH(t, macros, next)
			if (strcmp(t->name, name) == 0)
				break;
		if (!t && in_templates(call))
			continue;
		*at = t ? t->at : (struct where){ job_copy(job, call.file), call.line };
		last = job_copy(job, name);
	}
	return last;
}

/*
 * m4 went on without end, or too far, and cannot say where. Run it again for a moment and let it
 * trace the macros of the target files, and loops; the last one is that which does not end.
 */
static void report_endless(struct job *job, char *const argv[], const struct lock *lock,
			   const char *blame, const char *what)
{
	struct buffer out = { 0 }, err = { 0 };
	struct where at = { blame, 1 };
	struct traces macros;
	struct traced *t;
	const char *name;
	char **traced;
	int status, n = 1, count = 0;

	STAILQ_INIT(&macros);
	for (int i = 1; argv[i]; i++, n++)
		if (strncmp(argv[i], "targets/", 8) == 0 || strcmp(argv[i], blame) == 0)
			count += find_definitions(job, argv[i], &macros);
	traced = job_alloc(job, (n + count + N_LOOPS + 2) * sizeof(*traced));
	n = 0;
	traced[n++] = argv[0];
	traced[n++] = "-dfl";
	STAILQ_FOREACH(t, &macros, next)
		traced[n++] = (char *)job_printf(job, "-t%s", t->name);
	for (int i = 0; i < N_LOOPS; i++)
		traced[n++] = (char *)job_printf(job, "-t%s", loops[i]);
	for (int i = 1; argv[i]; i++)
		traced[n++] = argv[i];
	capture(traced, lock, &tracing, &out, &err, &status);
	name = err.text ? last_traced(job, err.text, &macros, &at) : NULL;
	job_error(job, at, "m4 %s while expanding %s%s", what, name ? name : "this file",
		  strstr(what, "the end") ? "" : ": endless recursion or loop?");
	free(out.text);
	free(err.text);
}

/* Run m4 within LIMITS, make errors of what goes wrong: see m4_run(). */
static char *run(struct job *job, char *const argv[], const struct lock *lock, const char *blame,
		 const struct limits *limits)
{
	struct buffer out = { 0 }, err = { 0 };
	struct where at = { blame, 1 };
	int status = 0, before = job->errors, outcome;
	double cpu = children_cpu();

	outcome = capture(argv, lock, limits, &out, &err, &status);
	job->m4_cpu += children_cpu() - cpu;
	job->m4_output += out.len;

	if (outcome < 0) {
		job_errno(job, "m4", 0, "started");
		return NULL;
	}
	if (outcome == DONE && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
		outcome = TOO_SLOW;
	if (err.len && strstr(err.text, "memory exhausted"))
		outcome = NO_MEMORY;
	else if (err.len && strstr(err.text, "recursion limit"))
		outcome = TOO_DEEP;
	else if (err.len && strncmp(err.text, "m4:templates/", 13) == 0 &&
		 strstr(err.text, "end of file in"))
		outcome = UNCLOSED;
	else if (err.len)
		report(job, err.text, blame);
	if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_NO_M4)
		job_error(job, (struct where){ "m4", 0 },
			  "cannot be run: install GNU m4 1.4.19 or later (make setup)");
	else if (outcome == NO_MEMORY)
		report_endless(job, argv, lock, blame,
			       job_printf(job, "used more than %d MiB", MEMORY_MEBIBYTES));
	else if (outcome == UNCLOSED)
		report_endless(job, argv, lock, blame, "met the end inside a quote or a call");
	else if (outcome == TOO_DEEP)
		report_endless(job, argv, lock, blame, "nested calls more than " M4_DEPTH " deep");
	else if (outcome == TOO_SLOW || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU))
		report_endless(job, argv, lock, blame,
			       job_printf(job, "took more than %d s of CPU time", CPU_SECONDS));
	else if (outcome == TOO_LONG)
		report_endless(job, argv, lock, blame,
			       job_printf(job, "wrote more than %d MiB", MEBIBYTES));
	else if (WIFSIGNALED(status))
		job_error(job, at, "m4 was stopped by signal %d (%s)", WTERMSIG(status),
			  strsignal(WTERMSIG(status)));
	else if (WEXITSTATUS(status) != 0 && job->errors == before && !err.len)
		job_error(job, at, "m4 failed with status %d and no message", WEXITSTATUS(status));
	free(err.text);
	if (!WIFEXITED(status) || outcome != DONE) {
		free(out.text);
		return NULL;
	}
	return out.text ? out.text : calloc(1, 1);
}

char *m4_run(struct job *job, char *const argv[], const struct lock *lock, const char *blame)
{
	const struct limits limits = { .cpu = CPU_SECONDS - (int)job->m4_cpu,
				       .output = (MEBIBYTES << 20) - job->m4_output,
				       .errors = 1 << 20 };

	return run(job, argv, lock, blame, &limits);
}

char *m4_freeze(struct job *job, char *const argv[], const struct lock *lock)
{
	return run(job, argv, lock, "templates", &freezing);
}
