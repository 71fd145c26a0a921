// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * native.c - time of the routines on x86-64, as ratios
 *
 * One process holds all implementations, ours, Linux's and the C library's, and times
 * them in turn, in batches of calls of some microseconds; a ratio is of two batches of one round. Prints
 * tab-separated lines:
 *
 *   libc   ROUTINE ADDRESS                                 what the C library chose
 *   cell   ROUTINE CASE N D S  PAIR  MEDIAN LOWER UPPER    ratios of one call, and their quartiles
 *   mix    ROUTINE NAME - - -  PAIR  MEDIAN LOWER UPPER    of calls as mix.c draws them
 *
 * Arguments: a number, from which the placement of the buffers follows; and, for the test of the
 * bench, "control": only copies of 2048 bytes, against the same code elsewhere and against a
 * routine that takes twice as long. native.awk puts the results of several processes together.
 */

#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

#include "mix.h"

#define ARRAY_SIZE(a)	(sizeof(a) / sizeof((a)[0]))

typedef unsigned long ulong;
typedef unsigned char u8;
typedef ulong routine(ulong, ulong, ulong);

/* The implementations. */
enum impl { OURS, AGAIN, OURS_ERMS, LINUX, LINUX_ERMS, LINUX_HERE, LIBC, TWICE, N_IMPLS };

enum kind { MEMCPY, MEMMOVE, COPY_USER, MEMSET, CLEAR_USER, MEMCMP, N_KINDS };
static const char *const kinds[N_KINDS] = {
	"memcpy", "memmove", "copy_user", "memset", "clear_user", "memcmp"
};

/* Written by tests/bench/native: ROUTINE(implementation, kind, symbol) of what is linked. */
#define ROUTINE(impl, kind, symbol) extern routine symbol;
#include "table.h"
#undef ROUTINE

static ulong twice(ulong a, ulong b, ulong n)
{
	ours___memcpy(a, b, n);
	return ours___memcpy(a, b, n);
}

static void *fns[N_IMPLS][N_KINDS] = {
#define ROUTINE(impl, kind, symbol) [impl][kind] = symbol,
#include "table.h"
#undef ROUTINE
	[TWICE][MEMCPY] = twice,
};

/* What is compared. The CPU's features are given by tests/bench/native; SCALAR: the C library has to do without. */
static bool erms, scalar;
static struct pair {
	const char *name;
	enum impl ours, theirs;
} pairs[] = {
	{ "itself", OURS, AGAIN },
	{ "linux", OURS, LINUX },
	{ "linux-erms", OURS_ERMS, LINUX_ERMS },
	{ "linux-here", OURS_ERMS, LINUX_HERE },
	{ "libc", OURS_ERMS, LIBC },
	{ "libc-scalar", OURS, LIBC },
	{ "twice", OURS, TWICE },
};
static bool wanted[ARRAY_SIZE(pairs)];

static const unsigned int sizes[] = {
	1, 4, 8, 15, 16, 24, 32, 48, 64, 96, 100, 127, 128, 256, 512, 1024, 1448, 4096, 65536
};
static const struct { unsigned int d, s; } offsets[] = { { 0, 0 }, { 0, 1 }, { 5, 3 } };

enum { ROUNDS = 41, BATCH = 8000 /* ns */, CALLS = 512, BUFFER = 65536 + 3 * 4096 };

/* The arguments of a call, and a byte that is 1 while it runs. */
struct call {
	ulong a, b, c;
	u8 *poke;
};

static u8 *dst, *src, *other, nowhere;

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1e9 + t.tv_nsec;
}

