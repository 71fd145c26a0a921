/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcmp.S: memcmp; needs __HAVE_ARCH_MEMCMP in asm/string.h and memcmp.o in the Makefile
 *
 * Made by `memgen generate --target arm` from templates/ and targets/arm.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>
#include <asm/unwind.h>

#if __LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)
/*
 * memcmp(a, b, n): below, equal to or above 0, as the first bytes that differ, unsigned.
 *
 *   r0                            first buffer, then the result
 *   r1                            second buffer
 *   r2                            n, then only its low bits
 *   r3,r4,r5,r6,r7,r8,r9,r10,ip   data
 *   ip                            scratch
 */
ENTRY(memcmp)
	UNWIND(.fnstart)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	r2, #9
	bhs	.Lmemcmp_over_2w
	subs	r2, r2, #4
	blo	.Lmemcmp_below
	ldr	r3, [r0]
	ldr	ip, [r1]
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	ldr	r3, [r0, r2]
	ldr	ip, [r1, r2]
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	mov	r0, #0
	ret	lr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcmp_below:
	tst	r2, #2
	beq	.Lmemcmp_below_2
	ldrh	r3, [r0]
	ldrh	ip, [r1]
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	add	r2, r2, #2
	ldrh	r3, [r0, r2]
	ldrh	ip, [r1, r2]
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	mov	r0, #0
	ret	lr
.Lmemcmp_below_2:
	tst	r2, #1
	beq	.Lmemcmp_nothing
	ldrb	r3, [r0]
	ldrb	ip, [r1]
	sub	r0, r3, ip
	ret	lr
.Lmemcmp_nothing:
	mov	r0, #0
	ret	lr
