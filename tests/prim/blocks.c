// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* blocks.c - what pieces, groups, loops, merges and the other idioms must do */

#include "prim.h"

/* A place in dst that is surrounded by enough memory. */
static u8 *middle(void)
{
	return dst.lo + 2048;
}

/*
 * Memory that is looked at in a run: from @p - @around to @p + @around, as far as that is
 * in dst. model is what it shall hold.
 */
static u8 model[REGION];
static const u8 *model_lo, *model_hi;

static void memory_begin(const u8 *p, long around)
{
	static u8 salt;

	model_lo = p - around < dst.lo ? dst.lo : p - around;
	model_hi = p + around > dst.hi ? dst.hi : p + around;
	salt += 37;
	for (const u8 *q = model_lo; q < model_hi; q++)
		model[q - dst.lo] = dst.lo[q - dst.lo] = canary(q) + salt;
}

static void memory_end(const u8 *p)
{
	for (const u8 *q = model_lo; q < model_hi; q++)
		if (*q != model[q - dst.lo]) {
			wrong("byte %d relative to the pointer is %x, expected %x", (long)(q - p), (ulong)*q,
			      (ulong)model[q - dst.lo]);
			return;
		}
}

/* The model holds @value there, in the byte order of memory. */
static void model_put(const u8 *p, unsigned int size, ulong value)
{
	for (unsigned int i = 0; i < size; i++) {
		unsigned int at = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? size - 1 - i : i;

		if (p + at >= dst.lo && p + at < dst.hi)
			model[p + at - dst.lo] = value >> 8 * i;
	}
}

/* The last argument may name another macro that the case needs. */
static void show_with(void)
{
	struct text t = test.arg[test.args - 1];

	if (t.n < 5 || t.s[0] != 'w' || t.s[4] != ' ')
		return;
	say(" (");
	for (unsigned int i = 0; i < t.n; i++)
		say("%c", t.s[i]);
	say(")");
}

/* ------------------------------------------------------------------------
 * Pieces and groups: see "pieces and groups" in prims.m4 for the arguments
 */

enum { DIRECTION, SIZE, COUNT, GROUPS, ORDER, MOVES, USER, POINTER, LISTED, ALIGNED };

/* Address of the piece that register @i of group @group has. */
static u8 *piece(u8 *p, long group, long i)
{
	const long size = number(SIZE), count = number(COUNT), d = number(DIRECTION);

	if (is(ORDER, "span"))
		return p + d + i * size;
	if (d > 0)
		return p + (group * count + i) * size;
	if (is(ORDER, "travel"))
		return p - (i + 1) * size;
	return p - (group + 1) * count * size + i * size;
}

static void keep_all(unsigned int n)
{
	(void)n;
}

/* Between two groups, the data may be lost that was stored. */
static void data_anew(unsigned int n)
{
	ulong pointer = now_of(reg(POINTER));

	begin_anew();
	if (n > 1)
		now[reg(POINTER)] = pointer;
}

static void one_block(u8 *p, bool store)
{
	const long size = number(SIZE), count = number(COUNT), groups = number(GROUPS);
	const int pointer = reg(POINTER);
	const long total = number(MOVES) * size * count * groups * (is(ORDER, "span") ? 0 : number(DIRECTION));
	bool fault = false;

	memory_begin(p, size * count * groups + 32);
	scramble();
	set[pointer] = (ulong)p;
	visit = is(ORDER, "values") ? keep_all : data_anew;
	for (long g = 0; g < groups; g++)
		for (long i = 0; i < count; i++)
			fault |= piece(p, g, i) + size > dst.hi;
	for (long g = 0; g < groups && store && !fault; g++)
		for (long i = 0; i < count; i++)
			model_put(piece(p, g, i), size, set_of(listed(LISTED, i)));
	if (!ended(run(), fault ? OTHER : END))
		return;
	if (fault) {
		expect(pointer, (ulong)p);
		return;
	}
	/* If the pointer was one of the registers, it has been loaded. */
	expect(pointer, (ulong)p + total);
	for (long i = 0; i < count && !store; i++)
		expect_loaded(listed(LISTED, i), piece(p, groups - 1, i), size);
	memory_end(p);
	rest();
}

