// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* values.c - what arithmetic, branches, single accesses and functions must do */

#include "prim.h"

/* ------------------------------------------------------------------------
 * Arithmetic: to = f(a, b); b is a register or a constant
 */

/* Run the case at hand with a and b; if they are one register, with b alone. */
static void one_value(ulong (*f)(ulong, ulong), ulong a, ulong b)
{
	const int to = reg(0), ra = reg(1), rb = test.args > 2 ? reg(2) : NONE;

	scramble();
	set[ra] = a;
	if (rb != NONE)
		set[rb] = b;
	a = set[ra];
	if (!ended(run(), END))
		return;
	expect(to, f(a, b));
	rest();
}

/* Values that a border is combined with: itself, its neighbour, the opposite, zero. */
#define N_PARTNERS	4
static ulong partner(unsigned int i, unsigned int j)
{
	const unsigned int index[N_PARTNERS] = { i, (i + 1) % n_borders, n_borders - 1 - i, 0 };

	return borders[index[j]];
}

static void values(ulong (*f)(ulong, ulong), ulong b_most)
{
	const bool constant = test.args < 3 || is_number(2);

	const ulong c = constant && test.args > 2 ? (ulong)number(2) : 0;

	for (unsigned int i = 0; i < n_borders; i++)
		for (unsigned int j = 0; j < (constant ? 1 : N_PARTNERS); j++)
			if (constant || partner(i, j) <= b_most)
				one_value(f, borders[i], constant ? c : partner(i, j));
	for (int i = 0; i < 8; i++)
		one_value(f, random_word(), constant ? c : b_most < ~0ul ? random_word() % (b_most + 1) : random_word());
}

#define OPERATION(name, expression)					\
static ulong name(ulong a, ulong b)					\
{									\
	(void)b;							\
	return expression;						\
}
OPERATION(move, a)
OPERATION(add, a + b)
OPERATION(sub, a - b)
OPERATION(and, a & b)
OPERATION(or, a | b)
OPERATION(xor, a ^ b)
OPERATION(negate, -a)
OPERATION(left, a << b)
OPERATION(right, a >> b)

static void check_move(void) { values(move, ~0ul); }
static void check_add(void) { values(add, ~0ul); }
static void check_sub(void) { values(sub, ~0ul); }
static void check_and(void) { values(and, ~0ul); }
static void check_or(void) { values(or, ~0ul); }
static void check_xor(void) { values(xor, ~0ul); }
static void check_negate(void) { values(negate, ~0ul); }
static void check_left(void) { values(left, 8 * WORD - 1); }
static void check_right(void) { values(right, 8 * WORD - 1); }

static void check_load_imm(void)
{
	scramble();
	if (!ended(run(), END))
		return;
	expect(reg(1), number(2));
	rest();
}

/* ------------------------------------------------------------------------
 * Branches: if a ? b go to the label; b is a register, a constant or nothing
 */

/* @to: the register that gets @value, or NONE. */
static void one_branch(int ra, int rb, ulong a, ulong b, bool taken, int to, ulong value)
{
	int where;

	scramble();
	if (ra != NONE)
		set[ra] = a;
	if (rb != NONE)
		set[rb] = b;
	where = run();
	if (where == (taken ? END : OTHER))
		wrong("%s with a = %x, b = %x", taken ? "does not branch" : "branches", a, b);
	else if (ended(where, taken ? OTHER : END)) {
		expect(to, value);
		rest();
	}
}

static void branches(bool (*taken)(ulong, ulong))
{
	const bool constant = test.args > 1 && is_number(1);
	const int rb = test.args > 1 && !constant ? reg(1) : NONE;
	const ulong c = constant ? number(1) : 0;
	const ulong near[] = { c - 1, c, c + 1 };

	for (unsigned int i = 0; i < n_borders; i++)
		for (unsigned int j = 0; j < (rb == NONE ? 1 : N_PARTNERS); j++) {
			ulong b = rb == NONE ? c : partner(i, j);

			one_branch(reg(0), rb, borders[i], b, taken(borders[i], b), NONE, 0);
		}
	for (unsigned int i = 0; constant && i < ARRAY_SIZE(near); i++)
		one_branch(reg(0), NONE, near[i], c, taken(near[i], c), NONE, 0);
	for (int i = 0; i < 8; i++) {
		ulong a = random_word(), b = rb == NONE ? c : random_word();

		one_branch(reg(0), rb, a, b, taken(a, b), NONE, 0);
	}
}

#define CONDITION(name, expression)					\
static bool name(ulong a, ulong b)					\
{									\
	(void)b;							\
	return expression;						\
}
CONDITION(zero, !a)
CONDITION(nonzero, a)
CONDITION(equal, a == b)
CONDITION(unequal, a != b)
CONDITION(below, a < b)
CONDITION(not_below, a >= b)
CONDITION(none_of, !(a & b))
CONDITION(any_of, a & b)

