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
	mov	r3, r2

	/* Head: up to a word boundary. */
	tst	r0, #3
	beq	.Lclear_user_head_done

#ifdef CONFIG_CPU_USE_DOMAINS
	tst	r0, #1
	beq	.Lclear_user_head_no_1
	user	.Lclear_user_retry,	strbt	r2, [r0], #1
	sub	r1, r1, #1
.Lclear_user_head_no_1:
	tst	r0, #2
	beq	.Lclear_user_head_no_2
	user	.Lclear_user_retry,		strbt	r2, [r0], #1
	user	.Lclear_user_fixup_head_2,	strbt	r2, [r0], #1
	sub	r1, r1, #2
.Lclear_user_head_no_2:
#else
	tst	r0, #1
	beq	.Lclear_user_head_no_1
	user	.Lclear_user_retry,	strb	r2, [r0], #1
	sub	r1, r1, #1
.Lclear_user_head_no_1:
	tst	r0, #2
	beq	.Lclear_user_head_no_2
	user	.Lclear_user_retry,	strh	r2, [r0], #2
	sub	r1, r1, #2
.Lclear_user_head_no_2:
#endif
.Lclear_user_head_done:

#ifdef CONFIG_CPU_USE_DOMAINS
	/* Bulk: 16 words at a time. */
	subs	r1, r1, #64
	blo	.Lclear_user_bulk_done
	push	{r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r4, lr})
	mov	r4, r2
	mov	lr, r3
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
	subs	r1, r1, #64
	bhs	.Lclear_user_bulk
	pop	{r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	tst	r1, #63
	beq	.Lclear_user_exit
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	tst	r1, #32
	beq	.Lclear_user_tail_no_8w
	user	.Lclear_user_fixup_tail_8w,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_2,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_3,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_4,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_5,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_6,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_7,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_8w_8,	strt	r2, [r0], #4
.Lclear_user_tail_no_8w:
	tst	r1, #16
	beq	.Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_4w_2,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_4w_3,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_4w_4,	strt	r2, [r0], #4
.Lclear_user_tail_no_4w:
	tst	r1, #8
	beq	.Lclear_user_tail_no_2w
	user	.Lclear_user_fixup_tail_2w,	strt	r2, [r0], #4
	user	.Lclear_user_fixup_tail_2w_2,	strt	r2, [r0], #4
.Lclear_user_tail_no_2w:
	tst	r1, #4
	beq	.Lclear_user_tail_no_1w
	user	.Lclear_user_fixup_tail_1w,	strt	r2, [r0], #4
.Lclear_user_tail_no_1w:
	tst	r1, #3
	beq	.Lclear_user_exit
	tst	r1, #2
	beq	.Lclear_user_tail_no_2
	user	.Lclear_user_fixup_tail_2,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_tail_2_2,	strbt	r2, [r0], #1
.Lclear_user_tail_no_2:
	tst	r1, #1
	beq	.Lclear_user_tail_no_1
	user	.Lclear_user_fixup_tail_1,	strbt	r2, [r0], #1
.Lclear_user_tail_no_1:
.Lclear_user_exit:
	mov	r0, #0
	ret	lr
#else
	/* Bulk: 16 words at a time. */
	subs	r1, r1, #64
	blo	.Lclear_user_bulk_done
	push	{r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r4, lr})
	mov	r4, r2
	mov	lr, r3
