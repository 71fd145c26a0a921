// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * stream.c: read the tagged stream that m4 writes into the model.
 */
#include "stream.h"

#include "contract.h"

#include <ctype.h>
#include <string.h>

/* State while a stream is read. */
struct reader {
	struct job *job;
	struct run *run;
	struct where sync; /* where the text comes from, by m4's #line */
	struct where at;   /* where the macro that wrote it is defined, by @enter */
	bool body;
	struct part *file, *routine, *section; /* open now, or NULL */
	const char *fixup;		       /* of the next instruction */
	struct where fixup_at;		       /* the @fault that said so */
	int lines, faults;	     /* so far: of text, and accesses with an exception entry */
	struct call *call;	     /* the contract's macro that is being expanded */
	struct condition *condition; /* the innermost @if that is open, or NULL */
	bool no_file;		     /* blamed already: something before the first @file */
};

/* An @if without its @endif. */
struct condition {
	struct condition *outer;
	struct where at;
	bool has_else;
};

struct call {
	struct call *outer;
	struct where outer_at;
	int lines, faults; /* before it */
	bool may_fault;	   /* it accesses user memory */
	bool blamed;	   /* what it calls lacks an exception entry */
};

void run_init(struct run *run)
{
	*run = (struct run){ .dialect = NULL };
	STAILQ_INIT(&run->contracts);
	STAILQ_INIT(&run->relations);
	STAILQ_INIT(&run->symbols);
	STAILQ_INIT(&run->variants);
	STAILQ_INIT(&run->definitions);
	STAILQ_INIT(&run->names);
	STAILQ_INIT(&run->files);
}

struct part *part_add(struct job *job, struct parts *list, const char *name)
{
	struct part *part = job_alloc(job, sizeof(*part));

	part->name = name;
	part->kind = part->reads = part->comment = "";
	STAILQ_INIT(&part->about);
	STAILQ_INIT(&part->includes);
	STAILQ_INIT(&part->regs);
	STAILQ_INIT(&part->parts);
	STAILQ_INIT(&part->items);
	STAILQ_INSERT_TAIL(list, part, next);
	return part;
}

struct item *item_add(struct job *job, struct part *section, enum item_kind kind, const char *text)
{
	struct item *item = job_alloc(job, sizeof(*item));

	item->kind = kind;
	item->text = text;
	STAILQ_INSERT_TAIL(&section->items, item, next);
	return item;
}

void word_add(struct job *job, struct words *list, const char *text, const char *note)
{
	struct word *word = job_alloc(job, sizeof(*word));

	word->text = text;
	word->note = note;
	STAILQ_INSERT_TAIL(list, word, next);
}

static void error(struct reader *r, const char *text, const char *about)
{
	job_error(r->job, r->body && r->at.file ? r->at : r->sync, "%s: %s", text, about);
}

/* Cut the first word off REST. Returns it (maybe empty), REST is what follows. */
static const char *cut_word(char **rest)
{
	char *word = *rest;

	*rest += strcspn(*rest, " \t");
	if (**rest)
		*(*rest)++ = '\0';
	*rest += strspn(*rest, " \t");
	return word;
}

/* Cut REST at a | at its start or after a blank. Returns what follows, without blanks, or "". */
static const char *cut_bar(char *rest)
{
	char *bar = rest, *end;

	while ((bar = strchr(bar, '|')) && bar > rest && !isblank((unsigned char)bar[-1]))
		bar++;
	if (!bar)
		return "";
	for (end = bar; end > rest && isblank((unsigned char)end[-1]); end--)
		;
	*end = '\0';
	return bar + 1 + strspn(bar + 1, " \t");
}

/* "FILE:LINE" as a place; a file of NULL if it has another form. */
static struct where place(struct reader *r, const char *text)
{
	const char *colon = strrchr(text, ':');
	struct where at = { NULL, 0 };

