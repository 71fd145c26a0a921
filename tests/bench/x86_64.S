/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* x86_64.S - calls of the kernel's user copies, whose convention is that of rep movs; not counted */

	.text
	.weak	rep_movs_alternative, rep_stos_alternative

/* size_t copy_user(dst, src, n) */
	.globl	copy_user
copy_user:
	mov	%rdx, %rcx
	call	rep_movs_alternative
	mov	%rcx, %rax
	ret

/* size_t clear_user(dst, n) */
	.globl	clear_user
clear_user:
	xor	%eax, %eax
	mov	%rsi, %rcx
	call	rep_stos_alternative
	mov	%rcx, %rax
	ret
	.section .note.GNU-stack, "", @progbits
