/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/alternative-macros.h>: nothing is ever patched; with SHIM_PATCHED all is. */
#ifndef SHIM_ALTERNATIVE_MACROS_H
#define SHIM_ALTERNATIVE_MACROS_H
	.macro	shim_alternative insn
	\insn
	.endm
#ifdef SHIM_PATCHED
#define ALTERNATIVE(old, new, vendor, id, config)	shim_alternative new
#else
#define ALTERNATIVE(old, new, vendor, id, config)	shim_alternative old
#endif
#endif
