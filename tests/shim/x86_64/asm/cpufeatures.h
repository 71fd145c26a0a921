/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/cpufeatures.h>: what ALTERNATIVE asks for. */
#ifndef SHIM_CPUFEATURES_H
#define SHIM_CPUFEATURES_H
#define X86_FEATURE_ERMS	(9*32+9)
#endif
