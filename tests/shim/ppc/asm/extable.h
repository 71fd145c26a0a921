/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/extable.h>: relative pairs, as in the kernel. */
#ifndef SHIM_EXTABLE_H
#define SHIM_EXTABLE_H
	.macro	shim_ex_table insn, fixup
	.pushsection __ex_table, "a"
	.balign	4
	.long	(\insn) - .
	.long	(\fixup) - .
	.popsection
	.endm
#define EX_TABLE(insn, fixup)	shim_ex_table insn, fixup
#endif
