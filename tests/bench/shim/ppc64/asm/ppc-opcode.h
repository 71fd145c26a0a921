/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/ppc-opcode.h>: comparisons of vectors that set the condition. */
#define VCMPEQUB_RC(t, a, b)	vcmpequb. t, a, b
#define VCMPEQUD_RC(t, a, b)	vcmpequd. t, a, b
