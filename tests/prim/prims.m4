
// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The test of primitives: every primitive and idiom of a target in small functions, one for each case. tests/prim/tree
// appends this file to templates/routines.m4 in a copy of the tree, where the driver expands PRIMITIVES() instead of
// KERNEL_FILES().
//
// A case is the macro under test between probes. A probe is an instruction with an exception entry, in whose place
// the harness (prim.c) puts an illegal one: there it sees and sets all registers, and goes on at the entry's fixup.
// So a case uses nothing but the macro that it tests.
//
// Of each case the header of its function says, for the harness:
//   case SYMBOL NAME PLACE;LOST;VISITS;ARGUMENT;...
// the macro and where it is defined; registers that it may lose, separated by commas; how many probes after the
// first one go on (at any other the case is over); the rest is known to the check of that macro in prim.c.

m4_define(<<CASES_>>, 0)
m4_define(<<PROBES_>>, 0)

// PROBE(): registers are looked at here, and may be set. FILLER_ is an instruction, BACK_ a return; they are expanded
// only once, for speed.
MACRO(PROBE, 0, <<m4_define(<<PROBES_>>, m4_incr(PROBES_))
@fault L(probe_<<>>PROBES_)
FILLER_
LABEL(probe_<<>>PROBES_)
>>)
m4_define(<<KEEP_FILLER_>>, <<m4_define(<<FILLER_>>, <<$*>>)>>)
m4_define(<<KEEP_BACK_>>, <<m4_define(<<BACK_>>, <<$*>>)>>)
// The fixup of a probe is the next instruction. That of an access must be farther away.
MACRO(PAD_, 0, <<
BACK_
FILLER_
FILLER_
FILLER_
FILLER_
>>)

// WITH_COMMAS(list): a list of registers for the harness.
VALUE_MACRO(WITH_COMMAS, 1, <<m4_translit(<<$1>>, << >>, <<,>>)>>)

// WITH(name): another macro that the case needs, and where that is.
VALUE_MACRO(WITH, 1, <<with $1 of DEFINED_$1_>>)

// FUNCTION_CASE(name, body): one function. ABOUT(name, lost, visits, arguments): what it is, anywhere in it.
// ONLY_ holds the names of the macros that are wanted, or nothing.
MACRO(FUNCTION_CASE, 2, <<IF_WANTED_(<<$1>>, <<m4_define(<<CASES_>>, m4_incr(CASES_))m4_define(<<PREFIX_>>, <<prim_>>CASES_)
@routine $1 PREFIX_ exact
FUNCTION_BEGIN(PREFIX_)
$2
FUNCTION_END(PREFIX_)
>>)>>)
MACRO(ABOUT, 4, <<
@title case PREFIX_ $1 DEFINED_$1_;WITH_COMMAS($2);$3;$4
>>)
m4_define(<<IF_WANTED_>>, <<m4_ifelse(m4_defn(<<ONLY_>>), <<>>, <<$2>>, <<m4_ifelse(m4_index(<< >>m4_defn(<<ONLY_>>)<< >>, << $1 >>), -1, <<>>, <<$2>>)>>)>>)

// CASE(name, lost, arguments, body): from one probe to the other. At L(else), if the body goes there, is another one.
MACRO(CASE, 4, <<VISITING_CASE(<<$1>>, <<$2>>, 0, <<$3>>, <<$4>>)>>)
// VISITING_CASE(name, lost, visits, arguments, body).
MACRO(VISITING_CASE, 5, <<FUNCTION_CASE(<<$1>>, <<
ABOUT(<<$1>>, <<$2>>, <<$3>>, <<$4>>)
PROBE()
$5
PROBE()
PAD_()
LABEL(else)
PROBE()
PAD_()
>>)>>)

// MOVING_CASE(name, lost, visits, arguments, direction, sides, body): the body in the moving part of a routine. sides:
// user destination, user source, has a source, as the arguments of SIDES. Probes: at the start; when everything is
// as a moving part finds it (a visit); at the end; and at L(retry), where recovery goes.
MACRO(MOVING_CASE, 7, <<IF_WANTED_(<<$1>>, <<
SIDES($6, residue)
START_TRACKING($5)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
SECTION(entry)
FUNCTION_CASE(<<$1>>, <<
PROBE()
IF(IS_USER_ROUTINE(), <<WINDOW_OPEN()>>)
ENTER_MOVING()
ABOUT(<<$1>>, ROLE(SCRATCH) $2, NUMBER(1 + $3), <<$4>>)
PROBE()
BLOCK(full)
$7
PROBE()
PAD_()
STUBS()
LABEL(retry)
PROBE()
PAD_()
>>)
SET_FRAME(1)
>>)>>)

// ---------------------------------------------------------------- registers

// ALL_REGISTERS_: those of all roles, each once, with a blank before.
m4_define(<<ALL_REGISTERS_>>)
m4_define(<<NOTE_REGISTER_>>, <<m4_ifelse(<<$1>>, <<>>, <<>>, ROLE_ZERO_<<>>ZERO_IS_WIRED(), <<$1>>1, <<>>,
m4_index(m4_defn(<<ALL_REGISTERS_>>)<< >>, << $1 >>), -1, <<m4_define(<<ALL_REGISTERS_>>, m4_defn(<<ALL_REGISTERS_>>)<< $1>>)>>)>>)
m4_define(<<NOTE_ROLES_>>, <<m4_ifelse($#, 1, <<>>, <<m4_ifelse(m4_defn(<<KIND_$2_>>)m4_ifdef(<<ROLE_$2_>>, 1), register1,
<<m4_ifelse(<<$2>>, RESERVED, <<>>, <<EACH_WORD_(<<NOTE_REGISTER_>>, ROLE_$2_)>>)>>)NOTE_ROLES_(m4_shift($@))>>)>>)