	if (colon && isdigit((unsigned char)colon[1]))
		at = (struct where){ job_printf(r->job, "%.*s", (int)(colon - text), text),
				     atoi(colon + 1) };
	return at;
}

/* The same for a message; a place of another form is where the line comes from. */
static struct where blamed(struct reader *r, const char *text)
{
	struct where at = place(r, text);

	return at.file ? at : r->sync;
}

/* The section that items go to; what stands before the first @section has one without a name. */
static struct part *open_section(struct reader *r)
{
	if (!r->routine)
		r->routine = part_add(r->job, &r->file->parts, "");
	if (!r->section)
		r->section = part_add(r->job, &r->routine->parts, "");
	return r->section;
}

static struct item *add_item(struct reader *r, enum item_kind kind, const char *text)
{
	struct item *item = item_add(r->job, open_section(r), kind, text);

	if (r->fixup && kind != ITEM_INSN) {
		error(r, "@fault must stand before an instruction, not before this line", text);
		r->fixup = NULL;
	}
	item->at = r->at.file ? r->at : r->sync;
	r->lines += kind != ITEM_LABEL;
	return item;
}

static void tag_contract(struct reader *r, char *rest)
{
	struct contract *c = job_alloc(r->job, sizeof(*c));

	c->meaning = cut_bar(rest);
	c->kind = cut_word(&rest);
	c->name = cut_word(&rest);
	c->need = cut_word(&rest);
	c->args = rest;
	STAILQ_INSERT_TAIL(&r->run->contracts, c, next);
}

static void tag_value(struct reader *r, char *rest)
{
	struct contract *c = contract_find(r->run, cut_word(&rest));

	if (c)
		c->value = rest;
}

static void add_relation(struct reader *r, char *rest, bool mutual)
{
	struct relation *relation = job_alloc(r->job, sizeof(*relation));

	relation->mutual = mutual;
	relation->others = cut_bar(rest);
	relation->names = rest;
	STAILQ_INSERT_TAIL(&r->run->relations, relation, next);
}

static void tag_together(struct reader *r, char *rest)
{
	add_relation(r, rest, true);
}

static void tag_needs(struct reader *r, char *rest)
{
	add_relation(r, rest, false);
}

static void tag_tunable(struct reader *r, char *rest)
{
	struct contract *c = contract_find(r->run, cut_word(&rest));

	if (c)
		c->tries = rest;
}

/* Note a definition; NULL if it has no name. */
static struct definition *add_definition(struct reader *r, char *rest, bool macro)
{
	struct definition *d = job_alloc(r->job, sizeof(*d));

	d->name = cut_word(&rest);
	if (!*d->name) {
		error(r, "a definition without a name", "");
		return NULL;
	}
	d->macro = macro;
	d->at = blamed(r, rest);
	STAILQ_INSERT_TAIL(&r->run->definitions, d, next);
	return d;
}

static void tag_set(struct reader *r, char *rest)
{
	const struct definition *d = add_definition(r, rest, false);
	struct contract *c = d ? contract_find(r->run, d->name) : NULL;

	if (c)
		c->defined = d->at;
}

static void tag_macro(struct reader *r, char *rest)
{
	add_definition(r, rest, true);
}

static void tag_unknown(struct reader *r, char *rest)
{
	const char *name = cut_word(&rest), *near = contract_nearest(r->run, name, false);

	job_error(r->job, blamed(r, rest), "%s is not in the contract: %s%s%s", name,
		  near ? "did you mean " : "templates/contract.m4 lists what is", near ? near : "",
		  near ? "?" : "");
}

static void tag_error(struct reader *r, char *rest)
{
	const struct where at = blamed(r, cut_word(&rest));

	job_error(r->job, at, "%s", rest);
}

static void tag_warning(struct reader *r, char *rest)
{
	const struct where at = blamed(r, cut_word(&rest));

	job_warn(r->job, at, "%s", rest);
}

bool is_identifier(const char *text)
{
	return *text && !isdigit((unsigned char)*text) &&
	       !text[strspn(text, "abcdefghijklmnopqrstuvwxyz"
				  "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")];
}

