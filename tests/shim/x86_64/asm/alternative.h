/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * Stub of the kernel's <asm/alternative.h>: what the kernel puts in place when it
 * starts on a CPU with SHIM_FEATURE is put in place here.
 */
#ifndef SHIM_ALTERNATIVE_H
#define SHIM_ALTERNATIVE_H
#include <asm/cpufeatures.h>
#ifndef SHIM_FEATURE
#define SHIM_FEATURE	0
#endif
	.macro	ALTERNATIVE old, new, feature
	.if	\feature == SHIM_FEATURE
	\new
	.else
	\old
	.endif
	.endm
#endif
