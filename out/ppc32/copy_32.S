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
	cmplwi	r5, 4
	blt	.Lmemset_below
	stw	r4, 0(r3)
	add	r6, r3, r5
	stw	r4, -4(r6)
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemset_below:
	mtcrf	1, r5
	bf	30, .Lmemset_below_2
	sth	r4, 0(r3)
	add	r6, r3, r5
	sth	r4, -2(r6)
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
	mr	r12, r3

	/*
	 * Only zeroes go by lines; the kernel makes the branch a bne when the
	 * cache is on.
	 */
	cmplwi	r4, 0
.Lmemset_gate:
	b	.Lmemset_few_lines
	patch_site	.Lmemset_gate, patch__memset_nocache

	/* Whole cache lines: up to the first one by 16 bytes. */
	cmplwi	r5, 2*L1_CACHE_BYTES
	blt	.Lmemset_few_lines
	neg	r11, r12
	andi.	r11, r11, L1_CACHE_BYTES-1
	stw	r4, 0(r12)
	stw	r4, 4(r12)
	stw	r4, 8(r12)
	stw	r4, 12(r12)
	andi.	r0, r11, 15
	add	r12, r12, r0
	sub	r5, r5, r11
	sub	r11, r11, r0
	srwi.	r0, r11, 4
	beq	.Lmemset_at_line
	mtctr	r0
.Lmemset_line_head:
	stw	r4, 0(r12)
	stw	r4, 4(r12)
	stw	r4, 8(r12)
	stw	r4, 12(r12)
	addi	r12, r12, 16
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
	b	.Lmemset_lines_done
.Lmemset_few_lines:

	/* Head: up to a word boundary. */
	stw	r4, 0(r12)
	neg	r11, r12
	andi.	r11, r11, 3
	add	r12, r12, r11
	sub	r5, r5, r11

	/* Bulk: 8 words at a time. */
.Lmemset_lines_done:
	srwi.	r0, r5, 5
	beq	.Lmemset_bulk_done
	mtctr	r0
.Lmemset_bulk:
	stw	r4, 0(r12)
	stw	r4, 4(r12)
	stw	r4, 8(r12)
	stw	r4, 12(r12)
	stw	r4, 16(r12)
	stw	r4, 20(r12)
	stw	r4, 24(r12)
	stw	r4, 28(r12)
	addi	r12, r12, 32
	bdnz	.Lmemset_bulk
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	27, .Lmemset_tail_no_4w
	stw	r4, 0(r12)
	stw	r4, 4(r12)
	stw	r4, 8(r12)
	stw	r4, 12(r12)
	addi	r12, r12, 16
.Lmemset_tail_no_4w:
	bf	28, .Lmemset_tail_no_2w
	stw	r4, 0(r12)
	stw	r4, 4(r12)
	addi	r12, r12, 8
.Lmemset_tail_no_2w:
	bf	29, .Lmemset_tail_no_1w
	stw	r4, 0(r12)
	addi	r12, r12, 4
