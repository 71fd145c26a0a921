/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcpy.S: memcpy, also on device memory
 *
 * Made by `memgen generate --target arm` from templates/ and targets/arm.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>
#include <asm/unwind.h>

#if !(__LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS))
ENTRY(__memcpy)
WEAK(memcpy)
#endif

/*
 * aligned_memcpy(dst, src, n): memcpy by aligned accesses only, as device memory wants them.
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
ENTRY(mmiocpy)
	UNWIND(.fnstart)
	cmp	r2, #4
	blo	.Laligned_memcpy_tiny
	push	{r0, r4-r10, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r0, r4-r10, lr})
	orr	ip, r0, r1
	tst	ip, #3
	beq	.Laligned_memcpy_aligned
	eor	ip, r0, r1
	tst	ip, #3
	bne	.Laligned_memcpy_misaligned

	/* Head: up to a word boundary of the destination. */
	tst	r0, #1
	beq	.Laligned_memcpy_head_no_1
	ldrb	r3, [r1], #1
	strb	r3, [r0], #1
	sub	r2, r2, #1
.Laligned_memcpy_head_no_1:
	tst	r0, #2
	beq	.Laligned_memcpy_head_no_2
	ldrh	r3, [r1], #2
	strh	r3, [r0], #2
	sub	r2, r2, #2
.Laligned_memcpy_head_no_2:
.Laligned_memcpy_aligned:

	/* Bulk: 16 words at a time. */
	subs	r2, r2, #64
	blo	.Laligned_memcpy_bulk_done
.Laligned_memcpy_bulk:
	ldmia	r1!, {r3-r10}
	stmia	r0!, {r3-r10}
	ldmia	r1!, {r3-r10}
	stmia	r0!, {r3-r10}
	subs	r2, r2, #64
	bhs	.Laligned_memcpy_bulk
	tst	r2, #63
	beq	.Laligned_memcpy_exit
.Laligned_memcpy_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r2, lsl #27
	bcc	.Laligned_memcpy_tail_no_8w
	ldmia	r1!, {r3-r10}
	stmia	r0!, {r3-r10}
	beq	.Laligned_memcpy_exit
.Laligned_memcpy_tail_no_8w:
	bpl	.Laligned_memcpy_tail_no_4w
	ldmia	r1!, {r3-r6}
	stmia	r0!, {r3-r6}
.Laligned_memcpy_tail_no_4w:
	movs	ip, r2, lsl #29
	bcc	.Laligned_memcpy_tail_no_2w
	ldmia	r1!, {r3-r4}
	stmia	r0!, {r3-r4}
.Laligned_memcpy_tail_no_2w:
	beq	.Laligned_memcpy_exit
	bpl	.Laligned_memcpy_tail_no_1w
	ldr	r3, [r1], #4
	str	r3, [r0], #4
.Laligned_memcpy_tail_no_1w:
	movs	ip, r2, lsl #31
	bcc	.Laligned_memcpy_tail_no_2
	ldrh	r3, [r1], #2
	strh	r3, [r0], #2
.Laligned_memcpy_tail_no_2:
	bpl	.Laligned_memcpy_tail_no_1
	ldrb	r3, [r1]
	strb	r3, [r0]
.Laligned_memcpy_tail_no_1:
.Laligned_memcpy_exit:
	pop	{r0, r4-r10, pc}

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Laligned_memcpy_misaligned:
	cmp	r2, #8
	blo	.Laligned_memcpy_few
	tst	r0, #3
	beq	.Laligned_memcpy_merge_head_done
	tst	r0, #1
	beq	.Laligned_memcpy_merge_head_no_1
	ldrb	r3, [r1], #1
	strb	r3, [r0], #1
	sub	r2, r2, #1
.Laligned_memcpy_merge_head_no_1:
	tst	r0, #2
	beq	.Laligned_memcpy_merge_head_no_2
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	strb	r3, [r0], #1
	strb	r4, [r0], #1
	sub	r2, r2, #2
