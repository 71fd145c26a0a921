/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * mem_64.S: memset and memmove
 *
 * Made by `memgen generate --target ppc64` from templates/ and targets/ppc64.m4.
 */

#include <linux/export.h>
#include <asm/kasan.h>
#include <asm/ppc_asm.h>

/*
 * memset(dst, c, n): returns dst.
 *
 *   r3    dst, then the result
 *   r5    n, then only its low bits
 *   r4    the value, over a whole word
 *   r12   dst, moving
 *   r11   bytes up to the boundary
 *   r0    scratch
 */
_GLOBAL_KASAN(memset)
	rlwimi	r4, r4, 8, 16, 23
	rlwimi	r4, r4, 16, 0, 15
	rldimi	r4, r4, 32, 0
.Lmemset_small:

	/* Small sizes: words from both ends, which may overlap. */
	cmpldi	r5, 17
	bge	.Lmemset_over_2w
	addic.	r5, r5, -8
	blt	.Lmemset_below
	std	r4, 0(r3)
	stdx	r4, r3, r5
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemset_below:
	mtcrf	1, r5
	bf	29, .Lmemset_below_4
	stw	r4, 0(r3)
	addi	r5, r5, 4
	stwx	r4, r3, r5
	blr
.Lmemset_below_4:
	bf	30, .Lmemset_below_2
	sth	r4, 0(r3)
	bf	31, .Lmemset_pair
	stb	r4, 2(r3)
.Lmemset_pair:
	blr
.Lmemset_below_2:
	bf	31, .Lmemset_nothing
	stb	r4, 0(r3)
.Lmemset_nothing:
	blr
.Lmemset_over_2w:
	cmpldi	r5, 33
	bge	.Lmemset_over_4w
	std	r4, 0(r3)
	std	r4, 8(r3)
	add	r6, r3, r5
	std	r4, -16(r6)
	std	r4, -8(r6)
	blr
.Lmemset_over_4w:
	cmpldi	r5, 65
	bge	.Lmemset_over_8w
	std	r4, 0(r3)
	std	r4, 8(r3)
	std	r4, 16(r3)
	std	r4, 24(r3)
	add	r6, r3, r5
	std	r4, -32(r6)
	std	r4, -24(r6)
	std	r4, -16(r6)
	std	r4, -8(r6)
	blr
.Lmemset_over_8w:
	cmpldi	r5, 129
	bge	.Lmemset_over_16w
	std	r4, 0(r3)
	std	r4, 8(r3)
	std	r4, 16(r3)
	std	r4, 24(r3)
	std	r4, 32(r3)
	std	r4, 40(r3)
	std	r4, 48(r3)
	std	r4, 56(r3)
	add	r6, r3, r5
	std	r4, -64(r6)
	std	r4, -56(r6)
	std	r4, -48(r6)
	std	r4, -40(r6)
	std	r4, -32(r6)
	std	r4, -24(r6)
	std	r4, -16(r6)
	std	r4, -8(r6)
	blr
.Lmemset_over_16w:
	cmpldi	r5, 257
	bge	.Lmemset_over_32w
	std	r4, 0(r3)
	std	r4, 8(r3)
	std	r4, 16(r3)
	std	r4, 24(r3)
	std	r4, 32(r3)
	std	r4, 40(r3)
	std	r4, 48(r3)
	std	r4, 56(r3)
	std	r4, 64(r3)
	std	r4, 72(r3)
	std	r4, 80(r3)
	std	r4, 88(r3)
	std	r4, 96(r3)
	std	r4, 104(r3)
	std	r4, 112(r3)
	std	r4, 120(r3)
	add	r6, r3, r5
	std	r4, -128(r6)
	std	r4, -120(r6)
	std	r4, -112(r6)
	std	r4, -104(r6)
	std	r4, -96(r6)
	std	r4, -88(r6)
	std	r4, -80(r6)
	std	r4, -72(r6)
	std	r4, -64(r6)
	std	r4, -56(r6)
	std	r4, -48(r6)
	std	r4, -40(r6)
	std	r4, -32(r6)
	std	r4, -24(r6)
	std	r4, -16(r6)
	std	r4, -8(r6)
	blr
.Lmemset_over_32w:
	addi	r12, r3, -8

	/* Head: up to a word boundary. */
	neg	r11, r12
	andi.	r11, r11, 7
	beq	.Lmemset_head_done
	std	r4, 8(r12)
	add	r12, r12, r11
	sub	r5, r5, r11
