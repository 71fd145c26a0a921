/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * copy_to_user.S: copies to user memory
 *
 * Made by `memgen generate --target arm` from templates/ and targets/arm.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>
#include <asm/unwind.h>
#include <asm/memory.h>
#include <asm/uaccess-asm.h>

/* An access to user memory: if it faults, execution goes on at \fixup. */
	.macro	user fixup:req, insn:vararg
9999:	\insn
	.pushsection __ex_table, "a"
	.align	3
	.long	9999b, \fixup
	.popsection
	.endm

WEAK(arm_copy_to_user)

#if __LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)
/*
 * copy_to_user(dst, src, n): dst is user memory; returns the bytes not copied.
 *
 *   r0                            dst, then the result
 *   r1                            src
 *   r2                            n, then only its low bits
 *   r3,r4,r5,r6,r7,r8,r9,r10,ip   data
 *   ip                            scratch
 */
ENTRY(__copy_to_user_std)
	UNWIND(.fnstart)
#if defined(CONFIG_CPU_SPECTRE)
	ldr	r3, =TASK_SIZE
	uaccess_mask_range_ptr	r0, r2, r3, ip
#endif

	/* Small sizes: words from both ends, which may overlap. */
	cmp	r2, #9
	bhs	.Lcopy_to_user_over_2w
	cmp	r2, #4
	blo	.Lcopy_to_user_below
	ldr	r3, [r1]
	user	.Lcopy_to_user_retry,	str	r3, [r0]
	add	ip, r1, r2
	ldr	r3, [ip, #-4]
	add	ip, r0, r2
	user	.Lcopy_to_user_retry,	str	r3, [ip, #-4]
	mov	r0, #0
	ret	lr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lcopy_to_user_below:
	movs	ip, r2, lsl #31
	bcc	.Lcopy_to_user_below_2
	ldrh	r3, [r1]
	user	.Lcopy_to_user_retry,	strh	r3, [r0]
	bpl	.Lcopy_to_user_pair
	ldrb	ip, [r1, #2]
	user	.Lcopy_to_user_retry,	strb	ip, [r0, #2]
.Lcopy_to_user_pair:
	mov	r0, #0
	ret	lr
.Lcopy_to_user_below_2:
	bpl	.Lcopy_to_user_nothing
	ldrb	r3, [r1]
	user	.Lcopy_to_user_retry,	strb	r3, [r0]
.Lcopy_to_user_nothing:
	mov	r0, #0
	ret	lr
.Lcopy_to_user_over_2w:
	push	{r4-r10, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r4-r10, lr})
	orr	ip, r0, r1
	tst	ip, #3
	bne	.Lcopy_to_user_unaligned
.Lcopy_to_user_aligned:

	/* Bulk: 16 words at a time. */
	subs	r2, r2, #64
	blo	.Lcopy_to_user_bulk_done
.Lcopy_to_user_bulk:
	ldmia	r1!, {r3-r10}
	user	.Lcopy_to_user_fixup_bulk_loop,		stmia	r0!, {r3-r10}
	ldmia	r1!, {r3-r10}
	user	.Lcopy_to_user_fixup_bulk_loop_2,	stmia	r0!, {r3-r10}
	subs	r2, r2, #64
	bhs	.Lcopy_to_user_bulk
	tst	r2, #63
	beq	.Lcopy_to_user_exit
.Lcopy_to_user_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r2, lsl #27
	bcc	.Lcopy_to_user_tail_no_8w
	ldmia	r1!, {r3-r10}
	user	.Lcopy_to_user_fixup_tail_8w,	stmia	r0!, {r3-r10}
	beq	.Lcopy_to_user_exit
.Lcopy_to_user_tail_no_8w:
	bpl	.Lcopy_to_user_tail_no_4w
	ldmia	r1!, {r3-r6}
	user	.Lcopy_to_user_fixup_tail_4w,	stmia	r0!, {r3-r6}
.Lcopy_to_user_tail_no_4w:
	movs	ip, r2, lsl #29
	bcc	.Lcopy_to_user_tail_no_2w
	ldmia	r1!, {r3-r4}
	user	.Lcopy_to_user_fixup_tail_2w,	stmia	r0!, {r3-r4}
.Lcopy_to_user_tail_no_2w:
	beq	.Lcopy_to_user_exit
	bpl	.Lcopy_to_user_tail_no_1w
	ldr	r3, [r1], #4
	user	.Lcopy_to_user_fixup_tail_1w,	str	r3, [r0], #4
.Lcopy_to_user_tail_no_1w:
	movs	ip, r2, lsl #31
	bcc	.Lcopy_to_user_tail_no_2
	ldrh	r3, [r1], #2
	user	.Lcopy_to_user_fixup_tail_2,	strh	r3, [r0], #2
.Lcopy_to_user_tail_no_2:
	bpl	.Lcopy_to_user_tail_no_1
	ldrb	r3, [r1]
	user	.Lcopy_to_user_fixup_tail_1,	strb	r3, [r0], #1
.Lcopy_to_user_tail_no_1:
.Lcopy_to_user_exit:
	mov	r0, #0
	pop	{r4-r10, pc}

	/*
	 * Not both at word boundaries: words from both ends, which may overlap.
	 */
.Lcopy_to_user_unaligned:
	cmp	r2, #17
	bhs	.Lcopy_to_user_over_4w
	ldr	r3, [r1]
	ldr	r4, [r1, #4]
	user	.Lcopy_to_user_fixup_unaligned,	str	r3, [r0]
	user	.Lcopy_to_user_fixup_unaligned,	str	r4, [r0, #4]
	add	r5, r1, r2
	ldr	r3, [r5, #-8]
	ldr	r4, [r5, #-4]
	add	r5, r0, r2
	user	.Lcopy_to_user_fixup_unaligned,	str	r3, [r5, #-8]
	user	.Lcopy_to_user_fixup_unaligned,	str	r4, [r5, #-4]
	mov	r0, #0
	pop	{r4-r10, pc}
.Lcopy_to_user_over_4w:
	cmp	r2, #33
	bhs	.Lcopy_to_user_over_8w
	ldr	r3, [r1]
	ldr	r4, [r1, #4]
	ldr	r5, [r1, #8]
	ldr	r6, [r1, #12]
	user	.Lcopy_to_user_fixup_unaligned,	str	r3, [r0]
	user	.Lcopy_to_user_fixup_unaligned,	str	r4, [r0, #4]
	user	.Lcopy_to_user_fixup_unaligned,	str	r5, [r0, #8]
	user	.Lcopy_to_user_fixup_unaligned,	str	r6, [r0, #12]
	add	r7, r1, r2
	ldr	r3, [r7, #-16]
	ldr	r4, [r7, #-12]
	ldr	r5, [r7, #-8]
	ldr	r6, [r7, #-4]
	add	r7, r0, r2
	user	.Lcopy_to_user_fixup_unaligned,	str	r3, [r7, #-16]
	user	.Lcopy_to_user_fixup_unaligned,	str	r4, [r7, #-12]
	user	.Lcopy_to_user_fixup_unaligned,	str	r5, [r7, #-8]
	user	.Lcopy_to_user_fixup_unaligned,	str	r6, [r7, #-4]
	mov	r0, #0
	pop	{r4-r10, pc}
.Lcopy_to_user_over_8w:

	/* Head: up to a word boundary of the destination. */
	tst	r0, #3
	beq	.Lcopy_to_user_head_done
	tst	r0, #1
	beq	.Lcopy_to_user_head_no_1
	ldrb	r3, [r1], #1
	user	.Lcopy_to_user_fixup_head_1,	strb	r3, [r0], #1
	sub	r2, r2, #1
.Lcopy_to_user_head_no_1:
	tst	r0, #2
	beq	.Lcopy_to_user_head_no_2
	ldrh	r3, [r1], #2
	user	.Lcopy_to_user_fixup_head_2,	strh	r3, [r0], #2
	sub	r2, r2, #2
.Lcopy_to_user_head_no_2:
.Lcopy_to_user_head_done:
	tst	r1, #3
	beq	.Lcopy_to_user_aligned

	/*
	 * The source is at none: words are loaded one by one, and stored in
	 * groups.
	 */
	subs	r2, r2, #64
	blo	.Lcopy_to_user_singles_done
.Lcopy_to_user_singles:
	ldr	r3, [r1], #32
	ldr	r4, [r1, #-28]
	ldr	r5, [r1, #-24]
	ldr	r6, [r1, #-20]
	ldr	r7, [r1, #-16]
	ldr	r8, [r1, #-12]
	ldr	r9, [r1, #-8]
	ldr	r10, [r1, #-4]
	user	.Lcopy_to_user_fixup_bulk_loop,		stmia	r0!, {r3-r10}
	ldr	r3, [r1], #32
	ldr	r4, [r1, #-28]
	ldr	r5, [r1, #-24]
	ldr	r6, [r1, #-20]
	ldr	r7, [r1, #-16]
	ldr	r8, [r1, #-12]
	ldr	r9, [r1, #-8]
	ldr	r10, [r1, #-4]
	user	.Lcopy_to_user_fixup_bulk_loop_2,	stmia	r0!, {r3-r10}
	subs	r2, r2, #64
	bhs	.Lcopy_to_user_singles
	tst	r2, #63
	beq	.Lcopy_to_user_exit
.Lcopy_to_user_singles_done:
	movs	ip, r2, lsl #27
	bcc	.Lcopy_to_user_singles_tail_no_8w
	ldr	r3, [r1], #32
	ldr	r4, [r1, #-28]
	ldr	r5, [r1, #-24]
	ldr	r6, [r1, #-20]
	ldr	r7, [r1, #-16]
	ldr	r8, [r1, #-12]
	ldr	r9, [r1, #-8]
	ldr	r10, [r1, #-4]
	user	.Lcopy_to_user_fixup_tail_8w,	stmia	r0!, {r3-r10}
	beq	.Lcopy_to_user_exit
.Lcopy_to_user_singles_tail_no_8w:
	bpl	.Lcopy_to_user_singles_tail_no_4w
	ldr	r3, [r1], #16
	ldr	r4, [r1, #-12]
	ldr	r5, [r1, #-8]
	ldr	r6, [r1, #-4]
	user	.Lcopy_to_user_fixup_tail_4w,	stmia	r0!, {r3-r6}
.Lcopy_to_user_singles_tail_no_4w:
	movs	ip, r2, lsl #29
	bcc	.Lcopy_to_user_singles_tail_no_2w
	ldr	r3, [r1], #8
	ldr	r4, [r1, #-4]
	user	.Lcopy_to_user_fixup_tail_2w,	stmia	r0!, {r3-r4}
.Lcopy_to_user_singles_tail_no_2w:
	beq	.Lcopy_to_user_exit
	bpl	.Lcopy_to_user_singles_tail_no_1w
	ldr	r3, [r1], #4
	user	.Lcopy_to_user_fixup_tail_1w,	str	r3, [r0], #4
.Lcopy_to_user_singles_tail_no_1w:
	movs	ip, r2, lsl #31
	bcc	.Lcopy_to_user_singles_tail_no_2
	ldrh	r3, [r1], #2
	user	.Lcopy_to_user_fixup_tail_2,	strh	r3, [r0], #2
.Lcopy_to_user_singles_tail_no_2:
	bpl	.Lcopy_to_user_singles_tail_no_1
	ldrb	r3, [r1]
	user	.Lcopy_to_user_fixup_tail_1,	strb	r3, [r0], #1
.Lcopy_to_user_singles_tail_no_1:
	mov	r0, #0
	pop	{r4-r10, pc}
	UNWIND(.fnend)
	UNWIND(.fnstart)

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lcopy_to_user_fixup_bulk_loop:
	sub	r1, r1, #32
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_2:
	sub	r0, r0, #32
	sub	r1, r1, #64
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_8w:
	sub	r1, r1, #32
	and	r2, r2, #63
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_4w:
	sub	r1, r1, #16
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_2w:
	sub	r1, r1, #8
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_1w:
	sub	r1, r1, #4
	and	r2, r2, #7
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_2:
	sub	r1, r1, #2
	and	r2, r2, #3
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_1:
	and	r2, r2, #1
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_unaligned:
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_head_1:
	sub	r1, r1, #1
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_head_2:
	sub	r1, r1, #2
	pop	{r4-r10, lr}
.Lcopy_to_user_retry:
	ldrb	r3, [r1]
	user	.Lcopy_to_user_residue,	strb	r3, [r0]
	add	r1, r1, #1
	add	r0, r0, #1
	sub	r2, r2, #1
	cmp	r2, #0
	bne	.Lcopy_to_user_retry
.Lcopy_to_user_residue:
	mov	r0, r2
	ret	lr
	UNWIND(.fnend)
ENDPROC(__copy_to_user_std)
ENDPROC(arm_copy_to_user)

#else
/*
 * copy_to_user(dst, src, n): dst is user memory; returns the bytes not copied.
 *
 *   r0                            dst, then the result
 *   r1                            src
 *   r2                            n, then only its low bits
 *   r3,r4,r5,r6,r7,r8,r9,r10,ip   data
 *   ip                            scratch
 *   lr                            merging: the part of the last source word still to be used
 *   ip                            merging: source offset in its word
 */
ENTRY(__copy_to_user_std)
	UNWIND(.fnstart)
#if defined(CONFIG_CPU_SPECTRE)
	ldr	r3, =TASK_SIZE
	uaccess_mask_range_ptr	r0, r2, r3, ip
#endif
	cmp	r2, #4
	blo	.Lcopy_to_user_tiny
	push	{r4-r10, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r4-r10, lr})
	orr	ip, r0, r1
	tst	ip, #3
	beq	.Lcopy_to_user_aligned
	eor	ip, r0, r1
	tst	ip, #3
	bne	.Lcopy_to_user_misaligned

	/* Head: up to a word boundary of the destination. */
#ifdef CONFIG_CPU_USE_DOMAINS
	tst	r0, #1
	beq	.Lcopy_to_user_head_no_1
	ldrb	r3, [r1], #1
	user	.Lcopy_to_user_fixup_head_1,	strbt	r3, [r0], #1
	sub	r2, r2, #1
.Lcopy_to_user_head_no_1:
	tst	r0, #2
	beq	.Lcopy_to_user_head_no_2
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	user	.Lcopy_to_user_fixup_head_2,	strbt	r3, [r0], #1
	user	.Lcopy_to_user_fixup_head_2_2,	strbt	r4, [r0], #1
	sub	r2, r2, #2
.Lcopy_to_user_head_no_2:
#else
	tst	r0, #1
	beq	.Lcopy_to_user_head_no_1
	ldrb	r3, [r1], #1
	user	.Lcopy_to_user_fixup_head_1,	strb	r3, [r0], #1
	sub	r2, r2, #1
.Lcopy_to_user_head_no_1:
	tst	r0, #2
	beq	.Lcopy_to_user_head_no_2
	ldrh	r3, [r1], #2
	user	.Lcopy_to_user_fixup_head_2,	strh	r3, [r0], #2
	sub	r2, r2, #2
.Lcopy_to_user_head_no_2:
#endif
.Lcopy_to_user_aligned:

#ifdef CONFIG_CPU_USE_DOMAINS
	/* Bulk: 16 words at a time. */
	subs	r2, r2, #64
	blo	.Lcopy_to_user_bulk_done
.Lcopy_to_user_bulk:
	ldmia	r1!, {r3-r10}
	user	.Lcopy_to_user_fixup_bulk_loop,		strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_2,	strt	r4, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_3,	strt	r5, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_4,	strt	r6, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_5,	strt	r7, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_6,	strt	r8, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_7,	strt	r9, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_8,	strt	r10, [r0], #4
	ldmia	r1!, {r3-r10}
	user	.Lcopy_to_user_fixup_bulk_loop_9,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_10,	strt	r4, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_11,	strt	r5, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_12,	strt	r6, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_13,	strt	r7, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_14,	strt	r8, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_15,	strt	r9, [r0], #4
	user	.Lcopy_to_user_fixup_bulk_loop_16,	strt	r10, [r0], #4
	subs	r2, r2, #64
	bhs	.Lcopy_to_user_bulk
	tst	r2, #63
	beq	.Lcopy_to_user_exit
.Lcopy_to_user_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r2, lsl #27
	bcc	.Lcopy_to_user_tail_no_8w
	ldmia	r1!, {r3-r10}
	user	.Lcopy_to_user_fixup_tail_8w,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_tail_8w_2,	strt	r4, [r0], #4
	user	.Lcopy_to_user_fixup_tail_8w_3,	strt	r5, [r0], #4
	user	.Lcopy_to_user_fixup_tail_8w_4,	strt	r6, [r0], #4
	user	.Lcopy_to_user_fixup_tail_8w_5,	strt	r7, [r0], #4
	user	.Lcopy_to_user_fixup_tail_8w_6,	strt	r8, [r0], #4
	user	.Lcopy_to_user_fixup_tail_8w_7,	strt	r9, [r0], #4
	user	.Lcopy_to_user_fixup_tail_8w_8,	strt	r10, [r0], #4
	beq	.Lcopy_to_user_exit
.Lcopy_to_user_tail_no_8w:
	bpl	.Lcopy_to_user_tail_no_4w
	ldmia	r1!, {r3-r6}
	user	.Lcopy_to_user_fixup_tail_4w,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_tail_4w_2,	strt	r4, [r0], #4
	user	.Lcopy_to_user_fixup_tail_4w_3,	strt	r5, [r0], #4
	user	.Lcopy_to_user_fixup_tail_4w_4,	strt	r6, [r0], #4
.Lcopy_to_user_tail_no_4w:
	movs	ip, r2, lsl #29
	bcc	.Lcopy_to_user_tail_no_2w
	ldmia	r1!, {r3-r4}
	user	.Lcopy_to_user_fixup_tail_2w,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_tail_2w_2,	strt	r4, [r0], #4
.Lcopy_to_user_tail_no_2w:
	beq	.Lcopy_to_user_exit
	bpl	.Lcopy_to_user_tail_no_1w
	ldr	r3, [r1], #4
	user	.Lcopy_to_user_fixup_tail_1w,	strt	r3, [r0], #4
.Lcopy_to_user_tail_no_1w:
	movs	ip, r2, lsl #31
	bcc	.Lcopy_to_user_tail_no_2
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	user	.Lcopy_to_user_fixup_tail_2,	strbt	r3, [r0], #1
	user	.Lcopy_to_user_fixup_tail_2_2,	strbt	r4, [r0], #1
.Lcopy_to_user_tail_no_2:
	bpl	.Lcopy_to_user_tail_no_1
	ldrb	r3, [r1]
	user	.Lcopy_to_user_fixup_tail_1,	strbt	r3, [r0], #1
.Lcopy_to_user_tail_no_1:
.Lcopy_to_user_exit:
	mov	r0, #0
	pop	{r4-r10, pc}
#else
	/* Bulk: 16 words at a time. */
	subs	r2, r2, #64
	blo	.Lcopy_to_user_bulk_done
.Lcopy_to_user_bulk:
	ldmia	r1!, {r3-r10}
	user	.Lcopy_to_user_fixup_bulk_loop,		stmia	r0!, {r3-r10}
	ldmia	r1!, {r3-r10}
	user	.Lcopy_to_user_fixup_bulk_loop_2,	stmia	r0!, {r3-r10}
	subs	r2, r2, #64
	bhs	.Lcopy_to_user_bulk
	tst	r2, #63
	beq	.Lcopy_to_user_exit
.Lcopy_to_user_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r2, lsl #27
	bcc	.Lcopy_to_user_tail_no_8w
	ldmia	r1!, {r3-r10}
	user	.Lcopy_to_user_fixup_tail_8w,	stmia	r0!, {r3-r10}
	beq	.Lcopy_to_user_exit
.Lcopy_to_user_tail_no_8w:
	bpl	.Lcopy_to_user_tail_no_4w
	ldmia	r1!, {r3-r6}
	user	.Lcopy_to_user_fixup_tail_4w,	stmia	r0!, {r3-r6}
.Lcopy_to_user_tail_no_4w:
	movs	ip, r2, lsl #29
	bcc	.Lcopy_to_user_tail_no_2w
	ldmia	r1!, {r3-r4}
	user	.Lcopy_to_user_fixup_tail_2w,	stmia	r0!, {r3-r4}
.Lcopy_to_user_tail_no_2w:
	beq	.Lcopy_to_user_exit
	bpl	.Lcopy_to_user_tail_no_1w
	ldr	r3, [r1], #4
	user	.Lcopy_to_user_fixup_tail_1w,	str	r3, [r0], #4
.Lcopy_to_user_tail_no_1w:
	movs	ip, r2, lsl #31
	bcc	.Lcopy_to_user_tail_no_2
	ldrh	r3, [r1], #2
	user	.Lcopy_to_user_fixup_tail_2,	strh	r3, [r0], #2
.Lcopy_to_user_tail_no_2:
	bpl	.Lcopy_to_user_tail_no_1
	ldrb	r3, [r1]
	user	.Lcopy_to_user_fixup_tail_1,	strb	r3, [r0], #1
.Lcopy_to_user_tail_no_1:
.Lcopy_to_user_exit:
	mov	r0, #0
	pop	{r4-r10, pc}
#endif

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lcopy_to_user_misaligned:
	cmp	r2, #8
	blo	.Lcopy_to_user_few
	tst	r0, #3
	beq	.Lcopy_to_user_merge_head_done

#ifdef CONFIG_CPU_USE_DOMAINS
	tst	r0, #1
	beq	.Lcopy_to_user_merge_head_no_1
	ldrb	r3, [r1], #1
	user	.Lcopy_to_user_fixup_head_1,	strbt	r3, [r0], #1
	sub	r2, r2, #1
.Lcopy_to_user_merge_head_no_1:
	tst	r0, #2
	beq	.Lcopy_to_user_merge_head_no_2
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	user	.Lcopy_to_user_fixup_head_2,	strbt	r3, [r0], #1
	user	.Lcopy_to_user_fixup_head_2_2,	strbt	r4, [r0], #1
	sub	r2, r2, #2
.Lcopy_to_user_merge_head_no_2:
#else
	tst	r0, #1
	beq	.Lcopy_to_user_merge_head_no_1
	ldrb	r3, [r1], #1
	user	.Lcopy_to_user_fixup_head_1,	strb	r3, [r0], #1
	sub	r2, r2, #1
.Lcopy_to_user_merge_head_no_1:
	tst	r0, #2
	beq	.Lcopy_to_user_merge_head_no_2
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	user	.Lcopy_to_user_fixup_head_2,		strb	r3, [r0], #1
	user	.Lcopy_to_user_fixup_merge_head_2,	strb	r4, [r0], #1
	sub	r2, r2, #2
.Lcopy_to_user_merge_head_no_2:
#endif
.Lcopy_to_user_merge_head_done:

	/* Then each destination word is merged from two source words. */
	and	ip, r1, #3
	bic	r1, r1, #3
	cmp	ip, #2
	blo	.Lcopy_to_user_merge_by_1
	cmp	ip, #3
	blo	.Lcopy_to_user_merge_by_2

#ifdef CONFIG_CPU_USE_DOMAINS
	/* The source is 3 bytes past a word boundary. */
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #24
	subs	r2, r2, #32
	blo	.Lcopy_to_user_merge_3_done
.Lcopy_to_user_merge_3:
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
	user	.Lcopy_to_user_fixup_merge_3_loop,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_loop_2,	strt	r4, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_loop_3,	strt	r5, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_loop_4,	strt	r6, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_loop_5,	strt	r7, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_loop_6,	strt	r8, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_loop_7,	strt	r9, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_loop_8,	strt	r10, [r0], #4
	subs	r2, r2, #32
	bhs	.Lcopy_to_user_merge_3
.Lcopy_to_user_merge_3_done:
	movs	ip, r2, lsl #28
	bcc	.Lcopy_to_user_merge_3_tail_no_4w
	ldmia	r1!, {r4-r7}
	orr	r3, lr, r4, lspush #8
	mov	r4, r4, lspull #24
	orr	r4, r4, r5, lspush #8
	mov	r5, r5, lspull #24
	orr	r5, r5, r6, lspush #8
	mov	r6, r6, lspull #24
	orr	r6, r6, r7, lspush #8
	mov	lr, r7, lspull #24
	user	.Lcopy_to_user_fixup_merge_3_tail_4w,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_tail_4w_2,	strt	r4, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_tail_4w_3,	strt	r5, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_tail_4w_4,	strt	r6, [r0], #4
.Lcopy_to_user_merge_3_tail_no_4w:
	bpl	.Lcopy_to_user_merge_3_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #8
	mov	r4, r4, lspull #24
	orr	r4, r4, r5, lspush #8
	mov	lr, r5, lspull #24
	user	.Lcopy_to_user_fixup_merge_3_tail_2w,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_merge_3_tail_2w_2,	strt	r4, [r0], #4
.Lcopy_to_user_merge_3_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Lcopy_to_user_merge_3_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #8
	mov	lr, r4, lspull #24
	user	.Lcopy_to_user_fixup_merge_3_tail_1w,	strt	r3, [r0], #4
.Lcopy_to_user_merge_3_tail_no_1w:
	sub	r1, r1, #1
	b	.Lcopy_to_user_bytes

	/* The source is 2 bytes past a word boundary. */
.Lcopy_to_user_merge_by_2:
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #16
	subs	r2, r2, #32
	blo	.Lcopy_to_user_merge_2_done
.Lcopy_to_user_merge_2:
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
	user	.Lcopy_to_user_fixup_merge_2_loop,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_loop_2,	strt	r4, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_loop_3,	strt	r5, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_loop_4,	strt	r6, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_loop_5,	strt	r7, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_loop_6,	strt	r8, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_loop_7,	strt	r9, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_loop_8,	strt	r10, [r0], #4
	subs	r2, r2, #32
	bhs	.Lcopy_to_user_merge_2
.Lcopy_to_user_merge_2_done:
	movs	ip, r2, lsl #28
	bcc	.Lcopy_to_user_merge_2_tail_no_4w
	ldmia	r1!, {r4-r7}
	orr	r3, lr, r4, lspush #16
	mov	r4, r4, lspull #16
	orr	r4, r4, r5, lspush #16
	mov	r5, r5, lspull #16
	orr	r5, r5, r6, lspush #16
	mov	r6, r6, lspull #16
	orr	r6, r6, r7, lspush #16
	mov	lr, r7, lspull #16
	user	.Lcopy_to_user_fixup_merge_2_tail_4w,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_tail_4w_2,	strt	r4, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_tail_4w_3,	strt	r5, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_tail_4w_4,	strt	r6, [r0], #4
.Lcopy_to_user_merge_2_tail_no_4w:
	bpl	.Lcopy_to_user_merge_2_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #16
	mov	r4, r4, lspull #16
	orr	r4, r4, r5, lspush #16
	mov	lr, r5, lspull #16
	user	.Lcopy_to_user_fixup_merge_2_tail_2w,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_merge_2_tail_2w_2,	strt	r4, [r0], #4
.Lcopy_to_user_merge_2_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Lcopy_to_user_merge_2_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #16
	mov	lr, r4, lspull #16
	user	.Lcopy_to_user_fixup_merge_2_tail_1w,	strt	r3, [r0], #4
.Lcopy_to_user_merge_2_tail_no_1w:
	sub	r1, r1, #2
	b	.Lcopy_to_user_bytes

	/* The source is 1 byte past a word boundary. */
.Lcopy_to_user_merge_by_1:
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #8
	subs	r2, r2, #32
	blo	.Lcopy_to_user_merge_1_done
.Lcopy_to_user_merge_1:
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
	user	.Lcopy_to_user_fixup_merge_1_loop,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_loop_2,	strt	r4, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_loop_3,	strt	r5, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_loop_4,	strt	r6, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_loop_5,	strt	r7, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_loop_6,	strt	r8, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_loop_7,	strt	r9, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_loop_8,	strt	r10, [r0], #4
	subs	r2, r2, #32
	bhs	.Lcopy_to_user_merge_1
.Lcopy_to_user_merge_1_done:
	movs	ip, r2, lsl #28
	bcc	.Lcopy_to_user_merge_1_tail_no_4w
	ldmia	r1!, {r4-r7}
	orr	r3, lr, r4, lspush #24
	mov	r4, r4, lspull #8
	orr	r4, r4, r5, lspush #24
	mov	r5, r5, lspull #8
	orr	r5, r5, r6, lspush #24
	mov	r6, r6, lspull #8
	orr	r6, r6, r7, lspush #24
	mov	lr, r7, lspull #8
	user	.Lcopy_to_user_fixup_merge_1_tail_4w,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_tail_4w_2,	strt	r4, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_tail_4w_3,	strt	r5, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_tail_4w_4,	strt	r6, [r0], #4
.Lcopy_to_user_merge_1_tail_no_4w:
	bpl	.Lcopy_to_user_merge_1_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #24
	mov	r4, r4, lspull #8
	orr	r4, r4, r5, lspush #24
	mov	lr, r5, lspull #8
	user	.Lcopy_to_user_fixup_merge_1_tail_2w,	strt	r3, [r0], #4
	user	.Lcopy_to_user_fixup_merge_1_tail_2w_2,	strt	r4, [r0], #4
.Lcopy_to_user_merge_1_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Lcopy_to_user_merge_1_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #24
	mov	lr, r4, lspull #8
	user	.Lcopy_to_user_fixup_merge_1_tail_1w,	strt	r3, [r0], #4
.Lcopy_to_user_merge_1_tail_no_1w:
	sub	r1, r1, #3
	b	.Lcopy_to_user_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Lcopy_to_user_few:
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	ldrb	r5, [r1], #1
	ldrb	r6, [r1], #1
	user	.Lcopy_to_user_fixup_few,	strbt	r3, [r0], #1
	user	.Lcopy_to_user_fixup_few_2,	strbt	r4, [r0], #1
	user	.Lcopy_to_user_fixup_few_3,	strbt	r5, [r0], #1
	user	.Lcopy_to_user_fixup_few_4,	strbt	r6, [r0], #1
#else
	/* The source is 3 bytes past a word boundary. */
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #24
	subs	r2, r2, #32
	blo	.Lcopy_to_user_merge_3_done
.Lcopy_to_user_merge_3:
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
	user	.Lcopy_to_user_fixup_merge_3_loop,	stmia	r0!, {r3-r10}
	subs	r2, r2, #32
	bhs	.Lcopy_to_user_merge_3
.Lcopy_to_user_merge_3_done:
	movs	ip, r2, lsl #28
	bcc	.Lcopy_to_user_merge_3_tail_no_4w
	ldmia	r1!, {r4-r7}
	orr	r3, lr, r4, lspush #8
	mov	r4, r4, lspull #24
	orr	r4, r4, r5, lspush #8
	mov	r5, r5, lspull #24
	orr	r5, r5, r6, lspush #8
	mov	r6, r6, lspull #24
	orr	r6, r6, r7, lspush #8
	mov	lr, r7, lspull #24
	user	.Lcopy_to_user_fixup_merge_3_tail_4w,	stmia	r0!, {r3-r6}
.Lcopy_to_user_merge_3_tail_no_4w:
	bpl	.Lcopy_to_user_merge_3_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #8
	mov	r4, r4, lspull #24
	orr	r4, r4, r5, lspush #8
	mov	lr, r5, lspull #24
	user	.Lcopy_to_user_fixup_merge_3_tail_2w,	stmia	r0!, {r3-r4}
.Lcopy_to_user_merge_3_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Lcopy_to_user_merge_3_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #8
	mov	lr, r4, lspull #24
	user	.Lcopy_to_user_fixup_merge_3_tail_1w,	str	r3, [r0], #4
.Lcopy_to_user_merge_3_tail_no_1w:
	sub	r1, r1, #1
	b	.Lcopy_to_user_bytes

	/* The source is 2 bytes past a word boundary. */
.Lcopy_to_user_merge_by_2:
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #16
	subs	r2, r2, #32
	blo	.Lcopy_to_user_merge_2_done
.Lcopy_to_user_merge_2:
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
	user	.Lcopy_to_user_fixup_merge_2_loop,	stmia	r0!, {r3-r10}
	subs	r2, r2, #32
	bhs	.Lcopy_to_user_merge_2
.Lcopy_to_user_merge_2_done:
	movs	ip, r2, lsl #28
	bcc	.Lcopy_to_user_merge_2_tail_no_4w
	ldmia	r1!, {r4-r7}
	orr	r3, lr, r4, lspush #16
	mov	r4, r4, lspull #16
	orr	r4, r4, r5, lspush #16
	mov	r5, r5, lspull #16
	orr	r5, r5, r6, lspush #16
	mov	r6, r6, lspull #16
	orr	r6, r6, r7, lspush #16
	mov	lr, r7, lspull #16
	user	.Lcopy_to_user_fixup_merge_2_tail_4w,	stmia	r0!, {r3-r6}
.Lcopy_to_user_merge_2_tail_no_4w:
	bpl	.Lcopy_to_user_merge_2_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #16
	mov	r4, r4, lspull #16
	orr	r4, r4, r5, lspush #16
	mov	lr, r5, lspull #16
	user	.Lcopy_to_user_fixup_merge_2_tail_2w,	stmia	r0!, {r3-r4}
.Lcopy_to_user_merge_2_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Lcopy_to_user_merge_2_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #16
	mov	lr, r4, lspull #16
	user	.Lcopy_to_user_fixup_merge_2_tail_1w,	str	r3, [r0], #4
.Lcopy_to_user_merge_2_tail_no_1w:
	sub	r1, r1, #2
	b	.Lcopy_to_user_bytes

	/* The source is 1 byte past a word boundary. */
.Lcopy_to_user_merge_by_1:
	ldr	lr, [r1]
	add	r1, r1, #4
	mov	lr, lr, lspull #8
	subs	r2, r2, #32
	blo	.Lcopy_to_user_merge_1_done
.Lcopy_to_user_merge_1:
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
	user	.Lcopy_to_user_fixup_merge_1_loop,	stmia	r0!, {r3-r10}
	subs	r2, r2, #32
	bhs	.Lcopy_to_user_merge_1
.Lcopy_to_user_merge_1_done:
	movs	ip, r2, lsl #28
	bcc	.Lcopy_to_user_merge_1_tail_no_4w
	ldmia	r1!, {r4-r7}
	orr	r3, lr, r4, lspush #24
	mov	r4, r4, lspull #8
	orr	r4, r4, r5, lspush #24
	mov	r5, r5, lspull #8
	orr	r5, r5, r6, lspush #24
	mov	r6, r6, lspull #8
	orr	r6, r6, r7, lspush #24
	mov	lr, r7, lspull #8
	user	.Lcopy_to_user_fixup_merge_1_tail_4w,	stmia	r0!, {r3-r6}
.Lcopy_to_user_merge_1_tail_no_4w:
	bpl	.Lcopy_to_user_merge_1_tail_no_2w
	ldmia	r1!, {r4-r5}
	orr	r3, lr, r4, lspush #24
	mov	r4, r4, lspull #8
	orr	r4, r4, r5, lspush #24
	mov	lr, r5, lspull #8
	user	.Lcopy_to_user_fixup_merge_1_tail_2w,	stmia	r0!, {r3-r4}
.Lcopy_to_user_merge_1_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Lcopy_to_user_merge_1_tail_no_1w
	ldr	r4, [r1], #4
	orr	r3, lr, r4, lspush #24
	mov	lr, r4, lspull #8
	user	.Lcopy_to_user_fixup_merge_1_tail_1w,	str	r3, [r0], #4
.Lcopy_to_user_merge_1_tail_no_1w:
	sub	r1, r1, #3
	b	.Lcopy_to_user_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Lcopy_to_user_few:
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	ldrb	r5, [r1], #1
	ldrb	r6, [r1], #1
	user	.Lcopy_to_user_fixup_few,	strb	r3, [r0], #1
	user	.Lcopy_to_user_fixup_few_2,	strb	r4, [r0], #1
	user	.Lcopy_to_user_fixup_few_3,	strb	r5, [r0], #1
	user	.Lcopy_to_user_fixup_few_4,	strb	r6, [r0], #1
#endif
.Lcopy_to_user_bytes:

#ifdef CONFIG_CPU_USE_DOMAINS
	movs	ip, r2, lsl #31
	bcc	.Lcopy_to_user_bytes_no_2
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	user	.Lcopy_to_user_fixup_tail_2,	strbt	r3, [r0], #1
	user	.Lcopy_to_user_fixup_tail_2_2,	strbt	r4, [r0], #1
.Lcopy_to_user_bytes_no_2:
	bpl	.Lcopy_to_user_bytes_no_1
	ldrb	r3, [r1]
	user	.Lcopy_to_user_fixup_tail_1,	strbt	r3, [r0], #1
.Lcopy_to_user_bytes_no_1:
#else
	movs	ip, r2, lsl #31
	bcc	.Lcopy_to_user_bytes_no_2
	ldrb	r3, [r1], #1
	ldrb	r4, [r1], #1
	user	.Lcopy_to_user_fixup_tail_2,	strb	r3, [r0], #1
	user	.Lcopy_to_user_fixup_bytes_2,	strb	r4, [r0], #1
.Lcopy_to_user_bytes_no_2:
	bpl	.Lcopy_to_user_bytes_no_1
	ldrb	r3, [r1]
	user	.Lcopy_to_user_fixup_tail_1,	strb	r3, [r0], #1
.Lcopy_to_user_bytes_no_1:
#endif
	mov	r0, #0
	pop	{r4-r10, pc}

	/* Less than a word. */
.Lcopy_to_user_tiny:
	UNWIND(.fnend)
	UNWIND(.fnstart)

#ifdef CONFIG_CPU_USE_DOMAINS
	movs	ip, r2, lsl #31
	bcc	.Lcopy_to_user_tiny_no_2
	ldrb	r3, [r1], #1
	ldrb	ip, [r1], #1
	user	.Lcopy_to_user_fixup_tiny_2,	strbt	r3, [r0], #1
	user	.Lcopy_to_user_fixup_tiny_2_2,	strbt	ip, [r0], #1
.Lcopy_to_user_tiny_no_2:
	bpl	.Lcopy_to_user_tiny_no_1
	ldrb	r3, [r1]
	user	.Lcopy_to_user_fixup_tiny_1,	strbt	r3, [r0], #1
.Lcopy_to_user_tiny_no_1:
#else
	movs	ip, r2, lsl #31
	bcc	.Lcopy_to_user_tiny_no_2
	ldrb	r3, [r1], #1
	ldrb	ip, [r1], #1
	user	.Lcopy_to_user_fixup_tiny_2,	strb	r3, [r0], #1
	user	.Lcopy_to_user_fixup_tiny_2_2,	strb	ip, [r0], #1
.Lcopy_to_user_tiny_no_2:
	bpl	.Lcopy_to_user_tiny_no_1
	ldrb	r3, [r1]
	user	.Lcopy_to_user_fixup_tiny_1,	strb	r3, [r0], #1
.Lcopy_to_user_tiny_no_1:
#endif
	mov	r0, #0
	ret	lr

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
#ifdef CONFIG_CPU_USE_DOMAINS
.Lcopy_to_user_fixup_head_1:
	sub	r1, r1, #1
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_head_2:
	sub	r1, r1, #2
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_head_2_2:
	sub	r0, r0, #1
	sub	r1, r1, #2
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop:
	sub	r1, r1, #32
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_2:
	sub	r0, r0, #4
	sub	r1, r1, #32
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_3:
	sub	r0, r0, #8
	sub	r1, r1, #32
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_4:
	sub	r0, r0, #12
	sub	r1, r1, #32
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_5:
	sub	r0, r0, #16
	sub	r1, r1, #32
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_6:
	sub	r0, r0, #20
	sub	r1, r1, #32
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_7:
	sub	r0, r0, #24
	sub	r1, r1, #32
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_8:
	sub	r0, r0, #28
	sub	r1, r1, #32
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_9:
	sub	r0, r0, #32
	sub	r1, r1, #64
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_10:
	sub	r0, r0, #36
	sub	r1, r1, #64
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_11:
	sub	r0, r0, #40
	sub	r1, r1, #64
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_12:
	sub	r0, r0, #44
	sub	r1, r1, #64
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_13:
	sub	r0, r0, #48
	sub	r1, r1, #64
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_14:
	sub	r0, r0, #52
	sub	r1, r1, #64
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_15:
	sub	r0, r0, #56
	sub	r1, r1, #64
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_16:
	sub	r0, r0, #60
	sub	r1, r1, #64
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_8w:
	sub	r1, r1, #32
	and	r2, r2, #63
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_8w_2:
	sub	r0, r0, #4
	sub	r1, r1, #32
	and	r2, r2, #63
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_8w_3:
	sub	r0, r0, #8
	sub	r1, r1, #32
	and	r2, r2, #63
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_8w_4:
	sub	r0, r0, #12
	sub	r1, r1, #32
	and	r2, r2, #63
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_8w_5:
	sub	r0, r0, #16
	sub	r1, r1, #32
	and	r2, r2, #63
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_8w_6:
	sub	r0, r0, #20
	sub	r1, r1, #32
	and	r2, r2, #63
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_8w_7:
	sub	r0, r0, #24
	sub	r1, r1, #32
	and	r2, r2, #63
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_8w_8:
	sub	r0, r0, #28
	sub	r1, r1, #32
	and	r2, r2, #63
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_4w:
	sub	r1, r1, #16
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_4w_2:
	sub	r0, r0, #4
	sub	r1, r1, #16
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_4w_3:
	sub	r0, r0, #8
	sub	r1, r1, #16
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_4w_4:
	sub	r0, r0, #12
	sub	r1, r1, #16
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_2w:
	sub	r1, r1, #8
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_2w_2:
	sub	r0, r0, #4
	sub	r1, r1, #8
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_1w:
	sub	r1, r1, #4
	and	r2, r2, #7
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_2:
	sub	r1, r1, #2
	and	r2, r2, #3
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_2_2:
	sub	r0, r0, #1
	sub	r1, r1, #2
	and	r2, r2, #3
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_1:
	and	r2, r2, #1
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_loop:
	sub	r1, r1, #36
	add	r1, r1, #3
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_loop_2:
	sub	r0, r0, #4
	sub	r1, r1, #36
	add	r1, r1, #3
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_loop_3:
	sub	r0, r0, #8
	sub	r1, r1, #36
	add	r1, r1, #3
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_loop_4:
	sub	r0, r0, #12
	sub	r1, r1, #36
	add	r1, r1, #3
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_loop_5:
	sub	r0, r0, #16
	sub	r1, r1, #36
	add	r1, r1, #3
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_loop_6:
	sub	r0, r0, #20
	sub	r1, r1, #36
	add	r1, r1, #3
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_loop_7:
	sub	r0, r0, #24
	sub	r1, r1, #36
	add	r1, r1, #3
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_loop_8:
	sub	r0, r0, #28
	sub	r1, r1, #36
	add	r1, r1, #3
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_tail_4w:
	sub	r1, r1, #20
	add	r1, r1, #3
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_tail_4w_2:
	sub	r0, r0, #4
	sub	r1, r1, #20
	add	r1, r1, #3
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_tail_4w_3:
	sub	r0, r0, #8
	sub	r1, r1, #20
	add	r1, r1, #3
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_tail_4w_4:
	sub	r0, r0, #12
	sub	r1, r1, #20
	add	r1, r1, #3
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_tail_2w:
	sub	r1, r1, #12
	add	r1, r1, #3
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_tail_2w_2:
	sub	r0, r0, #4
	sub	r1, r1, #12
	add	r1, r1, #3
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_tail_1w:
	sub	r1, r1, #8
	add	r1, r1, #3
	and	r2, r2, #7
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_loop:
	sub	r1, r1, #36
	add	r1, r1, #2
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_loop_2:
	sub	r0, r0, #4
	sub	r1, r1, #36
	add	r1, r1, #2
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_loop_3:
	sub	r0, r0, #8
	sub	r1, r1, #36
	add	r1, r1, #2
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_loop_4:
	sub	r0, r0, #12
	sub	r1, r1, #36
	add	r1, r1, #2
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_loop_5:
	sub	r0, r0, #16
	sub	r1, r1, #36
	add	r1, r1, #2
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_loop_6:
	sub	r0, r0, #20
	sub	r1, r1, #36
	add	r1, r1, #2
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_loop_7:
	sub	r0, r0, #24
	sub	r1, r1, #36
	add	r1, r1, #2
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_loop_8:
	sub	r0, r0, #28
	sub	r1, r1, #36
	add	r1, r1, #2
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_tail_4w:
	sub	r1, r1, #20
	add	r1, r1, #2
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_tail_4w_2:
	sub	r0, r0, #4
	sub	r1, r1, #20
	add	r1, r1, #2
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_tail_4w_3:
	sub	r0, r0, #8
	sub	r1, r1, #20
	add	r1, r1, #2
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_tail_4w_4:
	sub	r0, r0, #12
	sub	r1, r1, #20
	add	r1, r1, #2
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_tail_2w:
	sub	r1, r1, #12
	add	r1, r1, #2
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_tail_2w_2:
	sub	r0, r0, #4
	sub	r1, r1, #12
	add	r1, r1, #2
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_tail_1w:
	sub	r1, r1, #8
	add	r1, r1, #2
	and	r2, r2, #7
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_loop:
	sub	r1, r1, #36
	add	r1, r1, #1
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_loop_2:
	sub	r0, r0, #4
	sub	r1, r1, #36
	add	r1, r1, #1
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_loop_3:
	sub	r0, r0, #8
	sub	r1, r1, #36
	add	r1, r1, #1
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_loop_4:
	sub	r0, r0, #12
	sub	r1, r1, #36
	add	r1, r1, #1
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_loop_5:
	sub	r0, r0, #16
	sub	r1, r1, #36
	add	r1, r1, #1
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_loop_6:
	sub	r0, r0, #20
	sub	r1, r1, #36
	add	r1, r1, #1
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_loop_7:
	sub	r0, r0, #24
	sub	r1, r1, #36
	add	r1, r1, #1
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_loop_8:
	sub	r0, r0, #28
	sub	r1, r1, #36
	add	r1, r1, #1
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_tail_4w:
	sub	r1, r1, #20
	add	r1, r1, #1
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_tail_4w_2:
	sub	r0, r0, #4
	sub	r1, r1, #20
	add	r1, r1, #1
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_tail_4w_3:
	sub	r0, r0, #8
	sub	r1, r1, #20
	add	r1, r1, #1
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_tail_4w_4:
	sub	r0, r0, #12
	sub	r1, r1, #20
	add	r1, r1, #1
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_tail_2w:
	sub	r1, r1, #12
	add	r1, r1, #1
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_tail_2w_2:
	sub	r0, r0, #4
	sub	r1, r1, #12
	add	r1, r1, #1
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_tail_1w:
	sub	r1, r1, #8
	add	r1, r1, #1
	and	r2, r2, #7
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_few:
	sub	r1, r1, #4
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_few_2:
	sub	r0, r0, #1
	sub	r1, r1, #4
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_few_3:
	sub	r0, r0, #2
	sub	r1, r1, #4
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_few_4:
	sub	r0, r0, #3
	sub	r1, r1, #4
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tiny_2:
	sub	r1, r1, #2
	and	r2, r2, #3
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tiny_2_2:
	sub	r0, r0, #1
	sub	r1, r1, #2
	and	r2, r2, #3
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tiny_1:
	and	r2, r2, #1
.Lcopy_to_user_retry:
	ldrb	r3, [r1]
	user	.Lcopy_to_user_residue,	strbt	r3, [r0]
	add	r1, r1, #1
	add	r0, r0, #1
	sub	r2, r2, #1
	cmp	r2, #0
	bne	.Lcopy_to_user_retry
.Lcopy_to_user_residue:
	mov	r0, r2
	ret	lr
	UNWIND(.fnend)
ENDPROC(__copy_to_user_std)
ENDPROC(arm_copy_to_user)
#else
.Lcopy_to_user_fixup_head_1:
	sub	r1, r1, #1
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_head_2:
	sub	r1, r1, #2
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop:
	sub	r1, r1, #32
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop_2:
	sub	r0, r0, #32
	sub	r1, r1, #64
	add	r2, r2, #64
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_8w:
	sub	r1, r1, #32
	and	r2, r2, #63
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_4w:
	sub	r1, r1, #16
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_2w:
	sub	r1, r1, #8
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_1w:
	sub	r1, r1, #4
	and	r2, r2, #7
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_2:
	sub	r1, r1, #2
	and	r2, r2, #3
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_1:
	and	r2, r2, #1
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_head_2:
	sub	r0, r0, #1
	sub	r1, r1, #2
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_loop:
	sub	r1, r1, #36
	add	r1, r1, #3
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_tail_4w:
	sub	r1, r1, #20
	add	r1, r1, #3
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_tail_2w:
	sub	r1, r1, #12
	add	r1, r1, #3
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_3_tail_1w:
	sub	r1, r1, #8
	add	r1, r1, #3
	and	r2, r2, #7
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_loop:
	sub	r1, r1, #36
	add	r1, r1, #2
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_tail_4w:
	sub	r1, r1, #20
	add	r1, r1, #2
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_tail_2w:
	sub	r1, r1, #12
	add	r1, r1, #2
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_2_tail_1w:
	sub	r1, r1, #8
	add	r1, r1, #2
	and	r2, r2, #7
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_loop:
	sub	r1, r1, #36
	add	r1, r1, #1
	add	r2, r2, #32
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_tail_4w:
	sub	r1, r1, #20
	add	r1, r1, #1
	and	r2, r2, #31
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_tail_2w:
	sub	r1, r1, #12
	add	r1, r1, #1
	and	r2, r2, #15
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_1_tail_1w:
	sub	r1, r1, #8
	add	r1, r1, #1
	and	r2, r2, #7
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_few:
	sub	r1, r1, #4
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_few_2:
	sub	r0, r0, #1
	sub	r1, r1, #4
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_few_3:
	sub	r0, r0, #2
	sub	r1, r1, #4
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_few_4:
	sub	r0, r0, #3
	sub	r1, r1, #4
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bytes_2:
	sub	r0, r0, #1
	sub	r1, r1, #2
	and	r2, r2, #3
	pop	{r4-r10, lr}
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tiny_2:
	sub	r1, r1, #2
	and	r2, r2, #3
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tiny_2_2:
	sub	r0, r0, #1
	sub	r1, r1, #2
	and	r2, r2, #3
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tiny_1:
	and	r2, r2, #1
.Lcopy_to_user_retry:
	ldrb	r3, [r1]
	user	.Lcopy_to_user_residue,	strb	r3, [r0]
	add	r1, r1, #1
	add	r0, r0, #1
	sub	r2, r2, #1
	cmp	r2, #0
	bne	.Lcopy_to_user_retry
.Lcopy_to_user_residue:
	mov	r0, r2
	ret	lr
	UNWIND(.fnend)
ENDPROC(__copy_to_user_std)
ENDPROC(arm_copy_to_user)
#endif
#endif
