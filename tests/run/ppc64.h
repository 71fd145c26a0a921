/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* ppc64.h - what the harness must know of 64-bit PowerPC, both byte orders and ABIs */

/* Registers that a call keeps, in the order of ppc64.S; vectors take two words. */
#define SAVED_REGISTERS								\
	"sp", "r2", "r13", "r14", "r15", "r16", "r17", "r18", "r19", "r20",	\
	"r21", "r22", "r23", "r24", "r25", "r26", "r27", "r28", "r29", "r30",	\
	"r31", "cr2-cr4", "f14", "f15", "f16", "f17", "f18", "f19", "f20",	\
	"f21", "f22", "f23", "f24", "f25", "f26", "f27", "f28", "f29", "f30",	\
	"f31", NULL, NULL, TWICE("v20"), TWICE("v21"), TWICE("v22"),		\
	TWICE("v23"), TWICE("v24"), TWICE("v25"), TWICE("v26"), TWICE("v27"),	\
	TWICE("v28"), TWICE("v29"), TWICE("v30"), TWICE("v31")

/* The vector registers come last; AT_HWCAP tells if there are any. */
#define N_VECTOR	24
static inline bool have_vectors(void)
{
	return aux(16) & 0x10000000;
}
#define clobber_applies(name)	((name)[0] != 'v' || have_vectors())

enum { NR_exit = 1, NR_write = 4, NR_close = 6, NR_mmap = 90, NR_setitimer = 104,
       NR_mprotect = 125, NR_sigaction = 173, NR_sigaltstack = 185 };
#define NR_sigaltstack	NR_sigaltstack

/*
 * Handlers have a stack of their own: 288 bytes below the stack pointer belong
 * to the routine, which this emulator does not respect when it makes a frame.
 */
#define SIGACTION(h)	{ .handler = (h), .flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK }

/*
 * The context: flags, link, stack (3 words), mask (128 bytes), then 8 words
 * and the 32 general registers, which the pc follows.
 */
#define context_pc(context)	((ulong *)(context) + 5 + 16 + 8 + 32)

#if _CALL_ELF != 2
/* A function's symbol is a descriptor whose first word is its address. */
#define TEXT_OF(fn)	(*(const ulong *)(fn))
#endif

/* r2 is the table of contents; a call keeps three of the eight condition fields. */
static inline void fit_poison(ulong *poison)
{
	__asm__("mr %0, 2" : "=r"(poison[1]));
	poison[21] &= 0x00fff000;
}
#define fit_poison	fit_poison

/* __memset16, 32 and 64 take bytes. */
#define FILL_COUNT(width, bytes)	((void)(width), (bytes))

/* The back chain, condition and link register words, and the parameter save area. */
#define CALLER_AREA	112

#include "facts.h"