.Lmemcmp_over_2w:
	cmp	r2, #17
	bhs	.Lmemcmp_over_4w
	ldr	r3, [r0]
	ldr	ip, [r1]
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	ldr	r3, [r0, #4]
	ldr	ip, [r1, #4]
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	add	r1, r1, r2
	add	r0, r0, r2
	ldr	r3, [r0, #-8]
	ldr	ip, [r1, #-8]
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	ldr	r3, [r0, #-4]
	ldr	ip, [r1, #-4]
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	mov	r0, #0
	ret	lr
.Lmemcmp_over_4w:
	orr	ip, r0, r1
	tst	ip, #3
	bne	.Lmemcmp_unaligned
	push	{r4-r10, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r4-r10, lr})

	/* Bulk: 4 words at a time. */
	subs	r2, r2, #16
	blo	.Lmemcmp_bulk_done
.Lmemcmp_bulk:
	ldmia	r0!, {r3-r6}
	ldmia	r1!, {r7-r10}
	cmp	r3, r7
	ittt	eq
	cmpeq	r4, r8
	cmpeq	r5, r9
	cmpeq	r6, r10
	bne	.Lmemcmp_differ_four
	subs	r2, r2, #16
	bhs	.Lmemcmp_bulk
.Lmemcmp_bulk_done:

	/* Tail: by the bits of the count. */
	tst	r2, #8
	beq	.Lmemcmp_tail_no_2w
	ldr	r3, [r0], #4
	ldr	r4, [r1], #4
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r3, [r0], #4
	ldr	r4, [r1], #4
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_2w:
	tst	r2, #4
	beq	.Lmemcmp_tail_no_1w
	ldr	r3, [r0], #4
	ldr	r4, [r1], #4
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_1w:

	/* Last: a word that overlaps what was equal. */
	ands	r2, r2, #3
	beq	.Lmemcmp_equal
	add	r0, r0, r2
	add	r1, r1, r2
	ldr	r3, [r0, #-4]
	ldr	r4, [r1, #-4]
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_equal:
	mov	r0, #0
	pop	{r4-r10, pc}

	/* Which of four words differ? */
.Lmemcmp_differ_four:
	cmp	r3, r7
	bne	.Lmemcmp_differ_found
	cmp	r4, r8
	mov	r3, r4
	mov	r7, r8
	bne	.Lmemcmp_differ_found
	cmp	r5, r9
	mov	r3, r5
	mov	r7, r9
	bne	.Lmemcmp_differ_found
	mov	r3, r6
	mov	r7, r10
.Lmemcmp_differ_found:
	mov	r4, r7

	/* The first words (or smaller pieces) that differ decide. */
.Lmemcmp_differ:
#if !defined(__ARMEB__)
	rev	r3, r3
	rev	r4, r4
#endif
	cmp	r3, r4
	sbc	r0, r3, r3
	orr	r0, r0, #1
	pop	{r4-r10, pc}

	/* Not both at word boundaries. */
.Lmemcmp_unaligned:
	UNWIND(.fnend)
	UNWIND(.fnstart)

	/* Bulk: 4 words at a time. */
	subs	r2, r2, #16
	blo	.Lmemcmp_unaligned_bulk_done
.Lmemcmp_unaligned_bulk:
	ldr	r3, [r0], #4
	ldr	ip, [r1], #4
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	ldr	r3, [r0], #4
	ldr	ip, [r1], #4
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	ldr	r3, [r0], #4
	ldr	ip, [r1], #4
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	ldr	r3, [r0], #4
	ldr	ip, [r1], #4
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	subs	r2, r2, #16
	bhs	.Lmemcmp_unaligned_bulk
.Lmemcmp_unaligned_bulk_done:

	/* Tail: by the bits of the count. */
	tst	r2, #8
	beq	.Lmemcmp_unaligned_tail_no_2w
	ldr	r3, [r0], #4
	ldr	ip, [r1], #4
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
	ldr	r3, [r0], #4
	ldr	ip, [r1], #4
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
.Lmemcmp_unaligned_tail_no_2w:
	tst	r2, #4
	beq	.Lmemcmp_unaligned_tail_no_1w
	ldr	r3, [r0], #4
	ldr	ip, [r1], #4
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
.Lmemcmp_unaligned_tail_no_1w:

	/* Last: a word that overlaps what was equal. */
	ands	r2, r2, #3
	beq	.Lmemcmp_unaligned_equal
	add	r0, r0, r2
	add	r1, r1, r2
	ldr	r3, [r0, #-4]
	ldr	ip, [r1, #-4]
	cmp	r3, ip
	bne	.Lmemcmp_small_differ
.Lmemcmp_unaligned_equal:
	mov	r0, #0
	ret	lr

	/* The first words (or smaller pieces) that differ decide. */
.Lmemcmp_small_differ:
#if !defined(__ARMEB__)
	rev	r3, r3
	rev	ip, ip
#endif
	cmp	r3, ip
	sbc	r0, r3, r3
	orr	r0, r0, #1
	ret	lr
	UNWIND(.fnend)
ENDPROC(memcmp)

#else
/*
 * memcmp(a, b, n): below, equal to or above 0, as the first bytes that differ, unsigned.
 *
 *   r0                            first buffer, then the result
 *   r1                            second buffer
 *   r2                            n, then only its low bits
 *   r3,r4,r5,r6,r7,r8,r9,r10,ip   data
 *   ip                            scratch
 *   lr                            merging: the part of the last source word still to be used
 *   ip                            merging: source offset in its word
 */
ENTRY(memcmp)
	UNWIND(.fnstart)
	cmp	r2, #4
	blo	.Lmemcmp_tiny
	push	{r4-r10, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r4-r10, lr})
	eor	ip, r0, r1
	tst	ip, #3
	bne	.Lmemcmp_misaligned

	/* Head: up to a word boundary. */
	tst	r0, #3
	beq	.Lmemcmp_head_done
	cmp	r2, #8
	blo	.Lmemcmp_few
	tst	r0, #1
	beq	.Lmemcmp_head_no_1
	ldrb	r3, [r0], #1
	ldrb	r4, [r1], #1
	cmp	r3, r4
	bne	.Lmemcmp_differ
	sub	r2, r2, #1
.Lmemcmp_head_no_1:
	tst	r0, #2
	beq	.Lmemcmp_head_no_2
	ldrh	r3, [r0], #2
	ldrh	r4, [r1], #2
	cmp	r3, r4
	bne	.Lmemcmp_differ
	sub	r2, r2, #2
.Lmemcmp_head_no_2:
.Lmemcmp_head_done:

	/* Bulk: 4 words at a time. */
	subs	r2, r2, #16
	blo	.Lmemcmp_bulk_done
.Lmemcmp_bulk:
	ldmia	r0!, {r3-r6}
	ldmia	r1!, {r7-r10}
	cmp	r3, r7
	ittt	eq
	cmpeq	r4, r8
	cmpeq	r5, r9
	cmpeq	r6, r10
	bne	.Lmemcmp_differ_four
	subs	r2, r2, #16
	bhs	.Lmemcmp_bulk
.Lmemcmp_bulk_done:

	/* Tail: by the bits of the count. */
	tst	r2, #8
	beq	.Lmemcmp_tail_no_2w
	ldr	r3, [r0], #4
	ldr	r4, [r1], #4
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r3, [r0], #4
	ldr	r4, [r1], #4
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_2w:
	tst	r2, #4
	beq	.Lmemcmp_tail_no_1w
	ldr	r3, [r0], #4
	ldr	r4, [r1], #4
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_1w:
	tst	r2, #2
	beq	.Lmemcmp_tail_no_2
	ldrh	r3, [r0], #2
	ldrh	r4, [r1], #2
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_2:
	tst	r2, #1
	beq	.Lmemcmp_tail_no_1
	ldrb	r3, [r0]
	ldrb	r4, [r1]
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_1:
	mov	r0, #0
	pop	{r4-r10, pc}

	/* Which of four words differ? */
.Lmemcmp_differ_four:
	cmp	r3, r7
	bne	.Lmemcmp_differ_found
	cmp	r4, r8
	mov	r3, r4
	mov	r7, r8
	bne	.Lmemcmp_differ_found
	cmp	r5, r9
	mov	r3, r5
	mov	r7, r9
	bne	.Lmemcmp_differ_found
	mov	r3, r6
	mov	r7, r10
.Lmemcmp_differ_found:
	mov	r4, r7

	/* The first words (or smaller pieces) that differ decide. */
.Lmemcmp_differ:
.Lmemcmp_differ_order:
	mov	r0, r3, get_byte_0
	and	r0, r0, #255
	mov	r1, r4, get_byte_0
	and	r1, r1, #255
	mov	r3, r3, lspull #8
	mov	r4, r4, lspull #8
	cmp	r0, r1
	beq	.Lmemcmp_differ_order
	sub	r0, r0, r1
	pop	{r4-r10, pc}

	/*
	 * The buffers differ in alignment: bytes up to the first one's word
	 * boundary.
	 */
.Lmemcmp_misaligned:
	cmp	r2, #8
	blo	.Lmemcmp_few
	tst	r0, #3
	beq	.Lmemcmp_merge_head_done
	tst	r0, #1
	beq	.Lmemcmp_merge_head_no_1
	ldrb	r3, [r0], #1
	ldrb	r4, [r1], #1
	cmp	r3, r4
	bne	.Lmemcmp_differ
	sub	r2, r2, #1
.Lmemcmp_merge_head_no_1:
	tst	r0, #2
	beq	.Lmemcmp_merge_head_no_2
	ldrb	r3, [r0], #1
	ldrb	r4, [r1], #1
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldrb	r3, [r0], #1
	ldrb	r4, [r1], #1
	cmp	r3, r4
	bne	.Lmemcmp_differ
	sub	r2, r2, #2
.Lmemcmp_merge_head_no_2:
.Lmemcmp_merge_head_done:

	/* Then each word of the second is merged from two. */
	and	ip, r1, #3
	bic	r1, r1, #3
	cmp	ip, #2
	blo	.Lmemcmp_merge_by_1
	cmp	ip, #3
	blo	.Lmemcmp_merge_by_2

	/* The source is 3 bytes past a word boundary. */
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #24
	subs	r2, r2, #16
	blo	.Lmemcmp_merge_3_done
.Lmemcmp_merge_3:
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #8
	mov	lr, r5, lspull #24
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #8
	mov	lr, r5, lspull #24
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #8
	mov	lr, r5, lspull #24
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #8
	mov	lr, r5, lspull #24
	cmp	r3, r4
	bne	.Lmemcmp_differ
	subs	r2, r2, #16
	bhs	.Lmemcmp_merge_3
.Lmemcmp_merge_3_done:
	tst	r2, #8
	beq	.Lmemcmp_merge_3_tail_no_2w
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #8
	mov	lr, r5, lspull #24
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #8
	mov	lr, r5, lspull #24
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_merge_3_tail_no_2w:
	tst	r2, #4
	beq	.Lmemcmp_merge_3_tail_no_1w
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #8
	mov	lr, r5, lspull #24
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_merge_3_tail_no_1w:
	sub	r1, r1, #1
	b	.Lmemcmp_bytes

	/* The source is 2 bytes past a word boundary. */
.Lmemcmp_merge_by_2:
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #16
	subs	r2, r2, #16
	blo	.Lmemcmp_merge_2_done
.Lmemcmp_merge_2:
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #16
	mov	lr, r5, lspull #16
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #16
	mov	lr, r5, lspull #16
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #16
	mov	lr, r5, lspull #16
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #16
	mov	lr, r5, lspull #16
	cmp	r3, r4
	bne	.Lmemcmp_differ
	subs	r2, r2, #16
	bhs	.Lmemcmp_merge_2
.Lmemcmp_merge_2_done:
	tst	r2, #8
	beq	.Lmemcmp_merge_2_tail_no_2w
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #16
	mov	lr, r5, lspull #16
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #16
	mov	lr, r5, lspull #16
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_merge_2_tail_no_2w:
	tst	r2, #4
	beq	.Lmemcmp_merge_2_tail_no_1w
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #16
	mov	lr, r5, lspull #16
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_merge_2_tail_no_1w:
	sub	r1, r1, #2
	b	.Lmemcmp_bytes

	/* The source is 1 byte past a word boundary. */
.Lmemcmp_merge_by_1:
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #8
	subs	r2, r2, #16
	blo	.Lmemcmp_merge_1_done
.Lmemcmp_merge_1:
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #24
	mov	lr, r5, lspull #8
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #24
	mov	lr, r5, lspull #8
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #24
	mov	lr, r5, lspull #8
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #24
	mov	lr, r5, lspull #8
	cmp	r3, r4
	bne	.Lmemcmp_differ
	subs	r2, r2, #16
	bhs	.Lmemcmp_merge_1
.Lmemcmp_merge_1_done:
	tst	r2, #8
	beq	.Lmemcmp_merge_1_tail_no_2w
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #24
	mov	lr, r5, lspull #8
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #24
	mov	lr, r5, lspull #8
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_merge_1_tail_no_2w:
	tst	r2, #4
	beq	.Lmemcmp_merge_1_tail_no_1w
	ldr	r5, [r1], #4
	ldr	r3, [r0], #4
	orr	r4, lr, r5, lspush #24
	mov	lr, r5, lspull #8
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_merge_1_tail_no_1w:
	sub	r1, r1, #3
	b	.Lmemcmp_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Lmemcmp_few:
	tst	r2, #4
	beq	.Lmemcmp_few_no_4
	ldrb	r3, [r0], #1
	ldrb	r4, [r1], #1
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldrb	r3, [r0], #1
	ldrb	r4, [r1], #1
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldrb	r3, [r0], #1
	ldrb	r4, [r1], #1
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldrb	r3, [r0], #1
	ldrb	r4, [r1], #1
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_few_no_4:
.Lmemcmp_bytes:
	tst	r2, #2
	beq	.Lmemcmp_bytes_no_2
	ldrb	r3, [r0], #1
	ldrb	r4, [r1], #1
	cmp	r3, r4
	bne	.Lmemcmp_differ
	ldrb	r3, [r0], #1
	ldrb	r4, [r1], #1
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_bytes_no_2:
	tst	r2, #1
	beq	.Lmemcmp_bytes_no_1
	ldrb	r3, [r0]
	ldrb	r4, [r1]
	cmp	r3, r4
	bne	.Lmemcmp_differ
.Lmemcmp_bytes_no_1:
	mov	r0, #0
	pop	{r4-r10, pc}

	/* Less than a word. */
.Lmemcmp_tiny:
	UNWIND(.fnend)
	UNWIND(.fnstart)
	tst	r2, #2
	beq	.Lmemcmp_tiny_no_2
	ldrb	r3, [r0], #1
	ldrb	ip, [r1], #1
	cmp	r3, ip
	bne	.Lmemcmp_tiny_differ
	ldrb	r3, [r0], #1
	ldrb	ip, [r1], #1
	cmp	r3, ip
	bne	.Lmemcmp_tiny_differ
.Lmemcmp_tiny_no_2:

	/* The difference of two bytes is the result. */
	tst	r2, #1
	beq	.Lmemcmp_tiny_equal
	ldrb	r3, [r0]
	ldrb	ip, [r1]
.Lmemcmp_tiny_differ:
	sub	r0, r3, ip
	ret	lr
.Lmemcmp_tiny_equal:
	mov	r0, #0
	ret	lr
	UNWIND(.fnend)
ENDPROC(memcmp)
#endif
