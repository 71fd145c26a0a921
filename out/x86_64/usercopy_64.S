/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * usercopy_64.S: copies to and from user memory, and clearing it; the callers make it accessible
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
 * copy_from_user(dst, src, n): src is user memory; returns the bytes not copied.
 *
 *   %rdi                          dst
 *   %rax                          the result
 *   %rsi                          src
 *   %rdx                          n, then only its low bits
 *   %r8,%r9,%r10,%r11,%rcx,%rax   data
 *   %rcx                          bytes up to the boundary
 *   %r11                          scratch
 */
SYM_FUNC_START(copy_from_user)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rdx
	jae	.Lcopy_from_user_over_2w
	cmp	$8, %rdx
	jb	.Lcopy_from_user_below
	user	.Lcopy_from_user_retry,	mov	(%rsi), %r8
	mov	%r8, (%rdi)
	user	.Lcopy_from_user_retry,	mov	-8(%rsi, %rdx), %r8
	mov	%r8, -8(%rdi, %rdx)
	xor	%eax, %eax
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lcopy_from_user_below:
	test	$4, %dl
	jz	.Lcopy_from_user_below_4
	user	.Lcopy_from_user_retry,	mov	(%rsi), %r8d
	mov	%r8d, (%rdi)
	user	.Lcopy_from_user_retry,	mov	-4(%rsi, %rdx), %r8d
	mov	%r8d, -4(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_from_user_below_4:
	cmp	$1, %rdx
	jbe	.Lcopy_from_user_below_2
	user	.Lcopy_from_user_retry,	movzwl	(%rsi), %r8d
	mov	%r8w, (%rdi)
	user	.Lcopy_from_user_retry,	movzwl	-2(%rsi, %rdx), %r8d
	mov	%r8w, -2(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_from_user_below_2:
	jb	.Lcopy_from_user_nothing
	user	.Lcopy_from_user_retry,	movzbl	(%rsi), %r8d
	mov	%r8b, (%rdi)
.Lcopy_from_user_nothing:
	xor	%eax, %eax
	RET
.Lcopy_from_user_over_2w:
	cmp	$33, %rdx
	jae	.Lcopy_from_user_over_4w
	user	.Lcopy_from_user_retry,	mov	(%rsi), %r8
	user	.Lcopy_from_user_retry,	mov	8(%rsi), %r9
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	user	.Lcopy_from_user_retry,	mov	-16(%rsi, %rdx), %r8
	user	.Lcopy_from_user_retry,	mov	-8(%rsi, %rdx), %r9
	mov	%r8, -16(%rdi, %rdx)
	mov	%r9, -8(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_from_user_over_4w:
	cmp	$65, %rdx
	jae	.Lcopy_from_user_over_8w
	user	.Lcopy_from_user_retry,	mov	(%rsi), %r8
	user	.Lcopy_from_user_retry,	mov	8(%rsi), %r9
	user	.Lcopy_from_user_retry,	mov	16(%rsi), %r10
	user	.Lcopy_from_user_retry,	mov	24(%rsi), %r11
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	%r10, 16(%rdi)
	mov	%r11, 24(%rdi)
.Lcopy_from_user_last_4w:
	user	.Lcopy_from_user_retry,	mov	-32(%rsi, %rdx), %r8
	user	.Lcopy_from_user_retry,	mov	-24(%rsi, %rdx), %r9
	user	.Lcopy_from_user_retry,	mov	-16(%rsi, %rdx), %r10
	user	.Lcopy_from_user_retry,	mov	-8(%rsi, %rdx), %r11
	mov	%r8, -32(%rdi, %rdx)
	mov	%r9, -24(%rdi, %rdx)
	mov	%r10, -16(%rdi, %rdx)
	mov	%r11, -8(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_from_user_over_8w:
	cmp	$129, %rdx
	jae	.Lcopy_from_user_over_16w
.Lcopy_from_user_up_to_16w:
	cmp	$97, %rdx
	jae	.Lcopy_from_user_over_12w
	user	.Lcopy_from_user_retry,	mov	(%rsi), %r8
	user	.Lcopy_from_user_retry,	mov	8(%rsi), %r9
	user	.Lcopy_from_user_retry,	mov	16(%rsi), %r10
	user	.Lcopy_from_user_retry,	mov	24(%rsi), %r11
	user	.Lcopy_from_user_retry,	mov	32(%rsi), %rcx
	user	.Lcopy_from_user_retry,	mov	40(%rsi), %rax
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	mov	%r10, 16(%rdi)
	mov	%r11, 24(%rdi)
	mov	%rcx, 32(%rdi)
	mov	%rax, 40(%rdi)
	user	.Lcopy_from_user_retry,	mov	-48(%rsi, %rdx), %r8
	user	.Lcopy_from_user_retry,	mov	-40(%rsi, %rdx), %r9
	user	.Lcopy_from_user_retry,	mov	-32(%rsi, %rdx), %r10
	user	.Lcopy_from_user_retry,	mov	-24(%rsi, %rdx), %r11
	user	.Lcopy_from_user_retry,	mov	-16(%rsi, %rdx), %rcx
	user	.Lcopy_from_user_retry,	mov	-8(%rsi, %rdx), %rax
	mov	%r8, -48(%rdi, %rdx)
	mov	%r9, -40(%rdi, %rdx)
	mov	%r10, -32(%rdi, %rdx)
	mov	%r11, -24(%rdi, %rdx)
	mov	%rcx, -16(%rdi, %rdx)
	mov	%rax, -8(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_from_user_over_12w:
	user	.Lcopy_from_user_retry,	mov	(%rsi), %r8
	user	.Lcopy_from_user_retry,	mov	8(%rsi), %r9
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	user	.Lcopy_from_user_retry,	mov	16(%rsi), %r8
	user	.Lcopy_from_user_retry,	mov	24(%rsi), %r9
	mov	%r8, 16(%rdi)
	mov	%r9, 24(%rdi)
	user	.Lcopy_from_user_retry,	mov	32(%rsi), %r8
	user	.Lcopy_from_user_retry,	mov	40(%rsi), %r9
	mov	%r8, 32(%rdi)
	mov	%r9, 40(%rdi)
	user	.Lcopy_from_user_retry,	mov	48(%rsi), %r8
	user	.Lcopy_from_user_retry,	mov	56(%rsi), %r9
	mov	%r8, 48(%rdi)
	mov	%r9, 56(%rdi)
.Lcopy_from_user_last_8w:
	user	.Lcopy_from_user_retry,	mov	-64(%rsi, %rdx), %r8
	user	.Lcopy_from_user_retry,	mov	-56(%rsi, %rdx), %r9
	mov	%r8, -64(%rdi, %rdx)
	mov	%r9, -56(%rdi, %rdx)
	user	.Lcopy_from_user_retry,	mov	-48(%rsi, %rdx), %r8
	user	.Lcopy_from_user_retry,	mov	-40(%rsi, %rdx), %r9
	mov	%r8, -48(%rdi, %rdx)
	mov	%r9, -40(%rdi, %rdx)
	user	.Lcopy_from_user_retry,	mov	-32(%rsi, %rdx), %r8
	user	.Lcopy_from_user_retry,	mov	-24(%rsi, %rdx), %r9
	mov	%r8, -32(%rdi, %rdx)
	mov	%r9, -24(%rdi, %rdx)
	user	.Lcopy_from_user_retry,	mov	-16(%rsi, %rdx), %r8
	user	.Lcopy_from_user_retry,	mov	-8(%rsi, %rdx), %r9
	mov	%r8, -16(%rdi, %rdx)
	mov	%r9, -8(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_from_user_over_16w:

	/* From 768 bytes on, by one instruction. */
	ALTERNATIVE "jmp .Lcopy_from_user_by_words", "cmp $768, %rdx", X86_FEATURE_ERMS
	jb	.Lcopy_from_user_by_words
	mov	%rdx, %rcx
	user	.Lcopy_from_user_fixup_all,	rep	movsb
	xor	%eax, %eax
	RET
.Lcopy_from_user_by_words:

	/* Bulk: 16 words at a time. */
	sub	$128, %rdx
	jb	.Lcopy_from_user_bulk_done
.Lcopy_from_user_bulk:
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	(%rsi), %r8
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	8(%rsi), %r9
	mov	%r8, (%rdi)
	mov	%r9, 8(%rdi)
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	16(%rsi), %r8
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	24(%rsi), %r9
	mov	%r8, 16(%rdi)
	mov	%r9, 24(%rdi)
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	32(%rsi), %r8
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	40(%rsi), %r9
	mov	%r8, 32(%rdi)
	mov	%r9, 40(%rdi)
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	48(%rsi), %r8
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	56(%rsi), %r9
	mov	%r8, 48(%rdi)
	mov	%r9, 56(%rdi)
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	64(%rsi), %r8
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	72(%rsi), %r9
	mov	%r8, 64(%rdi)
	mov	%r9, 72(%rdi)
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	80(%rsi), %r8
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	88(%rsi), %r9
	mov	%r8, 80(%rdi)
	mov	%r9, 88(%rdi)
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	96(%rsi), %r8
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	104(%rsi), %r9
	mov	%r8, 96(%rdi)
	mov	%r9, 104(%rdi)
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	112(%rsi), %r8
	user	.Lcopy_from_user_fixup_bulk_loop,	mov	120(%rsi), %r9
	mov	%r8, 112(%rdi)
	mov	%r9, 120(%rdi)
	add	$128, %rsi
	add	$128, %rdi
	sub	$128, %rdx
	jae	.Lcopy_from_user_bulk
.Lcopy_from_user_bulk_done:

	/* What is left is a small size. */
	and	$127, %edx
	jz	.Lcopy_from_user_exit
	cmp	$33, %rdx
	jb	.Lcopy_from_user_last_4w
	cmp	$65, %rdx
	jb	.Lcopy_from_user_last_8w
	jmp	.Lcopy_from_user_up_to_16w
.Lcopy_from_user_exit:
	xor	%eax, %eax
	RET

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lcopy_from_user_fixup_all:
	mov	%rcx, %rdx
	jmp	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_bulk_loop:
	add	$128, %rdx
.Lcopy_from_user_retry:
	user	.Lcopy_from_user_residue,	movzbl	(%rsi), %r8d
	mov	%r8b, (%rdi)
	add	$1, %rsi
	add	$1, %rdi
	sub	$1, %rdx
	test	%rdx, %rdx
	jnz	.Lcopy_from_user_retry
.Lcopy_from_user_residue:
	mov	%rdx, %rax
	RET
SYM_FUNC_END(copy_from_user)
EXPORT_SYMBOL(copy_from_user)

/*
 * copy_to_user(dst, src, n): dst is user memory; returns the bytes not copied.
 *
 *   %rdi                          dst
 *   %rax                          the result
 *   %rsi                          src
 *   %rdx                          n, then only its low bits
 *   %r8,%r9,%r10,%r11,%rcx,%rax   data
 *   %rcx                          bytes up to the boundary
 *   %r11                          scratch
 */
SYM_FUNC_START(copy_to_user)

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rdx
	jae	.Lcopy_to_user_over_2w
	cmp	$8, %rdx
	jb	.Lcopy_to_user_below
	mov	(%rsi), %r8
	user	.Lcopy_to_user_retry,	mov	%r8, (%rdi)
	mov	-8(%rsi, %rdx), %r8
	user	.Lcopy_to_user_retry,	mov	%r8, -8(%rdi, %rdx)
	xor	%eax, %eax
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lcopy_to_user_below:
	test	$4, %dl
	jz	.Lcopy_to_user_below_4
	mov	(%rsi), %r8d
	user	.Lcopy_to_user_retry,	mov	%r8d, (%rdi)
	mov	-4(%rsi, %rdx), %r8d
	user	.Lcopy_to_user_retry,	mov	%r8d, -4(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_to_user_below_4:
	cmp	$1, %rdx
	jbe	.Lcopy_to_user_below_2
	movzwl	(%rsi), %r8d
	user	.Lcopy_to_user_retry,	mov	%r8w, (%rdi)
	movzwl	-2(%rsi, %rdx), %r8d
	user	.Lcopy_to_user_retry,	mov	%r8w, -2(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_to_user_below_2:
	jb	.Lcopy_to_user_nothing
	movzbl	(%rsi), %r8d
	user	.Lcopy_to_user_retry,	mov	%r8b, (%rdi)
.Lcopy_to_user_nothing:
	xor	%eax, %eax
	RET
.Lcopy_to_user_over_2w:
	cmp	$33, %rdx
	jae	.Lcopy_to_user_over_4w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	user	.Lcopy_to_user_retry,	mov	%r8, (%rdi)
	user	.Lcopy_to_user_retry,	mov	%r9, 8(%rdi)
	mov	-16(%rsi, %rdx), %r8
	mov	-8(%rsi, %rdx), %r9
	user	.Lcopy_to_user_retry,	mov	%r8, -16(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r9, -8(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_to_user_over_4w:
	cmp	$65, %rdx
	jae	.Lcopy_to_user_over_8w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	16(%rsi), %r10
	mov	24(%rsi), %r11
	user	.Lcopy_to_user_retry,	mov	%r8, (%rdi)
	user	.Lcopy_to_user_retry,	mov	%r9, 8(%rdi)
	user	.Lcopy_to_user_retry,	mov	%r10, 16(%rdi)
	user	.Lcopy_to_user_retry,	mov	%r11, 24(%rdi)
.Lcopy_to_user_last_4w:
	mov	-32(%rsi, %rdx), %r8
	mov	-24(%rsi, %rdx), %r9
	mov	-16(%rsi, %rdx), %r10
	mov	-8(%rsi, %rdx), %r11
	user	.Lcopy_to_user_retry,	mov	%r8, -32(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r9, -24(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r10, -16(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r11, -8(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_to_user_over_8w:
	cmp	$129, %rdx
	jae	.Lcopy_to_user_over_16w
.Lcopy_to_user_up_to_16w:
	cmp	$97, %rdx
	jae	.Lcopy_to_user_over_12w
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	mov	16(%rsi), %r10
	mov	24(%rsi), %r11
	mov	32(%rsi), %rcx
	mov	40(%rsi), %rax
	user	.Lcopy_to_user_retry,	mov	%r8, (%rdi)
	user	.Lcopy_to_user_retry,	mov	%r9, 8(%rdi)
	user	.Lcopy_to_user_retry,	mov	%r10, 16(%rdi)
	user	.Lcopy_to_user_retry,	mov	%r11, 24(%rdi)
	user	.Lcopy_to_user_retry,	mov	%rcx, 32(%rdi)
	user	.Lcopy_to_user_retry,	mov	%rax, 40(%rdi)
	mov	-48(%rsi, %rdx), %r8
	mov	-40(%rsi, %rdx), %r9
	mov	-32(%rsi, %rdx), %r10
	mov	-24(%rsi, %rdx), %r11
	mov	-16(%rsi, %rdx), %rcx
	mov	-8(%rsi, %rdx), %rax
	user	.Lcopy_to_user_retry,	mov	%r8, -48(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r9, -40(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r10, -32(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r11, -24(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%rcx, -16(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%rax, -8(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_to_user_over_12w:
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	user	.Lcopy_to_user_retry,	mov	%r8, (%rdi)
	user	.Lcopy_to_user_retry,	mov	%r9, 8(%rdi)
	mov	16(%rsi), %r8
	mov	24(%rsi), %r9
	user	.Lcopy_to_user_retry,	mov	%r8, 16(%rdi)
	user	.Lcopy_to_user_retry,	mov	%r9, 24(%rdi)
	mov	32(%rsi), %r8
	mov	40(%rsi), %r9
	user	.Lcopy_to_user_retry,	mov	%r8, 32(%rdi)
	user	.Lcopy_to_user_retry,	mov	%r9, 40(%rdi)
	mov	48(%rsi), %r8
	mov	56(%rsi), %r9
	user	.Lcopy_to_user_retry,	mov	%r8, 48(%rdi)
	user	.Lcopy_to_user_retry,	mov	%r9, 56(%rdi)
.Lcopy_to_user_last_8w:
	mov	-64(%rsi, %rdx), %r8
	mov	-56(%rsi, %rdx), %r9
	user	.Lcopy_to_user_retry,	mov	%r8, -64(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r9, -56(%rdi, %rdx)
	mov	-48(%rsi, %rdx), %r8
	mov	-40(%rsi, %rdx), %r9
	user	.Lcopy_to_user_retry,	mov	%r8, -48(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r9, -40(%rdi, %rdx)
	mov	-32(%rsi, %rdx), %r8
	mov	-24(%rsi, %rdx), %r9
	user	.Lcopy_to_user_retry,	mov	%r8, -32(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r9, -24(%rdi, %rdx)
	mov	-16(%rsi, %rdx), %r8
	mov	-8(%rsi, %rdx), %r9
	user	.Lcopy_to_user_retry,	mov	%r8, -16(%rdi, %rdx)
	user	.Lcopy_to_user_retry,	mov	%r9, -8(%rdi, %rdx)
	xor	%eax, %eax
	RET
.Lcopy_to_user_over_16w:

	/* From 768 bytes on, by one instruction. */
	ALTERNATIVE "jmp .Lcopy_to_user_by_words", "cmp $768, %rdx", X86_FEATURE_ERMS
	jb	.Lcopy_to_user_by_words
	mov	%rdx, %rcx
	user	.Lcopy_to_user_fixup_all,	rep	movsb
	xor	%eax, %eax
	RET
.Lcopy_to_user_by_words:

	/* Bulk: 16 words at a time. */
	sub	$128, %rdx
	jb	.Lcopy_to_user_bulk_done
.Lcopy_to_user_bulk:
	mov	(%rsi), %r8
	mov	8(%rsi), %r9
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r8, (%rdi)
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r9, 8(%rdi)
	mov	16(%rsi), %r8
	mov	24(%rsi), %r9
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r8, 16(%rdi)
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r9, 24(%rdi)
	mov	32(%rsi), %r8
	mov	40(%rsi), %r9
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r8, 32(%rdi)
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r9, 40(%rdi)
	mov	48(%rsi), %r8
	mov	56(%rsi), %r9
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r8, 48(%rdi)
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r9, 56(%rdi)
	mov	64(%rsi), %r8
	mov	72(%rsi), %r9
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r8, 64(%rdi)
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r9, 72(%rdi)
	mov	80(%rsi), %r8
	mov	88(%rsi), %r9
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r8, 80(%rdi)
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r9, 88(%rdi)
	mov	96(%rsi), %r8
	mov	104(%rsi), %r9
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r8, 96(%rdi)
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r9, 104(%rdi)
	mov	112(%rsi), %r8
	mov	120(%rsi), %r9
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r8, 112(%rdi)
	user	.Lcopy_to_user_fixup_bulk_loop,	mov	%r9, 120(%rdi)
	add	$128, %rsi
	add	$128, %rdi
	sub	$128, %rdx
	jae	.Lcopy_to_user_bulk
.Lcopy_to_user_bulk_done:

	/* What is left is a small size. */
	and	$127, %edx
	jz	.Lcopy_to_user_exit
	cmp	$33, %rdx
	jb	.Lcopy_to_user_last_4w
	cmp	$65, %rdx
	jb	.Lcopy_to_user_last_8w
	jmp	.Lcopy_to_user_up_to_16w
.Lcopy_to_user_exit:
	xor	%eax, %eax
	RET

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lcopy_to_user_fixup_all:
	mov	%rcx, %rdx
	jmp	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_bulk_loop:
	add	$128, %rdx
.Lcopy_to_user_retry:
	movzbl	(%rsi), %r8d
	user	.Lcopy_to_user_residue,	mov	%r8b, (%rdi)
	add	$1, %rsi
	add	$1, %rdi
	sub	$1, %rdx
	test	%rdx, %rdx
	jnz	.Lcopy_to_user_retry
.Lcopy_to_user_residue:
	mov	%rdx, %rax
	RET
SYM_FUNC_END(copy_to_user)
EXPORT_SYMBOL(copy_to_user)

/*
 * clear_user(dst, n): dst is user memory; returns the bytes not cleared.
 *
 *   %rdi   dst
 *   %rax   the result
 *   %rsi   n, then only its low bits
 *   %rax   zero
 *   %rcx   bytes up to the boundary
 *   %r11   scratch
 */
SYM_FUNC_START(clear_user)
	xor	%eax, %eax

	/* Small sizes: words from both ends, which may overlap. */
	cmp	$17, %rsi
	jae	.Lclear_user_over_2w
	cmp	$8, %rsi
	jb	.Lclear_user_below
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rsi)
	RET

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lclear_user_below:
	test	$4, %sil
	jz	.Lclear_user_below_4
	user	.Lclear_user_retry,	mov	%eax, (%rdi)
	user	.Lclear_user_retry,	mov	%eax, -4(%rdi, %rsi)
	RET
.Lclear_user_below_4:
	cmp	$1, %rsi
	jbe	.Lclear_user_below_2
	user	.Lclear_user_retry,	mov	%ax, (%rdi)
	user	.Lclear_user_retry,	mov	%ax, -2(%rdi, %rsi)
	RET
.Lclear_user_below_2:
	jb	.Lclear_user_nothing
	user	.Lclear_user_retry,	mov	%al, (%rdi)
.Lclear_user_nothing:
	RET
.Lclear_user_over_2w:
	cmp	$33, %rsi
	jae	.Lclear_user_over_4w
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	user	.Lclear_user_retry,	mov	%rax, 8(%rdi)
	user	.Lclear_user_retry,	mov	%rax, -16(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rsi)
	RET
.Lclear_user_over_4w:
	cmp	$65, %rsi
	jae	.Lclear_user_over_8w
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	user	.Lclear_user_retry,	mov	%rax, 8(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 16(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 24(%rdi)
	user	.Lclear_user_retry,	mov	%rax, -32(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -24(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -16(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rsi)
	RET
.Lclear_user_over_8w:
	cmp	$129, %rsi
	jae	.Lclear_user_over_16w
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	user	.Lclear_user_retry,	mov	%rax, 8(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 16(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 24(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 32(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 40(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 48(%rdi)
	user	.Lclear_user_retry,	mov	%rax, 56(%rdi)
	user	.Lclear_user_retry,	mov	%rax, -64(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -56(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -48(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -40(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -32(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -24(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -16(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rsi)
	RET
.Lclear_user_over_16w:
	cmp	$257, %rsi
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
	user	.Lclear_user_retry,	mov	%rax, -128(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -120(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -112(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -104(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -96(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -88(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -80(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -72(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -64(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -56(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -48(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -40(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -32(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -24(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -16(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rsi)
	RET
.Lclear_user_over_32w:

	/* From 768 bytes on, by one instruction. */
	ALTERNATIVE "jmp .Lclear_user_by_words", "cmp $768, %rsi", X86_FEATURE_ERMS
	jb	.Lclear_user_by_words
	mov	%rsi, %rcx
	user	.Lclear_user_fixup_all,	rep	stosb
	RET
.Lclear_user_by_words:

	/* Head: up to a word boundary. */
	mov	%rdi, %rcx
	neg	%rcx
	and	$7, %ecx
	jz	.Lclear_user_head_done
	user	.Lclear_user_retry,	mov	%rax, (%rdi)
	add	%rcx, %rdi
	sub	%rcx, %rsi
.Lclear_user_head_done:

	/* Bulk: 16 words at a time. */
	sub	$128, %rsi
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
	sub	$128, %rsi
	jae	.Lclear_user_bulk
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	test	$64, %sil
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
	test	$32, %sil
	jz	.Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	mov	%rax, (%rdi)
	user	.Lclear_user_fixup_tail_4w,	mov	%rax, 8(%rdi)
	user	.Lclear_user_fixup_tail_4w,	mov	%rax, 16(%rdi)
	user	.Lclear_user_fixup_tail_4w,	mov	%rax, 24(%rdi)
	add	$32, %rdi
.Lclear_user_tail_no_4w:

	/* Last: words that overlap what came before. */
	and	$31, %esi
	jz	.Lclear_user_exit
	user	.Lclear_user_retry,	mov	%rax, -32(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -24(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -16(%rdi, %rsi)
	user	.Lclear_user_retry,	mov	%rax, -8(%rdi, %rsi)
.Lclear_user_exit:
	RET

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lclear_user_fixup_all:
	mov	%rcx, %rsi
	jmp	.Lclear_user_retry
.Lclear_user_fixup_bulk_loop:
	add	$128, %rsi
	jmp	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	and	$127, %esi
	jmp	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	and	$63, %esi
.Lclear_user_retry:
	user	.Lclear_user_residue,	mov	%al, (%rdi)
	add	$1, %rdi
	sub	$1, %rsi
	test	%rsi, %rsi
	jnz	.Lclear_user_retry
.Lclear_user_residue:
	mov	%rsi, %rax
	RET
SYM_FUNC_END(clear_user)
EXPORT_SYMBOL(clear_user)