.Laligned_memcpy_merge_head_no_2:
.Laligned_memcpy_merge_head_done:

	/* Then each destination word is merged from two source words. */
	and	ip, r1, #3
	bic	r1, r1, #3
	cmp	ip, #2
	blo	.Laligned_memcpy_merge_by_1
	cmp	ip, #3
	blo	.Laligned_memcpy_merge_by_2

	/* The source is 3 bytes past a word boundary. */
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #24
	subs	r2, r2, #32
	blo	.Laligned_memcpy_merge_3_done
.Laligned_memcpy_merge_3:
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
	bhs	.Laligned_memcpy_merge_3
.Laligned_memcpy_merge_3_done:
	movs	ip, r2, lsl #28
	bcc	.Laligned_memcpy_merge_3_tail_no_4w
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
.Laligned_memcpy_merge_3_tail_no_4w:
	bpl	.Laligned_memcpy_merge_3_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #8
	mov	r4, r4, lspull #24
	orr	r4, r4, r5, lspush #8
	mov	lr, r5, lspull #24
	stmia	r0!, {r3-r4}
.Laligned_memcpy_merge_3_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Laligned_memcpy_merge_3_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #8
	mov	lr, r4, lspull #24
	str	r3, [r0], #4
.Laligned_memcpy_merge_3_tail_no_1w:
	sub	r1, r1, #1
	b	.Laligned_memcpy_bytes

	/* The source is 2 bytes past a word boundary. */
.Laligned_memcpy_merge_by_2:
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #16
	subs	r2, r2, #32
	blo	.Laligned_memcpy_merge_2_done
.Laligned_memcpy_merge_2:
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
	bhs	.Laligned_memcpy_merge_2
.Laligned_memcpy_merge_2_done:
	movs	ip, r2, lsl #28
	bcc	.Laligned_memcpy_merge_2_tail_no_4w
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
.Laligned_memcpy_merge_2_tail_no_4w:
	bpl	.Laligned_memcpy_merge_2_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #16
	mov	r4, r4, lspull #16
	orr	r4, r4, r5, lspush #16
	mov	lr, r5, lspull #16
	stmia	r0!, {r3-r4}
.Laligned_memcpy_merge_2_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Laligned_memcpy_merge_2_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #16
	mov	lr, r4, lspull #16
	str	r3, [r0], #4
.Laligned_memcpy_merge_2_tail_no_1w:
	sub	r1, r1, #2
	b	.Laligned_memcpy_bytes

	/* The source is 1 byte past a word boundary. */
.Laligned_memcpy_merge_by_1:
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #8
	subs	r2, r2, #32
	blo	.Laligned_memcpy_merge_1_done
.Laligned_memcpy_merge_1:
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
	bhs	.Laligned_memcpy_merge_1
.Laligned_memcpy_merge_1_done:
	movs	ip, r2, lsl #28
	bcc	.Laligned_memcpy_merge_1_tail_no_4w
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
.Laligned_memcpy_merge_1_tail_no_4w:
	bpl	.Laligned_memcpy_merge_1_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #24
	mov	r4, r4, lspull #8
	orr	r4, r4, r5, lspush #24
	mov	lr, r5, lspull #8
	stmia	r0!, {r3-r4}
.Laligned_memcpy_merge_1_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Laligned_memcpy_merge_1_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #24
	mov	lr, r4, lspull #8
	str	r3, [r0], #4
.Laligned_memcpy_merge_1_tail_no_1w:
	sub	r1, r1, #3
	b	.Laligned_memcpy_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Laligned_memcpy_few:
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	ldrb	r5, [r1], #1
	ldrb	r6, [r1], #1
	strb	r3, [r0], #1
	strb	r4, [r0], #1
	strb	r5, [r0], #1
	strb	r6, [r0], #1
.Laligned_memcpy_bytes:
	movs	ip, r2, lsl #31
	bcc	.Laligned_memcpy_bytes_no_2
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	strb	r3, [r0], #1
	strb	r4, [r0], #1
.Laligned_memcpy_bytes_no_2:
	bpl	.Laligned_memcpy_bytes_no_1
	ldrb	r3, [r1]
	strb	r3, [r0]
.Laligned_memcpy_bytes_no_1:
	pop	{r0, r4-r10, pc}

	/* Less than a word. */
