/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * run.h - the harness that runs, faults and audits the shipped routines
 *
 * A freestanding program without a libc: one binary per variant, started by
 * the CPU's emulator. What differs between CPUs is in <target>.S (the checked
 * call) and <target>.h (a dozen small facts); everything else is here.
 *
 *   sys.c       system calls, printing
 *   kinds.c     the kinds of routines
 *   call.c      one checked call: poison, faults, registers, window
 *   memory.c    the guarded buffers and their contents
 *   results.c   checks of results
 *   faults.c    checks of residues, of the exception table and its coverage
 *   controls.c  broken routines that the checks must reject
 *   audit.c     checks that need the emulator plugin; instruction counts
 *   main.c      the order of it all
 */
#ifndef RUN_H
#define RUN_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef unsigned char u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef unsigned long ulong;

#define ARRAY_SIZE(a)	(sizeof(a) / sizeof((a)[0]))
#define WORD		sizeof(ulong)
#define PAGE		4096ul

/* A register of two words, in SAVED_REGISTERS. */
#define TWICE(r)	r, r

/* ------------------------------------------------------------------------
 * Routines
 */

/* The families of routines that the checks know. */
enum family { COPY, MOVE, FILL, CLEAR, COMPARE };

/**
 * struct kind - what the name of a routine promises
 * @name:     name in `memgen list`
 * @family:   how to call and check it
 * @width:    FILL: bytes of one element
 * @src_user: the source is user memory: it may fault
 * @dst_user: the destination is user memory: it may fault
 * @backward: MOVE: if the buffers overlap, the destination is above the source
 */
struct kind {
	const char *name;
	enum family family;
	u8 width;
	bool src_user, dst_user;
	bool backward;
};

/**
 * struct routine - one symbol under test
 * @kind: what it promises
 * @name: its symbol
 * @fn:   its address as C calls it (a descriptor in ELFv1)
 * @text: address of its first instruction
 * @word: it may read the aligned word around each source byte
 */
struct routine {
	const struct kind *kind;
	const char *name;
	ulong fn;
	ulong text;
	bool word;
};

/* Does @r return a residue, and recover from faults? */
static inline bool is_user(const struct routine *r)
{
	return r->kind->src_user || r->kind->dst_user;
}

bool same_name(const char *a, const char *b);
const struct kind *find_kind(const char *name);

extern struct routine routines[];
extern const unsigned int n_routines;

/* ------------------------------------------------------------------------
 * sys.c
 */

/* syscall(): in <target>.S; @nr with up to six arguments, -errno on failure */
long syscall6(long nr, long a, long b, long c, long d, long e, long f);

void say(const char *fmt, ...);
void vsay(const char *fmt, va_list ap);
void flush(void);
void quit(int status) __attribute__((noreturn));
void *map(ulong address, ulong size);	/* read-write pages, NULL on failure */
void protect(ulong address, ulong size, int prot);
void harness_init(const ulong *stack);	/* all that has to be; @stack: the initial one */
ulong aux(ulong type);			/* value of an auxiliary vector entry */

enum { PROT_NO = 0, PROT_R = 1, PROT_RW = 3, PROT_RWX = 7 };

/* ------------------------------------------------------------------------
 * memory.c: three regions, each between two inaccessible pages
 */

#ifndef REGION		/* the bench has longer calls */
#define REGION	(24 * PAGE)
#endif

/**
 * struct region - accessible memory between two guard pages
 * @lo: its first byte
 * @hi: the byte after its last
 */
struct region {
	u8 *lo, *hi;
};

/*
 * src is read-only and full of even bytes; dst and other are writable. Bytes
 * around and below a destination hold canary(), which is odd, so that a byte
 * written by mistake never looks untouched.
 */
extern struct region src, dst, other;

/* What dst holds where nothing has been written: canary() of every byte. */
extern const u8 *clean;

void memory_init(void);
static inline u8 canary(const u8 *p)
{
	ulong a = (ulong)p;

	return (u8)(a * 29 + (a >> 8)) | 1;
}

/* ------------------------------------------------------------------------
 * call.c
 */

/**
 * struct entry - one exception entry, from the linked program's table
 * @insn:    address of the instruction that may fault
 * @fixup:   where execution goes on
 * @hits:    faults taken at it
 * @planted: an illegal instruction stands over it now
 * @trapped: faults taken at it through a planted instruction
 * @saved:   the instruction bytes under a planted one
 */
struct entry {
	ulong insn, fixup;
	unsigned int hits;
	bool planted;
	unsigned int trapped;
	u8 saved[4];
};

extern struct entry *entries;
extern unsigned int n_entries;
#define MAX_ENTRIES	4096

