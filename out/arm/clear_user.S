/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * clear_user.S: clearing of user memory
 *
 * Made by `memgen generate --target arm` from templates/ and targets/arm.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>
#include <asm/unwind.h>

/* An access to user memory: if it faults, execution goes on at \fixup. */
	.macro	user fixup:req, insn:vararg
9999:	\insn
	.pushsection __ex_table, "a"
	.align	3
	.long	9999b, \fixup
	.popsection
	.endm

WEAK(arm_clear_user)

#if __LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)
/*
 * clear_user(dst, n): dst is user memory; returns the bytes not cleared.
 *
 *   r0   dst, then the result
 *   r1   n, then only its low bits
 *   r2   zero
 *   ip   scratch
 */
ENTRY(__clear_user_std)
	UNWIND(.fnstart)
	mov	r2, #0

	/* Small sizes: words from both ends, which may overlap. */
	cmp	r1, #33
	bhs	.Lclear_user_over_8w
	cmp	r1, #9
	bhs	.Lclear_user_over_2w
	cmp	r1, #4
	blo	.Lclear_user_below
	user	.Lclear_user_retry,	str	r2, [r0]
	add	ip, r0, r1
	user	.Lclear_user_retry,	str	r2, [ip, #-4]
	mov	r0, #0
	ret	lr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lclear_user_below:
	movs	ip, r1, lsl #31
	bcc	.Lclear_user_below_2
	user	.Lclear_user_retry,	strh	r2, [r0]
	bpl	.Lclear_user_pair
	user	.Lclear_user_retry,	strb	r2, [r0, #2]
.Lclear_user_pair:
	mov	r0, #0
	ret	lr
.Lclear_user_below_2:
	bpl	.Lclear_user_nothing
	user	.Lclear_user_retry,	strb	r2, [r0]
.Lclear_user_nothing:
	mov	r0, #0
	ret	lr
.Lclear_user_over_2w:
	cmp	r1, #17
	bhs	.Lclear_user_over_4w
	user	.Lclear_user_retry,	str	r2, [r0]
	user	.Lclear_user_retry,	str	r2, [r0, #4]
	add	ip, r0, r1
	user	.Lclear_user_retry,	str	r2, [ip, #-8]
	user	.Lclear_user_retry,	str	r2, [ip, #-4]
	mov	r0, #0
	ret	lr
.Lclear_user_over_4w:
	user	.Lclear_user_retry,	str	r2, [r0]
	user	.Lclear_user_retry,	str	r2, [r0, #4]
	user	.Lclear_user_retry,	str	r2, [r0, #8]
	user	.Lclear_user_retry,	str	r2, [r0, #12]
	add	ip, r0, r1
	user	.Lclear_user_retry,	str	r2, [ip, #-16]
	user	.Lclear_user_retry,	str	r2, [ip, #-12]
	user	.Lclear_user_retry,	str	r2, [ip, #-8]
	user	.Lclear_user_retry,	str	r2, [ip, #-4]
	mov	r0, #0
	ret	lr
.Lclear_user_over_8w:
	push	{r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r4, lr})
	mov	r3, r2
	mov	r4, r2
	mov	lr, r3

	/* Head: up to a word boundary. */
	tst	r0, #3
	beq	.Lclear_user_head_done
	user	.Lclear_user_fixup_head,	str	r2, [r0]
	rsb	ip, r0, #0
	and	ip, ip, #3
	add	r0, r0, ip
	sub	r1, r1, ip
.Lclear_user_head_done:

	/* Bulk: 32 words at a time. */
	subs	r1, r1, #128
	blo	.Lclear_user_bulk_done
.Lclear_user_bulk:
	user	.Lclear_user_fixup_bulk_loop,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_2,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_3,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_4,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_5,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_6,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_7,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_8,	stmia	r0!, {r2, r3, r4, lr}
	subs	r1, r1, #128
	bhs	.Lclear_user_bulk
	tst	r1, #127
	beq	.Lclear_user_exit
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r1, lsl #26
	bcc	.Lclear_user_tail_no_16w
	user	.Lclear_user_fixup_tail_16w,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_tail_16w_2,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_tail_16w_3,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_tail_16w_4,	stmia	r0!, {r2, r3, r4, lr}
	beq	.Lclear_user_exit
.Lclear_user_tail_no_16w:
	bpl	.Lclear_user_tail_no_8w
	user	.Lclear_user_fixup_tail_8w,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_tail_8w_2,	stmia	r0!, {r2, r3, r4, lr}
.Lclear_user_tail_no_8w:
	movs	ip, r1, lsl #28
	bcc	.Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	stmia	r0!, {r2, r3, r4, lr}
.Lclear_user_tail_no_4w:
	beq	.Lclear_user_exit
	bpl	.Lclear_user_tail_no_2w
	user	.Lclear_user_fixup_tail_2w,	stmia	r0!, {r2, r3}
.Lclear_user_tail_no_2w:

	/* Last: words that overlap what came before. */
	ands	r1, r1, #7
	beq	.Lclear_user_exit
	add	r3, r0, r1
	user	.Lclear_user_fixup_head,	str	r2, [r3, #-8]
	user	.Lclear_user_fixup_head,	str	r2, [r3, #-4]
.Lclear_user_exit:
	mov	r0, #0
	pop	{r4, pc}
	UNWIND(.fnend)
	UNWIND(.fnstart)

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lclear_user_fixup_head:
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop:
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_2:
	sub	r0, r0, #16
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_3:
	sub	r0, r0, #32
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_4:
	sub	r0, r0, #48
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_5:
	sub	r0, r0, #64
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_6:
	sub	r0, r0, #80
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_7:
	sub	r0, r0, #96
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_8:
	sub	r0, r0, #112
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w:
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_2:
	sub	r0, r0, #16
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_3:
	sub	r0, r0, #32
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_4:
	sub	r0, r0, #48
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_2:
	sub	r0, r0, #16
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	and	r1, r1, #31
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2w:
	and	r1, r1, #15
	pop	{r4, lr}
.Lclear_user_retry:
	user	.Lclear_user_residue,	strb	r2, [r0]
	add	r0, r0, #1
	sub	r1, r1, #1
	cmp	r1, #0
	bne	.Lclear_user_retry
.Lclear_user_residue:
	mov	r0, r1
	ret	lr
	UNWIND(.fnend)
ENDPROC(__clear_user_std)
ENDPROC(arm_clear_user)

#else
/*
 * clear_user(dst, n): dst is user memory; returns the bytes not cleared.
 *
 *   r0   dst, then the result
 *   r1   n, then only its low bits
 *   r2   zero
 *   ip   scratch
 */
ENTRY(__clear_user_std)
	UNWIND(.fnstart)
	mov	r2, #0
	cmp	r1, #8
	blo	.Lclear_user_tiny
	push	{r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r4, lr})
	mov	r3, r2
	mov	r4, r2
	mov	lr, r3

	/* Head: up to a word boundary. */
	tst	r0, #3
	beq	.Lclear_user_head_done

#ifdef CONFIG_CPU_USE_DOMAINS
	tst	r0, #1
	beq	.Lclear_user_head_no_1
	user	.Lclear_user_fixup_head_1,	strbt	r2, [r0], #1
	sub	r1, r1, #1
.Lclear_user_head_no_1:
	tst	r0, #2
	beq	.Lclear_user_head_no_2
	user	.Lclear_user_fixup_head_1,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_head_2,	strbt	r2, [r0], #1
	sub	r1, r1, #2
.Lclear_user_head_no_2:
#else
	tst	r0, #1
	beq	.Lclear_user_head_no_1
	user	.Lclear_user_fixup_head_1,	strb	r2, [r0], #1
	sub	r1, r1, #1
.Lclear_user_head_no_1:
	tst	r0, #2
	beq	.Lclear_user_head_no_2
	user	.Lclear_user_fixup_head_1,	strh	r2, [r0], #2
	sub	r1, r1, #2
.Lclear_user_head_no_2:
#endif
.Lclear_user_head_done:

#ifdef CONFIG_CPU_USE_DOMAINS
	/* Bulk: 32 words at a time. */
	subs	r1, r1, #128
	blo	.Lclear_user_bulk_done
.Lclear_user_bulk:
	user	.Lclear_user_fixup_bulk_loop,		strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_2,		strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_3,		strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_4,		strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_5,		strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_6,		strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_7,		strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_8,		strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_9,		strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_10,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_11,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_12,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_13,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_14,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_15,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_16,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_17,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_18,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_19,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_20,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_21,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_22,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_23,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_24,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_25,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_26,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_27,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_28,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_29,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_30,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_31,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_bulk_loop_32,	strt	r2, [r0], #4
	subs	r1, r1, #128
	bhs	.Lclear_user_bulk
	tst	r1, #127
	beq	.Lclear_user_exit
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r1, lsl #26
	bcc	.Lclear_user_tail_no_16w
	user	.Lclear_user_fixup_tail_16w,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_2,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_3,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_4,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_5,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_6,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_7,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_8,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_9,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_10,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_11,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_12,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_13,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_14,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_15,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_16w_16,	strt	r2, [r0], #4
	beq	.Lclear_user_exit
.Lclear_user_tail_no_16w:
	bpl	.Lclear_user_tail_no_8w
	user	.Lclear_user_fixup_tail_8w,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_2,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_3,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_4,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_5,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_6,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_7,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_8,	strt	r2, [r0], #4
.Lclear_user_tail_no_8w:
	movs	ip, r1, lsl #28
	bcc	.Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_4w_2,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_4w_3,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_4w_4,	strt	r2, [r0], #4
.Lclear_user_tail_no_4w:
	beq	.Lclear_user_exit
	bpl	.Lclear_user_tail_no_2w
	user	.Lclear_user_fixup_tail_2w,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_2w_2,	strt	r2, [r0], #4
.Lclear_user_tail_no_2w:
	movs	ip, r1, lsl #30
	bcc	.Lclear_user_tail_no_1w
	user	.Lclear_user_fixup_tail_1w,	strt	r2, [r0], #4
.Lclear_user_tail_no_1w:
	beq	.Lclear_user_exit
	bpl	.Lclear_user_tail_no_2
	user	.Lclear_user_fixup_tail_2,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_tail_2_2,	strbt	r2, [r0], #1
.Lclear_user_tail_no_2:
	tst	r1, #1
	beq	.Lclear_user_tail_no_1
	user	.Lclear_user_fixup_tail_1,	strbt	r2, [r0], #1
.Lclear_user_tail_no_1:
.Lclear_user_exit:
	mov	r0, #0
	pop	{r4, pc}
	UNWIND(.fnend)
	UNWIND(.fnstart)
#else
	/* Bulk: 32 words at a time. */
	subs	r1, r1, #128
	blo	.Lclear_user_bulk_done
.Lclear_user_bulk:
	user	.Lclear_user_fixup_bulk_loop,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_2,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_3,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_4,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_5,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_6,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_7,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_8,	stmia	r0!, {r2, r3, r4, lr}
	subs	r1, r1, #128
	bhs	.Lclear_user_bulk
	tst	r1, #127
	beq	.Lclear_user_exit
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r1, lsl #26
	bcc	.Lclear_user_tail_no_16w
	user	.Lclear_user_fixup_tail_16w,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_tail_16w_2,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_tail_16w_3,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_tail_16w_4,	stmia	r0!, {r2, r3, r4, lr}
	beq	.Lclear_user_exit
.Lclear_user_tail_no_16w:
	bpl	.Lclear_user_tail_no_8w
	user	.Lclear_user_fixup_tail_8w,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_tail_8w_2,	stmia	r0!, {r2, r3, r4, lr}
.Lclear_user_tail_no_8w:
	movs	ip, r1, lsl #28
	bcc	.Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	stmia	r0!, {r2, r3, r4, lr}
.Lclear_user_tail_no_4w:
	beq	.Lclear_user_exit
	bpl	.Lclear_user_tail_no_2w
	user	.Lclear_user_fixup_tail_2w,	stmia	r0!, {r2, r3}
.Lclear_user_tail_no_2w:
	movs	ip, r1, lsl #30
	bcc	.Lclear_user_tail_no_1w
	user	.Lclear_user_fixup_tail_1w,	str	r2, [r0], #4
.Lclear_user_tail_no_1w:
	beq	.Lclear_user_exit
	bpl	.Lclear_user_tail_no_2
	user	.Lclear_user_fixup_tail_2,	strh	r2, [r0], #2
.Lclear_user_tail_no_2:
	tst	r1, #1
	beq	.Lclear_user_tail_no_1
	user	.Lclear_user_fixup_tail_1,	strb	r2, [r0], #1
.Lclear_user_tail_no_1:
.Lclear_user_exit:
	mov	r0, #0
	pop	{r4, pc}
	UNWIND(.fnend)
	UNWIND(.fnstart)
#endif

	/* Less than two words: single bytes. */
.Lclear_user_tiny:

#ifdef CONFIG_CPU_USE_DOMAINS
	movs	ip, r1, lsl #30
	bcc	.Lclear_user_tiny_no_4
	user	.Lclear_user_fixup_tiny_4,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4_2,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4_3,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4_4,	strbt	r2, [r0], #1
.Lclear_user_tiny_no_4:
	bpl	.Lclear_user_tiny_no_2
	user	.Lclear_user_fixup_tiny_2,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_2_2,	strbt	r2, [r0], #1
.Lclear_user_tiny_no_2:
	tst	r1, #1
	beq	.Lclear_user_tiny_no_1
	user	.Lclear_user_fixup_tiny_1,	strbt	r2, [r0], #1
.Lclear_user_tiny_no_1:
#else
	movs	ip, r1, lsl #30
	bcc	.Lclear_user_tiny_no_4
	user	.Lclear_user_fixup_tiny_4,	strb	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4_2,	strb	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4_3,	strb	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4_4,	strb	r2, [r0], #1
.Lclear_user_tiny_no_4:
	bpl	.Lclear_user_tiny_no_2
	user	.Lclear_user_fixup_tiny_2,	strb	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_2_2,	strb	r2, [r0], #1
.Lclear_user_tiny_no_2:
	tst	r1, #1
	beq	.Lclear_user_tiny_no_1
	user	.Lclear_user_fixup_tiny_1,	strb	r2, [r0], #1
.Lclear_user_tiny_no_1:
#endif
	mov	r0, #0
	ret	lr

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
#ifdef CONFIG_CPU_USE_DOMAINS
.Lclear_user_fixup_head_1:
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_head_2:
	sub	r0, r0, #1
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop:
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_2:
	sub	r0, r0, #4
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_3:
	sub	r0, r0, #8
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_4:
	sub	r0, r0, #12
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_5:
	sub	r0, r0, #16
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_6:
	sub	r0, r0, #20
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_7:
	sub	r0, r0, #24
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_8:
	sub	r0, r0, #28
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_9:
	sub	r0, r0, #32
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_10:
	sub	r0, r0, #36
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_11:
	sub	r0, r0, #40
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_12:
	sub	r0, r0, #44
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_13:
	sub	r0, r0, #48
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_14:
	sub	r0, r0, #52
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_15:
	sub	r0, r0, #56
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_16:
	sub	r0, r0, #60
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_17:
	sub	r0, r0, #64
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_18:
	sub	r0, r0, #68
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_19:
	sub	r0, r0, #72
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_20:
	sub	r0, r0, #76
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_21:
	sub	r0, r0, #80
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_22:
	sub	r0, r0, #84
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_23:
	sub	r0, r0, #88
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_24:
	sub	r0, r0, #92
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_25:
	sub	r0, r0, #96
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_26:
	sub	r0, r0, #100
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_27:
	sub	r0, r0, #104
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_28:
	sub	r0, r0, #108
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_29:
	sub	r0, r0, #112
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_30:
	sub	r0, r0, #116
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_31:
	sub	r0, r0, #120
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_32:
	sub	r0, r0, #124
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w:
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_2:
	sub	r0, r0, #4
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_3:
	sub	r0, r0, #8
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_4:
	sub	r0, r0, #12
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_5:
	sub	r0, r0, #16
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_6:
	sub	r0, r0, #20
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_7:
	sub	r0, r0, #24
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_8:
	sub	r0, r0, #28
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_9:
	sub	r0, r0, #32
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_10:
	sub	r0, r0, #36
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_11:
	sub	r0, r0, #40
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_12:
	sub	r0, r0, #44
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_13:
	sub	r0, r0, #48
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_14:
	sub	r0, r0, #52
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_15:
	sub	r0, r0, #56
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_16:
	sub	r0, r0, #60
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_2:
	sub	r0, r0, #4
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_3:
	sub	r0, r0, #8
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_4:
	sub	r0, r0, #12
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_5:
	sub	r0, r0, #16
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_6:
	sub	r0, r0, #20
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_7:
	sub	r0, r0, #24
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_8:
	sub	r0, r0, #28
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	and	r1, r1, #31
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w_2:
	sub	r0, r0, #4
	and	r1, r1, #31
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w_3:
	sub	r0, r0, #8
	and	r1, r1, #31
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w_4:
	sub	r0, r0, #12
	and	r1, r1, #31
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2w:
	and	r1, r1, #15
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2w_2:
	sub	r0, r0, #4
	and	r1, r1, #15
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1w:
	and	r1, r1, #7
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2:
	and	r1, r1, #3
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2_2:
	sub	r0, r0, #1
	and	r1, r1, #3
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1:
	and	r1, r1, #1
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4:
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4_2:
	sub	r0, r0, #1
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4_3:
	sub	r0, r0, #2
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4_4:
	sub	r0, r0, #3
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_2:
	and	r1, r1, #3
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_2_2:
	sub	r0, r0, #1
	and	r1, r1, #3
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_1:
	and	r1, r1, #1
.Lclear_user_retry:
	user	.Lclear_user_residue,	strbt	r2, [r0]
	add	r0, r0, #1
	sub	r1, r1, #1
	cmp	r1, #0
	bne	.Lclear_user_retry
.Lclear_user_residue:
	mov	r0, r1
	ret	lr
	UNWIND(.fnend)
ENDPROC(__clear_user_std)
ENDPROC(arm_clear_user)
#else
.Lclear_user_fixup_head_1:
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop:
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_2:
	sub	r0, r0, #16
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_3:
	sub	r0, r0, #32
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_4:
	sub	r0, r0, #48
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_5:
	sub	r0, r0, #64
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_6:
	sub	r0, r0, #80
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_7:
	sub	r0, r0, #96
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_8:
	sub	r0, r0, #112
	add	r1, r1, #128
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w:
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_2:
	sub	r0, r0, #16
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_3:
	sub	r0, r0, #32
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_16w_4:
	sub	r0, r0, #48
	and	r1, r1, #127
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_2:
	sub	r0, r0, #16
	and	r1, r1, #63
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	and	r1, r1, #31
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2w:
	and	r1, r1, #15
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1w:
	and	r1, r1, #7
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2:
	and	r1, r1, #3
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1:
	and	r1, r1, #1
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4:
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4_2:
	sub	r0, r0, #1
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4_3:
	sub	r0, r0, #2
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4_4:
	sub	r0, r0, #3
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_2:
	and	r1, r1, #3
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_2_2:
	sub	r0, r0, #1
	and	r1, r1, #3
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_1:
	and	r1, r1, #1
.Lclear_user_retry:
	user	.Lclear_user_residue,	strb	r2, [r0]
	add	r0, r0, #1
	sub	r1, r1, #1
	cmp	r1, #0
	bne	.Lclear_user_retry
.Lclear_user_residue:
	mov	r0, r1
	ret	lr
	UNWIND(.fnend)
ENDPROC(__clear_user_std)
ENDPROC(arm_clear_user)
#endif
#endif
