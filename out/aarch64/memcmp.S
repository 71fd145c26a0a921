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
 *   x0                                                     first buffer, then the result
 *   x1                                                     second buffer
 *   x2                                                     n, then only its low bits
 *   x3,x4,x5,x6,x7,x8,x9,x10,x11,x12,x13,x14,x15,x16,x17   data
 *   x15                                                    bytes up to the boundary
 *   x17                                                    scratch
 */
SYM_FUNC_START(__pi_memcmp)
	cmp	x2, #8
	b.lo	.Lmemcmp_tiny

	/* Bulk: 4 words at a time. */
	subs	x2, x2, #32
	b.lo	.Lmemcmp_bulk_done
.Lmemcmp_bulk:
	ldr	x3, [x0], #32
	ldr	x4, [x1], #32
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
	ldr	x3, [x0, #-24]
	ldr	x4, [x1, #-24]
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
	ldr	x3, [x0, #-16]
	ldr	x4, [x1, #-16]
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
	ldr	x3, [x0, #-8]
	ldr	x4, [x1, #-8]
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
	subs	x2, x2, #32
	b.hs	.Lmemcmp_bulk
.Lmemcmp_bulk_done:

	/* Tail: by the bits of the count. */
	tbz	x2, #4, .Lmemcmp_tail_no_2w
	ldr	x3, [x0], #16
	ldr	x4, [x1], #16
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
	ldr	x3, [x0, #-8]
	ldr	x4, [x1, #-8]
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
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
.Lmemcmp_differ_done:
	ret

	/* Less than a word. */
.Lmemcmp_tiny:
	tbz	x2, #2, .Lmemcmp_tiny_no_4
	ldr	w3, [x0], #4
	ldr	w4, [x1], #4
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
.Lmemcmp_tiny_no_4:
	tbz	x2, #1, .Lmemcmp_tiny_no_2
	ldrh	w3, [x0], #2
	ldrh	w4, [x1], #2
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
.Lmemcmp_tiny_no_2:
	tbz	x2, #0, .Lmemcmp_tiny_no_1
	ldrb	w3, [x0]
	ldrb	w4, [x1]
	cmp	x3, x4
	b.ne	.Lmemcmp_differ
.Lmemcmp_tiny_no_1:
	mov	x0, #0
	ret
SYM_FUNC_END(__pi_memcmp)
SYM_FUNC_ALIAS_WEAK(memcmp, __pi_memcmp)
EXPORT_SYMBOL_NOKASAN(memcmp)
