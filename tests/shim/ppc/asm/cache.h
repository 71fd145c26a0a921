/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/cache.h>: the size of a cache line, from the configuration. */
#ifndef SHIM_CACHE_H
#define SHIM_CACHE_H
#if defined(CONFIG_PPC_8xx)
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
