/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/asm-compat.h>: see <asm/ppc_asm.h>. */
