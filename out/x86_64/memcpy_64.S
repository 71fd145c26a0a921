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
 * memcpy(dst, src, n): returns dst. The buffers may overlap if dst is below src.
 *
 *   %rdi                dst
 *   %rax                the result
 *   %rsi                src
 *   %rdx                n, then only its low bits
 *   %r8,%r9,%r10,%r11   data
 *   %rcx                bytes up to the boundary
 *   %r11                scratch
 */
SYM_TYPED_FUNC_START(__memcpy)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rdx
	jae	.Lmemcpy_over_2w
	cmp	$8, %rdx
	jb	.Lmemcpy_below
	mov	(%rsi), %r8
	mov	-8(%rsi, %rdx), %r9
	mov	%r8, (%rdi)
	mov	%r9, -8(%rdi, %rdx)
	mov	%rdi, %rax
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
	mov	%rdi, %rax
	RET
.Lmemcpy_over_4w:
	mov	%rdi, %rax

	/* From 768 bytes on, by one instruction. */
	cmp	$768, %rdx
	jb	.Lmemcpy_by_words
	ALTERNATIVE "jmp .Lmemcpy_by_words", "", X86_FEATURE_ERMS
	mov	%rdx, %rcx
	rep	movsb
	RET
.Lmemcpy_by_words:

	/* Head: up to a word boundary of the destination. */
	mov	%rdi, %rcx
	neg	%rcx
	and	$7, %ecx
	jz	.Lmemcpy_head_done
	sub	%rcx, %rdx
	test	$1, %cl
	jz	.Lmemcpy_head_no_1
	movzbl	(%rsi), %r8d
	mov	%r8b, (%rdi)
	add	$1, %rsi
	add	$1, %rdi
.Lmemcpy_head_no_1:
	test	$2, %cl
	jz	.Lmemcpy_head_no_2
	movzwl	(%rsi), %r8d
	mov	%r8w, (%rdi)
	add	$2, %rsi
	add	$2, %rdi
.Lmemcpy_head_no_2:
	test	$4, %cl
	jz	.Lmemcpy_head_no_4
	mov	(%rsi), %r8d
	mov	%r8d, (%rdi)
	add	$4, %rsi
	add	$4, %rdi
.Lmemcpy_head_no_4:
.Lmemcpy_head_done:

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

	/* Tail: by the bits of the count. */
	test	$32, %dl
	jz	.Lmemcpy_tail_no_4w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	16(%rsi), %r10
	mov	24(%rsi), %r11
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	%r10, 16(%rdi)
	mov	%r11, 24(%rdi)
	add	$32, %rsi
	add	$32, %rdi
.Lmemcpy_tail_no_4w:
	test	$16, %dl
	jz	.Lmemcpy_tail_no_2w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	add	$16, %rsi
	add	$16, %rdi
.Lmemcpy_tail_no_2w:
	test	$8, %dl
	jz	.Lmemcpy_tail_no_1w
	mov	(%rsi), %r8
	mov	%r8, (%rdi)
	add	$8, %rsi
	add	$8, %rdi
.Lmemcpy_tail_no_1w:
	test	$4, %dl
	jz	.Lmemcpy_tail_no_4
	mov	(%rsi), %r8d
	mov	%r8d, (%rdi)
	add	$4, %rsi
	add	$4, %rdi
.Lmemcpy_tail_no_4:
	test	$2, %dl
	jz	.Lmemcpy_tail_no_2
	movzwl	(%rsi), %r8d
	mov	%r8w, (%rdi)
	add	$2, %rsi
	add	$2, %rdi
.Lmemcpy_tail_no_2:
	test	$1, %dl
	jz	.Lmemcpy_tail_no_1
	movzbl	(%rsi), %r8d
	mov	%r8b, (%rdi)
.Lmemcpy_tail_no_1:
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcpy_below:
	test	$4, %dl
	jz	.Lmemcpy_below_4
	mov	(%rsi), %r8d
	mov	-4(%rsi, %rdx), %r9d
	mov	%r8d, (%rdi)
	mov	%r9d, -4(%rdi, %rdx)
	mov	%rdi, %rax
	RET
.Lmemcpy_below_4:
	test	$2, %dl
	jz	.Lmemcpy_below_2
	movzwl	(%rsi), %r8d
	movzwl	-2(%rsi, %rdx), %r9d
	mov	%r8w, (%rdi)
	mov	%r9w, -2(%rdi, %rdx)
	mov	%rdi, %rax
	RET
.Lmemcpy_below_2:
	test	$1, %dl
	jz	.Lmemcpy_nothing
	movzbl	(%rsi), %r8d
	mov	%r8b, (%rdi)
.Lmemcpy_nothing:
	mov	%rdi, %rax
	RET
SYM_FUNC_END(__memcpy)
EXPORT_SYMBOL(__memcpy)
SYM_FUNC_ALIAS_MEMFUNC(memcpy, __memcpy)
EXPORT_SYMBOL(memcpy)
