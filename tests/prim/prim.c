// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* prim.c - runs the cases of prims.m4 one by one, with every register under control */

#include "prim.h"

/* Failures printed of one macro. */
#define SHOWN	3

struct test test;
struct totals totals;
void *control_target;	/* <target>.S has broken routines for the other tests */
ulong set[MAX_REGS], now[MAX_REGS];
void (*visit)(unsigned int number);
static ulong chosen[MAX_REGS];	/* set, as it was when the case began */

/**
 * regs - the registers of all roles
 * @name: as the assembler calls it
 * @slot: its place in a signal's context, in words from the pc
 */
static struct {
	struct text name;
	int slot;
} regs[MAX_REGS];
static unsigned int n_regs;

/* Words around the pc in a context, among which the registers are. */
#define REACH	72
static ulong at_entry[2 * REACH + 1], before[2 * REACH + 1], after[2 * REACH + 1];
static int lowest, highest;	/* slots of registers */
static bool finding;		/* the slots are not known yet */

bool window_at_end;
static int stopped;		/* where the case ended */
static u64 checked;		/* registers that expect() has seen */
static unsigned int failures;	/* of the macro at hand */
static unsigned int visited;
static bool stray;		/* the case at hand was blamed for a fault already */


/* ------------------------------------------------------------------------
 * Words
 */

static bool same(struct text t, const char *word)
{
	unsigned int i = 0;

	while (i < t.n && word[i] == t.s[i])
		i++;
	return i == t.n && !word[i];
}

static bool same_text(struct text a, struct text b)
{
	unsigned int i = 0;

	while (i < a.n && i < b.n && a.s[i] == b.s[i])
		i++;
	return i == a.n && i == b.n;
}

/* Cut a field that ends with @end off @rest. */
static struct text cut(const char **rest, char end)
{
	struct text t = { *rest, 0 };

	while (t.s[t.n] && t.s[t.n] != end)
		t.n++;
	*rest = t.s + t.n + (t.s[t.n] == end);
	return t;
}

static void say_text(struct text t)
{
	for (unsigned int i = 0; i < t.n; i++)
		say("%c", t.s[i]);
}

static int find_reg(struct text name)
{
	for (unsigned int i = 0; i < n_regs; i++)
		if (same_text(regs[i].name, name))
			return i;
	return NONE;
}

bool is(unsigned int i, const char *word)
{
	return i < test.args && same(test.arg[i], word);
}

bool is_number(unsigned int i)
{
	char c = test.arg[i].s[0];

	return c == '-' || (c >= '0' && c <= '9');
}

long number(unsigned int i)
{
	const char *s = test.arg[i].s;
	long n = 0;

	for (unsigned int k = *s == '-'; k < test.arg[i].n; k++)
		n = 10 * n + s[k] - '0';
	return *s == '-' ? -n : n;
}

/* Cut the first word, which ends with a comma, off @list. */
static struct text cut_listed(struct text *list)
{
	struct text t = { list->s, 0 };

	while (t.n < list->n && t.s[t.n] != ',')
		t.n++;
	list->s += t.n + (t.n < list->n);
	list->n -= t.n + (t.n < list->n);
	return t;
}

int listed(unsigned int arg, unsigned int i)
{
	struct text list = test.arg[arg];

	while (i--)
		cut_listed(&list);
	return find_reg(cut_listed(&list));
}

int reg(unsigned int i)
{
	return find_reg(test.arg[i]);
}

ulong set_of(int r)
{
	return r == NONE ? 0 : set[r];
}

ulong now_of(int r)
{
	return r == NONE ? 0 : now[r];
}

/* ------------------------------------------------------------------------
 * Values
 */

#define HIGH(x)	((ulong)((u64)(x) >> (8 * (8 - WORD))))
const ulong borders[] = {
	0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0x8001, 0x7fffffff, 0x80000000, 0xffffffff,
	HIGH(0x7fffffffffffffff), HIGH(0x8000000000000000), HIGH(0xff00000000000001), ~1ul, ~0ul,
};
const unsigned int n_borders = ARRAY_SIZE(borders);

