/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcpy_64.S: memcpy
 *
 * Made by `memgen generate --target ppc64` from templates/ and targets/ppc64.m4.
 */

#include <linux/export.h>
#include <asm/feature-fixups.h>
#include <asm/kasan.h>
#include <asm/ppc_asm.h>

/*
 * memcpy(dst, src, n): returns dst. The buffers do not overlap.
 *
 *   r3                           dst, then the result
 *   r4                           src
 *   r5                           n, then only its low bits
 *   r6,r7,r8,r9,r10,r11,r12,r0   data
 *   r12                          dst, moving
 *   r11                          bytes up to the boundary
 *   r0                           scratch
 */
_GLOBAL_TOC_KASAN(memcpy)
#if defined(CONFIG_PPC_BOOK3S_64)
BEGIN_FTR_SECTION
	nop
FTR_SECTION_ELSE
	b	memcpy_power7
ALT_FTR_SECTION_END_IFCLR(CPU_FTR_VMX_COPY)
#endif

	/* Small sizes: words from both ends, which may overlap. */
	cmpldi	r5, 17
	bge	.Lmemcpy_over_2w
	addic.	r5, r5, -8
	blt	.Lmemcpy_below
	ld	r6, 0(r4)
	ldx	r7, r4, r5
	std	r6, 0(r3)
	stdx	r7, r3, r5
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcpy_below:
	mtcrf	1, r5
	bf	29, .Lmemcpy_below_4
	lwz	r6, 0(r4)
	addi	r5, r5, 4
	lwzx	r7, r4, r5
	stw	r6, 0(r3)
	stwx	r7, r3, r5
	blr
.Lmemcpy_below_4:
	bf	30, .Lmemcpy_below_2
	lhz	r6, 0(r4)
	bf	31, .Lmemcpy_pair
	lbz	r7, 2(r4)
	stb	r7, 2(r3)
.Lmemcpy_pair:
	sth	r6, 0(r3)
	blr
.Lmemcpy_below_2:
	bf	31, .Lmemcpy_nothing
	lbz	r6, 0(r4)
	stb	r6, 0(r3)
.Lmemcpy_nothing:
	blr
