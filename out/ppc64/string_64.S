/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * string_64.S: clearing of user memory
 *
 * Made by `memgen generate --target ppc64` from templates/ and targets/ppc64.m4.
 */

#include <linux/export.h>
#include <asm/asm-offsets.h>
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
_GLOBAL_TOC(__arch_clear_user)
	li	r9, 0

	/* Small sizes: words from both ends, which may overlap. */
	cmpldi	r4, 17
	bge	.Lclear_user_over_2w
	addic.	r6, r4, -8
	blt	.Lclear_user_below
	user	.Lclear_user_retry,	std	r9, 0(r3)
	user	.Lclear_user_retry,	stdx	r9, r3, r6
	li	r3, 0
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lclear_user_below:
	mtcrf	1, r4
	bf	29, .Lclear_user_below_4
	user	.Lclear_user_retry,	stw	r9, 0(r3)
	addi	r6, r6, 4
	user	.Lclear_user_retry,	stwx	r9, r3, r6
	li	r3, 0
	blr
.Lclear_user_below_4:
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
	cmpldi	r4, 33
	bge	.Lclear_user_over_4w
	user	.Lclear_user_retry,	std	r9, 0(r3)
	user	.Lclear_user_retry,	std	r9, 8(r3)
	add	r6, r3, r4
	user	.Lclear_user_retry,	std	r9, -16(r6)
	user	.Lclear_user_retry,	std	r9, -8(r6)
	li	r3, 0
	blr
.Lclear_user_over_4w:
	cmpldi	r4, 65
	bge	.Lclear_user_over_8w
	user	.Lclear_user_retry,	std	r9, 0(r3)
	user	.Lclear_user_retry,	std	r9, 8(r3)
	user	.Lclear_user_retry,	std	r9, 16(r3)
	user	.Lclear_user_retry,	std	r9, 24(r3)
	add	r6, r3, r4
	user	.Lclear_user_retry,	std	r9, -32(r6)
	user	.Lclear_user_retry,	std	r9, -24(r6)
	user	.Lclear_user_retry,	std	r9, -16(r6)
	user	.Lclear_user_retry,	std	r9, -8(r6)
	li	r3, 0
	blr
.Lclear_user_over_8w:
	cmpldi	r4, 129
	bge	.Lclear_user_over_16w
	user	.Lclear_user_retry,	std	r9, 0(r3)
	user	.Lclear_user_retry,	std	r9, 8(r3)
	user	.Lclear_user_retry,	std	r9, 16(r3)
	user	.Lclear_user_retry,	std	r9, 24(r3)
	user	.Lclear_user_retry,	std	r9, 32(r3)
	user	.Lclear_user_retry,	std	r9, 40(r3)
	user	.Lclear_user_retry,	std	r9, 48(r3)
	user	.Lclear_user_retry,	std	r9, 56(r3)
	add	r6, r3, r4
	user	.Lclear_user_retry,	std	r9, -64(r6)
	user	.Lclear_user_retry,	std	r9, -56(r6)
	user	.Lclear_user_retry,	std	r9, -48(r6)
	user	.Lclear_user_retry,	std	r9, -40(r6)
	user	.Lclear_user_retry,	std	r9, -32(r6)
	user	.Lclear_user_retry,	std	r9, -24(r6)
	user	.Lclear_user_retry,	std	r9, -16(r6)
	user	.Lclear_user_retry,	std	r9, -8(r6)
	li	r3, 0
	blr
.Lclear_user_over_16w:
	cmpldi	r4, 257
	bge	.Lclear_user_over_32w
	user	.Lclear_user_retry,	std	r9, 0(r3)
	user	.Lclear_user_retry,	std	r9, 8(r3)
	user	.Lclear_user_retry,	std	r9, 16(r3)
	user	.Lclear_user_retry,	std	r9, 24(r3)
	user	.Lclear_user_retry,	std	r9, 32(r3)
	user	.Lclear_user_retry,	std	r9, 40(r3)
	user	.Lclear_user_retry,	std	r9, 48(r3)
	user	.Lclear_user_retry,	std	r9, 56(r3)
	user	.Lclear_user_retry,	std	r9, 64(r3)
	user	.Lclear_user_retry,	std	r9, 72(r3)
	user	.Lclear_user_retry,	std	r9, 80(r3)
	user	.Lclear_user_retry,	std	r9, 88(r3)
	user	.Lclear_user_retry,	std	r9, 96(r3)
	user	.Lclear_user_retry,	std	r9, 104(r3)
	user	.Lclear_user_retry,	std	r9, 112(r3)
	user	.Lclear_user_retry,	std	r9, 120(r3)
	add	r6, r3, r4
	user	.Lclear_user_retry,	std	r9, -128(r6)
	user	.Lclear_user_retry,	std	r9, -120(r6)
	user	.Lclear_user_retry,	std	r9, -112(r6)
	user	.Lclear_user_retry,	std	r9, -104(r6)
	user	.Lclear_user_retry,	std	r9, -96(r6)
	user	.Lclear_user_retry,	std	r9, -88(r6)
	user	.Lclear_user_retry,	std	r9, -80(r6)
	user	.Lclear_user_retry,	std	r9, -72(r6)
	user	.Lclear_user_retry,	std	r9, -64(r6)
	user	.Lclear_user_retry,	std	r9, -56(r6)
	user	.Lclear_user_retry,	std	r9, -48(r6)
	user	.Lclear_user_retry,	std	r9, -40(r6)
	user	.Lclear_user_retry,	std	r9, -32(r6)
	user	.Lclear_user_retry,	std	r9, -24(r6)
	user	.Lclear_user_retry,	std	r9, -16(r6)
	user	.Lclear_user_retry,	std	r9, -8(r6)
	li	r3, 0
	blr
