/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * Stub of the kernel's <asm/ppc_asm.h>: register names, starts of functions
 * under the three ABIs, addresses, and what that header brings with it.
 */
#ifndef SHIM_PPC_ASM_H
#define SHIM_PPC_ASM_H

#include <asm/extable.h>
#include <asm/feature-fixups.h>

#define r0	%r0
#define r1	%r1
#define r2	%r2
#define r3	%r3
#define r4	%r4
#define r5	%r5
#define r6	%r6
#define r7	%r7
#define r8	%r8
#define r9	%r9
#define r10	%r10
#define r11	%r11
#define r12	%r12
#define r13	%r13
#define r14	%r14
#define r15	%r15
#define r16	%r16
#define r17	%r17
#define r18	%r18
#define r19	%r19
#define r20	%r20
#define r21	%r21
#define r22	%r22
#define r23	%r23
#define r24	%r24
#define r25	%r25
#define r26	%r26
#define r27	%r27
#define r28	%r28
#define r29	%r29
#define r30	%r30
#define r31	%r31

#define cr0	0
#define cr1	1
#define cr2	2
#define cr3	3
#define cr4	4
#define cr5	5
#define cr6	6
#define cr7	7

#ifdef __powerpc64__
#if defined(_CALL_ELF) && _CALL_ELF == 2
	.macro	shim_global name
	.balign	4
	.type	\name, @function
	.globl	\name
\name:
	.endm
	.macro	shim_global_toc name
	shim_global \name
0:	addis	r2, r12, (.TOC.-0b)@ha
	addi	r2, r2, (.TOC.-0b)@l
	.localentry \name, .-\name
	.endm
#define DOTSYM(name)	name
#else
	.macro	shim_global name
	.balign	4
	.type	.\name, @function
	.globl	\name
	.globl	.\name
	.pushsection ".opd", "aw"
	.balign	8
\name:
	.quad	.\name
	.quad	.TOC.@tocbase
	.quad	0
	.popsection
	.type	\name, @function
.\name:
	.endm
	.macro	shim_global_toc name
	shim_global \name
	.endm
#define SHIM_DOT(name)	.##name
#define DOTSYM(name)	SHIM_DOT(name)
#endif
#define CFUNC(name)	name
#define PPC_LL		ld
#define PPC_STL		std
#define PPC_STLU	stdu
#define PPC_LR_STKOFF	16
#define STACKFRAMESIZE	256
#define LOAD_REG_ADDR(reg, name)		\
	addis	reg, r2, name@toc@ha;		\
	addi	reg, reg, name@toc@l
#else
	.macro	shim_global name
	.globl	\name
\name:
	.endm
	.macro	shim_global_toc name
	shim_global \name
	.endm
#define DOTSYM(name)	name
#define CFUNC(name)	name
#define PPC_LL		lwz
#define PPC_STL		stw
#define PPC_STLU	stwu
#define PPC_LR_STKOFF	4
#define LOAD_REG_ADDR(reg, name)		\
	lis	reg, name@ha;			\
	addi	reg, reg, name@l
#endif

#define _GLOBAL(name)		shim_global name
#define _GLOBAL_TOC(name)	shim_global_toc name

#endif
