// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* results.c - checks of results, against a byte-at-a-time reference */

#include "run.h"
#include CPU_HEADER

/* Bytes watched on each side of a destination: more than a memory line. */
#define PAD	136

static ulong least(ulong a, ulong b)
{
	return a < b ? a : b;
}

/* The part of dst watched in a call that writes @n bytes at @d, perhaps beyond dst. */
static struct region watched(const u8 *d, ulong n)
{
	const ulong at = (ulong)d, lo = (ulong)dst.lo, hi = (ulong)dst.hi;
	ulong from = lo, to = hi;

	if (at > lo + PAD)
		from = least(at - PAD, hi);
	if (at < hi && n < hi - at)
		to = least(at + n + PAD, hi);
	return (struct region){ (u8 *)from, (u8 *)to };
}

static void report_byte(const u8 *p, const u8 *d, u8 expected)
{
	fail("byte %d of the destination is %x, expected %x", (long)(p - d), (ulong)*p,
	     (ulong)expected);
}

/* Write canaries into @w, whole words of it. */
static void clean_up(struct region w)
{
	const ulong *from = (const ulong *)(clean + ((w.lo - dst.lo) & -WORD));
	ulong *to = (ulong *)((ulong)w.lo & -WORD);

	while (to < (ulong *)w.hi)
		*to++ = *from++;
}

/* Are the bytes from @p up to @end untouched? Reports the first that is not. */
static bool untouched(const u8 *p, const u8 *end, const u8 *d)
{
	while (p < end) {
		const u8 *c = clean + (p - dst.lo);

		if ((ulong)p % WORD == 0 && (ulong)(end - p) >= WORD &&
		    *(const ulong *)p == *(const ulong *)c) {
			p += WORD;
			continue;
		}
		if (*p != *c) {
			report_byte(p, d, *c);
			return false;
		}
		p++;
	}
	return true;
}

/* Check what @r returned after @done of @n bytes. */
static bool returned(const struct routine *r, ulong d, ulong n, ulong done)
{
	ulong expected = is_user(r) ? n - done : d;

	if (last.ret == expected)
		return true;
	fail(is_user(r) ? "residue is %u, expected %u" : "returned %x, expected %x", last.ret,
	     expected);
	return false;
}

/*
 * Copy @n bytes from @s to @d in dst. Only the first @ks bytes of the source
 * and @kd of the destination are accessible (-1: all): exactly the smaller of
 * the two must be done.
 */
void one_copy(const struct routine *r, u8 *d, const u8 *s, ulong n, long kd, long ks)
{
	struct region w = watched(d, n);
	ulong done = n;
	u8 *p;

	if (kd >= 0)
		done = least(done, kd);
	if (ks >= 0)
		done = least(done, ks);
	where = (struct where){ d, s, n, kd, ks, 0 };
	clean_up(w);
	if (!call(r, (ulong)d, (ulong)s, n, 0x77) || !returned(r, (ulong)d, n, done))
		return;
	if (!untouched(w.lo, d < w.hi ? d : w.hi, d))
		return;
	p = d < w.lo || !done ? w.lo : d;
	for (; done && p < d + done; p++)
		if (*p != s[p - d]) {
			report_byte(p, d, s[p - d]);
			return;
		}
	untouched(p, w.hi, d);
}

/*
 * Fill @n bytes at @d in dst with elements @c (and @c_high, the second word of
 * an element of two words), or clear them. As one_copy() otherwise.
 */
void one_fill(const struct routine *r, u8 *d, ulong c, ulong c_high, ulong n, long kd)
{
	const unsigned int width = r->kind->family == CLEAR ? 1 : r->kind->width;
	struct region w = watched(d, n);
	ulong done = kd >= 0 ? least(n, kd) : n;
	u8 element[8];
	bool ok;
	u8 *p;

	for (unsigned int i = 0; i < width; i++) {
		unsigned int size = least(width, WORD);
		unsigned int at = i % size;

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
		at = size - 1 - at;
#endif
		element[i] = (i < WORD ? c : c_high) >> (8 * at);
	}
	if (r->kind->family == CLEAR)
		element[0] = 0;
	where = (struct where){ d, NULL, n, kd, -1, c };
	clean_up(w);
	if (r->kind->family == CLEAR)
		ok = call(r, (ulong)d, n, 0x77, 0x78);
	else
		ok = call(r, (ulong)d, c, width == 1 ? n : FILL_COUNT(width, n), c_high);
	if (!ok || !returned(r, (ulong)d, n, done) ||
	    !untouched(w.lo, d < w.hi ? d : w.hi, d))
		return;
	p = d < w.lo || !done ? w.lo : d;
	for (unsigned int i = 0; done && p < d + done; p++, i = i + 1 == width ? 0 : i + 1)
		if (*p != element[i]) {
			report_byte(p, d, element[i]);
			return;
		}
	untouched(p, w.hi, d);
}

