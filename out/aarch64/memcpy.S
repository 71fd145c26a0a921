/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcpy.S: memcpy and memmove, which are one
 *
 * Made by `memgen generate --target aarch64` from templates/ and targets/aarch64.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>

/*
 * memmove(dst, src, n): returns dst. The buffers may overlap.
 *
 *   x0                                                     dst, then the result
 *   x1                                                     src
 *   x2                                                     n, then only its low bits
 *   x3,x4,x5,x6,x7,x8,x9,x10,x11,x12,x13,x14,x15,x16,x17   data
 *   x16                                                    dst, moving
 *   x17                                                    bytes up to the boundary
 *   x17                                                    scratch
 */
SYM_FUNC_START(__pi_memcpy)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	x2, #33
	b.hs	.Lmemmove_over_4w
	tbz	x2, #5, .Lmemmove_below_32
	ldp	x3, x4, [x1]
	add	x1, x1, x2
	add	x2, x0, x2
	ldp	x5, x6, [x1, #-16]
	stp	x3, x4, [x0]
	stp	x5, x6, [x2, #-16]
	ret
.Lmemmove_below_32:
	tbz	x2, #4, .Lmemmove_below_16
	ldp	x3, x4, [x1]
	add	x1, x1, x2
	add	x2, x0, x2
	ldp	x5, x6, [x1, #-16]
	stp	x3, x4, [x0]
	stp	x5, x6, [x2, #-16]
	ret
.Lmemmove_below_16:
	tbz	x2, #3, .Lmemmove_below_8
	ldr	x3, [x1]
	sub	x2, x2, #8
	ldr	x4, [x1, x2]
	str	x3, [x0]
	str	x4, [x0, x2]
	ret
.Lmemmove_below_8:
	tbz	x2, #2, .Lmemmove_below_4
	ldr	w3, [x1]
	sub	x2, x2, #4
	ldr	w4, [x1, x2]
	str	w3, [x0]
	str	w4, [x0, x2]
	ret
.Lmemmove_below_4:
	tbz	x2, #1, .Lmemmove_below_2
	ldrh	w3, [x1]
	tbz	x2, #0, .Lmemmove_pair
	ldrb	w4, [x1, #2]
	strb	w4, [x0, #2]
.Lmemmove_pair:
	strh	w3, [x0]
	ret
.Lmemmove_below_2:
	tbz	x2, #0, .Lmemmove_nothing
	ldrb	w3, [x1]
	strb	w3, [x0]
.Lmemmove_nothing:
	ret
.Lmemmove_over_4w:
	cmp	x2, #65
	b.hs	.Lmemmove_over_8w
	ldp	x3, x4, [x1]
	ldp	x5, x6, [x1, #16]
	add	x1, x1, x2
	add	x2, x0, x2
	ldp	x7, x8, [x1, #-32]
	ldp	x9, x10, [x1, #-16]
	stp	x3, x4, [x0]
	stp	x5, x6, [x0, #16]
	stp	x7, x8, [x2, #-32]
	stp	x9, x10, [x2, #-16]
	ret
.Lmemmove_over_8w:
	cmp	x2, #129
	b.hs	.Lmemmove_over_16w
	cmp	x2, #97
	b.hs	.Lmemmove_over_12w
	ldp	x3, x4, [x1]
	ldp	x5, x6, [x1, #16]
	ldp	x7, x8, [x1, #32]
	add	x1, x1, x2
	add	x2, x0, x2
	ldp	x9, x10, [x1, #-48]
	ldp	x11, x12, [x1, #-32]
	ldp	x13, x14, [x1, #-16]
	stp	x3, x4, [x0]
	stp	x5, x6, [x0, #16]
	stp	x7, x8, [x0, #32]
	stp	x9, x10, [x2, #-48]
	stp	x11, x12, [x2, #-32]
	stp	x13, x14, [x2, #-16]
	ret
.Lmemmove_over_12w:
	ldp	x3, x4, [x1]
	ldp	x5, x6, [x1, #16]
	ldp	x7, x8, [x1, #32]
	ldp	x9, x10, [x1, #48]
	add	x1, x1, x2
	add	x2, x0, x2
	ldp	x11, x12, [x1, #-64]
	ldp	x13, x14, [x1, #-48]
	ldp	x15, x16, [x1, #-32]
	ldp	x17, x1, [x1, #-16]
	stp	x3, x4, [x0]
	stp	x5, x6, [x0, #16]
	stp	x7, x8, [x0, #32]
	stp	x9, x10, [x0, #48]
	stp	x11, x12, [x2, #-64]
	stp	x13, x14, [x2, #-48]
	stp	x15, x16, [x2, #-32]
	stp	x17, x1, [x2, #-16]
	ret
.Lmemmove_over_16w:

	/* Forward, unless dst is inside the source. */
	sub	x15, x0, x1
	cmp	x15, x2
	b.lo	.Lmemmove_backward

	/*
	 * Large: the first and the last 16 bytes are loaded now and stored at
	 * the end.
	 */
	ldp	x11, x12, [x1]
	add	x14, x1, x2
	ldp	x13, x14, [x14, #-16]
	add	x17, x0, x2
	and	x16, x0, #-16
	sub	x1, x16, x15
	sub	x2, x17, x16

	/* Bulk: 16 words at a time. */
	subs	x2, x2, #145
	b.lo	.Lmemmove_bulk_done
.Lmemmove_bulk:
	ldp	x3, x4, [x1, #16]
	ldp	x5, x6, [x1, #32]
	ldp	x7, x8, [x1, #48]
	ldp	x9, x10, [x1, #64]
	stp	x3, x4, [x16, #16]
	stp	x5, x6, [x16, #32]
	stp	x7, x8, [x16, #48]
	stp	x9, x10, [x16, #64]
	ldp	x3, x4, [x1, #80]
	ldp	x5, x6, [x1, #96]
	ldp	x7, x8, [x1, #112]
	ldp	x9, x10, [x1, #128]!
	stp	x3, x4, [x16, #80]
	stp	x5, x6, [x16, #96]
	stp	x7, x8, [x16, #112]
	stp	x9, x10, [x16, #128]!
	subs	x2, x2, #128
	b.hs	.Lmemmove_bulk
.Lmemmove_bulk_done:

	/* Tail: by the bits of the count. */
	tbz	x2, #6, .Lmemmove_tail_no_8w
	ldp	x3, x4, [x1, #16]
	ldp	x5, x6, [x1, #32]
	ldp	x7, x8, [x1, #48]
	ldp	x9, x10, [x1, #64]!
	stp	x3, x4, [x16, #16]
	stp	x5, x6, [x16, #32]
	stp	x7, x8, [x16, #48]
	stp	x9, x10, [x16, #64]!
.Lmemmove_tail_no_8w:
	tbz	x2, #5, .Lmemmove_tail_no_4w
	ldp	x3, x4, [x1, #16]
	ldp	x5, x6, [x1, #32]!
	stp	x3, x4, [x16, #16]
	stp	x5, x6, [x16, #32]!
.Lmemmove_tail_no_4w:
	tbz	x2, #4, .Lmemmove_tail_no_2w
	ldp	x3, x4, [x1, #16]!
	stp	x3, x4, [x16, #16]!
.Lmemmove_tail_no_2w:
	stp	x11, x12, [x0]
	stp	x13, x14, [x17, #-16]
	ret

	/* Backward, from the end. */
.Lmemmove_backward:

	/*
	 * Large: the first and the last 16 bytes are loaded now and stored at
	 * the end.
	 */
	ldp	x11, x12, [x1]
	add	x1, x1, x2
	ldp	x13, x14, [x1, #-16]
	add	x17, x0, x2
	and	x16, x17, #-16
	sub	x1, x16, x15
	sub	x2, x16, x0

	/* Bulk: 16 words at a time. */
	subs	x2, x2, #129
	b.lo	.Lmemmove_backward_bulk_done
.Lmemmove_backward_bulk:
	ldp	x9, x10, [x1, #-16]
	ldp	x7, x8, [x1, #-32]
	ldp	x5, x6, [x1, #-48]
	ldp	x3, x4, [x1, #-64]
	stp	x9, x10, [x16, #-16]
	stp	x7, x8, [x16, #-32]
	stp	x5, x6, [x16, #-48]
	stp	x3, x4, [x16, #-64]
	ldp	x9, x10, [x1, #-80]
	ldp	x7, x8, [x1, #-96]
	ldp	x5, x6, [x1, #-112]
	ldp	x3, x4, [x1, #-128]!
	stp	x9, x10, [x16, #-80]
	stp	x7, x8, [x16, #-96]
	stp	x5, x6, [x16, #-112]
	stp	x3, x4, [x16, #-128]!
	subs	x2, x2, #128
	b.hs	.Lmemmove_backward_bulk
.Lmemmove_backward_bulk_done:

	/* Tail: by the bits of the count. */
	tbz	x2, #6, .Lmemmove_backward_tail_no_8w
	ldp	x9, x10, [x1, #-16]
	ldp	x7, x8, [x1, #-32]
	ldp	x5, x6, [x1, #-48]
	ldp	x3, x4, [x1, #-64]!
	stp	x9, x10, [x16, #-16]
	stp	x7, x8, [x16, #-32]
	stp	x5, x6, [x16, #-48]
	stp	x3, x4, [x16, #-64]!
.Lmemmove_backward_tail_no_8w:
	tbz	x2, #5, .Lmemmove_backward_tail_no_4w
	ldp	x5, x6, [x1, #-16]
	ldp	x3, x4, [x1, #-32]!
	stp	x5, x6, [x16, #-16]
	stp	x3, x4, [x16, #-32]!
.Lmemmove_backward_tail_no_4w:
	tbz	x2, #4, .Lmemmove_backward_tail_no_2w
	ldp	x3, x4, [x1, #-16]!
	stp	x3, x4, [x16, #-16]!
.Lmemmove_backward_tail_no_2w:
	stp	x11, x12, [x0]
	stp	x13, x14, [x17, #-16]
	ret
SYM_FUNC_END(__pi_memcpy)
SYM_FUNC_ALIAS(__memcpy, __pi_memcpy)
EXPORT_SYMBOL(__memcpy)
SYM_FUNC_ALIAS_WEAK(memcpy, __memcpy)
EXPORT_SYMBOL(memcpy)

SYM_FUNC_ALIAS(__pi_memmove, __pi_memcpy)
SYM_FUNC_ALIAS(__memmove, __pi_memmove)
EXPORT_SYMBOL(__memmove)
SYM_FUNC_ALIAS_WEAK(memmove, __memmove)
EXPORT_SYMBOL(memmove)
