/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * clear_user_64.S: clearing user memory, which the callers make accessible; the kernel has it in clear_page_64.S
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
 * clear_user(dst, n): dst is user memory; returns the bytes not cleared.
 *
 *   %rdi   dst
 *   %rcx   n, then only its low bits, then the result
 *   %rax   zero
 */
SYM_FUNC_START(rep_stos_alternative)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rcx
	jae	.Lclear_user_over_2w
	cmp	$8, %rcx
	jb	.Lclear_user_below
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rcx)
	xor	%ecx, %ecx
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lclear_user_below:
	test	$4, %cl
	jz	.Lclear_user_below_4
	user	.Lclear_user_retry,	mov	%eax, (%rdi)
	user	.Lclear_user_retry,	mov	%eax, -4(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lclear_user_below_4:
	cmp	$1, %rcx
	jbe	.Lclear_user_below_2
	user	.Lclear_user_retry,	mov	%ax, (%rdi)
	user	.Lclear_user_retry,	mov	%ax, -2(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lclear_user_below_2:
	jb	.Lclear_user_nothing
	user	.Lclear_user_retry,	mov	%al, (%rdi)
.Lclear_user_nothing:
	xor	%ecx, %ecx
	RET
.Lclear_user_over_2w:
	cmp	$33, %rcx
	jae	.Lclear_user_over_4w
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	user	.Lclear_user_retry,	mov	%rax, 8(%rdi)
	user	.Lclear_user_retry,	mov	%rax, -16(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lclear_user_over_4w:
	cmp	$65, %rcx
	jae	.Lclear_user_over_8w
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	user	.Lclear_user_retry,	mov	%rax, 8(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 16(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 24(%rdi)
	user	.Lclear_user_retry,	mov	%rax, -32(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -24(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -16(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lclear_user_over_8w:
	cmp	$129, %rcx
	jae	.Lclear_user_over_16w
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	user	.Lclear_user_retry,	mov	%rax, 8(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 16(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 24(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 32(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 40(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 48(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 56(%rdi)
	user	.Lclear_user_retry,	mov	%rax, -64(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -56(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -48(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -40(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -32(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -24(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -16(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lclear_user_over_16w:
	cmp	$257, %rcx
	jae	.Lclear_user_over_32w
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	user	.Lclear_user_retry,	mov	%rax, 8(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 16(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 24(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 32(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 40(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 48(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 56(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 64(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 72(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 80(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 88(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 96(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 104(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 112(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 120(%rdi)
	user	.Lclear_user_retry,	mov	%rax, -128(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -120(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -112(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -104(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -96(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -88(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -80(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -72(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -64(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -56(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -48(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -40(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -32(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -24(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -16(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rcx)
	xor	%ecx, %ecx
	RET
.Lclear_user_over_32w:

	/* From 768 bytes on, by one instruction. */
	ALTERNATIVE "jmp .Lclear_user_by_words", "cmp $768, %rcx", X86_FEATURE_ERMS
	jb	.Lclear_user_by_words
	user	.Lclear_user_fixup_all,	rep	stosb
	xor	%ecx, %ecx
	RET
.Lclear_user_by_words:

	/* Head: up to a word boundary. */
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	add	%rdi, %rcx
	add	$7, %rdi
	and	$-8, %rdi
	sub	%rdi, %rcx

	/* Bulk: 16 words at a time. */
	sub	$128, %rcx
	jb	.Lclear_user_bulk_done
.Lclear_user_bulk:
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, (%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 8(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 16(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 24(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 32(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 40(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 48(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 56(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 64(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 72(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 80(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 88(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 96(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 104(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 112(%rdi)
	user	.Lclear_user_fixup_bulk_loop,	mov	%rax, 120(%rdi)
	add	$128, %rdi
	sub	$128, %rcx
	jae	.Lclear_user_bulk
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	test	$64, %cl
	jz	.Lclear_user_tail_no_8w
	user	.Lclear_user_fixup_tail_8w,	mov	%rax, (%rdi)
	user	.Lclear_user_fixup_tail_8w,	mov	%rax, 8(%rdi)
	user	.Lclear_user_fixup_tail_8w,	mov	%rax, 16(%rdi)
	user	.Lclear_user_fixup_tail_8w,	mov	%rax, 24(%rdi)
	user	.Lclear_user_fixup_tail_8w,	mov	%rax, 32(%rdi)
	user	.Lclear_user_fixup_tail_8w,	mov	%rax, 40(%rdi)
	user	.Lclear_user_fixup_tail_8w,	mov	%rax, 48(%rdi)
	user	.Lclear_user_fixup_tail_8w,	mov	%rax, 56(%rdi)
	add	$64, %rdi
.Lclear_user_tail_no_8w:
	test	$32, %cl
	jz	.Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	mov	%rax, (%rdi)
	user	.Lclear_user_fixup_tail_4w,	mov	%rax, 8(%rdi)
	user	.Lclear_user_fixup_tail_4w,	mov	%rax, 16(%rdi)
	user	.Lclear_user_fixup_tail_4w,	mov	%rax, 24(%rdi)
	add	$32, %rdi
.Lclear_user_tail_no_4w:

	/* Last: words that overlap what came before. */
	and	$31, %ecx
	jz	.Lclear_user_exit
	user	.Lclear_user_retry,	mov	%rax, -32(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -24(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -16(%rdi, %rcx)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rcx)
.Lclear_user_exit:
	xor	%ecx, %ecx
	RET

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lclear_user_fixup_all:
	jmp	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop:
	add	$128, %rcx
	jmp	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	and	$127, %ecx
	jmp	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	and	$63, %ecx
.Lclear_user_retry:
	user	.Lclear_user_residue,	mov	%al, (%rdi)
	add	$1, %rdi
	sub	$1, %rcx
	test	%rcx, %rcx
	jnz	.Lclear_user_retry
.Lclear_user_residue:
	RET
SYM_FUNC_END(rep_stos_alternative)
EXPORT_SYMBOL(rep_stos_alternative)
