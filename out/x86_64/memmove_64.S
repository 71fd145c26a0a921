/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memmove_64.S: memmove
 *
 * Made by `memgen generate --target x86_64` from templates/ and targets/x86_64.m4.
 */

#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/alternative.h>
#include <asm/cpufeatures.h>

.section .noinstr.text, "ax"

/*
 * memmove(dst, src, n): returns dst. The buffers may overlap.
 *
 *   %rdi                     dst
 *   %rax                     the result
 *   %rsi                     src
 *   %rdx                     n, then only its low bits
 *   %r8,%r9,%r10,%r11,%rcx   data
 *   %r11                     scratch
 */
SYM_FUNC_START(__memmove)
	mov	%rdi, %rax
.Lmemmove_again:

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rdx
	jae	.Lmemmove_over_2w
	cmp	$8, %rdx
	jb	.Lmemmove_below
	mov	(%rsi), %r8
	mov	-8(%rsi, %rdx), %r9
	mov	%r8, (%rdi)
	mov	%r9, -8(%rdi, %rdx)
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemmove_below:
	test	$4, %dl
	jz	.Lmemmove_below_4
	mov	(%rsi), %r8d
	mov	-4(%rsi, %rdx), %r9d
	mov	%r8d, (%rdi)
	mov	%r9d, -4(%rdi, %rdx)
	RET
.Lmemmove_below_4:
	cmp	$1, %rdx
	jbe	.Lmemmove_below_2
	movzwl	(%rsi), %r8d
	movzwl	-2(%rsi, %rdx), %r9d
	mov	%r8w, (%rdi)
	mov	%r9w, -2(%rdi, %rdx)
	RET
.Lmemmove_below_2:
	jb	.Lmemmove_nothing
	movzbl	(%rsi), %r8d
	mov	%r8b, (%rdi)
.Lmemmove_nothing:
	RET
.Lmemmove_over_2w:
	cmp	$33, %rdx
	jae	.Lmemmove_over_4w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	-16(%rsi, %rdx), %r10
	mov	-8(%rsi, %rdx), %r11
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	%r10, -16(%rdi, %rdx)
	mov	%r11, -8(%rdi, %rdx)
	RET
.Lmemmove_over_4w:
	cmp	$49, %rdx
	jae	.Lmemmove_over_6w
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
.Lmemmove_over_6w:

	/* Forward, unless dst is inside the source. */
	mov	%rdi, %r11
	sub	%rsi, %r11
	cmp	%rdx, %r11
	jb	.Lmemmove_backward
	cmp	$65, %rdx
	jae	.Lmemmove_forward_over_8w
	mov	-32(%rsi, %rdx), %r9
	mov	-24(%rsi, %rdx), %r10
	mov	-16(%rsi, %rdx), %r11
	mov	-8(%rsi, %rdx), %rcx
	mov	(%rsi), %r8
	mov	%r8, (%rdi)
	mov	8(%rsi), %r8
	mov	%r8, 8(%rdi)
	mov	16(%rsi), %r8
	mov	%r8, 16(%rdi)
	mov	24(%rsi), %r8
	mov	%r8, 24(%rdi)
	mov	%r9, -32(%rdi, %rdx)
	mov	%r10, -24(%rdi, %rdx)
	mov	%r11, -16(%rdi, %rdx)
	mov	%rcx, -8(%rdi, %rdx)
	RET
.Lmemmove_forward_over_8w:

	/* From 768 bytes on, by one instruction. */
	ALTERNATIVE "jmp .Lmemmove_by_words", "cmp $768, %rdx", X86_FEATURE_ERMS
	jb	.Lmemmove_by_words
	mov	%rdx, %rcx
	rep	movsb
	RET
.Lmemmove_by_words:

	/* Bulk: 16 words at a time. */
	sub	$128, %rdx
	jb	.Lmemmove_bulk_done
.Lmemmove_bulk:
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
	jae	.Lmemmove_bulk
.Lmemmove_bulk_done:

	/* Tail: by the bits of the count, down to a small size. */
	test	$64, %dl
	jz	.Lmemmove_tail_no_8w
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
	add	$64, %rsi
	add	$64, %rdi
.Lmemmove_tail_no_8w:
	test	$32, %dl
	jz	.Lmemmove_tail_no_4w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	16(%rsi), %r8
	mov	24(%rsi), %r9
	mov	%r8, 16(%rdi)
	mov	%r9, 24(%rdi)
	add	$32, %rsi
	add	$32, %rdi
.Lmemmove_tail_no_4w:

	/* What is left is a small size. */
	and	$31, %edx
	jz	.Lmemmove_exit
	jmp	.Lmemmove_again
