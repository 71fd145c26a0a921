// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* call.c - one checked call: registers, faults, the window */

#include "run.h"

enum { SA_SIGINFO = 4, SA_NODEFER = 0x40000000, SA_RESTORER = 0x04000000, SA_ONSTACK = 0x08000000,
       SIGILL = 4, SIGTRAP = 5, SIGBUS = 7, SIGSEGV = 11 };

#include CPU_HEADER

/* Seconds of its own time after which a test hangs, whatever else the machine does. */
#ifndef PATIENCE
#define PATIENCE	120
#endif

static const char *const saved_registers[] = { SAVED_REGISTERS };
#define N_SAVED	ARRAY_SIZE(saved_registers)

/* What checked_call() in <target>.S reads and writes; the order is known there. */
struct checked {
	ulong fn;
	ulong arg[4];
	ulong ret;
	ulong sp;		/* the stack pointer at the call */
	ulong vectors;		/* there are vector registers */
	ulong out[N_SAVED];	/* the registers after it; out[0] is the stack pointer */
} __attribute__((aligned(16)));
void checked_call(struct checked *c, const ulong *poison);
extern const char call_abort[], trap_insn[];

static struct entry table[MAX_ENTRIES];
struct entry *entries = table;
unsigned int n_entries;

struct outcome last;
struct tamper tamper;
ulong (*at_trap)(const struct entry *e, ulong *pc);

/* What the registers hold before a call. */
static ulong poison[N_SAVED] __attribute__((aligned(16)));
static unsigned int n_saved;	/* those that this CPU has */
static bool calling;

/* Is @value what a register held before a call that it must still hold afterwards? */
bool is_poison(ulong value)
{
	for (unsigned int i = 1; i < n_saved; i++)
		if (saved_registers[i] && poison[i] == value)
			return true;
	return false;
}

/* Is @pc in the shipped text? */
bool in_text(ulong pc)
{
	return pc >= (ulong)text_begin && pc < (ulong)text_end;
}

static struct entry *find(ulong pc)
{
	unsigned int lo = 0, hi = n_entries;

	if (tamper.shifted && pc == tamper.shifted->insn + 4)
		return tamper.shifted;
	while (lo < hi) {
		unsigned int mid = (lo + hi) / 2;

		if (table[mid].insn < pc)
			lo = mid + 1;
		else
			hi = mid;
	}
	if (lo == n_entries || table[lo].insn != pc)
		return NULL;
	if (&table[lo] == tamper.missing || &table[lo] == tamper.shifted)
		return NULL;
	return &table[lo];
}

/* The kernel's part: find the entry, go on at its fixup. */
static void on_signal(int signal, void *info, void *context)
{
	ulong pc = *context_pc(context);
	struct entry *e;

	(void)info;
	if (signal == SIGVTALRM) {
		totals.quiet = false;
		fail("no end after %d seconds, pc %x", (long)PATIENCE, pc);
		quit(1);
	}
	if (!calling) {
		say("harness: signal %d at %x\n", (long)signal, pc);
		quit(2);
	}
	e = find(pc);
	if (at_trap && e && e->planted && signal == SIGILL) {
		ulong to = at_trap(e, context_pc(context));

		last.cut = !to;
		context_resume(context, to ? to : (ulong)call_abort, !to);
		return;
	}
	if (signal == SIGILL && !(e && e->planted)) {
		int emulated = emulate(context);

		if (emulated == DONE)
			return;
		if (emulated == FAULTED)
			signal = SIGSEGV;
	}
	if (e && signal == SIGILL && e->planted) {
		unplant(e);
		e->trapped++;
	} else if (e && signal != SIGILL && signal != SIGBUS && last.faults < 100000) {
		e->hits++;
	} else {
		last.stray = true;
		last.stray_pc = pc;
		last.stray_signal = signal;
		last.window_at_fault = window_open();
		context_resume(context, (ulong)call_abort, true);
		return;
	}
	last.faults++;
	if (HAVE_WINDOW && !window_open())
		fail_aspect(WINDOW, "user access at pc %x with the window closed", pc);
	context_resume(context, e->fixup, false);
}

static void catch(int signal)
{
	struct sigaction action = SIGACTION(on_signal);

	if (syscall6(NR_sigaction, signal, (long)&action, 0, SIGSET_SIZE, 0, 0)) {
		say("sigaction(%d) failed\n", (long)signal);
		quit(2);
	}
}

