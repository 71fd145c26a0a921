/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/asm-offsets.h>: only recovery uses these. */
#ifndef BENCH_ASM_OFFSETS_H
#define BENCH_ASM_OFFSETS_H
#define TI_TASK		0
#define THREAD_BUADDR	0
#endif
