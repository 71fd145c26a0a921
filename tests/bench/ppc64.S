/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* ppc64.S - what the opponents call round their vector loops; not counted */

	.macro	function name
	.globl	\name
	.type	\name, @function
#if _CALL_ELF == 2
\name:
#else
	.pushsection .opd, "aw"
	.balign	8
\name:	.quad	.L.\name, .TOC.@tocbase, 0
	.popsection
.L.\name:
#endif
	.endm

	.text
	function enter_vmx_usercopy
	li	3, 1
	blr
	function enter_vmx_ops
	li	3, 1
	blr
	function exit_vmx_usercopy
	li	3, 0
	blr
	function exit_vmx_ops		/* returns its argument */
	blr
	.section .note.GNU-stack, "", @progbits
