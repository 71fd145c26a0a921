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
 *   x15   bytes up to the boundary
 *   x17   scratch
 */
SYM_FUNC_START(__pi_memset)
	and	x1, x1, #255
	lsl	x17, x1, #8
	orr	x1, x1, x17
	lsl	x17, x1, #16
	orr	x1, x1, x17
	lsl	x17, x1, #32
	orr	x1, x1, x17
	cmp	x2, #8
	b.lo	.Lmemset_tiny

	/* Small sizes: words from both ends, which may overlap. */
	cmp	x2, #17
	b.hs	.Lmemset_over_2w
	str	x1, [x0]
	add	x3, x0, x2
	str	x1, [x3, #-8]
	ret
.Lmemset_over_2w:
	cmp	x2, #33
	b.hs	.Lmemset_over_4w
	str	x1, [x0]
	str	x1, [x0, #8]
	add	x3, x0, x2
	str	x1, [x3, #-16]
	str	x1, [x3, #-8]
	ret
.Lmemset_over_4w:
	cmp	x2, #65
	b.hs	.Lmemset_over_8w
	str	x1, [x0]
	str	x1, [x0, #8]
	str	x1, [x0, #16]
	str	x1, [x0, #24]
	add	x3, x0, x2
	str	x1, [x3, #-32]
	str	x1, [x3, #-24]
	str	x1, [x3, #-16]
	str	x1, [x3, #-8]
	ret
.Lmemset_over_8w:
.Lmemset_words:
	mov	x16, x0

	/* Head: up to a word boundary. */
	str	x1, [x16]
	neg	x15, x16
	and	x15, x15, #7
	add	x16, x16, x15
	sub	x2, x2, x15

	/* Bulk: 8 words at a time. */
	subs	x2, x2, #64
	b.lo	.Lmemset_bulk_done
.Lmemset_bulk:
	str	x1, [x16]
	str	x1, [x16, #8]
	str	x1, [x16, #16]
	str	x1, [x16, #24]
	str	x1, [x16, #32]
	str	x1, [x16, #40]
	str	x1, [x16, #48]
	str	x1, [x16, #56]
	add	x16, x16, #64
	subs	x2, x2, #64
	b.hs	.Lmemset_bulk
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	tbz	x2, #5, .Lmemset_tail_no_4w
	str	x1, [x16]
	str	x1, [x16, #8]
	str	x1, [x16, #16]
	str	x1, [x16, #24]
	add	x16, x16, #32
.Lmemset_tail_no_4w:
	tbz	x2, #4, .Lmemset_tail_no_2w
	str	x1, [x16]
	str	x1, [x16, #8]
	add	x16, x16, #16
.Lmemset_tail_no_2w:
	tbz	x2, #3, .Lmemset_tail_no_1w
	str	x1, [x16]
	add	x16, x16, #8
.Lmemset_tail_no_1w:

	/* Last: a word that overlaps what came before. */
	and	x2, x2, #7
	cbz	x2, .Lmemset_exit
	add	x3, x16, x2
	str	x1, [x3, #-8]
.Lmemset_exit:
	ret

	/* Less than a word. */
.Lmemset_tiny:
	mov	x16, x0
	tbz	x2, #2, .Lmemset_tiny_no_4
	str	w1, [x16]
	add	x16, x16, #4
.Lmemset_tiny_no_4:
	tbz	x2, #1, .Lmemset_tiny_no_2
	strh	w1, [x16]
	add	x16, x16, #2
.Lmemset_tiny_no_2:
	tbz	x2, #0, .Lmemset_tiny_no_1
	strb	w1, [x16]
.Lmemset_tiny_no_1:
	ret
SYM_FUNC_END(__pi_memset)
SYM_FUNC_ALIAS(__memset, __pi_memset)
EXPORT_SYMBOL(__memset)
SYM_FUNC_ALIAS_WEAK(memset, __memset)
EXPORT_SYMBOL(memset)
