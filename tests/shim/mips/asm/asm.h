/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/asm.h>: functions, and a pointer in the exception table. */
#ifndef SHIM_ASM_H
#define SHIM_ASM_H
#define LEAF(symbol)			\
	.globl	symbol;			\
	.align	2;			\
	.type	symbol, @function;	\
	.ent	symbol, 0;		\
symbol:	.frame	sp, 0, ra;		\
	.insn
#define END(function)			\
	.end	function;		\
	.size	function, . - function
#define PTR_WD	.word
#endif
