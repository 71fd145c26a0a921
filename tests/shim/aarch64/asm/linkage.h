/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/linkage.h>. */
#ifndef SHIM_ASM_LINKAGE_H
#define SHIM_ASM_LINKAGE_H
#define __ALIGN	.balign 4
#endif
