/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcmp_64.S: memcmp; needs __HAVE_ARCH_MEMCMP in asm/string_64.h and memcmp_64.o in the Makefile
 *
 * Made by `memgen generate --target x86_64` from templates/ and targets/x86_64.m4.
 */

#include <linux/export.h>
#include <linux/linkage.h>

/*
 * memcmp(a, b, n): below, equal to or above 0, as the first bytes that differ, unsigned.
 *
 *   %rdi           first buffer
 *   %rax           the result
 *   %rsi           second buffer
 *   %rdx           n, then only its low bits
 *   %r8,%r9,%rax   data
 */
SYM_FUNC_START(memcmp)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rdx
	jae	.Lmemcmp_over_2w
	cmp	$8, %rdx
	jb	.Lmemcmp_below
	mov	(%rdi), %r8
	mov	(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	-8(%rdi, %rdx), %r8
	mov	-8(%rsi, %rdx), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	xor	%eax, %eax
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcmp_below:
	test	$4, %dl
	jz	.Lmemcmp_below_4
	mov	(%rdi), %r8d
	mov	(%rsi), %r9d
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	-4(%rdi, %rdx), %r8d
	mov	-4(%rsi, %rdx), %r9d
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	xor	%eax, %eax
	RET
.Lmemcmp_below_4:
	cmp	$1, %rdx
	jbe	.Lmemcmp_below_2
	movzwl	(%rdi), %r8d
	movzwl	(%rsi), %r9d
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	movzwl	-2(%rdi, %rdx), %r8d
	movzwl	-2(%rsi, %rdx), %r9d
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	xor	%eax, %eax
	RET
.Lmemcmp_below_2:
	jb	.Lmemcmp_nothing
	movzbl	(%rdi), %r8d
	movzbl	(%rsi), %r9d
	mov	%r8, %rax
	sub	%r9, %rax
	RET
.Lmemcmp_nothing:
	xor	%eax, %eax
	RET
.Lmemcmp_over_2w:
	cmp	$33, %rdx
	jae	.Lmemcmp_over_4w
	mov	(%rdi), %r8
	mov	(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	8(%rdi), %r8
	mov	8(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	-16(%rdi, %rdx), %r8
	mov	-16(%rsi, %rdx), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	-8(%rdi, %rdx), %r8
	mov	-8(%rsi, %rdx), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	xor	%eax, %eax
	RET
.Lmemcmp_over_4w:

	/* Bulk: 8 words at a time. */
	sub	$64, %rdx
	jb	.Lmemcmp_bulk_done
.Lmemcmp_bulk:
	mov	(%rdi), %r8
	mov	(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	8(%rdi), %r8
	mov	8(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	16(%rdi), %r8
	mov	16(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	24(%rdi), %r8
	mov	24(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	32(%rdi), %r8
	mov	32(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	40(%rdi), %r8
	mov	40(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	48(%rdi), %r8
	mov	48(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	56(%rdi), %r8
	mov	56(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	add	$64, %rdi
	add	$64, %rsi
	sub	$64, %rdx
	jae	.Lmemcmp_bulk
.Lmemcmp_bulk_done:

	/* Tail: by the bits of the count. */
	test	$32, %dl
	jz	.Lmemcmp_tail_no_4w
	mov	(%rdi), %r8
	mov	(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	8(%rdi), %r8
	mov	8(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	16(%rdi), %r8
	mov	16(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	24(%rdi), %r8
	mov	24(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	add	$32, %rdi
	add	$32, %rsi
.Lmemcmp_tail_no_4w:
	test	$16, %dl
	jz	.Lmemcmp_tail_no_2w
	mov	(%rdi), %r8
	mov	(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	mov	8(%rdi), %r8
	mov	8(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	add	$16, %rdi
	add	$16, %rsi
.Lmemcmp_tail_no_2w:
	test	$8, %dl
	jz	.Lmemcmp_tail_no_1w
	mov	(%rdi), %r8
	mov	(%rsi), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
	add	$8, %rdi
	add	$8, %rsi
.Lmemcmp_tail_no_1w:

	/* Last: a word that overlaps what was equal. */
	and	$7, %edx
	jz	.Lmemcmp_equal
	mov	-8(%rdi, %rdx), %r8
	mov	-8(%rsi, %rdx), %r9
	cmp	%r9, %r8
	jne	.Lmemcmp_differ
.Lmemcmp_equal:
	xor	%eax, %eax
	RET

	/* The first words (or smaller pieces) that differ decide. */
.Lmemcmp_differ:
	bswap	%r8
	bswap	%r9
	cmp	%r9, %r8
	sbb	%rax, %rax
	or	$1, %rax
	RET
SYM_FUNC_END(memcmp)
EXPORT_SYMBOL(memcmp)