ulong random_word(void)
{
	static u64 state = 88172645463325252ull;

	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return state;
}

ulong get(const u8 *p, unsigned int size)
{
	ulong v = 0;

	for (unsigned int i = 0; i < size; i++)
		v = v << 8 | p[__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? i : size - 1 - i];
	return v;
}

/* ------------------------------------------------------------------------
 * Reports
 */

static void say_case(void)
{
	say_text(test.place);
	if (test.check && test.check->show) {
		say(": %s", test.prim->name);
		test.check->show();
		say(": ");
		return;
	}
	say(": %s(", test.prim->name);
	for (unsigned int i = 0; i < test.args; i++) {
		if (i)
			say(", ");
		say_text(test.arg[i]);
	}
	say("): ");
}

/* Count a failure. Is it one of the first? Their case is printed. */
static bool to_be_shown(void)
{
	if (failures++ >= SHOWN)
		return false;
	say_case();
	return true;
}

static void report(const char *fmt, va_list ap)
{
	if (!to_be_shown())
		return;
	vsay(fmt, ap);
	say("\n");
}

void wrong(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	report(fmt, ap);
	va_end(ap);
}

/* What call() finds; see run.h. */
void fail(const char *fmt, ...)
{
	va_list ap;

	stray = true;
	va_start(ap, fmt);
	report(fmt, ap);
	va_end(ap);
}

void fail_aspect(enum aspect aspect, const char *fmt, ...)
{
	va_list ap;

	(void)aspect;
	va_start(ap, fmt);
	report(fmt, ap);
	va_end(ap);
}

void audit_begin(const struct routine *r)
{
	(void)r;
}

ulong audit_end(const struct routine *r)
{
	(void)r;
	return 0;
}

/* ------------------------------------------------------------------------
 * One run
 */

static void snapshot(ulong *words, const ulong *pc)
{
	for (int i = -REACH; i <= REACH; i++)
		words[REACH + i] = pc[i];
}

static void read_regs(const ulong *pc)
{
	for (unsigned int i = 0; i < n_regs; i++)
		now[i] = pc[regs[i].slot];
}

static void write_regs(ulong *pc, const ulong *values)
{
	for (unsigned int i = 0; i < n_regs; i++)
		pc[regs[i].slot] = values[i];
}

void begin_anew(void)
{
	for (unsigned int i = 0; i < n_regs; i++)
		now[i] = chosen[i];
}

/* A probe was reached: see at_trap in call.c. */
static ulong on_probe(const struct entry *e, ulong *pc)
{
	unsigned int n = 0;

	while (n < test.probes && test.probe[n] != e)
		n++;
	if (n == 0) {
		if (!finding)
			write_regs(pc, set);
		snapshot(before, pc);
		snapshot(at_entry, pc);
		return e->fixup;
	}
	if (!finding)
		read_regs(pc);
	if (n <= test.visits && n < test.probes) {
		if (visited++ < 4096) {
			if (visit)
				visit(n);
			else
				begin_anew();
			write_regs(pc, now);
			for (unsigned int i = 0; i < n_regs; i++)
				set[i] = now[i];
			snapshot(before, pc);
			return e->fixup;
		}
		n = test.probes;
	}
	snapshot(after, pc);
	window_at_end = window_open();
	stopped = n < test.probes ? (int)(n - test.visits - 1) : LOST_WAY;
	return 0;
}

void scramble(void)
{
	for (unsigned int i = 0; i < MAX_REGS; i++)
		set[i] = (ulong)0xd1b54a32d192ed03ull * (i + 1) | 1;
}

