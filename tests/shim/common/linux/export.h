/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <linux/export.h>: nothing is exported, but with SHIM_EXPORTS a symbol says what would be. */
#ifndef SHIM_EXPORT_H
#define SHIM_EXPORT_H
#ifdef SHIM_EXPORTS
	.macro	shim_export name
	.globl	exported_\name
	.set	exported_\name, 1
	.endm
#define EXPORT_SYMBOL(name)	shim_export name
#else
#define EXPORT_SYMBOL(name)
#endif
#define EXPORT_SYMBOL_GPL(name)	EXPORT_SYMBOL(name)
#endif