static void blocks(bool store)
{
	const long size = number(SIZE);
	const bool any = test.args > ALIGNED && is(ALIGNED, "any");
	const bool aligned = test.args > ALIGNED && is(ALIGNED, "aligned");
	const long step = aligned || (STRICT && !any) ? size : 1;
	const long bytes = size * number(COUNT) * number(GROUPS);

	for (long offset = 0; offset < 2 * (long)WORD; offset += step)
		one_block(middle() + offset, store);
	/* From all accessible to none. */
	for (long k = bytes; number(USER) && k >= 0; k -= step)
		one_block(dst.hi - k - (is(ORDER, "span") ? number(DIRECTION) : 0), store);
	/* At the edge of what is accessible. */
	if (number(DIRECTION) == 1)
		one_block(dst.hi - bytes, store);
	if (number(DIRECTION) == -1)
		one_block(dst.lo + bytes, store);
}

static void show_block(void)
{
	const bool span = is(ORDER, "span");

	say("(%s", number(USER) ? "user memory, " : "");
	if (span)
		say("at %d, ", number(DIRECTION));
	else
		say("%s, ", number(DIRECTION) > 0 ? "forward" : "backward");
	if (number(GROUPS) > 1)
		say("%d groups of ", number(GROUPS));
	say("%d times %d bytes%s)", number(COUNT), number(SIZE),
	    span || number(MOVES) ? "" : ", total 0");
}

static void check_load_block(void) { blocks(false); }
static void check_store_block(void) { blocks(true); }

/* ------------------------------------------------------------------------
 * SKIP_BIT: register, highest bit; a visit for each bit that is set
 */

static ulong visited_bits;

static void note_bit(unsigned int n)
{
	visited_bits |= (ulong)number(1) >> (n - 1);
	for (int i = 0; i < MAX_REGS; i++)
		if (test.lost >> i & 1)
			now[i] = random_word();
}

static void check_skip_bit(void)
{
	const ulong mask = 2 * number(1) - 1;

	visit = note_bit;
	for (ulong v = 0; v <= 2 * mask + 1; v++) {
		/* At last with any bits above those. */
		ulong value = v <= mask ? v : (random_word() & ~mask) | (v & mask);

		scramble();
		set[reg(0)] = value;
		visited_bits = 0;
		if (!ended(run(), END))
			continue;
		if (visited_bits != (value & mask))
			wrong("of %x it does not skip the bits %x, expected %x (after BITS_PREPARE)", value,
			      visited_bits, value & mask);
		rest();
	}
}

/* SKIP_PAIR and SKIP_ONE: register; visit 1 if two or three, visit 2 if one. */
static unsigned int visits[3];

static void note_visit(unsigned int n)
{
	visits[n]++;
	for (int i = 0; i < MAX_REGS; i++)
		if (test.lost >> i & 1)
			now[i] = random_word();
}

static void check_skip_one(void)
{
	visit = note_visit;
	for (ulong v = 0; v < 4; v++) {
		scramble();
		set[reg(0)] = v;
		visits[1] = visits[2] = 0;
		if (!ended(run(), END))
			continue;
		if (visits[1] != (v >= 2) || visits[2] != (v == 1))
			wrong("%u is taken for %s", v, visits[1] ? "two or three" : visits[2] ? "one" : "none");
		rest();
	}
}

/* ------------------------------------------------------------------------
 * Loops: direction, bytes, bias, user, pointer, count, data, scratch, excess
 */

static ulong iterations;

static void note_iteration(unsigned int n)
{
	if (n == 1)
		return;
	iterations++;
	now[reg(7)] = random_word();
	now[reg(6)] = random_word();
}