/* Compare @n bytes; the result must have the sign of @sign and be an int. */
void one_compare(const struct routine *r, const u8 *a, const u8 *b, ulong n, int sign)
{
	int got;

	where = (struct where){ a, b, n, -1, -1, 0 };
	if (!call(r, (ulong)a, (ulong)b, n, 0x77))
		return;
	got = (int)last.ret;
	if ((got > 0) - (got < 0) != sign)
		fail("result is %d, expected sign %d", (long)got, (long)sign);
	else if ((long)last.ret != got)
		fail("result %x is not an int extended to a word", last.ret);
}

/* Lengths around powers of two and unroll boundaries, and the largest. */
static bool next_size(ulong *n)
{
	static const int near[] = { -65, -33, -17, -9, -8, -7, -4, -3, -2, -1, 0, 1, 2, 3, 4, 7, 8,
				    9, 16, 33, 65 };

	if (*n < 1100) {
		*n += totals.quick ? 5 : 1;
		return true;
	}
	for (ulong power = 1024; power <= (totals.quick ? 4096 : 65536); power *= 2)
		for (unsigned int i = 0; i < ARRAY_SIZE(near); i++)
			if (power + near[i] > *n) {
				*n = power + near[i];
				return true;
			}
	if (*n < 70000) {
		*n = 70000;
		return true;
	}
	return false;
}

/* Sixteen pairs of alignments: every one on both sides, every difference. */
static void pair(unsigned int i, unsigned int *da, unsigned int *sa)
{
	*da = i;
	*sa = (i * 6 + (i >> 1)) % 16;
}

/* All alignments x lengths 0..200 (fills: 64 alignments x 0..320). */
void check_grid(const struct routine *r)
{
	u8 *d = dst.lo + 256, *o = other.lo + 256;
	ulong n, da, sa;

	test_begin(r, "grid");
	switch (r->kind->family) {
	case COPY:
	case MOVE:
		for (n = 0; n <= 200 && !enough(); n++)
			for (da = 0; da < 16; da++)
				for (sa = 0; sa < 16; sa++)
					one_copy(r, d + da, src.lo + 256 + sa, n, -1, -1);
		break;
	case FILL:
	case CLEAR:
		for (n = 0; n <= 320 && !enough(); n += r->kind->width)
			for (da = 0; da < 64; da += r->kind->width)
				one_fill(r, d + da, 0x1234567 * WORD + 0x5a, 0x89abcdef, n, -1);
		break;
	case COMPARE:
		/* Equal, with different neighbours. */
		for (n = 0; n <= 200 && !enough(); n++)
			for (da = 0; da < 16; da++) {
				for (ulong i = 0; i < n; i++)
					d[da + i] = src.lo[i];
				d[da + n] = 1;
				d[da - 1] = 2;
				for (sa = 0; sa < 16; sa++) {
					for (ulong i = 0; i < n; i++)
						o[sa + i] = src.lo[i];
					o[sa + n] = 3;
					o[sa - 1] = 4;
					one_compare(r, d + da, o + sa, n, 0);
				}
			}
		break;
	}
	test_end();
}

/* Long ones: 16 pairs of alignments x sizes up to 70000. */
void check_sizes(const struct routine *r)
{
	const unsigned int step = r->kind->width ? r->kind->width : 1;
	unsigned int da, sa;
	ulong n = 200;

	test_begin(r, "sizes");
	if (r->kind->family == COMPARE)
		for (u8 *p = dst.lo; p < dst.hi; p++)
			*p = src.lo[(p - dst.lo) % 16 == 0 ? 7 : (p - dst.lo) / 16 % 251];
	while (next_size(&n) && !enough())
		for (unsigned int i = 0; i < 16; i += totals.light ? 5 : 1) {
			pair(i, &da, &sa);
			switch (r->kind->family) {
			case COPY:
			case MOVE:
				one_copy(r, dst.lo + 512 + da, src.lo + 768 + sa, n, -1, -1);
				break;
			case FILL:
			case CLEAR:
				if (da % step == 0 && n % step == 0)
					one_fill(r, dst.lo + 512 + da, 0x80, 0x81, n, -1);
				break;
			case COMPARE: {
				const u8 *a = dst.lo + da;
				u8 *b = other.lo + sa;

				if (i && n > 1100 && !totals.full)
					break;
				for (ulong j = 0; j < n; j++)
					b[j] = a[j];
				one_compare(r, a, b, n, 0);
				b[n - 1]++;
				one_compare(r, a, b, n, a[n - 1] < b[n - 1] ? -1 : 1);
				one_compare(r, a, b, n - 1, 0);
				break;
			}
			}
		}
	test_end();
}

