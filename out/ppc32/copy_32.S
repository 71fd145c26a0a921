/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * copy_32.S: memory copies and fills, and copies to and from user memory
 *
 * Made by `memgen generate --target ppc32` from templates/ and targets/ppc32.m4.
 */

#include <linux/export.h>
#include <asm/cache.h>
#include <asm/code-patching-asm.h>
#include <asm/kasan.h>
#include <asm/ppc_asm.h>

/* An access to user memory: if it faults, execution goes on at \fixup. */
	.macro	user fixup:req, insn:vararg
9999:	\insn
	EX_TABLE(9999b, \fixup)
	.endm

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
.Lmemset_small:

	/* Small sizes: words from both ends, which may overlap. */
	cmplwi	r5, 9
	bge	.Lmemset_over_2w
	addic.	r5, r5, -4
	blt	.Lmemset_below
	stw	r4, 0(r3)
	stwx	r4, r3, r5
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemset_below:
	mtcrf	1, r5
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
	cmplwi	r5, 17
	bge	.Lmemset_over_4w
	stw	r4, 0(r3)
	stw	r4, 4(r3)
	add	r6, r3, r5
	stw	r4, -8(r6)
	stw	r4, -4(r6)
	blr
.Lmemset_over_4w:
	cmplwi	r5, 33
	bge	.Lmemset_over_8w
	stw	r4, 0(r3)
	stw	r4, 4(r3)
	stw	r4, 8(r3)
	stw	r4, 12(r3)
	add	r6, r3, r5
	stw	r4, -16(r6)
	stw	r4, -12(r6)
	stw	r4, -8(r6)
	stw	r4, -4(r6)
	blr
.Lmemset_over_8w:
	cmplwi	r5, 65
	bge	.Lmemset_over_16w
	cmplwi	r5, 49
	bge	.Lmemset_over_12w
	stw	r4, 0(r3)
	stw	r4, 4(r3)
	stw	r4, 8(r3)
	stw	r4, 12(r3)
	stw	r4, 16(r3)
	stw	r4, 20(r3)
	add	r6, r3, r5
	stw	r4, -24(r6)
	stw	r4, -20(r6)
	stw	r4, -16(r6)
	stw	r4, -12(r6)
	stw	r4, -8(r6)
	stw	r4, -4(r6)
	blr
.Lmemset_over_12w:
	stw	r4, 0(r3)
	stw	r4, 4(r3)
	stw	r4, 8(r3)
	stw	r4, 12(r3)
	stw	r4, 16(r3)
	stw	r4, 20(r3)
	stw	r4, 24(r3)
	stw	r4, 28(r3)
	add	r6, r3, r5
	stw	r4, -32(r6)
	stw	r4, -28(r6)
	stw	r4, -24(r6)
	stw	r4, -20(r6)
	stw	r4, -16(r6)
	stw	r4, -12(r6)
	stw	r4, -8(r6)
	stw	r4, -4(r6)
	blr
.Lmemset_over_16w:

	/*
	 * Only zeroes go by lines; the kernel makes the branch a bne when the
	 * cache is on.
	 */
	cmplwi	r4, 0
.Lmemset_gate:
	b	.Lmemset_few_lines
	patch_site	.Lmemset_gate, patch__memset_nocache

	/* Whole cache lines: up to the first one by 32 bytes. */
#if L1_CACHE_BYTES > 32
	cmplwi	r5, 2*L1_CACHE_BYTES
	blt	.Lmemset_few_lines
#endif
	mr	r12, r3
	neg	r11, r12
	andi.	r11, r11, L1_CACHE_BYTES-1
	beq	.Lmemset_at_line
	stw	r4, 0(r12)
	stw	r4, 4(r12)
	stw	r4, 8(r12)
	stw	r4, 12(r12)
	stw	r4, 16(r12)
	stw	r4, 20(r12)
	stw	r4, 24(r12)
	stw	r4, 28(r12)
	andi.	r0, r11, 31
	add	r12, r12, r0
	sub	r5, r5, r11
	srwi.	r0, r11, 5
	beq	.Lmemset_at_line
	mtctr	r0
.Lmemset_line_head:
	stw	r4, 0(r12)
	stw	r4, 4(r12)
	stw	r4, 8(r12)
	stw	r4, 12(r12)
	stw	r4, 16(r12)
	stw	r4, 20(r12)
	stw	r4, 24(r12)
	stw	r4, 28(r12)
	addi	r12, r12, 32
	bdnz	.Lmemset_line_head

	/* Then whole lines. */
.Lmemset_at_line:
	srwi	r0, r5, L1_CACHE_SHIFT
	mtctr	r0
	andi.	r5, r5, L1_CACHE_BYTES-1
.Lmemset_lines:
	dcbz	0, r12
	addi	r12, r12, L1_CACHE_BYTES
	bdnz	.Lmemset_lines
	addi	r12, r12, -4
	b	.Lmemset_bulk_done
.Lmemset_few_lines:
	addi	r12, r3, -4

	/* Head: up to a word boundary. */
	neg	r11, r12
	andi.	r11, r11, 3
	beq	.Lmemset_head_done
	stw	r4, 4(r12)
	add	r12, r12, r11
	sub	r5, r5, r11
.Lmemset_head_done:

	/* Bulk: 32 words at a time. */
	srwi.	r0, r5, 7
	beq	.Lmemset_bulk_done
	mtctr	r0
.Lmemset_bulk:
	stw	r4, 4(r12)
	stw	r4, 8(r12)
	stw	r4, 12(r12)
	stw	r4, 16(r12)
	stw	r4, 20(r12)
	stw	r4, 24(r12)
	stw	r4, 28(r12)
	stw	r4, 32(r12)
	stw	r4, 36(r12)
	stw	r4, 40(r12)
	stw	r4, 44(r12)
	stw	r4, 48(r12)
	stw	r4, 52(r12)
	stw	r4, 56(r12)
	stw	r4, 60(r12)
	stw	r4, 64(r12)
	stw	r4, 68(r12)
	stw	r4, 72(r12)
	stw	r4, 76(r12)
	stw	r4, 80(r12)
	stw	r4, 84(r12)
	stw	r4, 88(r12)
	stw	r4, 92(r12)
	stw	r4, 96(r12)
	stw	r4, 100(r12)
	stw	r4, 104(r12)
	stw	r4, 108(r12)
	stw	r4, 112(r12)
	stw	r4, 116(r12)
	stw	r4, 120(r12)
	stw	r4, 124(r12)
	stwu	r4, 128(r12)
	bdnz	.Lmemset_bulk
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	25, .Lmemset_tail_no_16w
	stw	r4, 4(r12)
	stw	r4, 8(r12)
	stw	r4, 12(r12)
	stw	r4, 16(r12)
	stw	r4, 20(r12)
	stw	r4, 24(r12)
	stw	r4, 28(r12)
	stw	r4, 32(r12)
	stw	r4, 36(r12)
	stw	r4, 40(r12)
	stw	r4, 44(r12)
	stw	r4, 48(r12)
	stw	r4, 52(r12)
	stw	r4, 56(r12)
	stw	r4, 60(r12)
	stwu	r4, 64(r12)