/* @n bytes; user memory ends after @k iterations. */
static void one_loop(ulong n, ulong k, bool user)
{
	const long d = number(0), bytes = number(1), bias = number(2);
	const ulong blocks = n / bytes, done = user && k < blocks ? k : blocks;
	u8 *p = !user ? middle() : d > 0 ? dst.hi - k * bytes : dst.lo + k * bytes;
	int where;

	scramble();
	visit = note_iteration;
	iterations = 0;
	set[reg(4)] = (ulong)p + bias;
	set[reg(5)] = n + number(8);
	where = run();
	if (where == LOST_WAY) {
		wrong("the loop does not end, with COUNT = %u", n);
		return;
	}
	if (!ended(where, done < blocks ? OTHER : END))
		return;
	if (done < blocks) {
		expect(reg(4), (ulong)p + d * (long)done * bytes);
		expect(reg(5), n - done * bytes);
		return;
	}
	if (iterations != blocks)
		wrong("the body of %d bytes runs %u times, expected %u, with COUNT = %u", bytes, iterations,
		      blocks, n);
	if (now[reg(5)] % bytes != n % bytes)
		wrong("COUNT modulo %d is %u after the loop, expected %u", bytes, now[reg(5)] % bytes, n % bytes);
	expect(reg(4), (ulong)p + bias + d * (long)blocks * bytes);
	rest();
}

static void show_loop(void)
{
	say("(%d bytes), %s%s", number(1), number(0) > 0 ? "forward" : "backward", number(3) ? ", user memory" : "");
	if (number(2))
		say(", BASE(dst) is %d", number(2));
	if (number(8))
		say(", EXCESS() is %d", number(8));
	show_with();
}

static void check_loop(void)
{
	const ulong bytes = number(1);
	const ulong counts[] = { 0, 1, bytes - 1, bytes, bytes + 1, 2 * bytes - 1, 2 * bytes, 3 * bytes, 7 * bytes + 3 };

	for (unsigned int i = 0; i < ARRAY_SIZE(counts); i++) {
		if ((long)counts[i] < -number(8))
			continue;
		if (!number(3))
			one_loop(counts[i], 0, false);
		for (ulong k = 0; number(3) && k <= counts[i] / bytes; k++)
			one_loop(counts[i], k, true);
	}
}

/* Bytes, pointer, count, first and second operand, scratch: in iteration @unequal the operands differ; 0: in none. */
static ulong unequal;

static void note_operands(unsigned int n)
{
	if (n == 1)
		return;
	iterations++;
	now[reg(5)] = random_word();
	now[reg(3)] = random_word();
	now[reg(4)] = now[reg(3)] ^ (ulong)(iterations == unequal) << random_word() % (8 * WORD);
}

static void check_loop_equal(void)
{
	const ulong bytes = number(0);

	for (ulong blocks = 1; blocks <= 4; blocks++)
		for (unequal = 0; unequal <= blocks; unequal++) {
			const ulong expected = unequal ? unequal : blocks;

			scramble();
			visit = note_operands;
			iterations = 0;
			set[reg(1)] = (ulong)middle();
			set[reg(2)] = blocks * bytes + 1;
			if (!ended(run(), END))
				continue;
			if (iterations != expected)
				wrong("the body runs %u times of %u, expected %u", iterations, blocks, expected);
			else
				expect(reg(1), (ulong)middle() + (expected + !!unequal) * bytes);
			rest();
		}
}

static void show_loop_equal(void)
{
	say("(%d bytes)", number(0));
	show_with();
}

/* ------------------------------------------------------------------------
 * Shift-merge: direction, offset or var, SHIFT, COSHIFT, ...
 */

static void set_shift(ulong offset)
{
	if (reg(2) != NONE)
		set[reg(2)] = 8 * offset;
	if (reg(3) != NONE)
		set[reg(3)] = 8 * (WORD - offset);
}

/* Move the bytes of a word by @by places to higher addresses (negative: to lower ones); zeroes come in. */
static ulong move_bytes(ulong word, long by)
{
	bool left = (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__) == (by > 0);
	ulong bits = 8 * (by < 0 ? -by : by);

	return left ? word << bits : word >> bits;
}

/* The part of a word that belongs to the next output, in place; and that which completes the present one. */
static ulong carried(ulong word, long d, long offset)
{
	return move_bytes(word, d > 0 ? -offset : (long)WORD - offset);
}

static ulong completing(ulong word, long d, long offset)
{
	return move_bytes(word, d > 0 ? (long)WORD - offset : -offset);
}

