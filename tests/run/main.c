// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* main.c - what is tested, in which order, and how it is reported */

#include "run.h"
#include CPU_HEADER

/* Failures printed of one test. */
#define SHOWN	10

/* VARIANT is "target/variant"; the table is made from `memgen list`. */

#define ROUTINE(kind, symbol, reads) extern const char uut_##symbol[] __asm__(#symbol);
#include "table.h"
#undef ROUTINE

/* kind is found by name in main_init(). */
struct routine routines[] = {
#define ROUTINE(kind, symbol, reads) { NULL, #symbol, 0, 0, reads },
#include "table.h"
#undef ROUTINE
};
const unsigned int n_routines = ARRAY_SIZE(routines);

static const struct {
	const char *kind;
	const char *symbol;
} linked[] = {
#define ROUTINE(kind, symbol, reads) { #kind, uut_##symbol },
#include "table.h"
#undef ROUTINE
};

/* Other symbols that lead to a routine. */
#define ROUTINE(kind, symbol, reads)
#define ALIAS(symbol, like) extern const char uut_##symbol[] __asm__(#symbol);
#include "table.h"
#undef ALIAS
static const struct {
	const char *name;
	const char *symbol;
	const char *like;
} aliases[] = {
#define ALIAS(symbol, like) { #symbol, uut_##symbol, #like },
#include "table.h"
#undef ALIAS
	{ NULL, NULL, NULL },
};
#undef ROUTINE

struct totals totals;
struct where where;

static struct {
	const struct routine *r;
	const char *check;
	unsigned int failures;
} test;

/* ------------------------------------------------------------------------
 * Reports
 */

/* Begin a test: a check of @r (NULL: of the whole variant). */
void test_begin(const struct routine *r, const char *check)
{
	test.r = r;
	test.check = check;
	test.failures = 0;
	watchdog();
	if (totals.verbose) {
		say("# " VARIANT " %s %s\n", r ? r->name : "-", check);
		flush();
	}
}

/* End it: one more test passed or failed. Returns whether it passed. */
bool test_end(void)
{
	if (totals.quiet)
		return !test.failures;
	verdict(test.r ? test.r->name : "all", test.check, !test.failures,
		test.failures ? "%u failures" : NULL, (ulong)test.failures);
	return !test.failures;
}

/* Count and print one test, with a remark if @fmt is not NULL. */
void verdict(const char *what, const char *check, bool ok, const char *fmt, ...)
{
	va_list ap;

	*(ok ? &totals.passed : &totals.failed) += 1;
	say("%s " VARIANT " %s %s", ok ? "ok  " : "FAIL", what, check);
	if (fmt) {
		say(": ");
		va_start(ap, fmt);
		vsay(fmt, ap);
		va_end(ap);
	}
	say("\n");
	flush();
}

/* Count a test that cannot be done here. */
void skip(const char *what, const char *check, const char *why)
{
	if (totals.quiet)
		return;
	totals.skipped++;
	say("SKIP " VARIANT " %s %s: %s\n", what, check, why);
}

bool enough(void)
{
	return totals.quiet ? totals.rejected : test.failures >= SHOWN;
}

static void print_case(void)
{
	if (where.d)
		say(" dst+%u", (ulong)where.d % 16);
	if (where.s)
		say(" src+%u", (ulong)where.s % 16);
	say(" n=%u", where.n);
	if (where.ks >= 0)
		say(" src-k=%d", where.ks);
	if (where.kd >= 0)
		say(" dst-k=%d", where.kd);
	if (where.c)
		say(" c=%x", where.c);
	say(": ");
}

static void vfail(const char *check, const char *fmt, va_list ap)
{
	say("     " VARIANT " %s %s", test.r ? test.r->name : "all", check);
	print_case();
	vsay(fmt, ap);
	say("\n");
}

void fail(const char *fmt, ...)
{
	va_list ap;

	if (totals.quiet) {
		totals.rejected++;
		return;
	}
	if (test.failures++ >= SHOWN)
		return;
	va_start(ap, fmt);
	vfail(test.check, fmt, ap);
	va_end(ap);
}

