/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/alternative-macros.h>: nothing is ever patched. */
#ifndef SHIM_ALTERNATIVE_MACROS_H
#define SHIM_ALTERNATIVE_MACROS_H
	.macro	shim_alternative old
	\old
	.endm
#define ALTERNATIVE(old, new, vendor, id, config)	shim_alternative old
#endif
