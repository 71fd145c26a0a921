// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * source.c: target files as text.
 *
 * Only what m4 or a reader could stumble over is checked here, bytes and quotes; lock.c sees to it
 * that the text can do no harm, and checks.c refuses what does not belong into the output.
 */
#include "source.h"

#include "stream.h"

#include <ctype.h>
#include <errno.h>
#include <glob.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MAX_SOURCE = 16 << 20 }; /* bytes of a macro file */

static bool word_char(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

bool source_readable(struct job *job, const char *file)
{
	struct stat st;

	if (stat(file, &st) == 0 && (!S_ISREG(st.st_mode) || st.st_size > MAX_SOURCE)) {
		job_error(job, (struct where){ file, 1 },
			  S_ISREG(st.st_mode) ? "too large for a macro file: more than %d MiB"
					      : "not a plain file",
			  MAX_SOURCE >> 20);
		return false;
	}
	if (access(file, R_OK) == 0)
		return true;
	job_errno(job, file, 1, "read");
	return false;
}

bool source_name_ok(const char *name)
{
	return *name >= 'a' && *name <= 'z' && strlen(name) <= 32 &&
	       !name[strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_")];
}

/* Open quotes of a file. */
struct quotes {
	int depth;
	int opened; /* line of the outermost one */
};

/* Count the quotes of a line. Returns false at a stray closing quote. */
static bool count_quotes(struct quotes *q, const char *line, int number)
{
	for (const char *p = line; *p; p++) {
		if (p[0] == '<' && p[1] == '<') {
			if (q->depth++ == 0)
				q->opened = number;
			p++;
		} else if (p[0] == '>' && p[1] == '>') {
			if (q->depth-- == 0)
				return false;
			p++;
		}
	}
	return true;
}

/* Where a line has CALL, as "NAME("; NULL: nowhere. */
static const char *find_call(const char *line, const char *call)
{
	for (const char *p = line; (p = strstr(p, call)); p++)
		if (p == line || !word_char(p[-1]))
			return p;
	return NULL;
}

/* The NAME of a line "BASED_ON(NAME)", which need not be a good one; NULL for other lines. */
static const char *based_on(struct job *job, const char *line)
{
	size_t n;

	line += strspn(line, " \t");
	if (strncmp(line, "BASED_ON(", 9) != 0)
		return NULL;
	line += 9 + strspn(line + 9, " \t<");
	for (n = strlen(line); n && strchr(" \t>)", line[n - 1]); n--)
		;
	return job_printf(job, "%.*s", (int)n, line);
}

const char *source_file(struct job *job, const char *name)
{
	return job_printf(job, "targets/%s.m4", name);
}

/* The LINE may name a base, which is put into BASES, if that is not NULL. False: there is no such
 * base. */
static bool read_base(struct job *job, struct where at, const char *line, struct words *bases)
{
	const char *name = based_on(job, line), *file;

	if (!name) {
		if (!find_call(line, "BASED_ON("))
			return true;
		job_error(job, at, "BASED_ON has a line of its own");
		return false;
	}
	file = source_file(job, name);
	if (!source_name_ok(name)) {
		job_error(job, at, "'%s' %s", name, SOURCE_NAME_RULE);
		return false;
	}
	if (access(file, R_OK) != 0) {
		job_error(job, at, "base %s does not exist", file);
		return false;
	}
	if (bases)
		word_add(job, bases, file, NULL);
	return true;
}

/* Cut the line end and a comment off. Returns the length. */
static size_t cut_line(char *line)
{
	char *comment = strstr(line, "//");

	if (comment)
		*comment = '\0';
	else
		line[strcspn(line, "\n")] = '\0';
	return strlen(line);
}

int source_count_word(const char *file, const char *word)
{
	size_t room = 0, n = strlen(word);
	char *line = NULL;
	int found = 0;
	FILE *f = fopen(file, "r");

	while (f && n && getline(&line, &room, f) >= 0) {
		cut_line(line);
		for (const char *p = line; (p = strstr(p, word)); p += n)
			found += (p == line || !word_char(p[-1])) && !word_char(p[n]);
	}
	free(line);
	if (f)
		fclose(f);
	return found;
}

bool source_check(struct job *job, const char *file, struct words *bases)
{
	struct quotes quotes = { 0 };
	char *line = NULL;
	size_t room = 0;
	ssize_t len;
	struct where at = { file, 0 };
	bool balanced = true, based = true;
	FILE *f;

	if (!source_readable(job, file))
		return false;
	f = fopen(file, "r");
	while (f && (len = getline(&line, &room, f)) >= 0) {
		at.line++;
		for (ssize_t i = 0; i < len; i++)
			if (!isprint((unsigned char)line[i]) &&
			    !strchr("\t\n", line[i] ? line[i] : 'x')) {
				job_error(
					job, at,
					"byte 0x%02x at column %zd: only printable ASCII, tabs and newlines are allowed",
					(unsigned char)line[i], i + 1);
				break;
			}
		cut_line(line);
		if (balanced && !count_quotes(&quotes, line, at.line)) {
			job_error(job, at, "closing quote >> without an opening <<");
			balanced = false;
		}
		based &= read_base(job, at, line, bases);
	}
	if (!f || ferror(f))
		job_errno(job, file, 1, "read");
	if (balanced && quotes.depth > 0) {
		job_error(job, (struct where){ file, quotes.opened },
			  "quote << is never closed: add >>");
		balanced = false;
	}
	free(line);
	if (f)
		fclose(f);
	return f && balanced && based;
}

/* A plain file that is not too large, open; NULL: there is none. */
static FILE *open_plain(const char *file)
{
	struct stat st;

	if (stat(file, &st) < 0 || !S_ISREG(st.st_mode) || st.st_size > MAX_SOURCE)
		return NULL;
	return fopen(file, "r");
}

void source_style(struct job *job, const char *file)
{
	char *line = NULL;
	size_t room = 0;
	ssize_t len;
	struct where at = { file, 0 }, first = { file, 0 };
	int longest = 0, count = 0;
	FILE *f = open_plain(file);

	while (f && (len = getline(&line, &room, f)) > 0) {
		int column = 0;

		at.line++;
		line[strcspn(line, "\n")] = '\0';
		for (const char *p = line; *p; p++)
			column = *p == '\t' ? column / 8 * 8 + 8 : column + 1;
		if (column > 100 && count++ == 0)
			first = at;
		longest = column > longest ? column : longest;
		len = strlen(line);
		if (len && isblank((unsigned char)line[len - 1]))
			job_warn(job, at, "blanks at the end of the line");
	}
	if (count)
		job_warn(job, first, "%d line(s) have more than 100 columns, up to %d", count,
			 longest);
	free(line);
	if (f)
		fclose(f);
}

/* Has FILE a VARIANT, or (BASES) one of its own bases? */
static bool has_variant(struct job *job, const char *file, bool bases)
{
	FILE *f = open_plain(file);
	char *line = NULL;
	size_t room = 0;
	bool found = !f; /* let a later step say why it cannot be read */
	const char *base;

	while (f && !found && getline(&line, &room, f) >= 0) {
		cut_line(line);
		found = find_call(line, "VARIANT(");
		base = bases && !found ? based_on(job, line) : NULL;
		found |= base && has_variant(job, source_file(job, base), false);
	}
	free(line);
	if (f)
		fclose(f);
	return found;
}

bool source_is_target(struct job *job, const char *file)
{
	return has_variant(job, file, true);
}

static void add_target(struct job *job, struct targets *targets, const char *name, const char *file)
{
	struct target *target = job_alloc(job, sizeof(*target));

	target->name = name;
	target->file = file;
	STAILQ_INSERT_TAIL(targets, target, next);
}

void source_targets(struct job *job, const struct words *wanted, struct targets *targets)
{
	const struct word *w;
	glob_t found;

	STAILQ_INIT(targets);
	STAILQ_FOREACH(w, wanted, next) {
		const char *file = source_file(job, w->text);

		if (source_readable(job, file))
			add_target(job, targets, w->text, file);
	}
	if (!STAILQ_EMPTY(wanted))
		return;
	if (glob("targets/*.m4", 0, NULL, &found) != 0) {
		job_error(job, (struct where){ "targets", 0 },
			  "no macro files here: run memgen in the top directory, or use -C DIR");
		return;
	}
	for (size_t i = 0; i < found.gl_pathc; i++) {
		const char *file = job_copy(job, found.gl_pathv[i]);
		const char *name = strrchr(file, '/') + 1;

		name = job_printf(job, "%.*s", (int)(strlen(name) - 3), name);
		if (!source_name_ok(name))
			job_error(job, (struct where){ file, 1 }, "'%s' %s", name,
				  SOURCE_NAME_RULE);
		else if (source_is_target(job, file))
			add_target(job, targets, name, file);
	}
	globfree(&found);
}
