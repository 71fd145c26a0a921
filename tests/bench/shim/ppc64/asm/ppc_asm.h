/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* What the kernel's own files need of <asm/ppc_asm.h> beyond the stub of the tests. */
#ifndef BENCH_PPC_ASM_H
#define BENCH_PPC_ASM_H
#include_next <asm/ppc_asm.h>
#if _CALL_ELF == 2
#define SHIM_PARAMETERS	32
#else
#define SHIM_PARAMETERS	112
#endif
/* Save slots of the general registers in a frame, whose names are in capitals. */
#define STK_REG(i)	SHIM_STK_##i
#define SHIM_STK(i)	(SHIM_PARAMETERS + ((i) - 14) * 8)
#define SHIM_STK_R14	SHIM_STK(14)
#define SHIM_STK_R15	SHIM_STK(15)
#define SHIM_STK_R16	SHIM_STK(16)
#define SHIM_STK_R17	SHIM_STK(17)
#define SHIM_STK_R18	SHIM_STK(18)
#define SHIM_STK_R19	SHIM_STK(19)
#define SHIM_STK_R20	SHIM_STK(20)
#define SHIM_STK_R21	SHIM_STK(21)
#define SHIM_STK_R22	SHIM_STK(22)
#define SHIM_STK_R29	SHIM_STK(29)
#define SHIM_STK_R30	SHIM_STK(30)
#define SHIM_STK_R31	SHIM_STK(31)
#define PPC_MTOCRF(mask, reg)	mtocrf mask, reg
/* Two streams of prefetches; what counts is how many instructions it takes. */
	.macro	shim_streams
	.rept	8
	nop
	.endr
	.endm
#define DCBT_SETUP_STREAMS(from, from_parms, to, to_parms, scratch)	shim_streams
#endif