/* For every offset that the case is for. */
static void each_offset(void (*one)(long offset))
{
	for (long o = 1; o < (long)WORD; o++)
		if (is(1, "var") || number(1) == o)
			one(o);
}

static void one_undo(long offset)
{
	for (int i = 0; i < 8; i++) {
		ulong p = random_word() & -WORD;

		scramble();
		set_shift(offset);
		set[reg(4)] = p;
		if (!ended(run(), END))
			return;
		expect(reg(4), p + offset);
		rest();
	}
}

static void one_carry(long offset)
{
	for (int i = 0; i < 8; i++) {
		ulong word = random_word();

		scramble();
		set_shift(offset);
		set[reg(5)] = word;
		if (!ended(run(), END))
			return;
		expect(reg(4), carried(word, number(0), offset));
		rest();
	}
}

static void one_join(long offset)
{
	for (int i = 0; i < 8; i++) {
		ulong first = carried(random_word(), number(0), offset), next = random_word();

		scramble();
		set_shift(offset);
		set[reg(5)] = first;
		set[reg(6)] = next;
		if (!ended(run(), END))
			return;
		expect(reg(4), first | completing(next, number(0), offset));
		rest();
	}
}

static void show_merge(void)
{
	say(", %s, offset ", number(0) > 0 ? "forward" : "backward");
	if (is(1, "var"))
		say("in registers");
	else
		say("%d", number(1));
	if (test.args > 9)
		say(", %d words%s", number(4), number(6) ? ", user memory" : "");
	show_with();
}

static void check_undo(void) { each_offset(one_undo); }
static void check_carry(void) { each_offset(one_carry); }
static void check_join(void) { each_offset(one_join); }

/* SRC, SHIFT, COSHIFT, of which shifts and MERGE_UNDO may take the low bits only: so they are tested with MERGE_JOIN. */
static void check_setup(void)
{
	const ulong low = 8 * WORD - 1;

	for (ulong offset = 0; offset < WORD; offset++) {
		ulong p = (random_word() & -WORD) + offset;

		scramble();
		set[reg(0)] = p;
		if (!ended(run(), END))
			return;
		expect(reg(0), p - offset);
		if (((now_of(reg(1)) - 8 * offset) & low) != 0)
			wrong("SHIFT is %x, expected %x or the same to a shift", now_of(reg(1)), 8 * offset);
		if (((now_of(reg(2)) + 8 * offset) & low) != 0)
			wrong("COSHIFT is %x, expected %x or the same to a shift", now_of(reg(2)), 8 * (WORD - offset));
		rest();
	}
}

/*
 * ..., words, bytes that SRC is ahead, user, CARRY, DST, SRC. @k: bytes of each side before
 * an inaccessible page; -1: there is none.
 */
static void one_merge(long offset, long k_src, long k_dst)
{
	const long d = number(0), words = number(4), bytes = words * WORD;
	const u8 *s = k_src < 0 ? src.lo + 1024 + offset : src.hi - k_src;
	u8 *p = k_dst < 0 ? middle() : dst.hi - k_dst;
	const u8 *from = d > 0 ? s : s - bytes;
	const bool fault = k_src >= 0 || k_dst >= 0;
	ulong first = get(s - offset, WORD);
	const u8 *end = s - offset + d * bytes;

	memory_begin(p, bytes + 32);
	scramble();
	set_shift(offset);
	set[reg(7)] = carried(first, d, offset);
	set[reg(8)] = (ulong)p;
	set[reg(9)] = (ulong)s - offset + number(5);
	for (long i = 0; i < bytes && !fault; i++)
		model[(d > 0 ? p : p - bytes) + i - dst.lo] = from[i];
	if (!ended(run(), fault ? OTHER : END))
		return;
	if (fault) {
		expect(reg(8), (ulong)p);
		expect(reg(9), (ulong)s);
		return;
	}
	expect(reg(8), (ulong)p + d * bytes);
	expect(reg(9), (ulong)end + number(5));
	/* The bits of CARRY that are not of the next output are zero. */
	expect(reg(7), carried(get(end, WORD), d, offset));
	memory_end(p);
	rest();
}

