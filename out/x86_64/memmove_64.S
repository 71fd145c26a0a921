/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memmove_64.S: memmove
 *
 * Made by `memgen generate --target x86_64` from templates/ and targets/x86_64.m4.
 */

#include <linux/export.h>
#include <linux/linkage.h>

.section .noinstr.text, "ax"

/*
 * memmove(dst, src, n): returns dst. The buffers may overlap.
 *
 *   %rdi                dst
 *   %rax                the result
 *   %rsi                src
 *   %rdx                n, then only its low bits
 *   %r8,%r9,%r10,%r11   data
 *   %rcx                bytes up to the boundary
 *   %r11                scratch
 */
SYM_FUNC_START(__memmove)

	/* Forward, unless dst is inside the source. */
	mov	%rdi, %r11
	sub	%rsi, %r11
	cmp	%rdx, %r11
	jae	.Lmemmove_forward

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rdx
	jae	.Lmemmove_over_2w
	cmp	$8, %rdx
	jb	.Lmemmove_below
	mov	(%rsi), %r8
	mov	-8(%rsi, %rdx), %r9
	mov	%r8, (%rdi)
	mov	%r9, -8(%rdi, %rdx)
	mov	%rdi, %rax
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
	mov	%rdi, %rax
	RET
.Lmemmove_over_4w:
	mov	%rdi, %rax
	add	%rdx, %rdi
	add	%rdx, %rsi

	/* Head: up to a word boundary of the destination. */
	mov	%edi, %ecx
	and	$7, %ecx
	jz	.Lmemmove_head_done
	sub	%rcx, %rdx
	test	$1, %cl
	jz	.Lmemmove_head_no_1
	movzbl	-1(%rsi), %r8d
	mov	%r8b, -1(%rdi)
	sub	$1, %rsi
	sub	$1, %rdi
.Lmemmove_head_no_1:
	test	$2, %cl
	jz	.Lmemmove_head_no_2
	movzwl	-2(%rsi), %r8d
	mov	%r8w, -2(%rdi)
	sub	$2, %rsi
	sub	$2, %rdi
.Lmemmove_head_no_2:
	test	$4, %cl
	jz	.Lmemmove_head_no_4
	mov	-4(%rsi), %r8d
	mov	%r8d, -4(%rdi)
	sub	$4, %rsi
	sub	$4, %rdi
.Lmemmove_head_no_4:
.Lmemmove_head_done:

	/* Bulk: 8 words at a time. */
	sub	$64, %rdx
	jb	.Lmemmove_bulk_done
.Lmemmove_bulk:
	mov	-8(%rsi), %r11
	mov	-16(%rsi), %r10
	mov	-24(%rsi), %r9
	mov	-32(%rsi), %r8
	mov	%r11, -8(%rdi)
	mov	%r10, -16(%rdi)
	mov	%r9, -24(%rdi)
	mov	%r8, -32(%rdi)
	mov	-40(%rsi), %r11
	mov	-48(%rsi), %r10
	mov	-56(%rsi), %r9
	mov	-64(%rsi), %r8
	mov	%r11, -40(%rdi)
	mov	%r10, -48(%rdi)
	mov	%r9, -56(%rdi)
	mov	%r8, -64(%rdi)
	sub	$64, %rsi
	sub	$64, %rdi
	sub	$64, %rdx
	jae	.Lmemmove_bulk
.Lmemmove_bulk_done:

	/* Tail: by the bits of the count. */
	test	$32, %dl
	jz	.Lmemmove_tail_no_4w
	mov	-8(%rsi), %r11
	mov	-16(%rsi), %r10
	mov	-24(%rsi), %r9
	mov	-32(%rsi), %r8
	mov	%r11, -8(%rdi)
	mov	%r10, -16(%rdi)
	mov	%r9, -24(%rdi)
	mov	%r8, -32(%rdi)
	sub	$32, %rsi
	sub	$32, %rdi
.Lmemmove_tail_no_4w:
	test	$16, %dl
	jz	.Lmemmove_tail_no_2w
	mov	-8(%rsi), %r9
	mov	-16(%rsi), %r8
	mov	%r9, -8(%rdi)
	mov	%r8, -16(%rdi)
	sub	$16, %rsi
	sub	$16, %rdi
.Lmemmove_tail_no_2w:
	test	$8, %dl
	jz	.Lmemmove_tail_no_1w
	mov	-8(%rsi), %r8
	mov	%r8, -8(%rdi)
	sub	$8, %rsi
	sub	$8, %rdi
.Lmemmove_tail_no_1w:
	test	$4, %dl
	jz	.Lmemmove_tail_no_4
	mov	-4(%rsi), %r8d
	mov	%r8d, -4(%rdi)
	sub	$4, %rsi
	sub	$4, %rdi
.Lmemmove_tail_no_4:
	test	$2, %dl
	jz	.Lmemmove_tail_no_2
	movzwl	-2(%rsi), %r8d
	mov	%r8w, -2(%rdi)
	sub	$2, %rsi
	sub	$2, %rdi
.Lmemmove_tail_no_2:
	test	$1, %dl
	jz	.Lmemmove_tail_no_1
	movzbl	-1(%rsi), %r8d
	mov	%r8b, -1(%rdi)
.Lmemmove_tail_no_1:
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemmove_below:
	test	$4, %dl
	jz	.Lmemmove_below_4
	mov	(%rsi), %r8d
	mov	-4(%rsi, %rdx), %r9d
	mov	%r8d, (%rdi)
	mov	%r9d, -4(%rdi, %rdx)
	mov	%rdi, %rax
	RET
.Lmemmove_below_4:
	test	$2, %dl
	jz	.Lmemmove_below_2
	movzwl	(%rsi), %r8d
	movzwl	-2(%rsi, %rdx), %r9d
	mov	%r8w, (%rdi)
	mov	%r9w, -2(%rdi, %rdx)
	mov	%rdi, %rax
	RET
.Lmemmove_below_2:
	test	$1, %dl
	jz	.Lmemmove_nothing
	movzbl	(%rsi), %r8d
	mov	%r8b, (%rdi)
.Lmemmove_nothing:
	mov	%rdi, %rax
	RET
.Lmemmove_forward:
	jmp	__memcpy
SYM_FUNC_END(__memmove)
EXPORT_SYMBOL(__memmove)
SYM_FUNC_ALIAS_MEMFUNC(memmove, __memmove)
EXPORT_SYMBOL(memmove)
