/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/hwcap.h>: extension ids, for ALTERNATIVE. */
#ifndef SHIM_HWCAP_H
#define SHIM_HWCAP_H
#define RISCV_ISA_EXT_ZVE32X	60
#endif
