// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* audit.c - checks that need the emulator plugin, and instruction counts */

#include "../audit/audit.h"
#include "run.h"
#include CPU_HEADER

extern const char __start_control_text[], __stop_control_text[];
extern const char __executable_start[], _end[];
extern const ulong call_sp;

static volatile struct audit shared;
static u64 pcs[MAX_ENTRIES];

static const char *const names[AUDIT_KINDS] = { "alignment", "bounds", "entries" };

/* Tell the plugin what to watch, before any of it has run. False if there is none. */
bool audit_init(void)
{
	for (unsigned int i = 0; i < n_entries; i++)
		pcs[i] = entries[i].insn;
	shared.text[0].lo = (ulong)text_begin;
	shared.text[0].hi = (ulong)text_end;
	shared.text[1].lo = (ulong)__start_control_text;
	shared.text[1].hi = (ulong)__stop_control_text;
	shared.entries = (ulong)pcs;
	shared.n_entries = n_entries;
	shared.word = WORD;
	shared.sp = (ulong)&call_sp;
	shared.caller = CALLER_AREA;
	shared.magic = AUDIT_MAGIC;
	syscall6(NR_close, AUDIT_MARK, (long)&shared, 0, 0, 0, 0);
	return shared.ready;
}

static void set_area(unsigned int i, const u8 *p, ulong n, bool word, bool load, bool store,
		     bool user)
{
	volatile struct audit_area *a = &shared.area[i];

	a->lo = (ulong)p;
	a->hi = (ulong)p + n;
	if (word && n) {
		a->lo = a->lo & -(u64)WORD;
		a->hi = (a->hi + WORD - 1) & -(u64)WORD;
	}
	a->load = load;
	a->store = store;
	a->user = user;
}

/* Say what the next call of @r may touch. */
static void allow(const struct routine *r, const u8 *d, const u8 *s, ulong n)
{
	const struct kind *k = r->kind;

	set_area(0, s, s ? n : 0, r->word, true, false, k->src_user);
	if (k->family == COMPARE)
		set_area(1, d, n, r->word, true, false, false);
	else
		set_area(1, d, n, false, false, true, k->dst_user);
	/* Literals, tables of contents, the kernel's own constants. */
	set_area(2, (const u8 *)__executable_start, _end - __executable_start, false, true, false,
		 false);
}

/* Watch the next call of @r, which is the one that where describes. */
void audit_begin(const struct routine *r)
{
	allow(r, where.d, where.s, where.n);
	shared.strict = is_aligned(r);
	shared.instructions = 0;
	shared.active = 1;
}

/* It is over: report what was found. Returns the instructions it executed. */
ulong audit_end(const struct routine *r)
{
	u64 n = shared.instructions;

	shared.active = 0;
	for (int i = 0; i < AUDIT_KINDS; i++) {
		volatile struct audit_finding *f = &shared.finding[i];

		if (!f->count)
			continue;
		fail_aspect(ALIGNMENT + i, "%s: pc %x (%s+%x) %s %u bytes at %x", names[i],
			    (ulong)f->pc, r->name, (ulong)f->pc - r->text,
			    f->store ? "stores" : "loads", (ulong)f->size, (ulong)f->address);
		f->count = 0;
	}
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	n = __builtin_bswap64(n);
#endif
	return n;
}

/* Run the lighter checks of @r with every access judged. */
void check_audit(const struct routine *r)
{
	totals.quiet = totals.light = totals.auditing = true;
	check_grid(r);
	check_guards(r);
	if (r->kind->family == MOVE)
		check_overlaps(r);
	if (r->kind->family == COMPARE)
		check_differences(r);
	if (r->kind->src_user)
		check_source_faults(r);
	if (r->kind->dst_user)
		check_destination_faults(r);
	totals.quiet = totals.light = totals.auditing = false;
	for (int i = 0; i < AUDIT_KINDS; i++)
		if ((i != AUDIT_ALIGNMENT || is_aligned(r)) && (i != AUDIT_ENTRIES || is_user(r)))
			aspect_end(r, ALIGNMENT + i, names[i]);
		else
			totals.aspects[ALIGNMENT + i] = 0;
}

/*
 * Print the instructions that one call executes, one line per routine:
 * variant, kind, symbol, then n = 8, 32, 100, 4096 aligned, then misaligned
 * (source + 1; a fill: destination + 1).
 */
void audit_counts(void)
{
	static const u16 lengths[] = { 8, 32, 100, 4096 };

	totals.auditing = totals.quiet = true;
	for (const struct routine *r = routines; r < routines + n_routines; r++) {
		say(VARIANT "\t%s\t%s", r->kind->name, r->name);
		for (ulong off = 0; off < 2; off++)
			for (unsigned int i = 0; i < ARRAY_SIZE(lengths); i++) {
				u8 *d = dst.lo + 4096;

				switch (r->kind->family) {
				case COPY:
				case MOVE:
					one_copy(r, d, src.lo + 8192 + off, lengths[i], -1, -1);
					break;
				case FILL:
				case CLEAR:
					if (off % r->kind->width)
						last.instructions = 0;
					else
						one_fill(r, d + off, 0, 0, lengths[i], -1);
					break;
				case COMPARE:
					for (ulong j = 0; j < lengths[i]; j++)
						d[j] = other.lo[j + off] = j;
					one_compare(r, d, other.lo + off, lengths[i], 0);
					break;
				}
				if (last.instructions)
					say("\t%u", last.instructions);
				else
					say("\t-");
			}
		say("\n");
	}
}
