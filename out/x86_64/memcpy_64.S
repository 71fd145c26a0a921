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
 *   %rcx                     bytes up to the boundary
 *   %r11                     scratch
 */
SYM_TYPED_FUNC_START(__memcpy)
	mov	%rdi, %rax
.Lmemcpy_again:

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
	cmp	$49, %rdx
	jae	.Lmemcpy_over_6w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	16(%rsi), %r10
	mov	-24(%rsi, %rdx), %r11
	mov	-16(%rsi, %rdx), %rcx
	mov	-8(%rsi, %rdx), %rsi
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	%r10, 16(%rdi)
	mov	%r11, -24(%rdi, %rdx)
	mov	%rcx, -16(%rdi, %rdx)
	mov	%rsi, -8(%rdi, %rdx)
	RET
.Lmemcpy_over_6w:
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

	/* From 768 bytes on, by one instruction. */
	cmp	$768, %rdx
	jb	.Lmemcpy_by_words
	ALTERNATIVE "jmp .Lmemcpy_by_words", "", X86_FEATURE_ERMS
	mov	%rdx, %rcx
	rep	movsb
	RET
.Lmemcpy_by_words:

	/* Bulk: 8 words at a time. */
	sub	$64, %rdx
	jb	.Lmemcpy_bulk_done
.Lmemcpy_bulk:
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	16(%rsi), %r10
	mov	24(%rsi), %r11
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	%r10, 16(%rdi)
	mov	%r11, 24(%rdi)
	mov	32(%rsi), %r8
	mov	40(%rsi), %r9
	mov	48(%rsi), %r10
	mov	56(%rsi), %r11
	mov	%r8, 32(%rdi)
	mov	%r9, 40(%rdi)
	mov	%r10, 48(%rdi)
	mov	%r11, 56(%rdi)
	add	$64, %rsi
	add	$64, %rdi
	sub	$64, %rdx
	jae	.Lmemcpy_bulk
.Lmemcpy_bulk_done:

	/* What is left is a small size. */
	and	$63, %edx
	jz	.Lmemcpy_exit
	jmp	.Lmemcpy_again
.Lmemcpy_exit:
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
	test	$2, %dl
	jz	.Lmemcpy_below_2
	movzwl	(%rsi), %r8d
	movzwl	-2(%rsi, %rdx), %r9d
	mov	%r8w, (%rdi)
	mov	%r9w, -2(%rdi, %rdx)
	RET
.Lmemcpy_below_2:
	test	$1, %dl
	jz	.Lmemcpy_nothing
	movzbl	(%rsi), %r8d
	mov	%r8b, (%rdi)
.Lmemcpy_nothing:
	RET
SYM_FUNC_END(__memcpy)
EXPORT_SYMBOL(__memcpy)
SYM_FUNC_ALIAS_MEMFUNC(memcpy, __memcpy)
EXPORT_SYMBOL(memcpy)
