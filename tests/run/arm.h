/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* arm.h - what the harness must know of 32-bit ARM, ARM and Thumb code, both byte orders */

/* Registers that a call keeps, in the order of arm.S; doubles take two words. */
#ifdef __ARM_FP
#define FP_SAVED	, NULL, TWICE("d8"), TWICE("d9"), TWICE("d10"), TWICE("d11"),	\
			TWICE("d12"), TWICE("d13"), TWICE("d14"), TWICE("d15")
#else
#define FP_SAVED
#endif
#define SAVED_REGISTERS	"sp", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11" FP_SAVED

enum { NR_exit = 1, NR_write = 4, NR_close = 6, NR_setitimer = 104, NR_mprotect = 125,
       NR_sigaction = 174, NR_mmap = 192 };

#ifdef CONFIG_CPU_USE_DOMAINS
/* Is that instruction ldrt, strt, ldrbt or strbt (single, post-indexed, with W)? PLAIN_FORM is ldm. */
#define USER_FORM(insn)	(((insn) & 0x0d200000) == 0x04200000)
#define PLAIN_FORM	0xe8b107f8u
#endif

/* The restorer, in arm.S. */
extern const char sigreturn[];
#define SIGACTION(h)	{ .handler = (h), .restorer = sigreturn,	\
			  .flags = SA_SIGINFO | SA_NODEFER | SA_RESTORER }

/* The context: flags, link, stack (3 words), 3 words, r0-r14, pc, cpsr. */
#define context_pc(context)	((ulong *)(context) + 23)

/*
 * Continue at @pc; @own: it is in the harness's own assembly, which is ARM
 * code. As in the kernel, no If-Then state is left over.
 */
static inline void context_resume(void *context, ulong pc, bool own)
{
	ulong *cpsr = (ulong *)context + 24;

	*cpsr &= ~0x0600fc00ul;
	if (own)
		*cpsr &= ~0x20ul;
	*context_pc(context) = pc;
}
#define context_resume	context_resume

/* Bit 0 of a function's address says Thumb. */
#define TEXT_OF(fn)	((fn) & ~1ul)

/* Exception table: absolute pairs. */
#define RAW_ALIGN	8
#define RAW_ABSOLUTE
#define raw_form(e)	(!(((e)->insn | (e)->fixup) & 1))

#ifdef __thumb__
#define TRAP_SIZE	2
#endif

/* __memset32 and __memset64 take bytes; the latter has its second word in r3. */
#define FILL_COUNT(width, bytes)	((void)(width), (bytes))

#include "facts.h"
