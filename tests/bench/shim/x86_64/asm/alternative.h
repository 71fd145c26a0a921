/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* What the kernel's own files need of <asm/alternative.h> beyond the stub of the tests. */
#ifndef BENCH_ALTERNATIVE_H
#define BENCH_ALTERNATIVE_H
#define X86_FEATURE_FSRM	(18*32+4)
#define X86_FEATURE_FSRS	(12*32+11)
#define SHIM_STRING(text...)	#text
#define __stringify(text...)	SHIM_STRING(text)
#include_next <asm/alternative.h>
	.macro	ALTERNATIVE_2 old, new1, feature1, new2, feature2
	.if	\feature2 == SHIM_FEATURE
	\new2
	.elseif	\feature1 == SHIM_FEATURE
	\new1
	.else
	\old
	.endif
	.endm
#endif