/* A word that is printed in the output, or read by the tests. */
static const char *identifier(struct reader *r, const char *text)
{
	if (!is_identifier(text))
		error(r, NOT_IDENTIFIER, text);
	return text;
}

static void tag_variant(struct reader *r, char *rest)
{
	struct variant *v = job_alloc(r->job, sizeof(*v));

	v->condition = cut_bar(rest);
	v->name = rest;
	v->at = r->sync;
	STAILQ_INSERT_TAIL(&r->run->variants, v, next);
}

static void tag_symbol(struct reader *r, char *rest)
{
	struct symbol *s = job_alloc(r->job, sizeof(*s));
	char *end;

	s->name = identifier(r, cut_word(&rest));
	s->value = strtol(rest, &end, 0);
	if (end == rest || *end)
		error(r, "value of an assembler symbol is not a number", rest);
	STAILQ_INSERT_TAIL(&r->run->symbols, s, next);
}

static void tag_names(struct reader *r, char *rest)
{
	while (*rest)
		word_add(r->job, &r->run->names, cut_word(&rest), NULL);
}

static void tag_dialect(struct reader *r, char *rest)
{
	r->run->dialect = rest;
}

static void tag_body(struct reader *r, char *rest)
{
	(void)rest;
	r->body = true;
}

/* Each @if of a file has its @endif there. */
static void close_conditions(struct reader *r)
{
	for (; r->condition; r->condition = r->condition->outer)
		job_error(r->job, r->condition->at, "@if without @endif in %s: add it",
			  r->file->name);
}

static const struct part *find_part(const struct parts *parts, const char *name)
{
	const struct part *part;

	STAILQ_FOREACH(part, parts, next)
		if (strcmp(part->name, name) == 0)
			return part;
	return NULL;
}

static void tag_file(struct reader *r, char *rest)
{
	close_conditions(r);
	if (find_part(&r->run->files, rest))
		error(r, "this file has begun already: put all of it after one FILE", rest);
	/* No path: a target must not choose where files are written. */
	if (!isalnum((unsigned char)*rest) ||
	    rest[strspn(rest, "abcdefghijklmnopqrstuvwxyz"
			      "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-")])
		error(r, "bad file name", rest);
	r->file = part_add(r->job, &r->run->files, rest);
	r->routine = r->section = NULL;
}

/* A text for a comment of the output must not be able to end it. */
static const char *comment_text(struct reader *r, const char *text)
{
	if (strstr(text, "*/"))
		error(r, "comment with the end of a comment in it", text);
	return text;
}

static void tag_about(struct reader *r, char *rest)
{
	word_add(r->job, &r->file->about, comment_text(r, rest), NULL);
}

static void tag_include(struct reader *r, char *rest)
{
	if (!*rest || *rest == '/' || strstr(rest, "..") || strpbrk(rest, " \t<>\"\\"))
		error(r, "not a kernel header", rest);
	word_add(r->job, &r->file->includes, rest, NULL);
}

/* The routine of that kind in the file that is open. */
static const struct part *find_kind(const struct reader *r, const char *kind)
{
	const struct part *routine;

	STAILQ_FOREACH(routine, &r->file->parts, next)
		if (strcmp(routine->kind, kind) == 0)
			return routine;
	return NULL;
}

/* memset16, memset32 and memset64 go on in the memset before them. */
static bool lacks_memset(const struct reader *r, const char *kind)
{
	return strncmp(kind, "memset", 6) == 0 && isdigit((unsigned char)kind[6]) &&
	       !find_kind(r, "memset") && !find_kind(r, "aligned_memset");
}