// The harness finds a register in the context of a signal by the constants that are loaded into it here.
MACRO(FIND_CASES, 0, <<EACH_WORD_(<<FIND_REGISTER_>>, ALL_REGISTERS_)>>)
m4_define(<<FIND_REGISTER_>>, <<m4_ifelse(<<$1>>, <<>>, <<>>, <<
FOR(<<f_>>, 1, 3, <<CASE(LOAD_IMM, $1, <<find;$1;NTH(- 17 106 77, f_)>>, <<LOAD_IMM($1, NTH(- 17 106 77, f_))>>)>>)>>)>>)

// ---------------------------------------------------------------- arithmetic

VALUE_MACRO(T, 1, <<TEMP($1)>>)

// OPERATION_CASES(name): to = a op b, every register of its own or one twice.
MACRO(OPERATION_CASES, 1, <<
OPERATION_CASE($1, T(0), T(1), T(2))
OPERATION_CASE($1, ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
OPERATION_CASE($1, T(0), T(0), T(1))
OPERATION_CASE($1, T(0), T(1), T(0))
OPERATION_CASE($1, T(0), T(1), T(1))
OPERATION_CASE($1, ROLE(SCRATCH), ROLE(ARG1), ROLE(ARG2))
>>)
MACRO(OPERATION_CASE, 4, <<CASE($1, $2, <<$2;$3;$4>>, <<$1($2, $3, $4)>>)>>)

// SHIFT_CASES(name): by a register. IMM_CASES(name, value...): by constants.
MACRO(SHIFT_CASES, 1, <<IF(DECLARES($1), <<
OPERATION_CASE($1, T(0), T(1), T(2))
OPERATION_CASE($1, T(0), T(0), T(1))
>>)>>)
m4_define(<<IMM_CASES>>, <<
CASE(<<$1>>, T(0), <<T(0);T(1);$2>>, <<$1(T(0), T(1), $2)>>)
CASE(<<$1>>, ROLE(ARG1), <<ROLE(ARG1);ROLE(ARG1);$2>>, <<$1(ROLE(ARG1), ROLE(ARG1), $2)>>)
m4_ifelse($#, 2, <<>>, <<IMM_CASES(<<$1>>, m4_shift(m4_shift($@)))>>)>>)

MACRO(ARITHMETIC, 0, <<
CASE(MOV, T(0), <<T(0);T(1)>>, <<MOV(T(0), T(1))>>)
CASE(MOV, ROLE(ARG0), <<ROLE(ARG0);ROLE(ARG2)>>, <<MOV(ROLE(ARG0), ROLE(ARG2))>>)
CASE(MOV, ROLE(RESULT), <<ROLE(RESULT);ROLE(ARG1)>>, <<MOV(ROLE(RESULT), ROLE(ARG1))>>)
LOAD_IMM_CASES(-1, 0, 1, 4, 8, 32, 64, 128, 255)
OPERATION_CASES(ADD)
OPERATION_CASES(SUB)
OPERATION_CASES(OR)
OPERATION_CASES(XOR)
CASE(NEGATE, T(0), <<T(0);T(1)>>, <<NEGATE(T(0), T(1))>>)
CASE(NEGATE, T(0), <<T(0);T(0)>>, <<NEGATE(T(0), T(0))>>)
IMM_CASES(ADD_IMM, 1, -1, 2, -2, 4, -4, 7, -7, 8, -8, 16, -16, 64, -64, 128, -128, 255, -255, 256, -256, NUMBER(64 * WORD()), NUMBER(-64 * WORD()))
FOR(<<k_>>, 1, LOG2(64 * WORD()), <<IMM_CASES(AND_IMM, NUMBER(2 ** (k_ - 1)), NUMBER(2 ** k_ - 1), NUMBER(-(2 ** k_)))>>)
SHIFT_CASES(SHIFT_LEFT)
SHIFT_CASES(SHIFT_RIGHT)
SHIFTS_BY(SHIFT_LEFT_IMM)
SHIFTS_BY(SHIFT_RIGHT_IMM)
>>)
m4_define(<<LOAD_IMM_CASES>>, <<CASE(LOAD_IMM, T(0), <<value;T(0);$1>>, <<LOAD_IMM(T(0), $1)>>)
m4_ifelse($#, 1, <<>>, <<LOAD_IMM_CASES(m4_shift($@))>>)>>)
MACRO(SHIFTS_BY, 1, <<IMM_CASES($1, 1, 2, 3, 8, 16, 24, NUMBER(8 * WORD() - 8), NUMBER(8 * WORD() - 1))>>)

// ---------------------------------------------------------------- branches

// BRANCH_CASE(name, lost, arguments, body): the body goes to L(else), or falls through.
MACRO(BRANCH_CASE, 4, <<CASE($1, <<ROLE(SCRATCH) $2>>, <<$3>>, <<$4>>)>>)
MACRO(BRANCHES_ONE, 1, <<
BRANCH_CASE($1, , <<T(0)>>, <<$1(T(0), L(else))>>)
BRANCH_CASE($1, , <<ROLE(ARG2)>>, <<$1(ROLE(ARG2), L(else))>>)
BRANCH_CASE($1, , <<ROLE(SCRATCH)>>, <<$1(ROLE(SCRATCH), L(else))>>)
>>)
MACRO(BRANCHES_TWO, 1, <<
BRANCH_CASE($1, , <<T(0);T(1)>>, <<$1(T(0), T(1), L(else))>>)
BRANCH_CASE($1, , <<ROLE(ARG0);ROLE(ARG1)>>, <<$1(ROLE(ARG0), ROLE(ARG1), L(else))>>)
BRANCH_CASE($1, , <<ROLE(SCRATCH);ROLE(ARG2)>>, <<$1(ROLE(SCRATCH), ROLE(ARG2), L(else))>>)
>>)
m4_define(<<BRANCHES_IMM>>, <<
BRANCH_CASE(<<$1>>, , <<ROLE(ARG2);$2>>, <<$1(ROLE(ARG2), $2, L(else))>>)
m4_ifelse($#, 2, <<>>, <<BRANCHES_IMM(<<$1>>, m4_shift(m4_shift($@)))>>)>>)
MACRO(BRANCHES, 0, <<
CASE(JUMP, , , <<JUMP(L(else))>>)
BRANCHES_ONE(BRANCH_ZERO)
BRANCHES_ONE(BRANCH_NONZERO)
BRANCHES_TWO(BRANCH_EQUAL)
BRANCHES_TWO(BRANCH_NOT_EQUAL)
BRANCHES_TWO(BRANCH_BELOW)
BRANCHES_TWO(BRANCH_NOT_BELOW)
BRANCHES_IMM(BRANCH_BELOW_IMM, 1, 2, 3, 4, 8, 16, 127, 128, 255)
BRANCHES_IMM(BRANCH_NOT_BELOW_IMM, 1, 2, 3, 4, 9, 17, 127, 128, 255)
IF(ACCELERATOR_MIN(), <<BRANCHES_IMM(BRANCH_BELOW_IMM, ACCELERATOR_MIN())>>)
FOR(<<k_>>, 0, 8, <<
BRANCHES_IMM(BRANCH_MASK_ZERO, NUMBER(2 ** k_), NUMBER(2 ** k_ - 1 + !k_))
BRANCHES_IMM(BRANCH_MASK_NONZERO, NUMBER(2 ** k_), NUMBER(2 ** k_ - 1 + !k_))
AND_BRANCHES(NUMBER(2 ** k_ - 1 + !k_))
IF(DECLARES(LOOP_BEGIN), <<>>, <<AND_BRANCHES(NUMBER(-(2 ** k_)))>>)
>>)
BRANCH_CASE(COUNT_DOWN, ROLE(ARG2), <<ROLE(ARG2);ROLE(ARG2);1>>, <<COUNT_DOWN(ROLE(ARG2), L(else))>>)
SKIP_CASES(1, 1)
SKIP_CASES(8, 8)
SKIP_CASES(128, 8)
>>)
MACRO(AND_BRANCHES, 1, <<
BRANCH_CASE(AND_BRANCH_ZERO, T(0), <<T(0);ROLE(ARG2);$1>>, <<AND_BRANCH_ZERO(T(0), ROLE(ARG2), $1, L(else))>>)
BRANCH_CASE(AND_BRANCH_ZERO, ROLE(ARG2), <<ROLE(ARG2);ROLE(ARG2);$1>>, <<AND_BRANCH_ZERO(ROLE(ARG2), ROLE(ARG2), $1, L(else))>>)
>>)

// SKIP_CASES(most, from): all bits from most down to 1 after one BITS_PREPARE; each that is set has a visit.
MACRO(SKIP_CASES, 2, <<VISITING_CASE(SKIP_BIT, ROLE(SCRATCH), NUMBER(LOG2($1) + 1), <<ROLE(ARG2);$1;WITH(BITS_PREPARE)>>, <<
BITS_PREPARE(ROLE(ARG2), $1)
HALVING(<<b_>>, $1, 1, <<
SKIP_BIT(ROLE(ARG2), b_, L(no_<<>>b_))
PROBE()
LABEL(no_<<>>b_)
>>)
>>)>>)

// ---------------------------------------------------------------- single accesses

// ACCESS_CASES(LOAD or STORE, size)
MACRO(ACCESS_CASES, 2, <<IF($2 <= WORD(), <<
ACCESS_CASE($1, $2, T(0), ROLE(ARG1), 0)
ACCESS_CASE($1, $2, T(1), ROLE(ARG0), $2)
ACCESS_CASE($1, $2, T(0), ROLE(ARG1), -$2)
ACCESS_CASE($1, $2, T(2), ROLE(ARG1), NUMBER(BULK_WORDS() * WORD() - $2))
ACCESS_CASE($1, $2, T(0), ROLE(ARG1), NUMBER(-BULK_WORDS() * WORD()))
IF_SAME($1, LOAD, <<ACCESS_CASE(LOAD, $2, ROLE(ARG1), ROLE(ARG1), $2)>>, <<
ACCESS_CASE(STORE, $2, ROLE(VALUE), ROLE(ARG0), 0)
ACCESS_CASE(STORE, $2, ROLE(ZERO), ROLE(ARG0), $2)
>>)
IF(SUM_AS_BASE(), <<ACCESS_CASE($1, $2, T(0), ROLE(ARG1) ROLE(ARG2), -$2)>>)
USER_CASE($1_USER, $2, $1, 0)
IF(DECLARES($1_PIECE), <<>>, <<
USER_CASE($1_USER, $2, $1, $2)
USER_CASE($1_USER, $2, $1, -$2)
>>)
>>)>>)
MACRO(ACCESS_CASE, 5, <<CASE($1, IF_SAME($1, LOAD, $3), <<$2;$3;WITH_COMMAS($4);$5>>, <<$1($2, $3, $4, $5)>>)>>)

// USER_CASE(LOAD_USER or STORE_USER, size, LOAD or STORE, displacement): with the exception entry of recovery.
MACRO(USER_CASE, 4, <<IF($2 == 2 && !USER_HALFWORDS(), <<>>, <<
MOVING_CASE($1, IF_SAME($3, LOAD, T(0)), 0, <<$2;T(0);ROLE(ARG1);$4>>, 1, <<1, 1, 1>>, <<
@fault L(retry)
$1($2, T(0), ROLE(ARG1), $4)
>>)>>)>>)

MACRO(UPDATE_CASES, 1, <<IF(UPDATE_FORMS(), <<
CASE($1_UPDATE, IF_SAME($1, LOAD, T(0)) ROLE(ARG1), <<WORD();T(0);ROLE(ARG1);WORD()>>, <<$1_UPDATE(WORD(), T(0), ROLE(ARG1), WORD())>>)
CASE($1_UPDATE, IF_SAME($1, LOAD, T(0)) ROLE(ARG1), <<WORD();T(0);ROLE(ARG1);NUMBER(-WORD())>>, <<$1_UPDATE(WORD(), T(0), ROLE(ARG1), NUMBER(-WORD()))>>)
MOVING_CASE($1_UPDATE, IF_SAME($1, LOAD, T(0)) ROLE(ARG1), 0, <<WORD();T(0);ROLE(ARG1);WORD()>>, 1, <<1, 1, 1>>, <<
@fault L(retry)
$1_UPDATE(WORD(), T(0), ROLE(ARG1), WORD())
>>)
>>)>>)

MACRO(ACCESSES, 0, <<
FOR(<<k_>>, 0, 3, <<ACCESS_CASES(LOAD, NUMBER(2 ** k_))>>)
FOR(<<k_>>, 0, 3, <<ACCESS_CASES(STORE, NUMBER(2 ** k_))>>)
UPDATE_CASES(LOAD)
UPDATE_CASES(STORE)
>>)

// ---------------------------------------------------------------- pieces and groups
//
// Arguments: direction, size, how many pieces in each group, how many groups, order (travel: the first register has
// the first piece; memory: it has the lowest), moves the pointer or not, user memory, pointer, registers.

// EACH_WAY(macro): macro(direction, user) for all of them.
MACRO(EACH_WAY, 1, <<
$1(1, 0)
$1(1, 1)
$1(-1, 0)
>>)
MACRO(PIECES_EACH_WAY, 2, <<
FOR(<<k_>>, 0, LOG2(WORD()), <<IF(k_ == 1 && $2 && !USER_HALFWORDS(), <<>>, <<
PIECES_CASE($1, $2, NUMBER(2 ** k_), 1)
IF($1 > 0, <<PIECES_CASE($1, $2, NUMBER(2 ** k_), 0)>>)
>>)>>)
>>)
MACRO(PIECES_CASE, 4, <<
m4_pushdef(<<TOTAL_>>, NUMBER(3 * $3 * $4))
MOVING_CASE(LOAD_PIECE, ROLE(ARG1) LIST_TEMPS(3), 0, <<$1;$3;3;1;travel;$4;$2;ROLE(ARG1);WITH_COMMAS(T(0) T(1) T(2))>>, $1, <<0, $2, 1>>, <<
FOR(<<p_>>, 0, 2, <<LOAD_PIECE(src, $3, T(p_), NUMBER(p_ * $3), TOTAL_)>>)
ADVANCE(src, TOTAL_)
>>)
MOVING_CASE(STORE_PIECE, ROLE(ARG0), 0, <<$1;$3;3;1;travel;$4;$2;ROLE(ARG0);WITH_COMMAS(T(0) T(1) T(2))>>, $1, <<$2, 0, 1>>, <<
FOR(<<p_>>, 0, 2, <<STORE_PIECE(dst, $3, T(p_), NUMBER(p_ * $3), TOTAL_)>>)
ADVANCE(dst, TOTAL_)
>>)
m4_popdef(<<TOTAL_>>)
>>)

MACRO(GROUPS_EACH_WAY, 2, <<
FOR(<<n_>>, 1, GROUP_WORDS(), <<GROUP_CASE($1, $2, n_, 1)>>)
GROUP_CASE($1, $2, GROUP_WORDS(), 2)
>>)
MACRO(GROUP_CASE, 4, <<
m4_pushdef(<<TOTAL_>>, NUMBER($3 * $4 * WORD()))
MOVING_CASE(LOAD_GROUP, ROLE(ARG1)<<>>LIST_TEMPS($3), 0, <<$1;WORD();$3;$4;memory;1;$2;ROLE(ARG1);GROUP_LIST($3)>>, $1, <<0, $2, 1>>, <<
FOR(<<p_>>, 0, $4 - 1, <<LOAD_GROUP(src, $3, NUMBER(p_ * $3 * WORD()), TOTAL_)>>)
ADVANCE(src, TOTAL_)
>>)
MOVING_CASE(STORE_GROUP, ROLE(ARG0)<<>>LIST_TEMPS($3), 0, <<$1;WORD();$3;$4;memory;1;$2;ROLE(ARG0);GROUP_LIST($3)>>, $1, <<$2, 0, 1>>, <<
FOR(<<p_>>, 0, $4 - 1, <<STORE_GROUP(dst, $3, NUMBER(p_ * $3 * WORD()), TOTAL_)>>)
ADVANCE(dst, TOTAL_)
>>)
m4_popdef(<<TOTAL_>>)
>>)
// GROUP_LIST(count): the first data registers.
VALUE_MACRO(GROUP_LIST, 1, <<T(0)<<>>FOR(<<l_>>, 1, $1 - 1, <<,T(l_)>>)>>)
// VALUE_LIST(count): what STORE_VALUES stores.
VALUE_MACRO(VALUE_LIST, 1, <<VALUE_OF(0)<<>>FOR(<<l_>>, 1, $1 - 1, <<,VALUE_OF(l_)>>)>>)

// VALUES_CASES(user, clears)
MACRO(VALUES_CASES, 2, <<
m4_define(<<CLEARS_>>, $2)
DOUBLING(<<n_>>, 1, BULK_WORDS(), <<VALUES_CASE($1, n_, 0)>>)
VALUES_CASE($1, 3, 0)
m4_ifdef(<<KIND_BULK_ENTER_>>, <<IF(DECLARES(BULK_ENTER), <<
VALUES_CASE($1, 1, 1)
VALUES_CASE($1, BULK_WORDS(), 1)
>>)>>)
m4_define(<<CLEARS_>>, 0)
>>)
MACRO(VALUES_CASE, 3, <<
m4_pushdef(<<TOTAL_>>, NUMBER($2 * WORD()))
MOVING_CASE(STORE_VALUES, ROLE(ARG0), $3, <<1;WORD();$2;1;values;1;$1;ROLE(ARG0);VALUE_LIST($2)>>, 1, <<$1, 0, 0>>, <<
IF($3, <<
BULK_ENTER()
PROBE()
>>)
STORE_VALUES(dst, $2, 0, TOTAL_)
ADVANCE(dst, TOTAL_)
>>)
m4_popdef(<<TOTAL_>>)
>>)

// SPAN_CASES(user): words by a base, with no pointer moved.
MACRO(SPAN_CASES, 1, <<
SIDES(0, 0, 1, residue)
DOUBLING(<<n_>>, 1, IF($1, NUMBER(TEMPS() / 2), COPY_ENDS_WORDS()), <<
SPAN_CASE($1, 0, n_, 0)
SPAN_CASE($1, 0, n_, NUMBER(-n_ * WORD()))
IF($1, <<>>, <<IF(2 * n_ <= TEMPS(), <<SPAN_CASE(0, n_, n_, NUMBER(-n_ * WORD()))>>)>>)
VALUES_SPAN_CASE($1, n_, 0, 0)
VALUES_SPAN_CASE($1, n_, NUMBER(-n_ * WORD()), 1)
>>)
>>)
MACRO(SPAN_CASE, 4, <<
MOVING_CASE(LOAD_SPAN, LIST_TEMPS(NUMBER($2 + $3)), 0, <<$4;WORD();$3;1;span;0;$1;ROLE(ARG1);SPAN_LIST($2, $3)>>, 1, <<0, $1, 1>>, <<
LOAD_SPAN(src, $2, $3, ROLE(ARG1), $4)
>>)
MOVING_CASE(STORE_SPAN, , 0, <<$4;WORD();$3;1;span;0;$1;ROLE(ARG0);SPAN_LIST($2, $3)>>, 1, <<$1, 0, 1>>, <<
STORE_SPAN(dst, $2, $3, ROLE(ARG0), $4)
>>)
>>)
VALUE_MACRO(SPAN_LIST, 2, <<SPAN_TEMP($1)<<>>FOR(<<l_>>, 1, $2 - 1, <<,SPAN_TEMP(NUMBER($1 + l_))>>)>>)
MACRO(VALUES_SPAN_CASE, 4, <<
m4_define(<<CLEARS_>>, $4)
MOVING_CASE(STORE_VALUES_SPAN, , 0, <<$3;WORD();$2;1;span;0;$1;ROLE(ARG0);VALUE_LIST($2)>>, 1, <<$1, 0, 0>>, <<
STORE_VALUES_SPAN(dst, $2, ROLE(ARG0), $3)
>>)
m4_define(<<CLEARS_>>, 0)
>>)

MACRO(GROUPS, 0, <<
EACH_WAY(<<PIECES_EACH_WAY>>)
EACH_WAY(<<GROUPS_EACH_WAY>>)
VALUES_CASES(0, 0)
VALUES_CASES(1, 1)
IF(UNALIGNED(), <<
SPAN_CASES(0)
SPAN_CASES(1)
>>)
>>)

// ---------------------------------------------------------------- loops
//
// Arguments: direction, bytes, bias of the pointer, pointer, count, LOOP_BEGIN and LOOP_NEXT or not LINES.

MACRO(LOOPS, 0, <<
LOOP_CASES(1, 0, 0)
LOOP_CASES(-1, 0, 0)
LOOP_CASES(1, 1, 0)
IF(POINTER_BIAS(), <<
LOOP_CASES(1, 0, NUMBER(-POINTER_BIAS()))
LOOP_CASES(1, 1, NUMBER(-POINTER_BIAS()))
>>)
>>)
MACRO(LOOP_CASES, 3, <<
LOOP_CASE($1, $2, $3, WORD())
LOOP_CASE($1, $2, $3, NUMBER(BULK_WORDS() * WORD()))
>>)
MACRO(LOOP_CASE, 4, <<
MOVING_CASE(IF($2, LOOP_REST, LOOP_NEXT), ROLE(ARG0) ROLE(ARG2) ROLE(SCRATCH)<<>>IF(HAS_ROLE(LOOP_END), << ROLE(LOOP_END)>>), 1,
<<$1;$4;$3;$2;ROLE(ARG0);ROLE(ARG2);T(0);ROLE(SCRATCH);WITH(LOOP_BEGIN)>>, $1, <<$2, 0, 1>>, <<
SET_BASE(dst, $3)
BLOCK(full)
LOOP_BEGIN($4, L(none))
LABEL(top)
BLOCK(loop:$4:BASE(dst))
PROBE()
IF($2, <<STORE_AT(dst, 1, T(0), DST(), DISP(dst, 0, 1))>>)
ADVANCE(dst, $4)
LOOP_NEXT($4, L(top))
LABEL(none)
>>)>>)

// ---------------------------------------------------------------- shift-merge

MACRO(MERGES, 0, <<IF(UNALIGNED(), <<>>, <<
IF(MERGE_BY_CONSTANT(), <<FOR(<<o_>>, 1, WORD() - 1, <<
MERGE_CASES(1, o_)
MERGE_CASES(-1, o_)
>>)>>, <<
MOVING_CASE(MERGE_SETUP, ROLE(ARG1) ROLE(SHIFT) ROLE(COSHIFT) ROLE(SCRATCH), 0, <<ROLE(ARG1);ROLE(SHIFT);ROLE(COSHIFT)>>, 1, <<0, 0, 1>>, <<MERGE_SETUP()>>)
MERGE_CASES(1, var)
MERGE_CASES(-1, var)
>>)
>>)>>)
// MERGE_CASES(direction, offset or var)
MACRO(MERGE_CASES, 2, <<
m4_pushdef(<<LOST_>>, IF_SAME($2, var, <<ROLE(SHIFT);ROLE(COSHIFT)>>, <<none;none>>))
SET_MERGE($2)
MERGE_CASE(MERGE_UNDO, $1, $2, ROLE(ARG1) ROLE(SCRATCH)<<>>IF_SAME($2, var, << ROLE(SHIFT) ROLE(COSHIFT)>>), <<$1;$2;LOST_;ROLE(ARG1)>>, <<MERGE_UNDO()>>)
MERGE_CASE(MERGE_CARRY, $1, $2, T(1) ROLE(SCRATCH), <<$1;$2;LOST_;T(1);T(2)>>, <<MERGE_CARRY(T(1), T(2))>>)
MERGE_CASE(MERGE_CARRY, $1, $2, ROLE(CARRY) ROLE(SCRATCH), <<$1;$2;LOST_;ROLE(CARRY);ROLE(CARRY)>>, <<MERGE_CARRY(ROLE(CARRY), ROLE(CARRY))>>)
MERGE_CASE(MERGE_JOIN, $1, $2, T(1) ROLE(SCRATCH), <<$1;$2;LOST_;T(1);ROLE(CARRY);T(2)>>, <<MERGE_JOIN(T(1), ROLE(CARRY), T(2))>>)
FOR(<<n_>>, 1, MERGE_WORDS(), <<
MERGE_GROUP_CASE($1, $2, 0, n_, 1)
IF($1 > 0, <<MERGE_GROUP_CASE($1, $2, 1, n_, 1)>>)
>>)
MERGE_GROUP_CASE($1, $2, 0, MERGE_WORDS(), 2)
m4_popdef(<<LOST_>>)
>>)
MACRO(MERGE_CASE, 6, <<MOVING_CASE($1, <<$4>>, 0, <<$5>>, $2, <<0, 0, 1>>, <<
SET_MERGE($3)
$6
SET_MERGE(no)
>>)>>)
MACRO(MERGE_GROUP_CASE, 5, <<
m4_pushdef(<<AHEAD_>>, IF($1 > 0 && MERGE_AHEAD(), WORD(), 0))
m4_pushdef(<<TOTAL_>>, NUMBER($4 * $5 * WORD()))
MOVING_CASE(MERGE_GROUP, ROLE(ARG0) ROLE(ARG1) ROLE(CARRY) ROLE(SCRATCH)<<>>LIST_TEMPS(TEMPS()), 0,
<<$1;$2;LOST_;NUMBER($4 * $5);AHEAD_;$3;ROLE(CARRY);ROLE(ARG0);ROLE(ARG1);WITH(MERGE_JOIN)>>, $1, <<$3, $3, 1>>, <<
SET_MERGE($2)
IF($1 > 0, <<SET_LEAD(WORD())>>)
SET_BASE(src, AHEAD_)
BLOCK(full)
FOR(<<p_>>, 0, $5 - 1, <<MERGE_GROUP($4, NUMBER(p_ * $4 * WORD()), TOTAL_)>>)
ADVANCE(src, TOTAL_)
ADVANCE(dst, TOTAL_)
SET_LEAD(0)
SET_MERGE(no)
SET_BASE(src, 0)
>>)
m4_popdef(<<TOTAL_>>)
m4_popdef(<<AHEAD_>>)
>>)

// ---------------------------------------------------------------- fill, compare

// A value of less than a word is only given where unaligned access is allowed, but for memset's byte.
MACRO(FILLS, 0, <<
SIDES(0, 0, 0, dst)
DOUBLING(<<r_>>, 8, MIN(IF(UNALIGNED(), 32, 8), NUMBER(4 * WORD())),
<<CASE(REPLICATE, ROLE(VALUE) ROLE(SCRATCH)<<>>LIST_TEMPS(TEMPS()), <<r_;ROLE(VALUE)>>, <<REPLICATE(r_)>>)>>)
IF(LINE_MIN(), <<
MOVING_CASE(BRANCH_BELOW_LINES, ROLE(SCRATCH), 1, <<ROLE(ARG2);ROLE(ARG0);LINE_MIN()>>, 1, <<1, 0, 0>>, <<
BRANCH_BELOW_LINES(ROLE(ARG2), L(few))
PROBE()
PROBE()
LABEL(few)
>>)
MOVING_CASE(CLEAR_LINE, ROLE(ARG0) ROLE(ARG2) ROLE(SCRATCH), 3, <<ROLE(ARG0);ROLE(ARG2);ROLE(HEAD_LENGTH);ROLE(ZERO);LINE_MIN();ROLE(SCRATCH);WITH(LINES_BEGIN)>>, 1, <<1, 0, 0>>, <<
LINES_PREPARE()
PROBE()
LINE_GAP(ROLE(HEAD_LENGTH))
PROBE()
LINES_BEGIN(L(lines_done))
LABEL(lines)
BLOCK(lines)
CLEAR_LINE()
PROBE()
LINES_NEXT(L(lines))
LABEL(lines_done)
>>)
>>)
IF(LINES_IN_MEMSET(), <<CASE(LINES_GATE, ROLE(SCRATCH), <<ROLE(VALUE)>>, <<LINES_GATE(L(else))>>)>>)
>>)

// Arguments: user side, fills, clears, destination, source, count, value.
MACRO(ACCELERATORS, 0, <<IF(ACCELERATOR_MIN(), <<
ALL_CASE(COPY_ALL, 0, 0, 0, ROLE(ARG1))
ALL_CASE(COPY_ALL, 0, 1, 0, ROLE(ARG1))
ALL_CASE(COPY_ALL, 1, 0, 0, ROLE(ARG1))
ALL_CASE(FILL_ALL, 0, 0, 0, ROLE(VALUE))
ALL_CASE(FILL_ALL, 1, 0, 1, ROLE(ZERO))
>>)>>)
MACRO(ALL_CASE, 5, <<
m4_define(<<CLEARS_>>, $4)
MOVING_CASE($1, <<ROLE(ARG0) ROLE(ARG1) ROLE(ARG2) ROLE(SCRATCH)<<>>LIST_TEMPS(TEMPS())>>, 0,
<<$2;$3;ROLE(ARG0);$5;ROLE(ARG2);WITH(ALL_REST)>>, 1, <<$2, $3, IF_SAME($1, COPY_ALL, 1, 0)>>, <<
BLOCK(all)
$1()
>>)
m4_define(<<CLEARS_>>, 0)
>>)

// COMPARE_GROUP_CASE(count): a visit if the groups differ. Arguments: count, first and second buffer, words that differ.
MACRO(COMPARE_GROUP_CASE, 1, <<MOVING_CASE(COMPARE_GROUP, <<ROLE(ARG0) ROLE(ARG1)<<>>LIST_TEMPS(TEMPS())>>, 1,
<<$1;ROLE(ARG0);ROLE(ARG1);T(0);T(1);WITH(COMPARE_PICK)>>, 1, <<0, 0, 1>>, <<
COMPARE_GROUP($1, 0, NUMBER($1 * WORD()))
ADVANCE(dst, NUMBER($1 * WORD()))
ADVANCE(src, NUMBER($1 * WORD()))
JUMP(L(equal))
COMPARE_PICK()
LABEL(differ)
PROBE()
LABEL(equal)
>>)>>)
MACRO(COMPARES, 0, <<
m4_define(<<DIFFER_>>, <<differ>>)
m4_ifdef(<<KIND_COMPARE_GROUP_>>, <<DOUBLING(<<n_>>, 1, COMPARE_WORDS(), <<COMPARE_GROUP_CASE(n_)>>)>>)
SIDES(0, 0, 1, order)
IF(DECLARES(FIRST_BYTE) || !(BIG_ENDIAN() || DECLARES(ORDER)), <<
CASE(FIRST_BYTE, ROLE(ARG0) ROLE(SCRATCH), <<ROLE(ARG0);T(0)>>, <<FIRST_BYTE(ROLE(ARG0), T(0))>>)
CASE(FIRST_BYTE, ROLE(ARG1) ROLE(SCRATCH), <<ROLE(ARG1);T(1)>>, <<FIRST_BYTE(ROLE(ARG1), T(1))>>)
CASE(DROP_BYTE, T(0) ROLE(SCRATCH), <<T(0)>>, <<DROP_BYTE(T(0))>>)
>>)
CASE(ORDER, <<ROLE(ARG0) ROLE(ARG1) ROLE(RESULT) ROLE(SCRATCH) T(0) T(1)>>, <<ROLE(RESULT);T(0);T(1)>>, <<
ORDER(T(0), T(1), L(done))
LABEL(done)
>>)
>>)

// ---------------------------------------------------------------- functions

// HAVOC(): data registers may hold anything.
MACRO(HAVOC, 0, <<FOR(<<h_>>, 0, TEMPS() - 1, <<LOAD_IMM(T(h_), 90)>>)>>)
MACRO(FUNCTIONS, 0, <<
FUNCTION_CASE(RETURN_TO_CALLER, <<
ABOUT(RETURN_TO_CALLER, , 0, plain)
RETURN_TO_CALLER()
>>)
FUNCTION_CASE(TAIL_CALL, <<
ABOUT(TAIL_CALL, , 0, target)
TAIL_CALL(target)
>>)
>>)
// A whole routine but for what it does: it enters, loses its data registers and leaves.
MACRO(ENTRIES, 0, <<
LEAVE_CASE(1, 1, <<0, 0, 1, dst>>, 0)
LEAVE_CASE(-1, 1, <<0, 0, 1, dst>>, 0)
LEAVE_CASE(1, 0, <<0, 0, 1, dst>>, 0)
LEAVE_CASE(1, 1, <<0, 0, 0, dst>>, 0)
LEAVE_CASE(1, 1, <<1, 1, 1, residue>>, 0)
LEAVE_CASE(1, 0, <<1, 1, 1, residue>>, 0)
LEAVE_CASE(1, 1, <<1, 0, 0, residue>>, 1)
>>)
// LEAVE_CASE(direction, with frame, sides, clears)
MACRO(LEAVE_CASE, 4, <<IF_WANTED_(LEAVE, <<
SIDES($3)
m4_define(<<CLEARS_>>, $4)
START_TRACKING($1)
AT_ENTRY(ROLE(ARG0), IF(HAS_SRC(), <<ROLE(ARG1)>>, NONE), IF($4, <<ROLE(ARG1)>>, <<ROLE(ARG2)>>))
m4_define(<<RESULT_IS_KEPT_>>, IF_SAME(ROLE(RESULT), ROLE(ARG0), 1, 0))
FUNCTION_CASE(LEAVE, <<
ABOUT(LEAVE, , 0, IF(RETURNS_DST(), dst, residue))
IF(IS_USER_ROUTINE(), <<WINDOW_OPEN()>>)
IF($4 && !ZERO_IS_WIRED(), <<LOAD_IMM(ROLE(ZERO), 0)>>)
START_MOVING($2, 0)
IF(HAS_SRC(), <<HAVOC()>>)
EXIT()
IF(HAS_FRAME(), <<FRAME_LEFT()>>)
>>)
m4_define(<<CLEARS_>>, 0)
SET_FRAME(1)
>>)>>)

// The window: opened and closed, by a copy. What happens to registers is for the kernel to say.
MACRO(WINDOWS, 0, <<
SIDES(1, 1, 1, residue)
START_TRACKING(1)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
CASE(WINDOW_OPEN, ROLE(SCRATCH)<<>>LIST_TEMPS(TEMPS()), <<open;ROLE(ARG0);ROLE(ARG1);ROLE(ARG2)>>, <<WINDOW_OPEN()>>)
VISITING_CASE(WINDOW_CLOSE, ROLE(SCRATCH), 1, <<closed;ROLE(ARG0);ROLE(ARG1);ROLE(ARG2)>>, <<
WINDOW_OPEN()
PROBE()
WINDOW_CLOSE()
>>)
SET_FRAME(1)
>>)

// ---------------------------------------------------------------- the file

m4_define(<<HEADERS_>>)
m4_define(<<NOTE_HEADER_>>, <<m4_ifelse(<<$1>>, <<>>, <<>>, m4_index(m4_defn(<<HEADERS_>>)<< >>, << $1 >>), -1,
<<m4_define(<<HEADERS_>>, m4_defn(<<HEADERS_>>)<< $1>>)>>)>>)
m4_define(<<INCLUDE_HEADER_>>, <<m4_ifelse(<<$1>>, <<>>, <<>>, <<
@include $1
>>)>>)

m4_define(<<IGNORE_>>, <<>>)
// PRIMITIVES(): one file, with the headers of all of the target's files.
m4_define(<<PRIMITIVES>>, <<m4_dnl
m4_pushdef(<<ROUTINE>>, <<>>)m4_pushdef(<<FILE>>, <<EACH_WORD_(<<NOTE_HEADER_>>, $>><<2)>>)m4_dnl
IGNORE_(KERNEL_FILES())m4_popdef(<<FILE>>)m4_popdef(<<ROUTINE>>)m4_dnl
@file prims.S
@about primitives and idioms, one by one
EACH_WORD_(<<INCLUDE_HEADER_>>, HEADERS_)
m4_define(<<CLEARS_>>, 0)
SIDES(0, 0, 1, dst)
NOTE_ROLES_(NAMES_)
SIDES(0, 0, 1, residue)
NOTE_ROLES_(NAMES_)
START_TRACKING(1)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
SET_FRAME(1)
KEEP_FILLER_(MOV(ROLE(ARG0), ROLE(ARG0)))KEEP_BACK_(RETURN_TO_CALLER())
FIND_CASES()
FUNCTIONS()
ARITHMETIC()
BRANCHES()
ACCESSES()
ENTRIES()
WINDOWS()
GROUPS()
LOOPS()
MERGES()
FILLS()
ACCELERATORS()
COMPARES()
>>)
