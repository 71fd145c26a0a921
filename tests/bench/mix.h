/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* mix.h - realistic sizes and alignments, drawn at random but always the same */
#ifndef MIX_H
#define MIX_H

#include <stdbool.h>
#include <stdint.h>

/**
 * struct draw - the arguments of one call
 * @n:    bytes
 * @d, @s: offsets of the buffers from a multiple of 64
 * @at:   where the operands of a comparison differ; @n: nowhere
 * @zero: a fill writes zeroes
 * @move: where the destination of a move lies
 */
struct draw {
	unsigned int n, d, s, at;
	bool zero;
	enum { APART, BELOW, ABOVE } move;
};

enum mix { SPEC, STRUCTURES, PACKETS, PAGES, ALL, KSM, N_MIXES };
extern const char *const mix_names[N_MIXES];

/* A sampler; all zeroes is the first state. @fill: sizes of fills, not of copies. */
struct sampler {
	uint64_t state;
	bool fill;
};

struct draw mix_draw(struct sampler *s, enum mix mix);
const char *mix_check(void);

#endif
