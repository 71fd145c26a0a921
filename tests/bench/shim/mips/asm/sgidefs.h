/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* What the kernel's own files need of <asm/sgidefs.h>: the numbers of the ABIs, as in the compiler's macros. */
#ifndef BENCH_SGIDEFS_H
#define BENCH_SGIDEFS_H
#define _MIPS_SIM_ABI32		1
#define _MIPS_SIM_NABI32	2
#define _MIPS_SIM_ABI64		3
#endif
