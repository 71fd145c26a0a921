/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * copyuser_64.S: copies to and from user memory
 *
 * Made by `memgen generate --target ppc64` from templates/ and targets/ppc64.m4.
 */

#include <linux/export.h>
#include <asm/feature-fixups.h>
#include <asm/ppc_asm.h>

/* An access to user memory: if it faults, execution goes on at \fixup. */
	.macro	user fixup:req, insn:vararg
9999:	\insn
	EX_TABLE(9999b, \fixup)
	.endm

_GLOBAL_TOC(__copy_tofrom_user)
#if defined(CONFIG_PPC_BOOK3S_64)
BEGIN_FTR_SECTION
	nop
FTR_SECTION_ELSE
	b	__copy_tofrom_user_power7
ALT_FTR_SECTION_END_IFCLR(CPU_FTR_VMX_COPY)
#endif

/*
 * copy_user(dst, src, n): both may be user memory; returns the bytes not copied.
 *
 *   r3                           dst, then the result
 *   r4                           src
 *   r5                           n, then only its low bits
 *   r6,r7,r8,r9,r10,r11,r12,r0   data
 *   r11                          bytes up to the boundary
 *   r0                           scratch
 */
_GLOBAL(__copy_tofrom_user_base)

	/* Small sizes: words from both ends, which may overlap. */
	cmpldi	r5, 17
	bge	.Lcopy_user_over_2w
	addic.	r7, r5, -8
	blt	.Lcopy_user_below
	user	.Lcopy_user_retry,	ld	r6, 0(r4)
	user	.Lcopy_user_retry,	std	r6, 0(r3)
	user	.Lcopy_user_retry,	ldx	r6, r4, r7
	user	.Lcopy_user_retry,	stdx	r6, r3, r7
	li	r3, 0
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lcopy_user_below:
	mtcrf	1, r5
	bf	29, .Lcopy_user_below_4
	user	.Lcopy_user_retry,	lwz	r6, 0(r4)
	user	.Lcopy_user_retry,	stw	r6, 0(r3)
	addi	r7, r7, 4
	user	.Lcopy_user_retry,	lwzx	r6, r4, r7
	user	.Lcopy_user_retry,	stwx	r6, r3, r7
	li	r3, 0
	blr
.Lcopy_user_below_4:
	bf	30, .Lcopy_user_below_2
	user	.Lcopy_user_retry,	lhz	r6, 0(r4)
	user	.Lcopy_user_retry,	sth	r6, 0(r3)
	bf	31, .Lcopy_user_pair
	user	.Lcopy_user_retry,	lbz	r7, 2(r4)
	user	.Lcopy_user_retry,	stb	r7, 2(r3)
.Lcopy_user_pair:
	li	r3, 0
	blr
.Lcopy_user_below_2:
	bf	31, .Lcopy_user_nothing
	user	.Lcopy_user_retry,	lbz	r6, 0(r4)
	user	.Lcopy_user_retry,	stb	r6, 0(r3)
.Lcopy_user_nothing:
	li	r3, 0
	blr
.Lcopy_user_over_2w:
	cmpldi	r5, 33
	bge	.Lcopy_user_over_4w
	user	.Lcopy_user_retry,	ld	r6, 0(r4)
	user	.Lcopy_user_retry,	ld	r7, 8(r4)
	user	.Lcopy_user_retry,	std	r6, 0(r3)
	user	.Lcopy_user_retry,	std	r7, 8(r3)
	add	r8, r4, r5
	user	.Lcopy_user_retry,	ld	r6, -16(r8)
	user	.Lcopy_user_retry,	ld	r7, -8(r8)
	add	r8, r3, r5
	user	.Lcopy_user_retry,	std	r6, -16(r8)
	user	.Lcopy_user_retry,	std	r7, -8(r8)
	li	r3, 0
	blr
