/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/kasan.h>, without KASAN. */
#ifndef SHIM_KASAN_H
#define SHIM_KASAN_H
#define _GLOBAL_KASAN(name)	_GLOBAL(name)
#define _GLOBAL_TOC_KASAN(name)	_GLOBAL_TOC(name)
#define EXPORT_SYMBOL_KASAN(name)
#endif