/* A function of KIND; REST is "SYMBOL READS". */
static void add_routine(struct reader *r, const char *kind, char *rest)
{
	const struct part *file;
	const char *symbol = rest;
	char *reads = strrchr(rest, ' ');

	if (reads)
		*reads++ = '\0';
	identifier(r, symbol);
	STAILQ_FOREACH(file, &r->run->files, next)
		if (find_part(&file->parts, symbol))
			error(r, "this symbol is there already: give each routine its own", symbol);
	r->routine = part_add(r->job, &r->file->parts, symbol);
	r->routine->kind = identifier(r, kind);
	r->routine->reads = reads ? reads : "";
	r->section = NULL;
}

static void tag_routine(struct reader *r, char *rest)
{
	const char *kind = cut_word(&rest);

	if (find_kind(r, kind))
		error(r,
		      "this routine is in the file already, and its labels: ALSO gives it a second name",
		      kind);
	if (lacks_memset(r, kind))
		error(r,
		      "it goes on in memset: put ROUTINE(memset, ...) before it, in the same file",
		      kind);
	add_routine(r, kind, rest);
}

static void tag_also(struct reader *r, char *rest)
{
	const char *kind = cut_word(&rest);

	add_routine(r, kind, rest);
}

static void tag_title(struct reader *r, char *rest)
{
	open_section(r);
	word_add(r->job, &r->routine->about, comment_text(r, rest), NULL);
}

static void tag_reg(struct reader *r, char *rest)
{
	const char *reg = cut_word(&rest);

	open_section(r);
	word_add(r->job, &r->routine->regs, comment_text(r, reg), comment_text(r, rest));
}

static void tag_section(struct reader *r, char *rest)
{
	const char *comment = cut_bar(rest);

	open_section(r);
	r->section = part_add(r->job, &r->routine->parts, rest);
	r->section->comment = comment_text(r, comment);
}

static void tag_label(struct reader *r, char *rest)
{
	add_item(r, ITEM_LABEL, rest);
}

static void tag_enter(struct reader *r, char *rest)
{
	struct call *call = job_alloc(r->job, sizeof(*call));

	*call = (struct call){ .outer = r->call, .outer_at = r->at };
	call->lines = r->lines;
	call->faults = r->faults;
	r->call = call;
	r->at = place(r, cut_word(&rest));
	call->may_fault = *rest == '1';
}

/* A @fault that no instruction has followed. */
static void blame_fixup(struct reader *r)
{
	if (r->fixup)
		job_error(r->job, r->fixup_at, "@fault without an instruction after it: %s",
			  r->fixup);
	r->fixup = NULL;
}

static void tag_leave(struct reader *r, char *rest)
{
	struct call *call = r->call;
	struct contract *c;

	(void)rest;
	/* One of a template's belongs to an access of the target: what that lacks is said
	 * elsewhere. */
	if (!in_templates(r->fixup_at))
		blame_fixup(r);
	if (!call)
		return;
	STAILQ_FOREACH(c, &r->run->contracts, next)
		if (c->defined.line == r->at.line && c->defined.file && r->at.file &&
		    strcmp(c->defined.file, r->at.file) == 0) {
			int lines = r->lines - call->lines;

			c->fewest = c->calls == 0 || lines < c->fewest ? lines : c->fewest;
			c->most = lines > c->most ? lines : c->most;
			c->calls++;
			if (call->may_fault && call->faults == r->faults && !call->blamed) {
				error(r, c->name,
				      "it accesses user memory, but has no ACCESS: a fault would not find its way back");
				call->blamed = true;
			}
		}
	if (call->outer)
		call->outer->blamed |= call->blamed;
	r->at = call->outer_at;
	r->call = call->outer;
}

static void tag_fault(struct reader *r, char *rest)
{
	if (r->fixup)
		error(r, "two @fault without an instruction between", rest);
	r->fixup = rest;
	r->fixup_at = r->at.file ? r->at : r->sync;
	r->faults++;
}

static void tag_line(struct reader *r, char *rest)
{
	add_item(r, ITEM_RAW, rest);
}

static void tag_raw(struct reader *r, char *rest)
{
	add_item(r, ITEM_RAW, job_printf(r->job, "\t%s", rest));
}

