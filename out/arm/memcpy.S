/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcpy.S: memcpy, also on device memory
 *
 * Made by `memgen generate --target arm` from templates/ and targets/arm.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>
#include <asm/unwind.h>

ENTRY(mmiocpy)
WEAK(memcpy)

/*
 * memcpy(dst, src, n): returns dst. The buffers may overlap if dst is below src.
 *
 *   r0                            dst, then the result
 *   r1                            src
 *   r2                            n, then only its low bits
 *   r3,r4,r5,r6,r7,r8,r9,r10,ip   data
 *   ip                            dst, moving
 *   ip                            scratch
 *   lr                            merging: the part of the last source word still to be used
 *   ip                            merging: source offset in its word
 */
ENTRY(__memcpy)
	UNWIND(.fnstart)
	cmp	r2, #4
	blo	.Lmemcpy_tiny
	push	{r0, r4-r10, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r0, r4-r10, lr})
	orr	ip, r0, r1
	tst	ip, #3
	beq	.Lmemcpy_aligned
	eor	ip, r0, r1
	tst	ip, #3
	bne	.Lmemcpy_misaligned

	/* Head: up to a word boundary of the destination. */
	tst	r0, #1
	beq	.Lmemcpy_head_no_1
	ldrb	r3, [r1], #1
	strb	r3, [r0], #1
	sub	r2, r2, #1
.Lmemcpy_head_no_1:
	tst	r0, #2
	beq	.Lmemcpy_head_no_2
	ldrh	r3, [r1], #2
	strh	r3, [r0], #2
	sub	r2, r2, #2
.Lmemcpy_head_no_2:
.Lmemcpy_aligned:

	/* Bulk: 16 words at a time. */
	subs	r2, r2, #64
	blo	.Lmemcpy_bulk_done
.Lmemcpy_bulk:
	ldmia	r1!, {r3-r10}
	stmia	r0!, {r3-r10}
	ldmia	r1!, {r3-r10}
	stmia	r0!, {r3-r10}
	subs	r2, r2, #64
	bhs	.Lmemcpy_bulk
	tst	r2, #63
	beq	.Lmemcpy_exit
.Lmemcpy_bulk_done:

	/* Tail: by the bits of the count. */
	tst	r2, #32
	beq	.Lmemcpy_tail_no_8w
	ldmia	r1!, {r3-r10}
	stmia	r0!, {r3-r10}
.Lmemcpy_tail_no_8w:
	tst	r2, #16
	beq	.Lmemcpy_tail_no_4w
	ldmia	r1!, {r3-r6}
	stmia	r0!, {r3-r6}
.Lmemcpy_tail_no_4w:
	tst	r2, #8
	beq	.Lmemcpy_tail_no_2w
	ldmia	r1!, {r3-r4}
	stmia	r0!, {r3-r4}
.Lmemcpy_tail_no_2w:
	tst	r2, #4
	beq	.Lmemcpy_tail_no_1w
	ldr	r3, [r1], #4
	str	r3, [r0], #4
.Lmemcpy_tail_no_1w:
	tst	r2, #3
	beq	.Lmemcpy_exit
	tst	r2, #2
	beq	.Lmemcpy_tail_no_2
	ldrh	r3, [r1], #2
	strh	r3, [r0], #2
.Lmemcpy_tail_no_2:
	tst	r2, #1
	beq	.Lmemcpy_tail_no_1
	ldrb	r3, [r1], #1
	strb	r3, [r0], #1
.Lmemcpy_tail_no_1:
.Lmemcpy_exit:
	pop	{r0, r4-r10, pc}

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lmemcpy_misaligned:
	cmp	r2, #8
	blo	.Lmemcpy_few
	tst	r0, #3
	beq	.Lmemcpy_merge_head_done
	tst	r0, #1
	beq	.Lmemcpy_merge_head_no_1
	ldrb	r3, [r1], #1
	strb	r3, [r0], #1
	sub	r2, r2, #1
.Lmemcpy_merge_head_no_1:
	tst	r0, #2
	beq	.Lmemcpy_merge_head_no_2
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	strb	r3, [r0], #1
	strb	r4, [r0], #1
	sub	r2, r2, #2
