/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/linkage.h>: returns, aliases of memory functions. */
#ifndef SHIM_ASM_LINKAGE_H
#define SHIM_ASM_LINKAGE_H
#define __ALIGN	.balign 16, 0x90
#define RET	ret
#define SYM_FUNC_ALIAS_MEMFUNC	SYM_FUNC_ALIAS
#endif
