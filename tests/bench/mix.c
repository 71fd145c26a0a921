// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * mix.c - realistic sizes and alignments
 *
 * The tables are made to fit published summaries (quantiles, shares up to 16,
 * 32, 64, 128 and 512 bytes, the most frequent sizes) of the sizes that SPEC
 * CPU2017 hands to memcpy and memset; mix_check() holds them to the same. The
 * structures, packets and pages are what a kernel moves.
 */

#include "mix.h"

#define ARRAY_SIZE(a)	(sizeof(a) / sizeof((a)[0]))

/* A size and how many calls in a thousand have it; weight 0 ends a table. */
struct size {
	uint16_t n, weight;
};

static const struct size spec_copy[] = {
	{ 1, 8 }, { 2, 10 }, { 3, 6 }, { 4, 40 }, { 5, 4 }, { 6, 6 }, { 7, 4 }, { 8, 140 },
	{ 12, 25 }, { 15, 5 }, { 16, 150 }, { 20, 6 }, { 24, 24 }, { 32, 340 }, { 40, 3 },
	{ 48, 3 }, { 56, 1 }, { 64, 2 }, { 72, 5 }, { 80, 4 }, { 96, 8 }, { 104, 3 }, { 128, 4 },
	{ 152, 80 }, { 232, 20 }, { 256, 8 }, { 292, 28 }, { 360, 4 }, { 464, 10 }, { 512, 2 },
	{ 640, 8 }, { 768, 8 }, { 1024, 14 }, { 1152, 8 }, { 1448, 3 }, { 2048, 5 }, { 3072, 1 },
	{ 0, 0 }
};

static const struct size spec_fill[] = {
	{ 1, 3 }, { 2, 2 }, { 4, 8 }, { 8, 20 }, { 12, 5 }, { 15, 2 }, { 16, 82 }, { 20, 5 },
	{ 24, 60 }, { 32, 230 }, { 40, 440 }, { 48, 13 }, { 56, 5 }, { 64, 3 }, { 72, 5 },
	{ 80, 5 }, { 96, 5 }, { 128, 5 }, { 152, 2 }, { 248, 10 }, { 256, 10 }, { 296, 40 },
	{ 360, 9 }, { 424, 9 }, { 512, 12 }, { 640, 2 }, { 1024, 4 }, { 2048, 2 }, { 4095, 2 },
	{ 0, 0 }
};

static const struct size structures[] = {
	{ 8, 150 }, { 16, 150 }, { 24, 120 }, { 32, 150 }, { 40, 100 }, { 48, 100 }, { 64, 100 },
	{ 96, 70 }, { 128, 60 }, { 0, 0 }
};

static const struct size packets[] = {
	{ 60, 200 }, { 64, 150 }, { 128, 100 }, { 256, 50 }, { 512, 100 }, { 576, 100 },
	{ 1024, 50 }, { 1448, 150 }, { 1500, 100 }, { 0, 0 }
};

static const struct size pages[] = { { 4096, 1000 }, { 0, 0 } };

/* Which mix a call of ALL is drawn from; N_MIXES: 1 to 256 bytes, all alike. */
static const struct size all[] = {
	{ SPEC, 500 }, { STRUCTURES, 200 }, { PACKETS, 150 }, { PAGES, 100 }, { N_MIXES, 50 },
	{ 0, 0 }
};

const char *const mix_names[N_MIXES] = { "spec", "structures", "packets", "pages", "all", "ksm" };

/* A number below @limit. */
static unsigned int below(struct sampler *s, unsigned int limit)
{
	s->state = s->state * 6364136223846793005ull + 1442695040888963407ull;
	return ((s->state >> 32) * limit) >> 32;
}

static unsigned int choose(struct sampler *s, const struct size *table)
{
	unsigned int x = below(s, 1000);

	while (x >= table->weight)
		x -= table++->weight;
	return table->n;
}

static const struct size *table_of(bool fill, enum mix mix)
{
	switch (mix) {
	case SPEC:
		return fill ? spec_fill : spec_copy;
	case STRUCTURES:
		return structures;
	case PACKETS:
		return packets;
	default:
		return pages;
	}
}

/* Pages that are compared to be merged: 76% differ within 16 bytes, 83 within 32, 84 within 64. */
static unsigned int difference(struct sampler *s)
{
	unsigned int x = below(s, 100);

	return x < 76 ? below(s, 16) : x < 83 ? 16 + below(s, 16) : x < 84 ? 32 + below(s, 32) :
	       64 + below(s, 4096 - 64);
}

