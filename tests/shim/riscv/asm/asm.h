/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/asm.h>: operations on machine words. */
#ifndef SHIM_ASM_H
#define SHIM_ASM_H
#if __riscv_xlen == 64
#define REG_L	ld
#define REG_S	sd
#define SZREG	8
#define LGREG	3
#else
#define REG_L	lw
#define REG_S	sw
#define SZREG	4
#define LGREG	2
#endif
#endif