static void check_zero(void) { branches(zero); }
static void check_nonzero(void) { branches(nonzero); }
static void check_equal(void) { branches(equal); }
static void check_unequal(void) { branches(unequal); }
static void check_below(void) { branches(below); }
static void check_not_below(void) { branches(not_below); }
static void check_none_of(void) { branches(none_of); }
static void check_any_of(void) { branches(any_of); }

static void check_jump(void)
{
	scramble();
	ended(run(), OTHER);
	rest();
}

/* to = a & mask, or a - 1; the branch depends on it. */
static void check_and_branch(void)
{
	const ulong mask = number(2);

	for (unsigned int i = 0; i < n_borders + 12; i++) {
		ulong a = i < n_borders ? borders[i] : random_word();

		one_branch(reg(1), NONE, a, mask, !(a & mask), reg(0), a & mask);
	}
}

/* a - value; the branch depends on the borrow. */
static void check_sub_branch(void)
{
	const ulong value = number(1);

	for (unsigned int i = 0; i < n_borders + 2 * value; i++) {
		ulong a = i < n_borders ? borders[i] : i - n_borders;

		one_branch(reg(0), NONE, a, value, a >= value, reg(0), a - value);
	}
}

/* to = a - value; the branch depends on a, which is at most two words. */
static void check_sub_and_branch(void)
{
	const ulong value = number(2);

	for (ulong a = 0; a <= 2 * WORD; a++)
		one_branch(reg(1), NONE, a, value, a < value, reg(0), a - value);
}

/* ------------------------------------------------------------------------
 * Loads and stores: size, register, base, displacement
 */

/* Memory that they use: the last bytes before an inaccessible page, and what was in it. */
#define ROOM	2048ul
static u8 *ground(void)
{
	u8 *p = dst.hi - ROOM;

	for (ulong i = 0; i < ROOM; i += WORD)
		*(volatile ulong *)(p + i) = random_word() | (ulong)0x8080808080808080ull;
	return p;
}

/*
 * One access at @p; the first @k bytes of it are accessible (all if it cannot fault).
 * @store: what it is; @update: the base moves.
 */
static void one_access(u8 *p, bool store, bool update)
{
	const ulong size = number(0);
	const int r = reg(1), base = listed(2, 0), index = listed(2, 1);
	const bool fault = p + size > dst.hi;
	u8 old[64], was[8], *from = p - 24;
	ulong value;
	int where;

	scramble();
	if (base == NONE)
		return;
	set[base] = (ulong)p - number(3);
	if (index != NONE) {
		set[base] -= 1000;
		set[index] = 1000;
	}
	if (store && r != NONE && r != base && r != index)
		set[r] = random_word();
	value = set_of(r);
	for (int i = 0; i < 64; i++)
		old[i] = from + i < dst.hi ? from[i] : 0;
	for (ulong i = 0; i < size; i++)
		was[i] = fault ? 0 : p[i];
	where = run();
	if (!ended(where, fault ? OTHER : END))
		return;
	if (fault) {
		expect(base, (ulong)p - number(3));
		return;
	}
	if (update)
		expect(base, (ulong)p);
	if (!store) {
		expect_loaded(r, was, size);
	} else if (get(p, size) != (size < WORD ? value & ((1ul << 8 * size) - 1) : value)) {
		wrong("%x was stored as %x", value, get(p, size));
	}
	for (int i = 0; i < 64; i++)
		if (from + i < dst.hi && from[i] != old[i] && !(store && i >= 24 && i < 24 + (long)size)) {
			wrong("byte %d relative to the address has changed", (long)i - 24);
			break;
		}
	rest();
}

static void accesses(bool store, bool update)
{
	const ulong size = number(0), step = STRICT ? size : 1;
	u8 *p = ground() + ROOM / 2;

	for (ulong offset = 0; offset < 2 * WORD; offset += step)
		one_access(p + offset, store, update);
	one_access(dst.hi - size, store, update);
}

static void check_load(void) { accesses(false, false); }
static void check_store(void) { accesses(true, false); }

/* With an exception entry: also where it faults. */
static void user_accesses(bool store, bool update)
{
	const ulong size = number(0), step = STRICT ? size : 1;

	for (ulong i = 0; i < 2 * WORD + size; i += step)
		if (test.visits)
			one_access(dst.hi - 2 * WORD + i, store, update);
}

static void check_user(bool store, bool update)
{
	ground();
	if (!test.visits) {
		accesses(store, update);
		return;
	}
	user_accesses(store, update);
}

static void check_load_user(void) { check_user(false, false); }
static void check_store_user(void) { check_user(true, false); }
static void check_load_update(void) { check_user(false, true); }
static void check_store_update(void) { check_user(true, true); }

/*
 * One access at @p to a part of its word: the bytes from there on, or those up to there (@last).
 */
