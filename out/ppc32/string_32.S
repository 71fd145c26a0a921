/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * string_32.S: clearing of user memory
 *
 * Made by `memgen generate --target ppc32` from templates/ and targets/ppc32.m4.
 */

#include <linux/export.h>
#include <asm/cache.h>
#include <asm/ppc_asm.h>

/* An access to user memory: if it faults, execution goes on at \fixup. */
	.macro	user fixup:req, insn:vararg
9999:	\insn
	EX_TABLE(9999b, \fixup)
	.endm

/*
 * clear_user(dst, n): dst is user memory; returns the bytes not cleared.
 *
 *   r3    dst, then the result
 *   r4    n, then only its low bits
 *   r9    zero
 *   r11   bytes up to the boundary
 *   r0    scratch
 */
_GLOBAL(__arch_clear_user)
	li	r9, 0

	/* Small sizes: words from both ends, which may overlap. */
	cmplwi	r4, 9
	bge	.Lclear_user_over_2w
	addic.	r6, r4, -4
	blt	.Lclear_user_below
	user	.Lclear_user_retry,	stw	r9, 0(r3)
	user	.Lclear_user_retry,	stwx	r9, r3, r6
	li	r3, 0
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lclear_user_below:
	mtcrf	1, r4
	bf	30, .Lclear_user_below_2
	user	.Lclear_user_retry,	sth	r9, 0(r3)
	bf	31, .Lclear_user_pair
	user	.Lclear_user_retry,	stb	r9, 2(r3)
.Lclear_user_pair:
	li	r3, 0
	blr
.Lclear_user_below_2:
	bf	31, .Lclear_user_nothing
	user	.Lclear_user_retry,	stb	r9, 0(r3)
.Lclear_user_nothing:
	li	r3, 0
	blr
.Lclear_user_over_2w:
	cmplwi	r4, 17
	bge	.Lclear_user_over_4w
	user	.Lclear_user_retry,	stw	r9, 0(r3)
	user	.Lclear_user_retry,	stw	r9, 4(r3)
	add	r6, r3, r4
	user	.Lclear_user_retry,	stw	r9, -8(r6)
	user	.Lclear_user_retry,	stw	r9, -4(r6)
	li	r3, 0
	blr
.Lclear_user_over_4w:
	cmplwi	r4, 33
	bge	.Lclear_user_over_8w
	user	.Lclear_user_retry,	stw	r9, 0(r3)
	user	.Lclear_user_retry,	stw	r9, 4(r3)
	user	.Lclear_user_retry,	stw	r9, 8(r3)
	user	.Lclear_user_retry,	stw	r9, 12(r3)
	add	r6, r3, r4
	user	.Lclear_user_retry,	stw	r9, -16(r6)
	user	.Lclear_user_retry,	stw	r9, -12(r6)
	user	.Lclear_user_retry,	stw	r9, -8(r6)
	user	.Lclear_user_retry,	stw	r9, -4(r6)
	li	r3, 0
	blr
.Lclear_user_over_8w:
	cmplwi	r4, 65
	bge	.Lclear_user_over_16w
	cmplwi	r4, 49
	bge	.Lclear_user_over_12w
	user	.Lclear_user_retry,	stw	r9, 0(r3)
	user	.Lclear_user_retry,	stw	r9, 4(r3)
	user	.Lclear_user_retry,	stw	r9, 8(r3)
	user	.Lclear_user_retry,	stw	r9, 12(r3)
	user	.Lclear_user_retry,	stw	r9, 16(r3)
	user	.Lclear_user_retry,	stw	r9, 20(r3)
	add	r6, r3, r4
	user	.Lclear_user_retry,	stw	r9, -24(r6)
	user	.Lclear_user_retry,	stw	r9, -20(r6)
	user	.Lclear_user_retry,	stw	r9, -16(r6)
	user	.Lclear_user_retry,	stw	r9, -12(r6)
	user	.Lclear_user_retry,	stw	r9, -8(r6)
	user	.Lclear_user_retry,	stw	r9, -4(r6)
	li	r3, 0
	blr