static void tag_end(struct reader *r, char *rest)
{
	(void)rest;
	r->run->complete = true;
}

/* Where a tag may stand. */
enum scope { ANYWHERE, IN_BODY, IN_FILE };

static const struct tag {
	const char *name;
	enum scope scope;
	void (*read)(struct reader *r, char *rest);
} tags[] = {
	{ "contract", ANYWHERE, tag_contract }, /* KIND NAME NEED ARGS | MEANING */
	{ "value", ANYWHERE, tag_value },	/* NAME REGISTER... */
	{ "together", ANYWHERE, tag_together }, /* NAME... | NAME... */
	{ "needs", ANYWHERE, tag_needs },	/* NAME... | NAME... */
	{ "tunable", ANYWHERE, tag_tunable },	/* NAME VALUE... */
	{ "set", ANYWHERE, tag_set },		/* NAME FILE:LINE, of the contract */
	{ "macro", ANYWHERE, tag_macro },	/* NAME FILE:LINE, of a template or target */
	{ "unknown", ANYWHERE, tag_unknown },	/* NAME FILE:LINE */
	{ "error", ANYWHERE, tag_error },	/* FILE:LINE TEXT */
	{ "warning", ANYWHERE, tag_warning },	/* FILE:LINE TEXT */
	{ "variant", ANYWHERE, tag_variant },	/* NAME | CONDITION */
	{ "symbol", ANYWHERE, tag_symbol },	/* NAME VALUE */
	{ "names", ANYWHERE, tag_names },	/* WORD... */
	{ "dialect", ANYWHERE, tag_dialect },	/* NAME */
	{ "enter", ANYWHERE, tag_enter },	/* FILE:LINE, up to @leave; 1: it may fault */
	{ "leave", ANYWHERE, tag_leave },
	{ "body", ANYWHERE, tag_body },
	{ "end", ANYWHERE, tag_end },
	{ "file", IN_BODY, tag_file },	     /* NAME */
	{ "about", IN_FILE, tag_about },     /* TEXT */
	{ "include", IN_FILE, tag_include }, /* HEADER */
	{ "routine", IN_FILE, tag_routine }, /* KIND SYMBOL READS */
	{ "also", IN_FILE, tag_also },	     /* KIND SYMBOL READS, another name of the one before */
	{ "title", IN_FILE, tag_title },     /* TEXT */
	{ "reg", IN_FILE, tag_reg },	     /* REG MEANING */
	{ "section", IN_FILE, tag_section }, /* NAME | COMMENT */
	{ "label", IN_FILE, tag_label },     /* NAME */
	{ "fault", IN_FILE, tag_fault },     /* LABEL */
	{ "line", IN_FILE, tag_line },	     /* TEXT, printed at the margin */
	{ "raw", IN_FILE, tag_raw },	     /* TEXT, printed with a tab before it */
};

static void open_condition(struct reader *r)
{
	struct condition *c = job_alloc(r->job, sizeof(*c));

	*c = (struct condition){ .outer = r->condition, .at = r->at.file ? r->at : r->sync };
	r->condition = c;
}

/* A preprocessor line that belongs to an open @if. */
static void continue_condition(struct reader *r, const char *name)
{
	struct condition *c = r->condition;

	if (!c)
		error(r, "there is no open @if for this line", name);
	else if (strcmp(name, "endif") == 0)
		r->condition = c->outer;
	else if (c->has_else)
		error(r, "it comes after the @else of its @if", name);
	else
		c->has_else = strcmp(name, "else") == 0;
}

/* @if COND, @elif COND, @else, @endif: true if it was one of them. */
static bool read_cpp(struct reader *r, const char *name, const char *rest)
{
	static const char *const words[] = { "if", "elif", "else", "endif" };

	for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
		if (strcmp(name, words[i]) == 0 && r->file) {
			if (i == 0)
				open_condition(r);
			else
				continue_condition(r, name);
			add_item(r, ITEM_CPP,
				 job_printf(r->job, "#%s%s%s", name, *rest ? " " : "", rest));
			return true;
		}
	return false;
}

