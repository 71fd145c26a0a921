// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * main.c - count what one implementation's routines execute
 *
 * Linked with the routines of one implementation (ours, or an opponent's) and
 * with the harness of tests/run; run under the plugin of tests/audit. Prints
 * tab-separated lines:
 *
 *   cell  ROUTINE CASE N D S      COUNTS  one call: bytes, offsets of the buffers
 *   long  ROUTINE CASE N D S      COUNTS  one call that the grid has not
 *   at    ROUTINE POSITION        COUNTS  a comparison of 4096 bytes that differ there
 *   mix   ROUTINE NAME LIMIT CALLS COUNTS sums over the calls of at most LIMIT bytes
 *
 * COUNTS: instructions, loads, stores, bytes loaded, bytes stored. CASE is what
 * else the counts depend on: c (memset: 0 or not), the overlap, the outcome.
 * Every call's result is checked.
 */

#include "../audit/audit.h"
#include "../run/run.h"
#include CPU_HEADER
#include "mix.h"

#define ROUTINE(kind, symbol) extern const char uut_##symbol[] __asm__(#symbol);
#include "table.h"
#undef ROUTINE

static const struct { const char *kind; const char *symbol; } linked[] = {
#define ROUTINE(kind, symbol) { #kind, uut_##symbol },
#include "table.h"
#undef ROUTINE
};

static const u32 sizes[] = {
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 24, 31, 32, 40, 48, 63, 64, 96,
	100, 127, 128, 152, 232, 256, 292, 512, 1024, 1448, 4096, 65536
};

/* Offsets of destination (or first operand) and source. */
static const struct { u8 d, s; } offsets[] = { { 0, 0 }, { 0, 1 }, { 1, 0 }, { 1, 1 }, { 5, 3 } };

static const u16 positions[] = {
	0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 15, 16, 24, 31, 32, 48, 63, 64, 127, 128, 255, 256, 1000, 4095
};

/* What the harness shares with its other programs. */
struct totals totals;
struct where where;
ulong control_target;

extern const ulong call_sp;

static volatile struct audit shared;

/**
 * struct counts - what calls executed
 * @calls: how many there were
 * @n:     instructions, loads, stores, bytes loaded, bytes stored
 */
struct counts {
	ulong calls;
	u64 n[5];
};

static const struct routine *current;

/* The harness found something wrong: no count is worth anything. */
void fail(const char *fmt, ...)
{
	va_list ap;

	say("FAIL " VARIANT " %s n=%u dst+%u src+%u: ", current ? current->kind->name : "-", where.n,
	    (ulong)where.d % 64, (ulong)where.s % 64);
	va_start(ap, fmt);
	vsay(fmt, ap);
	va_end(ap);
	say("\n");
	quit(1);
}

/* A C library's routines may use vector registers; FOREIGN says that the routines are one's. */
void fail_aspect(enum aspect aspect, const char *fmt, ...)
{
	if (!FOREIGN || aspect != REGISTERS)
		fail("%s", fmt);
}

void audit_begin(const struct routine *r)
{
	(void)r;
	shared.instructions = 0;
	shared.loads = shared.stores = shared.loaded = shared.stored = 0;
	shared.active = 1;
}

ulong audit_end(const struct routine *r)
{
	(void)r;
	shared.active = 0;
	return shared.instructions != 0;
}

/* Have all instructions counted and every access accepted. */
static bool counting_init(void)
{
	shared.text[0].lo = (ulong)text_begin;
	shared.text[0].hi = (ulong)text_end;
	shared.word = WORD;
	shared.sp = (ulong)&call_sp;
	for (int i = 0; i < 2; i++) {
		shared.area[i].hi = ~0ull;
		shared.area[i].load = shared.area[i].store = 1;
	}
	shared.magic = AUDIT_MAGIC;
	syscall6(NR_close, AUDIT_MARK, (long)&shared, 0, 0, 0, 0);
	return shared.ready;
}

/* Not by an initialiser, for which the compiler would call the memset under test. */
static void clear(struct counts *c)
{
	c->calls = 0;
	for (int i = 0; i < 5; i++)
		c->n[i] = 0;
}

static void add(struct counts *to)
{
	u64 n = shared.instructions;

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	n = __builtin_bswap64(n);
#endif
	to->calls++;
	to->n[0] += n;
	to->n[1] += shared.loads;
	to->n[2] += shared.stores;
	to->n[3] += shared.loaded;
	to->n[4] += shared.stored;
}

static void print(const struct counts *c)
{
	for (int i = 0; i < 5; i++)
		say("\t%u", (ulong)c->n[i]);
	say("\n");
}

/*
 * The calls, each with its counts added to @to
 */

/* A call returned; @done: what it did is right. */
static void finish(struct counts *to, const u8 *d, bool done)
{
	if (current->kind->family != COMPARE && last.ret != (is_user(current) ? 0 : (ulong)d))
		fail("returned %x", last.ret);
	if (!done)
		fail("wrong result");
	add(to);
}

static void copy(struct counts *to, u8 *d, const u8 *s, ulong n)
{
	u8 first = n ? s[0] : 0, end = n ? s[n - 1] : 0, after = d[n];

	where = (struct where){ .d = d, .s = s, .n = n };
	call(current, (ulong)d, (ulong)s, n, 0);
	finish(to, d, d[n] == after && (!n || (d[0] == first && d[n - 1] == end)));
}

static void fill(struct counts *to, u8 *d, ulong n, bool zero)
{
	const unsigned int width = current->kind->width;
	const u8 c = zero ? 0 : 0xa5, after = d[n] = 0x11;
	const ulong word = zero ? 0 : ~(ulong)0 / 255 * 0xa5;

	where = (struct where){ .d = d, .n = n, .c = c };
	if (current->kind->family == CLEAR)
		call(current, (ulong)d, n, 0, 0);
	else
		call(current, (ulong)d, width == 1 ? c : word,
		     width == 1 ? n : FILL_COUNT(width, n), word);
	finish(to, d, d[n] == after && (!n || (d[0] == c && d[n - 1] == c)));
}

/* Compare zeroes with zeroes, but for one byte of @b at @at if that is below @n. */
static void compare(struct counts *to, const u8 *a, u8 *b, ulong n, ulong at)
{
	where = (struct where){ .d = a, .s = b, .n = n };
	if (at < n)
		b[at] = 1;
	call(current, (ulong)a, (ulong)b, n, 0);
	if (at < n)
		b[at] = 0;
	finish(to, a, at < n ? (int)last.ret < 0 : !(int)last.ret);
}

/*
 * Overlapping buffers as close as the alignments let them be: a move from
 * @s bytes after a boundary to @d bytes after one.
 */
static void move(struct counts *to, ulong d, ulong s, ulong n, int where_to)
{
	u8 *base = dst.lo + 2 * PAGE;

	if (where_to == APART)
		copy(to, dst.lo + PAGE + d, src.lo + PAGE + s, n);
	else if (where_to == ABOVE)
		copy(to, base + s + ((d - s - 1) & 7) + 1, base + s, n);
	else
		copy(to, base + d, base + d + ((s - d - 1) & 7) + 1, n);
}

typedef void one_call(struct counts *to, ulong d, ulong s, ulong n, int choice);

/* Count one call, alone, and print it as a line @what. */
static void line(const char *what, const char *variant, ulong n, ulong d, ulong s, one_call *one, int choice)
{
	struct counts c;

	clear(&c);
	one(&c, d, s, n, choice);
	say("%s\t%s\t%s\t%u\t%u\t%u", what, current->kind->name, variant, n, d, s);
	print(&c);
}

static void cell(const char *variant, ulong n, ulong d, ulong s, one_call *one, int choice)
{
	line("cell", variant, n, d, s, one, choice);
}

static void one_copied(struct counts *to, ulong d, ulong s, ulong n, int unused)
{
	(void)unused;
	copy(to, dst.lo + PAGE + d, src.lo + PAGE + s, n);
}

static void one_filled(struct counts *to, ulong d, ulong s, ulong n, int zero)
{
	(void)s;
	fill(to, dst.lo + PAGE + d, n, zero);
}

static void one_compared(struct counts *to, ulong d, ulong s, ulong n, int differs)
{
	compare(to, dst.lo + PAGE + d, other.lo + PAGE + s, n, differs ? n - 1 : n);
}

/* All sizes and alignments that the current routine can take. */
static void grid(void)
{
	const struct kind *k = current->kind;

	for (unsigned int o = 0; o < ARRAY_SIZE(offsets); o++)
		for (unsigned int i = 0; i < ARRAY_SIZE(sizes); i++) {
			ulong n = sizes[i], d = offsets[o].d, s = offsets[o].s;

			switch (k->family) {
			case COPY:
				cell("-", n, d, s, one_copied, 0);
				break;
			case MOVE:
				if (!k->backward)
					cell("below", n, d, s, move, BELOW);
				cell("above", n, d, s, move, ABOVE);
				break;
			case FILL:
				if (s != 0 && d != 5)
					break;
				if (n % k->width)
					break;
				cell("zero", n, d * k->width, 0, one_filled, true);
				cell("c", n, d * k->width, 0, one_filled, false);
				break;
			case CLEAR:
				if (!s || d == 5)
					cell("-", n, d, 0, one_filled, true);
				break;
			case COMPARE:
				cell("equal", n, d, s, one_compared, false);
				if (n)
					cell("last", n, d, s, one_compared, true);
				break;
			}
		}
}

/* Copies and clears of 1 MiB */
static void longest(void)
{
	const bool copies = current->kind->family == COPY;

	if (!copies && current->kind->family != CLEAR)
		return;
	for (ulong d = 0; d < 2; d++)
		line("long", "-", 1 << 20, d, 0, copies ? one_copied : one_filled, true);
}

/* Comparisons of 4096 bytes, by the place of the difference. */
static void differences(void)
{
	for (unsigned int i = 0; i < ARRAY_SIZE(positions); i++) {
		struct counts c;

		clear(&c);
		compare(&c, dst.lo + PAGE, other.lo + PAGE, 4096, positions[i]);
		say("at\t%s\t%u", current->kind->name, (ulong)positions[i]);
		print(&c);
	}
}

/* Calls of the current routine as @mix draws them; of all, and of those up to 128 bytes. */
static void draw(enum mix mix)
{
	const struct kind *k = current->kind;
	const bool is_fill = k->family == FILL || k->family == CLEAR;
	struct sampler sampler = { .fill = is_fill };
	struct counts all, small;
	int calls = mix == ALL ? 2000 : mix == PAGES ? 100 : 500;

	clear(&all);
	clear(&small);
	while (calls--) {
		struct draw d = mix_draw(&sampler, mix);
		struct counts c;

		clear(&c);
		if (k->width) {
			d.n -= d.n % k->width;
			d.d -= d.d % k->width;
		}
		switch (k->family) {
		case COPY:
			one_copied(&c, d.d, d.s, d.n, 0);
			break;
		case MOVE:
			move(&c, d.d, d.s, d.n, k->backward ? ABOVE : (int)d.move);
			break;
		case FILL:
		case CLEAR:
			one_filled(&c, d.d, 0, d.n, k->family == CLEAR || d.zero);
			break;
		case COMPARE:
			compare(&c, dst.lo + PAGE + d.d, other.lo + PAGE + d.s, d.n, d.at);
			break;
		}
		all.calls++;
		small.calls += d.n <= 128;
		for (int i = 0; i < 5; i++) {
			all.n[i] += c.n[i];
			small.n[i] += d.n <= 128 ? c.n[i] : 0;
		}
	}
	say("mix\t%s\t%s\t-\t%u", k->name, mix_names[mix], all.calls);
	print(&all);
	if (!small.calls)
		return;
	say("mix\t%s\t%s\t128\t%u", k->name, mix_names[mix], small.calls);
	print(&small);
}

/* Print all of a routine. */
static void count(const struct routine *r)
{
	const bool compares = r->kind->family == COMPARE;

	current = r;
	for (u8 *p = dst.lo; compares && p < dst.hi; p++)
		*p = 0;
	grid();
	longest();
	if (compares)
		differences();
	for (enum mix mix = 0; mix < N_MIXES; mix++)
		if (mix != KSM || compares)
			draw(mix);
}

/* Started by <target>.S with the initial stack; one argument: the only kind to count. */
void start(const ulong *stack)
{
	const char *const *argv = (const char *const *)(stack + 1);
	const char *wrong = mix_check();

	harness_init(stack);
	if (wrong || !counting_init()) {
		say("FAIL " VARIANT ": %s\n", wrong ? wrong : "no emulator plugin");
		quit(1);
	}
	totals.auditing = true;
	for (unsigned int i = 0; i < ARRAY_SIZE(linked); i++) {
		struct routine r = { .name = linked[i].kind, .fn = (ulong)linked[i].symbol };

		r.text = TEXT_OF(r.fn);
		r.kind = find_kind(r.name);
		if (!r.kind)
			fail("unknown routine %s", r.name);
		if (stack[0] < 2 || same_name(argv[1], r.name))
			count(&r);
	}
	say("end\n");
	quit(0);
}