.Lclear_user_bulk:
	user	.Lclear_user_fixup_bulk_loop,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_2,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_3,	stmia	r0!, {r2, r3, r4, lr}
	user	.Lclear_user_fixup_bulk_loop_4,	stmia	r0!, {r2, r3, r4, lr}
	subs	r1, r1, #64
	bhs	.Lclear_user_bulk
	pop	{r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	tst	r1, #63
	beq	.Lclear_user_exit
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	tst	r1, #32
	beq	.Lclear_user_tail_no_8w
	user	.Lclear_user_fixup_tail_8w,	stmia	r0!, {r2, r3}
	user	.Lclear_user_fixup_tail_8w_2,	stmia	r0!, {r2, r3}
	user	.Lclear_user_fixup_tail_8w_3,	stmia	r0!, {r2, r3}
	user	.Lclear_user_fixup_tail_8w_4,	stmia	r0!, {r2, r3}
.Lclear_user_tail_no_8w:
	tst	r1, #16
	beq	.Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	stmia	r0!, {r2, r3}
	user	.Lclear_user_fixup_tail_4w_2,	stmia	r0!, {r2, r3}
.Lclear_user_tail_no_4w:
	tst	r1, #8
	beq	.Lclear_user_tail_no_2w
	user	.Lclear_user_fixup_tail_2w,	stmia	r0!, {r2, r3}
.Lclear_user_tail_no_2w:
	tst	r1, #4
	beq	.Lclear_user_tail_no_1w
	user	.Lclear_user_fixup_tail_1w,	str	r2, [r0], #4
.Lclear_user_tail_no_1w:
	tst	r1, #3
	beq	.Lclear_user_exit
	tst	r1, #2
	beq	.Lclear_user_tail_no_2
	user	.Lclear_user_fixup_tail_2,	strh	r2, [r0], #2
.Lclear_user_tail_no_2:
	tst	r1, #1
	beq	.Lclear_user_tail_no_1
	user	.Lclear_user_fixup_tail_1,	strb	r2, [r0], #1
.Lclear_user_tail_no_1:
.Lclear_user_exit:
	mov	r0, #0
	ret	lr
#endif

	/* Less than two words: single bytes. */
.Lclear_user_tiny:

#ifdef CONFIG_CPU_USE_DOMAINS
	tst	r1, #4
	beq	.Lclear_user_tiny_no_4
	user	.Lclear_user_fixup_tail_1w,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4_2,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4_3,	strbt	r2, [r0], #1
.Lclear_user_tiny_no_4:
	tst	r1, #2
	beq	.Lclear_user_tiny_no_2
	user	.Lclear_user_fixup_tail_2,	strbt	r2, [r0], #1
	user	.Lclear_user_fixup_tail_2_2,	strbt	r2, [r0], #1
.Lclear_user_tiny_no_2:
	tst	r1, #1
	beq	.Lclear_user_tiny_no_1
	user	.Lclear_user_fixup_tail_1,	strbt	r2, [r0], #1
.Lclear_user_tiny_no_1:
#else
	tst	r1, #4
	beq	.Lclear_user_tiny_no_4
	user	.Lclear_user_fixup_tail_1w,	strb	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4,	strb	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4_2,	strb	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_4_3,	strb	r2, [r0], #1
.Lclear_user_tiny_no_4:
	tst	r1, #2
	beq	.Lclear_user_tiny_no_2
	user	.Lclear_user_fixup_tail_2,	strb	r2, [r0], #1
	user	.Lclear_user_fixup_tiny_2,	strb	r2, [r0], #1
.Lclear_user_tiny_no_2:
	tst	r1, #1
	beq	.Lclear_user_tiny_no_1
	user	.Lclear_user_fixup_tail_1,	strb	r2, [r0], #1
.Lclear_user_tiny_no_1:
#endif
	mov	r0, #0
	ret	lr

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
#ifdef CONFIG_CPU_USE_DOMAINS
.Lclear_user_fixup_head_2:
	sub	r0, r0, #1
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop:
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_2:
	sub	r0, r0, #4
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_3:
	sub	r0, r0, #8
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_4:
	sub	r0, r0, #12
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_5:
	sub	r0, r0, #16
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_6:
	sub	r0, r0, #20
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_7:
	sub	r0, r0, #24
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_8:
	sub	r0, r0, #28
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_9:
	sub	r0, r0, #32
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_10:
	sub	r0, r0, #36
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_11:
	sub	r0, r0, #40
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_12:
	sub	r0, r0, #44
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_13:
	sub	r0, r0, #48
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_14:
	sub	r0, r0, #52
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_15:
	sub	r0, r0, #56
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_16:
	sub	r0, r0, #60
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_2:
	sub	r0, r0, #4
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_3:
	sub	r0, r0, #8
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_4:
	sub	r0, r0, #12
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_5:
	sub	r0, r0, #16
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_6:
	sub	r0, r0, #20
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_7:
	sub	r0, r0, #24
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_8:
	sub	r0, r0, #28
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	and	r1, r1, #31
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w_2:
	sub	r0, r0, #4
	and	r1, r1, #31
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w_3:
	sub	r0, r0, #8
	and	r1, r1, #31
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w_4:
	sub	r0, r0, #12
	and	r1, r1, #31
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2w:
	and	r1, r1, #15
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2w_2:
	sub	r0, r0, #4
	and	r1, r1, #15
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1w:
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2:
	and	r1, r1, #3
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2_2:
	sub	r0, r0, #1
	and	r1, r1, #3
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1:
	and	r1, r1, #1
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4:
	sub	r0, r0, #1
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4_2:
	sub	r0, r0, #2
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4_3:
	sub	r0, r0, #3
	and	r1, r1, #7
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
.Lclear_user_fixup_bulk_loop:
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_2:
	sub	r0, r0, #16
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_3:
	sub	r0, r0, #32
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop_4:
	sub	r0, r0, #48
	add	r1, r1, #64
	pop	{r4, lr}
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_2:
	sub	r0, r0, #8
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_3:
	sub	r0, r0, #16
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_8w_4:
	sub	r0, r0, #24
	and	r1, r1, #63
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	and	r1, r1, #31
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w_2:
	sub	r0, r0, #8
	and	r1, r1, #31
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2w:
	and	r1, r1, #15
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1w:
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2:
	and	r1, r1, #3
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1:
	and	r1, r1, #1
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4:
	sub	r0, r0, #1
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4_2:
	sub	r0, r0, #2
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_4_3:
	sub	r0, r0, #3
	and	r1, r1, #7
	b	.Lclear_user_retry
.Lclear_user_fixup_tiny_2:
	sub	r0, r0, #1
	and	r1, r1, #3
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