/* Time of @reps times all @calls, ns */
static double batch(routine *fn, const struct call *calls, unsigned int n_calls, unsigned int reps)
{
	double start = now();

	while (reps--)
		for (unsigned int i = 0; i < n_calls; i++) {
			const struct call *c = &calls[i];

			*c->poke = 1;
			fn(c->a, c->b, c->c);
			*c->poke = 0;
		}
	return now() - start;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* Is there anything wrong with what @fn does? Not a test, but no time of a wrong routine is worth anything. */
static bool wrong(routine *fn, enum kind kind, const struct call *c)
{
	u8 *d = (u8 *)c->a, after;
	ulong n = kind == CLEAR_USER ? c->b : c->c, result;

	if (kind == MEMCMP) {
		*c->poke = 1;
		result = fn(c->a, c->b, n);
		*c->poke = 0;
		return !(int)result != (c->poke == &nowhere);
	}
	if (kind == MEMMOVE)
		return false;
	memset(d, 0x55, n);
	after = d[n];
	fn(c->a, c->b, c->c);
	if (d[n] != after)
		return true;
	for (ulong i = 0; i < n; i++)
		if (d[i] != (kind == MEMSET ? (u8)c->b : kind == CLEAR_USER ? 0 : ((u8 *)c->b)[i]))
			return true;
	return false;
}

/* Time all implementations on the same calls, and print the ratios of all pairs. */
static void measure(const char *what, enum kind kind, const char *name, const char *place,
		    const struct call *calls, unsigned int n_calls)
{
	static double time[ROUNDS][N_IMPLS];
	unsigned int reps = 1;
	bool timed[N_IMPLS] = { false };

	for (unsigned int p = 0; p < ARRAY_SIZE(pairs); p++)
		if (wanted[p] && fns[pairs[p].ours][kind] && fns[pairs[p].theirs][kind])
			timed[pairs[p].ours] = timed[pairs[p].theirs] = true;
	for (enum impl i = 0; i < N_IMPLS; i++)
		if (timed[i] && wrong(fns[i][kind], kind, calls)) {
			printf("FAIL %s %s %s of implementation %u is wrong\n", kinds[kind], name, place, i);
			exit(1);
		}
	while (batch(fns[OURS][kind], calls, n_calls, reps) < BATCH && reps < 4096)
		reps *= 2;
	for (int r = -2; r < ROUNDS; r++)	/* two rounds to warm up */
		for (unsigned int k = 0; k < N_IMPLS; k++) {
			enum impl i = (r & 1 ? k : N_IMPLS - 1 - k) + (r + 2) / 2;

			i %= N_IMPLS;
			if (timed[i])
				time[r < 0 ? 0 : r][i] = batch(fns[i][kind], calls, n_calls, reps);
		}
	for (unsigned int p = 0; p < ARRAY_SIZE(pairs); p++) {
		double ratio[ROUNDS];
		enum impl a = pairs[p].ours, b = pairs[p].theirs;

		if (!wanted[p] || !fns[a][kind] || !fns[b][kind])
			continue;
		for (int r = 0; r < ROUNDS; r++)
			ratio[r] = time[r][a] / time[r][b];
		qsort(ratio, ROUNDS, sizeof(*ratio), by_value);
		printf("%s\t%s\t%s\t%s\t%s\t%.3f\t%.3f\t%.3f\n", what, kinds[kind], name, place, pairs[p].name,
		       ratio[ROUNDS / 2], ratio[ROUNDS / 4], ratio[ROUNDS - 1 - ROUNDS / 4]);
	}
}

/* The arguments of a call of @kind; @move as in struct draw; comparisons differ at @at. */
static struct call arguments(enum kind kind, ulong n, ulong d, ulong s, int move, bool zero, ulong at)
{
	struct call c = { (ulong)(dst + d), (ulong)(src + s), n, &nowhere };

	if (kind == MEMMOVE && move != APART) {
		/* As close as the alignments let them be */
		c.a = (ulong)dst + 64 + d;
		c.b = (ulong)dst + 64 + d + (move == BELOW ? ((s - d - 1) & 7) + 1 : -((d - s - 1) & 7) - 1);
	} else if (kind == MEMSET) {
		c.b = zero ? 0 : 0xa5;
	} else if (kind == CLEAR_USER) {
		c.b = n;
	} else if (kind == MEMCMP) {
		c.a = (ulong)(other + d);
		if (at < n)
			c.poke = other + d + at;
	}
	return c;
}

static void one(enum kind kind, const char *name, ulong n, ulong d, ulong s, int move, ulong at)
{
	struct call c = arguments(kind, n, d, s, move, false, at);
	char place[64];

	snprintf(place, sizeof(place), "%lu\t%lu\t%lu", n, d, s);
	measure("cell", kind, name, place, &c, 1);
}

static void grid(enum kind kind)
{
	for (unsigned int o = 0; o < ARRAY_SIZE(offsets); o++)
		for (unsigned int i = 0; i < ARRAY_SIZE(sizes); i++) {
			ulong n = sizes[i], d = offsets[o].d, s = offsets[o].s;

			switch (kind) {
			case MEMMOVE:
				one(kind, "below", n, d, s, BELOW, n);
				one(kind, "above", n, d, s, ABOVE, n);
				break;
			case MEMSET:
			case CLEAR_USER:
				one(kind, "-", n, o == 1 ? 1 : d, 0, APART, n);
				break;
			case MEMCMP:
				one(kind, "equal", n, d, s, APART, n);
				one(kind, "last", n, d, s, APART, n - 1);
				break;
			default:
				one(kind, "-", n, d, s, APART, n);
			}
		}
}

static void mixes(enum kind kind)
{
	static struct call calls[CALLS];

	for (enum mix mix = 0; mix < N_MIXES; mix++) {
		struct sampler sampler = { .fill = kind == MEMSET || kind == CLEAR_USER };

		if (mix == KSM && kind != MEMCMP)
			continue;
		for (unsigned int i = 0; i < CALLS; i++) {
			struct draw d = mix_draw(&sampler, mix);

			calls[i] = arguments(kind, d.n, d.d, d.s, d.move, d.zero, d.at);
		}
		measure("mix", kind, mix_names[mix], "-\t-\t-", calls, CALLS);
	}
}

/* A buffer whose place in its page follows from the seed */
static u8 *buffer(unsigned int *seed)
{
	u8 *p = mmap(NULL, BUFFER, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (p == MAP_FAILED)
		exit(2);
	memset(p, 0, BUFFER);
	*seed = *seed * 1103515245 + 12345;
	return p + 64 * (*seed >> 16) % 4096;
}

int main(int argc, char **argv)
{
	unsigned int seed = argc > 1 ? atoi(argv[1]) : 0;
	const bool control = argc > 2 && !strcmp(argv[2], "control");
	const char *why = mix_check();

	for (int i = 2; i < argc; i++) {
		erms |= !strcmp(argv[i], "erms");
		scalar |= !strcmp(argv[i], "scalar");
	}
	if (why) {
		printf("FAIL %s\n", why);
		return 1;
	}
	for (unsigned int p = 0; p < ARRAY_SIZE(pairs); p++)
		if (!erms && pairs[p].theirs == LIBC)
			pairs[p].ours = OURS;
	/* Here, since an initialiser would take the jump to the chosen routine for it. */
	fns[LIBC][MEMCPY] = memcpy;
	fns[LIBC][MEMMOVE] = memmove;
	fns[LIBC][MEMSET] = memset;
	fns[LIBC][MEMCMP] = memcmp;
	dst = buffer(&seed);
	src = buffer(&seed);
	other = buffer(&seed);
	for (unsigned int p = 0; p < ARRAY_SIZE(pairs); p++) {
		const char *name = pairs[p].name;

		if (control)
			wanted[p] = !strcmp(name, "itself") || !strcmp(name, "twice");
		else if (!strcmp(name, "libc-scalar"))
			wanted[p] = scalar;
		else if (scalar || !strcmp(name, "twice"))
			wanted[p] = false;
		else
			wanted[p] = erms || pairs[p].ours != OURS_ERMS;
	}
	if (control) {
		one(MEMCPY, "-", 2048, 0, 0, APART, 0);
		one(MEMCPY, "-", 2048, 5, 3, APART, 0);
		return 0;
	}
	for (enum kind kind = 0; kind < N_KINDS; kind++) {
		if (fns[LIBC][kind])
			printf("libc\t%s\t%lx\n", kinds[kind], (ulong)fns[LIBC][kind]);
		if (kind == MEMCMP)	/* the source of all is zeroes here, elsewhere it need not be */
			memset(src, 0, 65536 + 64);
		else
			for (unsigned int i = 0; i < 65536 + 64; i++)
				src[i] = i * 7;
		memset(other, 0, 65536 + 64);
		grid(kind);
		mixes(kind);
	}
	return 0;
}
