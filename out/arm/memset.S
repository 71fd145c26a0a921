/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memset.S: memset, also on device memory, and its forms for 32 and 64 bits
 *
 * Made by `memgen generate --target arm` from templates/ and targets/arm.m4.
 */

#include <linux/linkage.h>
#include <asm/assembler.h>
#include <asm/unwind.h>

#if !(__LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS))
ENTRY(__memset)
WEAK(memset)
#endif

/*
 * aligned_memset(dst, c, n): memset by aligned accesses only, as device memory wants them.
 *
 *   r0   dst, then the result
 *   r2   n, then only its low bits
 *   r1   the value, over a whole word
 *   r3   the same, for every second word
 *   ip   dst, moving
 *   ip   scratch
 */
ENTRY(mmioset)
	UNWIND(.fnstart)
	cmp	r2, #8
	blo	.Laligned_memset_tiny
#if __LINUX_ARM_ARCH__ >= 7
	bfi	r1, r1, #8, #8
	pkhbt	r1, r1, r1, lsl #16
#else
	and	r1, r1, #255
	orr	r1, r1, r1, lsl #8
	orr	r1, r1, r1, lsl #16
#endif
	mov	r3, r1
.Laligned_memset_words:
	push	{r0, r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r0, r4, lr})
	mov	r4, r1
	mov	lr, r3

	/* Head: up to a word boundary. */
	tst	r0, #3
	beq	.Laligned_memset_head_done
	tst	r0, #1
	beq	.Laligned_memset_head_no_1
	strb	r1, [r0], #1
	sub	r2, r2, #1
.Laligned_memset_head_no_1:
	tst	r0, #2
	beq	.Laligned_memset_head_no_2
	strh	r1, [r0], #2
	sub	r2, r2, #2
.Laligned_memset_head_no_2:
.Laligned_memset_head_done:

	/* Bulk: 32 words at a time. */
	subs	r2, r2, #128
	blo	.Laligned_memset_bulk_done
.Laligned_memset_bulk:
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	subs	r2, r2, #128
	bhs	.Laligned_memset_bulk
	tst	r2, #127
	beq	.Laligned_memset_exit
.Laligned_memset_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r2, lsl #26
	bcc	.Laligned_memset_tail_no_16w
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	beq	.Laligned_memset_exit
.Laligned_memset_tail_no_16w:
	bpl	.Laligned_memset_tail_no_8w
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
.Laligned_memset_tail_no_8w:
	movs	ip, r2, lsl #28
	bcc	.Laligned_memset_tail_no_4w
	stmia	r0!, {r1, r3, r4, lr}
.Laligned_memset_tail_no_4w:
	beq	.Laligned_memset_exit
	bpl	.Laligned_memset_tail_no_2w
	stmia	r0!, {r1, r3}
.Laligned_memset_tail_no_2w:
	movs	ip, r2, lsl #30
	bcc	.Laligned_memset_tail_no_1w
	str	r1, [r0], #4
.Laligned_memset_tail_no_1w:
	beq	.Laligned_memset_exit
	bpl	.Laligned_memset_tail_no_2
	strh	r1, [r0], #2
.Laligned_memset_tail_no_2:
	tst	r2, #1
	beq	.Laligned_memset_tail_no_1
	strb	r1, [r0]
.Laligned_memset_tail_no_1:
.Laligned_memset_exit:
	pop	{r0, r4, pc}
	UNWIND(.fnend)
	UNWIND(.fnstart)

	/* Less than two words: single bytes. */
.Laligned_memset_tiny:
	mov	ip, r0
	tst	r2, #4
	beq	.Laligned_memset_tiny_no_4
	strb	r1, [ip], #1
	strb	r1, [ip], #1
	strb	r1, [ip], #1
	strb	r1, [ip], #1
.Laligned_memset_tiny_no_4:
	tst	r2, #2
	beq	.Laligned_memset_tiny_no_2
	strb	r1, [ip], #1
	strb	r1, [ip], #1
.Laligned_memset_tiny_no_2:
	tst	r2, #1
	beq	.Laligned_memset_tiny_no_1
	strb	r1, [ip]
.Laligned_memset_tiny_no_1:
	ret	lr
	UNWIND(.fnend)
ENDPROC(mmioset)

#if __LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)
WEAK(memset)
#endif

#if __LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)
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
#if __LINUX_ARM_ARCH__ >= 7
	bfi	r1, r1, #8, #8
	pkhbt	r1, r1, r1, lsl #16
#else
	and	r1, r1, #255
	orr	r1, r1, r1, lsl #8
	orr	r1, r1, r1, lsl #16
#endif

	/* Small sizes: words from both ends, which may overlap. */
	cmp	r2, #33
	bhs	.Lmemset_over_8w