static void one_part(u8 *p, bool store, bool last)
{
	const int r = reg(1), base = reg(2);
	const ulong offset = (ulong)p % WORD, n = last ? offset + 1 : WORD - offset;
	u8 *part = last ? p + 1 - n : p, *from = p - 24;
	const bool fault = p >= dst.hi;
	union {
		ulong word;
		u8 byte[WORD];
	} value;
	u8 old[48], *image = value.byte + (last ? WORD - n : 0);
	int where;

	scramble();
	set[base] = (ulong)p - number(3);
	value.word = set_of(r);
	for (int i = 0; i < 48; i++)
		old[i] = from + i < dst.hi ? from[i] : 0;
	for (ulong i = 0; i < n && !fault; i++)
		if (store)
			old[part + i - from] = image[i];
		else
			image[i] = part[i];
	where = run();
	if (!ended(where, fault ? OTHER : END))
		return;
	if (!store)
		expect(r, value.word);
	for (int i = 0; i < 48; i++)
		if (from + i < dst.hi && from[i] != old[i]) {
			wrong("byte %d relative to the address is %x, expected %x", (long)i - 24, from[i], old[i]);
			break;
		}
	rest();
}

/* Accessible, and, with an exception entry, also where it is not. */
static void parts(bool store, bool last)
{
	u8 *p = ground() + ROOM / 2;

	for (ulong i = 0; i < 2 * WORD; i++)
		one_part(p + i, store, last);
	for (ulong i = 0; i < (test.visits ? 2 : 1) * WORD; i++)
		one_part(dst.hi - WORD + i, store, last);
}

static void check_load_first(void) { parts(false, false); }
static void check_load_last(void) { parts(false, true); }
static void check_store_first(void) { parts(true, false); }
static void check_store_last(void) { parts(true, true); }

/* ------------------------------------------------------------------------
 * Functions
 */

static bool reached;

/* TAIL_CALL goes here. */
ulong target(ulong a, ulong b, ulong c)
{
	reached = true;
	return a ^ b ^ c;
}

static void check_return(void)
{
	run_plain(1, 2, 3);
}

static void check_tail_call(void)
{
	reached = false;
	if (run_plain(1, 20, 300) != (1 ^ 20 ^ 300) || !reached)
		wrong("does not go to the other function with its arguments");
}

const struct check value_checks[] = {
	{ "LOAD_IMM", check_load_imm, NULL },
	{ "RETURN_TO_CALLER", check_return, NULL },
	{ "TAIL_CALL", check_tail_call, NULL },
	{ "MOV", check_move, NULL },
	{ "ADD", check_add, NULL },
	{ "SUB", check_sub, NULL },
	{ "OR", check_or, NULL },
	{ "XOR", check_xor, NULL },
	{ "NEGATE", check_negate, NULL },
	{ "ADD_IMM", check_add, NULL },
	{ "AND_IMM", check_and, NULL },
	{ "SHIFT_LEFT", check_left, NULL },
	{ "SHIFT_RIGHT", check_right, NULL },
	{ "SHIFT_LEFT_IMM", check_left, NULL },
	{ "SHIFT_RIGHT_IMM", check_right, NULL },
	{ "JUMP", check_jump, NULL },
	{ "BRANCH_ZERO", check_zero, NULL },
	{ "BRANCH_NONZERO", check_nonzero, NULL },
	{ "BRANCH_EQUAL", check_equal, NULL },
	{ "BRANCH_NOT_EQUAL", check_unequal, NULL },
	{ "BRANCH_BELOW", check_below, NULL },
	{ "BRANCH_NOT_BELOW", check_not_below, NULL },
	{ "BRANCH_BELOW_IMM", check_below, NULL },
	{ "BRANCH_NOT_BELOW_IMM", check_not_below, NULL },
	{ "BRANCH_MASK_ZERO", check_none_of, NULL },
	{ "BRANCH_MASK_NONZERO", check_any_of, NULL },
	{ "BRANCH_BITS_DONE", check_none_of, NULL },
	{ "AND_BRANCH_ZERO", check_and_branch, NULL },
	{ "SUB_BRANCH_BELOW", check_sub_and_branch, NULL },
	{ "SUB_BRANCH_NOT_BELOW", check_sub_branch, NULL },
	{ "LOAD", check_load, NULL },
	{ "STORE", check_store, NULL },
	{ "LOAD_USER", check_load_user, NULL },
	{ "STORE_USER", check_store_user, NULL },
	{ "LOAD_FIRST_PART", check_load_first, NULL },
	{ "LOAD_LAST_PART", check_load_last, NULL },
	{ "STORE_FIRST_PART", check_store_first, NULL },
	{ "STORE_LAST_PART", check_store_last, NULL },
	{ "LOAD_UPDATE", check_load_update, NULL },
	{ "STORE_UPDATE", check_store_update, NULL },
	{ NULL, NULL, NULL },
};