.Lmemset_tail_no_16w:
	bf	26, .Lmemset_tail_no_8w
	stw	r4, 4(r12)
	stw	r4, 8(r12)
	stw	r4, 12(r12)
	stw	r4, 16(r12)
	stw	r4, 20(r12)
	stw	r4, 24(r12)
	stw	r4, 28(r12)
	stwu	r4, 32(r12)
.Lmemset_tail_no_8w:
	bf	27, .Lmemset_tail_no_4w
	stw	r4, 4(r12)
	stw	r4, 8(r12)
	stw	r4, 12(r12)
	stwu	r4, 16(r12)
.Lmemset_tail_no_4w:
	bf	28, .Lmemset_tail_no_2w
	stw	r4, 4(r12)
	stwu	r4, 8(r12)
.Lmemset_tail_no_2w:
	bf	29, .Lmemset_tail_no_1w
	stwu	r4, 4(r12)
.Lmemset_tail_no_1w:

	/* Last: words that overlap what came before. */
	andi.	r5, r5, 3
	beq	.Lmemset_exit
	stwx	r4, r12, r5
.Lmemset_exit:
	blr
EXPORT_SYMBOL(memset)
EXPORT_SYMBOL_KASAN(memset)
#if !defined(CONFIG_KASAN)
/*
 * memset16(dst, value, n): by halfwords; an entry into memset. Returns dst.
 */
_GLOBAL(memset16)
	add	r5, r5, r5
	rlwimi	r4, r4, 16, 0, 15
	b	.Lmemset_small
