/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memset.S: memset, also on device memory, and its forms for 32 and 64 bits
 *
 * Made by `memgen generate --target arm` from templates/ and targets/arm.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>
#include <asm/unwind.h>

ENTRY(mmioset)
WEAK(memset)

/*
 * memset(dst, c, n): returns dst.
 *
 *   r0   dst, then the result
 *   r2   n, then only its low bits
 *   r1   the value, over a whole word
 *   r3   the same, for every second word
 *   ip   dst, moving
 *   lr   bytes up to the boundary
 *   ip   scratch
 */
ENTRY(__memset)
	UNWIND(.fnstart)
	cmp	r2, #8
	blo	.Lmemset_tiny
	and	r1, r1, #255
	orr	r1, r1, r1, lsl #8
	orr	r1, r1, r1, lsl #16
	mov	r3, r1
.Lmemset_words:
	push	{r0, r4-r5, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r0, r4-r5, lr})
	mov	r4, r1
	mov	r5, r3

	/* Head: up to a word boundary. */
	rsb	lr, r0, #0
	and	lr, lr, #3
	cmp	lr, #0
	beq	.Lmemset_head_done
	sub	r2, r2, lr
	tst	lr, #1
	beq	.Lmemset_head_no_1
	strb	r1, [r0], #1
.Lmemset_head_no_1:
	tst	lr, #2
	beq	.Lmemset_head_no_2
	strh	r1, [r0], #2
.Lmemset_head_no_2:
.Lmemset_head_done:

	/* Bulk: 8 words at a time. */
	subs	r2, r2, #32
	blo	.Lmemset_bulk_done
.Lmemset_bulk:
	stmia	r0!, {r1, r3, r4, r5}
	stmia	r0!, {r1, r3, r4, r5}
	subs	r2, r2, #32
	bhs	.Lmemset_bulk
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	tst	r2, #16
	beq	.Lmemset_tail_no_4w
	stmia	r0!, {r1, r3, r4, r5}
.Lmemset_tail_no_4w:
	tst	r2, #8
	beq	.Lmemset_tail_no_2w
	stmia	r0!, {r1, r3}
.Lmemset_tail_no_2w:
	tst	r2, #4
	beq	.Lmemset_tail_no_1w
	str	r1, [r0], #4
.Lmemset_tail_no_1w:
	tst	r2, #2
	beq	.Lmemset_tail_no_2
	strh	r1, [r0], #2
.Lmemset_tail_no_2:
	tst	r2, #1
	beq	.Lmemset_tail_no_1
	strb	r1, [r0], #1
.Lmemset_tail_no_1:
	pop	{r0, r4-r5, pc}

	/* Less than two words: single bytes. */
.Lmemset_tiny:
	UNWIND(.fnend)
	UNWIND(.fnstart)
	mov	ip, r0
	tst	r2, #4
	beq	.Lmemset_tiny_no_1w
	strb	r1, [ip], #1
	strb	r1, [ip], #1
	strb	r1, [ip], #1
	strb	r1, [ip], #1
.Lmemset_tiny_no_1w:
	tst	r2, #2
	beq	.Lmemset_tiny_no_2
	strb	r1, [ip], #1
	strb	r1, [ip], #1
.Lmemset_tiny_no_2:
	tst	r2, #1
	beq	.Lmemset_tiny_no_1
	strb	r1, [ip], #1
.Lmemset_tiny_no_1:
	ret	lr
	UNWIND(.fnend)
ENDPROC(__memset)
ENDPROC(memset)
ENDPROC(mmioset)

/*
 * memset32(dst, value, n): by 32-bit words; an entry into memset. Returns dst.
 */
ENTRY(__memset32)
	UNWIND(.fnstart)
	mov	r3, r1
	cmp	r2, #4
	bhs	.Lmemset_words
	b	.Lmemset_tiny
	UNWIND(.fnend)
ENDPROC(__memset32)

/*
 * memset64(dst, value, n): by 64-bit words; an entry into memset. Returns dst.
 */
ENTRY(__memset64)
	UNWIND(.fnstart)
	cmp	r2, #4
	bhs	.Lmemset_words
	b	.Lmemset_tiny
	UNWIND(.fnend)
ENDPROC(__memset64)