.Lcopy_user_over_4w:
	cmpldi	r5, 65
	bge	.Lcopy_user_over_8w
	user	.Lcopy_user_retry,	ld	r6, 0(r4)
	user	.Lcopy_user_retry,	ld	r7, 8(r4)
	user	.Lcopy_user_retry,	ld	r8, 16(r4)
	user	.Lcopy_user_retry,	ld	r9, 24(r4)
	user	.Lcopy_user_retry,	std	r6, 0(r3)
	user	.Lcopy_user_retry,	std	r7, 8(r3)
	user	.Lcopy_user_retry,	std	r8, 16(r3)
	user	.Lcopy_user_retry,	std	r9, 24(r3)
	add	r10, r4, r5
	user	.Lcopy_user_retry,	ld	r6, -32(r10)
	user	.Lcopy_user_retry,	ld	r7, -24(r10)
	user	.Lcopy_user_retry,	ld	r8, -16(r10)
	user	.Lcopy_user_retry,	ld	r9, -8(r10)
	add	r10, r3, r5
	user	.Lcopy_user_retry,	std	r6, -32(r10)
	user	.Lcopy_user_retry,	std	r7, -24(r10)
	user	.Lcopy_user_retry,	std	r8, -16(r10)
	user	.Lcopy_user_retry,	std	r9, -8(r10)
	li	r3, 0
	blr
.Lcopy_user_over_8w:
	cmpldi	r5, 129
	bge	.Lcopy_user_over_16w
	cmpldi	r5, 97
	bge	.Lcopy_user_over_12w
	user	.Lcopy_user_retry,	ld	r6, 0(r4)
	user	.Lcopy_user_retry,	ld	r7, 8(r4)
	user	.Lcopy_user_retry,	ld	r8, 16(r4)
	user	.Lcopy_user_retry,	ld	r9, 24(r4)
	user	.Lcopy_user_retry,	ld	r10, 32(r4)
	user	.Lcopy_user_retry,	ld	r11, 40(r4)
	user	.Lcopy_user_retry,	std	r6, 0(r3)
	user	.Lcopy_user_retry,	std	r7, 8(r3)
	user	.Lcopy_user_retry,	std	r8, 16(r3)
	user	.Lcopy_user_retry,	std	r9, 24(r3)
	user	.Lcopy_user_retry,	std	r10, 32(r3)
	user	.Lcopy_user_retry,	std	r11, 40(r3)
	add	r12, r4, r5
	user	.Lcopy_user_retry,	ld	r6, -48(r12)
	user	.Lcopy_user_retry,	ld	r7, -40(r12)
	user	.Lcopy_user_retry,	ld	r8, -32(r12)
	user	.Lcopy_user_retry,	ld	r9, -24(r12)
	user	.Lcopy_user_retry,	ld	r10, -16(r12)
	user	.Lcopy_user_retry,	ld	r11, -8(r12)
	add	r12, r3, r5
	user	.Lcopy_user_retry,	std	r6, -48(r12)
	user	.Lcopy_user_retry,	std	r7, -40(r12)
	user	.Lcopy_user_retry,	std	r8, -32(r12)
	user	.Lcopy_user_retry,	std	r9, -24(r12)
	user	.Lcopy_user_retry,	std	r10, -16(r12)
	user	.Lcopy_user_retry,	std	r11, -8(r12)
	li	r3, 0
	blr
