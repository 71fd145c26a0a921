/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* x86_64.h - what the harness must know of x86-64 */

/* Registers that a call keeps, in the order of x86_64.S; kernel code keeps vectors, of two words each. */
#define SAVED_REGISTERS								\
	"rsp", "rbx", "rbp", "r12", "r13", "r14", "r15", "flags (direction)",	\
	TWICE("xmm0"), TWICE("xmm1"), TWICE("xmm2"), TWICE("xmm3"),		\
	TWICE("xmm4"), TWICE("xmm5"), TWICE("xmm6"), TWICE("xmm7"),		\
	TWICE("xmm8"), TWICE("xmm9"), TWICE("xmm10"), TWICE("xmm11"),		\
	TWICE("xmm12"), TWICE("xmm13"), TWICE("xmm14"), TWICE("xmm15")

enum { NR_write = 1, NR_close = 3, NR_mmap = 9, NR_mprotect = 10, NR_sigaction = 13,
       NR_setitimer = 38, NR_exit = 60, NR_sigaltstack = 131 };
#define NR_sigaltstack	NR_sigaltstack

/* The restorer, in x86_64.S. */
extern const char signal_return[];
/* Handlers have a stack of their own, so that they can change what is below the stack pointer. */
#define SIGACTION(h)	{ .handler = (h), .restorer = signal_return, \
			  .flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK | SA_RESTORER }

/* The context: flags, link, stack (3 words), r8-r15, rdi rsi rbp rbx rdx rax rcx rsp, then the pc. */
#define context_pc(context)	((ulong *)(context) + 5 + 16)

/*
 * Continue at @pc; @own: it is in the harness's own assembly. The kernel has no
 * red zone: what is below the stack pointer is lost at an exception.
 */
static inline void context_resume(void *context, ulong pc, bool own)
{
	ulong *sp = (ulong *)context_pc(context)[-1];

	for (int i = 1; i <= 16 && !own; i++)
		sp[-i] = ~(ulong)i;
	*context_pc(context) = pc;
}
#define context_resume	context_resume

/* Exception table: 12 bytes, relative, with a type (3 = access to user memory). */
#define RAW_REST	int32_t type;
#define raw_form(e)	((e)->type == 3)

#define TRAP_SIZE	1

/* Of the flags, the direction and the alignment check are kept; both are clear. */
static inline void fit_poison(ulong *poison)
{
	poison[7] = 0;
}
#define fit_poison	fit_poison

#include "facts.h"
