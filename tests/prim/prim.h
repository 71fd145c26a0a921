/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * prim.h - the test of primitives: cases, registers, one run of a case
 *
 *   prim.c     runs a case between its probes, knows the registers, reports
 *   table.c    the cases
 *   values.c   what arithmetic, branches and single accesses must do
 *   blocks.c   what pieces, groups, loops, merges and the other idioms must do
 *
 * The functions under test are made by prims.m4, which says what a case is.
 */
#ifndef PRIM_H
#define PRIM_H

#include "../run/run.h"
#include CPU_HEADER

#define MAX_REGS	40
#define MAX_ARGS	12

/**
 * struct text - a part of a string
 * @s: where it begins
 * @n: its length
 */
struct text {
	const char *s;
	unsigned int n;
};

/**
 * struct prim - a case: one function made by prims.m4
 * @name:   the macro under test
 * @text:   what its header says: PLACE;LOST;VISITS;ARGUMENT;...
 * @symbol: the function, as C calls it
 */
struct prim {
	const char *name;
	const char *text;
	const void *symbol;
};

/**
 * struct test - the case at hand
 * @prim:   the case
 * @check:  what it must do; NULL: not known yet
 * @place:  where the macro is defined
 * @lost:   bit i: register i may change
 * @visits: probes after the first one that go on
 * @arg:    arguments
 * @args:   how many
 * @probe:  its probes
 * @probes: how many
 */
struct test {
	const struct prim *prim;
	const struct check *check;
	struct text place;
	u64 lost;
	unsigned int visits;
	struct text arg[MAX_ARGS];
	unsigned int args;
	const struct entry *probe[16];
	unsigned int probes;
};
extern struct test test;

/*
 * Registers by number, as reg() gives it. set: at the first probe, and at each visit.
 * now: at the last probe. At a visit, visit() may change now; without it everything is
 * as at the first probe again.
 */
extern ulong set[MAX_REGS], now[MAX_REGS];
extern void (*visit)(unsigned int number);
void begin_anew(void);

/* Where the case ended: a probe's number after the visits (0: the end of the body, 1: L(else) or L(retry)). */
enum { END, OTHER, RETURNED, LOST_WAY };

/* Arguments: as text, a number, a register (NONE: a wired zero, or no register). */
enum { NONE = -1 };
bool is(unsigned int i, const char *word);
long number(unsigned int i);
bool is_number(unsigned int i);
int reg(unsigned int i);
/* The i-th register of a list. */
int listed(unsigned int arg, unsigned int i);
/* Values of a register before and after; 0 where it is none. */
ulong set_of(int r);
ulong now_of(int r);

/* Run the case from registers that have nothing in common. Returns where it ended. */
void scramble(void);
int run(void);
extern bool window_at_end;
/* Call a case without probes; what it returns. */
ulong run_plain(ulong a, ulong b, ulong c);
/* The case did not do what it must: say so. */
void wrong(const char *fmt, ...);
/* Register @r must hold @value now. */
void expect(int r, ulong value);
/* The same for what @size bytes at @p must be as a number; four bytes of eight may be sign extended, too. */
void expect_loaded(int r, const u8 *p, unsigned int size);
/* Every other register must be as it was, but for those that may be lost. */
void rest(void);
/* The case must end there. */
bool ended(int where, int expected);

/* Memory of @size bytes as a number. */
ulong get(const u8 *p, unsigned int size);
ulong random_word(void);
extern const ulong borders[];
extern const unsigned int n_borders;

/**
 * struct check - what a macro must do
 * @name: its name
 * @run:  runs the case at hand with all its values
 * @show: prints what the case is; NULL: the arguments will do
 */
struct check {
	const char *name;
	void (*run)(void);
	void (*show)(void);
};

/* Made from prims.S: the cases, and those that the assembler refused. */
extern const struct prim prims[];
extern const unsigned int n_prims;
extern const struct refused {
	const char *name, *text;
} refused[];
extern const unsigned int n_refused;

extern const struct check value_checks[], block_checks[];

#endif /* PRIM_H */