/* Something of a file before there is one: to be said once. */
static void blame_no_file(struct reader *r, const char *line)
{
	if (!r->no_file)
		error(r, "this comes before the first FILE: begin KERNEL_FILES with one", line);
	r->no_file = true;
}

static void read_tag(struct reader *r, char *line)
{
	char *rest = line + 1;
	const char *name = cut_word(&rest);

	for (size_t i = 0; i < sizeof(tags) / sizeof(*tags); i++) {
		const struct tag *tag = &tags[i];

		if (strcmp(tag->name, name) != 0)
			continue;
		if (tag->scope == IN_FILE && r->body && !r->file)
			blame_no_file(r, line);
		else if ((tag->scope == IN_BODY && !r->body) || (tag->scope == IN_FILE && !r->file))
			error(r, "tag out of place", line);
		else
			tag->read(r, rest);
		return;
	}
	if (!read_cpp(r, name, rest))
		error(r, "unknown tag", line);
}

/* Blanks of an instruction as the output wants them: one after the mnemonic and after each comma.
 */
static const char *normalise(struct job *job, const char *text)
{
	struct obstack *pool = &job->pool;
	char last = ' ';

	for (; *text; text++) {
		char c = isblank((unsigned char)*text) ? ' ' : *text;

		if (c == ' ' && last == ' ')
			continue;
		if (c == ',' && last == ' ' && obstack_object_size(pool))
			obstack_blank_fast(pool, -1);
		obstack_1grow(pool, c);
		last = c;
		if (c == ',') {
			obstack_1grow(pool, ' ');
			last = ' ';
		}
	}
	if (last == ' ' && obstack_object_size(pool))
		obstack_blank_fast(pool, -1);
	obstack_1grow(pool, '\0');
	return obstack_finish(pool);
}

static void read_text(struct reader *r, char *line)
{
	if (!r->body) {
		error(r, "text outside a definition (misspelt macro?)", line);
	} else if (!r->file) {
		blame_no_file(r, line);
	} else {
		add_item(r, ITEM_INSN, normalise(r->job, line))->fixup = r->fixup;
		r->fixup = NULL;
	}
}

/* m4 -s: the next line comes from line N of FILE. */
static bool read_sync(struct reader *r, const char *line)
{
	char *end;
	long number;

	if (strncmp(line, "#line ", 6) != 0)
		return false;
	number = strtol(line + 6, &end, 10);
	if (*end == ' ' && end[1] == '"')
		r->sync.file = job_printf(r->job, "%.*s", (int)strcspn(end + 2, "\""), end + 2);
	r->sync.line = number - 1;
	return true;
}

/* Cut blanks at both ends and a comment at the end. */
static char *trim(char *line)
{
	char *end, *comment = line;

	while ((comment = strstr(comment, "//")) && comment > line &&
	       !isblank((unsigned char)comment[-1]))
		comment += 2;
	if (comment)
		*comment = '\0';
	line += strspn(line, " \t");
	for (end = line + strlen(line); end > line && isblank((unsigned char)end[-1]); end--)
		;
	*end = '\0';
	return line;
}

void stream_read(struct job *job, char *text, const char *blame, struct run *run)
{
	struct reader r = { .job = job, .run = run, .sync = { blame, 0 } };
	char *line;

	while ((line = strsep(&text, "\n"))) {
		if (read_sync(&r, line))
			continue;
		r.sync.line++;
		line = trim(line);
		if (!*line)
			continue;
		line = (char *)job_copy(job, line);
		if (*line == '@')
			read_tag(&r, line);
		else
			read_text(&r, line);
	}
	close_conditions(&r);
	blame_fixup(&r);
	if (!run->complete && !job->errors)
		job_error(job, (struct where){ blame, 1 },
			  "m4 stopped early: the stream has no @end");
}
