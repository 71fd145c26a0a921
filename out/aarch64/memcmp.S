/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcmp.S: memcmp
 *
 * Made by `memgen generate --target aarch64` from templates/ and targets/aarch64.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>

/*
 * memcmp(a, b, n): below, equal to or above 0, as the first bytes that differ, unsigned.
 *
 *   x0            first buffer, then the result
 *   x1            second buffer
 *   x2            n, then only its low bits
 *   x3,x4,x5,x6   data
 */
SYM_FUNC_START(__pi_memcmp)

	/* Small sizes: words from both ends, which may overlap. */
	subs	x2, x2, #16
	b.hs	.Lmemcmp_over_2w
	tbz	x2, #3, .Lmemcmp_below_8
	ldr	x3, [x0], #8
	ldr	x4, [x1], #8
	cmp	x3, x4
	b.ne	.Lmemcmp_below_differ
	ldr	x3, [x0, x2]
	ldr	x4, [x1, x2]
	cmp	x3, x4
	b.ne	.Lmemcmp_below_differ
	mov	x0, #0
	ret
.Lmemcmp_below_8:
	tbz	x2, #2, .Lmemcmp_below_4
	ldr	w3, [x0], #12
	ldr	w4, [x1], #12
	cmp	x3, x4
	b.ne	.Lmemcmp_below_differ
	ldr	w3, [x0, x2]
	ldr	w4, [x1, x2]

#ifdef CONFIG_CPU_BIG_ENDIAN
	sub	x0, x3, x4
	ret
.Lmemcmp_below_4:
	tbz	x2, #1, .Lmemcmp_below_2
	ldrh	w3, [x0]
	ldrh	w4, [x1]
	tbz	x2, #0, .Lmemcmp_pair
	cmp	x3, x4
	b.ne	.Lmemcmp_below_differ
	ldrb	w3, [x0, #2]
	ldrb	w4, [x1, #2]
.Lmemcmp_pair:
	sub	x0, x3, x4
	ret
#else
	cmp	x3, x4
	b.ne	.Lmemcmp_below_differ
	mov	x0, #0
	ret
.Lmemcmp_below_4:
	tbz	x2, #1, .Lmemcmp_below_2
	ldrh	w3, [x0], #14
	ldrh	w4, [x1], #14
	cmp	x3, x4
	b.ne	.Lmemcmp_below_differ
	ldrh	w3, [x0, x2]
	ldrh	w4, [x1, x2]
	cmp	x3, x4
	b.ne	.Lmemcmp_below_differ
	mov	x0, #0
	ret
#endif
.Lmemcmp_below_2:
	tbz	x2, #0, .Lmemcmp_nothing
	ldrb	w3, [x0]
	ldrb	w4, [x1]
	sub	x0, x3, x4
	ret
.Lmemcmp_nothing:
	mov	x0, #0
	ret

	/* The first words (or smaller pieces) that differ decide. */
.Lmemcmp_below_differ:

	/* Little endian: the first byte in memory becomes the highest. */
#ifndef CONFIG_CPU_BIG_ENDIAN
	rev	x3, x3
	rev	x4, x4
#endif
	cmp	x3, x4
	cneg	x0, x2, hs
	ret
.Lmemcmp_over_2w:
	cmp	x2, #17
	b.hs	.Lmemcmp_over_4w
	ldp	x3, x5, [x0]
	ldp	x4, x6, [x1]
	cmp	x3, x4
	ccmp	x5, x6, #0, eq
	b.ne	.Lmemcmp_differ_pair
	add	x1, x1, x2
	add	x0, x0, x2
	ldp	x3, x5, [x0]
	ldp	x4, x6, [x1]
	cmp	x3, x4
	ccmp	x5, x6, #0, eq
	b.ne	.Lmemcmp_differ_pair
	mov	x0, #0
	ret
.Lmemcmp_over_4w:

	/* Bulk: 8 words at a time. */
	subs	x2, x2, #48
	b.lo	.Lmemcmp_bulk_done
.Lmemcmp_bulk:
	ldp	x3, x5, [x0], #64
	ldp	x4, x6, [x1], #64
	cmp	x3, x4
	ccmp	x5, x6, #0, eq
	b.ne	.Lmemcmp_differ_pair
	ldp	x3, x5, [x0, #-48]
	ldp	x4, x6, [x1, #-48]
	cmp	x3, x4
	ccmp	x5, x6, #0, eq
	b.ne	.Lmemcmp_differ_pair
	ldp	x3, x5, [x0, #-32]
	ldp	x4, x6, [x1, #-32]
	cmp	x3, x4
	ccmp	x5, x6, #0, eq
	b.ne	.Lmemcmp_differ_pair
	ldp	x3, x5, [x0, #-16]
	ldp	x4, x6, [x1, #-16]
	cmp	x3, x4
	ccmp	x5, x6, #0, eq
	b.ne	.Lmemcmp_differ_pair
	subs	x2, x2, #64
	b.hs	.Lmemcmp_bulk
.Lmemcmp_bulk_done:

	/* Tail: by the bits of the count. */
	tbz	x2, #5, .Lmemcmp_tail_no_4w
	ldp	x3, x5, [x0], #32
	ldp	x4, x6, [x1], #32
	cmp	x3, x4
	ccmp	x5, x6, #0, eq
	b.ne	.Lmemcmp_differ_pair
	ldp	x3, x5, [x0, #-16]
	ldp	x4, x6, [x1, #-16]
	cmp	x3, x4
	ccmp	x5, x6, #0, eq
	b.ne	.Lmemcmp_differ_pair
.Lmemcmp_tail_no_4w:
	tbz	x2, #4, .Lmemcmp_tail_no_2w
	ldp	x3, x5, [x0], #16
	ldp	x4, x6, [x1], #16
	cmp	x3, x4
	ccmp	x5, x6, #0, eq
	b.ne	.Lmemcmp_differ_pair
.Lmemcmp_tail_no_2w:
	tbz	x2, #3, .Lmemcmp_tail_no_1w
	ldr	x3, [x0], #8
	ldr	x4, [x1], #8
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
.Lmemcmp_tail_no_1w:

	/* Last: a word that overlaps what was equal. */
	and	x2, x2, #7
	cbz	x2, .Lmemcmp_equal
	add	x0, x0, x2
	add	x1, x1, x2
	ldr	x3, [x0, #-8]
	ldr	x4, [x1, #-8]
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
.Lmemcmp_equal:
	mov	x0, #0
	ret

	/* A pair differs: in its first words or in its second ones. */
.Lmemcmp_differ_pair:
	cmp	x3, x4
	csel	x3, x3, x5, ne
	csel	x4, x4, x6, ne

	/* The first words (or smaller pieces) that differ decide. */
.Lmemcmp_differ:

	/* Little endian: the first byte in memory becomes the highest. */
#ifndef CONFIG_CPU_BIG_ENDIAN
	rev	x3, x3
	rev	x4, x4
#endif
	cmp	x3, x4
	mov	x0, #1
	cneg	x0, x0, lo
	ret
SYM_FUNC_END(__pi_memcmp)
SYM_FUNC_ALIAS_WEAK(memcmp, __pi_memcmp)
EXPORT_SYMBOL_NOKASAN(memcmp)
