/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * mips.S - calls of the kernel's user copies, whose residue is in a2, and of __bzero, which has
 * the length there; not counted
 */

	.macro	call name, routine
	.weak	\routine
	.globl	\name
\name:
	.ifc	\name, clear_user
	move	$6, $5
	move	$5, $0
	.endif
	addiu	$29, $29, -24
	sw	$31, 20($29)
	jal	\routine
	lw	$31, 20($29)
	move	$2, $6
	addiu	$29, $29, 24
	jr	$31
	.endm

	.text
	call	copy_from_user, __raw_copy_from_user
	call	copy_to_user, __raw_copy_to_user
	call	clear_user, __bzero
	.section .note.GNU-stack, "", @progbits
