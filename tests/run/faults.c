// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* faults.c - exact residues, and the exception table behind them */

#include "run.h"
#include CPU_HEADER

/* Lengths beyond the dense sweep. */
static const u16 lengths[] = { 129, 130, 143, 144, 159, 160, 161, 191, 192, 193, 200, 240, 248, 255, 256,
			       257, 300, 384, 511, 512, 513, 777, 1000, 1023, 1024, 1025, 2047, 2048,
			       2049, 4095, 4096, 4097, 5000, 8191, 8192 };

/* The next number of accessible bytes to try of @n: near both ends and the middle. */
static ulong next_k(ulong k, ulong n)
{
	k++;
	if (k > 80 && k < n / 2 - 20)
		k = n / 2 - 20;
	else if (n > 200 && k > n / 2 + 20 && k < n - 80)
		k = n - 80;
	return k;
}

/* A call whose source (or, for a clear, destination) ends or begins badly. */
static void fault_at(const struct routine *r, bool source, ulong n, ulong k, ulong a)
{
	u8 *d = dst.lo + 256 + a;

	if (r->kind->family == CLEAR)
		one_fill(r, dst.hi - k, 0, 0, n, k);
	else if (source)
		one_copy(r, d, src.hi - k, n, -1, k);
	else
		one_copy(r, dst.hi - k, src.lo + 256 + a, n, k, -1);
}

/* One side ends at an inaccessible page after k bytes. */
static void sweep_side(const struct routine *r, bool source)
{
	const ulong dense = totals.full ? 300 : totals.quick ? 24 : totals.light ? 72 : 128;
	const ulong most = totals.quick ? 1000 : 10000;
	const unsigned int step = r->kind->family == CLEAR ? 16 : 1, next = totals.quick ? 4 : 1;

	for (ulong n = 1; n <= dense; n++)
		for (ulong k = 0; k < n && !enough(); k++)
			for (ulong a = 0; a < 16; a += step)
				fault_at(r, source, n, k, a);
	for (unsigned int i = 0; i < ARRAY_SIZE(lengths) && lengths[i] < most; i += next)
		for (ulong k = 0; k < lengths[i] && !enough(); k = next_k(k, lengths[i]))
			for (ulong a = k % 4; a < 16; a += 4 * step)
				fault_at(r, source, lengths[i], k, a);
}

/* Every k bytes of the source, with every alignment of the destination. */
void check_source_faults(const struct routine *r)
{
	test_begin(r, "source-faults");
	sweep_side(r, true);
	test_end();
}

/* The same for the destination. */
void check_destination_faults(const struct routine *r)
{
	test_begin(r, "destination-faults");
	sweep_side(r, false);
	test_end();
}

/* Both sides end badly, at every pair of places (one of them perhaps just after the end). */
void check_both_faults(const struct routine *r)
{
	const ulong dense = totals.full ? 140 : totals.quick ? 16 : totals.light ? 48 : 72;

	test_begin(r, "both-faults");
	for (ulong n = 1; n <= dense; n++)
		for (ulong ks = 0; ks <= n && !enough(); ks++)
			for (ulong kd = 0; kd <= n; kd++)
				one_copy(r, dst.hi - kd, src.hi - ks, n, kd, ks);
	for (unsigned int i = 0; i < ARRAY_SIZE(lengths) && lengths[i] < 1024; i += totals.quick ? 8 : 1)
		for (ulong ks = 0; ks <= lengths[i] && !enough(); ks = next_k(ks, lengths[i]) + 6)
			for (ulong kd = ks > 20 ? ks - 20 : 0; kd <= ks + 20 && kd <= lengths[i];
			     kd++)
				one_copy(r, dst.hi - kd, src.hi - ks, lengths[i], kd, ks);
	test_end();
}

/*
 * The first byte is inaccessible: nothing is done, whatever follows. In the
 * second sweep accessible memory follows after 1..64 bytes.
 */
