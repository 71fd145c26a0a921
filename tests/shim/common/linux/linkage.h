/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * Stub of the kernel's <linux/linkage.h>: SYM_FUNC_* and the older ENTRY,
 * WEAK and ENDPROC, with the same binding, type and size of the symbols.
 */
#ifndef SHIM_LINKAGE_H
#define SHIM_LINKAGE_H

#include <asm/linkage.h>

#ifndef __ALIGN
#define __ALIGN	.balign 4
#endif
#define ALIGN	__ALIGN

	.macro	shim_start name, binding
	\binding \name
	__ALIGN
\name:
	.endm

	.macro	shim_inner name
	.globl	\name
\name:
	.endm

	.macro	shim_end name
	.type	\name, %function
	.size	\name, . - \name
	.endm

	.macro	shim_alias alias, name, binding
	\binding \alias
	.type	\alias, %function
	.set	\alias, \name
	.endm

#define SYM_FUNC_START(name)		shim_start name, .globl
#define SYM_FUNC_START_LOCAL(name)	shim_start name, .local
#define SYM_FUNC_START_WEAK(name)	shim_start name, .weak
#define SYM_TYPED_FUNC_START(name)	shim_start name, .globl
#define SYM_FUNC_END(name)		shim_end name
#define SYM_FUNC_ALIAS(alias, name)		shim_alias alias, name, .globl
#define SYM_FUNC_ALIAS_WEAK(alias, name)	shim_alias alias, name, .weak
#define SYM_INNER_LABEL(name, linkage)	shim_inner name

#ifndef ENTRY
#define ENTRY(name)	shim_start name, .globl
#endif
#ifndef WEAK
#define WEAK(name)	shim_start name, .weak
#endif
#ifndef END
#define END(name)	.size name, . - name
#endif
#ifndef ENDPROC
#define ENDPROC(name)	shim_end name
#endif

#endif