.Lmemcpy_merge_head_no_2:
.Lmemcpy_merge_head_done:

	/* Then each destination word is merged from two source words. */
	and	ip, r1, #3
	bic	r1, r1, #3
	cmp	ip, #2
	blo	.Lmemcpy_merge_by_1
	cmp	ip, #3
	blo	.Lmemcpy_merge_by_2

	/* The source is 3 bytes past a word boundary. */
	ldr	lr, [r1], #4
	mov	lr, lr, lspull #24
	subs	r2, r2, #32
	blo	.Lmemcpy_merge_3_done
.Lmemcpy_merge_3:
	ldmia	r1!, {r4-r10, ip}
	orr	r3, lr, r4, lspush #8
	mov	r4, r4, lspull #24
	orr	r4, r4, r5, lspush #8
	mov	r5, r5, lspull #24
	orr	r5, r5, r6, lspush #8
	mov	r6, r6, lspull #24
	orr	r6, r6, r7, lspush #8
	mov	r7, r7, lspull #24
	orr	r7, r7, r8, lspush #8
	mov	r8, r8, lspull #24
	orr	r8, r8, r9, lspush #8
	mov	r9, r9, lspull #24
	orr	r9, r9, r10, lspush #8
	mov	r10, r10, lspull #24
	orr	r10, r10, ip, lspush #8
	mov	lr, ip, lspull #24
	stmia	r0!, {r3-r10}
	subs	r2, r2, #32
	bhs	.Lmemcpy_merge_3
.Lmemcpy_merge_3_done:
	tst	r2, #16
	beq	.Lmemcpy_merge_3_tail_no_4w
	ldmia	r1!, {r4-r7}
	orr	r3, lr, r4, lspush #8
	mov	r4, r4, lspull #24
	orr	r4, r4, r5, lspush #8
	mov	r5, r5, lspull #24
	orr	r5, r5, r6, lspush #8
	mov	r6, r6, lspull #24
	orr	r6, r6, r7, lspush #8
	mov	lr, r7, lspull #24
	stmia	r0!, {r3-r6}
.Lmemcpy_merge_3_tail_no_4w:
	tst	r2, #8
	beq	.Lmemcpy_merge_3_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #8
	mov	r4, r4, lspull #24
	orr	r4, r4, r5, lspush #8
	mov	lr, r5, lspull #24
	stmia	r0!, {r3-r4}
.Lmemcpy_merge_3_tail_no_2w:
	tst	r2, #4
	beq	.Lmemcpy_merge_3_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #8
	mov	lr, r4, lspull #24
	str	r3, [r0], #4
.Lmemcpy_merge_3_tail_no_1w:
	sub	r1, r1, #1
	b	.Lmemcpy_bytes

	/* The source is 2 bytes past a word boundary. */
.Lmemcpy_merge_by_2:
	ldr	lr, [r1], #4
	mov	lr, lr, lspull #16
	subs	r2, r2, #32
	blo	.Lmemcpy_merge_2_done
.Lmemcpy_merge_2:
	ldmia	r1!, {r4-r10, ip}
	orr	r3, lr, r4, lspush #16
	mov	r4, r4, lspull #16
	orr	r4, r4, r5, lspush #16
	mov	r5, r5, lspull #16
	orr	r5, r5, r6, lspush #16
	mov	r6, r6, lspull #16
	orr	r6, r6, r7, lspush #16
	mov	r7, r7, lspull #16
	orr	r7, r7, r8, lspush #16
	mov	r8, r8, lspull #16
	orr	r8, r8, r9, lspush #16
	mov	r9, r9, lspull #16
	orr	r9, r9, r10, lspush #16
	mov	r10, r10, lspull #16
	orr	r10, r10, ip, lspush #16
	mov	lr, ip, lspull #16
	stmia	r0!, {r3-r10}
	subs	r2, r2, #32
	bhs	.Lmemcpy_merge_2
.Lmemcpy_merge_2_done:
	tst	r2, #16
	beq	.Lmemcpy_merge_2_tail_no_4w
	ldmia	r1!, {r4-r7}
	orr	r3, lr, r4, lspush #16
	mov	r4, r4, lspull #16
	orr	r4, r4, r5, lspush #16
	mov	r5, r5, lspull #16
	orr	r5, r5, r6, lspush #16
	mov	r6, r6, lspull #16
	orr	r6, r6, r7, lspush #16
	mov	lr, r7, lspull #16
	stmia	r0!, {r3-r6}
.Lmemcpy_merge_2_tail_no_4w:
	tst	r2, #8
	beq	.Lmemcpy_merge_2_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #16
	mov	r4, r4, lspull #16
	orr	r4, r4, r5, lspush #16
	mov	lr, r5, lspull #16
	stmia	r0!, {r3-r4}
