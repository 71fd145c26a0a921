/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * copy_from_user.S: copies from user memory
 *
 * Made by `memgen generate --target aarch64` from templates/ and targets/aarch64.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>
#include <asm/asm-extable.h>

/* An access to user memory: if it faults, execution goes on at \fixup. */
	.macro	user fixup:req, insn:vararg
9999:	\insn
	_asm_extable_uaccess 9999b, \fixup
	.endm

/*
 * copy_from_user(dst, src, n): src is user memory; returns the bytes not copied.
 *
 *   x0                                 dst, then the result
 *   x1                                 src
 *   x2                                 n, then only its low bits
 *   x3,x4,x5,x6,x7,x8,x9,x10,x11,x17   data
 *   x17                                bytes up to the boundary
 *   x17                                scratch
 */
SYM_FUNC_START(__arch_copy_from_user)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	x2, #16
	b.hs	.Lcopy_from_user_over_2w
	tbz	x2, #3, .Lcopy_from_user_below_8
	user	.Lcopy_from_user_retry,	ldtr	x3, [x1]
	str	x3, [x0]
	add	x4, x1, x2
	user	.Lcopy_from_user_retry,	ldtr	x3, [x4, #-8]
	add	x4, x0, x2
	str	x3, [x4, #-8]
	mov	x0, #0
	ret
.Lcopy_from_user_below_8:
	tbz	x2, #2, .Lcopy_from_user_below_4
	user	.Lcopy_from_user_retry,	ldtr	w3, [x1]
	str	w3, [x0]
	add	x4, x1, x2
	user	.Lcopy_from_user_retry,	ldtr	w3, [x4, #-4]
	add	x4, x0, x2
	str	w3, [x4, #-4]
	mov	x0, #0
	ret
.Lcopy_from_user_below_4:
	tbz	x2, #1, .Lcopy_from_user_below_2
	user	.Lcopy_from_user_retry,	ldtrh	w3, [x1]
	strh	w3, [x0]
	tbz	x2, #0, .Lcopy_from_user_pair
	user	.Lcopy_from_user_retry,	ldtrb	w4, [x1, #2]
	strb	w4, [x0, #2]
.Lcopy_from_user_pair:
	mov	x0, #0
	ret
.Lcopy_from_user_below_2:
	tbz	x2, #0, .Lcopy_from_user_nothing
	user	.Lcopy_from_user_retry,	ldtrb	w3, [x1]
	strb	w3, [x0]
.Lcopy_from_user_nothing:
	mov	x0, #0
	ret
.Lcopy_from_user_over_2w:
	cmp	x2, #33
	b.hs	.Lcopy_from_user_over_4w
	user	.Lcopy_from_user_retry,	ldtr	x3, [x1]
	user	.Lcopy_from_user_retry,	ldtr	x4, [x1, #8]
	stp	x3, x4, [x0]
	add	x5, x1, x2
	user	.Lcopy_from_user_retry,	ldtr	x3, [x5, #-16]
	user	.Lcopy_from_user_retry,	ldtr	x4, [x5, #-8]
	add	x5, x0, x2
	stp	x3, x4, [x5, #-16]
	mov	x0, #0
	ret
.Lcopy_from_user_over_4w:
	cmp	x2, #65
	b.hs	.Lcopy_from_user_over_8w
	user	.Lcopy_from_user_retry,	ldtr	x3, [x1]
	user	.Lcopy_from_user_retry,	ldtr	x4, [x1, #8]
	user	.Lcopy_from_user_retry,	ldtr	x5, [x1, #16]
	user	.Lcopy_from_user_retry,	ldtr	x6, [x1, #24]
	stp	x3, x4, [x0]
	stp	x5, x6, [x0, #16]
	add	x7, x1, x2
	user	.Lcopy_from_user_retry,	ldtr	x3, [x7, #-32]
	user	.Lcopy_from_user_retry,	ldtr	x4, [x7, #-24]
	user	.Lcopy_from_user_retry,	ldtr	x5, [x7, #-16]
	user	.Lcopy_from_user_retry,	ldtr	x6, [x7, #-8]
	add	x7, x0, x2
	stp	x3, x4, [x7, #-32]
	stp	x5, x6, [x7, #-16]
	mov	x0, #0
	ret
.Lcopy_from_user_over_8w:
	cmp	x2, #129
	b.hs	.Lcopy_from_user_over_16w
	cmp	x2, #97
	b.hs	.Lcopy_from_user_over_12w
	user	.Lcopy_from_user_retry,	ldtr	x3, [x1]
	user	.Lcopy_from_user_retry,	ldtr	x4, [x1, #8]
	user	.Lcopy_from_user_retry,	ldtr	x5, [x1, #16]
	user	.Lcopy_from_user_retry,	ldtr	x6, [x1, #24]
	user	.Lcopy_from_user_retry,	ldtr	x7, [x1, #32]
	user	.Lcopy_from_user_retry,	ldtr	x8, [x1, #40]
	stp	x3, x4, [x0]
	stp	x5, x6, [x0, #16]
	stp	x7, x8, [x0, #32]
	add	x9, x1, x2
	user	.Lcopy_from_user_retry,	ldtr	x3, [x9, #-48]
	user	.Lcopy_from_user_retry,	ldtr	x4, [x9, #-40]
	user	.Lcopy_from_user_retry,	ldtr	x5, [x9, #-32]
	user	.Lcopy_from_user_retry,	ldtr	x6, [x9, #-24]
	user	.Lcopy_from_user_retry,	ldtr	x7, [x9, #-16]
	user	.Lcopy_from_user_retry,	ldtr	x8, [x9, #-8]
	add	x9, x0, x2
	stp	x3, x4, [x9, #-48]
	stp	x5, x6, [x9, #-32]
	stp	x7, x8, [x9, #-16]
	mov	x0, #0
	ret
.Lcopy_from_user_over_12w:
	user	.Lcopy_from_user_retry,	ldtr	x3, [x1]
	user	.Lcopy_from_user_retry,	ldtr	x4, [x1, #8]
	user	.Lcopy_from_user_retry,	ldtr	x5, [x1, #16]
	user	.Lcopy_from_user_retry,	ldtr	x6, [x1, #24]
	user	.Lcopy_from_user_retry,	ldtr	x7, [x1, #32]
	user	.Lcopy_from_user_retry,	ldtr	x8, [x1, #40]
	user	.Lcopy_from_user_retry,	ldtr	x9, [x1, #48]
	user	.Lcopy_from_user_retry,	ldtr	x10, [x1, #56]
	stp	x3, x4, [x0]
	stp	x5, x6, [x0, #16]
	stp	x7, x8, [x0, #32]
	stp	x9, x10, [x0, #48]
	add	x11, x1, x2
	user	.Lcopy_from_user_retry,	ldtr	x3, [x11, #-64]
	user	.Lcopy_from_user_retry,	ldtr	x4, [x11, #-56]
	user	.Lcopy_from_user_retry,	ldtr	x5, [x11, #-48]
	user	.Lcopy_from_user_retry,	ldtr	x6, [x11, #-40]
	user	.Lcopy_from_user_retry,	ldtr	x7, [x11, #-32]
	user	.Lcopy_from_user_retry,	ldtr	x8, [x11, #-24]
	user	.Lcopy_from_user_retry,	ldtr	x9, [x11, #-16]
	user	.Lcopy_from_user_retry,	ldtr	x10, [x11, #-8]
	add	x11, x0, x2
	stp	x3, x4, [x11, #-64]
	stp	x5, x6, [x11, #-48]
	stp	x7, x8, [x11, #-32]
	stp	x9, x10, [x11, #-16]
	mov	x0, #0
	ret
.Lcopy_from_user_over_16w:

	/* Head: up to a word boundary of the destination. */
	neg	x17, x0
	and	x17, x17, #7
	cbz	x17, .Lcopy_from_user_head_done
	user	.Lcopy_from_user_retry,	ldtr	x3, [x1]
	str	x3, [x0]
	add	x0, x0, x17
	add	x1, x1, x17
	sub	x2, x2, x17
.Lcopy_from_user_head_done:

	/* Bulk: 16 words at a time. */
	subs	x2, x2, #128
	b.lo	.Lcopy_from_user_bulk_done
.Lcopy_from_user_bulk:
	user	.Lcopy_from_user_fixup_bulk_loop,	ldtr	x3, [x1]
	user	.Lcopy_from_user_fixup_bulk_loop,	ldtr	x4, [x1, #8]
	user	.Lcopy_from_user_fixup_bulk_loop,	ldtr	x5, [x1, #16]
	user	.Lcopy_from_user_fixup_bulk_loop,	ldtr	x6, [x1, #24]
	user	.Lcopy_from_user_fixup_bulk_loop,	ldtr	x7, [x1, #32]
	user	.Lcopy_from_user_fixup_bulk_loop,	ldtr	x8, [x1, #40]
	user	.Lcopy_from_user_fixup_bulk_loop,	ldtr	x9, [x1, #48]
	user	.Lcopy_from_user_fixup_bulk_loop,	ldtr	x10, [x1, #56]
	stp	x3, x4, [x0], #128
	stp	x5, x6, [x0, #-112]
	stp	x7, x8, [x0, #-96]
	stp	x9, x10, [x0, #-80]
	user	.Lcopy_from_user_fixup_bulk_loop_2,	ldtr	x3, [x1, #64]
	user	.Lcopy_from_user_fixup_bulk_loop_2,	ldtr	x4, [x1, #72]
	user	.Lcopy_from_user_fixup_bulk_loop_2,	ldtr	x5, [x1, #80]
	user	.Lcopy_from_user_fixup_bulk_loop_2,	ldtr	x6, [x1, #88]
	user	.Lcopy_from_user_fixup_bulk_loop_2,	ldtr	x7, [x1, #96]
	user	.Lcopy_from_user_fixup_bulk_loop_2,	ldtr	x8, [x1, #104]
	user	.Lcopy_from_user_fixup_bulk_loop_2,	ldtr	x9, [x1, #112]
	user	.Lcopy_from_user_fixup_bulk_loop_2,	ldtr	x10, [x1, #120]
	stp	x3, x4, [x0, #-64]
	stp	x5, x6, [x0, #-48]
	stp	x7, x8, [x0, #-32]
	stp	x9, x10, [x0, #-16]
	add	x1, x1, #128
	subs	x2, x2, #128
	b.hs	.Lcopy_from_user_bulk
.Lcopy_from_user_bulk_done:

	/* Tail: by the bits of the count. */
	tbz	x2, #6, .Lcopy_from_user_tail_no_8w
	user	.Lcopy_from_user_fixup_tail_8w,	ldtr	x3, [x1]
	user	.Lcopy_from_user_fixup_tail_8w,	ldtr	x4, [x1, #8]
	user	.Lcopy_from_user_fixup_tail_8w,	ldtr	x5, [x1, #16]
	user	.Lcopy_from_user_fixup_tail_8w,	ldtr	x6, [x1, #24]
	user	.Lcopy_from_user_fixup_tail_8w,	ldtr	x7, [x1, #32]
	user	.Lcopy_from_user_fixup_tail_8w,	ldtr	x8, [x1, #40]
	user	.Lcopy_from_user_fixup_tail_8w,	ldtr	x9, [x1, #48]
	user	.Lcopy_from_user_fixup_tail_8w,	ldtr	x10, [x1, #56]
	stp	x3, x4, [x0], #64
	stp	x5, x6, [x0, #-48]
	stp	x7, x8, [x0, #-32]
	stp	x9, x10, [x0, #-16]
	add	x1, x1, #64
.Lcopy_from_user_tail_no_8w:
	tbz	x2, #5, .Lcopy_from_user_tail_no_4w
	user	.Lcopy_from_user_fixup_tail_4w,	ldtr	x3, [x1]
	user	.Lcopy_from_user_fixup_tail_4w,	ldtr	x4, [x1, #8]
	user	.Lcopy_from_user_fixup_tail_4w,	ldtr	x5, [x1, #16]
	user	.Lcopy_from_user_fixup_tail_4w,	ldtr	x6, [x1, #24]
	stp	x3, x4, [x0], #32
	stp	x5, x6, [x0, #-16]
	add	x1, x1, #32
.Lcopy_from_user_tail_no_4w:
	tbz	x2, #4, .Lcopy_from_user_tail_no_2w
	user	.Lcopy_from_user_fixup_tail_2w,	ldtr	x3, [x1]
	user	.Lcopy_from_user_fixup_tail_2w,	ldtr	x4, [x1, #8]
	stp	x3, x4, [x0], #16
	add	x1, x1, #16
.Lcopy_from_user_tail_no_2w:
	tbz	x2, #3, .Lcopy_from_user_tail_no_1w
	user	.Lcopy_from_user_fixup_tail_1w,	ldtr	x3, [x1]
	str	x3, [x0]
	add	x1, x1, #8
	add	x0, x0, #8
.Lcopy_from_user_tail_no_1w:

	/* Last: a word that overlaps what came before. */
	and	x2, x2, #7
	cbz	x2, .Lcopy_from_user_exit
	add	x3, x1, x2
	user	.Lcopy_from_user_retry,	ldtr	x3, [x3, #-8]
	add	x4, x0, x2
	str	x3, [x4, #-8]
.Lcopy_from_user_exit:
	mov	x0, #0
	ret

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lcopy_from_user_fixup_bulk_loop:
	add	x2, x2, #128
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_bulk_loop_2:
	sub	x0, x0, #128
	add	x2, x2, #128
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_tail_8w:
	and	x2, x2, #127
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_tail_4w:
	and	x2, x2, #63
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_tail_2w:
	and	x2, x2, #31
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_tail_1w:
	and	x2, x2, #15
.Lcopy_from_user_retry:
	user	.Lcopy_from_user_residue,	ldtrb	w3, [x1]
	strb	w3, [x0]
	add	x1, x1, #1
	add	x0, x0, #1
	sub	x2, x2, #1
	cbnz	x2, .Lcopy_from_user_retry
.Lcopy_from_user_residue:
	mov	x0, x2
	ret
SYM_FUNC_END(__arch_copy_from_user)
EXPORT_SYMBOL(__arch_copy_from_user)
