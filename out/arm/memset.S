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
	mov	ip, r0

	/* Head: up to a word boundary. */
	tst	ip, #3
	beq	.Lmemset_head_done
	tst	ip, #1
	beq	.Lmemset_head_no_1
	strb	r1, [ip], #1
	sub	r2, r2, #1
.Lmemset_head_no_1:
	tst	ip, #2
	beq	.Lmemset_head_no_2
	strh	r1, [ip], #2
	sub	r2, r2, #2
.Lmemset_head_no_2:
.Lmemset_head_done:

	/* Bulk: 16 words at a time. */
	subs	r2, r2, #64
	blo	.Lmemset_bulk_done
	push	{r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r4, lr})
	mov	r4, r1
	mov	lr, r3
.Lmemset_bulk:
	stmia	ip!, {r1, r3, r4, lr}
	stmia	ip!, {r1, r3, r4, lr}
	stmia	ip!, {r1, r3, r4, lr}
	stmia	ip!, {r1, r3, r4, lr}
	subs	r2, r2, #64
	bhs	.Lmemset_bulk
	pop	{r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	tst	r2, #63
	beq	.Lmemset_exit
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	tst	r2, #32
	beq	.Lmemset_tail_no_8w
	stmia	ip!, {r1, r3}
	stmia	ip!, {r1, r3}
	stmia	ip!, {r1, r3}
	stmia	ip!, {r1, r3}
.Lmemset_tail_no_8w:
	tst	r2, #16
	beq	.Lmemset_tail_no_4w
	stmia	ip!, {r1, r3}
	stmia	ip!, {r1, r3}
.Lmemset_tail_no_4w:
	tst	r2, #8
	beq	.Lmemset_tail_no_2w
	stmia	ip!, {r1, r3}
.Lmemset_tail_no_2w:
	tst	r2, #4
	beq	.Lmemset_tail_no_1w
	str	r1, [ip], #4
.Lmemset_tail_no_1w:
	tst	r2, #3
	beq	.Lmemset_exit
	tst	r2, #2
	beq	.Lmemset_tail_no_2
	strh	r1, [ip], #2
.Lmemset_tail_no_2:
	tst	r2, #1
	beq	.Lmemset_tail_no_1
	strb	r1, [ip], #1
.Lmemset_tail_no_1:
.Lmemset_exit:
	ret	lr

	/* Less than two words: single bytes. */
.Lmemset_tiny:
	mov	ip, r0
	tst	r2, #4
	beq	.Lmemset_tiny_no_4
	strb	r1, [ip], #1
	strb	r1, [ip], #1
	strb	r1, [ip], #1
	strb	r1, [ip], #1
.Lmemset_tiny_no_4:
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
