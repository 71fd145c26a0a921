/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * Stub of the kernel's <asm/feature-fixups.h>: nothing is patched, so of two
 * alternatives the first is assembled, as before the kernel patches them; with
 * SHIM_PATCHED the second.
 */
#ifndef SHIM_FEATURE_FIXUPS_H
#define SHIM_FEATURE_FIXUPS_H
#ifdef SHIM_PATCHED
#define BEGIN_FTR_SECTION			.if 0
#define FTR_SECTION_ELSE			.else
#else
#define BEGIN_FTR_SECTION
#define FTR_SECTION_ELSE			.if 0
#endif
#define BEGIN_FTR_SECTION_NESTED(label)
#define END_FTR_SECTION_IFSET(feature)
#define END_FTR_SECTION_IFCLR(feature)
#define ALT_FTR_SECTION_END_IFSET(feature)	.endif
#define ALT_FTR_SECTION_END_IFCLR(feature)	.endif
#endif