static void merges_by(long offset)
{
	const long bytes = number(4) * WORD;

	one_merge(offset, -1, -1);
	/* The source ends after some of its words, of which the first one is in CARRY. */
	for (long k = 0; number(6) && k < bytes; k += WORD) {
		one_merge(offset, k + WORD - offset, -1);
		one_merge(offset, -1, k);
	}
}
static void check_merge(void) { each_offset(merges_by); }

/* ------------------------------------------------------------------------
 * Fill: values, lines
 */

static void check_replicate(void)
{
	const unsigned int bits = number(0);

	for (unsigned int i = 0; i < 64; i++) {
		ulong v = i < n_borders ? borders[i] : random_word(), spread = 0;

		scramble();
		set[reg(1)] = v;
		for (unsigned int b = 0; b < 8 * WORD; b += bits)
			spread |= (v & ((1ul << bits) - 1)) << b;
		if (!ended(run(), END))
			return;
		expect(reg(1), spread);
		rest();
	}
}

/* Lines: DST, COUNT, HEAD_LENGTH, ZERO, LINE_MIN, SCRATCH */
static struct {
	ulong size;	/* 0: not known yet */
	ulong gap, cleared;
	u8 *at;
} lines;

static void note_line(unsigned int n)
{
	if (n == 3)
		lines.gap = now[reg(2)];
	if (n == 4 && !lines.cleared++ && !lines.size)
		do
			lines.size += 16;
		while (lines.at[lines.size] == 0);
}

/* Run with @n lines and @more bytes from @p on; the line size need not be known. */
static int run_lines(u8 *p, ulong n, ulong more)
{
	memory_begin(p, 640);
	for (const u8 *q = model_lo; q < model_hi; q++)
		model[q - dst.lo] = dst.lo[q - dst.lo] |= 1;
	scramble();
	visit = note_line;
	lines.at = p;
	lines.cleared = 0;
	set[reg(0)] = (ulong)p;
	set[reg(1)] = n * lines.size + more;
	if (reg(3) != NONE)
		set[reg(3)] = 0;
	return run();
}

/* @k: lines before an inaccessible page; -1: there is none. */
static void one_lines(u8 *p, ulong n, ulong more, long k)
{
	const ulong count = n * lines.size + more;

	if (!ended(run_lines(p, n, more), k >= 0 ? OTHER : END))
		return;
	if (k >= 0) {
		expect(reg(0), (ulong)p + k * lines.size);
		expect(reg(1), count - k * lines.size);
		return;
	}
	if (lines.gap)
		wrong("LINE_GAP is %u at the start of a line, expected 0", lines.gap);
	if (lines.cleared != n)
		wrong("%u lines were cleared, expected %u, with COUNT = %u", lines.cleared, n, count);
	expect(reg(0), (ulong)p + n * lines.size);
	expect(reg(1), more);
	for (ulong i = 0; i < n * lines.size; i++)
		model[p + i - dst.lo] = 0;
	memory_end(p);
	rest();
}

/* Only the CPU knows how long a line is: the first one that is cleared shows it. */
static void check_lines(void)
{
	u8 *p = (u8 *)(((ulong)middle() + 255) & -256ul);

	lines.size = 0;
	run_lines(p, 0, 512);
	if (2 * lines.size < (ulong)number(4) || lines.size & (lines.size - 1) || lines.size > 256) {
		wrong("a line has %u bytes, expected a power of two from %u on", lines.size, (ulong)number(4) / 2);
		return;
	}
	for (ulong i = 1; i < lines.size; i += 7)
		if (run_lines(p + i, 1, 0) == END && lines.gap != lines.size - i)
			wrong("LINE_GAP is %u, expected %u of %u", lines.gap, lines.size - i, lines.size);
	for (ulong n = 1; n <= 3; n++)
		for (ulong more = 0; more < lines.size; more += lines.size / 2 - 1)
			one_lines(p, n, more, -1);
	for (long k = 0; k < 3; k++)
		one_lines(dst.hi - k * lines.size, 3, 5, k);
}