/* Both buffers end, and begin, at an inaccessible page, in turn and together. */
void check_guards(const struct routine *r)
{
	static const u16 more[] = { 255, 256, 257, 511, 512, 513, 1000, 1024, 2048, 4095, 4096 };
	const struct region *s = r->kind->family == COMPARE ? &other : &src;
	const unsigned int width = r->kind->width ? r->kind->width : 1;

	if (r->kind->family == COMPARE)
		for (ulong i = 0; i < REGION; i++)
			dst.lo[i] = other.lo[i] = i % 3 ? 1 : 255;
	test_begin(r, "guards");
	for (unsigned int i = 0; i <= 200 + ARRAY_SIZE(more) && !enough(); i++) {
		ulong n = i <= 200 ? i : more[i - 201];
		struct { u8 *d; const u8 *s; } at[] = {
			{ dst.hi - n, NULL }, { dst.lo, NULL },
			{ NULL, s->hi - n }, { NULL, s->lo },
			{ dst.hi - n, s->hi - n }, { dst.lo, s->lo },
			{ dst.hi - n, s->lo }, { dst.lo, s->hi - n },
		};

		for (unsigned int j = 0; j < ARRAY_SIZE(at); j++)
			for (ulong a = 0; a < (j < 4 ? 16 : 1); a++) {
				u8 *d = at[j].d ? at[j].d : dst.lo + 256 + a;
				const u8 *p = at[j].s ? at[j].s : s->lo + 256 + a;
				int sign = 0;

				switch (r->kind->family) {
				case COPY:
				case MOVE:
					one_copy(r, d, p, n, -1, -1);
					break;
				case FILL:
				case CLEAR:
					if (n % width == 0 && (ulong)d % width == 0)
						one_fill(r, d, 0xff, 0xfe, n, -1);
					break;
				case COMPARE:
					for (ulong b = n; b--;)
						if (d[b] != p[b])
							sign = d[b] < p[b] ? -1 : 1;
					one_compare(r, d, p, n, sign);
					break;
				}
			}
	}
	test_end();

	/* Nothing to do: the pointers do not matter. */
	test_begin(r, "zero");
	for (ulong a = 0; a < 16; a++)
		for (ulong b = 0; b < 16; b++)
			switch (r->kind->family) {
			case COPY:
			case MOVE:
				one_copy(r, dst.hi + a, src.hi + b, 0, 0, 0);
				one_copy(r, (u8 *)a, (u8 *)b, 0, 0, 0);
				break;
			case FILL:
			case CLEAR:
				if (a % width == 0)
					one_fill(r, dst.hi + a, 0x11, 0x22, 0, 0);
				break;
			case COMPARE:
				one_compare(r, dst.hi + a, other.hi + b, 0, 0);
				break;
			}
	test_end();
}

static u8 pattern(ulong i)
{
	return i * 7 + (i >> 5);
}

/* Move @n bytes from w + @s to w + @d in a window of @size bytes, and check it all. */
static void one_move(const struct routine *r, u8 *w, ulong size, ulong d, ulong s, ulong n)
{
	if (r->kind->backward && s > d && s < d + n)
		return;
	where = (struct where){ w + d, w + s, n, -1, -1, 0 };
	for (ulong i = 0; i < size; i++)
		w[i] = pattern(i);
	if (!call(r, (ulong)w + d, (ulong)w + s, n, 0x77) ||
	    !returned(r, (ulong)w + d, n, n))
		return;
	for (ulong i = 0; i < size; i++) {
		u8 expected = pattern(i >= d && i < d + n ? i - d + s : i);

		if (w[i] != expected) {
			report_byte(w + i, w + d, expected);
			return;
		}
	}
}

