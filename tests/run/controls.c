// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * controls.c - negative controls: routines broken on purpose
 *
 * Each wraps a real routine and does one thing wrong. The check named with it
 * must reject it; a control that passes is a failed test.
 */

#include "run.h"
#include CPU_HEADER

typedef ulong function(ulong, ulong, ulong, ulong);

/* The real routine; the clobbers in <target>.S go on to it, too. */
function *control_target;

/* Where the audit sees their accesses. */
#define BROKEN	static __attribute__((section("control_text"), noinline)) ulong

#define BYTE(p)		(*(volatile u8 *)(p))
#define REAL()		control_real(d, s, n, x)

BROKEN residue_less(ulong d, ulong s, ulong n, ulong x)
{
	ulong r = REAL();

	return r ? r - 1 : 0;
}

BROKEN residue_more(ulong d, ulong s, ulong n, ulong x)
{
	ulong r = REAL();

	return r && r < n ? r + 1 : r;
}

BROKEN progress_lost(ulong d, ulong s, ulong n, ulong x)
{
	return REAL() ? n : 0;
}

BROKEN byte_past_count(ulong d, ulong s, ulong n, ulong x)
{
	ulong r = REAL();

	if (r)
		BYTE(d + n - r) = BYTE(s);
	return r;
}

BROKEN claims_more(ulong d, ulong s, ulong n, ulong x)
{
	ulong r = REAL();

	if (r && r < n)
		BYTE(d + n - r - 1) ^= 2;
	return r;
}

BROKEN wrong_byte(ulong d, ulong s, ulong n, ulong x)
{
	ulong r = REAL();

	if (n > 40)
		BYTE(d + 40) ^= 2;
	return r;
}

BROKEN read_past_end(ulong d, ulong s, ulong n, ulong x)
{
	(void)BYTE(s + n);
	return REAL();
}

BROKEN read_before_start(ulong d, ulong s, ulong n, ulong x)
{
	(void)BYTE(s - 1);
	return REAL();
}

BROKEN write_past_end(ulong d, ulong s, ulong n, ulong x)
{
	ulong r = REAL();

	BYTE(d + n) = BYTE(d + n);
	return r;
}

BROKEN write_before_start(ulong d, ulong s, ulong n, ulong x)
{
	BYTE(d - 1) = 0;
	return REAL();
}

BROKEN touches_on_zero(ulong d, ulong s, ulong n, ulong x)
{
	if (!n)
		(void)BYTE(d);
	return REAL();
}

BROKEN wrong_return(ulong d, ulong s, ulong n, ulong x)
{
	return REAL() + n;
}

BROKEN value_not_reduced(ulong d, ulong s, ulong n, ulong x)
{
	ulong r = REAL();

	if (n > 2)
		BYTE(d + 2) = (s & 0xff) + (s > 0xff);
	return r;
}

BROKEN always_forward(ulong d, ulong s, ulong n, ulong x)
{
	(void)x;
	for (ulong i = 0; i < n; i++)
		BYTE(d + i) = BYTE(s + i);
	return d;
}

BROKEN forward_when_far(ulong d, ulong s, ulong n, ulong x)
{
	return d - s < 128 ? REAL() : always_forward(d, s, n, x);
}

BROKEN wrong_sign(ulong d, ulong s, ulong n, ulong x)
{
	return -REAL();
}

BROKEN signed_bytes(ulong d, ulong s, ulong n, ulong x)
{
	(void)x;
	for (ulong i = 0; i < n; i++) {
		int difference = (signed char)BYTE(d + i) - (signed char)BYTE(s + i);

		if (difference)
			return difference;
	}
	return 0;
}

BROKEN stops_at_nul(ulong d, ulong s, ulong n, ulong x)
{
	ulong i;

	for (i = 0; i < n && BYTE(d + i) == BYTE(s + i); i++)
		if (!BYTE(d + i))
			return 0;
	return REAL();
}

BROKEN window_left_open(ulong d, ulong s, ulong n, ulong x)
{
	ulong r = REAL();

	window_set(true);
	return r;
}

BROKEN window_open_after_fault(ulong d, ulong s, ulong n, ulong x)
{
	ulong r = REAL();

	if (r)
		window_set(true);
	return r;
}

BROKEN window_opened_by_kernel(ulong d, ulong s, ulong n, ulong x)
{
	ulong r;

	window_set(true);
	r = REAL();
	window_set(false);
	return r;
}

BROKEN misaligned(ulong d, ulong s, ulong n, ulong x)
{
	ulong odd = s | 1;

	__asm__("" : "+r"(odd));	/* the compiler must not see it */
	if (n >= 8)
		(void)*(volatile u32 *)odd;
	return REAL();
}

BROKEN loads_outside(ulong d, ulong s, ulong n, ulong x)
{
	(void)BYTE(s + n + 2 * WORD);
	return REAL();
}

