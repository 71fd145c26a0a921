// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * layout.c: the text of an assembler file. It should read as if written by hand:
 * everything that is about looks is here.
 */
#include "layout.h"

#include "extable.h"

#include <stdio.h>
#include <string.h>

enum { WIDTH = 80, TAB = 8 };

/* A file that is being laid out. */
struct page {
	struct obstack *out; /* the text grows in the pool */
	bool lines;	     /* with line markers */
	bool open; /* the last line was blank, or the start of a block: no blank line needed */
};

static void blank_line(struct page *page)
{
	if (!page->open)
		obstack_1grow(page->out, '\n');
	page->open = true;
}

/* A comment at an indent (a tab or nothing), on one line if it fits. */
static void comment(struct page *page, const char *indent, const char *text)
{
	int room = WIDTH - TAB * (int)strlen(indent), n;

	if (*text && (int)strlen(text) + 6 <= room) {
		obstack_printf(page->out, "%s/* %s */\n", indent, text);
		return;
	}
	for (obstack_printf(page->out, "%s/*\n", indent); *text;
	     text += n + strspn(text + n, " ")) {
		for (n = strlen(text); n > room - 3;) {
			int cut = n - 1;

			while (cut > 0 && text[cut] != ' ')
				cut--;
			if (cut == 0)
				break;
			n = cut;
		}
		obstack_printf(page->out, "%s * %.*s\n", indent, n, text);
	}
	obstack_printf(page->out, "%s */\n", indent);
}

/* The comment above a routine: what it is and which register is what. */
static void routine_header(struct page *page, const struct part *routine)
{
	const struct word *w;
	int width = 0;

	if (STAILQ_EMPTY(&routine->about) && STAILQ_EMPTY(&routine->regs))
		return;
	blank_line(page);
	obstack_printf(page->out, "/*\n");
	STAILQ_FOREACH(w, &routine->about, next)
		obstack_printf(page->out, " *%s%s\n", *w->text ? " " : "", w->text);
	if (!STAILQ_EMPTY(&routine->about) && !STAILQ_EMPTY(&routine->regs))
		obstack_printf(page->out, " *\n");
	STAILQ_FOREACH(w, &routine->regs, next)
		if ((int)strlen(w->text) > width)
			width = strlen(w->text);
	STAILQ_FOREACH(w, &routine->regs, next)
		obstack_printf(page->out, " *   %-*s   %s\n", width, w->text, w->note);
	obstack_printf(page->out, " */\n");
	page->open = true;
}

/* An instruction in columns; FIXUPS is the length of the longest fixup label in its section. */
static void instruction(struct page *page, const struct item *item, int fixups)
{
	int mnemonic = strcspn(item->text, " ");

	if (page->lines && item->at.file)
		obstack_printf(page->out, "# %d \"%s\"\n", item->at.line, item->at.file);

	if (item->fixup) {
		int column = (fixups + 1 + TAB) / TAB * TAB, used = strlen(item->fixup) + 1;

		obstack_printf(page->out, "\tuser\t%s,", item->fixup);
		for (; used < column; used = (used / TAB + 1) * TAB)
			obstack_1grow(page->out, '\t');
	} else {
		obstack_1grow(page->out, '\t');
	}
	obstack_printf(page->out, "%.*s", mnemonic, item->text);
	if (item->text[mnemonic])
		obstack_printf(page->out, "\t%s", item->text + mnemonic + 1);
	obstack_1grow(page->out, '\n');
}

/* Length of the longest fixup label in a section; 0: nothing in it can fault. */
static int longest_fixup(const struct part *section)
{
	const struct item *item;
	int longest = 0;

	STAILQ_FOREACH(item, &section->items, next)
		if (item->fixup && (int)strlen(item->fixup) > longest)
			longest = strlen(item->fixup);
	return longest;
}

static void section(struct page *page, const struct part *section)
{
	int fixups = longest_fixup(section);
	const struct item *item = STAILQ_FIRST(&section->items);

	/* An #if of the merge stands apart, with the comment of what follows or without. */
	if (*section->comment || (!*section->name && item && item->kind == ITEM_CPP &&
				  strncmp(item->text, "#if", 3) == 0))
		blank_line(page);
	if (*section->comment) {
		comment(page, "\t", section->comment);
		page->open = true;
	}
	STAILQ_FOREACH(item, &section->items, next) {
		if (item->kind == ITEM_INSN)
			instruction(page, item, fixups);
		else
			obstack_printf(page->out, "%s%s\n", item->text,
				       item->kind == ITEM_LABEL ? ":" : "");
		page->open = item->kind == ITEM_CPP && strcmp(item->text, "#endif") != 0;
	}
}

static const struct item *first_item(const struct part *routine)
{
	const struct part *s;

	STAILQ_FOREACH(s, &routine->parts, next)
		if (!STAILQ_EMPTY(&s->items))
			return STAILQ_FIRST(&s->items);
	return NULL;
}

static void file_header(struct page *page, const struct target *target, const struct part *file)
{
	const struct word *w = STAILQ_FIRST(&file->about);

	obstack_printf(page->out,
		       "/* SPDX-License-Identifier: GPL-2.0-only OR MIT */\n/*\n * %s%s%s\n",
		       file->name, w ? ": " : "", w ? w->text : "");
	while (w && (w = STAILQ_NEXT(w, next)))
		obstack_printf(page->out, " *%s%s\n", *w->text ? " " : "", w->text);
	obstack_printf(
		page->out,
		" *\n * Made by `memgen generate --target %s` from templates/ and targets/%s.m4.\n",
		target->name, target->name);
	if (target->without)
		obstack_printf(page->out, " * For comparison, without %s\n", target->without);
	if (target->settings)
		obstack_printf(page->out, " * For comparison, with %s\n", target->settings);
	obstack_printf(page->out, " */\n");
	if (!STAILQ_EMPTY(&file->includes))
		obstack_1grow(page->out, '\n');
	STAILQ_FOREACH(w, &file->includes, next)
		obstack_printf(page->out, "#include <%s>\n", w->text);
}

const char *layout_file(struct job *job, const struct target *target, const struct part *file,
			bool lines)
{
	struct page page = { .out = &job->pool, .lines = lines };
	const struct part *routine, *s;
	const char *entry = extable_entry(target->probe.dialect);
	bool faults = false;

	file_header(&page, target, file);
	STAILQ_FOREACH(routine, &file->parts, next)
		STAILQ_FOREACH(s, &routine->parts, next)
			faults |= longest_fixup(s) > 0;
	if (faults && entry)
		obstack_printf(
			page.out,
			"\n/* An access to user memory: if it faults, execution goes on at \\fixup. */\n"
			"\t.macro\tuser fixup:req, insn:vararg\n9999:\t\\insn\n%s\t.endm\n",
			entry);
	STAILQ_FOREACH(routine, &file->parts, next) {
		const struct item *first = first_item(routine);

		if (first && (first->kind != ITEM_CPP || strcmp(first->text, "#endif") != 0))
			blank_line(&page);
		routine_header(&page, routine);
		STAILQ_FOREACH(s, &routine->parts, next)
			section(&page, s);
	}
	obstack_1grow(page.out, '\0');
	return obstack_finish(page.out);
}