.Lmemcpy_over_2w:
	cmpldi	r5, 33
	bge	.Lmemcpy_over_4w
	ld	r6, 0(r4)
	ld	r7, 8(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	ld	r8, -16(r4)
	ld	r9, -8(r4)
	std	r6, 0(r3)
	std	r7, 8(r3)
	std	r8, -16(r5)
	std	r9, -8(r5)
	blr
.Lmemcpy_over_4w:
	cmpldi	r5, 65
	bge	.Lmemcpy_over_8w
	ld	r6, 0(r4)
	ld	r7, 8(r4)
	ld	r8, 16(r4)
	ld	r9, 24(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	ld	r10, -32(r4)
	ld	r11, -24(r4)
	ld	r12, -16(r4)
	ld	r0, -8(r4)
	std	r6, 0(r3)
	std	r7, 8(r3)
	std	r8, 16(r3)
	std	r9, 24(r3)
	std	r10, -32(r5)
	std	r11, -24(r5)
	std	r12, -16(r5)
	std	r0, -8(r5)
	blr
.Lmemcpy_over_8w:
	cmpldi	r5, 129
	bge	.Lmemcpy_over_16w
	cmpldi	r5, 97
	bge	.Lmemcpy_over_12w
	ld	r6, 0(r4)
	ld	r7, 8(r4)
	ld	r8, 16(r4)
	ld	r9, 24(r4)
	ld	r10, 32(r4)
	ld	r11, 40(r4)
	std	r6, 0(r3)
	std	r7, 8(r3)
	std	r8, 16(r3)
	std	r9, 24(r3)
	std	r10, 32(r3)
	std	r11, 40(r3)
	add	r12, r4, r5
	ld	r6, -48(r12)
	ld	r7, -40(r12)
	ld	r8, -32(r12)
	ld	r9, -24(r12)
	ld	r10, -16(r12)
	ld	r11, -8(r12)
	add	r12, r3, r5
	std	r6, -48(r12)
	std	r7, -40(r12)
	std	r8, -32(r12)
	std	r9, -24(r12)
	std	r10, -16(r12)
	std	r11, -8(r12)
	blr
.Lmemcpy_over_12w:
	ld	r6, 0(r4)
	ld	r7, 8(r4)
	ld	r8, 16(r4)
	ld	r9, 24(r4)
	std	r6, 0(r3)
	std	r7, 8(r3)
	std	r8, 16(r3)
	std	r9, 24(r3)
	ld	r6, 32(r4)
	ld	r7, 40(r4)
	ld	r8, 48(r4)
	ld	r9, 56(r4)
	std	r6, 32(r3)
	std	r7, 40(r3)
	std	r8, 48(r3)
	std	r9, 56(r3)
	add	r10, r4, r5
	add	r11, r3, r5
	ld	r6, -64(r10)
	ld	r7, -56(r10)
	ld	r8, -48(r10)
	ld	r9, -40(r10)
	std	r6, -64(r11)
	std	r7, -56(r11)
	std	r8, -48(r11)
	std	r9, -40(r11)
	ld	r6, -32(r10)
	ld	r7, -24(r10)
	ld	r8, -16(r10)
	ld	r9, -8(r10)
	std	r6, -32(r11)
	std	r7, -24(r11)
	std	r8, -16(r11)
	std	r9, -8(r11)
	blr
.Lmemcpy_over_16w:
	addi	r12, r3, -8
	addi	r4, r4, -8

	/* Head: up to a word boundary of the destination. */
	neg	r11, r12
	andi.	r11, r11, 7
	beq	.Lmemcpy_head_done
	ld	r6, 8(r4)
	std	r6, 8(r12)
	add	r12, r12, r11
	add	r4, r4, r11
	sub	r5, r5, r11
.Lmemcpy_head_done:

	/* Bulk: 32 words at a time. */
	srdi.	r0, r5, 8
	beq	.Lmemcpy_bulk_done
	mtctr	r0
.Lmemcpy_bulk:
	ld	r6, 8(r4)
	ld	r7, 16(r4)
	ld	r8, 24(r4)
	ld	r9, 32(r4)
	std	r6, 8(r12)
	std	r7, 16(r12)
	std	r8, 24(r12)
	std	r9, 32(r12)
	ld	r6, 40(r4)
	ld	r7, 48(r4)
	ld	r8, 56(r4)
	ld	r9, 64(r4)
	std	r6, 40(r12)
	std	r7, 48(r12)
	std	r8, 56(r12)
	std	r9, 64(r12)
	ld	r6, 72(r4)
	ld	r7, 80(r4)
	ld	r8, 88(r4)
	ld	r9, 96(r4)
	std	r6, 72(r12)
	std	r7, 80(r12)
	std	r8, 88(r12)
	std	r9, 96(r12)
	ld	r6, 104(r4)
	ld	r7, 112(r4)
	ld	r8, 120(r4)
	ld	r9, 128(r4)
	std	r6, 104(r12)
	std	r7, 112(r12)
	std	r8, 120(r12)
	std	r9, 128(r12)
	ld	r6, 136(r4)
	ld	r7, 144(r4)
	ld	r8, 152(r4)
	ld	r9, 160(r4)
	std	r6, 136(r12)
	std	r7, 144(r12)
	std	r8, 152(r12)
	std	r9, 160(r12)
	ld	r6, 168(r4)
	ld	r7, 176(r4)
	ld	r8, 184(r4)
	ld	r9, 192(r4)
	std	r6, 168(r12)
	std	r7, 176(r12)
	std	r8, 184(r12)
	std	r9, 192(r12)
	ld	r6, 200(r4)
	ld	r7, 208(r4)
	ld	r8, 216(r4)
	ld	r9, 224(r4)
	std	r6, 200(r12)
	std	r7, 208(r12)
	std	r8, 216(r12)
	std	r9, 224(r12)
	ld	r6, 232(r4)
	ld	r7, 240(r4)
	ld	r8, 248(r4)
	ldu	r9, 256(r4)
	std	r6, 232(r12)
	std	r7, 240(r12)
	std	r8, 248(r12)
	stdu	r9, 256(r12)
	bdnz	.Lmemcpy_bulk
.Lmemcpy_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	24, .Lmemcpy_tail_no_16w
	ld	r6, 8(r4)
	ld	r7, 16(r4)
	ld	r8, 24(r4)
	ld	r9, 32(r4)
	std	r6, 8(r12)
	std	r7, 16(r12)
	std	r8, 24(r12)
	std	r9, 32(r12)
	ld	r6, 40(r4)
	ld	r7, 48(r4)
	ld	r8, 56(r4)
	ld	r9, 64(r4)
	std	r6, 40(r12)
	std	r7, 48(r12)
	std	r8, 56(r12)
	std	r9, 64(r12)
	ld	r6, 72(r4)
	ld	r7, 80(r4)
	ld	r8, 88(r4)
	ld	r9, 96(r4)
	std	r6, 72(r12)
	std	r7, 80(r12)
	std	r8, 88(r12)
	std	r9, 96(r12)
	ld	r6, 104(r4)
	ld	r7, 112(r4)
	ld	r8, 120(r4)
	ldu	r9, 128(r4)
	std	r6, 104(r12)
	std	r7, 112(r12)
	std	r8, 120(r12)
	stdu	r9, 128(r12)
.Lmemcpy_tail_no_16w:
	bf	25, .Lmemcpy_tail_no_8w
	ld	r6, 8(r4)
	ld	r7, 16(r4)
	ld	r8, 24(r4)
	ld	r9, 32(r4)
	std	r6, 8(r12)
	std	r7, 16(r12)
	std	r8, 24(r12)
	std	r9, 32(r12)
	ld	r6, 40(r4)
	ld	r7, 48(r4)
	ld	r8, 56(r4)
	ldu	r9, 64(r4)
	std	r6, 40(r12)
	std	r7, 48(r12)
	std	r8, 56(r12)
	stdu	r9, 64(r12)
.Lmemcpy_tail_no_8w:
	bf	26, .Lmemcpy_tail_no_4w
	ld	r6, 8(r4)
	ld	r7, 16(r4)
	ld	r8, 24(r4)
	ldu	r9, 32(r4)
	std	r6, 8(r12)
	std	r7, 16(r12)
	std	r8, 24(r12)
	stdu	r9, 32(r12)
.Lmemcpy_tail_no_4w:
	bf	27, .Lmemcpy_tail_no_2w
	ld	r6, 8(r4)
	ldu	r7, 16(r4)
	std	r6, 8(r12)
	stdu	r7, 16(r12)
.Lmemcpy_tail_no_2w:
	bf	28, .Lmemcpy_tail_no_1w
	ldu	r6, 8(r4)
	stdu	r6, 8(r12)
.Lmemcpy_tail_no_1w:

	/* Last: a word that overlaps what came before. */
	andi.	r5, r5, 7
	beq	.Lmemcpy_exit
	ldx	r6, r4, r5
	stdx	r6, r12, r5
.Lmemcpy_exit:
	blr
EXPORT_SYMBOL(memcpy)
EXPORT_SYMBOL_KASAN(memcpy)
