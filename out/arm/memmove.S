/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memmove.S: memmove
 *
 * Made by `memgen generate --target arm` from templates/ and targets/arm.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>
#include <asm/unwind.h>

WEAK(memmove)

#if __LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)
/*
 * memmove(dst, src, n): returns dst. The buffers may overlap.
 *
 *   r0                            dst, then the result
 *   r1                            src
 *   r2                            n, then only its low bits
 *   r3,r4,r5,r6,r7,r8,r9,r10,ip   data
 *   ip                            dst, moving
 *   ip                            scratch
 */
ENTRY(__memmove)
	UNWIND(.fnstart)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	r2, #9
	bhs	.Lmemmove_over_2w
	subs	r2, r2, #4
	blo	.Lmemmove_below
	ldr	r3, [r1]
	ldr	ip, [r1, r2]
	str	r3, [r0]
	str	ip, [r0, r2]
	ret	lr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemmove_below:
	movs	ip, r2, lsl #31
	bcc	.Lmemmove_below_2
	ldrh	r3, [r1]
	bpl	.Lmemmove_pair
	ldrb	ip, [r1, #2]
	strb	ip, [r0, #2]
.Lmemmove_pair:
	strh	r3, [r0]
	ret	lr
.Lmemmove_below_2:
	bpl	.Lmemmove_nothing
	ldrb	r3, [r1]
	strb	r3, [r0]
.Lmemmove_nothing:
	ret	lr
.Lmemmove_over_2w:

	/* Forward, unless dst is inside the source. */
	sub	ip, r0, r1
	cmp	ip, r2
	blo	.Lmemmove_backward
	b	__memcpy

	/* Backward, from the end. */
.Lmemmove_backward:
	push	{r0, r4-r10, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r0, r4-r10, lr})
	add	r0, r0, r2
	add	r1, r1, r2
	orr	ip, r0, r1
	tst	ip, #3
	bne	.Lmemmove_backward_unaligned
.Lmemmove_backward_aligned:

	/* Bulk: 16 words at a time. */
	subs	r2, r2, #64
	blo	.Lmemmove_backward_bulk_done
.Lmemmove_backward_bulk:
	ldmdb	r1!, {r3-r10}
	stmdb	r0!, {r3-r10}
	ldmdb	r1!, {r3-r10}
	stmdb	r0!, {r3-r10}
	subs	r2, r2, #64
	bhs	.Lmemmove_backward_bulk
	tst	r2, #63
	beq	.Lmemmove_backward_exit
.Lmemmove_backward_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r2, lsl #27
	bcc	.Lmemmove_backward_tail_no_8w
	ldmdb	r1!, {r3-r10}
	stmdb	r0!, {r3-r10}
	beq	.Lmemmove_backward_exit
.Lmemmove_backward_tail_no_8w:
	bpl	.Lmemmove_backward_tail_no_4w
	ldmdb	r1!, {r3-r6}
	stmdb	r0!, {r3-r6}
.Lmemmove_backward_tail_no_4w:
	movs	ip, r2, lsl #29
	bcc	.Lmemmove_backward_tail_no_2w
	ldmdb	r1!, {r3-r4}
	stmdb	r0!, {r3-r4}
.Lmemmove_backward_tail_no_2w:
	beq	.Lmemmove_backward_exit
	bpl	.Lmemmove_backward_tail_no_1w
	ldr	r3, [r1, #-4]!
	str	r3, [r0, #-4]!
.Lmemmove_backward_tail_no_1w:
	movs	ip, r2, lsl #31
	bcc	.Lmemmove_backward_tail_no_2
	ldrh	r3, [r1, #-2]!
	strh	r3, [r0, #-2]!
.Lmemmove_backward_tail_no_2:
	bpl	.Lmemmove_backward_tail_no_1
	ldrb	r3, [r1, #-1]
	strb	r3, [r0, #-1]
.Lmemmove_backward_tail_no_1:
.Lmemmove_backward_exit:
	pop	{r0, r4-r10, pc}

	/*
	 * Not both at word boundaries: words from both ends, which may overlap.
	 */
.Lmemmove_backward_unaligned:
	cmp	r2, #17
	bhs	.Lmemmove_backward_over_4w
	ldr	r3, [r1, #-8]
	ldr	r4, [r1, #-4]
	sub	r1, r1, r2
	sub	r2, r0, r2
	ldr	r5, [r1]
	ldr	r6, [r1, #4]
	str	r3, [r0, #-8]
	str	r4, [r0, #-4]
	str	r5, [r2]
	str	r6, [r2, #4]
	pop	{r0, r4-r10, pc}
.Lmemmove_backward_over_4w:
	cmp	r2, #33
	bhs	.Lmemmove_backward_over_8w
	ldr	r3, [r1, #-16]
	ldr	r4, [r1, #-12]
	ldr	r5, [r1, #-8]
	ldr	r6, [r1, #-4]
	sub	r1, r1, r2
	sub	r2, r0, r2
	ldr	r7, [r1]
	ldr	r8, [r1, #4]
	ldr	r9, [r1, #8]
	ldr	r10, [r1, #12]
	str	r3, [r0, #-16]
	str	r4, [r0, #-12]
	str	r5, [r0, #-8]
	str	r6, [r0, #-4]
	str	r7, [r2]
	str	r8, [r2, #4]
	str	r9, [r2, #8]
	str	r10, [r2, #12]
	pop	{r0, r4-r10, pc}
.Lmemmove_backward_over_8w:

	/* Head: up to a word boundary of the destination. */
	tst	r0, #3
	beq	.Lmemmove_backward_head_done
	tst	r0, #1
	beq	.Lmemmove_backward_head_no_1
	ldrb	r3, [r1, #-1]!
	strb	r3, [r0, #-1]!
	sub	r2, r2, #1
.Lmemmove_backward_head_no_1:
	tst	r0, #2
	beq	.Lmemmove_backward_head_no_2
	ldrh	r3, [r1, #-2]!
	strh	r3, [r0, #-2]!
	sub	r2, r2, #2
.Lmemmove_backward_head_no_2:
.Lmemmove_backward_head_done:
	tst	r1, #3
	beq	.Lmemmove_backward_aligned

	/*
	 * The source is at none: words are loaded one by one, and stored in
	 * groups.
	 */
	subs	r2, r2, #64
	blo	.Lmemmove_backward_singles_done
.Lmemmove_backward_singles:
	ldr	r10, [r1, #-4]
	ldr	r9, [r1, #-8]
	ldr	r8, [r1, #-12]
	ldr	r7, [r1, #-16]
	ldr	r6, [r1, #-20]
	ldr	r5, [r1, #-24]
	ldr	r4, [r1, #-28]
	ldr	r3, [r1, #-32]!
	stmdb	r0!, {r3-r10}
	ldr	r10, [r1, #-4]
	ldr	r9, [r1, #-8]
	ldr	r8, [r1, #-12]
	ldr	r7, [r1, #-16]
	ldr	r6, [r1, #-20]
	ldr	r5, [r1, #-24]
	ldr	r4, [r1, #-28]
	ldr	r3, [r1, #-32]!
	stmdb	r0!, {r3-r10}
	subs	r2, r2, #64
	bhs	.Lmemmove_backward_singles
	tst	r2, #63
	beq	.Lmemmove_backward_exit
.Lmemmove_backward_singles_done:
	movs	ip, r2, lsl #27
	bcc	.Lmemmove_backward_singles_tail_no_8w
	ldr	r10, [r1, #-4]
	ldr	r9, [r1, #-8]
	ldr	r8, [r1, #-12]
	ldr	r7, [r1, #-16]
	ldr	r6, [r1, #-20]
	ldr	r5, [r1, #-24]
	ldr	r4, [r1, #-28]
	ldr	r3, [r1, #-32]!
	stmdb	r0!, {r3-r10}
	beq	.Lmemmove_backward_exit
.Lmemmove_backward_singles_tail_no_8w:
	bpl	.Lmemmove_backward_singles_tail_no_4w
	ldr	r6, [r1, #-4]
	ldr	r5, [r1, #-8]
	ldr	r4, [r1, #-12]
	ldr	r3, [r1, #-16]!
	stmdb	r0!, {r3-r6}
.Lmemmove_backward_singles_tail_no_4w:
	movs	ip, r2, lsl #29
	bcc	.Lmemmove_backward_singles_tail_no_2w
	ldr	r4, [r1, #-4]
	ldr	r3, [r1, #-8]!
	stmdb	r0!, {r3-r4}
.Lmemmove_backward_singles_tail_no_2w:
	beq	.Lmemmove_backward_exit
	bpl	.Lmemmove_backward_singles_tail_no_1w
	ldr	r3, [r1, #-4]!
	str	r3, [r0, #-4]!
.Lmemmove_backward_singles_tail_no_1w:
	movs	ip, r2, lsl #31
	bcc	.Lmemmove_backward_singles_tail_no_2
	ldrh	r3, [r1, #-2]!
	strh	r3, [r0, #-2]!
.Lmemmove_backward_singles_tail_no_2:
	bpl	.Lmemmove_backward_singles_tail_no_1
	ldrb	r3, [r1, #-1]
	strb	r3, [r0, #-1]
.Lmemmove_backward_singles_tail_no_1:
	pop	{r0, r4-r10, pc}
	UNWIND(.fnend)
ENDPROC(__memmove)
ENDPROC(memmove)

#else
/*
 * memmove(dst, src, n): returns dst. The buffers may overlap.
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
ENTRY(__memmove)
	UNWIND(.fnstart)

	/* Forward, unless dst is inside the source. */
	sub	ip, r0, r1
	cmp	ip, r2
	bhs	.Lmemmove_forward
	cmp	r2, #4
	blo	.Lmemmove_tiny
	push	{r0, r4-r10, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r0, r4-r10, lr})
	add	r0, r0, r2
	add	r1, r1, r2
	orr	ip, r0, r1
	tst	ip, #3
	beq	.Lmemmove_aligned
	eor	ip, r0, r1
	tst	ip, #3
	bne	.Lmemmove_misaligned

	/* Head: up to a word boundary of the destination. */
	tst	r0, #1
	beq	.Lmemmove_head_no_1
	ldrb	r3, [r1, #-1]!
	strb	r3, [r0, #-1]!
	sub	r2, r2, #1
.Lmemmove_head_no_1:
	tst	r0, #2
	beq	.Lmemmove_head_no_2
	ldrh	r3, [r1, #-2]!
	strh	r3, [r0, #-2]!
	sub	r2, r2, #2
.Lmemmove_head_no_2:
.Lmemmove_aligned:

	/* Bulk: 16 words at a time. */
	subs	r2, r2, #64
	blo	.Lmemmove_bulk_done
.Lmemmove_bulk:
	ldmdb	r1!, {r3-r10}
	stmdb	r0!, {r3-r10}
	ldmdb	r1!, {r3-r10}
	stmdb	r0!, {r3-r10}
	subs	r2, r2, #64
	bhs	.Lmemmove_bulk
	tst	r2, #63
	beq	.Lmemmove_exit
.Lmemmove_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r2, lsl #27
	bcc	.Lmemmove_tail_no_8w
	ldmdb	r1!, {r3-r10}
	stmdb	r0!, {r3-r10}
	beq	.Lmemmove_exit
.Lmemmove_tail_no_8w:
	bpl	.Lmemmove_tail_no_4w
	ldmdb	r1!, {r3-r6}
	stmdb	r0!, {r3-r6}
.Lmemmove_tail_no_4w:
	movs	ip, r2, lsl #29
	bcc	.Lmemmove_tail_no_2w
	ldmdb	r1!, {r3-r4}
	stmdb	r0!, {r3-r4}
.Lmemmove_tail_no_2w:
	beq	.Lmemmove_exit
	bpl	.Lmemmove_tail_no_1w
	ldr	r3, [r1, #-4]!
	str	r3, [r0, #-4]!
.Lmemmove_tail_no_1w:
	movs	ip, r2, lsl #31
	bcc	.Lmemmove_tail_no_2
	ldrh	r3, [r1, #-2]!
	strh	r3, [r0, #-2]!
.Lmemmove_tail_no_2:
	bpl	.Lmemmove_tail_no_1
	ldrb	r3, [r1, #-1]
	strb	r3, [r0, #-1]
.Lmemmove_tail_no_1:
.Lmemmove_exit:
	pop	{r0, r4-r10, pc}

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lmemmove_misaligned:
	cmp	r2, #8
	blo	.Lmemmove_few
	tst	r0, #3
	beq	.Lmemmove_merge_head_done
	tst	r0, #1
	beq	.Lmemmove_merge_head_no_1
	ldrb	r3, [r1, #-1]!
	strb	r3, [r0, #-1]!
	sub	r2, r2, #1
.Lmemmove_merge_head_no_1:
	tst	r0, #2
	beq	.Lmemmove_merge_head_no_2
	ldrb	r3, [r1, #-1]!
	ldrb	r4, [r1, #-1]!
	strb	r3, [r0, #-1]!
	strb	r4, [r0, #-1]!
	sub	r2, r2, #2
.Lmemmove_merge_head_no_2:
.Lmemmove_merge_head_done:

	/* Then each destination word is merged from two source words. */
	and	ip, r1, #3
	bic	r1, r1, #3
	cmp	ip, #2
	blo	.Lmemmove_merge_by_1
	cmp	ip, #3
	blo	.Lmemmove_merge_by_2

	/* The source is 3 bytes past a word boundary. */
	ldr	lr, [r1]
	mov	lr, lr, lspush #8
	subs	r2, r2, #32
	blo	.Lmemmove_merge_3_done
.Lmemmove_merge_3:
	ldmdb	r1!, {r3-r10}
	orr	ip, lr, r10, lspull #24
	mov	r10, r10, lspush #8
	orr	r10, r10, r9, lspull #24
	mov	r9, r9, lspush #8
	orr	r9, r9, r8, lspull #24
	mov	r8, r8, lspush #8
	orr	r8, r8, r7, lspull #24
	mov	r7, r7, lspush #8
	orr	r7, r7, r6, lspull #24
	mov	r6, r6, lspush #8
	orr	r6, r6, r5, lspull #24
	mov	r5, r5, lspush #8
	orr	r5, r5, r4, lspull #24
	mov	r4, r4, lspush #8
	orr	r4, r4, r3, lspull #24
	mov	lr, r3, lspush #8
	stmdb	r0!, {r4-r10, ip}
	subs	r2, r2, #32
	bhs	.Lmemmove_merge_3
.Lmemmove_merge_3_done:
	movs	ip, r2, lsl #28
	bcc	.Lmemmove_merge_3_tail_no_4w
	ldmdb	r1!, {r3-r6}
	orr	r7, lr, r6, lspull #24
	mov	r6, r6, lspush #8
	orr	r6, r6, r5, lspull #24
	mov	r5, r5, lspush #8
	orr	r5, r5, r4, lspull #24
	mov	r4, r4, lspush #8
	orr	r4, r4, r3, lspull #24
	mov	lr, r3, lspush #8
	stmdb	r0!, {r4-r7}
.Lmemmove_merge_3_tail_no_4w:
	bpl	.Lmemmove_merge_3_tail_no_2w
	ldmdb	r1!, {r3-r4}
	orr	r5, lr, r4, lspull #24
	mov	r4, r4, lspush #8
	orr	r4, r4, r3, lspull #24
	mov	lr, r3, lspush #8
	stmdb	r0!, {r4-r5}
.Lmemmove_merge_3_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Lmemmove_merge_3_tail_no_1w
	ldr	r3, [r1, #-4]!
	orr	r4, lr, r3, lspull #24
	mov	lr, r3, lspush #8
	str	r4, [r0, #-4]!
.Lmemmove_merge_3_tail_no_1w:
	add	r1, r1, #3
	b	.Lmemmove_bytes

	/* The source is 2 bytes past a word boundary. */
.Lmemmove_merge_by_2:
	ldr	lr, [r1]
	mov	lr, lr, lspush #16
	subs	r2, r2, #32
	blo	.Lmemmove_merge_2_done
.Lmemmove_merge_2:
	ldmdb	r1!, {r3-r10}
	orr	ip, lr, r10, lspull #16
	mov	r10, r10, lspush #16
	orr	r10, r10, r9, lspull #16
	mov	r9, r9, lspush #16
	orr	r9, r9, r8, lspull #16
	mov	r8, r8, lspush #16
	orr	r8, r8, r7, lspull #16
	mov	r7, r7, lspush #16
	orr	r7, r7, r6, lspull #16
	mov	r6, r6, lspush #16
	orr	r6, r6, r5, lspull #16
	mov	r5, r5, lspush #16
	orr	r5, r5, r4, lspull #16
	mov	r4, r4, lspush #16
	orr	r4, r4, r3, lspull #16
	mov	lr, r3, lspush #16
	stmdb	r0!, {r4-r10, ip}
	subs	r2, r2, #32
	bhs	.Lmemmove_merge_2
.Lmemmove_merge_2_done:
	movs	ip, r2, lsl #28
	bcc	.Lmemmove_merge_2_tail_no_4w
	ldmdb	r1!, {r3-r6}
	orr	r7, lr, r6, lspull #16
	mov	r6, r6, lspush #16
	orr	r6, r6, r5, lspull #16
	mov	r5, r5, lspush #16
	orr	r5, r5, r4, lspull #16
	mov	r4, r4, lspush #16
	orr	r4, r4, r3, lspull #16
	mov	lr, r3, lspush #16
	stmdb	r0!, {r4-r7}
.Lmemmove_merge_2_tail_no_4w:
	bpl	.Lmemmove_merge_2_tail_no_2w
	ldmdb	r1!, {r3-r4}
	orr	r5, lr, r4, lspull #16
	mov	r4, r4, lspush #16
	orr	r4, r4, r3, lspull #16
	mov	lr, r3, lspush #16
	stmdb	r0!, {r4-r5}
.Lmemmove_merge_2_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Lmemmove_merge_2_tail_no_1w
	ldr	r3, [r1, #-4]!
	orr	r4, lr, r3, lspull #16
	mov	lr, r3, lspush #16
	str	r4, [r0, #-4]!
.Lmemmove_merge_2_tail_no_1w:
	add	r1, r1, #2
	b	.Lmemmove_bytes

	/* The source is 1 byte past a word boundary. */
.Lmemmove_merge_by_1:
	ldr	lr, [r1]
	mov	lr, lr, lspush #24
	subs	r2, r2, #32
	blo	.Lmemmove_merge_1_done
.Lmemmove_merge_1:
	ldmdb	r1!, {r3-r10}
	orr	ip, lr, r10, lspull #8
	mov	r10, r10, lspush #24
	orr	r10, r10, r9, lspull #8
	mov	r9, r9, lspush #24
	orr	r9, r9, r8, lspull #8
	mov	r8, r8, lspush #24
	orr	r8, r8, r7, lspull #8
	mov	r7, r7, lspush #24
	orr	r7, r7, r6, lspull #8
	mov	r6, r6, lspush #24
	orr	r6, r6, r5, lspull #8
	mov	r5, r5, lspush #24
	orr	r5, r5, r4, lspull #8
	mov	r4, r4, lspush #24
	orr	r4, r4, r3, lspull #8
	mov	lr, r3, lspush #24
	stmdb	r0!, {r4-r10, ip}
	subs	r2, r2, #32
	bhs	.Lmemmove_merge_1
.Lmemmove_merge_1_done:
	movs	ip, r2, lsl #28
	bcc	.Lmemmove_merge_1_tail_no_4w
	ldmdb	r1!, {r3-r6}
	orr	r7, lr, r6, lspull #8
	mov	r6, r6, lspush #24
	orr	r6, r6, r5, lspull #8
	mov	r5, r5, lspush #24
	orr	r5, r5, r4, lspull #8
	mov	r4, r4, lspush #24
	orr	r4, r4, r3, lspull #8
	mov	lr, r3, lspush #24
	stmdb	r0!, {r4-r7}
.Lmemmove_merge_1_tail_no_4w:
	bpl	.Lmemmove_merge_1_tail_no_2w
	ldmdb	r1!, {r3-r4}
	orr	r5, lr, r4, lspull #8
	mov	r4, r4, lspush #24
	orr	r4, r4, r3, lspull #8
	mov	lr, r3, lspush #24
	stmdb	r0!, {r4-r5}
.Lmemmove_merge_1_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Lmemmove_merge_1_tail_no_1w
	ldr	r3, [r1, #-4]!
	orr	r4, lr, r3, lspull #8
	mov	lr, r3, lspush #24
	str	r4, [r0, #-4]!
.Lmemmove_merge_1_tail_no_1w:
	add	r1, r1, #1
	b	.Lmemmove_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Lmemmove_few:
	ldrb	r3, [r1, #-1]!
	ldrb	r4, [r1, #-1]!
	ldrb	r5, [r1, #-1]!
	ldrb	r6, [r1, #-1]!
	strb	r3, [r0, #-1]!
	strb	r4, [r0, #-1]!
	strb	r5, [r0, #-1]!
	strb	r6, [r0, #-1]!
.Lmemmove_bytes:
	movs	ip, r2, lsl #31
	bcc	.Lmemmove_bytes_no_2
	ldrb	r3, [r1, #-1]!
	ldrb	r4, [r1, #-1]!
	strb	r3, [r0, #-1]!
	strb	r4, [r0, #-1]!
.Lmemmove_bytes_no_2:
	bpl	.Lmemmove_bytes_no_1
	ldrb	r3, [r1, #-1]
	strb	r3, [r0, #-1]
.Lmemmove_bytes_no_1:
	pop	{r0, r4-r10, pc}

	/* Less than a word. */
.Lmemmove_tiny:
	UNWIND(.fnend)
	UNWIND(.fnstart)
	add	ip, r0, r2
	add	r1, r1, r2
	tst	r2, #2
	beq	.Lmemmove_tiny_no_2
	ldrb	r3, [r1, #-1]!
	strb	r3, [ip, #-1]!
	ldrb	r3, [r1, #-1]!
	strb	r3, [ip, #-1]!
.Lmemmove_tiny_no_2:
	tst	r2, #1
	beq	.Lmemmove_tiny_no_1
	ldrb	r3, [r1, #-1]
	strb	r3, [ip, #-1]
.Lmemmove_tiny_no_1:
	ret	lr
.Lmemmove_forward:
	b	__memcpy
	UNWIND(.fnend)
ENDPROC(__memmove)
ENDPROC(memmove)
#endif
