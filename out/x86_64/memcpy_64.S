/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcpy_64.S: memcpy
 *
 * Made by `memgen generate --target x86_64` from templates/ and targets/x86_64.m4.
 */

#include <linux/cfi_types.h>
#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/alternative.h>
#include <asm/cpufeatures.h>

.section .noinstr.text, "ax"

/*
 * memcpy(dst, src, n): returns dst. The buffers do not overlap.
 *
 *   %rdi                     dst
 *   %rax                     the result
 *   %rsi                     src
 *   %rdx                     n, then only its low bits
 *   %r8,%r9,%r10,%r11,%rcx   data
 *   %r11                     scratch
 */
SYM_TYPED_FUNC_START(__memcpy)
	mov	%rdi, %rax

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rdx
	jae	.Lmemcpy_over_2w
	cmp	$8, %rdx
	jb	.Lmemcpy_below
	mov	(%rsi), %r8
	mov	-8(%rsi, %rdx), %r9
	mov	%r8, (%rdi)
	mov	%r9, -8(%rdi, %rdx)
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcpy_below:
	test	$4, %dl
	jz	.Lmemcpy_below_4
	mov	(%rsi), %r8d
	mov	-4(%rsi, %rdx), %r9d
	mov	%r8d, (%rdi)
	mov	%r9d, -4(%rdi, %rdx)
	RET
.Lmemcpy_below_4:
	cmp	$1, %rdx
	jbe	.Lmemcpy_below_2
	movzwl	(%rsi), %r8d
	movzwl	-2(%rsi, %rdx), %r9d
	mov	%r8w, (%rdi)
	mov	%r9w, -2(%rdi, %rdx)
	RET
.Lmemcpy_below_2:
	jb	.Lmemcpy_nothing
	movzbl	(%rsi), %r8d
	mov	%r8b, (%rdi)
.Lmemcpy_nothing:
	RET
.Lmemcpy_over_2w:
	cmp	$33, %rdx
	jae	.Lmemcpy_over_4w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	-16(%rsi, %rdx), %r10
	mov	-8(%rsi, %rdx), %r11
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	%r10, -16(%rdi, %rdx)
	mov	%r11, -8(%rdi, %rdx)
	RET
.Lmemcpy_over_4w:
	cmp	$65, %rdx
	jae	.Lmemcpy_over_8w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	16(%rsi), %r10
	mov	24(%rsi), %r11
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	%r10, 16(%rdi)
	mov	%r11, 24(%rdi)
.Lmemcpy_last_4w:
	mov	-32(%rsi, %rdx), %r8
	mov	-24(%rsi, %rdx), %r9
	mov	-16(%rsi, %rdx), %r10
	mov	-8(%rsi, %rdx), %r11
	mov	%r8, -32(%rdi, %rdx)
	mov	%r9, -24(%rdi, %rdx)
	mov	%r10, -16(%rdi, %rdx)
	mov	%r11, -8(%rdi, %rdx)
	RET
.Lmemcpy_over_8w:
	cmp	$129, %rdx
	jae	.Lmemcpy_over_16w
.Lmemcpy_up_to_16w:
	cmp	$97, %rdx
	jae	.Lmemcpy_over_12w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	16(%rsi), %r8
	mov	24(%rsi), %r9
	mov	%r8, 16(%rdi)
	mov	%r9, 24(%rdi)
	mov	32(%rsi), %r8
	mov	40(%rsi), %r9
	mov	%r8, 32(%rdi)
	mov	%r9, 40(%rdi)
	mov	-48(%rsi, %rdx), %r8
	mov	-40(%rsi, %rdx), %r9
	mov	%r8, -48(%rdi, %rdx)
	mov	%r9, -40(%rdi, %rdx)
	mov	-32(%rsi, %rdx), %r8
	mov	-24(%rsi, %rdx), %r9
	mov	%r8, -32(%rdi, %rdx)
	mov	%r9, -24(%rdi, %rdx)
	mov	-16(%rsi, %rdx), %r8
	mov	-8(%rsi, %rdx), %r9
	mov	%r8, -16(%rdi, %rdx)
	mov	%r9, -8(%rdi, %rdx)
	RET