.Lmemset_not_large:
	cmp	r2, #9
	bhs	.Lmemset_over_2w
	subs	r2, r2, #4
	blo	.Lmemset_below
	str	r1, [r0]
	str	r1, [r0, r2]
	ret	lr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemset_below:
	movs	ip, r2, lsl #31
	bcc	.Lmemset_below_2
	strh	r1, [r0]
	bpl	.Lmemset_pair
	strb	r1, [r0, #2]
.Lmemset_pair:
	ret	lr
.Lmemset_below_2:
	bpl	.Lmemset_nothing
	strb	r1, [r0]
.Lmemset_nothing:
	ret	lr
.Lmemset_over_2w:
	cmp	r2, #17
	bhs	.Lmemset_over_4w
	str	r1, [r0]
	str	r1, [r0, #4]
	add	ip, r0, r2
	str	r1, [ip, #-8]
	str	r1, [ip, #-4]
	ret	lr
.Lmemset_over_4w:
	str	r1, [r0]
	str	r1, [r0, #4]
	str	r1, [r0, #8]
	str	r1, [r0, #12]
	add	ip, r0, r2
	str	r1, [ip, #-16]
	str	r1, [ip, #-12]
	str	r1, [ip, #-8]
	str	r1, [ip, #-4]
	ret	lr
.Lmemset_over_8w:
	mov	r3, r1
	push	{r0, r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r0, r4, lr})
	mov	r4, r1
	mov	lr, r3

	/* Head: up to a word boundary. */
	tst	r0, #3
	beq	.Lmemset_head_done
	str	r1, [r0]
	rsb	ip, r0, #0
	and	ip, ip, #3
	add	r0, r0, ip
	sub	r2, r2, ip
.Lmemset_head_done:

	/* Bulk: 32 words at a time. */
	subs	r2, r2, #128
	blo	.Lmemset_bulk_done
.Lmemset_bulk:
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	subs	r2, r2, #128
	bhs	.Lmemset_bulk
	tst	r2, #127
	beq	.Lmemset_exit
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r2, lsl #26
	bcc	.Lmemset_tail_no_16w
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	beq	.Lmemset_exit
.Lmemset_tail_no_16w:
	bpl	.Lmemset_tail_no_8w
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
.Lmemset_tail_no_8w:
	movs	ip, r2, lsl #28
	bcc	.Lmemset_tail_no_4w
	stmia	r0!, {r1, r3, r4, lr}
.Lmemset_tail_no_4w:
	beq	.Lmemset_exit
	bpl	.Lmemset_tail_no_2w
	stmia	r0!, {r1, r3}
.Lmemset_tail_no_2w:

	/* Last: words that overlap what came before. */
	ands	r2, r2, #7
	beq	.Lmemset_exit
	add	r3, r0, r2
	str	r1, [r3, #-8]
	str	r1, [r3, #-4]
.Lmemset_exit:
	pop	{r0, r4, pc}
	UNWIND(.fnend)
ENDPROC(__memset)
ENDPROC(memset)

#else
ENDPROC(__memset)
ENDPROC(memset)
#endif

#if __LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)
/*
 * memset32(dst, value, n): by 32-bit words; an entry into memset. Returns dst.
 */
ENTRY(__memset32)
	UNWIND(.fnstart)
	cmp	r2, #33
	blo	.Lmemset_not_large
	mov	r3, r1
.Lmemset_aligned:
	push	{r0, r4, lr}
	UNWIND(.fnend)
	UNWIND(.fnstart)
	UNWIND(.save {r0, r4, lr})
	mov	r4, r1
	mov	lr, r3

	/* Bulk: 32 words at a time. */
	subs	r2, r2, #128
	blo	.Lmemset_aligned_bulk_done
.Lmemset_aligned_bulk:
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	subs	r2, r2, #128
	bhs	.Lmemset_aligned_bulk
	tst	r2, #127
	beq	.Lmemset_aligned_exit
.Lmemset_aligned_bulk_done:

	/* Tail: by the bits of the count. */
	movs	ip, r2, lsl #26
	bcc	.Lmemset_aligned_tail_no_16w
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
	beq	.Lmemset_aligned_exit
.Lmemset_aligned_tail_no_16w:
	bpl	.Lmemset_aligned_tail_no_8w
	stmia	r0!, {r1, r3, r4, lr}
	stmia	r0!, {r1, r3, r4, lr}
.Lmemset_aligned_tail_no_8w:
	movs	ip, r2, lsl #28
	bcc	.Lmemset_aligned_tail_no_4w
	stmia	r0!, {r1, r3, r4, lr}
.Lmemset_aligned_tail_no_4w:
	beq	.Lmemset_aligned_exit
	bpl	.Lmemset_aligned_tail_no_2w
	stmia	r0!, {r1, r3}
.Lmemset_aligned_tail_no_2w:

	/* Last: words that overlap what came before. */
	ands	r2, r2, #7
	beq	.Lmemset_aligned_exit
	add	r3, r0, r2
	str	r1, [r3, #-8]
	str	r1, [r3, #-4]
.Lmemset_aligned_exit:
	pop	{r0, r4, pc}
	UNWIND(.fnend)
ENDPROC(__memset32)

#else
/*
 * memset32(dst, value, n): by 32-bit words; an entry into memset. Returns dst.
 */
ENTRY(__memset32)
	UNWIND(.fnstart)
	mov	r3, r1
	cmp	r2, #4
	bhs	.Laligned_memset_words
	b	.Laligned_memset_tiny
	UNWIND(.fnend)
ENDPROC(__memset32)
#endif

#if __LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)
/*
 * memset64(dst, value, n): by 64-bit words; an entry into memset. Returns dst.
 */
ENTRY(__memset64)
	UNWIND(.fnstart)
	cmp	r2, #9
	bhs	.Lmemset_aligned
	cmp	r2, #0
	beq	.Lmemset_no_elements
	str	r1, [r0]
	str	r3, [r0, #4]
.Lmemset_no_elements:
	ret	lr
	UNWIND(.fnend)
ENDPROC(__memset64)

#else
/*
 * memset64(dst, value, n): by 64-bit words; an entry into memset. Returns dst.
 */
ENTRY(__memset64)
	UNWIND(.fnstart)
	cmp	r2, #4
	bhs	.Laligned_memset_words
	b	.Laligned_memset_tiny
	UNWIND(.fnend)
ENDPROC(__memset64)
#endif
