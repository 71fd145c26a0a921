/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/cache.h>: the size of a cache line, from the configuration. */
#ifndef SHIM_CACHE_H
#define SHIM_CACHE_H
#if defined(SHIM_LINE_SHIFT)
/* A line that no emulated CPU has: the harness clears it (tests/run/ppc32.h). */
#define L1_CACHE_SHIFT	SHIM_LINE_SHIFT
	.macro	dcbz ra, rb
	dcbi	\ra, \rb
	.endm
#elif defined(CONFIG_PPC_8xx)
#define L1_CACHE_SHIFT	4
#elif defined(CONFIG_PPC_E500MC)
#define L1_CACHE_SHIFT	6
#elif defined(CONFIG_PPC64)
#define L1_CACHE_SHIFT	7
#else
#define L1_CACHE_SHIFT	5
#endif
#define L1_CACHE_BYTES	(1 << L1_CACHE_SHIFT)
#endif