.Lcopy_user_over_12w:
	user	.Lcopy_user_retry,	ld	r6, 0(r4)
	user	.Lcopy_user_retry,	ld	r7, 8(r4)
	user	.Lcopy_user_retry,	ld	r8, 16(r4)
	user	.Lcopy_user_retry,	ld	r9, 24(r4)
	user	.Lcopy_user_retry,	std	r6, 0(r3)
	user	.Lcopy_user_retry,	std	r7, 8(r3)
	user	.Lcopy_user_retry,	std	r8, 16(r3)
	user	.Lcopy_user_retry,	std	r9, 24(r3)
	user	.Lcopy_user_retry,	ld	r6, 32(r4)
	user	.Lcopy_user_retry,	ld	r7, 40(r4)
	user	.Lcopy_user_retry,	ld	r8, 48(r4)
	user	.Lcopy_user_retry,	ld	r9, 56(r4)
	user	.Lcopy_user_retry,	std	r6, 32(r3)
	user	.Lcopy_user_retry,	std	r7, 40(r3)
	user	.Lcopy_user_retry,	std	r8, 48(r3)
	user	.Lcopy_user_retry,	std	r9, 56(r3)
	add	r10, r4, r5
	add	r11, r3, r5
	user	.Lcopy_user_retry,	ld	r6, -64(r10)
	user	.Lcopy_user_retry,	ld	r7, -56(r10)
	user	.Lcopy_user_retry,	ld	r8, -48(r10)
	user	.Lcopy_user_retry,	ld	r9, -40(r10)
	user	.Lcopy_user_retry,	std	r6, -64(r11)
	user	.Lcopy_user_retry,	std	r7, -56(r11)
	user	.Lcopy_user_retry,	std	r8, -48(r11)
	user	.Lcopy_user_retry,	std	r9, -40(r11)
	user	.Lcopy_user_retry,	ld	r6, -32(r10)
	user	.Lcopy_user_retry,	ld	r7, -24(r10)
	user	.Lcopy_user_retry,	ld	r8, -16(r10)
	user	.Lcopy_user_retry,	ld	r9, -8(r10)
	user	.Lcopy_user_retry,	std	r6, -32(r11)
	user	.Lcopy_user_retry,	std	r7, -24(r11)
	user	.Lcopy_user_retry,	std	r8, -16(r11)
	user	.Lcopy_user_retry,	std	r9, -8(r11)
	li	r3, 0
	blr
.Lcopy_user_over_16w:
	addi	r3, r3, -8
	addi	r4, r4, -8

	/* Head: up to a word boundary of the destination. */
	neg	r11, r3
	andi.	r11, r11, 7
	beq	.Lcopy_user_head_done
	user	.Lcopy_user_fixup_head,	ld	r6, 8(r4)
	user	.Lcopy_user_fixup_head,	std	r6, 8(r3)
	add	r3, r3, r11
	add	r4, r4, r11
	sub	r5, r5, r11
.Lcopy_user_head_done:

	/* Bulk: 32 words at a time. */
	srdi.	r0, r5, 8
	beq	.Lcopy_user_bulk_done
	mtctr	r0