void check_first_byte(const struct routine *r)
{
	const bool clear = r->kind->family == CLEAR;
	ulong n, a;

	test_begin(r, "first-byte");
	for (n = 0; n < 512 && !enough(); n += totals.quick && n > 40 ? 13 : 1)
		for (a = 0; a < 16; a++) {
			if (clear)
				one_fill(r, dst.hi + a, 0, 0, n, 0);
			if (r->kind->src_user)
				one_copy(r, dst.lo + 256 + a, src.hi, n, -1, 0);
			if (r->kind->dst_user && !clear)
				one_copy(r, dst.hi, src.lo + 256 + a, n, 0, -1);
		}
	for (ulong gap = 1; gap <= 64; gap++)
		for (n = gap + 1; n <= gap + 140 && !enough(); n += n < gap + 20 && !totals.quick ? 1 : 7)
			for (a = 0; a < 16; a += 3) {
				if (clear && a == 0)
					one_fill(r, dst.lo - gap, 0, 0, n, 0);
				if (r->kind->src_user)
					one_copy(r, dst.lo + 256 + a, src.lo - gap, n, -1, 0);
				if (r->kind->dst_user && !clear)
					one_copy(r, dst.lo - gap, src.lo + 256 + a, n, 0, -1);
			}
	test_end();

	/* A length with the top bit set is a long one. */
	test_begin(r, "huge");
	for (ulong k = 0; k < 80 && !enough(); k++) {
		n = ~0ul / 2 + 1 + k % 7;
		if ((ulong)src.hi + n < n || (ulong)dst.hi + n < n)
			break;
		if (clear)
			one_fill(r, dst.hi - k, 0, 0, n, k);
		if (r->kind->src_user)
			one_copy(r, dst.lo + 256 + k % 16, src.hi - k, n, -1, k);
		if (r->kind->dst_user && !clear)
			one_copy(r, dst.hi - k, src.lo + 256 + k % 16, n, k, -1);
	}
	test_end();
}

/*
 * A routine for kernel memory must not open the window, not even in between:
 * make it fault at many places and look.
 */
void check_kernel_window(const struct routine *r)
{
	const bool compare = r->kind->family == COMPARE;
	const unsigned int width = r->kind->width ? r->kind->width : 1;
	bool quiet = totals.quiet;

	if (!HAVE_WINDOW)
		return;
	test_begin(r, "kernel-window");
	for (ulong n = 8; n <= 300 && !enough(); n += n < 80 ? 8 : 40)
		for (ulong k = 0; k < n; k += 8)
			for (unsigned int a = 0; a < 2; a++) {
				u8 *d = dst.hi - k;
				ulong s = (ulong)src.lo + 256 + a;

				where = (struct where){ d, (u8 *)s, n, k, -1, 0 };
				if (compare)
					for (ulong i = 0; i < k; i++)
						d[i] = ((u8 *)s)[i];
				totals.quiet = true;	/* the fault is meant */
				if (r->kind->family == FILL)
					call(r, (ulong)d, 1, FILL_COUNT(width, n), 1);
				else
					call(r, (ulong)d, s, n, 1);
				totals.quiet = quiet;
				if (last.stray && last.window_at_fault)
					fail("window open in a routine for kernel memory");
			}
	test_end();
}

/* All checks of faults that fit the routine. */
void check_faults(const struct routine *r)
{
	if (!is_user(r)) {
		check_kernel_window(r);
		return;
	}
	if (r->kind->src_user)
		check_source_faults(r);
	if (r->kind->dst_user)
		check_destination_faults(r);
	if (r->kind->src_user && r->kind->dst_user)
		check_both_faults(r);
	check_first_byte(r);
}

/* ------------------------------------------------------------------------
 * The table itself
 */

/* The routine whose text holds the instruction of @e: the nearest symbol below it. */
const struct routine *owner(const struct entry *e)
{
	const struct routine *best = NULL;

	for (const struct routine *r = routines; r < routines + n_routines; r++)
		if (r->text <= e->insn && (!best || r->text > best->text ||
					   (r->text == best->text && !is_user(best))))
			best = r;
	return best;
}

/*
 * Sanity of the table in the linked program: aligned, of whole entries of the
 * right form; each is in the text of a user routine, recovers in that text,
 * and is the only one for its instruction.
 */
