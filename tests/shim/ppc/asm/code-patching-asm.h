/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/code-patching-asm.h>: the site is recorded; tests/run/ppc32.h patches it. */
#ifndef SHIM_CODE_PATCHING_ASM_H
#define SHIM_CODE_PATCHING_ASM_H
	.macro	patch_site label, name
	.pushsection .rodata
	.balign	4
	.globl	\name
\name:
	.long	\label - .
	.popsection
	.endm
#endif