.Lmemset_tail_no_1w:

	/* Last: words that overlap what came before. */
	andi.	r5, r5, 3
	beq	.Lmemset_exit
	add	r6, r12, r5
	stw	r4, -4(r6)
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
	cmplwi	r5, 4
	blt	.Lmemmove_below
	lwz	r6, 0(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lwz	r7, -4(r4)
	stw	r6, 0(r3)
	stw	r7, -4(r5)
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemmove_below:
	mtcrf	1, r5
	bf	30, .Lmemmove_below_2
	lhz	r6, 0(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lhz	r7, -2(r4)
	sth	r6, 0(r3)
	sth	r7, -2(r5)
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
	addi	r12, r3, -4
	addi	r4, r4, -4

	/* Head: up to a word boundary of the destination. */
	cmplwi	r5, 128
	blt	.Lmemmove_any_alignment
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
.Lmemmove_any_alignment:

	/* Bulk: 8 words at a time. */
	srwi.	r0, r5, 5
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
	lwzu	r9, 32(r4)
	stw	r6, 20(r12)
	stw	r7, 24(r12)
	stw	r8, 28(r12)
	stwu	r9, 32(r12)
	bdnz	.Lmemmove_bulk
.Lmemmove_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
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
	bf	30, .Lmemmove_tail_no_2
	lhz	r6, 4(r4)
	sth	r6, 4(r12)
	addi	r4, r4, 2
	addi	r12, r12, 2
.Lmemmove_tail_no_2:
	bf	31, .Lmemmove_tail_no_1
	lbz	r6, 4(r4)
	stb	r6, 4(r12)
.Lmemmove_tail_no_1:
	blr

/*
 * backwards_memcpy(dst, src, n): as memmove, what is not small always from the last byte to the first.
 */
_GLOBAL(backwards_memcpy)
	cmplwi	r5, 33
	blt	.Lmemmove_small

	/* Backward, from the end. */
.Lmemmove_backward:
	add	r12, r3, r5
	add	r4, r4, r5

	/* Head: up to a word boundary of the destination. */
	cmplwi	r5, 128
	blt	.Lmemmove_backward_any_alignment
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
.Lmemmove_backward_any_alignment:

	/* Bulk: 8 words at a time. */
	srwi.	r0, r5, 5
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
	lwzu	r6, -32(r4)
	stw	r9, -20(r12)
	stw	r8, -24(r12)
	stw	r7, -28(r12)
	stwu	r6, -32(r12)
	bdnz	.Lmemmove_backward_bulk
.Lmemmove_backward_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
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
	bf	30, .Lmemmove_backward_tail_no_2
	lhz	r6, -2(r4)
	sth	r6, -2(r12)
	addi	r4, r4, -2
	addi	r12, r12, -2
.Lmemmove_backward_tail_no_2:
	bf	31, .Lmemmove_backward_tail_no_1
	lbz	r6, -1(r4)
	stb	r6, -1(r12)
.Lmemmove_backward_tail_no_1:
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
	cmplwi	r5, 4
	blt	.Lmemcpy_below
	lwz	r6, 0(r4)
	add	r4, r4, r5
	add	r5, r3, r5
	lwz	r7, -4(r4)
	stw	r6, 0(r3)
	stw	r7, -4(r5)
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcpy_below:
	mtcrf	1, r5
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
	addi	r12, r3, -4
	addi	r4, r4, -4

	/* Head: up to a word boundary of the destination. */
	cmplwi	r5, 128
	blt	.Lmemcpy_any_alignment
	neg	r11, r12
	andi.	r11, r11, 3
	beq	.Lmemcpy_head_done
	sub	r5, r5, r11
	mtcrf	1, r11
	bf	31, .Lmemcpy_head_no_1
	lbz	r6, 4(r4)
	stb	r6, 4(r12)
	addi	r4, r4, 1
	addi	r12, r12, 1
.Lmemcpy_head_no_1:
	bf	30, .Lmemcpy_head_no_2
	lhz	r6, 4(r4)
	sth	r6, 4(r12)
	addi	r4, r4, 2
	addi	r12, r12, 2
.Lmemcpy_head_no_2:
.Lmemcpy_head_done:
.Lmemcpy_any_alignment:

	/* Bulk: 8 words at a time. */
	srwi.	r0, r5, 5
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
	lwzu	r9, 32(r4)
	stw	r6, 20(r12)
	stw	r7, 24(r12)
	stw	r8, 28(r12)
	stwu	r9, 32(r12)
	bdnz	.Lmemcpy_bulk
.Lmemcpy_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
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
	bf	30, .Lmemcpy_tail_no_2
	lhz	r6, 4(r4)
	sth	r6, 4(r12)
	addi	r4, r4, 2
	addi	r12, r12, 2
.Lmemcpy_tail_no_2:
	bf	31, .Lmemcpy_tail_no_1
	lbz	r6, 4(r4)
	stb	r6, 4(r12)
.Lmemcpy_tail_no_1:
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
 *   r3                       dst, then the result
 *   r4                       src
 *   r5                       n, then only its low bits
 *   r6,r7,r8,r9,r10,r11,r0   data
 *   r11                      bytes up to the boundary
 *   r0                       scratch
 */
_GLOBAL(__copy_tofrom_user)

	/* Small sizes: words from both ends, which may overlap. */
	cmplwi	r5, 9
	bge	.Lcopy_user_over_2w
	cmplwi	r5, 4
	blt	.Lcopy_user_below
	user	.Lcopy_user_retry,	lwz	r6, 0(r4)
	user	.Lcopy_user_retry,	stw	r6, 0(r3)
	add	r7, r4, r5
	user	.Lcopy_user_retry,	lwz	r6, -4(r7)
	add	r7, r3, r5
	user	.Lcopy_user_retry,	stw	r6, -4(r7)
	li	r3, 0
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lcopy_user_below:
	mtcrf	1, r5
	bf	30, .Lcopy_user_below_2
	user	.Lcopy_user_retry,	lhz	r6, 0(r4)
	user	.Lcopy_user_retry,	sth	r6, 0(r3)
	add	r7, r4, r5
	user	.Lcopy_user_retry,	lhz	r6, -2(r7)
	add	r7, r3, r5
	user	.Lcopy_user_retry,	sth	r6, -2(r7)
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
	addi	r3, r3, -4
	addi	r4, r4, -4

	/* Head: up to a word boundary of the destination. */
	cmplwi	r5, 128
	blt	.Lcopy_user_any_alignment
	user	.Lcopy_user_fixup_head,	lwz	r6, 4(r4)
	user	.Lcopy_user_fixup_head,	stw	r6, 4(r3)
	neg	r11, r3
	andi.	r11, r11, 3
	add	r3, r3, r11
	add	r4, r4, r11
	sub	r5, r5, r11
.Lcopy_user_any_alignment:

	/* Bulk: 8 words at a time. */
	srwi.	r0, r5, 5
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
	user	.Lcopy_user_fixup_bulk_loop,	lwzu	r9, 32(r4)
	user	.Lcopy_user_fixup_bulk_loop_2,	stw	r6, 20(r3)
	user	.Lcopy_user_fixup_bulk_loop_2,	stw	r7, 24(r3)
	user	.Lcopy_user_fixup_bulk_loop_2,	stw	r8, 28(r3)
	user	.Lcopy_user_fixup_bulk_loop_2,	stwu	r9, 32(r3)
	bdnz	.Lcopy_user_bulk
.Lcopy_user_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
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
	bf	30, .Lcopy_user_tail_no_2
	user	.Lcopy_user_fixup_tail_2,	lhz	r6, 4(r4)
	user	.Lcopy_user_fixup_tail_2,	sth	r6, 4(r3)
	addi	r4, r4, 2
	addi	r3, r3, 2
.Lcopy_user_tail_no_2:
	bf	31, .Lcopy_user_tail_no_1
	user	.Lcopy_user_fixup_tail_1,	lbz	r6, 4(r4)
	user	.Lcopy_user_fixup_tail_1,	stb	r6, 4(r3)
.Lcopy_user_tail_no_1:
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
	slwi	r0, r0, 5
	andi.	r5, r5, 31
	add	r5, r5, r0
	b	.Lcopy_user_retry
.Lcopy_user_fixup_bulk_loop_2:
	addi	r3, r3, 4
	addi	r4, r4, -28
	mfctr	r0
	slwi	r0, r0, 5
	andi.	r5, r5, 31
	add	r5, r5, r0
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
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_2:
	addi	r3, r3, 4
	addi	r4, r4, 4
	andi.	r5, r5, 3
	b	.Lcopy_user_retry
.Lcopy_user_fixup_tail_1:
	addi	r3, r3, 4
	addi	r4, r4, 4
	andi.	r5, r5, 1
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
