// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * checks.c: is what m4 wrote assembly, and nothing else?
 *
 * m4 copies a macro that it does not know to its output and says nothing, so a word in
 * capitals that is no known name is a misspelt or missing macro. The assembler and the C
 * preprocessor can read files and write any section: what could make them is refused.
 */
#include "checks.h"

#include "contract.h"
#include "extable.h"
#include "lock.h"
#include "stream.h"

#include <ctype.h>
#include <string.h>

/* Directives that an instruction line may be, and that may stand in the lines around the code. */
#define DIRECTIVES ".p2align .balign"
#define RAW_DIRECTIVES                                                                             \
	DIRECTIVES " .section .text .fnstart .fnend .save .pad .globl .weak .type .size .set"
#define NOT_ALLOWED "this assembler directive is not allowed here, only "

static bool word_char(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '.';
}

/* Is TEXT (N bytes) a name that may stay in the output? */
static bool known_name(const struct run *run, const char *text, size_t n)
{
	const struct symbol *s;
	const struct word *w;

	STAILQ_FOREACH(s, &run->symbols, next)
		if (strlen(s->name) == n && strncmp(s->name, text, n) == 0)
			return true;
	STAILQ_FOREACH(w, &run->names, next)
		if (strlen(w->text) == n && strncmp(w->text, text, n) == 0)
			return true;
	return false;
}

static const struct contract *find_contract(const struct run *run, const char *text, size_t n)
{
	const struct contract *c;

	STAILQ_FOREACH(c, &run->contracts, next)
		if (strlen(c->name) == n && strncmp(c->name, text, n) == 0)
			return c;
	return NULL;
}

static void undefined(struct job *job, const struct run *run, const struct item *item,
		      const char *name)
{
	const char *near = contract_nearest(run, name, true);

	if (near && strcmp(near, name) == 0)
		job_error(job, item->at, "%s was not expanded: call it as %s(...)", name, name);
	else
		job_error(job, item->at, "undefined macro %s: %s%s%s", name,
			  near ? "did you mean " : "misspelt, or missing", near ? near : "",
			  near ? "?" : "");
}

/* How an entry of the contract is called: LOAD(to,from). */
static const char *call_of(struct job *job, const struct contract *c)
{
	bool args = contract_is_call(c) && strcmp(c->args, "-") != 0;

	if (strcmp(c->kind, "register") == 0)
		return job_printf(job, "ROLE(%s)", c->name);
	return job_printf(job, "%s(%s)", c->name, args ? c->args : "");
}

/* Complain about words that m4 should have replaced. */
static void check_words(struct job *job, const struct run *run, const struct item *item)
{
	const char *p = item->text;

	while (*p) {
		size_t n = 0;
		const struct contract *c;

		while (word_char(p[n]))
			n++;
		if (n == 0) {
			p++;
			continue;
		}
		c = find_contract(run, p, n);
		if (c && !c->defined.file && strcmp(c->need, "required") == 0)
			; /* the templates have said that it is missing */
		else if (c)
			job_error(job, item->at, "%s %s was not expanded: call it as %s", c->kind,
				  c->name, call_of(job, c));
		else if (isupper((unsigned char)*p) && !known_name(run, p, n))
			undefined(job, run, item, job_printf(job, "%.*s", (int)n, p));
		p += n;
	}
}

/* Complain about calls of builtins of m4, which are none any more. Returns true if there are some.
 */
static bool check_builtins(struct job *job, const struct item *item)
{
	const char *p = item->text;
	bool found = false;

	for (size_t n; *p; p += n ? n : 1) {
		for (n = 0; word_char(p[n]);)
			n++;
		if (!lock_is_builtin(p, n) || (p[n] != '(' && strncmp(p, "m4_", 3) != 0 &&
					       (p > item->text || strncmp(p, "dnl", n) != 0)))
			continue;
		job_error(
			job, item->at,
			"m4's own %.*s is not available in a macro file: use the macros of templates/lang.m4",
			(int)n, p);
		found = true;
	}
	return found;
}

/* What is wrong with a line that is printed as it is: a macro of the kernel, or one of few
 * directives? NULL: nothing. */
static const char *bad_raw(const char *text, enum item_kind kind)
{
	if (strpbrk(text, ";`\\") || strstr(text, "/*") || strstr(text, "*/"))
		return "such a line is a single one, without ; ` \\ or a comment";
	if (kind == ITEM_CPP)
		return NULL;
	if (text[strspn(text, " \t")] == '#' || text[strspn(text, " \t")] == '%')
		return "a preprocessor line cannot come from a macro file: use @if, @elif, @else, @endif";
	if (strncmp(text + strspn(text, " \t"), ".section ", 9) == 0)
		return NULL;
	for (const char *p = text; (p = strchr(p, '.')); p++) {
		size_t n = 1;

		while (word_char(p[n]))
			n++;
		if ((p == text || !word_char(p[-1])) && p[1] != 'L' &&
		    !list_has(RAW_DIRECTIVES, p, n))
			return NOT_ALLOWED RAW_DIRECTIVES;
	}
	if (strstr(text, ".set") && strchr(text, ','))
		return ".set may switch a mode of the assembler, but not give a symbol a value";
	return NULL;
}

