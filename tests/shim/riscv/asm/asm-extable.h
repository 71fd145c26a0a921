/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/asm-extable.h>: the 12-byte entry, as in the kernel. */
#ifndef SHIM_ASM_EXTABLE_H
#define SHIM_ASM_EXTABLE_H
#define EX_TYPE_FIXUP	1
	.macro	_asm_extable insn, fixup
	.pushsection __ex_table, "a"
	.balign	4
	.long	((\insn) - .)
	.long	((\fixup) - .)
	.short	EX_TYPE_FIXUP
	.short	0
	.popsection
	.endm
#endif