.Lmemset_head_done:

	/* Bulk: 32 words at a time. */
	srdi.	r0, r5, 8
	beq	.Lmemset_bulk_done
	mtctr	r0
.Lmemset_bulk:
	std	r4, 8(r12)
	std	r4, 16(r12)
	std	r4, 24(r12)
	std	r4, 32(r12)
	std	r4, 40(r12)
	std	r4, 48(r12)
	std	r4, 56(r12)
	std	r4, 64(r12)
	std	r4, 72(r12)
	std	r4, 80(r12)
	std	r4, 88(r12)
	std	r4, 96(r12)
	std	r4, 104(r12)
	std	r4, 112(r12)
	std	r4, 120(r12)
	std	r4, 128(r12)
	std	r4, 136(r12)
	std	r4, 144(r12)
	std	r4, 152(r12)
	std	r4, 160(r12)
	std	r4, 168(r12)
	std	r4, 176(r12)
	std	r4, 184(r12)
	std	r4, 192(r12)
	std	r4, 200(r12)
	std	r4, 208(r12)
	std	r4, 216(r12)
	std	r4, 224(r12)
	std	r4, 232(r12)
	std	r4, 240(r12)
	std	r4, 248(r12)
	stdu	r4, 256(r12)
	bdnz	.Lmemset_bulk
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	24, .Lmemset_tail_no_16w
	std	r4, 8(r12)
	std	r4, 16(r12)
	std	r4, 24(r12)
	std	r4, 32(r12)
	std	r4, 40(r12)
	std	r4, 48(r12)
	std	r4, 56(r12)
	std	r4, 64(r12)
	std	r4, 72(r12)
	std	r4, 80(r12)
	std	r4, 88(r12)
	std	r4, 96(r12)
	std	r4, 104(r12)
	std	r4, 112(r12)
	std	r4, 120(r12)
	stdu	r4, 128(r12)
.Lmemset_tail_no_16w:
	bf	25, .Lmemset_tail_no_8w
	std	r4, 8(r12)
	std	r4, 16(r12)
	std	r4, 24(r12)
	std	r4, 32(r12)
	std	r4, 40(r12)
	std	r4, 48(r12)
	std	r4, 56(r12)
	stdu	r4, 64(r12)
.Lmemset_tail_no_8w:
	bf	26, .Lmemset_tail_no_4w
	std	r4, 8(r12)
	std	r4, 16(r12)
	std	r4, 24(r12)
	stdu	r4, 32(r12)
.Lmemset_tail_no_4w:
	bf	27, .Lmemset_tail_no_2w
	std	r4, 8(r12)
	stdu	r4, 16(r12)
.Lmemset_tail_no_2w:
	bf	28, .Lmemset_tail_no_1w
	stdu	r4, 8(r12)
.Lmemset_tail_no_1w:

	/* Last: words that overlap what came before. */
	andi.	r5, r5, 7
	beq	.Lmemset_exit
	stdx	r4, r12, r5
.Lmemset_exit:
	blr
EXPORT_SYMBOL(memset)
EXPORT_SYMBOL_KASAN(memset)
#if !defined(CONFIG_KASAN)
/*
 * memset16(dst, value, n): by halfwords; an entry into memset. Returns dst.
 */
_GLOBAL(__memset16)
	rlwimi	r4, r4, 16, 0, 15
	rldimi	r4, r4, 32, 0
	b	.Lmemset_small
EXPORT_SYMBOL(__memset16)

/*
 * memset32(dst, value, n): by 32-bit words; an entry into memset. Returns dst.
 */
_GLOBAL(__memset32)
	rldimi	r4, r4, 32, 0
	b	.Lmemset_small
EXPORT_SYMBOL(__memset32)

/*
 * memset64(dst, value, n): by 64-bit words; an entry into memset. Returns dst.
 */
_GLOBAL(__memset64)
	b	.Lmemset_small
EXPORT_SYMBOL(__memset64)
#endif

/*
 * memmove(dst, src, n): returns dst. The buffers may overlap.
 *
 *   r3                           dst, then the result
 *   r4                           src
 *   r5                           n, then only its low bits
 *   r6,r7,r8,r9,r10,r11,r12,r0   data
 *   r12                          dst, moving
 *   r11                          bytes up to the boundary
 *   r0                           scratch
 */
