/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcpy.S: memcpy and memmove
 *
 * Made by `memgen generate --target aarch64` from templates/ and targets/aarch64.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>

/*
 * memcpy(dst, src, n): returns dst. The buffers may overlap if dst is below src.
 *
 *   x0                                                     dst, then the result
 *   x1                                                     src
 *   x2                                                     n, then only its low bits
 *   x3,x4,x5,x6,x7,x8,x9,x10,x11,x12,x13,x14,x15,x16,x17   data
 *   x16                                                    dst, moving
 *   x15                                                    bytes up to the boundary
 *   x17                                                    scratch
 */
SYM_FUNC_START(__pi_memcpy)
	cmp	x2, #8
	b.lo	.Lmemcpy_tiny

	/* Small sizes: words from both ends, which may overlap. */
	cmp	x2, #17
	b.hs	.Lmemcpy_over_2w
	ldr	x3, [x1]
	add	x1, x1, x2
	ldr	x4, [x1, #-8]
	add	x1, x0, x2
	str	x3, [x0]
	str	x4, [x1, #-8]
	ret
.Lmemcpy_over_2w:
	cmp	x2, #33
	b.hs	.Lmemcpy_over_4w
	ldr	x3, [x1]
	ldr	x4, [x1, #8]
	add	x1, x1, x2
	ldr	x5, [x1, #-16]
	ldr	x6, [x1, #-8]
	add	x1, x0, x2
	str	x3, [x0]
	str	x4, [x0, #8]
	str	x5, [x1, #-16]
	str	x6, [x1, #-8]
	ret
.Lmemcpy_over_4w:
	cmp	x2, #65
	b.hs	.Lmemcpy_over_8w
	ldr	x3, [x1]
	ldr	x4, [x1, #8]
	ldr	x5, [x1, #16]
	ldr	x6, [x1, #24]
	add	x1, x1, x2
	ldr	x7, [x1, #-32]
	ldr	x8, [x1, #-24]
	ldr	x9, [x1, #-16]
	ldr	x10, [x1, #-8]
	add	x1, x0, x2
	str	x3, [x0]
	str	x4, [x0, #8]
	str	x5, [x0, #16]
	str	x6, [x0, #24]
	str	x7, [x1, #-32]
	str	x8, [x1, #-24]
	str	x9, [x1, #-16]
	str	x10, [x1, #-8]
	ret
.Lmemcpy_over_8w:
	mov	x16, x0

	/* Head: up to a word boundary of the destination. */
	neg	x15, x16
	and	x15, x15, #7
	cbz	x15, .Lmemcpy_head_done
	sub	x2, x2, x15
	tbz	x15, #0, .Lmemcpy_head_no_1
	ldrb	w3, [x1]
	strb	w3, [x16]
	add	x1, x1, #1
	add	x16, x16, #1
.Lmemcpy_head_no_1:
	tbz	x15, #1, .Lmemcpy_head_no_2
	ldrh	w3, [x1]
	strh	w3, [x16]
	add	x1, x1, #2
	add	x16, x16, #2
.Lmemcpy_head_no_2:
	tbz	x15, #2, .Lmemcpy_head_no_4
	ldr	w3, [x1]
	str	w3, [x16]
	add	x1, x1, #4
	add	x16, x16, #4
.Lmemcpy_head_no_4:
.Lmemcpy_head_done:

	/* Bulk: 8 words at a time. */
	subs	x2, x2, #64
	b.lo	.Lmemcpy_bulk_done
.Lmemcpy_bulk:
	ldr	x3, [x1]
	ldr	x4, [x1, #8]
	ldr	x5, [x1, #16]
	ldr	x6, [x1, #24]
	ldr	x7, [x1, #32]
	ldr	x8, [x1, #40]
	ldr	x9, [x1, #48]
	ldr	x10, [x1, #56]
	str	x3, [x16]
	str	x4, [x16, #8]
	str	x5, [x16, #16]
	str	x6, [x16, #24]
	str	x7, [x16, #32]
	str	x8, [x16, #40]
	str	x9, [x16, #48]
	str	x10, [x16, #56]
	add	x1, x1, #64
	add	x16, x16, #64
	subs	x2, x2, #64
	b.hs	.Lmemcpy_bulk
.Lmemcpy_bulk_done:

	/* Tail: by the bits of the count. */
	tbz	x2, #5, .Lmemcpy_tail_no_4w
	ldr	x3, [x1]
	ldr	x4, [x1, #8]
	ldr	x5, [x1, #16]
	ldr	x6, [x1, #24]
	str	x3, [x16]
	str	x4, [x16, #8]
	str	x5, [x16, #16]
	str	x6, [x16, #24]
	add	x1, x1, #32
	add	x16, x16, #32
.Lmemcpy_tail_no_4w:
	tbz	x2, #4, .Lmemcpy_tail_no_2w
	ldr	x3, [x1]
	ldr	x4, [x1, #8]
	str	x3, [x16]
	str	x4, [x16, #8]
	add	x1, x1, #16
	add	x16, x16, #16
.Lmemcpy_tail_no_2w:
	tbz	x2, #3, .Lmemcpy_tail_no_1w
	ldr	x3, [x1]
	str	x3, [x16]
	add	x1, x1, #8
	add	x16, x16, #8
.Lmemcpy_tail_no_1w:
	tbz	x2, #2, .Lmemcpy_tail_no_4
	ldr	w3, [x1]
	str	w3, [x16]
	add	x1, x1, #4
	add	x16, x16, #4
.Lmemcpy_tail_no_4:
	tbz	x2, #1, .Lmemcpy_tail_no_2
	ldrh	w3, [x1]
	strh	w3, [x16]
	add	x1, x1, #2
	add	x16, x16, #2
.Lmemcpy_tail_no_2:
	tbz	x2, #0, .Lmemcpy_tail_no_1
	ldrb	w3, [x1]
	strb	w3, [x16]
.Lmemcpy_tail_no_1:
	ret

	/* Less than a word. */
.Lmemcpy_tiny:
	mov	x16, x0
	tbz	x2, #2, .Lmemcpy_tiny_no_4
	ldr	w3, [x1]
	str	w3, [x16]
	add	x1, x1, #4
	add	x16, x16, #4
.Lmemcpy_tiny_no_4:
	tbz	x2, #1, .Lmemcpy_tiny_no_2
	ldrh	w3, [x1]
	strh	w3, [x16]
	add	x1, x1, #2
	add	x16, x16, #2
.Lmemcpy_tiny_no_2:
	tbz	x2, #0, .Lmemcpy_tiny_no_1
	ldrb	w3, [x1]
	strb	w3, [x16]
.Lmemcpy_tiny_no_1:
	ret
SYM_FUNC_END(__pi_memcpy)
SYM_FUNC_ALIAS(__memcpy, __pi_memcpy)
EXPORT_SYMBOL(__memcpy)
SYM_FUNC_ALIAS_WEAK(memcpy, __memcpy)
EXPORT_SYMBOL(memcpy)

/*
 * memmove(dst, src, n): returns dst. The buffers may overlap.
 *
 *   x0                                                     dst, then the result
 *   x1                                                     src
 *   x2                                                     n, then only its low bits
 *   x3,x4,x5,x6,x7,x8,x9,x10,x11,x12,x13,x14,x15,x16,x17   data
 *   x16                                                    dst, moving
 *   x15                                                    bytes up to the boundary
 *   x17                                                    scratch
 */
SYM_FUNC_START(__pi_memmove)

	/* Forward, unless dst is inside the source. */
	sub	x17, x0, x1
	cmp	x17, x2
	b.hs	.Lmemmove_forward
	cmp	x2, #8
	b.lo	.Lmemmove_tiny

	/* Small sizes: words from both ends, which may overlap. */
	cmp	x2, #17
	b.hs	.Lmemmove_over_2w
	ldr	x3, [x1]
	add	x1, x1, x2
	ldr	x4, [x1, #-8]
	add	x1, x0, x2
	str	x3, [x0]
	str	x4, [x1, #-8]
	ret
.Lmemmove_over_2w:
	cmp	x2, #33
	b.hs	.Lmemmove_over_4w
	ldr	x3, [x1]
	ldr	x4, [x1, #8]
	add	x1, x1, x2
	ldr	x5, [x1, #-16]
	ldr	x6, [x1, #-8]
	add	x1, x0, x2
	str	x3, [x0]
	str	x4, [x0, #8]
	str	x5, [x1, #-16]
	str	x6, [x1, #-8]
	ret
.Lmemmove_over_4w:
	cmp	x2, #65
	b.hs	.Lmemmove_over_8w
	ldr	x3, [x1]
	ldr	x4, [x1, #8]
	ldr	x5, [x1, #16]
	ldr	x6, [x1, #24]
	add	x1, x1, x2
	ldr	x7, [x1, #-32]
	ldr	x8, [x1, #-24]
	ldr	x9, [x1, #-16]
	ldr	x10, [x1, #-8]
	add	x1, x0, x2
	str	x3, [x0]
	str	x4, [x0, #8]
	str	x5, [x0, #16]
	str	x6, [x0, #24]
	str	x7, [x1, #-32]
	str	x8, [x1, #-24]
	str	x9, [x1, #-16]
	str	x10, [x1, #-8]
	ret
.Lmemmove_over_8w:
	mov	x16, x0
	add	x16, x16, x2
	add	x1, x1, x2

	/* Head: up to a word boundary of the destination. */
	and	x15, x16, #7
	cbz	x15, .Lmemmove_head_done
	sub	x2, x2, x15
	tbz	x15, #0, .Lmemmove_head_no_1
	ldrb	w3, [x1, #-1]
	strb	w3, [x16, #-1]
	sub	x1, x1, #1
	sub	x16, x16, #1
.Lmemmove_head_no_1:
	tbz	x15, #1, .Lmemmove_head_no_2
	ldrh	w3, [x1, #-2]
	strh	w3, [x16, #-2]
	sub	x1, x1, #2
	sub	x16, x16, #2
.Lmemmove_head_no_2:
	tbz	x15, #2, .Lmemmove_head_no_4
	ldr	w3, [x1, #-4]
	str	w3, [x16, #-4]
	sub	x1, x1, #4
	sub	x16, x16, #4
.Lmemmove_head_no_4:
.Lmemmove_head_done:

	/* Bulk: 8 words at a time. */
	subs	x2, x2, #64
	b.lo	.Lmemmove_bulk_done
.Lmemmove_bulk:
	ldr	x10, [x1, #-8]
	ldr	x9, [x1, #-16]
	ldr	x8, [x1, #-24]
	ldr	x7, [x1, #-32]
	ldr	x6, [x1, #-40]
	ldr	x5, [x1, #-48]
	ldr	x4, [x1, #-56]
	ldr	x3, [x1, #-64]
	str	x10, [x16, #-8]
	str	x9, [x16, #-16]
	str	x8, [x16, #-24]
	str	x7, [x16, #-32]
	str	x6, [x16, #-40]
	str	x5, [x16, #-48]
	str	x4, [x16, #-56]
	str	x3, [x16, #-64]
	sub	x1, x1, #64
	sub	x16, x16, #64
	subs	x2, x2, #64
	b.hs	.Lmemmove_bulk
.Lmemmove_bulk_done:

	/* Tail: by the bits of the count. */
	tbz	x2, #5, .Lmemmove_tail_no_4w
	ldr	x6, [x1, #-8]
	ldr	x5, [x1, #-16]
	ldr	x4, [x1, #-24]
	ldr	x3, [x1, #-32]
	str	x6, [x16, #-8]
	str	x5, [x16, #-16]
	str	x4, [x16, #-24]
	str	x3, [x16, #-32]
	sub	x1, x1, #32
	sub	x16, x16, #32
.Lmemmove_tail_no_4w:
	tbz	x2, #4, .Lmemmove_tail_no_2w
	ldr	x4, [x1, #-8]
	ldr	x3, [x1, #-16]
	str	x4, [x16, #-8]
	str	x3, [x16, #-16]
	sub	x1, x1, #16
	sub	x16, x16, #16
.Lmemmove_tail_no_2w:
	tbz	x2, #3, .Lmemmove_tail_no_1w
	ldr	x3, [x1, #-8]
	str	x3, [x16, #-8]
	sub	x1, x1, #8
	sub	x16, x16, #8
.Lmemmove_tail_no_1w:
	tbz	x2, #2, .Lmemmove_tail_no_4
	ldr	w3, [x1, #-4]
	str	w3, [x16, #-4]
	sub	x1, x1, #4
	sub	x16, x16, #4
.Lmemmove_tail_no_4:
	tbz	x2, #1, .Lmemmove_tail_no_2
	ldrh	w3, [x1, #-2]
	strh	w3, [x16, #-2]
	sub	x1, x1, #2
	sub	x16, x16, #2
.Lmemmove_tail_no_2:
	tbz	x2, #0, .Lmemmove_tail_no_1
	ldrb	w3, [x1, #-1]
	strb	w3, [x16, #-1]
.Lmemmove_tail_no_1:
	ret

	/* Less than a word. */
.Lmemmove_tiny:
	mov	x16, x0
	add	x16, x16, x2
	add	x1, x1, x2
	tbz	x2, #2, .Lmemmove_tiny_no_4
	ldr	w3, [x1, #-4]
	str	w3, [x16, #-4]
	sub	x1, x1, #4
	sub	x16, x16, #4
.Lmemmove_tiny_no_4:
	tbz	x2, #1, .Lmemmove_tiny_no_2
	ldrh	w3, [x1, #-2]
	strh	w3, [x16, #-2]
	sub	x1, x1, #2
	sub	x16, x16, #2
.Lmemmove_tiny_no_2:
	tbz	x2, #0, .Lmemmove_tiny_no_1
	ldrb	w3, [x1, #-1]
	strb	w3, [x16, #-1]
.Lmemmove_tiny_no_1:
	ret
.Lmemmove_forward:
	b	__pi_memcpy
SYM_FUNC_END(__pi_memmove)
SYM_FUNC_ALIAS(__memmove, __pi_memmove)
EXPORT_SYMBOL(__memmove)
SYM_FUNC_ALIAS_WEAK(memmove, __memmove)
EXPORT_SYMBOL(memmove)