.Lclear_user_over_12w:
	user	.Lclear_user_retry,	stw	r9, 0(r3)
	user	.Lclear_user_retry,	stw	r9, 4(r3)
	user	.Lclear_user_retry,	stw	r9, 8(r3)
	user	.Lclear_user_retry,	stw	r9, 12(r3)
	user	.Lclear_user_retry,	stw	r9, 16(r3)
	user	.Lclear_user_retry,	stw	r9, 20(r3)
	user	.Lclear_user_retry,	stw	r9, 24(r3)
	user	.Lclear_user_retry,	stw	r9, 28(r3)
	add	r6, r3, r4
	user	.Lclear_user_retry,	stw	r9, -32(r6)
	user	.Lclear_user_retry,	stw	r9, -28(r6)
	user	.Lclear_user_retry,	stw	r9, -24(r6)
	user	.Lclear_user_retry,	stw	r9, -20(r6)
	user	.Lclear_user_retry,	stw	r9, -16(r6)
	user	.Lclear_user_retry,	stw	r9, -12(r6)
	user	.Lclear_user_retry,	stw	r9, -8(r6)
	user	.Lclear_user_retry,	stw	r9, -4(r6)
	li	r3, 0
	blr
.Lclear_user_over_16w:

	/* Whole cache lines: up to the first one by 32 bytes. */
#if L1_CACHE_BYTES > 32
	cmplwi	r4, 2*L1_CACHE_BYTES
	blt	.Lclear_user_few_lines
#endif
	neg	r11, r3
	andi.	r11, r11, L1_CACHE_BYTES-1
	beq	.Lclear_user_at_line
	user	.Lclear_user_retry,		stw	r9, 0(r3)
	user	.Lclear_user_retry,		stw	r9, 4(r3)
	user	.Lclear_user_retry,		stw	r9, 8(r3)
	user	.Lclear_user_retry,		stw	r9, 12(r3)
	user	.Lclear_user_retry,		stw	r9, 16(r3)
	user	.Lclear_user_retry,		stw	r9, 20(r3)
	user	.Lclear_user_retry,		stw	r9, 24(r3)
	user	.Lclear_user_retry,		stw	r9, 28(r3)
	andi.	r0, r11, 31
	add	r3, r3, r0
	sub	r4, r4, r11
	srwi.	r0, r11, 5
	beq	.Lclear_user_at_line
	mtctr	r0
.Lclear_user_line_head:
	user	.Lclear_user_fixup_lines,	stw	r9, 0(r3)
	user	.Lclear_user_fixup_lines,	stw	r9, 4(r3)
	user	.Lclear_user_fixup_lines,	stw	r9, 8(r3)
	user	.Lclear_user_fixup_lines,	stw	r9, 12(r3)
	user	.Lclear_user_fixup_lines,	stw	r9, 16(r3)
	user	.Lclear_user_fixup_lines,	stw	r9, 20(r3)
	user	.Lclear_user_fixup_lines,	stw	r9, 24(r3)
	user	.Lclear_user_fixup_lines,	stw	r9, 28(r3)
	addi	r3, r3, 32
	bdnz	.Lclear_user_line_head

	/* Then whole lines. */
.Lclear_user_at_line:
	srwi	r0, r4, L1_CACHE_SHIFT
	mtctr	r0
	andi.	r4, r4, L1_CACHE_BYTES-1
.Lclear_user_lines:
	user	.Lclear_user_fixup_line_loop,	dcbz	0, r3
	addi	r3, r3, L1_CACHE_BYTES
	bdnz	.Lclear_user_lines
	addi	r3, r3, -4
	b	.Lclear_user_bulk_done
.Lclear_user_few_lines:
	addi	r3, r3, -4

	/* Head: up to a word boundary. */
	neg	r11, r3
	andi.	r11, r11, 3
	beq	.Lclear_user_head_done
	user	.Lclear_user_fixup_head,	stw	r9, 4(r3)
	add	r3, r3, r11
	sub	r4, r4, r11
.Lclear_user_head_done:

	/* Bulk: 32 words at a time. */
	srwi.	r0, r4, 7
	beq	.Lclear_user_bulk_done
	mtctr	r0
