/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/assembler.h>: byte order, return, user accesses. */
#ifndef SHIM_ASSEMBLER_H
#define SHIM_ASSEMBLER_H

#include <asm/domain.h>
#include <asm/unified.h>

#ifndef __ARMEB__
#define lspull		lsr
#define lspush		lsl
#define get_byte_0	lsl #0
#define get_byte_1	lsr #8
#define get_byte_2	lsr #16
#define get_byte_3	lsr #24
#define put_byte_0	lsl #0
#define put_byte_1	lsl #8
#define put_byte_2	lsl #16
#define put_byte_3	lsl #24
#else
#define lspull		lsl
#define lspush		lsr
#define get_byte_0	lsr #24
#define get_byte_1	lsr #16
#define get_byte_2	lsr #8
#define get_byte_3	lsl #0
#define put_byte_0	lsl #24
#define put_byte_1	lsl #16
#define put_byte_2	lsl #8
#define put_byte_3	lsl #0
#endif

#if __ARM_ARCH >= 5
#define PLD(code...)	code
#else
#define PLD(code...)
#endif
#define CALGN(code...)

	.irp	c,,eq,ne,cs,cc,mi,pl,vs,vc,hi,ls,ge,lt,gt,le,hs,lo
	.macro	ret\c, reg
#if __ARM_ARCH < 6
	mov\c	pc, \reg
#else
	bx\c	\reg
#endif
	.endm
	.endr

	/* An access to user memory that goes to label 9001 if it faults. */
#define USERL(label, insn...)			\
9999:	insn;					\
	.pushsection __ex_table, "a";		\
	.balign	8;				\
	.long	9999b, label;			\
	.popsection
#define USER(insn...)	USERL(9001f, insn)

#endif
