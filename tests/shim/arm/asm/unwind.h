/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/unwind.h>: the assembler checks the balance. */
#ifndef SHIM_UNWIND_H
#define SHIM_UNWIND_H
#ifdef CONFIG_ARM_UNWIND
#define UNWIND(code...)	code
#else
#define UNWIND(code...)
#endif
#endif
