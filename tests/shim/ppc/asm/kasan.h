/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/kasan.h>: with KASAN the plain names are those of its own functions. */
#ifndef SHIM_KASAN_H
#define SHIM_KASAN_H
#ifdef CONFIG_KASAN
#define KASAN_NAME(name)	__##name
#define EXPORT_SYMBOL_KASAN(name)	EXPORT_SYMBOL(KASAN_NAME(name))
#else
#define KASAN_NAME(name)	name
#define EXPORT_SYMBOL_KASAN(name)
#endif
#define _GLOBAL_KASAN(name)	_GLOBAL(KASAN_NAME(name))
#define _GLOBAL_TOC_KASAN(name)	_GLOBAL_TOC(KASAN_NAME(name))
#endif