/* The edges of the shipped text. */
extern const char text_begin[], text_end[];

/* What the last call() did. */
struct outcome {
	ulong ret;		/* the returned value */
	unsigned int faults;	/* recovered faults */
	bool stray;		/* a fault without an entry ended the call */
	bool cut;		/* at_trap() did; there is no result */
	ulong stray_pc;
	int stray_signal;
	bool window_at_fault;	/* user access was open at a stray fault */
	ulong instructions;	/* executed, when auditing */
};
extern struct outcome last;

/* Tampering with the table's copy, for negative controls. */
extern struct tamper {
	struct entry *missing;	/* this entry is not found */
	struct entry *shifted;	/* this one is found one instruction later */
} tamper;

/*
 * If set, a planted instruction stays and this says where to go on; 0 ends the call. The
 * interrupted registers are in the context around @pc.
 */
extern ulong (*at_trap)(const struct entry *e, ulong *pc);

void call_init(void);
bool call(const struct routine *r, ulong a0, ulong a1, ulong a2, ulong a3);
void plant(struct entry *e);
void unplant(struct entry *e);
bool in_text(ulong pc);
bool is_poison(ulong value);
void watchdog(void);

/* ------------------------------------------------------------------------
 * Tests: a check of a routine, of many cases, reported as one test
 */

/**
 * struct where - the case at hand, printed when it fails
 * @d, @s:   destination (or first operand) and source
 * @n:       bytes
 * @kd, @ks: bytes before the inaccessible page; -1: all are accessible
 * @c:       fill value
 */
struct where {
	const u8 *d, *s;
	ulong n;
	long kd, ks;
	ulong c;
};
extern struct where where;

void test_begin(const struct routine *r, const char *check);
bool test_end(void);
/* true when this test has failed so often that going on tells nothing */
bool enough(void);
/* Count a failure of the test at hand; print it with the case. */
void fail(const char *fmt, ...);
/* What is checked in every call, whatever the test at hand; the last three by the plugin. */
enum aspect { REGISTERS, WINDOW, ALIGNMENT, BOUNDS, ENTRIES, N_ASPECTS };
/* Count a failure of one of them; print it with the case. */
void fail_aspect(enum aspect aspect, const char *fmt, ...);
void aspect_end(const struct routine *r, enum aspect aspect, const char *check);
void skip(const char *what, const char *check, const char *why);
void verdict(const char *what, const char *check, bool ok, const char *fmt, ...);

/**
 * struct totals - tests so far, and the state of the one at hand
 * @passed, @failed, @skipped: tests
 * @quiet:    failures of the test at hand only count in @rejected
 * @mute:     failures of aspects are not printed either: a control runs
 * @rejected: failures while quiet
 * @aspects:  failures of each aspect
 * @full:     dense sweeps
 * @light:    lighter sweeps
 * @quick:    light ones that leave most of the large sizes out
 * @auditing: the plugin judges each call
 * @verbose:  say which test begins
 */
struct totals {
	unsigned int passed, failed, skipped;
	bool quiet, mute;
	unsigned int rejected;
	unsigned int aspects[N_ASPECTS];
	bool full, light, quick, auditing, verbose;
};
extern struct totals totals;

/* ------------------------------------------------------------------------
 * The checks; each one begins and ends its own tests
 */

void check_results(const struct routine *r);
void check_grid(const struct routine *r);
void check_guards(const struct routine *r);
void check_sizes(const struct routine *r);
void check_overlaps(const struct routine *r);
void check_values(const struct routine *r);
void check_differences(const struct routine *r);

void check_faults(const struct routine *r);
void check_source_faults(const struct routine *r);
void check_destination_faults(const struct routine *r);
void check_both_faults(const struct routine *r);
void check_first_byte(const struct routine *r);
void check_kernel_window(const struct routine *r);
void check_table(void);
void check_coverage(void);
void sweep_traps(const struct routine *r);
unsigned int uncovered(const struct routine *r, unsigned int *all);
const struct routine *owner(const struct entry *e);

bool audit_init(void);
void audit_begin(const struct routine *r);
ulong audit_end(const struct routine *r);
void check_audit(const struct routine *r);
void audit_counts(void);
void audit_controls(void);

/* One call of a routine's own shape, with everything checked around it. */
void one_copy(const struct routine *r, u8 *d, const u8 *s, ulong n, long kd, long ks);
void one_fill(const struct routine *r, u8 *d, ulong c, ulong c_high, ulong n, long kd);
void one_compare(const struct routine *r, const u8 *a, const u8 *b, ulong n, int sign);

void check_controls(void);

#endif /* RUN_H */