/* COUNT, DST, LINE_MIN, the largest small size: less than a line never, much more always. */
static void check_below_lines(void)
{
	ulong last = 0;

	for (ulong n = number(3) + 1; n < 8192; n = n < 600 ? n + 1 : n + 512) {
		int where;

		scramble();
		set[reg(0)] = n;
		set[reg(1)] = (ulong)middle();
		where = run();
		if (where != END && where != OTHER) {
			ended(where, END);
			return;
		}
		if (where == OTHER && last) {
			wrong("branches for %u, but not for %u", n, last);
			return;
		}
		if (where == END) {
			last = last ? last : n;
			rest();
		}
	}
	if (last + 1 < (ulong)number(2) || !last)
		wrong("the first number for which it does not branch is %u, expected %u or more", last,
		      (ulong)number(2) - 1);
}

/* VALUE: memset by lines only with zero; whether the memory may be cleared so is not known here. */
static void check_lines_gate(void)
{
	for (unsigned int i = 0; i < n_borders; i++) {
		int where;

		scramble();
		set[reg(0)] = borders[i];
		where = run();
		if (where != OTHER && (where != END || borders[i]))
			wrong("does not go to its label with VALUE = %x", borders[i]);
		rest();
	}
}

/* DST, FIXED_LINE: that many bytes, or none if they are inaccessible. */
static void check_zero_line(void)
{
	const ulong size = number(1);

	for (int fault = 0; fault < 2; fault++) {
		u8 *p = fault ? dst.hi : (u8 *)(((ulong)middle() + size - 1) & -size);

		memory_begin(p, 512);
		scramble();
		set[reg(0)] = (ulong)p;
		for (ulong i = 0; i < size && !fault; i++)
			model[p + i - dst.lo] = 0;
		if (!ended(run(), fault ? OTHER : END))
			return;
		memory_end(p);
		rest();
	}
}

/* Whether the CPU has it is not known here. */
static void check_zero_line_gate(void)
{
	int where;

	scramble();
	where = run();
	if (where != OTHER)
		ended(where, END);
	rest();
}

/* ------------------------------------------------------------------------
 * Accelerators: user destination, user source, DST, SRC or value, COUNT
 */

/* @k bytes are accessible on each user side. */
static void one_all(ulong n, ulong k)
{
	const bool fills = test.prim->name[0] == 'F', clears = fills && number(0);
	u8 *p = number(0) ? dst.hi - k : middle();
	const u8 *s = fills ? NULL : number(1) ? src.hi - k : src.lo + 1000 + n;
	const ulong value = clears ? 0 : (ulong)0x3b3b3b3b3b3b3b3bull;
	const bool fault = k < n && (number(0) || number(1));
	ulong done = n;

	memory_begin(p, n + 32);
	scramble();
	set[reg(2)] = (ulong)p;
	set[reg(3)] = fills ? value : (ulong)s;
	set[reg(4)] = n;
	if (!ended(run(), fault ? OTHER : END))
		return;
	if (fault) {
		done = now[reg(2)] - (ulong)p;
		if (done > k)
			wrong("%u bytes are done at a fault, but only %u were accessible", done, k);
		if (done > k)
			return;
		expect(reg(4), n - done);
		if (!fills)
			expect(reg(3), (ulong)s + done);
		/* What was done beyond that shall not be looked at. */
		for (u8 *q = p + done; q < p + n && q < dst.hi; q++)
			model[q - dst.lo] = *q;
	}
	for (ulong i = 0; i < done; i++)
		model[p + i - dst.lo] = fills ? (u8)value : s[i];
	memory_end(p);
}

static void show_all(void)
{
	say("%s", number(0) ? ", user destination" : number(1) ? ", user source" : "");
	show_with();
}

static void check_all(void)
{
	static const ulong sizes[] = { 1, 2, 7, 8, 9, 64, 300 };

	for (unsigned int i = 0; i < ARRAY_SIZE(sizes); i++)
		for (ulong k = 0; k <= sizes[i]; k++)
			one_all(sizes[i], k);
}

/* ------------------------------------------------------------------------
 * Compare
 */

