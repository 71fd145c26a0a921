// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* memory.c - the guarded buffers */

#include "run.h"

struct region src, dst, other;
const u8 *clean;

static struct region region(void)
{
	u8 *p = map(0, REGION + 2 * PAGE);

	if (!p) {
		say("cannot map %u bytes\n", REGION + 2 * PAGE);
		quit(2);
	}
	protect((ulong)p, PAGE, PROT_NO);
	protect((ulong)p + PAGE + REGION, PAGE, PROT_NO);
	return (struct region){ p + PAGE, p + PAGE + REGION };
}

/* Make the regions; fill the source with even pseudo-random bytes. */
void memory_init(void)
{
	u32 seed = 12345;
	u8 *canaries;

	src = region();
	dst = region();
	other = region();
	canaries = map(0, REGION);
	if (!canaries) {
		say("cannot map %u bytes\n", REGION);
		quit(2);
	}
	for (ulong i = 0; i < REGION; i++)
		canaries[i] = canary(dst.lo + i);
	clean = canaries;
	for (u8 *p = src.lo; p < src.hi; p++) {
		seed = seed * 1664525 + 1013904223;
		*p = (seed >> 23) & 0xfe;
	}
	protect((ulong)src.lo, REGION, PROT_R);
}
