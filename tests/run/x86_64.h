/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* x86_64.h - what the harness must know of x86-64 */

/*
 * Registers that a call keeps, in the order of x86_64.S; kernel code keeps vectors, of two words each. The second
 * line: only a user routine does. The last one there is no register that is kept, but its result.
 */
#define SAVED_REGISTERS								\
	"rsp", "rbx", "rbp", "r12", "r13", "r14", "r15", "flags (direction)",	\
	"rdx", "rsi", "rax", "r8", "r9", "r10", "r11", NULL,			\
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

/* Of the flags, the direction and the alignment check are kept; both are clear. rax is zero. */
static inline void fit_poison(ulong *poison)
{
	poison[7] = poison[10] = 0;
}
#define fit_poison	fit_poison

/*
 * The user routines are called where rep movsb and rep stosb may stand: the count is in rcx, then the residue. A copy
 * moves rsi and loses rax, a clear does not. Controls are C functions that call them by control_real().
 */
extern const char __start_clobber_text[], __stop_clobber_text[];
static inline bool is_inline(const struct routine *r)
{
	return r->kind && is_user(r) && (in_text(r->fn) || (r->fn >= (ulong)__start_clobber_text &&
						 r->fn < (ulong)__stop_clobber_text));
}

extern u8 control_is_inline;
static inline void fit_arguments(const struct routine *r, ulong *arg)
{
	control_is_inline = r->kind && is_user(r);
	if (control_is_inline)
		arg[3] = arg[r->kind->family == CLEAR ? 1 : 2];
}
#define fit_arguments	fit_arguments
#define result_of(r, c)	(is_inline(r) ? (c)->out[15] : (c)->ret)
#define keeps(r, c, i, poison)								\
	((i) < 8 || (i) > 15 ? (c)->out[i] == (poison)[i] :				\
	 !is_inline(r) || ((i) < 11 && (r)->kind->family == COPY && (i) != 8) ||	\
	 (c)->out[i] == ((i) == 8 ? (c)->arg[2] : (i) == 9 ? (c)->arg[1] : (poison)[i]))
ulong control_real(ulong, ulong, ulong, ulong);

#include "facts.h"