.Lcopy_user_bulk:
	user	.Lcopy_user_fixup_bulk_loop,	ld	r6, 8(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r7, 16(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r8, 24(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r9, 32(r4)
	user	.Lcopy_user_fixup_bulk_loop,	std	r6, 8(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r7, 16(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r8, 24(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r9, 32(r3)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r6, 40(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r7, 48(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r8, 56(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r9, 64(r4)
	user	.Lcopy_user_fixup_bulk_loop,	std	r6, 40(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r7, 48(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r8, 56(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r9, 64(r3)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r6, 72(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r7, 80(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r8, 88(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r9, 96(r4)
	user	.Lcopy_user_fixup_bulk_loop,	std	r6, 72(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r7, 80(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r8, 88(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r9, 96(r3)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r6, 104(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r7, 112(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r8, 120(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r9, 128(r4)
	user	.Lcopy_user_fixup_bulk_loop,	std	r6, 104(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r7, 112(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r8, 120(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r9, 128(r3)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r6, 136(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r7, 144(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r8, 152(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r9, 160(r4)
	user	.Lcopy_user_fixup_bulk_loop,	std	r6, 136(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r7, 144(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r8, 152(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r9, 160(r3)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r6, 168(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r7, 176(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r8, 184(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r9, 192(r4)
	user	.Lcopy_user_fixup_bulk_loop,	std	r6, 168(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r7, 176(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r8, 184(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r9, 192(r3)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r6, 200(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r7, 208(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r8, 216(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r9, 224(r4)
	user	.Lcopy_user_fixup_bulk_loop,	std	r6, 200(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r7, 208(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r8, 216(r3)
	user	.Lcopy_user_fixup_bulk_loop,	std	r9, 224(r3)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r6, 232(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r7, 240(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ld	r8, 248(r4)
	user	.Lcopy_user_fixup_bulk_loop,	ldu	r9, 256(r4)
	user	.Lcopy_user_fixup_bulk_loop_2,	std	r6, 232(r3)
	user	.Lcopy_user_fixup_bulk_loop_2,	std	r7, 240(r3)
	user	.Lcopy_user_fixup_bulk_loop_2,	std	r8, 248(r3)
	user	.Lcopy_user_fixup_bulk_loop_2,	stdu	r9, 256(r3)
	bdnz	.Lcopy_user_bulk
.Lcopy_user_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	24, .Lcopy_user_tail_no_16w
	user	.Lcopy_user_fixup_tail_16w,	ld	r6, 8(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r7, 16(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r8, 24(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r9, 32(r4)
	user	.Lcopy_user_fixup_tail_16w,	std	r6, 8(r3)
	user	.Lcopy_user_fixup_tail_16w,	std	r7, 16(r3)
	user	.Lcopy_user_fixup_tail_16w,	std	r8, 24(r3)
	user	.Lcopy_user_fixup_tail_16w,	std	r9, 32(r3)
	user	.Lcopy_user_fixup_tail_16w,	ld	r6, 40(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r7, 48(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r8, 56(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r9, 64(r4)
	user	.Lcopy_user_fixup_tail_16w,	std	r6, 40(r3)
	user	.Lcopy_user_fixup_tail_16w,	std	r7, 48(r3)
	user	.Lcopy_user_fixup_tail_16w,	std	r8, 56(r3)
	user	.Lcopy_user_fixup_tail_16w,	std	r9, 64(r3)
	user	.Lcopy_user_fixup_tail_16w,	ld	r6, 72(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r7, 80(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r8, 88(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r9, 96(r4)
	user	.Lcopy_user_fixup_tail_16w,	std	r6, 72(r3)
	user	.Lcopy_user_fixup_tail_16w,	std	r7, 80(r3)
	user	.Lcopy_user_fixup_tail_16w,	std	r8, 88(r3)
	user	.Lcopy_user_fixup_tail_16w,	std	r9, 96(r3)
	user	.Lcopy_user_fixup_tail_16w,	ld	r6, 104(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r7, 112(r4)
	user	.Lcopy_user_fixup_tail_16w,	ld	r8, 120(r4)
	user	.Lcopy_user_fixup_tail_16w,	ldu	r9, 128(r4)
	user	.Lcopy_user_fixup_tail_16w_2,	std	r6, 104(r3)
	user	.Lcopy_user_fixup_tail_16w_2,	std	r7, 112(r3)
	user	.Lcopy_user_fixup_tail_16w_2,	std	r8, 120(r3)
	user	.Lcopy_user_fixup_tail_16w_2,	stdu	r9, 128(r3)
.Lcopy_user_tail_no_16w:
	bf	25, .Lcopy_user_tail_no_8w
	user	.Lcopy_user_fixup_tail_8w,	ld	r6, 8(r4)
	user	.Lcopy_user_fixup_tail_8w,	ld	r7, 16(r4)
	user	.Lcopy_user_fixup_tail_8w,	ld	r8, 24(r4)
	user	.Lcopy_user_fixup_tail_8w,	ld	r9, 32(r4)
	user	.Lcopy_user_fixup_tail_8w,	std	r6, 8(r3)
	user	.Lcopy_user_fixup_tail_8w,	std	r7, 16(r3)
	user	.Lcopy_user_fixup_tail_8w,	std	r8, 24(r3)
	user	.Lcopy_user_fixup_tail_8w,	std	r9, 32(r3)
	user	.Lcopy_user_fixup_tail_8w,	ld	r6, 40(r4)
	user	.Lcopy_user_fixup_tail_8w,	ld	r7, 48(r4)
	user	.Lcopy_user_fixup_tail_8w,	ld	r8, 56(r4)
	user	.Lcopy_user_fixup_tail_8w,	ldu	r9, 64(r4)
	user	.Lcopy_user_fixup_tail_8w_2,	std	r6, 40(r3)
	user	.Lcopy_user_fixup_tail_8w_2,	std	r7, 48(r3)
	user	.Lcopy_user_fixup_tail_8w_2,	std	r8, 56(r3)
	user	.Lcopy_user_fixup_tail_8w_2,	stdu	r9, 64(r3)
.Lcopy_user_tail_no_8w:
	bf	26, .Lcopy_user_tail_no_4w
	user	.Lcopy_user_fixup_tail_4w,	ld	r6, 8(r4)
	user	.Lcopy_user_fixup_tail_4w,	ld	r7, 16(r4)
	user	.Lcopy_user_fixup_tail_4w,	ld	r8, 24(r4)
	user	.Lcopy_user_fixup_tail_4w,	ldu	r9, 32(r4)
	user	.Lcopy_user_fixup_tail_4w_2,	std	r6, 8(r3)
	user	.Lcopy_user_fixup_tail_4w_2,	std	r7, 16(r3)
	user	.Lcopy_user_fixup_tail_4w_2,	std	r8, 24(r3)
	user	.Lcopy_user_fixup_tail_4w_2,	stdu	r9, 32(r3)
.Lcopy_user_tail_no_4w:
	bf	27, .Lcopy_user_tail_no_2w
	user	.Lcopy_user_fixup_tail_2w,	ld	r6, 8(r4)
	user	.Lcopy_user_fixup_tail_2w,	ldu	r7, 16(r4)
	user	.Lcopy_user_fixup_tail_2w_2,	std	r6, 8(r3)
	user	.Lcopy_user_fixup_tail_2w_2,	stdu	r7, 16(r3)
.Lcopy_user_tail_no_2w:
	bf	28, .Lcopy_user_tail_no_1w
	user	.Lcopy_user_fixup_tail_1w,	ldu	r6, 8(r4)
	user	.Lcopy_user_fixup_tail_1w_2,	stdu	r6, 8(r3)
.Lcopy_user_tail_no_1w:

	/* Last: a word that overlaps what came before. */
	andi.	r5, r5, 7
	beq	.Lcopy_user_exit
	user	.Lcopy_user_fixup_head,	ldx	r6, r4, r5
	user	.Lcopy_user_fixup_head,	stdx	r6, r3, r5
.Lcopy_user_exit:
	li	r3, 0
	blr

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lcopy_user_fixup_head:
	addi	r3, r3, 8
	addi	r4, r4, 8
	b	.Lcopy_user_retry
.Lcopy_user_fixup_bulk_loop:
	addi	r3, r3, 8
	addi	r4, r4, 8
	mfctr	r0
	sldi	r0, r0, 8
	andi.	r5, r5, 255
	add	r5, r5, r0
	b	.Lcopy_user_retry
.Lcopy_user_fixup_bulk_loop_2:
	addi	r3, r3, 8
	addi	r4, r4, -248
	mfctr	r0
	sldi	r0, r0, 8
	andi.	r5, r5, 255
	add	r5, r5, r0
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_16w:
	addi	r3, r3, 8
	addi	r4, r4, 8
	andi.	r5, r5, 255
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_16w_2:
	addi	r3, r3, 8
	addi	r4, r4, -120
	andi.	r5, r5, 255
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_8w:
	addi	r3, r3, 8
	addi	r4, r4, 8
	andi.	r5, r5, 127
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_8w_2:
	addi	r3, r3, 8
	addi	r4, r4, -56
	andi.	r5, r5, 127
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_4w:
	addi	r3, r3, 8
	addi	r4, r4, 8
	andi.	r5, r5, 63
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_4w_2:
	addi	r3, r3, 8
	addi	r4, r4, -24
	andi.	r5, r5, 63
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_2w:
	addi	r3, r3, 8
	addi	r4, r4, 8
	andi.	r5, r5, 31
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_2w_2:
	addi	r3, r3, 8
	addi	r4, r4, -8
	andi.	r5, r5, 31
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_1w:
	addi	r3, r3, 8
	addi	r4, r4, 8
	andi.	r5, r5, 15
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_1w_2:
	addi	r3, r3, 8
	andi.	r5, r5, 15
.Lcopy_user_retry:
	user	.Lcopy_user_residue,	lbz	r6, 0(r4)
	user	.Lcopy_user_residue,	stb	r6, 0(r3)
	addi	r4, r4, 1
	addi	r3, r3, 1
	addi	r5, r5, -1
	cmpldi	r5, 0
	bne	.Lcopy_user_retry
.Lcopy_user_residue:
	mr	r3, r5
	blr
EXPORT_SYMBOL(__copy_tofrom_user)