void check_table(void)
{
	ulong size = (ulong)__stop___ex_table - (ulong)__start___ex_table;
	const struct raw_entry *raw = __start___ex_table;

	where = (struct where){ NULL, NULL, 0, -1, -1, 0 };
	test_begin(NULL, "table");
#ifdef USER_FORM
	if (USER_FORM(PLAIN_FORM))
		fail("an access without user rights passes as one with them");
#endif
	if ((ulong)raw % RAW_ALIGN)
		fail("the exception table is at %x, not aligned to %u", (ulong)raw,
		     (ulong)RAW_ALIGN);
	if (size % sizeof(*raw))
		fail("the exception table has %u bytes, no multiple of %u", size,
		     (ulong)sizeof(*raw));
	for (; raw < __stop___ex_table; raw++)
		if (!raw_form(raw))
			fail("entry for pc %x has a wrong form", RAW_ADDRESS(&raw->insn));
	for (unsigned int i = 0; i < n_entries; i++) {
		const struct entry *e = &entries[i];
		const struct routine *r = owner(e);

		if (!in_text(e->insn) || !r)
			fail("entry for pc %x, outside the text", e->insn);
		else if (!is_user(r))
			fail("entry for pc %x in %s, which has no user memory", e->insn, r->name);
		if (!in_text(e->fixup))
			fail("entry for pc %x recovers at %x, outside the text", e->insn, e->fixup);
		if (e->insn % TRAP_SIZE || e->fixup % TRAP_SIZE)
			fail("entry for pc %x (recovery %x) is not at an instruction", e->insn,
			     e->fixup);
#ifdef USER_FORM
		if (!USER_FORM(*(const u32 *)e->insn))
			fail("entry for pc %x: the access does not test user rights", e->insn);
#endif
		if (i && entries[i - 1].insn == e->insn)
			fail("two entries for pc %x", e->insn);
	}
	test_end();
}

/* Entries of the text of @r that no fault has reached, not even a planted one; @all: of how many. */
unsigned int uncovered(const struct routine *r, unsigned int *all)
{
	unsigned int n = 0;

	*all = 0;
	for (struct entry *e = entries; e < entries + n_entries; e++) {
		const struct routine *o = owner(e);

		if (!o || o->text != r->text)
			continue;
		(*all)++;
		if (!e->hits && !e->trapped)
			n++;
	}
	return n;
}

/* The lengths of a trap sweep: a trap costs a translation of the whole page. */
static ulong next_trap_length(ulong n)
{
	if (totals.full)
		return n < 300 ? n + 1 : n + 13;
	return n < 72 ? n + 1 : n < 300 ? n + 5 : n + 97;
}

/* Run @r over lengths and alignments with a trap at @e, which each hit removes. */
static void sweep_trap(const struct routine *r, struct entry *e)
{
	for (ulong n = 0; n <= 1100 && !enough(); n = next_trap_length(n))
		for (ulong i = 0; i < (totals.full ? 256 : 16); i++) {
			ulong da = i % 16, sa = (i / 16 + n + da * (n % 3)) % 16;

			if (!e->planted)
				plant(e);
			if (r->kind->family == CLEAR)
				one_fill(r, dst.lo + 256 + da, 0, 0, n, -1);
			else
				one_copy(r, dst.lo + 256 + da, src.lo + 256 + sa, n, -1, -1);
		}
	if (e->planted)
		unplant(e);
}

/*
 * Reach the entries of @r that no page boundary reaches: an illegal
 * instruction stands for the fault. It is gone when it has been hit, so
 * recovery must finish the work and return 0.
 */
void sweep_traps(const struct routine *r)
{
	for (struct entry *e = entries; e < entries + n_entries; e++) {
		const struct routine *o = owner(e);

		if (o && o->text == r->text && !e->hits)
			sweep_trap(r, e);
	}
}

/*
 * One line on the exception entries of @r, for tests/run/sum, which adds up
 * the builds of one variant: how many there are, how many a fault and how many
 * a trap reached, and the numbers of the others in the order of the text.
 */
static void report_coverage(const struct routine *r)
{
	unsigned int all = 0, trapped = 0, hit = 0;

	for (struct entry *e = entries; e < entries + n_entries; e++)
		if (owner(e) && owner(e)->text == r->text) {
			all++;
			hit += e->hits != 0;
			trapped += !e->hits && e->trapped;
		}
	say("coverage " VARIANT " " OF " %s entries %u fault %u trap %u not", r->name, (ulong)all,
	    (ulong)hit, (ulong)trapped);
	all = 0;
	for (struct entry *e = entries; e < entries + n_entries; e++)
		if (owner(e) && owner(e)->text == r->text) {
			all++;
			if (!e->hits && !e->trapped)
				say(" %u:%x", (ulong)all, e->insn);
		}
	say("\n");
}

/* Reach what is left by traps, then report each routine's coverage. */
void check_coverage(void)
{
	for (const struct routine *r = routines; r < routines + n_routines; r++) {
		unsigned int all;
		bool again = false;

		if (!is_user(r))
			continue;
		test_begin(r, "traps");
		if (uncovered(r, &all))
			sweep_traps(r);
		test_end();
		for (const struct routine *q = r + 1; q < routines + n_routines; q++)
			again |= is_user(q) && q->text == r->text;
		if (!again)
			report_coverage(r);
	}
}