BROKEN stores_outside(ulong d, ulong s, ulong n, ulong x)
{
	BYTE(d + n + 9) = BYTE(d + n + 9);
	return REAL();
}

BROKEN loads_destination(ulong d, ulong s, ulong n, ulong x)
{
	if (n)
		(void)BYTE(d);
	return REAL();
}

BROKEN loads_user_plainly(ulong d, ulong s, ulong n, ulong x)
{
	if (n)
		(void)BYTE(s);
	return REAL();
}

BROKEN stores_user_plainly(ulong d, ulong s, ulong n, ulong x)
{
	ulong r = REAL();

	if (n && !r)
		BYTE(d) = BYTE(s);
	return r;
}

/**
 * struct control - a broken routine
 * @name:   what is wrong
 * @broken: the routine, NULL: the real one
 * @check:  must reject it
 * @kind:   the kind of routine to break
 * @aspect: the aspect that must fail; REJECTED: the check itself
 */
struct control {
	const char *name;
	function *broken;
	void (*check)(const struct routine *r);
	enum { USER_SOURCE, USER_DESTINATION, KERNEL_COPY, ANY_MOVE, ANY_FILL, ANY_COMPARE } kind;
	int aspect;
};
#define REJECTED	N_ASPECTS

static const struct control controls[] = {
	{ "wrong-byte", wrong_byte, check_grid, KERNEL_COPY, REJECTED },
	{ "wrong-byte-long", wrong_byte, check_sizes, KERNEL_COPY, REJECTED },
	{ "wrong-return", wrong_return, check_grid, KERNEL_COPY, REJECTED },
	{ "read-past-end", read_past_end, check_guards, KERNEL_COPY, REJECTED },
	{ "read-before-start", read_before_start, check_guards, KERNEL_COPY, REJECTED },
	{ "write-past-end", write_past_end, check_guards, KERNEL_COPY, REJECTED },
	{ "write-before-start", write_before_start, check_grid, KERNEL_COPY, REJECTED },
	{ "touches-on-zero", touches_on_zero, check_guards, KERNEL_COPY, REJECTED },
	{ "always-forward", always_forward, check_overlaps, ANY_MOVE, REJECTED },
	{ "forward-when-far", forward_when_far, check_overlaps, ANY_MOVE, REJECTED },
	{ "value-not-reduced", value_not_reduced, check_values, ANY_FILL, REJECTED },
	{ "wrong-sign", wrong_sign, check_differences, ANY_COMPARE, REJECTED },
	{ "signed-bytes", signed_bytes, check_differences, ANY_COMPARE, REJECTED },
	{ "stops-at-nul", stops_at_nul, check_differences, ANY_COMPARE, REJECTED },
	{ "residue-less", residue_less, check_source_faults, USER_SOURCE, REJECTED },
	{ "residue-more", residue_more, check_source_faults, USER_SOURCE, REJECTED },
	{ "residue-less-dst", residue_less, check_destination_faults, USER_DESTINATION, REJECTED },
	{ "progress-lost", progress_lost, check_source_faults, USER_SOURCE, REJECTED },
	{ "progress-lost-dst", progress_lost, check_destination_faults, USER_DESTINATION, REJECTED },
	{ "byte-past-count", byte_past_count, check_source_faults, USER_SOURCE, REJECTED },
	{ "byte-past-count-first", byte_past_count, check_first_byte, USER_SOURCE, REJECTED },
	{ "claims-more", claims_more, check_destination_faults, USER_DESTINATION, REJECTED },
	{ "window-left-open", window_left_open, check_grid, USER_SOURCE, WINDOW },
	{ "window-open-after-fault", window_open_after_fault, check_source_faults, USER_SOURCE,
	  WINDOW },
	{ "window-opened-by-kernel", window_opened_by_kernel, check_kernel_window, KERNEL_COPY,
	  REJECTED },
};

static const struct control audits[] = {
	{ "misaligned", misaligned, check_grid, KERNEL_COPY, ALIGNMENT },
	{ "loads-outside", loads_outside, check_grid, KERNEL_COPY, BOUNDS },
	{ "stores-outside", stores_outside, check_grid, KERNEL_COPY, BOUNDS },
	{ "loads-destination", loads_destination, check_grid, KERNEL_COPY, BOUNDS },
	{ "loads-user-plainly", loads_user_plainly, check_grid, USER_SOURCE, ENTRIES },
	{ "stores-user-plainly", stores_user_plainly, check_grid, USER_DESTINATION, ENTRIES },
};