/* Every overlap in a window, some long ones, and across the middle of the address space. */
void check_overlaps(const struct routine *r)
{
	const ulong size = totals.quick ? 48 : totals.light ? 64 : r->kind->backward ? 96 : 160;
	static u8 *middle;
	u8 *w = dst.lo + 640;

	test_begin(r, "overlap");
	for (ulong s = 0; s <= size; s++)
		for (ulong d = 0; d <= size && !enough(); d++)
			for (ulong n = 0; n + (s > d ? s : d) <= size; n++)
				one_move(r, w, size, d, s, n);
	/* Larger ones, up to a distance at which they no longer overlap. */
	for (ulong n = 193; n < 9000 && !enough(); n += n < 600 ? 37 : 1013)
		for (ulong d = 1; d < n + 16; d += d <= 80 ? 1 : d / 3) {
			one_move(r, w, n + d + 20, d + 3, 3, n);
			one_move(r, w, n + d + 20, d % 16, d % 16 + d, n);
		}
	test_end();

	if (!USER_SPANS_MIDDLE)
		return;
	if (!middle)
		middle = map(0x80000000ul - 4 * PAGE, 8 * PAGE);
	w = middle;
	if (!w) {
		skip(r->name, "middle", "the emulator has no memory at 0x80000000");
		return;
	}
	test_begin(r, "middle");
	w += 4 * PAGE - 200;
	for (ulong n = 0; n <= 200 && !enough(); n++)
		for (ulong gap = 0; gap <= n + 8; gap += gap < 20 ? 1 : 7) {
			one_move(r, w, 640, 200 - n / 2, 200 - n / 2 + gap, n);
			one_move(r, w, 640, 200 - n / 2 + gap, 200 - n / 2, n);
			one_move(r, w, 640, 200 - n, 200 + gap % 13, n);
			one_move(r, w, 640, 200 + gap % 13, 200 - n, n);
		}
	test_end();
}

/* Fill values, in and outside a byte. */
void check_values(const struct routine *r)
{
	static const int values[] = { 0, 1, 0x5a, 0x7f, 0x80, 0xff, 0x100, 0x1ff, 0x8000, 0x12345678,
				      -1, -3, -5, -127, -128, -256 };
	const unsigned int width = r->kind->width;

	test_begin(r, "values");
	for (unsigned int i = 0; i < ARRAY_SIZE(values); i++)
		for (ulong n = 0; n <= 200 && !enough(); n += width)
			for (ulong da = 0; da < 16; da += width) {
				ulong c = values[i];

				if (width == 2)
					c = (u16)(c ^ 0x4100);
				else if (width == 4)
					c = (u32)(c ^ 0x41424300);
				else if (width == 8)
					c ^= (ulong)0x4142434445464700ull;
				one_fill(r, dst.lo + 256 + da, c, ~c ^ 0x1020304, n, -1);
			}
	test_end();
}

/* memcmp: all pairs of bytes; each byte different at each position, both orders. */
void check_differences(const struct routine *r)
{
	static const u8 values[][2] = { { 0, 1 }, { 0x7f, 0x80 }, { 0, 0x80 }, { 0xff, 0 },
					{ 0xfe, 0xff } };
	u8 *a = dst.lo + 256, *b = other.lo + 256;

	test_begin(r, "pairs");
	for (ulong n = 1; n <= 33; n += n < 4 ? 1 : n < 17 ? 4 : 16) {
		for (ulong i = 0; i < n; i++)
			a[i] = b[i] = 0x33;
		for (unsigned int x = 0; x < 256; x++)
			for (unsigned int y = 0; y < 256 && !enough(); y++) {
				a[n - 1] = x;
				b[n - 1] = y;
				one_compare(r, a, b, n, (x > y) - (x < y));
			}
	}
	test_end();

	/* The bytes behind the first difference differ the other way round. */
	test_begin(r, "flips");
	for (ulong sa = 0; sa < 16; sa++)
		for (ulong da = 0; da < 16; da++)
			for (ulong n = 1; n <= (totals.full ? 200 : 72) && !enough();
			     n += n < 40 ? 1 : 5)
				for (ulong at = 0; at < n; at++) {
					const u8 *v = values[(at + da + n) % ARRAY_SIZE(values)];
					bool swap = (at ^ sa) & 1;

					for (ulong i = at ? at - 1 : 0; i < n; i++) {
						a[da + i] = i < at ? 0 : v[swap ^ (i > at)];
						b[sa + i] = i < at ? 0 : v[!swap ^ (i > at)];
					}
					one_compare(r, a + da, b + sa, n,
						    v[swap] < v[!swap] ? -1 : 1);
				}
	test_end();

	/* A length with the top bit set is a long one. */
	test_begin(r, "huge");
	for (ulong at = 0; at < 100; at++) {
		for (ulong i = 0; i < 4096; i++)
			a[i] = b[i] = 0x44;
		b[at] = 0x45;
		one_compare(r, a, b, ~0ul / 2 + 1 + at, -1);
		one_compare(r, b, a, ~0ul / 2 - 7, 1);
		one_compare(r, a, b, 0x80000000ul, -1);
	}
	test_end();
}

/* All checks of results that fit the routine. */
void check_results(const struct routine *r)
{
	check_grid(r);
	check_guards(r);
	check_sizes(r);
	if (r->kind->family == MOVE)
		check_overlaps(r);
	if (r->kind->family == FILL)
		check_values(r);
	if (r->kind->family == COMPARE)
		check_differences(r);
}
