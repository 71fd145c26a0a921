/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/errno.h>. */
#ifndef SHIM_ERRNO_H
#define SHIM_ERRNO_H
#define EFAULT	14
#endif
