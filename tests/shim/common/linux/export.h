/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <linux/export.h>: nothing is exported. */
#ifndef SHIM_EXPORT_H
#define SHIM_EXPORT_H
#define EXPORT_SYMBOL(name)
#define EXPORT_SYMBOL_GPL(name)
#endif