/* to, x: the byte may be anywhere in to, but always at the same place. */
static void check_lowest_byte(void)
{
	bool possible[WORD], any = false;

	for (unsigned int s = 0; s < WORD; s++)
		possible[s] = true;
	for (int i = 0; i < 64; i++) {
		ulong x = random_word();
		u8 first = *(u8 *)&x;

		scramble();
		set[reg(1)] = x;
		if (!ended(run(), END))
			return;
		for (unsigned int s = 0; s < WORD; s++)
			possible[s] &= now[reg(0)] == (ulong)first << 8 * s;
		expect(reg(0), now[reg(0)]);
		rest();
	}
	for (unsigned int s = 0; s < WORD; s++)
		any |= possible[s];
	if (!any)
		wrong("the result is not the first byte in memory");
}

static void check_drop_byte(void)
{
	for (int i = 0; i < 32; i++) {
		ulong x = random_word();

		scramble();
		set[reg(0)] = x;
		if (!ended(run(), END))
			return;
		expect(reg(0), move_bytes(x, -1));
		rest();
	}
}

/* count, first and second buffer, words that differ */
static struct {
	bool seen;
	ulong first, second;
} difference;

static void note_difference(unsigned int n)
{
	if (n < 2)
		return;
	difference.seen = true;
	difference.first = now_of(reg(3));
	difference.second = now_of(reg(4));
}

/* Groups that are equal before word @place and differ in it, and perhaps in others; at @place = count they are equal. */
static void one_compare_group(long place, bool rest_differs)
{
	const long count = number(0);
	ulong *a = (ulong *)middle(), *b = (ulong *)(middle() + 1024);

	for (long i = 0; i < count; i++) {
		a[i] = random_word();
		b[i] = i < place ? a[i] : i == place ? a[i] ^ (ulong)1 << 8 * (random_word() % WORD) :
		       rest_differs ? random_word() : a[i];
	}
	scramble();
	visit = note_difference;
	difference.seen = false;
	set[reg(1)] = (ulong)a;
	set[reg(2)] = (ulong)b;
	if (!ended(run(), END))
		return;
	if (difference.seen != (place < count)) {
		wrong("words that are %s are taken for %s", place < count ? "different" : "equal",
		      place < count ? "equal" : "different");
	} else if (difference.seen) {
		if (difference.first != a[place] || difference.second != b[place])
			wrong("the words that differ are %x and %x, expected %x and %x", difference.first,
			      difference.second, a[place], b[place]);
	} else {
		expect(reg(1), (ulong)(a + count));
		expect(reg(2), (ulong)(b + count));
		rest();
	}
}

static void check_compare_group(void)
{
	for (long place = 0; place <= number(0); place++)
		for (int i = 0; i < 8; i++)
			one_compare_group(place, i % 2);
}

/* RESULT, x, y, COUNT, EXCESS: @size bytes that are equal before the one at @place. */
static void one_order(unsigned int size, unsigned int place)
{
	u8 x[WORD], y[WORD];
	int sign = 0, got;

	for (unsigned int i = 0; i < size; i++) {
		x[i] = random_word();
		y[i] = i < place ? x[i] : i == place ? x[i] ^ (1 + random_word() % 255) : random_word();
		if (!sign && x[i] != y[i])
			sign = x[i] < y[i] ? -1 : 1;
	}
	scramble();
	set[reg(1)] = get(x, size);
	set[reg(2)] = get(y, size);
	if (number(4))
		set[reg(3)] = number(4) + random_word() % -number(4);
	if (!ended(run(), END))
		return;
	got = (int)now[reg(0)];
	if ((got > 0) - (got < 0) != sign)
		wrong("the result is %d for x = %x, y = %x, expected the sign of %d", (long)got, get(x, size),
		      get(y, size), (long)sign);
	rest();
}

static void check_order(void)
{
	for (unsigned int size = 1; size <= WORD; size *= 2)
		for (unsigned int place = 0; place < size; place++)
			for (int i = 0; i < 8; i++)
				one_order(size, place);
}

/* ------------------------------------------------------------------------
 * The whole of a routine
 */

