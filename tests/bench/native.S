/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * native.S - the user routines for C to call: their convention is that of rep movs and rep stos
 *
 * INLINE_MOVS, INLINE_STOS: the instruction takes the place of the call, as on a CPU with FSRM or FSRS.
 */

	.text
	.weak	rep_movs_alternative, rep_stos_alternative

/* size_t copy_user(dst, src, n) */
	.globl	copy_user
copy_user:
	mov	%rdx, %rcx
#ifdef INLINE_MOVS
	rep	movsb
#else
	call	rep_movs_alternative
#endif
	mov	%rcx, %rax
	ret

/* size_t clear_user(dst, n) */
	.globl	clear_user
clear_user:
	xor	%eax, %eax
	mov	%rsi, %rcx
#ifdef INLINE_STOS
	rep	stosb
#else
	call	rep_stos_alternative
#endif
	mov	%rcx, %rax
	ret
	.section .note.GNU-stack, "", @progbits
