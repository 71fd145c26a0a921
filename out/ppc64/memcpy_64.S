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
	cmpldi	r5, 8
	blt	.Lmemcpy_below
	ld	r6, 0(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	ld	r7, -8(r4)
	std	r6, 0(r3)
	std	r7, -8(r5)
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcpy_below:
	mtcrf	1, r5
	bf	29, .Lmemcpy_below_4
	lwz	r6, 0(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lwz	r7, -4(r4)
	stw	r6, 0(r3)
	stw	r7, -4(r5)
	blr
.Lmemcpy_below_4:
	bf	30, .Lmemcpy_below_2
	lhz	r6, 0(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lhz	r7, -2(r4)
	sth	r6, 0(r3)
	sth	r7, -2(r5)
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
	addi	r12, r3, -8
	addi	r4, r4, -8

	/* Head: up to a word boundary of the destination. */
	cmpldi	r5, 128
	blt	.Lmemcpy_any_alignment
	neg	r11, r12
	andi.	r11, r11, 7
	beq	.Lmemcpy_head_done
	sub	r5, r5, r11
	mtcrf	1, r11
	bf	31, .Lmemcpy_head_no_1
	lbz	r6, 8(r4)
	stb	r6, 8(r12)
	addi	r4, r4, 1
	addi	r12, r12, 1
.Lmemcpy_head_no_1:
	bf	30, .Lmemcpy_head_no_2
	lhz	r6, 8(r4)
	sth	r6, 8(r12)
	addi	r4, r4, 2
	addi	r12, r12, 2
.Lmemcpy_head_no_2:
	bf	29, .Lmemcpy_head_no_4
	lwz	r6, 8(r4)
	stw	r6, 8(r12)
	addi	r4, r4, 4
	addi	r12, r12, 4
.Lmemcpy_head_no_4:
.Lmemcpy_head_done:
.Lmemcpy_any_alignment:

	/* Bulk: 8 words at a time. */
	srdi.	r0, r5, 6
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
	ldu	r9, 64(r4)
	std	r6, 40(r12)
	std	r7, 48(r12)
	std	r8, 56(r12)
	stdu	r9, 64(r12)
	bdnz	.Lmemcpy_bulk
.Lmemcpy_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
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
	bf	29, .Lmemcpy_tail_no_4
	lwz	r6, 8(r4)
	stw	r6, 8(r12)
	addi	r4, r4, 4
	addi	r12, r12, 4
.Lmemcpy_tail_no_4:
	bf	30, .Lmemcpy_tail_no_2
	lhz	r6, 8(r4)
	sth	r6, 8(r12)
	addi	r4, r4, 2
	addi	r12, r12, 2
.Lmemcpy_tail_no_2:
	bf	31, .Lmemcpy_tail_no_1
	lbz	r6, 8(r4)
	stb	r6, 8(r12)
.Lmemcpy_tail_no_1:
	blr
EXPORT_SYMBOL(memcpy)
EXPORT_SYMBOL_KASAN(memcpy)