/* Read the linked program's exception table, sort it, catch the signals. */
void call_init(void)
{
	const struct raw_entry *raw = __start___ex_table;

	for (; raw < __stop___ex_table; raw++) {
		struct entry e = { .insn = RAW_ADDRESS(&raw->insn), .fixup = RAW_ADDRESS(&raw->fixup) };
		unsigned int i;

		if (n_entries == MAX_ENTRIES) {
			say("more than %d exception entries\n", (long)MAX_ENTRIES);
			quit(2);
		}
		for (i = n_entries++; i && table[i - 1].insn > e.insn; i--)
			table[i] = table[i - 1];
		table[i] = e;
	}
	n_saved = have_vectors() ? N_SAVED : N_SAVED - N_VECTOR;
	for (unsigned int i = 0; i < N_SAVED; i++)
		poison[i] = (ulong)0x5aa5c33c5aa5c33cull + i * 0x01030507ul;
	fit_poison(poison);
#ifdef NR_sigaltstack
	struct { void *sp; int flags; ulong size; } stack = { map(0, 16 * PAGE), 0, 16 * PAGE };

	syscall6(NR_sigaltstack, (long)&stack, 0, 0, 0, 0, 0);
#endif
	catch(SIGSEGV);
	catch(SIGBUS);
	catch(SIGILL);
	catch(SIGVTALRM);
	protect((ulong)text_begin & -PAGE, (ulong)text_end - ((ulong)text_begin & -PAGE), PROT_RWX);
	patch_text();
}

/* Start waiting for the end of a test anew. */
void watchdog(void)
{
	enum { ITIMER_VIRTUAL = 1 };
	ulong timer[4] = { 0, 0, PATIENCE, 0 };

	syscall6(NR_setitimer, ITIMER_VIRTUAL, (long)timer, 0, 0, 0, 0);
}

/* Write an illegal instruction over the one at @e; the text is writable. */
void plant(struct entry *e)
{
	u8 *insn = (u8 *)e->insn;

	for (int i = 0; i < TRAP_SIZE; i++) {
		e->saved[i] = insn[i];
		insn[i] = trap_insn[i];
	}
	e->planted = true;
}

/* Put the instruction back. */
void unplant(struct entry *e)
{
	for (int i = 0; i < TRAP_SIZE; i++)
		((volatile u8 *)e->insn)[i] = e->saved[i];
	e->planted = false;
}

/*
 * Call @r with these arguments and fill in last. Checks what holds for every
 * call: registers kept, window closed, no fault without an entry. Returns
 * false after such a fault (it is reported).
 */
bool call(const struct routine *r, ulong a0, ulong a1, ulong a2, ulong a3)
{
	struct checked c;

	c.fn = r->fn;
	c.arg[0] = a0;
	c.arg[1] = a1;
	c.arg[2] = a2;
	c.arg[3] = a3;
	fit_arguments(r, c.arg);
	c.vectors = n_saved == N_SAVED;
	last.faults = 0;
	last.stray = last.cut = false;
	window_set(false);
	if (totals.auditing)
		audit_begin(r);
	calling = true;
	checked_call(&c, poison);
	calling = false;
	if (totals.auditing)
		last.instructions = audit_end(r);
	if (last.stray) {
		window_set(false);
		/* The kernel would go on at the fixup, or do the access itself: a mistake all the same. */
		if (last.stray_signal == SIGBUS && totals.auditing)
			fail_aspect(ALIGNMENT, "misaligned access at pc %x (%s+%x)", last.stray_pc,
				    r->name, last.stray_pc - r->text);
		fail("signal %d%s at pc %x (%s+%x)", (long)last.stray_signal,
		     last.stray_signal == SIGBUS ? ", a misaligned access" : " without an entry",
		     last.stray_pc, r->name, last.stray_pc - r->text);
		return false;
	}
	if (last.cut)
		return true;
	last.ret = result_of(r, &c);
	if (c.out[0] != c.sp)
		fail_aspect(REGISTERS, "register sp is %x, expected %x", c.out[0], c.sp);
	for (unsigned int i = 1; i < n_saved; i++)
		if (saved_registers[i] && !keeps(r, &c, i, poison))
			fail_aspect(REGISTERS, "register %s is %x, expected %x",
				    saved_registers[i], c.out[i], poison[i]);
	if (window_open())
		fail_aspect(WINDOW, "window left open");
	return true;
}