void fail_aspect(enum aspect aspect, const char *fmt, ...)
{
	va_list ap;

	if (totals.aspects[aspect]++ >= SHOWN || totals.mute)
		return;
	va_start(ap, fmt);
	vfail(test.check, fmt, ap);
	va_end(ap);
}

/* Report an aspect that was checked in every call of @r, and forget it. */
void aspect_end(const struct routine *r, enum aspect aspect, const char *check)
{
	unsigned int failures = totals.aspects[aspect];

	verdict(r->name, check, !failures, failures ? "%u failures" : NULL, (ulong)failures);
	totals.aspects[aspect] = 0;
}

/* ------------------------------------------------------------------------
 * The whole
 */

static void find_routines(void)
{
	for (unsigned int i = 0; i < n_routines; i++) {
		routines[i].fn = (ulong)linked[i].symbol;
		routines[i].text = TEXT_OF(routines[i].fn);
		routines[i].kind = find_kind(linked[i].kind);
		if (!routines[i].kind) {
			say("harness: unknown routine %s\n", linked[i].kind);
			quit(2);
		}
	}
}

/* The other names do the same; not every case need be seen again. */
static void check_aliases(void)
{
	const bool light = totals.light;

	totals.light = true;
	for (unsigned int i = 0; aliases[i].name; i++)
		for (const struct routine *r = routines; r < routines + n_routines; r++) {
			struct routine alias;

			if (!same_name(r->name, aliases[i].like))
				continue;
			alias.kind = r->kind;
			alias.name = aliases[i].name;
			alias.fn = (ulong)aliases[i].symbol;
			alias.text = TEXT_OF(alias.fn);
			alias.word = r->word;
			check_grid(&alias);
			if (r->kind->src_user)
				check_source_faults(&alias);
			if (r->kind->dst_user)
				check_destination_faults(&alias);
			aspect_end(&alias, REGISTERS, "registers");
			if (HAVE_WINDOW)
				aspect_end(&alias, WINDOW, "window");
		}
	totals.light = light;
}

static void check_all(const char *only)
{
	for (const struct routine *r = routines; r < routines + n_routines; r++) {
		if (only && !same_name(only, r->name))
			continue;
		check_results(r);
		check_faults(r);
		aspect_end(r, REGISTERS, "registers");
		if (HAVE_WINDOW)
			aspect_end(r, WINDOW, "window");
	}
	if (only)
		return;
	check_aliases();
	check_table();
	check_coverage();
	check_controls();
}

/*
 * Started by <target>.S with the initial stack: argc, argv, environment and
 * auxiliary vector. Arguments: check | audit | counts, full, light, quick, verbose, or the
 * symbol of the only routine to check.
 */
void start(const ulong *stack)
{
	const char *only = NULL, *mode = "check";
	char **argv = (char **)(stack + 1);

	harness_init(stack);
	for (ulong i = 1; i < stack[0]; i++) {
		if (same_name(argv[i], "check") || same_name(argv[i], "audit") || same_name(argv[i], "counts"))
			mode = argv[i];
		else if (same_name(argv[i], "light"))
			totals.light = true;
		else if (same_name(argv[i], "quick"))
			totals.light = totals.quick = true;
		else if (same_name(argv[i], "full"))
			totals.full = true;
		else if (same_name(argv[i], "verbose"))
			totals.verbose = true;
		else
			only = argv[i];
	}
	find_routines();
	if (same_name(mode, "check")) {
		check_all(only);
	} else if (!audit_init()) {
		skip("all", mode, "no emulator plugin");
	} else if (same_name(mode, "counts")) {
		audit_counts();
		quit(0);
	} else {
		for (const struct routine *r = routines; r < routines + n_routines; r++)
			if (!only || same_name(only, r->name))
				check_audit(r);
		if (!only)
			audit_controls();
	}
	say(VARIANT " %s: %u passed, %u failed, %u skipped\n", mode, (ulong)totals.passed,
	    (ulong)totals.failed, (ulong)totals.skipped);
	quit(totals.failed != 0);
}