/* The same for an instruction line. */
static const char *bad_form(const char *text)
{
	size_t n = strcspn(text, " ");

	if (*text == '#')
		return "a preprocessor line cannot come from a macro file: use VARIANT and sections";
	if (strpbrk(text, ";`\"\\") || strstr(text, "/*"))
		return "one instruction per line, without ; ` \" \\ or a comment";
	if (*text == '.')
		return list_has(DIRECTIVES, text, n) ? NULL : NOT_ALLOWED DIRECTIVES;
	if (memchr(text, ':', n))
		return "a label stands on a line of its own, made by the label macro";
	if (!isalpha((unsigned char)*text))
		return "not an instruction";
	return NULL;
}

/* Could the preprocessor or the assembler be made to read a file, or end the line early? */
static bool reads_files(const char *text)
{
	static const char *const words[] = { ".incbin", ".include", "include_next", "_Pragma",
					     "__has_" };

	for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
		if (strcasestr(text, words[i]))
			return true;
	text += strspn(text, " \t");
	if (*text != '#')
		return false;
	text += 1 + strspn(text + 1, " \t");
	return strncmp(text, "include", 7) == 0 || strncmp(text, "import", 6) == 0;
}

static bool control_character(const char *text)
{
	for (; *text; text++)
		if (*text != '\t' && !isprint((unsigned char)*text))
			return true;
	return false;
}

static bool label(const char *text)
{
	size_t n = 0;

	while (word_char(text[n]))
		n++;
	return n > 0 && !text[n];
}

static void check_item(struct job *job, const struct run *run, const struct item *item)
{
	const char *bad = NULL;

	if (control_character(item->text))
		bad = "control character or byte outside ASCII";
	else if (reads_files(item->text))
		bad = "reading other files is not allowed";
	else if (item->kind == ITEM_INSN)
		bad = bad_form(item->text);
	else if (item->kind == ITEM_LABEL && !label(item->text))
		bad = "not a label";
	else if (item->kind != ITEM_LABEL)
		bad = bad_raw(item->text, item->kind);
	if (bad && !job_has(job, STAGE_CODE, &item->at, bad))
		job_error(job, item->at, "%s: \"%s\"", bad, item->text);
	else if (!bad && !check_builtins(job, item) && item->kind == ITEM_INSN)
		check_words(job, run, item);
	if (item->fixup && !label(item->fixup))
		job_error(job, item->at, "not a label: \"%s\"", item->fixup);
	if (item->fixup && !extable_entry(run->dialect))
		job_error(
			job, item->at,
			"an access may fault, but the target names no exception-table dialect (one of %s)",
			extable_names(job));
}

void check_run(struct job *job, const struct run *run)
{
	const struct part *file, *routine, *section;
	const struct item *item;

	STAILQ_FOREACH(file, &run->files, next)
		STAILQ_FOREACH(routine, &file->parts, next)
			STAILQ_FOREACH(section, &routine->parts, next)
				STAILQ_FOREACH(item, &section->items, next)
					check_item(job, run, item);
}

bool check_target(struct job *job, const struct target *target)
{
	struct where file = { target->file, 1 };
	int defaults = 0;
	bool ok = true;

	for (int v = 0; v < target->nvariants; v++) {
		const struct variant *variant = target->variant[v];

		defaults += !*variant->condition;
		if (!is_identifier(variant->name)) {
			job_error(job, variant->at, NOT_IDENTIFIER ": %s", variant->name);
			ok = false;
		}
		if (strpbrk(variant->condition, "\\\"'#;") || control_character(variant->condition))
			job_error(job, variant->at, "bad condition of variant %s: \"%s\"",
				  variant->name, variant->condition);
		for (int w = 0; w < v; w++)
			if (strcmp(target->variant[w]->name, variant->name) == 0)
				job_error(job, variant->at, "variant %s is declared twice",
					  variant->name);
	}
	if (ok && target->nvariants > 0 && defaults != 1)
		job_error(job, file,
			  "exactly one variant must have no condition (it is the #else), not %d",
			  defaults);
	if (target->probe.dialect && !extable_entry(target->probe.dialect))
		job_error(job, file, "unknown exception-table dialect %s: must be one of %s",
			  target->probe.dialect, extable_names(job));
	return ok;
}
