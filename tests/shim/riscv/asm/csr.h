/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * Stub of the kernel's <asm/csr.h>. User code may not touch sstatus, so the
 * status register is fflags here and SUM one of its bits: the routine's own
 * csrs and csrc stay as they are, one instruction each, and the harness sees
 * the window open and close. No routine computes with floating point.
 */
#ifndef SHIM_CSR_H
#define SHIM_CSR_H
#define CSR_STATUS	0x001
#define SR_SUM		0x10
#endif
