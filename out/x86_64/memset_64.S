/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memset_64.S: memset
 *
 * Made by `memgen generate --target x86_64` from templates/ and targets/x86_64.m4.
 */

#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/alternative.h>
#include <asm/cpufeatures.h>

.section .noinstr.text, "ax"

/*
 * memset(dst, c, n): returns dst.
 *
 *   %rdi   dst
 *   %rax   the result
 *   %rdx   n, then only its low bits
 *   %rsi   the value, over a whole word
 *   %r11   scratch
 */
SYM_FUNC_START(__memset)
	movzbl	%sil, %esi
	movabs	$0x0101010101010101, %r11
	imul	%r11, %rsi

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rdx
	jae	.Lmemset_over_2w
	cmp	$8, %rdx
	jb	.Lmemset_below
	mov	%rsi, (%rdi)
	mov	%rsi, -8(%rdi, %rdx)
	mov	%rdi, %rax
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemset_below:
	test	$4, %dl
	jz	.Lmemset_below_4
	mov	%esi, (%rdi)
	mov	%esi, -4(%rdi, %rdx)
	mov	%rdi, %rax
	RET
.Lmemset_below_4:
	cmp	$1, %rdx
	jbe	.Lmemset_below_2
	mov	%si, (%rdi)
	mov	%si, -2(%rdi, %rdx)
	mov	%rdi, %rax
	RET
.Lmemset_below_2:
	jb	.Lmemset_nothing
	mov	%sil, (%rdi)
.Lmemset_nothing:
	mov	%rdi, %rax
	RET
.Lmemset_over_2w:
	cmp	$33, %rdx
	jae	.Lmemset_over_4w
	mov	%rsi, (%rdi)
	mov	%rsi, 8(%rdi)
	mov	%rsi, -16(%rdi, %rdx)
	mov	%rsi, -8(%rdi, %rdx)
	mov	%rdi, %rax
	RET
.Lmemset_over_4w:
	cmp	$65, %rdx
	jae	.Lmemset_over_8w
	mov	%rsi, (%rdi)
	mov	%rsi, 8(%rdi)
	mov	%rsi, 16(%rdi)
	mov	%rsi, 24(%rdi)
	mov	%rsi, -32(%rdi, %rdx)
	mov	%rsi, -24(%rdi, %rdx)
	mov	%rsi, -16(%rdi, %rdx)
	mov	%rsi, -8(%rdi, %rdx)
	mov	%rdi, %rax
	RET
.Lmemset_over_8w:
	cmp	$129, %rdx
	jae	.Lmemset_over_16w
	mov	%rsi, (%rdi)
	mov	%rsi, 8(%rdi)
	mov	%rsi, 16(%rdi)
	mov	%rsi, 24(%rdi)
	mov	%rsi, 32(%rdi)
	mov	%rsi, 40(%rdi)
	mov	%rsi, 48(%rdi)
	mov	%rsi, 56(%rdi)
	mov	%rsi, -64(%rdi, %rdx)
	mov	%rsi, -56(%rdi, %rdx)
	mov	%rsi, -48(%rdi, %rdx)
	mov	%rsi, -40(%rdi, %rdx)
	mov	%rsi, -32(%rdi, %rdx)
	mov	%rsi, -24(%rdi, %rdx)
	mov	%rsi, -16(%rdi, %rdx)
	mov	%rsi, -8(%rdi, %rdx)
	mov	%rdi, %rax
	RET