EXPORT_SYMBOL(memset16)
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
_GLOBAL_KASAN(memmove)
.Lmemmove_small:

	/* Small sizes: words from both ends, which may overlap. */
	cmplwi	r5, 9
	bge	.Lmemmove_over_2w
	addic.	r5, r5, -4
	blt	.Lmemmove_below
	lwz	r6, 0(r4)
	lwzx	r7, r4, r5
	stw	r6, 0(r3)
	stwx	r7, r3, r5
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemmove_below:
	mtcrf	1, r5
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
	cmplwi	r5, 17
	bge	.Lmemmove_over_4w
	lwz	r6, 0(r4)
	lwz	r7, 4(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lwz	r8, -8(r4)
	lwz	r9, -4(r4)
	stw	r6, 0(r3)
	stw	r7, 4(r3)
	stw	r8, -8(r5)
	stw	r9, -4(r5)
	blr
.Lmemmove_over_4w:
	cmplwi	r5, 33
	bge	.Lmemmove_over_8w
	lwz	r6, 0(r4)
	lwz	r7, 4(r4)
	lwz	r8, 8(r4)
	lwz	r9, 12(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lwz	r10, -16(r4)
	lwz	r11, -12(r4)
	lwz	r12, -8(r4)
	lwz	r0, -4(r4)
	stw	r6, 0(r3)
	stw	r7, 4(r3)
	stw	r8, 8(r3)
	stw	r9, 12(r3)
	stw	r10, -16(r5)
	stw	r11, -12(r5)
	stw	r12, -8(r5)
	stw	r0, -4(r5)
	blr
.Lmemmove_over_8w:

	/* Forward, unless dst is inside the source. */
	sub	r0, r3, r4
	cmplw	r0, r5
	blt	.Lmemmove_backward
	cmplwi	r5, 65
	bge	.Lmemmove_forward_over_16w
	cmplwi	r5, 49
	bge	.Lmemmove_forward_over_12w
	add	r6, r4, r5
	lwz	r10, -16(r6)
	lwz	r11, -12(r6)
	lwz	r12, -8(r6)
	lwz	r0, -4(r6)
	add	r5, r3, r5
	lwz	r6, 0(r4)
	lwz	r7, 4(r4)
	lwz	r8, 8(r4)
	lwz	r9, 12(r4)
	stw	r6, 0(r3)
	stw	r7, 4(r3)
	stw	r8, 8(r3)
	stw	r9, 12(r3)
	lwz	r6, 16(r4)
	lwz	r7, 20(r4)
	lwz	r8, 24(r4)
	lwz	r9, 28(r4)
	stw	r6, 16(r3)
	stw	r7, 20(r3)
	stw	r8, 24(r3)
	stw	r9, 28(r3)
	stw	r10, -16(r5)
	stw	r11, -12(r5)
	stw	r12, -8(r5)
	stw	r0, -4(r5)
	blr
.Lmemmove_forward_over_12w:
	add	r6, r4, r5
	lwz	r10, -16(r6)
	lwz	r11, -12(r6)
	lwz	r12, -8(r6)
	lwz	r0, -4(r6)
	add	r5, r3, r5
	lwz	r6, 0(r4)
	lwz	r7, 4(r4)
	lwz	r8, 8(r4)
	lwz	r9, 12(r4)
	stw	r6, 0(r3)
	stw	r7, 4(r3)
	stw	r8, 8(r3)
	stw	r9, 12(r3)
	lwz	r6, 16(r4)
	lwz	r7, 20(r4)
	lwz	r8, 24(r4)
	lwz	r9, 28(r4)
	stw	r6, 16(r3)
	stw	r7, 20(r3)
	stw	r8, 24(r3)
	stw	r9, 28(r3)
	lwz	r6, 32(r4)
	lwz	r7, 36(r4)
	lwz	r8, 40(r4)
	lwz	r9, 44(r4)
	stw	r6, 32(r3)
	stw	r7, 36(r3)
	stw	r8, 40(r3)
	stw	r9, 44(r3)
	stw	r10, -16(r5)
	stw	r11, -12(r5)
	stw	r12, -8(r5)
	stw	r0, -4(r5)
	blr
.Lmemmove_forward_over_16w:
	addi	r12, r3, -4
	addi	r4, r4, -4
	lwzx	r10, r4, r5

	/* Head: up to a word boundary of the destination. */
	cmplwi	r5, 128
	blt	.Lmemmove_bulk_done
	neg	r11, r12
	andi.	r11, r11, 3
	beq	.Lmemmove_head_done
	sub	r5, r5, r11
	mtcrf	1, r11
	bf	31, .Lmemmove_head_no_1
	lbz	r6, 4(r4)
	stb	r6, 4(r12)
	addi	r4, r4, 1
	addi	r12, r12, 1
.Lmemmove_head_no_1:
	bf	30, .Lmemmove_head_no_2
	lhz	r6, 4(r4)
	sth	r6, 4(r12)
	addi	r4, r4, 2
	addi	r12, r12, 2
.Lmemmove_head_no_2:
.Lmemmove_head_done:

	/* Bulk: 32 words at a time. */
	srwi.	r0, r5, 7
	beq	.Lmemmove_bulk_done
	mtctr	r0
.Lmemmove_bulk:
	lwz	r6, 4(r4)
	lwz	r7, 8(r4)
	lwz	r8, 12(r4)
	lwz	r9, 16(r4)
	stw	r6, 4(r12)
	stw	r7, 8(r12)
	stw	r8, 12(r12)
	stw	r9, 16(r12)
	lwz	r6, 20(r4)
	lwz	r7, 24(r4)
	lwz	r8, 28(r4)
	lwz	r9, 32(r4)
	stw	r6, 20(r12)
	stw	r7, 24(r12)
	stw	r8, 28(r12)
	stw	r9, 32(r12)
	lwz	r6, 36(r4)
	lwz	r7, 40(r4)
	lwz	r8, 44(r4)
	lwz	r9, 48(r4)
	stw	r6, 36(r12)
	stw	r7, 40(r12)
	stw	r8, 44(r12)
	stw	r9, 48(r12)
	lwz	r6, 52(r4)
	lwz	r7, 56(r4)
	lwz	r8, 60(r4)
	lwz	r9, 64(r4)
	stw	r6, 52(r12)
	stw	r7, 56(r12)
	stw	r8, 60(r12)
	stw	r9, 64(r12)
	lwz	r6, 68(r4)
	lwz	r7, 72(r4)
	lwz	r8, 76(r4)
	lwz	r9, 80(r4)
	stw	r6, 68(r12)
	stw	r7, 72(r12)
	stw	r8, 76(r12)
	stw	r9, 80(r12)
	lwz	r6, 84(r4)
	lwz	r7, 88(r4)
	lwz	r8, 92(r4)
	lwz	r9, 96(r4)
	stw	r6, 84(r12)
	stw	r7, 88(r12)
	stw	r8, 92(r12)
	stw	r9, 96(r12)
	lwz	r6, 100(r4)
	lwz	r7, 104(r4)
	lwz	r8, 108(r4)
	lwz	r9, 112(r4)
	stw	r6, 100(r12)
	stw	r7, 104(r12)
	stw	r8, 108(r12)
	stw	r9, 112(r12)
	lwz	r6, 116(r4)
	lwz	r7, 120(r4)
	lwz	r8, 124(r4)
	lwzu	r9, 128(r4)
	stw	r6, 116(r12)
	stw	r7, 120(r12)
	stw	r8, 124(r12)
	stwu	r9, 128(r12)
	bdnz	.Lmemmove_bulk
.Lmemmove_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	25, .Lmemmove_tail_no_16w
	lwz	r6, 4(r4)
	lwz	r7, 8(r4)
	lwz	r8, 12(r4)
	lwz	r9, 16(r4)
	stw	r6, 4(r12)
	stw	r7, 8(r12)
	stw	r8, 12(r12)
	stw	r9, 16(r12)
	lwz	r6, 20(r4)
	lwz	r7, 24(r4)
	lwz	r8, 28(r4)
	lwz	r9, 32(r4)
	stw	r6, 20(r12)
	stw	r7, 24(r12)
	stw	r8, 28(r12)
	stw	r9, 32(r12)
	lwz	r6, 36(r4)
	lwz	r7, 40(r4)
	lwz	r8, 44(r4)
	lwz	r9, 48(r4)
	stw	r6, 36(r12)
	stw	r7, 40(r12)
	stw	r8, 44(r12)
	stw	r9, 48(r12)
	lwz	r6, 52(r4)
	lwz	r7, 56(r4)
	lwz	r8, 60(r4)
	lwzu	r9, 64(r4)
	stw	r6, 52(r12)
	stw	r7, 56(r12)
	stw	r8, 60(r12)
	stwu	r9, 64(r12)
.Lmemmove_tail_no_16w:
	bf	26, .Lmemmove_tail_no_8w
	lwz	r6, 4(r4)
	lwz	r7, 8(r4)
	lwz	r8, 12(r4)
	lwz	r9, 16(r4)
	stw	r6, 4(r12)
	stw	r7, 8(r12)
	stw	r8, 12(r12)
	stw	r9, 16(r12)
	lwz	r6, 20(r4)
	lwz	r7, 24(r4)
	lwz	r8, 28(r4)
	lwzu	r9, 32(r4)
	stw	r6, 20(r12)
	stw	r7, 24(r12)
	stw	r8, 28(r12)
	stwu	r9, 32(r12)
.Lmemmove_tail_no_8w:
	bf	27, .Lmemmove_tail_no_4w
	lwz	r6, 4(r4)
	lwz	r7, 8(r4)
	lwz	r8, 12(r4)
	lwzu	r9, 16(r4)
	stw	r6, 4(r12)
	stw	r7, 8(r12)
	stw	r8, 12(r12)
	stwu	r9, 16(r12)
.Lmemmove_tail_no_4w:
	bf	28, .Lmemmove_tail_no_2w
	lwz	r6, 4(r4)
	lwzu	r7, 8(r4)
	stw	r6, 4(r12)
	stwu	r7, 8(r12)
.Lmemmove_tail_no_2w:
	bf	29, .Lmemmove_tail_no_1w
	lwzu	r6, 4(r4)
	stwu	r6, 4(r12)
.Lmemmove_tail_no_1w:

	/* Last: what was loaded first. */
	andi.	r5, r5, 3
	stwx	r10, r12, r5
	blr

/*
 * backwards_memcpy(dst, src, n): as memmove, what is not small always from the last byte to the first.
 */
_GLOBAL(backwards_memcpy)
	cmplwi	r5, 33
	blt	.Lmemmove_small

	/* Backward, from the end. */
.Lmemmove_backward:
	cmplwi	r5, 65
	bge	.Lmemmove_backward_over_16w
	cmplwi	r5, 49
	bge	.Lmemmove_backward_over_12w
	lwz	r10, 0(r4)
	lwz	r11, 4(r4)
	lwz	r12, 8(r4)
	lwz	r0, 12(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lwz	r6, -16(r4)
	lwz	r7, -12(r4)
	lwz	r8, -8(r4)
	lwz	r9, -4(r4)
	stw	r6, -16(r5)
	stw	r7, -12(r5)
	stw	r8, -8(r5)
	stw	r9, -4(r5)
	lwz	r6, -32(r4)
	lwz	r7, -28(r4)
	lwz	r8, -24(r4)
	lwz	r9, -20(r4)
	stw	r6, -32(r5)
	stw	r7, -28(r5)
	stw	r8, -24(r5)
	stw	r9, -20(r5)
	stw	r10, 0(r3)
	stw	r11, 4(r3)
	stw	r12, 8(r3)
	stw	r0, 12(r3)
	blr
.Lmemmove_backward_over_12w:
	lwz	r10, 0(r4)
	lwz	r11, 4(r4)
	lwz	r12, 8(r4)
	lwz	r0, 12(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lwz	r6, -16(r4)
	lwz	r7, -12(r4)
	lwz	r8, -8(r4)
	lwz	r9, -4(r4)
	stw	r6, -16(r5)
	stw	r7, -12(r5)
	stw	r8, -8(r5)
	stw	r9, -4(r5)
	lwz	r6, -32(r4)
	lwz	r7, -28(r4)
	lwz	r8, -24(r4)
	lwz	r9, -20(r4)
	stw	r6, -32(r5)
	stw	r7, -28(r5)
	stw	r8, -24(r5)
	stw	r9, -20(r5)
	lwz	r6, -48(r4)
	lwz	r7, -44(r4)
	lwz	r8, -40(r4)
	lwz	r9, -36(r4)
	stw	r6, -48(r5)
	stw	r7, -44(r5)
	stw	r8, -40(r5)
	stw	r9, -36(r5)
	stw	r10, 0(r3)
	stw	r11, 4(r3)
	stw	r12, 8(r3)
	stw	r0, 12(r3)
	blr
.Lmemmove_backward_over_16w:
	lwz	r10, 0(r4)
	add	r12, r3, r5
	add	r4, r4, r5

	/* Head: up to a word boundary of the destination. */
	cmplwi	r5, 128
	blt	.Lmemmove_backward_bulk_done
	andi.	r11, r12, 3
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
.Lmemmove_backward_head_done:

	/* Bulk: 32 words at a time. */
	srwi.	r0, r5, 7
	beq	.Lmemmove_backward_bulk_done
	mtctr	r0
.Lmemmove_backward_bulk:
	lwz	r9, -4(r4)
	lwz	r8, -8(r4)
	lwz	r7, -12(r4)
	lwz	r6, -16(r4)
	stw	r9, -4(r12)
	stw	r8, -8(r12)
	stw	r7, -12(r12)
	stw	r6, -16(r12)
	lwz	r9, -20(r4)
	lwz	r8, -24(r4)
	lwz	r7, -28(r4)
	lwz	r6, -32(r4)
	stw	r9, -20(r12)
	stw	r8, -24(r12)
	stw	r7, -28(r12)
	stw	r6, -32(r12)
	lwz	r9, -36(r4)
	lwz	r8, -40(r4)
	lwz	r7, -44(r4)
	lwz	r6, -48(r4)
	stw	r9, -36(r12)
	stw	r8, -40(r12)
	stw	r7, -44(r12)
	stw	r6, -48(r12)
	lwz	r9, -52(r4)
	lwz	r8, -56(r4)
	lwz	r7, -60(r4)
	lwz	r6, -64(r4)
	stw	r9, -52(r12)
	stw	r8, -56(r12)
	stw	r7, -60(r12)
	stw	r6, -64(r12)
	lwz	r9, -68(r4)
	lwz	r8, -72(r4)
	lwz	r7, -76(r4)
	lwz	r6, -80(r4)
	stw	r9, -68(r12)
	stw	r8, -72(r12)
	stw	r7, -76(r12)
	stw	r6, -80(r12)
	lwz	r9, -84(r4)
	lwz	r8, -88(r4)
	lwz	r7, -92(r4)
	lwz	r6, -96(r4)
	stw	r9, -84(r12)
	stw	r8, -88(r12)
	stw	r7, -92(r12)
	stw	r6, -96(r12)
	lwz	r9, -100(r4)
	lwz	r8, -104(r4)
	lwz	r7, -108(r4)
	lwz	r6, -112(r4)
	stw	r9, -100(r12)
	stw	r8, -104(r12)
	stw	r7, -108(r12)
	stw	r6, -112(r12)
	lwz	r9, -116(r4)
	lwz	r8, -120(r4)
	lwz	r7, -124(r4)
	lwzu	r6, -128(r4)
	stw	r9, -116(r12)
	stw	r8, -120(r12)
	stw	r7, -124(r12)
	stwu	r6, -128(r12)
	bdnz	.Lmemmove_backward_bulk
.Lmemmove_backward_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	25, .Lmemmove_backward_tail_no_16w
	lwz	r9, -4(r4)
	lwz	r8, -8(r4)
	lwz	r7, -12(r4)
	lwz	r6, -16(r4)
	stw	r9, -4(r12)
	stw	r8, -8(r12)
	stw	r7, -12(r12)
	stw	r6, -16(r12)
	lwz	r9, -20(r4)
	lwz	r8, -24(r4)
	lwz	r7, -28(r4)
	lwz	r6, -32(r4)
	stw	r9, -20(r12)
	stw	r8, -24(r12)
	stw	r7, -28(r12)
	stw	r6, -32(r12)
	lwz	r9, -36(r4)
	lwz	r8, -40(r4)
	lwz	r7, -44(r4)
	lwz	r6, -48(r4)
	stw	r9, -36(r12)
	stw	r8, -40(r12)
	stw	r7, -44(r12)
	stw	r6, -48(r12)
	lwz	r9, -52(r4)
	lwz	r8, -56(r4)
	lwz	r7, -60(r4)
	lwzu	r6, -64(r4)
	stw	r9, -52(r12)
	stw	r8, -56(r12)
	stw	r7, -60(r12)
	stwu	r6, -64(r12)
.Lmemmove_backward_tail_no_16w:
	bf	26, .Lmemmove_backward_tail_no_8w
	lwz	r9, -4(r4)
	lwz	r8, -8(r4)
	lwz	r7, -12(r4)
	lwz	r6, -16(r4)
	stw	r9, -4(r12)
	stw	r8, -8(r12)
	stw	r7, -12(r12)
	stw	r6, -16(r12)
	lwz	r9, -20(r4)
	lwz	r8, -24(r4)
	lwz	r7, -28(r4)
	lwzu	r6, -32(r4)
	stw	r9, -20(r12)
	stw	r8, -24(r12)
	stw	r7, -28(r12)
	stwu	r6, -32(r12)
.Lmemmove_backward_tail_no_8w:
	bf	27, .Lmemmove_backward_tail_no_4w
	lwz	r9, -4(r4)
	lwz	r8, -8(r4)
	lwz	r7, -12(r4)
	lwzu	r6, -16(r4)
	stw	r9, -4(r12)
	stw	r8, -8(r12)
	stw	r7, -12(r12)
	stwu	r6, -16(r12)
.Lmemmove_backward_tail_no_4w:
	bf	28, .Lmemmove_backward_tail_no_2w
	lwz	r7, -4(r4)
	lwzu	r6, -8(r4)
	stw	r7, -4(r12)
	stwu	r6, -8(r12)
.Lmemmove_backward_tail_no_2w:
	bf	29, .Lmemmove_backward_tail_no_1w
	lwzu	r6, -4(r4)
	stwu	r6, -4(r12)
.Lmemmove_backward_tail_no_1w:

	/* Last: what was loaded first. */
	stw	r10, 0(r3)
	blr
EXPORT_SYMBOL(memmove)
EXPORT_SYMBOL_KASAN(memmove)

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
_GLOBAL_KASAN(memcpy)

	/* Small sizes: words from both ends, which may overlap. */
	cmplwi	r5, 9
	bge	.Lmemcpy_over_2w
	addic.	r5, r5, -4
	blt	.Lmemcpy_below
	lwz	r6, 0(r4)
	lwzx	r7, r4, r5
	stw	r6, 0(r3)
	stwx	r7, r3, r5
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcpy_below:
	mtcrf	1, r5
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
	cmplwi	r5, 17
	bge	.Lmemcpy_over_4w
	lwz	r6, 0(r4)
	lwz	r7, 4(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lwz	r8, -8(r4)
	lwz	r9, -4(r4)
	stw	r6, 0(r3)
	stw	r7, 4(r3)
	stw	r8, -8(r5)
	stw	r9, -4(r5)
	blr
.Lmemcpy_over_4w:
	cmplwi	r5, 33
	bge	.Lmemcpy_over_8w
	lwz	r6, 0(r4)
	lwz	r7, 4(r4)
	lwz	r8, 8(r4)
	lwz	r9, 12(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lwz	r10, -16(r4)
	lwz	r11, -12(r4)
	lwz	r12, -8(r4)
	lwz	r0, -4(r4)
	stw	r6, 0(r3)
	stw	r7, 4(r3)
	stw	r8, 8(r3)
	stw	r9, 12(r3)
	stw	r10, -16(r5)
	stw	r11, -12(r5)
	stw	r12, -8(r5)
	stw	r0, -4(r5)
	blr
.Lmemcpy_over_8w:
	cmplwi	r5, 65
	bge	.Lmemcpy_over_16w
	cmplwi	r5, 49
	bge	.Lmemcpy_over_12w
	lwz	r6, 0(r4)
	lwz	r7, 4(r4)
	lwz	r8, 8(r4)
	lwz	r9, 12(r4)
	lwz	r10, 16(r4)
	lwz	r11, 20(r4)
	stw	r6, 0(r3)
	stw	r7, 4(r3)
	stw	r8, 8(r3)
	stw	r9, 12(r3)
	stw	r10, 16(r3)
	stw	r11, 20(r3)
	add	r12, r4, r5
	lwz	r6, -24(r12)
	lwz	r7, -20(r12)
	lwz	r8, -16(r12)
	lwz	r9, -12(r12)
	lwz	r10, -8(r12)
	lwz	r11, -4(r12)
	add	r12, r3, r5
	stw	r6, -24(r12)
	stw	r7, -20(r12)
	stw	r8, -16(r12)
	stw	r9, -12(r12)
	stw	r10, -8(r12)
	stw	r11, -4(r12)
	blr
.Lmemcpy_over_12w:
	lwz	r6, 0(r4)
	lwz	r7, 4(r4)
	lwz	r8, 8(r4)
	lwz	r9, 12(r4)
	stw	r6, 0(r3)
	stw	r7, 4(r3)
	stw	r8, 8(r3)
	stw	r9, 12(r3)
	lwz	r6, 16(r4)
	lwz	r7, 20(r4)
	lwz	r8, 24(r4)
	lwz	r9, 28(r4)
	stw	r6, 16(r3)
	stw	r7, 20(r3)
	stw	r8, 24(r3)
	stw	r9, 28(r3)
	add	r10, r4, r5
	add	r11, r3, r5
	lwz	r6, -32(r10)
	lwz	r7, -28(r10)
	lwz	r8, -24(r10)
	lwz	r9, -20(r10)
	stw	r6, -32(r11)
	stw	r7, -28(r11)
	stw	r8, -24(r11)
	stw	r9, -20(r11)
	lwz	r6, -16(r10)
	lwz	r7, -12(r10)
	lwz	r8, -8(r10)
	lwz	r9, -4(r10)
	stw	r6, -16(r11)
	stw	r7, -12(r11)
	stw	r8, -8(r11)
	stw	r9, -4(r11)
	blr
.Lmemcpy_over_16w:
	addi	r12, r3, -4
	addi	r4, r4, -4

	/* Head: up to a word boundary of the destination. */
	cmplwi	r5, 128
	blt	.Lmemcpy_bulk_done
	neg	r11, r12
	andi.	r11, r11, 3
	beq	.Lmemcpy_head_done
	lwz	r6, 4(r4)
	stw	r6, 4(r12)
	add	r12, r12, r11
	add	r4, r4, r11
	sub	r5, r5, r11
.Lmemcpy_head_done:

	/* Bulk: 32 words at a time. */
	srwi.	r0, r5, 7
	beq	.Lmemcpy_bulk_done
	mtctr	r0
.Lmemcpy_bulk:
	lwz	r6, 4(r4)
	lwz	r7, 8(r4)
	lwz	r8, 12(r4)
	lwz	r9, 16(r4)
	stw	r6, 4(r12)
	stw	r7, 8(r12)
	stw	r8, 12(r12)
	stw	r9, 16(r12)
	lwz	r6, 20(r4)
	lwz	r7, 24(r4)
	lwz	r8, 28(r4)
	lwz	r9, 32(r4)
	stw	r6, 20(r12)
	stw	r7, 24(r12)
	stw	r8, 28(r12)
	stw	r9, 32(r12)
	lwz	r6, 36(r4)
	lwz	r7, 40(r4)
	lwz	r8, 44(r4)
	lwz	r9, 48(r4)
	stw	r6, 36(r12)
	stw	r7, 40(r12)
	stw	r8, 44(r12)
	stw	r9, 48(r12)
	lwz	r6, 52(r4)
	lwz	r7, 56(r4)
	lwz	r8, 60(r4)
	lwz	r9, 64(r4)
	stw	r6, 52(r12)
	stw	r7, 56(r12)
	stw	r8, 60(r12)
	stw	r9, 64(r12)
	lwz	r6, 68(r4)
	lwz	r7, 72(r4)
	lwz	r8, 76(r4)
	lwz	r9, 80(r4)
	stw	r6, 68(r12)
	stw	r7, 72(r12)
	stw	r8, 76(r12)
	stw	r9, 80(r12)
	lwz	r6, 84(r4)
	lwz	r7, 88(r4)
	lwz	r8, 92(r4)
	lwz	r9, 96(r4)
	stw	r6, 84(r12)
	stw	r7, 88(r12)
	stw	r8, 92(r12)
	stw	r9, 96(r12)
	lwz	r6, 100(r4)
	lwz	r7, 104(r4)
	lwz	r8, 108(r4)
	lwz	r9, 112(r4)
	stw	r6, 100(r12)
	stw	r7, 104(r12)
	stw	r8, 108(r12)
	stw	r9, 112(r12)
	lwz	r6, 116(r4)
	lwz	r7, 120(r4)
	lwz	r8, 124(r4)
	lwzu	r9, 128(r4)
	stw	r6, 116(r12)
	stw	r7, 120(r12)
	stw	r8, 124(r12)
	stwu	r9, 128(r12)
	bdnz	.Lmemcpy_bulk
.Lmemcpy_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	25, .Lmemcpy_tail_no_16w
	lwz	r6, 4(r4)
	lwz	r7, 8(r4)
	lwz	r8, 12(r4)
	lwz	r9, 16(r4)
	stw	r6, 4(r12)
	stw	r7, 8(r12)
	stw	r8, 12(r12)
	stw	r9, 16(r12)
	lwz	r6, 20(r4)
	lwz	r7, 24(r4)
	lwz	r8, 28(r4)
	lwz	r9, 32(r4)
	stw	r6, 20(r12)
	stw	r7, 24(r12)
	stw	r8, 28(r12)
	stw	r9, 32(r12)
	lwz	r6, 36(r4)
	lwz	r7, 40(r4)
	lwz	r8, 44(r4)
	lwz	r9, 48(r4)
	stw	r6, 36(r12)
	stw	r7, 40(r12)
	stw	r8, 44(r12)
	stw	r9, 48(r12)
	lwz	r6, 52(r4)
	lwz	r7, 56(r4)
	lwz	r8, 60(r4)
	lwzu	r9, 64(r4)
	stw	r6, 52(r12)
	stw	r7, 56(r12)
	stw	r8, 60(r12)
	stwu	r9, 64(r12)
.Lmemcpy_tail_no_16w:
	bf	26, .Lmemcpy_tail_no_8w
	lwz	r6, 4(r4)
	lwz	r7, 8(r4)
	lwz	r8, 12(r4)
	lwz	r9, 16(r4)
	stw	r6, 4(r12)
	stw	r7, 8(r12)
	stw	r8, 12(r12)
	stw	r9, 16(r12)
	lwz	r6, 20(r4)
	lwz	r7, 24(r4)
	lwz	r8, 28(r4)
	lwzu	r9, 32(r4)
	stw	r6, 20(r12)
	stw	r7, 24(r12)
	stw	r8, 28(r12)
	stwu	r9, 32(r12)
.Lmemcpy_tail_no_8w:
	bf	27, .Lmemcpy_tail_no_4w
	lwz	r6, 4(r4)
	lwz	r7, 8(r4)
	lwz	r8, 12(r4)
	lwzu	r9, 16(r4)
	stw	r6, 4(r12)
	stw	r7, 8(r12)
	stw	r8, 12(r12)
	stwu	r9, 16(r12)
.Lmemcpy_tail_no_4w:
	bf	28, .Lmemcpy_tail_no_2w
	lwz	r6, 4(r4)
	lwzu	r7, 8(r4)
	stw	r6, 4(r12)
	stwu	r7, 8(r12)
.Lmemcpy_tail_no_2w:
	bf	29, .Lmemcpy_tail_no_1w
	lwzu	r6, 4(r4)
	stwu	r6, 4(r12)
.Lmemcpy_tail_no_1w:

	/* Last: a word that overlaps what came before. */
	andi.	r5, r5, 3
	beq	.Lmemcpy_exit
	lwzx	r6, r4, r5
	stwx	r6, r12, r5
.Lmemcpy_exit:
	blr

	/*
	 * memcpy needs no cache: where the kernel turns on what does, a nop
	 * becomes a nop.
	 */
.Lmemcpy_site:
	nop
	patch_site	.Lmemcpy_site, patch__memcpy_nocache
EXPORT_SYMBOL(memcpy)
EXPORT_SYMBOL_KASAN(memcpy)

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
_GLOBAL(__copy_tofrom_user)

	/* Small sizes: words from both ends, which may overlap. */
	cmplwi	r5, 9
	bge	.Lcopy_user_over_2w
	addic.	r7, r5, -4
	blt	.Lcopy_user_below
	user	.Lcopy_user_retry,	lwz	r6, 0(r4)
	user	.Lcopy_user_retry,	stw	r6, 0(r3)
	user	.Lcopy_user_retry,	lwzx	r6, r4, r7
	user	.Lcopy_user_retry,	stwx	r6, r3, r7
	li	r3, 0
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lcopy_user_below:
	mtcrf	1, r5
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
	cmplwi	r5, 17
	bge	.Lcopy_user_over_4w
	user	.Lcopy_user_retry,	lwz	r6, 0(r4)
	user	.Lcopy_user_retry,	lwz	r7, 4(r4)
	user	.Lcopy_user_retry,	stw	r6, 0(r3)
	user	.Lcopy_user_retry,	stw	r7, 4(r3)
	add	r8, r4, r5
	user	.Lcopy_user_retry,	lwz	r6, -8(r8)
	user	.Lcopy_user_retry,	lwz	r7, -4(r8)
	add	r8, r3, r5
	user	.Lcopy_user_retry,	stw	r6, -8(r8)
	user	.Lcopy_user_retry,	stw	r7, -4(r8)
	li	r3, 0
	blr
.Lcopy_user_over_4w:
	cmplwi	r5, 33
	bge	.Lcopy_user_over_8w
	user	.Lcopy_user_retry,	lwz	r6, 0(r4)
	user	.Lcopy_user_retry,	lwz	r7, 4(r4)
	user	.Lcopy_user_retry,	lwz	r8, 8(r4)
	user	.Lcopy_user_retry,	lwz	r9, 12(r4)
	user	.Lcopy_user_retry,	stw	r6, 0(r3)
	user	.Lcopy_user_retry,	stw	r7, 4(r3)
	user	.Lcopy_user_retry,	stw	r8, 8(r3)
	user	.Lcopy_user_retry,	stw	r9, 12(r3)
	add	r10, r4, r5
	user	.Lcopy_user_retry,	lwz	r6, -16(r10)
	user	.Lcopy_user_retry,	lwz	r7, -12(r10)
	user	.Lcopy_user_retry,	lwz	r8, -8(r10)
	user	.Lcopy_user_retry,	lwz	r9, -4(r10)
	add	r10, r3, r5
	user	.Lcopy_user_retry,	stw	r6, -16(r10)
	user	.Lcopy_user_retry,	stw	r7, -12(r10)
	user	.Lcopy_user_retry,	stw	r8, -8(r10)
	user	.Lcopy_user_retry,	stw	r9, -4(r10)
	li	r3, 0
	blr
.Lcopy_user_over_8w:
	cmplwi	r5, 65
	bge	.Lcopy_user_over_16w
	cmplwi	r5, 49
	bge	.Lcopy_user_over_12w
	user	.Lcopy_user_retry,	lwz	r6, 0(r4)
	user	.Lcopy_user_retry,	lwz	r7, 4(r4)
	user	.Lcopy_user_retry,	lwz	r8, 8(r4)
	user	.Lcopy_user_retry,	lwz	r9, 12(r4)
	user	.Lcopy_user_retry,	lwz	r10, 16(r4)
	user	.Lcopy_user_retry,	lwz	r11, 20(r4)
	user	.Lcopy_user_retry,	stw	r6, 0(r3)
	user	.Lcopy_user_retry,	stw	r7, 4(r3)
	user	.Lcopy_user_retry,	stw	r8, 8(r3)
	user	.Lcopy_user_retry,	stw	r9, 12(r3)
	user	.Lcopy_user_retry,	stw	r10, 16(r3)
	user	.Lcopy_user_retry,	stw	r11, 20(r3)
	add	r12, r4, r5
	user	.Lcopy_user_retry,	lwz	r6, -24(r12)
	user	.Lcopy_user_retry,	lwz	r7, -20(r12)
	user	.Lcopy_user_retry,	lwz	r8, -16(r12)
	user	.Lcopy_user_retry,	lwz	r9, -12(r12)
	user	.Lcopy_user_retry,	lwz	r10, -8(r12)
	user	.Lcopy_user_retry,	lwz	r11, -4(r12)
	add	r12, r3, r5
	user	.Lcopy_user_retry,	stw	r6, -24(r12)
	user	.Lcopy_user_retry,	stw	r7, -20(r12)
	user	.Lcopy_user_retry,	stw	r8, -16(r12)
	user	.Lcopy_user_retry,	stw	r9, -12(r12)
	user	.Lcopy_user_retry,	stw	r10, -8(r12)
	user	.Lcopy_user_retry,	stw	r11, -4(r12)
	li	r3, 0
	blr
.Lcopy_user_over_12w:
	user	.Lcopy_user_retry,	lwz	r6, 0(r4)
	user	.Lcopy_user_retry,	lwz	r7, 4(r4)
	user	.Lcopy_user_retry,	lwz	r8, 8(r4)
	user	.Lcopy_user_retry,	lwz	r9, 12(r4)
	user	.Lcopy_user_retry,	stw	r6, 0(r3)
	user	.Lcopy_user_retry,	stw	r7, 4(r3)
	user	.Lcopy_user_retry,	stw	r8, 8(r3)
	user	.Lcopy_user_retry,	stw	r9, 12(r3)
	user	.Lcopy_user_retry,	lwz	r6, 16(r4)
	user	.Lcopy_user_retry,	lwz	r7, 20(r4)
	user	.Lcopy_user_retry,	lwz	r8, 24(r4)
	user	.Lcopy_user_retry,	lwz	r9, 28(r4)
	user	.Lcopy_user_retry,	stw	r6, 16(r3)
	user	.Lcopy_user_retry,	stw	r7, 20(r3)
	user	.Lcopy_user_retry,	stw	r8, 24(r3)
	user	.Lcopy_user_retry,	stw	r9, 28(r3)
	add	r10, r4, r5
	add	r11, r3, r5
	user	.Lcopy_user_retry,	lwz	r6, -32(r10)
	user	.Lcopy_user_retry,	lwz	r7, -28(r10)
	user	.Lcopy_user_retry,	lwz	r8, -24(r10)
	user	.Lcopy_user_retry,	lwz	r9, -20(r10)
	user	.Lcopy_user_retry,	stw	r6, -32(r11)
	user	.Lcopy_user_retry,	stw	r7, -28(r11)
	user	.Lcopy_user_retry,	stw	r8, -24(r11)
	user	.Lcopy_user_retry,	stw	r9, -20(r11)
	user	.Lcopy_user_retry,	lwz	r6, -16(r10)
	user	.Lcopy_user_retry,	lwz	r7, -12(r10)
	user	.Lcopy_user_retry,	lwz	r8, -8(r10)
	user	.Lcopy_user_retry,	lwz	r9, -4(r10)
	user	.Lcopy_user_retry,	stw	r6, -16(r11)
	user	.Lcopy_user_retry,	stw	r7, -12(r11)
	user	.Lcopy_user_retry,	stw	r8, -8(r11)
	user	.Lcopy_user_retry,	stw	r9, -4(r11)
	li	r3, 0
	blr
.Lcopy_user_over_16w:
	addi	r3, r3, -4
	addi	r4, r4, -4

	/* Head: up to a word boundary of the destination. */
	cmplwi	r5, 128
	blt	.Lcopy_user_bulk_done
	neg	r11, r3
	andi.	r11, r11, 3
	beq	.Lcopy_user_head_done
	user	.Lcopy_user_fixup_head,	lwz	r6, 4(r4)
	user	.Lcopy_user_fixup_head,	stw	r6, 4(r3)
	add	r3, r3, r11
	add	r4, r4, r11
	sub	r5, r5, r11
.Lcopy_user_head_done:

	/* Bulk: 32 words at a time. */
	srwi.	r0, r5, 7
	beq	.Lcopy_user_bulk_done
	mtctr	r0
.Lcopy_user_bulk:
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r6, 4(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r7, 8(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r8, 12(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r9, 16(r4)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r6, 4(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r7, 8(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r8, 12(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r9, 16(r3)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r6, 20(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r7, 24(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r8, 28(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r9, 32(r4)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r6, 20(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r7, 24(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r8, 28(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r9, 32(r3)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r6, 36(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r7, 40(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r8, 44(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r9, 48(r4)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r6, 36(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r7, 40(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r8, 44(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r9, 48(r3)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r6, 52(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r7, 56(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r8, 60(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r9, 64(r4)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r6, 52(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r7, 56(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r8, 60(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r9, 64(r3)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r6, 68(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r7, 72(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r8, 76(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r9, 80(r4)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r6, 68(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r7, 72(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r8, 76(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r9, 80(r3)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r6, 84(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r7, 88(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r8, 92(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r9, 96(r4)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r6, 84(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r7, 88(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r8, 92(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r9, 96(r3)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r6, 100(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r7, 104(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r8, 108(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r9, 112(r4)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r6, 100(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r7, 104(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r8, 108(r3)
	user	.Lcopy_user_fixup_bulk_loop,	stw	r9, 112(r3)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r6, 116(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r7, 120(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwz	r8, 124(r4)
	user	.Lcopy_user_fixup_bulk_loop,	lwzu	r9, 128(r4)
	user	.Lcopy_user_fixup_bulk_loop_2,	stw	r6, 116(r3)
	user	.Lcopy_user_fixup_bulk_loop_2,	stw	r7, 120(r3)
	user	.Lcopy_user_fixup_bulk_loop_2,	stw	r8, 124(r3)
	user	.Lcopy_user_fixup_bulk_loop_2,	stwu	r9, 128(r3)
	bdnz	.Lcopy_user_bulk
.Lcopy_user_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	25, .Lcopy_user_tail_no_16w
	user	.Lcopy_user_fixup_tail_16w,	lwz	r6, 4(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r7, 8(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r8, 12(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r9, 16(r4)
	user	.Lcopy_user_fixup_tail_16w,	stw	r6, 4(r3)
	user	.Lcopy_user_fixup_tail_16w,	stw	r7, 8(r3)
	user	.Lcopy_user_fixup_tail_16w,	stw	r8, 12(r3)
	user	.Lcopy_user_fixup_tail_16w,	stw	r9, 16(r3)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r6, 20(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r7, 24(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r8, 28(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r9, 32(r4)
	user	.Lcopy_user_fixup_tail_16w,	stw	r6, 20(r3)
	user	.Lcopy_user_fixup_tail_16w,	stw	r7, 24(r3)
	user	.Lcopy_user_fixup_tail_16w,	stw	r8, 28(r3)
	user	.Lcopy_user_fixup_tail_16w,	stw	r9, 32(r3)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r6, 36(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r7, 40(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r8, 44(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r9, 48(r4)
	user	.Lcopy_user_fixup_tail_16w,	stw	r6, 36(r3)
	user	.Lcopy_user_fixup_tail_16w,	stw	r7, 40(r3)
	user	.Lcopy_user_fixup_tail_16w,	stw	r8, 44(r3)
	user	.Lcopy_user_fixup_tail_16w,	stw	r9, 48(r3)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r6, 52(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r7, 56(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwz	r8, 60(r4)
	user	.Lcopy_user_fixup_tail_16w,	lwzu	r9, 64(r4)
	user	.Lcopy_user_fixup_tail_16w_2,	stw	r6, 52(r3)
	user	.Lcopy_user_fixup_tail_16w_2,	stw	r7, 56(r3)
	user	.Lcopy_user_fixup_tail_16w_2,	stw	r8, 60(r3)
	user	.Lcopy_user_fixup_tail_16w_2,	stwu	r9, 64(r3)
.Lcopy_user_tail_no_16w:
	bf	26, .Lcopy_user_tail_no_8w
	user	.Lcopy_user_fixup_tail_8w,	lwz	r6, 4(r4)
	user	.Lcopy_user_fixup_tail_8w,	lwz	r7, 8(r4)
	user	.Lcopy_user_fixup_tail_8w,	lwz	r8, 12(r4)
	user	.Lcopy_user_fixup_tail_8w,	lwz	r9, 16(r4)
	user	.Lcopy_user_fixup_tail_8w,	stw	r6, 4(r3)
	user	.Lcopy_user_fixup_tail_8w,	stw	r7, 8(r3)
	user	.Lcopy_user_fixup_tail_8w,	stw	r8, 12(r3)
	user	.Lcopy_user_fixup_tail_8w,	stw	r9, 16(r3)
	user	.Lcopy_user_fixup_tail_8w,	lwz	r6, 20(r4)
	user	.Lcopy_user_fixup_tail_8w,	lwz	r7, 24(r4)
	user	.Lcopy_user_fixup_tail_8w,	lwz	r8, 28(r4)
	user	.Lcopy_user_fixup_tail_8w,	lwzu	r9, 32(r4)
	user	.Lcopy_user_fixup_tail_8w_2,	stw	r6, 20(r3)
	user	.Lcopy_user_fixup_tail_8w_2,	stw	r7, 24(r3)
	user	.Lcopy_user_fixup_tail_8w_2,	stw	r8, 28(r3)
	user	.Lcopy_user_fixup_tail_8w_2,	stwu	r9, 32(r3)
.Lcopy_user_tail_no_8w:
	bf	27, .Lcopy_user_tail_no_4w
	user	.Lcopy_user_fixup_tail_4w,	lwz	r6, 4(r4)
	user	.Lcopy_user_fixup_tail_4w,	lwz	r7, 8(r4)
	user	.Lcopy_user_fixup_tail_4w,	lwz	r8, 12(r4)
	user	.Lcopy_user_fixup_tail_4w,	lwzu	r9, 16(r4)
	user	.Lcopy_user_fixup_tail_4w_2,	stw	r6, 4(r3)
	user	.Lcopy_user_fixup_tail_4w_2,	stw	r7, 8(r3)
	user	.Lcopy_user_fixup_tail_4w_2,	stw	r8, 12(r3)
	user	.Lcopy_user_fixup_tail_4w_2,	stwu	r9, 16(r3)
.Lcopy_user_tail_no_4w:
	bf	28, .Lcopy_user_tail_no_2w
	user	.Lcopy_user_fixup_tail_2w,	lwz	r6, 4(r4)
	user	.Lcopy_user_fixup_tail_2w,	lwzu	r7, 8(r4)
	user	.Lcopy_user_fixup_tail_2w_2,	stw	r6, 4(r3)
	user	.Lcopy_user_fixup_tail_2w_2,	stwu	r7, 8(r3)
.Lcopy_user_tail_no_2w:
	bf	29, .Lcopy_user_tail_no_1w
	user	.Lcopy_user_fixup_tail_1w,	lwzu	r6, 4(r4)
	user	.Lcopy_user_fixup_tail_1w_2,	stwu	r6, 4(r3)
.Lcopy_user_tail_no_1w:

	/* Last: a word that overlaps what came before. */
	andi.	r5, r5, 3
	beq	.Lcopy_user_exit
	user	.Lcopy_user_fixup_head,	lwzx	r6, r4, r5
	user	.Lcopy_user_fixup_head,	stwx	r6, r3, r5
.Lcopy_user_exit:
	li	r3, 0
	blr

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lcopy_user_fixup_head:
	addi	r3, r3, 4
	addi	r4, r4, 4
	b	.Lcopy_user_retry
.Lcopy_user_fixup_bulk_loop:
	addi	r3, r3, 4
	addi	r4, r4, 4
	mfctr	r0
	slwi	r0, r0, 7
	andi.	r5, r5, 127
	add	r5, r5, r0
	b	.Lcopy_user_retry
.Lcopy_user_fixup_bulk_loop_2:
	addi	r3, r3, 4
	addi	r4, r4, -124
	mfctr	r0
	slwi	r0, r0, 7
	andi.	r5, r5, 127
	add	r5, r5, r0
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_16w:
	addi	r3, r3, 4
	addi	r4, r4, 4
	andi.	r5, r5, 127
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_16w_2:
	addi	r3, r3, 4
	addi	r4, r4, -60
	andi.	r5, r5, 127
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_8w:
	addi	r3, r3, 4
	addi	r4, r4, 4
	andi.	r5, r5, 63
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_8w_2:
	addi	r3, r3, 4
	addi	r4, r4, -28
	andi.	r5, r5, 63
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_4w:
	addi	r3, r3, 4
	addi	r4, r4, 4
	andi.	r5, r5, 31
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_4w_2:
	addi	r3, r3, 4
	addi	r4, r4, -12
	andi.	r5, r5, 31
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_2w:
	addi	r3, r3, 4
	addi	r4, r4, 4
	andi.	r5, r5, 15
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_2w_2:
	addi	r3, r3, 4
	addi	r4, r4, -4
	andi.	r5, r5, 15
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_1w:
	addi	r3, r3, 4
	addi	r4, r4, 4
	andi.	r5, r5, 7
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_1w_2:
	addi	r3, r3, 4
	andi.	r5, r5, 7
.Lcopy_user_retry:
	user	.Lcopy_user_residue,	lbz	r6, 0(r4)
	user	.Lcopy_user_residue,	stb	r6, 0(r3)
	addi	r4, r4, 1
	addi	r3, r3, 1
	addi	r5, r5, -1
	cmplwi	r5, 0
	bne	.Lcopy_user_retry
.Lcopy_user_residue:
	mr	r3, r5
	blr
EXPORT_SYMBOL(__copy_tofrom_user)