_GLOBAL_TOC_KASAN(memmove)
.Lmemmove_small:

	/* Small sizes: words from both ends, which may overlap. */
	cmpldi	r5, 17
	bge	.Lmemmove_over_2w
	addic.	r5, r5, -8
	blt	.Lmemmove_below
	ld	r6, 0(r4)
	ldx	r7, r4, r5
	std	r6, 0(r3)
	stdx	r7, r3, r5
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemmove_below:
	mtcrf	1, r5
	bf	29, .Lmemmove_below_4
	lwz	r6, 0(r4)
	addi	r5, r5, 4
	lwzx	r7, r4, r5
	stw	r6, 0(r3)
	stwx	r7, r3, r5
	blr
.Lmemmove_below_4:
	bf	30, .Lmemmove_below_2
	lhz	r6, 0(r4)
	bf	31, .Lmemmove_pair
	lbz	r7, 2(r4)
	stb	r7, 2(r3)
.Lmemmove_pair:
	sth	r6, 0(r3)
	blr
.Lmemmove_below_2:
	bf	31, .Lmemmove_nothing
	lbz	r6, 0(r4)
	stb	r6, 0(r3)
.Lmemmove_nothing:
	blr
.Lmemmove_over_2w:
	cmpldi	r5, 33
	bge	.Lmemmove_over_4w
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
.Lmemmove_over_4w:
	cmpldi	r5, 65
	bge	.Lmemmove_over_8w
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
.Lmemmove_over_8w:

	/* Forward, unless dst is inside the source. */
	sub	r0, r3, r4
	cmpld	r0, r5
	blt	.Lmemmove_backward
	cmpldi	r5, 129
	bge	.Lmemmove_forward_over_16w
	cmpldi	r5, 97
	bge	.Lmemmove_forward_over_12w
	add	r6, r4, r5
	ld	r10, -32(r6)
	ld	r11, -24(r6)
	ld	r12, -16(r6)
	ld	r0, -8(r6)
	add	r5, r3, r5
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
	std	r10, -32(r5)
	std	r11, -24(r5)
	std	r12, -16(r5)
	std	r0, -8(r5)
	blr
.Lmemmove_forward_over_12w:
	add	r6, r4, r5
	ld	r10, -32(r6)
	ld	r11, -24(r6)
	ld	r12, -16(r6)
	ld	r0, -8(r6)
	add	r5, r3, r5
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
	ld	r6, 64(r4)
	ld	r7, 72(r4)
	ld	r8, 80(r4)
	ld	r9, 88(r4)
	std	r6, 64(r3)
	std	r7, 72(r3)
	std	r8, 80(r3)
	std	r9, 88(r3)
	std	r10, -32(r5)
	std	r11, -24(r5)
	std	r12, -16(r5)
	std	r0, -8(r5)
	blr
.Lmemmove_forward_over_16w:
#if defined(CONFIG_PPC_BOOK3S_64)
BEGIN_FTR_SECTION
	nop
FTR_SECTION_ELSE
	b	memcpy_power7
ALT_FTR_SECTION_END_IFCLR(CPU_FTR_VMX_COPY)
#endif
	addi	r12, r3, -8
	addi	r4, r4, -8
	ldx	r10, r4, r5
	ld	r11, 8(r4)

	/* Head: up to a word boundary of the destination. */
	neg	r0, r12
	andi.	r0, r0, 7
	beq	.Lmemmove_head_done
	add	r12, r12, r0
	add	r4, r4, r0
	sub	r5, r5, r0
.Lmemmove_head_done:

	/* Bulk: 32 words at a time. */
	srdi.	r0, r5, 8
	beq	.Lmemmove_bulk_done
	mtctr	r0
.Lmemmove_bulk:
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
	bdnz	.Lmemmove_bulk
.Lmemmove_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	24, .Lmemmove_tail_no_16w
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
.Lmemmove_tail_no_16w:
	bf	25, .Lmemmove_tail_no_8w
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
.Lmemmove_tail_no_8w:
	bf	26, .Lmemmove_tail_no_4w
	ld	r6, 8(r4)
	ld	r7, 16(r4)
	ld	r8, 24(r4)
	ldu	r9, 32(r4)
	std	r6, 8(r12)
	std	r7, 16(r12)
	std	r8, 24(r12)
	stdu	r9, 32(r12)
.Lmemmove_tail_no_4w:
	bf	27, .Lmemmove_tail_no_2w
	ld	r6, 8(r4)
	ldu	r7, 16(r4)
	std	r6, 8(r12)
	stdu	r7, 16(r12)
.Lmemmove_tail_no_2w:
	bf	28, .Lmemmove_tail_no_1w
	ldu	r6, 8(r4)
	stdu	r6, 8(r12)