/*
 * Draw the arguments of a call. In pages and KSM all is aligned, otherwise the
 * buffers are at multiples of 8 in 80% of the calls and anywhere in 20%. Half of
 * the comparisons find a difference, anywhere; three fills in four write zeroes;
 * half of the moves overlap.
 */
struct draw mix_draw(struct sampler *s, enum mix mix)
{
	struct draw d = { 0 };
	enum mix part = mix == ALL ? choose(s, all) : mix;

	d.n = part == N_MIXES ? 1 + below(s, 256) : choose(s, table_of(s->fill, part));
	if (part != PAGES && part != KSM) {
		bool any = below(s, 5) == 0;

		d.d = 8 * below(s, 8) + (any ? below(s, 8) : 0);
		d.s = 8 * below(s, 8) + (any ? below(s, 8) : 0);
	}
	d.at = part == KSM ? difference(s) : below(s, 2) ? d.n : below(s, d.n);
	d.zero = below(s, 4) != 0;
	d.move = below(s, 2) ? APART : below(s, 2) ? BELOW : ABOVE;
	return d;
}

/* Calls in a thousand of @table up to @n bytes. */
static unsigned int up_to(const struct size *table, unsigned int n)
{
	unsigned int sum = 0;

	for (; table->weight; table++)
		if (table->n <= n)
			sum += table->weight;
	return sum;
}

static unsigned int mean(const struct size *table)
{
	unsigned int sum = 0;

	for (; table->weight; table++)
		sum += table->n * table->weight;
	return sum / 1000;
}

/* Is @seen of @calls what @weight in a thousand predicts, within 5 standard deviations? */
static bool plausible(uint64_t seen, uint64_t calls, uint64_t weight)
{
	int64_t off = seen * 1000 - calls * weight;

	return off * off <= (int64_t)(25 * calls * weight * (1000 - weight));
}

/* Check sums, published shares, and that the sampler draws what the tables say. NULL: all is well. */
const char *mix_check(void)
{
	static const struct { const struct size *table; uint16_t n[5], share[5], mean; } known[] = {
		{ spec_copy, { 16, 32, 64, 128, 512 }, { 398, 768, 777, 801, 953 }, 104 },
		{ spec_fill, { 16, 32, 64, 128, 512 }, { 122, 417, 878, 898, 990 }, 76 },
	};
	static const struct size *const tables[] = {
		spec_copy, spec_fill, structures, packets, pages, all
	};
	enum { CALLS = 20000 };
	struct sampler any = { 0 };
	unsigned int aligned = 0, early = 0;

	for (unsigned int i = 0; i < ARRAY_SIZE(tables); i++)
		if (up_to(tables[i], ~0u) != 1000)
			return "a table of sizes does not sum to 1000";
	for (unsigned int i = 0; i < ARRAY_SIZE(known); i++) {
		unsigned int m = mean(known[i].table);

		for (int j = 0; j < 5; j++)
			if (up_to(known[i].table, known[i].n[j]) != known[i].share[j])
				return "a table of sizes has not the published shares";
		if (m * 10 < known[i].mean * 9u || m * 10 > known[i].mean * 11u)
			return "a table of sizes has not the published mean";
	}
	for (int fill = 0; fill < 2; fill++)
		for (enum mix mix = SPEC; mix <= PAGES; mix++) {
			const struct size *table = table_of(fill, mix);
			static unsigned int seen[4097];
			struct sampler s = { .fill = fill };

			for (unsigned int i = 0; i < ARRAY_SIZE(seen); i++)
				seen[i] = 0;
			for (int i = 0; i < CALLS; i++)
				seen[mix_draw(&s, mix).n]++;
			for (; table->weight; table++)
				if (!plausible(seen[table->n], CALLS, table->weight))
					return "the sampler does not draw what a table says";
		}
	for (int i = 0; i < CALLS; i++) {
		struct draw d = mix_draw(&any, SPEC), k = mix_draw(&any, KSM);

		aligned += !(d.d % 8 || d.s % 8);
		early += k.at < 16;
	}
	/* 80% aligned, and one in 64 of the others by chance */
	if (!plausible(aligned, CALLS, 803) || !plausible(early, CALLS, 760))
		return "the sampler draws wrong alignments or positions";
	return 0;
}