.Lmemcpy_merge_2_tail_no_2w:
	tst	r2, #4
	beq	.Lmemcpy_merge_2_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #16
	mov	lr, r4, lspull #16
	str	r3, [r0], #4
.Lmemcpy_merge_2_tail_no_1w:
	sub	r1, r1, #2
	b	.Lmemcpy_bytes

	/* The source is 1 byte past a word boundary. */
.Lmemcpy_merge_by_1:
	ldr	lr, [r1], #4
	mov	lr, lr, lspull #8
	subs	r2, r2, #32
	blo	.Lmemcpy_merge_1_done
.Lmemcpy_merge_1:
	ldmia	r1!, {r4-r10, ip}
	orr	r3, lr, r4, lspush #24
	mov	r4, r4, lspull #8
	orr	r4, r4, r5, lspush #24
	mov	r5, r5, lspull #8
	orr	r5, r5, r6, lspush #24
	mov	r6, r6, lspull #8
	orr	r6, r6, r7, lspush #24
	mov	r7, r7, lspull #8
	orr	r7, r7, r8, lspush #24
	mov	r8, r8, lspull #8
	orr	r8, r8, r9, lspush #24
	mov	r9, r9, lspull #8
	orr	r9, r9, r10, lspush #24
	mov	r10, r10, lspull #8
	orr	r10, r10, ip, lspush #24
	mov	lr, ip, lspull #8
	stmia	r0!, {r3-r10}
	subs	r2, r2, #32
	bhs	.Lmemcpy_merge_1
.Lmemcpy_merge_1_done:
	tst	r2, #16
	beq	.Lmemcpy_merge_1_tail_no_4w
	ldmia	r1!, {r4-r7}
	orr	r3, lr, r4, lspush #24
	mov	r4, r4, lspull #8
	orr	r4, r4, r5, lspush #24
	mov	r5, r5, lspull #8
	orr	r5, r5, r6, lspush #24
	mov	r6, r6, lspull #8
	orr	r6, r6, r7, lspush #24
	mov	lr, r7, lspull #8
	stmia	r0!, {r3-r6}
.Lmemcpy_merge_1_tail_no_4w:
	tst	r2, #8
	beq	.Lmemcpy_merge_1_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #24
	mov	r4, r4, lspull #8
	orr	r4, r4, r5, lspush #24
	mov	lr, r5, lspull #8
	stmia	r0!, {r3-r4}
.Lmemcpy_merge_1_tail_no_2w:
	tst	r2, #4
	beq	.Lmemcpy_merge_1_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #24
	mov	lr, r4, lspull #8
	str	r3, [r0], #4
.Lmemcpy_merge_1_tail_no_1w:
	sub	r1, r1, #3
	b	.Lmemcpy_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Lmemcpy_few:
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	ldrb	r5, [r1], #1
	ldrb	r6, [r1], #1
	strb	r3, [r0], #1
	strb	r4, [r0], #1
	strb	r5, [r0], #1
	strb	r6, [r0], #1
.Lmemcpy_bytes:
	tst	r2, #2
	beq	.Lmemcpy_bytes_no_2
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	strb	r3, [r0], #1
	strb	r4, [r0], #1
.Lmemcpy_bytes_no_2:
	tst	r2, #1
	beq	.Lmemcpy_bytes_no_1
	ldrb	r3, [r1], #1
	strb	r3, [r0], #1
.Lmemcpy_bytes_no_1:
	pop	{r0, r4-r10, pc}

	/* Less than a word. */
.Lmemcpy_tiny:
	UNWIND(.fnend)
	UNWIND(.fnstart)
	mov	ip, r0
	tst	r2, #2
	beq	.Lmemcpy_tiny_no_2
	ldrb	r3, [r1], #1
	strb	r3, [ip], #1
	ldrb	r3, [r1], #1
	strb	r3, [ip], #1
.Lmemcpy_tiny_no_2:
	tst	r2, #1
	beq	.Lmemcpy_tiny_no_1
	ldrb	r3, [r1], #1
	strb	r3, [ip], #1
.Lmemcpy_tiny_no_1:
	ret	lr
	UNWIND(.fnend)
ENDPROC(__memcpy)
ENDPROC(memcpy)
ENDPROC(mmiocpy)