.Lclear_user_bulk:
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 4(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 8(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 12(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 16(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 20(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 24(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 28(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 32(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 36(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 40(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 44(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 48(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 52(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 56(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 60(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 64(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 68(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 72(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 76(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 80(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 84(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 88(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 92(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 96(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 100(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 104(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 108(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 112(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 116(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 120(r3)
	user	.Lclear_user_fixup_bulk_loop,	stw	r9, 124(r3)
	user	.Lclear_user_fixup_bulk_loop,	stwu	r9, 128(r3)
	bdnz	.Lclear_user_bulk
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r4
	bf	25, .Lclear_user_tail_no_16w
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 4(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 8(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 12(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 16(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 20(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 24(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 28(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 32(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 36(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 40(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 44(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 48(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 52(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 56(r3)
	user	.Lclear_user_fixup_tail_16w,	stw	r9, 60(r3)
	user	.Lclear_user_fixup_tail_16w,	stwu	r9, 64(r3)
.Lclear_user_tail_no_16w:
	bf	26, .Lclear_user_tail_no_8w
	user	.Lclear_user_fixup_tail_8w,	stw	r9, 4(r3)
	user	.Lclear_user_fixup_tail_8w,	stw	r9, 8(r3)
	user	.Lclear_user_fixup_tail_8w,	stw	r9, 12(r3)
	user	.Lclear_user_fixup_tail_8w,	stw	r9, 16(r3)
	user	.Lclear_user_fixup_tail_8w,	stw	r9, 20(r3)
	user	.Lclear_user_fixup_tail_8w,	stw	r9, 24(r3)
	user	.Lclear_user_fixup_tail_8w,	stw	r9, 28(r3)
	user	.Lclear_user_fixup_tail_8w,	stwu	r9, 32(r3)
.Lclear_user_tail_no_8w:
	bf	27, .Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	stw	r9, 4(r3)
	user	.Lclear_user_fixup_tail_4w,	stw	r9, 8(r3)
	user	.Lclear_user_fixup_tail_4w,	stw	r9, 12(r3)
	user	.Lclear_user_fixup_tail_4w,	stwu	r9, 16(r3)
.Lclear_user_tail_no_4w:
	bf	28, .Lclear_user_tail_no_2w
	user	.Lclear_user_fixup_tail_2w,	stw	r9, 4(r3)
	user	.Lclear_user_fixup_tail_2w,	stwu	r9, 8(r3)
.Lclear_user_tail_no_2w:
	bf	29, .Lclear_user_tail_no_1w
	user	.Lclear_user_fixup_tail_1w,	stwu	r9, 4(r3)
.Lclear_user_tail_no_1w:

	/* Last: words that overlap what came before. */
	andi.	r4, r4, 3
	beq	.Lclear_user_exit
	user	.Lclear_user_fixup_head,	stwx	r9, r3, r4
.Lclear_user_exit:
	li	r3, 0
	blr

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lclear_user_fixup_lines:
	mfctr	r0
	slwi	r0, r0, 5
	andi.	r11, r11, 31
	add	r11, r11, r0
	clrrwi	r11, r11, 5
	add	r4, r4, r11
	b	.Lclear_user_retry
.Lclear_user_fixup_line_loop:
	mfctr	r0
	slwi	r0, r0, L1_CACHE_SHIFT
	add	r4, r4, r0
	b	.Lclear_user_retry
.Lclear_user_fixup_head:
	addi	r3, r3, 4
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop:
	addi	r3, r3, 4
	mfctr	r0
	slwi	r0, r0, 7
	andi.	r4, r4, 127
	add	r4, r4, r0
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w:
	addi	r3, r3, 4
	andi.	r4, r4, 127
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	addi	r3, r3, 4
	andi.	r4, r4, 63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	addi	r3, r3, 4
	andi.	r4, r4, 31
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2w:
	addi	r3, r3, 4
	andi.	r4, r4, 15
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1w:
	addi	r3, r3, 4
	andi.	r4, r4, 7
.Lclear_user_retry:
	user	.Lclear_user_residue,	stb	r9, 0(r3)
	addi	r3, r3, 1
	addi	r4, r4, -1
	cmplwi	r4, 0
	bne	.Lclear_user_retry
.Lclear_user_residue:
	mr	r3, r4
	blr
EXPORT_SYMBOL(__arch_clear_user)
