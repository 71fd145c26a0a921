/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* facts.h - what most CPUs answer; <target>.h defines the macro first if it differs */

#ifndef sigaction
/* The kernel's struct sigaction, and what a handler wants. */
struct sigaction {
	void (*handler)(int, void *, void *);
	ulong flags;
	const void *restorer;
	u64 mask;
};
#endif

#ifndef SIGACTION
#define SIGACTION(h)	{ .handler = (h), .flags = SA_SIGINFO | SA_NODEFER }
#endif

#ifndef context_resume
/* Continue at @pc; @own: it is in the harness's own assembly. */
static inline void context_resume(void *context, ulong pc, bool own)
{
	(void)own;
	*context_pc(context) = pc;
}
#endif

/* An address in an exception entry: absolute, or relative to where it stands. */
#ifdef RAW_ABSOLUTE
typedef u32 raw_address;
#define RAW_ADDRESS(p)	((ulong)*(p))
#else
typedef int32_t raw_address;
#define RAW_ADDRESS(p)	((ulong)(p) + *(p))
#endif

#ifndef RAW_REST
/* What else an exception entry has. */
#define RAW_REST
#endif
struct raw_entry {
	raw_address insn, fixup;
	RAW_REST
};
extern const struct raw_entry __start___ex_table[], __stop___ex_table[];

#ifndef RAW_ALIGN
#define RAW_ALIGN	4
#endif

#ifndef raw_form
/* Is the rest of the entry as the kernel wants it? */
#define raw_form(e)	((void)(e), true)
#endif

#ifndef TRAP_SIZE
/* The shortest instruction, and the size of trap_insn in <target>.S. */
#define TRAP_SIZE	4
#endif

#ifndef N_VECTOR
/* The last words of SAVED_REGISTERS that are only there if have_vectors(). */
#define N_VECTOR	0
static inline bool have_vectors(void)
{
	return false;
}
#endif

#ifndef HAVE_WINDOW
/* User access is opened by the callers of the routines, in C. */
#define HAVE_WINDOW	0
static inline bool window_open(void)
{
	return false;
}
static inline void window_set(bool open)
{
	(void)open;
}
#endif

#ifndef fit_poison
/* Adapt the poison to registers of which not every bit is kept. */
static inline void fit_poison(ulong *poison)
{
	(void)poison;
}
#endif

#ifndef emulate
/*
 * Do what an instruction of the stub headers stands for that this CPU has not:
 * DONE, FAULTED if it would fault, NOT_EMULATED if the signal means something else.
 */
enum { NOT_EMULATED, DONE, FAULTED };
#define emulate(context)	((void)(context), NOT_EMULATED)
#endif

#ifndef patch_text
/* Do to the routines what the kernel does when it starts; they are writable now. */
#define patch_text()
#endif

#ifndef clobber_applies
/* Can the clobber of this register run on this CPU? */
#define clobber_applies(name)	((void)(name), true)
#endif

#ifndef TEXT_OF
/* The address of the first instruction of a function that C calls @fn. */
#define TEXT_OF(fn)	(fn)
#endif

#ifndef FILL_COUNT
/* How memset16, 32 and 64 take their length, given in bytes. */
#define FILL_COUNT(width, bytes)	((bytes) / (width))
#endif

#ifndef fit_arguments
/*
 * Where arguments and result of @r are, if not where those of a C function are; what its i-th kept register must hold,
 * and how C calls it.
 */
#define fit_arguments(r, arg)		((void)0)
#define result_of(r, c)			((c)->ret)
#define keeps(r, c, i, poison)		((c)->out[i] == (poison)[i])
#define control_real			control_target
#endif

#ifndef CALLER_AREA
/* Bytes above the stack pointer that belong to the callee. */
#define CALLER_AREA	0
#endif

#ifndef MAP_ANONYMOUS
/* What Linux numbers the same on most CPUs: a flag of mmap, a signal, bytes of a signal set. SIGBUS is another. */
#define MAP_ANONYMOUS	0x20
#endif
#ifndef SIGVTALRM
#define SIGVTALRM	26
#endif
#ifndef SIGSET_SIZE
#define SIGSET_SIZE	8
#endif

#ifndef USER_SPANS_MIDDLE
/* Can a program have memory on both sides of the middle of the address space? No 64-bit CPU gives it that. */
#define USER_SPANS_MIDDLE	(sizeof(void *) == 4)
#endif

#ifndef STRICT
/* Is a misaligned access an error? From tests/targets.list. */
#define STRICT	0
#endif

/* Must all accesses of @r be aligned? A routine that reads whole words of which it needs a part says so. */
static inline bool is_aligned(const struct routine *r)
{
	return STRICT || r->word;
}