int run(void)
{
	struct routine r = { .name = test.prim->name, .fn = (ulong)test.prim->symbol };

	r.text = TEXT_OF(r.fn);
	for (unsigned int i = 0; i < MAX_REGS; i++)
		chosen[i] = set[i];
	stopped = RETURNED;
	checked = 0;
	visited = 0;
	stray = false;
	if (!call(&r, set[0], set[1], set[2], 0))
		stopped = LOST_WAY;
	return stopped;
}

ulong run_plain(ulong a, ulong b, ulong c)
{
	/* A residue may be returned in a way of its own. */
	static const struct kind user = { .family = COPY, .src_user = true, .dst_user = true };
	struct routine r = { .name = test.prim->name, .fn = (ulong)test.prim->symbol };

	if (test.args && is(0, "residue"))
		r.kind = &user;
	r.text = TEXT_OF(r.fn);
	stray = false;
	return call(&r, a, b, c, 0) ? last.ret : 0;
}

void expect(int r, ulong value)
{
	if (r == NONE)
		return;
	checked |= 1ull << r;
	if (now[r] == value || !to_be_shown())
		return;
	say_text(regs[r].name);
	say(" is %x, expected %x", now[r], value);
	for (unsigned int size = 1; size < WORD; size *= 2)
		if (now[r] == value - (value >> (8 * size - 1) << 8 * size) && value >> (8 * size) == 0)
			say(" (sign extended)");
	say("\n");
}

void expect_loaded(int r, const u8 *p, unsigned int size)
{
	ulong value = get(p, size);

	expect(r, size == 4 && now_of(r) == (ulong)(long)(int)value ? now_of(r) : value);
}

void rest(void)
{
	for (unsigned int i = 0; i < n_regs; i++)
		if (!((test.lost | checked) >> i & 1) && now[i] != set[i] && to_be_shown()) {
			say_text(regs[i].name);
			say(" is %x, was %x: it must not change\n", now[i], set[i]);
		}
	for (int slot = lowest; slot <= highest; slot++) {
		bool known = slot == 0;

		for (unsigned int i = 0; i < n_regs; i++)
			known |= regs[i].slot == slot;
		/* What a call need not keep may be the target's own. */
		if (!known && before[REACH + slot] != after[REACH + slot] && is_poison(at_entry[REACH + slot]))
			wrong("a register that a call keeps is %x, was %x (word %d after the pc in the context)",
			      after[REACH + slot], before[REACH + slot], (long)slot);
	}
}

bool ended(int where, int expected)
{
	const char *const places[] = {
		[END] = "falls through",
		[OTHER] = test.visits ? "faults and recovers" : "goes to its label",
		[RETURNED] = "returns",
		[LOST_WAY] = "goes astray",
	};

	if (where == expected)
		return true;
	if (!stray)
		wrong("%s, expected: %s", places[where], places[expected]);
	return false;
}

/* ------------------------------------------------------------------------
 * Cases
 */

static void parse(const struct prim *p)
{
	const char *s = p->text;
	struct text lost;
	ulong text = TEXT_OF((ulong)p->symbol), next = ~0ul;

	test.prim = p;
	test.check = NULL;
	test.place = cut(&s, ';');
	lost = cut(&s, ';');
	test.visits = *s - '0';
	cut(&s, ';');
	for (test.args = 0; *s && test.args < MAX_ARGS;)
		test.arg[test.args++] = cut(&s, ';');
	test.lost = 0;
	while (lost.n) {
		int r = find_reg(cut_listed(&lost));

		if (r != NONE)
			test.lost |= 1ull << r;
	}
	if (p + 1 < prims + n_prims)
		next = TEXT_OF((ulong)p[1].symbol);
	test.probes = 0;
	for (unsigned int i = 0; i < n_entries; i++)
		if (entries[i].insn >= text && entries[i].insn < next && entries[i].planted &&
		    test.probes < ARRAY_SIZE(test.probe))
			test.probe[test.probes++] = &entries[i];
	visit = NULL;
}