.Lmemmove_tail_no_1w:

	/* Last: what was loaded first. */
	andi.	r5, r5, 7
	stdx	r10, r12, r5
	std	r11, 0(r3)
	blr

/*
 * backwards_memcpy(dst, src, n): as memmove, what is not small always from the last byte to the first.
 */
_GLOBAL(backwards_memcpy)
	cmpldi	r5, 65
	blt	.Lmemmove_small

	/* Backward, from the end. */
.Lmemmove_backward:
	cmpldi	r5, 129
	bge	.Lmemmove_backward_over_16w
	cmpldi	r5, 97
	bge	.Lmemmove_backward_over_12w
	ld	r10, 0(r4)
	ld	r11, 8(r4)
	ld	r12, 16(r4)
	ld	r0, 24(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	ld	r6, -32(r4)
	ld	r7, -24(r4)
	ld	r8, -16(r4)
	ld	r9, -8(r4)
	std	r6, -32(r5)
	std	r7, -24(r5)
	std	r8, -16(r5)
	std	r9, -8(r5)
	ld	r6, -64(r4)
	ld	r7, -56(r4)
	ld	r8, -48(r4)
	ld	r9, -40(r4)
	std	r6, -64(r5)
	std	r7, -56(r5)
	std	r8, -48(r5)
	std	r9, -40(r5)
	std	r10, 0(r3)
	std	r11, 8(r3)
	std	r12, 16(r3)
	std	r0, 24(r3)
	blr
.Lmemmove_backward_over_12w:
	ld	r10, 0(r4)
	ld	r11, 8(r4)
	ld	r12, 16(r4)
	ld	r0, 24(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	ld	r6, -32(r4)
	ld	r7, -24(r4)
	ld	r8, -16(r4)
	ld	r9, -8(r4)
	std	r6, -32(r5)
	std	r7, -24(r5)
	std	r8, -16(r5)
	std	r9, -8(r5)
	ld	r6, -64(r4)
	ld	r7, -56(r4)
	ld	r8, -48(r4)
	ld	r9, -40(r4)
	std	r6, -64(r5)
	std	r7, -56(r5)
	std	r8, -48(r5)
	std	r9, -40(r5)
	ld	r6, -96(r4)
	ld	r7, -88(r4)
	ld	r8, -80(r4)
	ld	r9, -72(r4)
	std	r6, -96(r5)
	std	r7, -88(r5)
	std	r8, -80(r5)
	std	r9, -72(r5)
	std	r10, 0(r3)
	std	r11, 8(r3)
	std	r12, 16(r3)
	std	r0, 24(r3)
	blr
.Lmemmove_backward_over_16w:
	ld	r10, 0(r4)
	add	r12, r3, r5
	add	r4, r4, r5

	/* Head: up to a word boundary of the destination. */
	andi.	r11, r12, 7
	beq	.Lmemmove_backward_head_done
	sub	r5, r5, r11
	mtcrf	1, r11
	bf	31, .Lmemmove_backward_head_no_1
	lbz	r6, -1(r4)
	stb	r6, -1(r12)
	addi	r4, r4, -1
	addi	r12, r12, -1
.Lmemmove_backward_head_no_1:
	bf	30, .Lmemmove_backward_head_no_2
	lhz	r6, -2(r4)
	sth	r6, -2(r12)
	addi	r4, r4, -2
	addi	r12, r12, -2
.Lmemmove_backward_head_no_2:
	bf	29, .Lmemmove_backward_head_no_4
	lwz	r6, -4(r4)
	stw	r6, -4(r12)
	addi	r4, r4, -4
	addi	r12, r12, -4
.Lmemmove_backward_head_no_4:
.Lmemmove_backward_head_done:

	/* Bulk: 32 words at a time. */
	srdi.	r0, r5, 8
	beq	.Lmemmove_backward_bulk_done
	mtctr	r0
.Lmemmove_backward_bulk:
	ld	r9, -8(r4)
	ld	r8, -16(r4)
	ld	r7, -24(r4)
	ld	r6, -32(r4)
	std	r9, -8(r12)
	std	r8, -16(r12)
	std	r7, -24(r12)
	std	r6, -32(r12)
	ld	r9, -40(r4)
	ld	r8, -48(r4)
	ld	r7, -56(r4)
	ld	r6, -64(r4)
	std	r9, -40(r12)
	std	r8, -48(r12)
	std	r7, -56(r12)
	std	r6, -64(r12)
	ld	r9, -72(r4)
	ld	r8, -80(r4)
	ld	r7, -88(r4)
	ld	r6, -96(r4)
	std	r9, -72(r12)
	std	r8, -80(r12)
	std	r7, -88(r12)
	std	r6, -96(r12)
	ld	r9, -104(r4)
	ld	r8, -112(r4)
	ld	r7, -120(r4)
	ld	r6, -128(r4)
	std	r9, -104(r12)
	std	r8, -112(r12)
	std	r7, -120(r12)
	std	r6, -128(r12)
	ld	r9, -136(r4)
	ld	r8, -144(r4)
	ld	r7, -152(r4)
	ld	r6, -160(r4)
	std	r9, -136(r12)
	std	r8, -144(r12)
	std	r7, -152(r12)
	std	r6, -160(r12)
	ld	r9, -168(r4)
	ld	r8, -176(r4)
	ld	r7, -184(r4)
	ld	r6, -192(r4)
	std	r9, -168(r12)
	std	r8, -176(r12)
	std	r7, -184(r12)
	std	r6, -192(r12)
	ld	r9, -200(r4)
	ld	r8, -208(r4)
	ld	r7, -216(r4)
	ld	r6, -224(r4)
	std	r9, -200(r12)
	std	r8, -208(r12)
	std	r7, -216(r12)
	std	r6, -224(r12)
	ld	r9, -232(r4)
	ld	r8, -240(r4)
	ld	r7, -248(r4)
	ldu	r6, -256(r4)
	std	r9, -232(r12)
	std	r8, -240(r12)
	std	r7, -248(r12)
	stdu	r6, -256(r12)
	bdnz	.Lmemmove_backward_bulk
.Lmemmove_backward_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	24, .Lmemmove_backward_tail_no_16w
	ld	r9, -8(r4)
	ld	r8, -16(r4)
	ld	r7, -24(r4)
	ld	r6, -32(r4)
	std	r9, -8(r12)
	std	r8, -16(r12)
	std	r7, -24(r12)
	std	r6, -32(r12)
	ld	r9, -40(r4)
	ld	r8, -48(r4)
	ld	r7, -56(r4)
	ld	r6, -64(r4)
	std	r9, -40(r12)
	std	r8, -48(r12)
	std	r7, -56(r12)
	std	r6, -64(r12)
	ld	r9, -72(r4)
	ld	r8, -80(r4)
	ld	r7, -88(r4)
	ld	r6, -96(r4)
	std	r9, -72(r12)
	std	r8, -80(r12)
	std	r7, -88(r12)
	std	r6, -96(r12)
	ld	r9, -104(r4)
	ld	r8, -112(r4)
	ld	r7, -120(r4)
	ldu	r6, -128(r4)
	std	r9, -104(r12)
	std	r8, -112(r12)
	std	r7, -120(r12)
	stdu	r6, -128(r12)
.Lmemmove_backward_tail_no_16w:
	bf	25, .Lmemmove_backward_tail_no_8w
	ld	r9, -8(r4)
	ld	r8, -16(r4)
	ld	r7, -24(r4)
	ld	r6, -32(r4)
	std	r9, -8(r12)
	std	r8, -16(r12)
	std	r7, -24(r12)
	std	r6, -32(r12)
	ld	r9, -40(r4)
	ld	r8, -48(r4)
	ld	r7, -56(r4)
	ldu	r6, -64(r4)
	std	r9, -40(r12)
	std	r8, -48(r12)
	std	r7, -56(r12)
	stdu	r6, -64(r12)
.Lmemmove_backward_tail_no_8w:
	bf	26, .Lmemmove_backward_tail_no_4w
	ld	r9, -8(r4)
	ld	r8, -16(r4)
	ld	r7, -24(r4)
	ldu	r6, -32(r4)
	std	r9, -8(r12)
	std	r8, -16(r12)
	std	r7, -24(r12)
	stdu	r6, -32(r12)
.Lmemmove_backward_tail_no_4w:
	bf	27, .Lmemmove_backward_tail_no_2w
	ld	r7, -8(r4)
	ldu	r6, -16(r4)
	std	r7, -8(r12)
	stdu	r6, -16(r12)
.Lmemmove_backward_tail_no_2w:
	bf	28, .Lmemmove_backward_tail_no_1w
	ldu	r6, -8(r4)
	stdu	r6, -8(r12)
.Lmemmove_backward_tail_no_1w:

	/* Last: what was loaded first. */
	std	r10, 0(r3)
	blr
EXPORT_SYMBOL(memmove)
EXPORT_SYMBOL_KASAN(memmove)