.Lclear_user_over_32w:

	/* Whole cache lines: up to the first one by 64 bytes. */
	LOAD_REG_ADDR(r10, ppc64_caches)
	lwz	r8, DCACHEL1LOGBLOCKSIZE(r10)
	lwz	r10, DCACHEL1BLOCKSIZE(r10)
	addi	r0, r10, -1
	neg	r11, r3
	and.	r11, r11, r0
	beq	.Lclear_user_at_line
	user	.Lclear_user_retry,		std	r9, 0(r3)
	user	.Lclear_user_retry,		std	r9, 8(r3)
	user	.Lclear_user_retry,		std	r9, 16(r3)
	user	.Lclear_user_retry,		std	r9, 24(r3)
	user	.Lclear_user_retry,		std	r9, 32(r3)
	user	.Lclear_user_retry,		std	r9, 40(r3)
	user	.Lclear_user_retry,		std	r9, 48(r3)
	user	.Lclear_user_retry,		std	r9, 56(r3)
	andi.	r0, r11, 63
	add	r3, r3, r0
	sub	r4, r4, r11
	srdi.	r0, r11, 6
	beq	.Lclear_user_at_line
	mtctr	r0
.Lclear_user_line_head:
	user	.Lclear_user_fixup_lines,	std	r9, 0(r3)
	user	.Lclear_user_fixup_lines,	std	r9, 8(r3)
	user	.Lclear_user_fixup_lines,	std	r9, 16(r3)
	user	.Lclear_user_fixup_lines,	std	r9, 24(r3)
	user	.Lclear_user_fixup_lines,	std	r9, 32(r3)
	user	.Lclear_user_fixup_lines,	std	r9, 40(r3)
	user	.Lclear_user_fixup_lines,	std	r9, 48(r3)
	user	.Lclear_user_fixup_lines,	std	r9, 56(r3)
	addi	r3, r3, 64
	bdnz	.Lclear_user_line_head

	/* Then whole lines. */
.Lclear_user_at_line:
	srd	r0, r4, r8
	mtctr	r0
	sld	r0, r0, r8
	sub	r4, r4, r0
.Lclear_user_lines:
	user	.Lclear_user_fixup_line_loop,	dcbz	0, r3
	add	r3, r3, r10
	bdnz	.Lclear_user_lines
	addi	r3, r3, -8

	/* Tail: by the bits of the count. */
	mtcrf	3, r4
	bf	25, .Lclear_user_tail_no_8w
	user	.Lclear_user_fixup_tail_8w,	std	r9, 8(r3)
	user	.Lclear_user_fixup_tail_8w,	std	r9, 16(r3)
	user	.Lclear_user_fixup_tail_8w,	std	r9, 24(r3)
	user	.Lclear_user_fixup_tail_8w,	std	r9, 32(r3)
	user	.Lclear_user_fixup_tail_8w,	std	r9, 40(r3)
	user	.Lclear_user_fixup_tail_8w,	std	r9, 48(r3)
	user	.Lclear_user_fixup_tail_8w,	std	r9, 56(r3)
	user	.Lclear_user_fixup_tail_8w,	stdu	r9, 64(r3)
.Lclear_user_tail_no_8w:
	bf	26, .Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	std	r9, 8(r3)
	user	.Lclear_user_fixup_tail_4w,	std	r9, 16(r3)
	user	.Lclear_user_fixup_tail_4w,	std	r9, 24(r3)
	user	.Lclear_user_fixup_tail_4w,	stdu	r9, 32(r3)
.Lclear_user_tail_no_4w:
	bf	27, .Lclear_user_tail_no_2w
	user	.Lclear_user_fixup_tail_2w,	std	r9, 8(r3)
	user	.Lclear_user_fixup_tail_2w,	stdu	r9, 16(r3)
.Lclear_user_tail_no_2w:
	bf	28, .Lclear_user_tail_no_1w
	user	.Lclear_user_fixup_tail_1w,	stdu	r9, 8(r3)
.Lclear_user_tail_no_1w:

	/* Last: words that overlap what came before. */
	andi.	r4, r4, 7
	beq	.Lclear_user_exit
	user	.Lclear_user_fixup_last,	stdx	r9, r3, r4
.Lclear_user_exit:
	li	r3, 0
	blr

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lclear_user_fixup_lines:
	mfctr	r0
	sldi	r0, r0, 6
	andi.	r11, r11, 63
	add	r11, r11, r0
	clrrdi	r11, r11, 6
	add	r4, r4, r11
	b	.Lclear_user_retry
.Lclear_user_fixup_line_loop:
	mfctr	r0
	sld	r0, r0, r8
	add	r4, r4, r0
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	addi	r3, r3, 8
	andi.	r4, r4, 127
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	addi	r3, r3, 8
	andi.	r4, r4, 63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2w:
	addi	r3, r3, 8
	andi.	r4, r4, 31
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1w:
	addi	r3, r3, 8
	andi.	r4, r4, 15
	b	.Lclear_user_retry
.Lclear_user_fixup_last:
	addi	r3, r3, 8
.Lclear_user_retry:
	user	.Lclear_user_residue,	stb	r9, 0(r3)
	addi	r3, r3, 1
	addi	r4, r4, -1
	cmpldi	r4, 0
	bne	.Lclear_user_retry
.Lclear_user_residue:
	mr	r3, r4
	blr
EXPORT_SYMBOL(__arch_clear_user)