.Lmemmove_exit:
	RET

	/* Backward, from the end. */
.Lmemmove_backward:
	cmp	$65, %rdx
	jae	.Lmemmove_backward_over_8w
	mov	(%rsi), %r9
	mov	8(%rsi), %r10
	mov	16(%rsi), %r11
	mov	24(%rsi), %rcx
	mov	-8(%rsi, %rdx), %r8
	mov	%r8, -8(%rdi, %rdx)
	mov	-16(%rsi, %rdx), %r8
	mov	%r8, -16(%rdi, %rdx)
	mov	-24(%rsi, %rdx), %r8
	mov	%r8, -24(%rdi, %rdx)
	mov	-32(%rsi, %rdx), %r8
	mov	%r8, -32(%rdi, %rdx)
	mov	%r9, (%rdi)
	mov	%r10, 8(%rdi)
	mov	%r11, 16(%rdi)
	mov	%rcx, 24(%rdi)
	RET
.Lmemmove_backward_over_8w:
	add	%rdx, %rdi
	add	%rdx, %rsi

	/* Bulk: 16 words at a time. */
	sub	$128, %rdx
	jb	.Lmemmove_backward_bulk_done
.Lmemmove_backward_bulk:
	mov	-8(%rsi), %r9
	mov	-16(%rsi), %r8
	mov	%r9, -8(%rdi)
	mov	%r8, -16(%rdi)
	mov	-24(%rsi), %r9
	mov	-32(%rsi), %r8
	mov	%r9, -24(%rdi)
	mov	%r8, -32(%rdi)
	mov	-40(%rsi), %r9
	mov	-48(%rsi), %r8
	mov	%r9, -40(%rdi)
	mov	%r8, -48(%rdi)
	mov	-56(%rsi), %r9
	mov	-64(%rsi), %r8
	mov	%r9, -56(%rdi)
	mov	%r8, -64(%rdi)
	mov	-72(%rsi), %r9
	mov	-80(%rsi), %r8
	mov	%r9, -72(%rdi)
	mov	%r8, -80(%rdi)
	mov	-88(%rsi), %r9
	mov	-96(%rsi), %r8
	mov	%r9, -88(%rdi)
	mov	%r8, -96(%rdi)
	mov	-104(%rsi), %r9
	mov	-112(%rsi), %r8
	mov	%r9, -104(%rdi)
	mov	%r8, -112(%rdi)
	mov	-120(%rsi), %r9
	mov	-128(%rsi), %r8
	mov	%r9, -120(%rdi)
	mov	%r8, -128(%rdi)
	sub	$128, %rsi
	sub	$128, %rdi
	sub	$128, %rdx
	jae	.Lmemmove_backward_bulk
.Lmemmove_backward_bulk_done:

	/* Tail: by the bits of the count, down to a small size. */
	test	$64, %dl
	jz	.Lmemmove_backward_tail_no_8w
	mov	-8(%rsi), %r9
	mov	-16(%rsi), %r8
	mov	%r9, -8(%rdi)
	mov	%r8, -16(%rdi)
	mov	-24(%rsi), %r9
	mov	-32(%rsi), %r8
	mov	%r9, -24(%rdi)
	mov	%r8, -32(%rdi)
	mov	-40(%rsi), %r9
	mov	-48(%rsi), %r8
	mov	%r9, -40(%rdi)
	mov	%r8, -48(%rdi)
	mov	-56(%rsi), %r9
	mov	-64(%rsi), %r8
	mov	%r9, -56(%rdi)
	mov	%r8, -64(%rdi)
	sub	$64, %rsi
	sub	$64, %rdi
.Lmemmove_backward_tail_no_8w:
	test	$32, %dl
	jz	.Lmemmove_backward_tail_no_4w
	mov	-8(%rsi), %r9
	mov	-16(%rsi), %r8
	mov	%r9, -8(%rdi)
	mov	%r8, -16(%rdi)
	mov	-24(%rsi), %r9
	mov	-32(%rsi), %r8
	mov	%r9, -24(%rdi)
	mov	%r8, -32(%rdi)
	sub	$32, %rsi
	sub	$32, %rdi
.Lmemmove_backward_tail_no_4w:

	/* What is left is a small size. */
	and	$31, %edx
	jz	.Lmemmove_backward_exit
	sub	%rdx, %rdi
	sub	%rdx, %rsi
	jmp	.Lmemmove_again
.Lmemmove_backward_exit:
	RET
SYM_FUNC_END(__memmove)
EXPORT_SYMBOL(__memmove)
SYM_FUNC_ALIAS_MEMFUNC(memmove, __memmove)
EXPORT_SYMBOL(memmove)
