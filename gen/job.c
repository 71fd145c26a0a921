// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * job.c: memory and messages of one run of memgen.
 */
#include "job.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define obstack_chunk_alloc malloc
#define obstack_chunk_free  free

bool in_templates(struct where at)
{
	return at.file && strncmp(at.file, "templates/", 10) == 0;
}

void job_init(struct job *job)
{
	*job = (struct job){ .errors = 0 };
	obstack_init(&job->pool);
	STAILQ_INIT(&job->messages);
}

bool job_finish(struct job *job)
{
	struct message *m;
	bool ok = job->errors == 0;

	STAILQ_FOREACH(m, &job->messages, next) {
		fputs(m->at.file, stderr);
		if (m->at.line > 0)
			fprintf(stderr, ":%d", m->at.line);
		fprintf(stderr, ": %s: %s\n", m->warning ? "warning" : "error", m->text);
	}
	obstack_free(&job->pool, NULL);
	return ok;
}

void job_drop(struct job *job)
{
	obstack_free(&job->pool, NULL);
}

const char *job_first_error(const struct job *job, struct job *to)
{
	const struct message *m;

	STAILQ_FOREACH(m, &job->messages, next)
		if (!m->warning)
			return job_printf(to, "%s:%d: %s", m->at.file, m->at.line, m->text);
	return NULL;
}

/* True if the message says nothing new: the same text, or a line an earlier stage has blamed. */
static bool known(struct job *job, const struct message *new)
{
	struct message *m;

	STAILQ_FOREACH(m, &job->messages, next) {
		if (m->at.line != new->at.line || strcmp(m->at.file, new->at.file) != 0)
			continue;
		if (m->warning == new->warning && strcmp(m->text, new->text) == 0)
			return true;
		if (new->at.line > 0 && !m->warning && m->stage < new->stage)
			return true;
	}
	return false;
}

static const char *vformat(struct job *job, const char *fmt, va_list ap)
{
	obstack_vprintf(&job->pool, fmt, ap);
	obstack_1grow(&job->pool, '\0');
	return obstack_finish(&job->pool);
}

static void add(struct job *job, struct message m)
{
	struct message *new;

	if (known(job, &m) || (m.warning && job->no_warnings))
		return;
	new = job_alloc(job, sizeof(*new));
	*new = m;
	new->at.file = job_copy(job, m.at.file);
	STAILQ_INSERT_TAIL(&job->messages, new, next);
	job->errors += !m.warning;
}

void job_error(struct job *job, struct where at, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	add(job, (struct message){ .at = at, .stage = job->stage, .text = vformat(job, fmt, ap) });
	va_end(ap);
}

void job_errno(struct job *job, const char *file, int line, const char *what)
{
	job_error(job, (struct where){ file, line }, "cannot be %s: %s", what, strerror(errno));
}

bool job_has(const struct job *job, enum stage stage, const struct where *at, const char *text)
{
	const struct message *m;

	STAILQ_FOREACH(m, &job->messages, next)
		if (!m->warning && m->stage == stage && strstr(m->text, text) &&
		    (!at || (at->line == m->at.line && strcmp(at->file, m->at.file) == 0)))
			return true;
	return false;
}

void job_warn(struct job *job, struct where at, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	add(job, (struct message){ .at = at, .warning = true, .text = vformat(job, fmt, ap) });
	va_end(ap);
}

void *job_alloc(struct job *job, size_t size)
{
	return memset(obstack_alloc(&job->pool, size), 0, size);
}

const char *job_copy(struct job *job, const char *text)
{
	return obstack_copy0(&job->pool, text, strlen(text));
}

const char *job_printf(struct job *job, const char *fmt, ...)
{
	const char *text;
	va_list ap;

	va_start(ap, fmt);
	text = vformat(job, fmt, ap);
	va_end(ap);
	return text;
}