.Lmemcpy_over_12w:
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	16(%rsi), %r8
	mov	24(%rsi), %r9
	mov	%r8, 16(%rdi)
	mov	%r9, 24(%rdi)
	mov	32(%rsi), %r8
	mov	40(%rsi), %r9
	mov	%r8, 32(%rdi)
	mov	%r9, 40(%rdi)
	mov	48(%rsi), %r8
	mov	56(%rsi), %r9
	mov	%r8, 48(%rdi)
	mov	%r9, 56(%rdi)
.Lmemcpy_last_8w:
	mov	-64(%rsi, %rdx), %r8
	mov	-56(%rsi, %rdx), %r9
	mov	%r8, -64(%rdi, %rdx)
	mov	%r9, -56(%rdi, %rdx)
	mov	-48(%rsi, %rdx), %r8
	mov	-40(%rsi, %rdx), %r9
	mov	%r8, -48(%rdi, %rdx)
	mov	%r9, -40(%rdi, %rdx)
	mov	-32(%rsi, %rdx), %r8
	mov	-24(%rsi, %rdx), %r9
	mov	%r8, -32(%rdi, %rdx)
	mov	%r9, -24(%rdi, %rdx)
	mov	-16(%rsi, %rdx), %r8
	mov	-8(%rsi, %rdx), %r9
	mov	%r8, -16(%rdi, %rdx)
	mov	%r9, -8(%rdi, %rdx)
	RET
.Lmemcpy_over_16w:

	/* From 768 bytes on, by one instruction. */
	ALTERNATIVE "jmp .Lmemcpy_by_words", "cmp $768, %rdx", X86_FEATURE_ERMS
	jb	.Lmemcpy_by_words
	mov	%rdx, %rcx
	rep	movsb
	RET
.Lmemcpy_by_words:

	/* Bulk: 16 words at a time. */
	sub	$128, %rdx
	jb	.Lmemcpy_bulk_done
.Lmemcpy_bulk:
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	16(%rsi), %r8
	mov	24(%rsi), %r9
	mov	%r8, 16(%rdi)
	mov	%r9, 24(%rdi)
	mov	32(%rsi), %r8
	mov	40(%rsi), %r9
	mov	%r8, 32(%rdi)
	mov	%r9, 40(%rdi)
	mov	48(%rsi), %r8
	mov	56(%rsi), %r9
	mov	%r8, 48(%rdi)
	mov	%r9, 56(%rdi)
	mov	64(%rsi), %r8
	mov	72(%rsi), %r9
	mov	%r8, 64(%rdi)
	mov	%r9, 72(%rdi)
	mov	80(%rsi), %r8
	mov	88(%rsi), %r9
	mov	%r8, 80(%rdi)
	mov	%r9, 88(%rdi)
	mov	96(%rsi), %r8
	mov	104(%rsi), %r9
	mov	%r8, 96(%rdi)
	mov	%r9, 104(%rdi)
	mov	112(%rsi), %r8
	mov	120(%rsi), %r9
	mov	%r8, 112(%rdi)
	mov	%r9, 120(%rdi)
	add	$128, %rsi
	add	$128, %rdi
	sub	$128, %rdx
	jae	.Lmemcpy_bulk
.Lmemcpy_bulk_done:

	/* What is left is a small size. */
	and	$127, %edx
	jz	.Lmemcpy_exit
	cmp	$33, %rdx
	jb	.Lmemcpy_last_4w
	cmp	$65, %rdx
	jb	.Lmemcpy_last_8w
	jmp	.Lmemcpy_up_to_16w
.Lmemcpy_exit:
	RET
SYM_FUNC_END(__memcpy)
EXPORT_SYMBOL(__memcpy)
SYM_FUNC_ALIAS_MEMFUNC(memcpy, __memcpy)
EXPORT_SYMBOL(memcpy)
