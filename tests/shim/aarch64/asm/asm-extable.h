/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/asm-extable.h>: the 12-byte entry, as in the kernel. */
#ifndef SHIM_ASM_EXTABLE_H
#define SHIM_ASM_EXTABLE_H
#define EX_TYPE_UACCESS_ERR_ZERO	2
	/* The registers that would get the error (bits 4:0) and zero (9:5): none, 31. */
	.macro	_asm_extable_uaccess insn, fixup
	.pushsection __ex_table, "a"
	.balign	4
	.long	((\insn) - .)
	.long	((\fixup) - .)
	.short	EX_TYPE_UACCESS_ERR_ZERO
	.short	31 | 31 << 5
	.popsection
	.endm
#endif