.Laligned_memcpy_tiny:
	UNWIND(.fnend)
	UNWIND(.fnstart)
	mov	ip, r0
	tst	r2, #2
	beq	.Laligned_memcpy_tiny_no_2
	ldrb	r3, [r1], #1
	strb	r3, [ip], #1
	ldrb	r3, [r1], #1
	strb	r3, [ip], #1
.Laligned_memcpy_tiny_no_2:
	tst	r2, #1
	beq	.Laligned_memcpy_tiny_no_1
	ldrb	r3, [r1]
	strb	r3, [ip]
.Laligned_memcpy_tiny_no_1:
	ret	lr
	UNWIND(.fnend)
ENDPROC(mmiocpy)

#if __LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)
WEAK(memcpy)
#endif

#if __LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)
/*
 * memcpy(dst, src, n): returns dst. The buffers may overlap if dst is below src.
 *
 *   r0                            dst, then the result
 *   r1                            src
 *   r2                            n, then only its low bits
 *   r3,r4,r5,r6,r7,r8,r9,r10,ip   data
 *   ip                            dst, moving
 *   ip                            scratch
 */
ENTRY(__memcpy)
	UNWIND(.fnstart)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	r2, #9
	bhs	.Lmemcpy_over_2w
	subs	r2, r2, #4
	blo	.Lmemcpy_below
	ldr	r3, [r1]
	ldr	ip, [r1, r2]
	str	r3, [r0]
	str	ip, [r0, r2]
	ret	lr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcpy_below:
	movs	ip, r2, lsl #31
	bcc	.Lmemcpy_below_2
	ldrh	r3, [r1]
	bpl	.Lmemcpy_pair
	ldrb	ip, [r1, #2]
	strb	ip, [r0, #2]
.Lmemcpy_pair:
	strh	r3, [r0]
	ret	lr
.Lmemcpy_below_2:
	bpl	.Lmemcpy_nothing
	ldrb	r3, [r1]
	strb	r3, [r0]
.Lmemcpy_nothing:
	ret	lr
.Lmemcpy_over_2w:
	push	{r0, r4-r10, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r0, r4-r10, lr})
	orr	ip, r0, r1
	tst	ip, #3
	bne	.Lmemcpy_unaligned
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
	movs	ip, r2, lsl #27
	bcc	.Lmemcpy_tail_no_8w
	ldmia	r1!, {r3-r10}
	stmia	r0!, {r3-r10}
	beq	.Lmemcpy_exit
.Lmemcpy_tail_no_8w:
	bpl	.Lmemcpy_tail_no_4w
	ldmia	r1!, {r3-r6}
	stmia	r0!, {r3-r6}
.Lmemcpy_tail_no_4w:
	movs	ip, r2, lsl #29
	bcc	.Lmemcpy_tail_no_2w
	ldmia	r1!, {r3-r4}
	stmia	r0!, {r3-r4}
.Lmemcpy_tail_no_2w:
	beq	.Lmemcpy_exit
	bpl	.Lmemcpy_tail_no_1w
	ldr	r3, [r1], #4
	str	r3, [r0], #4
.Lmemcpy_tail_no_1w:
	movs	ip, r2, lsl #31
	bcc	.Lmemcpy_tail_no_2
	ldrh	r3, [r1], #2
	strh	r3, [r0], #2
.Lmemcpy_tail_no_2:
	bpl	.Lmemcpy_tail_no_1
	ldrb	r3, [r1]
	strb	r3, [r0]
.Lmemcpy_tail_no_1:
.Lmemcpy_exit:
	pop	{r0, r4-r10, pc}

	/*
	 * Not both at word boundaries: words from both ends, which may overlap.
	 */
.Lmemcpy_unaligned:
	cmp	r2, #17
	bhs	.Lmemcpy_over_4w
	ldr	r3, [r1]
	ldr	r4, [r1, #4]
	add	r1, r1, r2
	add	r2, r0, r2
	ldr	r5, [r1, #-8]
	ldr	r6, [r1, #-4]
	str	r3, [r0]
	str	r4, [r0, #4]
	str	r5, [r2, #-8]
	str	r6, [r2, #-4]
	pop	{r0, r4-r10, pc}
.Lmemcpy_over_4w:
	cmp	r2, #33
	bhs	.Lmemcpy_over_8w
	ldr	r3, [r1]
	ldr	r4, [r1, #4]
	ldr	r5, [r1, #8]
	ldr	r6, [r1, #12]
	add	r1, r1, r2
	add	r2, r0, r2
	ldr	r7, [r1, #-16]
	ldr	r8, [r1, #-12]
	ldr	r9, [r1, #-8]
	ldr	r10, [r1, #-4]
	str	r3, [r0]
	str	r4, [r0, #4]
	str	r5, [r0, #8]
	str	r6, [r0, #12]
	str	r7, [r2, #-16]
	str	r8, [r2, #-12]
	str	r9, [r2, #-8]
	str	r10, [r2, #-4]
	pop	{r0, r4-r10, pc}
.Lmemcpy_over_8w:

	/* Head: up to a word boundary of the destination. */
	tst	r0, #3
	beq	.Lmemcpy_head_done
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
.Lmemcpy_head_done:
	tst	r1, #3
	beq	.Lmemcpy_aligned

	/*
	 * The source is at none: words are loaded one by one, and stored in
	 * groups.
	 */
	subs	r2, r2, #64
	blo	.Lmemcpy_singles_done
.Lmemcpy_singles:
	ldr	r3, [r1], #32
	ldr	r4, [r1, #-28]
	ldr	r5, [r1, #-24]
	ldr	r6, [r1, #-20]
	ldr	r7, [r1, #-16]
	ldr	r8, [r1, #-12]
	ldr	r9, [r1, #-8]
	ldr	r10, [r1, #-4]
	stmia	r0!, {r3-r10}
	ldr	r3, [r1], #32
	ldr	r4, [r1, #-28]
	ldr	r5, [r1, #-24]
	ldr	r6, [r1, #-20]
	ldr	r7, [r1, #-16]
	ldr	r8, [r1, #-12]
	ldr	r9, [r1, #-8]
	ldr	r10, [r1, #-4]
	stmia	r0!, {r3-r10}
	subs	r2, r2, #64
	bhs	.Lmemcpy_singles
	tst	r2, #63
	beq	.Lmemcpy_exit
.Lmemcpy_singles_done:
	movs	ip, r2, lsl #27
	bcc	.Lmemcpy_singles_tail_no_8w
	ldr	r3, [r1], #32
	ldr	r4, [r1, #-28]
	ldr	r5, [r1, #-24]
	ldr	r6, [r1, #-20]
	ldr	r7, [r1, #-16]
	ldr	r8, [r1, #-12]
	ldr	r9, [r1, #-8]
	ldr	r10, [r1, #-4]
	stmia	r0!, {r3-r10}
	beq	.Lmemcpy_exit
.Lmemcpy_singles_tail_no_8w:
	bpl	.Lmemcpy_singles_tail_no_4w
	ldr	r3, [r1], #16
	ldr	r4, [r1, #-12]
	ldr	r5, [r1, #-8]
	ldr	r6, [r1, #-4]
	stmia	r0!, {r3-r6}
.Lmemcpy_singles_tail_no_4w:
	movs	ip, r2, lsl #29
	bcc	.Lmemcpy_singles_tail_no_2w
	ldr	r3, [r1], #8
	ldr	r4, [r1, #-4]
	stmia	r0!, {r3-r4}
.Lmemcpy_singles_tail_no_2w:
	beq	.Lmemcpy_exit
	bpl	.Lmemcpy_singles_tail_no_1w
	ldr	r3, [r1], #4
	str	r3, [r0], #4
.Lmemcpy_singles_tail_no_1w:
	movs	ip, r2, lsl #31
	bcc	.Lmemcpy_singles_tail_no_2
	ldrh	r3, [r1], #2
	strh	r3, [r0], #2
.Lmemcpy_singles_tail_no_2:
	bpl	.Lmemcpy_singles_tail_no_1
	ldrb	r3, [r1]
	strb	r3, [r0]
.Lmemcpy_singles_tail_no_1:
	pop	{r0, r4-r10, pc}
	UNWIND(.fnend)
ENDPROC(__memcpy)
ENDPROC(memcpy)

#else
ENDPROC(__memcpy)
ENDPROC(memcpy)
#endif