/* The first routine that @c can break. */
static const struct routine *candidate(const struct control *c)
{
	for (const struct routine *r = routines; r < routines + n_routines; r++) {
		const struct kind *k = r->kind;
		bool fits = false;

		switch (c->kind) {
		case USER_SOURCE:
			fits = k->src_user;
			break;
		case USER_DESTINATION:
			fits = k->dst_user && k->family == COPY;
			break;
		case KERNEL_COPY:
			fits = k->family == COPY && !is_user(r);
			break;
		case ANY_MOVE:
			fits = k->family == MOVE && !k->backward;
			break;
		case ANY_FILL:
			fits = k->family == FILL && k->width == 1;
			break;
		case ANY_COMPARE:
			fits = k->family == COMPARE;
			break;
		}
		if (fits && (c->aspect != ALIGNMENT || is_aligned(r)))
			return r;
	}
	return NULL;
}

/* Run @check on a copy of @r whose code is @fn; was it rejected (in @aspect)? */
static bool rejected(const struct routine *r, ulong fn, void (*check)(const struct routine *r),
		     int aspect)
{
	struct routine broken;

	broken.kind = r->kind;
	broken.name = r->name;
	broken.text = r->text;
	broken.word = r->word;
	broken.fn = fn;
	control_target = (function *)r->fn;
	totals.rejected = 0;
	for (int i = 0; i < N_ASPECTS; i++)
		totals.aspects[i] = 0;
	totals.quiet = totals.mute = true;
	check(&broken);
	totals.quiet = totals.mute = false;
	return aspect == REJECTED ? totals.rejected : totals.aspects[aspect];
}

static void run_controls(const struct control *c, unsigned int n)
{
	for (; n--; c++) {
		const struct routine *r = candidate(c);

		if (!HAVE_WINDOW && (c->aspect == WINDOW || c->check == check_kernel_window))
			continue;
		if (!r && c->aspect == ALIGNMENT)
			continue;
		if (!r)
			skip("control", c->name, "no routine of that kind");
		else
			verdict("control", c->name,
				rejected(r, (ulong)c->broken, c->check, c->aspect), NULL);
	}
	for (int i = 0; i < N_ASPECTS; i++)
		totals.aspects[i] = 0;
}

static void check_both_sides(const struct routine *r)
{
	if (r->kind->src_user)
		check_source_faults(r);
	if (r->kind->dst_user)
		check_destination_faults(r);
}

/* A table with one entry missing, then with it one instruction off. */
static void table_controls(const struct routine *r)
{
	struct entry *e = NULL;		/* the one hit most often */

	for (struct entry *i = entries; i < entries + n_entries; i++)
		if (i->hits && owner(i)->text == r->text && (!e || i->hits > e->hits))
			e = i;
	if (!e) {
		skip("control", "missing-entry", "no entry was ever hit");
		return;
	}
	tamper.missing = e;
	verdict("control", "missing-entry", rejected(r, r->fn, check_both_sides, REJECTED), NULL);
	tamper.missing = NULL;
	tamper.shifted = e;
	verdict("control", "entry-off-by-one", rejected(r, r->fn, check_both_sides, REJECTED),
		NULL);
	tamper.shifted = NULL;

	/* An access that no case reaches: the code never gets there. */
	unsigned int all, hits = e->hits;

	e->hits = e->trapped = 0;
	rejected(r, (ulong)always_forward, sweep_traps, REJECTED);
	verdict("control", "entry-never-reached", uncovered(r, &all), NULL);
	e->hits = hits;
}

/* The clobbers of <target>.S: every one must be named by the register check. */
extern const struct clobber {
	const char *name;
	ulong fn;
} clobbers[];

static void check_briefly(const struct routine *r)
{
	one_copy(r, dst.lo + 256, src.lo + 256, 100, -1, -1);
	if (r->kind->src_user)
		one_copy(r, dst.lo + 256, src.hi - 50, 100, -1, 50);
}

/* All controls that need no plugin. */
void check_controls(void)
{
	struct control any = { .kind = USER_SOURCE };
	const struct routine *r = candidate(&any);

	run_controls(controls, ARRAY_SIZE(controls));
	if (r)
		table_controls(r);
	if (!r) {
		any.kind = KERNEL_COPY;
		r = candidate(&any);
	}
	for (const struct clobber *c = clobbers; r && c->name; c++)
		if (clobber_applies(c->name))
			verdict("control-clobber", c->name,
				rejected(r, c->fn, check_briefly, REGISTERS), NULL);
}

/* Where some routines may access anything anywhere: one of them in the place of one that may not. */
static void unaligned_controls(void)
{
	for (const struct routine *r = routines; r < routines + n_routines; r++)
		for (const struct routine *u = routines; u < routines + n_routines; u++)
			if (is_aligned(r) && !is_aligned(u) && u->kind->family == r->kind->family &&
			    u->kind->width == r->kind->width && is_user(u) == is_user(r))
				verdict("control", u->name, rejected(r, u->fn, check_grid, ALIGNMENT), NULL);
}

/* Those that need it. */
void audit_controls(void)
{
	totals.auditing = totals.light = true;
	run_controls(audits, ARRAY_SIZE(audits));
	unaligned_controls();
	totals.auditing = totals.light = false;
}
