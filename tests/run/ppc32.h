/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* ppc32.h - what the harness must know of 32-bit PowerPC */

/* Registers that a call keeps, in the order of ppc32.S; doubles take two words. */
#define SAVED_REGISTERS								\
	"sp", "r2", "r13", "r14", "r15", "r16", "r17", "r18", "r19", "r20",	\
	"r21", "r22", "r23", "r24", "r25", "r26", "r27", "r28", "r29", "r30",	\
	"r31", "cr2-cr4", TWICE("f14"), TWICE("f15"), TWICE("f16"),		\
	TWICE("f17"), TWICE("f18"), TWICE("f19"), TWICE("f20"), TWICE("f21"),	\
	TWICE("f22"), TWICE("f23"), TWICE("f24"), TWICE("f25"), TWICE("f26"),	\
	TWICE("f27"), TWICE("f28"), TWICE("f29"), TWICE("f30"), TWICE("f31")

enum { NR_exit = 1, NR_write = 4, NR_close = 6, NR_mmap = 90, NR_setitimer = 104,
       NR_mprotect = 125, NR_sigaction = 173 };

/* Word 12 of the context points to the registers; the pc follows the 32 general ones. */
#define context_pc(context)	(((ulong **)(context))[12] + 32)

/* A call keeps three of the eight condition fields. */
static inline void fit_poison(ulong *poison)
{
	poison[21] &= 0x00fff000;
}
#define fit_poison	fit_poison

#if SHIM_LINE_SHIFT != 4
/*
 * The branch at the site of memset becomes a bne, as in machine_init(), so that zeroes go by lines, and
 * memcpy's becomes a nop, where these are. The build with lines of 16 bytes tests memset without that.
 */
static inline void patch_text(void)
{
	extern const int32_t patch__memset_nocache __attribute__((weak));
	extern const int32_t patch__memcpy_nocache __attribute__((weak));

	if (&patch__memset_nocache) {
		u32 *site = (u32 *)((ulong)&patch__memset_nocache + patch__memset_nocache);

		*site = 0x40820000 | (*site & 0xfffc);
	}
	if (&patch__memcpy_nocache)
		*(u32 *)((ulong)&patch__memcpy_nocache + patch__memcpy_nocache) = 0x60000000;
}
#define patch_text	patch_text
#endif

#ifdef SHIM_LINE_SHIFT
/*
 * No emulated CPU has lines of this size: the stub <asm/cache.h> turns dcbz
 * into dcbi, which is privileged, and this clears the line.
 */
enum { NOT_EMULATED, DONE, FAULTED };
static inline int emulate(void *context)
{
	const ulong *r = ((ulong **)context)[12];
	const u32 insn = *(const u32 *)r[32];
	const ulong line = 1ul << SHIM_LINE_SHIFT;
	unsigned int ra = insn >> 16 & 31, rb = insn >> 11 & 31;
	u8 *p = (u8 *)(((ra ? r[ra] : 0) + r[rb]) & -line);

	if ((insn & 0xfc0007fe) != (31u << 26 | 470 << 1))
		return NOT_EMULATED;
	if (p < dst.lo || p >= dst.hi)
		return FAULTED;
	for (ulong i = 0; i < line; i += WORD)
		*(volatile ulong *)(p + i) = 0;
	*context_pc(context) += 4;
	return DONE;
}
#define emulate	emulate
#endif

/* The back chain and the word for the link register. */
#define CALLER_AREA	8

#include "facts.h"
