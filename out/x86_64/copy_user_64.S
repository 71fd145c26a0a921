/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * copy_user_64.S: copies to and from user memory, which the callers make accessible
 *
 * Made by `memgen generate --target x86_64` from templates/ and targets/x86_64.m4.
 */

#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/alternative.h>
#include <asm/asm.h>
#include <asm/cpufeatures.h>

/* An access to user memory: if it faults, execution goes on at \fixup. */
	.macro	user fixup:req, insn:vararg
9999:	\insn
	_ASM_EXTABLE_UA(9999b, \fixup)
	.endm

/*
 * copy_user(dst, src, n): both may be user memory; returns the bytes not copied.
 *
 *   %rdi   dst
 *   %rsi   src
 *   %rcx   n, then only its low bits, then the result
 *   %rax   data
 */
SYM_FUNC_START(rep_movs_alternative)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rcx
	jae	.Lcopy_user_over_2w
	cmp	$8, %rcx
	jb	.Lcopy_user_below
	user	.Lcopy_user_retry,	mov	(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, (%rdi)
	user	.Lcopy_user_retry,	mov	-8(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -8(%rdi, %rcx)
	xor	%ecx, %ecx
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lcopy_user_below:
	test	$4, %cl
	jz	.Lcopy_user_below_4
	user	.Lcopy_user_retry,	mov	(%rsi), %eax
	user	.Lcopy_user_retry,	mov	%eax, (%rdi)
	user	.Lcopy_user_retry,	mov	-4(%rsi, %rcx), %eax
	user	.Lcopy_user_retry,	mov	%eax, -4(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lcopy_user_below_4:
	cmp	$1, %rcx
	jbe	.Lcopy_user_below_2
	user	.Lcopy_user_retry,	movzwl	(%rsi), %eax
	user	.Lcopy_user_retry,	mov	%ax, (%rdi)
	user	.Lcopy_user_retry,	movzwl	-2(%rsi, %rcx), %eax
	user	.Lcopy_user_retry,	mov	%ax, -2(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lcopy_user_below_2:
	jb	.Lcopy_user_nothing
	user	.Lcopy_user_retry,	movzbl	(%rsi), %eax
	user	.Lcopy_user_retry,	mov	%al, (%rdi)
.Lcopy_user_nothing:
	xor	%ecx, %ecx
	RET
.Lcopy_user_over_2w:
	cmp	$33, %rcx
	jae	.Lcopy_user_over_4w
	user	.Lcopy_user_retry,	mov	(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, (%rdi)
	user	.Lcopy_user_retry,	mov	8(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 8(%rdi)
	user	.Lcopy_user_retry,	mov	-16(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -16(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-8(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -8(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lcopy_user_over_4w:
	cmp	$65, %rcx
	jae	.Lcopy_user_over_8w
	user	.Lcopy_user_retry,	mov	(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, (%rdi)
	user	.Lcopy_user_retry,	mov	8(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 8(%rdi)
	user	.Lcopy_user_retry,	mov	16(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 16(%rdi)
	user	.Lcopy_user_retry,	mov	24(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 24(%rdi)
.Lcopy_user_last_4w:
	user	.Lcopy_user_retry,	mov	-32(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -32(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-24(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -24(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-16(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -16(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-8(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -8(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lcopy_user_over_8w:
	cmp	$129, %rcx
	jae	.Lcopy_user_over_16w
.Lcopy_user_up_to_16w:
	cmp	$97, %rcx
	jae	.Lcopy_user_over_12w
	user	.Lcopy_user_retry,	mov	(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, (%rdi)
	user	.Lcopy_user_retry,	mov	8(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 8(%rdi)
	user	.Lcopy_user_retry,	mov	16(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 16(%rdi)
	user	.Lcopy_user_retry,	mov	24(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 24(%rdi)
	user	.Lcopy_user_retry,	mov	32(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 32(%rdi)
	user	.Lcopy_user_retry,	mov	40(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 40(%rdi)
	user	.Lcopy_user_retry,	mov	-48(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -48(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-40(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -40(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-32(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -32(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-24(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -24(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-16(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -16(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-8(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -8(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lcopy_user_over_12w:
	user	.Lcopy_user_retry,	mov	(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, (%rdi)
	user	.Lcopy_user_retry,	mov	8(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 8(%rdi)
	user	.Lcopy_user_retry,	mov	16(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 16(%rdi)
	user	.Lcopy_user_retry,	mov	24(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 24(%rdi)
	user	.Lcopy_user_retry,	mov	32(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 32(%rdi)
	user	.Lcopy_user_retry,	mov	40(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 40(%rdi)
	user	.Lcopy_user_retry,	mov	48(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 48(%rdi)
	user	.Lcopy_user_retry,	mov	56(%rsi), %rax
	user	.Lcopy_user_retry,	mov	%rax, 56(%rdi)
.Lcopy_user_last_8w:
	user	.Lcopy_user_retry,	mov	-64(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -64(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-56(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -56(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-48(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -48(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-40(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -40(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-32(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -32(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-24(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -24(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-16(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -16(%rdi, %rcx)
	user	.Lcopy_user_retry,	mov	-8(%rsi, %rcx), %rax
	user	.Lcopy_user_retry,	mov	%rax, -8(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lcopy_user_over_16w:

	/* From 768 bytes on, by one instruction. */
	ALTERNATIVE "jmp .Lcopy_user_by_words", "cmp $768, %rcx", X86_FEATURE_ERMS
	jb	.Lcopy_user_by_words
	user	.Lcopy_user_fixup_all,	rep	movsb
	xor	%ecx, %ecx
	RET
.Lcopy_user_by_words:

	/* Bulk: 16 words at a time. */
	sub	$128, %rcx
	jb	.Lcopy_user_bulk_done
.Lcopy_user_bulk:
	user	.Lcopy_user_fixup_bulk_loop,	mov	(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, (%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	8(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 8(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	16(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 16(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	24(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 24(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	32(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 32(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	40(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 40(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	48(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 48(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	56(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 56(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	64(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 64(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	72(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 72(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	80(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 80(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	88(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 88(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	96(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 96(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	104(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 104(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	112(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 112(%rdi)
	user	.Lcopy_user_fixup_bulk_loop,	mov	120(%rsi), %rax
	user	.Lcopy_user_fixup_bulk_loop,	mov	%rax, 120(%rdi)
	add	$128, %rsi
	add	$128, %rdi
	sub	$128, %rcx
	jae	.Lcopy_user_bulk
.Lcopy_user_bulk_done:

	/* What is left is a small size. */
	and	$127, %ecx
	jz	.Lcopy_user_exit
	cmp	$33, %rcx
	jb	.Lcopy_user_last_4w
	cmp	$65, %rcx
	jb	.Lcopy_user_last_8w
	jmp	.Lcopy_user_up_to_16w
.Lcopy_user_exit:
	xor	%ecx, %ecx
	RET

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lcopy_user_fixup_all:
	jmp	.Lcopy_user_retry
.Lcopy_user_fixup_bulk_loop:
	add	$128, %rcx
.Lcopy_user_retry:
	user	.Lcopy_user_residue,	movzbl	(%rsi), %eax
	user	.Lcopy_user_residue,	mov	%al, (%rdi)
	add	$1, %rsi
	add	$1, %rdi
	sub	$1, %rcx
	test	%rcx, %rcx
	jnz	.Lcopy_user_retry
.Lcopy_user_residue:
	RET
SYM_FUNC_END(rep_movs_alternative)
EXPORT_SYMBOL(rep_movs_alternative)