/* Where in a context is a register? Three cases load constants into it. */
static void find_registers(void)
{
	bool candidate[2 * REACH + 1];
	unsigned int seen = 0;

	finding = true;
	for (const struct prim *p = prims; p < prims + n_prims; p++) {
		parse(p);
		if (!is(0, "find"))
			continue;
		if (seen == 0)
			for (int i = 0; i <= 2 * REACH; i++)
				candidate[i] = true;
		run();
		for (int i = 0; i <= 2 * REACH; i++)
			candidate[i] &= stopped == END && (u32)after[i] == (u32)number(2);
		if (++seen < 3)
			continue;
		seen = 0;
		regs[n_regs].name = test.arg[1];
		for (int i = 1; i <= REACH && !regs[n_regs].slot; i++)
			regs[n_regs].slot = candidate[REACH + i] ? i : candidate[REACH - i] ? -i : 0;
		if (!regs[n_regs].slot) {
			wrong("the constant is not in the register");
			continue;
		}
		if (regs[n_regs].slot < lowest || !n_regs)
			lowest = regs[n_regs].slot;
		if (regs[n_regs].slot > highest || !n_regs)
			highest = regs[n_regs].slot;
		n_regs++;
	}
	finding = false;
}

static const struct check *find_check(const struct check *checks, const char *name)
{
	while (checks->name && !same_name(checks->name, name))
		checks++;
	return checks->name ? checks : NULL;
}

static bool is_primitive(const char *name)
{
	return find_check(value_checks, name);
}

/* Run one case; a macro that no check knows is a failure. */
static void run_case(const struct prim *p)
{
	parse(p);
	test.check = find_check(is_primitive(p->name) ? value_checks : block_checks, p->name);
	if (test.check)
		test.check->run();
	else
		wrong("there is no check of this macro");
}

/* The definition is a default of the templates: made of primitives, it cannot be right if one of them is not. */
static bool is_default(const struct prim *p)
{
	return p->text[0] == 't' && p->text[1] == 'e';
}

/* All cases of the macro at @p; they follow one another or not. */
static void check_macro(const struct prim *p, bool primitives)
{
	static bool broken;	/* a primitive */
	ulong cases = 0;

	for (const struct prim *q = prims; q < p; q++)
		if (same_name(q->name, p->name))
			return;
	if (broken && is_default(p)) {
		totals.skipped++;
		say("SKIP " VARIANT " %s: it is made of what has failed\n", p->name);
		return;
	}
	if (!same_name(p->name, "LOAD_IMM"))
		failures = 0;
	watchdog();
	for (unsigned int i = 0; i < n_refused; i++)
		if (same_name(refused[i].name, p->name) && failures++ < SHOWN)
			say("%s\n", refused[i].text);
	for (const struct prim *q = p; q < prims + n_prims; q++)
		if (same_name(q->name, p->name)) {
			run_case(q);
			cases++;
		}
	broken |= primitives && failures;
	*(failures ? &totals.failed : &totals.passed) += 1;
	say("%s " VARIANT " %s: %u cases", failures ? "FAIL" : "ok  ", p->name, cases);
	if (failures)
		say(", %u failures", (ulong)failures);
	say("\n");
	flush();
}

/* Started by <target>.S; no arguments. */
void start(const ulong *stack)
{
	harness_init(stack);
	for (unsigned int i = 0; i < n_entries; i++)
		if (entries[i].fixup - entries[i].insn <= 8)
			plant(&entries[i]);
	at_trap = on_probe;
	watchdog();
	find_registers();
	if (failures) {
		say("FAIL " VARIANT " LOAD_IMM: registers cannot be followed without it\n");
		totals.failed++;
	} else {
		for (int primitives = 1; primitives >= 0; primitives--)
			for (const struct prim *p = prims; p < prims + n_prims; p++)
				if (is_primitive(p->name) == primitives)
					check_macro(p, primitives);
	}
	say(VARIANT ": %u passed, %u failed, %u skipped\n", (ulong)totals.passed, (ulong)totals.failed,
	    (ulong)totals.skipped);
	quit(totals.failed != 0);
}