.Lmemset_over_16w:
	cmp	$257, %rdx
	jae	.Lmemset_over_32w
	mov	%rsi, (%rdi)
	mov	%rsi, 8(%rdi)
	mov	%rsi, 16(%rdi)
	mov	%rsi, 24(%rdi)
	mov	%rsi, 32(%rdi)
	mov	%rsi, 40(%rdi)
	mov	%rsi, 48(%rdi)
	mov	%rsi, 56(%rdi)
	mov	%rsi, 64(%rdi)
	mov	%rsi, 72(%rdi)
	mov	%rsi, 80(%rdi)
	mov	%rsi, 88(%rdi)
	mov	%rsi, 96(%rdi)
	mov	%rsi, 104(%rdi)
	mov	%rsi, 112(%rdi)
	mov	%rsi, 120(%rdi)
	mov	%rsi, -128(%rdi, %rdx)
	mov	%rsi, -120(%rdi, %rdx)
	mov	%rsi, -112(%rdi, %rdx)
	mov	%rsi, -104(%rdi, %rdx)
	mov	%rsi, -96(%rdi, %rdx)
	mov	%rsi, -88(%rdi, %rdx)
	mov	%rsi, -80(%rdi, %rdx)
	mov	%rsi, -72(%rdi, %rdx)
	mov	%rsi, -64(%rdi, %rdx)
	mov	%rsi, -56(%rdi, %rdx)
	mov	%rsi, -48(%rdi, %rdx)
	mov	%rsi, -40(%rdi, %rdx)
	mov	%rsi, -32(%rdi, %rdx)
	mov	%rsi, -24(%rdi, %rdx)
	mov	%rsi, -16(%rdi, %rdx)
	mov	%rsi, -8(%rdi, %rdx)
	mov	%rdi, %rax
	RET
.Lmemset_over_32w:
	mov	%rdi, %rax

	/* From 768 bytes on, by one instruction. */
	ALTERNATIVE "jmp .Lmemset_by_words", "cmp $768, %rdx", X86_FEATURE_ERMS
	jb	.Lmemset_by_words
	xchg	%rsi, %rax
	mov	%rdx, %rcx
	rep	stosb
	mov	%rsi, %rax
	RET
.Lmemset_by_words:

	/* Head: up to a word boundary. */
	mov	%rsi, (%rdi)
	add	%rdi, %rdx
	add	$7, %rdi
	and	$-8, %rdi
	sub	%rdi, %rdx

	/* Bulk: 16 words at a time. */
	sub	$128, %rdx
	jb	.Lmemset_bulk_done
.Lmemset_bulk:
	mov	%rsi, (%rdi)
	mov	%rsi, 8(%rdi)
	mov	%rsi, 16(%rdi)
	mov	%rsi, 24(%rdi)
	mov	%rsi, 32(%rdi)
	mov	%rsi, 40(%rdi)
	mov	%rsi, 48(%rdi)
	mov	%rsi, 56(%rdi)
	mov	%rsi, 64(%rdi)
	mov	%rsi, 72(%rdi)
	mov	%rsi, 80(%rdi)
	mov	%rsi, 88(%rdi)
	mov	%rsi, 96(%rdi)
	mov	%rsi, 104(%rdi)
	mov	%rsi, 112(%rdi)
	mov	%rsi, 120(%rdi)
	add	$128, %rdi
	sub	$128, %rdx
	jae	.Lmemset_bulk
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	test	$64, %dl
	jz	.Lmemset_tail_no_8w
	mov	%rsi, (%rdi)
	mov	%rsi, 8(%rdi)
	mov	%rsi, 16(%rdi)
	mov	%rsi, 24(%rdi)
	mov	%rsi, 32(%rdi)
	mov	%rsi, 40(%rdi)
	mov	%rsi, 48(%rdi)
	mov	%rsi, 56(%rdi)
	add	$64, %rdi
.Lmemset_tail_no_8w:
	test	$32, %dl
	jz	.Lmemset_tail_no_4w
	mov	%rsi, (%rdi)
	mov	%rsi, 8(%rdi)
	mov	%rsi, 16(%rdi)
	mov	%rsi, 24(%rdi)
	add	$32, %rdi
.Lmemset_tail_no_4w:

	/* Last: words that overlap what came before. */
	and	$31, %edx
	jz	.Lmemset_exit
	mov	%rsi, -32(%rdi, %rdx)
	mov	%rsi, -24(%rdi, %rdx)
	mov	%rsi, -16(%rdi, %rdx)
	mov	%rsi, -8(%rdi, %rdx)
.Lmemset_exit:
	RET
SYM_FUNC_END(__memset)
EXPORT_SYMBOL(__memset)
SYM_FUNC_ALIAS_MEMFUNC(memset, __memset)
EXPORT_SYMBOL(memset)
