/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memset.S: memset
 *
 * Made by `memgen generate --target aarch64` from templates/ and targets/aarch64.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>

/*
 * memset(dst, c, n): returns dst.
 *
 *   x0    dst, then the result
 *   x2    n, then only its low bits
 *   x1    the value, over a whole word
 *   x16   dst, moving
 *   x17   bytes up to the boundary
 *   x17   scratch
 */
SYM_FUNC_START(__pi_memset)
	and	x1, x1, #255
	mov	x3, #0x0101010101010101
	mul	x1, x1, x3

	/* Small sizes: words from both ends, which may overlap. */
	cmp	x2, #16
	b.hs	.Lmemset_over_2w
	tbz	x2, #3, .Lmemset_below_8
	str	x1, [x0]
	add	x3, x0, x2
	str	x1, [x3, #-8]
	ret
.Lmemset_below_8:
	tbz	x2, #2, .Lmemset_below_4
	str	w1, [x0]
	add	x3, x0, x2
	str	w1, [x3, #-4]
	ret
.Lmemset_below_4:
	tbz	x2, #1, .Lmemset_below_2
	strh	w1, [x0]
	tbz	x2, #0, .Lmemset_pair
	strb	w1, [x0, #2]
.Lmemset_pair:
	ret
.Lmemset_below_2:
	tbz	x2, #0, .Lmemset_nothing
	strb	w1, [x0]
.Lmemset_nothing:
	ret
.Lmemset_over_2w:
	cmp	x2, #33
	b.hs	.Lmemset_over_4w
	stp	x1, x1, [x0]
	add	x3, x0, x2
	stp	x1, x1, [x3, #-16]
	ret
.Lmemset_over_4w:
	cmp	x2, #65
	b.hs	.Lmemset_over_8w
	stp	x1, x1, [x0]
	stp	x1, x1, [x0, #16]
	add	x3, x0, x2
	stp	x1, x1, [x3, #-32]
	stp	x1, x1, [x3, #-16]
	ret
.Lmemset_over_8w:
	cmp	x2, #129
	b.hs	.Lmemset_over_16w
	stp	x1, x1, [x0]
	stp	x1, x1, [x0, #16]
	stp	x1, x1, [x0, #32]
	stp	x1, x1, [x0, #48]
	add	x3, x0, x2
	stp	x1, x1, [x3, #-64]
	stp	x1, x1, [x3, #-48]
	stp	x1, x1, [x3, #-32]
	stp	x1, x1, [x3, #-16]
	ret
.Lmemset_over_16w:
	mov	x16, x0

	/* Zeroes, and at least 4 lines: by lines. */
	cbnz	x1, .Lmemset_no_lines
	cmp	x2, #320
	b.lo	.Lmemset_no_lines
	mrs	x3, dczid_el0
	and	x3, x3, #31
	cmp	x3, #4
	b.ne	.Lmemset_no_lines

	/* Up to the first line by words, which may overlap it. */
	stp	x1, x1, [x16]
	stp	x1, x1, [x16, #16]
	stp	x1, x1, [x16, #32]
	stp	x1, x1, [x16, #48]
	neg	x17, x16
	and	x17, x17, #63
	add	x16, x16, x17
	sub	x2, x2, x17
	subs	x2, x2, #256
	b.lo	.Lmemset_zero_lines_done
.Lmemset_zero_lines:
	dc	zva, x16
	add	x16, x16, #64
	dc	zva, x16
	add	x16, x16, #64
	dc	zva, x16
	add	x16, x16, #64
	dc	zva, x16
	add	x16, x16, #64
	subs	x2, x2, #256
	b.hs	.Lmemset_zero_lines
.Lmemset_zero_lines_done:
	and	x2, x2, #255
	cbz	x2, .Lmemset_exit
	b	.Lmemset_lines_done
.Lmemset_no_lines:

	/* Head: up to a word boundary. */
	neg	x17, x16
	and	x17, x17, #7
	cbz	x17, .Lmemset_head_done
	str	x1, [x16]
	add	x16, x16, x17
	sub	x2, x2, x17
.Lmemset_head_done:

	/* Bulk: 16 words at a time. */
.Lmemset_lines_done:
	subs	x2, x2, #128
	b.lo	.Lmemset_bulk_done
.Lmemset_bulk:
	stp	x1, x1, [x16], #128
	stp	x1, x1, [x16, #-112]
	stp	x1, x1, [x16, #-96]
	stp	x1, x1, [x16, #-80]
	stp	x1, x1, [x16, #-64]
	stp	x1, x1, [x16, #-48]
	stp	x1, x1, [x16, #-32]
	stp	x1, x1, [x16, #-16]
	subs	x2, x2, #128
	b.hs	.Lmemset_bulk
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	tbz	x2, #6, .Lmemset_tail_no_8w
	stp	x1, x1, [x16], #64
	stp	x1, x1, [x16, #-48]
	stp	x1, x1, [x16, #-32]
	stp	x1, x1, [x16, #-16]
.Lmemset_tail_no_8w:

	/* Last: words that overlap what came before. */
	and	x2, x2, #63
	cbz	x2, .Lmemset_exit
	add	x3, x16, x2
	stp	x1, x1, [x3, #-64]
	stp	x1, x1, [x3, #-48]
	stp	x1, x1, [x3, #-32]
	stp	x1, x1, [x3, #-16]
.Lmemset_exit:
	ret
SYM_FUNC_END(__pi_memset)
SYM_FUNC_ALIAS(__memset, __pi_memset)
EXPORT_SYMBOL(__memset)
SYM_FUNC_ALIAS_WEAK(memset, __memset)
EXPORT_SYMBOL(memset)
