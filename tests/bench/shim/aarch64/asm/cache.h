/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/cache.h>. */
#define L1_CACHE_SHIFT	6
