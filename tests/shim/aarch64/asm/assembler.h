/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/assembler.h>: what it brings with it, and its form of an export. */
#ifndef SHIM_ASSEMBLER_H
#define SHIM_ASSEMBLER_H
#include <linux/export.h>
#ifdef CONFIG_KASAN_GENERIC
#define EXPORT_SYMBOL_NOKASAN(name)
#else
#define EXPORT_SYMBOL_NOKASAN(name)	EXPORT_SYMBOL(name)
#endif
#endif
