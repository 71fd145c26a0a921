/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/asm.h>: the 12-byte exception entry, as in the kernel. */
#ifndef SHIM_ASM_H
#define SHIM_ASM_H
#define EX_TYPE_UACCESS	3
	.macro	shim_extable insn, fixup, type
	.pushsection __ex_table, "a"
	.balign	4
	.long	(\insn) - .
	.long	(\fixup) - .
	.long	\type
	.popsection
	.endm
#define _ASM_EXTABLE_UA(insn, fixup)	shim_extable insn, fixup, EX_TYPE_UACCESS
#endif
