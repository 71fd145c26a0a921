/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * Stub of the kernel's <asm/asm-offsets.h>: the data cache line in ppc64_caches
 * (which the harness defines: struct ppc64_caches in sys.c).
 */
#ifndef SHIM_ASM_OFFSETS_H
#define SHIM_ASM_OFFSETS_H
#define DCACHEL1BLOCKSIZE	8
#define DCACHEL1LOGBLOCKSIZE	12
#define DCACHEL1BLOCKSPERPAGE	16
#endif
