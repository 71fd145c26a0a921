/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/unified.h>, which it includes ahead of every assembler file. */
#ifndef SHIM_UNIFIED_H
#define SHIM_UNIFIED_H
	.syntax unified
#ifdef CONFIG_THUMB2_KERNEL
	.thumb
#define ARM(text...)
#define THUMB(text...)	text
#define W(insn)		insn.w
#else
#define ARM(text...)	text
#define THUMB(text...)
#define W(insn)		insn
#endif
#endif
