/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * clear_user.S: clearing of user memory
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
 * clear_user(dst, n): dst is user memory; returns the bytes not cleared.
 *
 *   x0    dst, then the result
 *   x1    n, then only its low bits
 *   xzr   zero
 *   x17   bytes up to the boundary
 *   x17   scratch
 */
SYM_FUNC_START(__arch_clear_user)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	x1, #16
	b.hs	.Lclear_user_over_2w
	tbz	x1, #3, .Lclear_user_below_8
	user	.Lclear_user_retry,	sttr	xzr, [x0]
	add	x3, x0, x1
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-8]
	mov	x0, #0
	ret
.Lclear_user_below_8:
	tbz	x1, #2, .Lclear_user_below_4
	user	.Lclear_user_retry,	sttr	wzr, [x0]
	add	x3, x0, x1
	user	.Lclear_user_retry,	sttr	wzr, [x3, #-4]
	mov	x0, #0
	ret
.Lclear_user_below_4:
	tbz	x1, #1, .Lclear_user_below_2
	user	.Lclear_user_retry,	sttrh	wzr, [x0]
	tbz	x1, #0, .Lclear_user_pair
	user	.Lclear_user_retry,	sttrb	wzr, [x0, #2]
.Lclear_user_pair:
	mov	x0, #0
	ret
.Lclear_user_below_2:
	tbz	x1, #0, .Lclear_user_nothing
	user	.Lclear_user_retry,	sttrb	wzr, [x0]
.Lclear_user_nothing:
	mov	x0, #0
	ret
.Lclear_user_over_2w:
	cmp	x1, #33
	b.hs	.Lclear_user_over_4w
	user	.Lclear_user_retry,	sttr	xzr, [x0]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #8]
	add	x3, x0, x1
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-16]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-8]
	mov	x0, #0
	ret
.Lclear_user_over_4w:
	cmp	x1, #65
	b.hs	.Lclear_user_over_8w
	user	.Lclear_user_retry,	sttr	xzr, [x0]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #8]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #16]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #24]
	add	x3, x0, x1
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-32]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-24]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-16]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-8]
	mov	x0, #0
	ret
.Lclear_user_over_8w:
	cmp	x1, #129
	b.hs	.Lclear_user_over_16w
	user	.Lclear_user_retry,	sttr	xzr, [x0]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #8]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #16]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #24]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #32]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #40]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #48]
	user	.Lclear_user_retry,	sttr	xzr, [x0, #56]
	add	x3, x0, x1
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-64]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-56]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-48]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-40]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-32]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-24]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-16]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-8]
	mov	x0, #0
	ret
.Lclear_user_over_16w:

	/* Head: up to a word boundary. */
	neg	x17, x0
	and	x17, x17, #7
	cbz	x17, .Lclear_user_head_done
	user	.Lclear_user_retry,	sttr	xzr, [x0]
	add	x0, x0, x17
	sub	x1, x1, x17
.Lclear_user_head_done:

	/* Bulk: 16 words at a time. */
	subs	x1, x1, #128
	b.lo	.Lclear_user_bulk_done
.Lclear_user_bulk:
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #8]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #16]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #24]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #32]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #40]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #48]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #56]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #64]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #72]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #80]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #88]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #96]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #104]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #112]
	user	.Lclear_user_fixup_bulk_loop,	sttr	xzr, [x0, #120]
	add	x0, x0, #128
	subs	x1, x1, #128
	b.hs	.Lclear_user_bulk
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	tbz	x1, #6, .Lclear_user_tail_no_8w
	user	.Lclear_user_fixup_tail_8w,	sttr	xzr, [x0]
	user	.Lclear_user_fixup_tail_8w,	sttr	xzr, [x0, #8]
	user	.Lclear_user_fixup_tail_8w,	sttr	xzr, [x0, #16]
	user	.Lclear_user_fixup_tail_8w,	sttr	xzr, [x0, #24]
	user	.Lclear_user_fixup_tail_8w,	sttr	xzr, [x0, #32]
	user	.Lclear_user_fixup_tail_8w,	sttr	xzr, [x0, #40]
	user	.Lclear_user_fixup_tail_8w,	sttr	xzr, [x0, #48]
	user	.Lclear_user_fixup_tail_8w,	sttr	xzr, [x0, #56]
	add	x0, x0, #64
.Lclear_user_tail_no_8w:

	/* Last: words that overlap what came before. */
	and	x1, x1, #63
	cbz	x1, .Lclear_user_exit
	add	x3, x0, x1
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-64]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-56]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-48]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-40]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-32]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-24]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-16]
	user	.Lclear_user_retry,	sttr	xzr, [x3, #-8]
.Lclear_user_exit:
	mov	x0, #0
	ret

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lclear_user_fixup_bulk_loop:
	add	x1, x1, #128
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	and	x1, x1, #127
.Lclear_user_retry:
	user	.Lclear_user_residue,	sttrb	wzr, [x0]
	add	x0, x0, #1
	sub	x1, x1, #1
	cbnz	x1, .Lclear_user_retry
.Lclear_user_residue:
	mov	x0, x1
	ret
SYM_FUNC_END(__arch_clear_user)
EXPORT_SYMBOL(__arch_clear_user)