static void check_leave(void)
{
	const ulong p = (ulong)middle(), n = is(0, "dst") ? 5 : 0;
	const ulong ret = run_plain(p, (ulong)src.lo, n);

	if (ret != (is(0, "dst") ? p : 0))
		wrong("returns %x, expected %x", ret, is(0, "dst") ? p : 0ul);
}

/* bytes;unit;each;most;base;value: the last stores of most * each */
static void check_jump_to_last(void)
{
	const long unit = number(1), each = number(2), most = number(3), all = each * most;
	u8 *p = middle();

	for (long n = 0; n <= most; n++) {
		memory_begin(p, all + 32);
		scramble();
		set[reg(0)] = n * unit;
		set[reg(4)] = (ulong)p;
		for (long i = all - n * each; i < all; i++)
			model_put(p + i, 1, set_of(reg(5)));
		if (!ended(run(), END))
			return;
		memory_end(p);
		rest();
	}
}

/* What WINDOW_OPEN has left for WINDOW_CLOSE is not lost. */
static void all_but_window(unsigned int n)
{
	const ulong kept = is(4, "none") ? 0 : now_of(reg(4));

	(void)n;
	begin_anew();
	if (!is(4, "none"))
		now[reg(4)] = kept;
}

static void check_window(void)
{
	visit = all_but_window;
	scramble();
	set[reg(1)] = set[reg(2)] = (ulong)middle();
	set[reg(3)] = 8;
	if (!ended(run(), END))
		return;
	if (HAVE_WINDOW && window_at_end != is(0, "open"))
		wrong("user memory is %s, expected: %s", window_at_end ? "accessible" : "not accessible",
		      is(0, "open") ? "accessible" : "not accessible");
	rest();
}

const struct check block_checks[] = {
	{ "LOAD_PIECE", check_load_block, show_block },
	{ "STORE_PIECE", check_store_block, show_block },
	{ "LOAD_GROUP", check_load_block, show_block },
	{ "LOAD_SINGLES", check_load_block, show_block },
	{ "STORE_GROUP", check_store_block, show_block },
	{ "LOAD_SPAN", check_load_block, show_block },
	{ "STORE_SPAN", check_store_block, show_block },
	{ "STORE_VALUES", check_store_block, show_block },
	{ "STORE_VALUES_SPAN", check_store_block, show_block },
	{ "SKIP_BIT", check_skip_bit, NULL },
	{ "SKIP_NEXT_BIT", check_skip_bit, NULL },
	{ "SKIP_ONE", check_skip_one, NULL },
	{ "LOOP_NEXT", check_loop, show_loop },
	{ "LOOP_NEXT_IF_EQUAL", check_loop_equal, show_loop_equal },
	{ "LOOP_REST", check_loop, show_loop },
	{ "MERGE_SETUP", check_setup, NULL },
	{ "MERGE_UNDO", check_undo, show_merge },
	{ "MERGE_CARRY", check_carry, show_merge },
	{ "MERGE_JOIN", check_join, show_merge },
	{ "MERGE_GROUP", check_merge, show_merge },
	{ "REPLICATE", check_replicate, NULL },
	{ "CLEAR_LINE", check_lines, NULL },
	{ "BRANCH_BELOW_LINES", check_below_lines, NULL },
	{ "LINES_GATE", check_lines_gate, NULL },
	{ "ZERO_LINE", check_zero_line, NULL },
	{ "ZERO_LINE_GATE", check_zero_line_gate, NULL },
	{ "COPY_ALL", check_all, show_all },
	{ "FILL_ALL", check_all, show_all },
	{ "COMPARE_GROUP", check_compare_group, NULL },
	{ "FIRST_BYTE", check_lowest_byte, NULL },
	{ "DROP_BYTE", check_drop_byte, NULL },
	{ "ORDER", check_order, NULL },
	{ "LEAVE", check_leave, NULL },
	{ "JUMP_TO_LAST", check_jump_to_last, NULL },
	{ "WINDOW_OPEN", check_window, NULL },
	{ "WINDOW_CLOSE", check_window, NULL },
	{ NULL, NULL, NULL },
};
