
// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The test of primitives: every primitive and idiom of a target in small functions, one for each case. tests/prim/tree
// appends this file to templates/routines.m4 in a copy of the tree, where the driver expands PRIMITIVES_() instead of
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

// PROBE_(): registers are looked at here, and may be set. FILLER_ is an instruction, BACK_ a return; they are expanded
// only once, for speed.
MACRO(PROBE_, 0, <<m4_define(<<PROBES_>>, m4_incr(PROBES_))
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

// WITH_COMMAS_(list): a list of registers for the harness.
VALUE_MACRO(WITH_COMMAS_, 1, <<m4_translit(<<$1>>, << >>, <<,>>)>>)

// WITH_(name): another macro that the case needs, and where that is.
VALUE_MACRO(WITH_, 1, <<with $1 of DEFINED_$1_>>)

// FUNCTION_CASE_(name, body): one function. ABOUT_(name, lost, visits, arguments): what it is, anywhere in it.
// ONLY_ holds the names of the macros that are wanted, or nothing.
MACRO(FUNCTION_CASE_, 2, <<IF_WANTED_(<<$1>>, <<m4_define(<<CASES_>>, m4_incr(CASES_))m4_define(<<PREFIX_>>, <<prim_>>CASES_)
@also $1 PREFIX_ exact
FUNCTION_BEGIN(PREFIX_)
$2
FUNCTION_END(PREFIX_)
>>)>>)
MACRO(ABOUT_, 4, <<
@title case PREFIX_ $1 DEFINED_$1_;WITH_COMMAS_($2);$3;$4
>>)
m4_define(<<IF_WANTED_>>, <<m4_ifelse(m4_defn(<<ONLY_>>), <<>>, <<$2>>, <<m4_ifelse(m4_index(<< >>m4_defn(<<ONLY_>>)<< >>, << $1 >>), -1, <<>>, <<$2>>)>>)>>)

// CASE_(name, lost, arguments, body): from one probe to the other. At L(else), if the body goes there, is another one.
MACRO(CASE_, 4, <<VISITING_CASE_(<<$1>>, <<$2>>, 0, <<$3>>, <<$4>>)>>)
// VISITING_CASE_(name, lost, visits, arguments, body).
MACRO(VISITING_CASE_, 5, <<FUNCTION_CASE_(<<$1>>, <<
ABOUT_(<<$1>>, <<$2>>, <<$3>>, <<$4>>)
PROBE_()
$5
PROBE_()
PAD_()
LABEL(else)
PROBE_()
PAD_()
>>)>>)

// MOVING_CASE_(name, lost, visits, arguments, direction, sides, body): the body in the moving part of a routine. sides:
// user destination, user source, has a source, as the arguments of SIDES. Probes: at the start; when everything is
// as a moving part finds it (a visit); at the end; and at L(retry), where recovery goes.
MACRO(MOVING_CASE_, 7, <<
IF_WANTED_(<<$1>>, <<
SIDES($6, residue)
START_TRACKING($5)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
SECTION(entry)
FUNCTION_CASE_(<<$1>>, <<
PROBE_()
IF(IS_USER_ROUTINE(), <<WINDOW_OPEN()>>)
ENTER_MOVING()
ABOUT_(<<$1>>, ROLE(SCRATCH) $2, NUMBER(1 + $3), <<$4>>)
PROBE_()
BLOCK(full)
$7
PROBE_()
PAD_()
STUBS()
LABEL(retry)
PROBE_()
PAD_()
>>)
>>)
USE_SIDES_(0, 0, HAS_SRC())
>>)
// USE_SIDES_(user destination, user source, has a source): the registers are those of such a routine; after each case
// those of one without user memory. Where the arguments of a case name registers, it comes first.
MACRO(USE_SIDES_, 3, <<
SIDES($@, residue)
SET_FRAME(1)
>>)

// ---------------------------------------------------------------- registers

// ALL_REGISTERS_: those of all roles, each once, with a blank before.
m4_define(<<ALL_REGISTERS_>>)
m4_define(<<NOTE_REGISTER_>>, <<m4_ifelse(<<$1>>, <<>>, <<>>, ROLE_ZERO_<<>>ZERO_IS_WIRED(), <<$1>>1, <<>>,
m4_index(m4_defn(<<ALL_REGISTERS_>>)<< >>, << $1 >>), -1, <<m4_define(<<ALL_REGISTERS_>>, m4_defn(<<ALL_REGISTERS_>>)<< $1>>)>>)>>)
m4_define(<<NOTE_REGISTERS_OF_>>, <<m4_ifelse(<<$1>>, RESERVED, <<>>, <<m4_ifdef(<<ROLE_$1_>>, <<EACH_WORD_(<<NOTE_REGISTER_>>, ROLE_$1_)>>)>>)>>)

// The harness finds a register in the context of a signal by the constants that are loaded into it here.
MACRO(FIND_CASES_, 0, <<EACH_WORD_(<<FIND_REGISTER_>>, ALL_REGISTERS_)>>)
m4_define(<<FIND_REGISTER_>>, <<m4_ifelse(<<$1>>, <<>>, <<>>, <<
FOR(<<f_>>, 1, 3, <<CASE_(LOAD_IMM, $1, <<find;$1;NTH(- 17 106 77, f_)>>, <<LOAD_IMM($1, NTH(- 17 106 77, f_))>>)>>)>>)>>)

// ---------------------------------------------------------------- arithmetic

VALUE_MACRO(T_, 1, <<TEMP($1)>>)

// OPERATION_CASES_(name): to = a op b, every register of its own or one twice.
MACRO(OPERATION_CASES_, 1, <<
OPERATION_CASE_($1, T_(0), T_(1), T_(2))
OPERATION_CASE_($1, ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
OPERATION_CASE_($1, T_(0), T_(0), T_(1))
OPERATION_CASE_($1, T_(0), T_(1), T_(0))
OPERATION_CASE_($1, T_(0), T_(1), T_(1))
OPERATION_CASE_($1, ROLE(SCRATCH), ROLE(ARG1), ROLE(ARG2))
>>)
MACRO(OPERATION_CASE_, 4, <<CASE_($1, $2, <<$2;$3;$4>>, <<$1($2, $3, $4)>>)>>)

// SHIFT_CASES_(name): by a register. IMM_CASES_(name, value...): by constants.
MACRO(SHIFT_CASES_, 1, <<IF(DECLARES($1), <<
OPERATION_CASE_($1, T_(0), T_(1), T_(2))
OPERATION_CASE_($1, T_(0), T_(0), T_(1))
>>)>>)
m4_define(<<IMM_CASES_>>, <<
CASE_(<<$1>>, T_(0), <<T_(0);T_(1);$2>>, <<$1(T_(0), T_(1), $2)>>)
CASE_(<<$1>>, ROLE(ARG1), <<ROLE(ARG1);ROLE(ARG1);$2>>, <<$1(ROLE(ARG1), ROLE(ARG1), $2)>>)
m4_ifelse($#, 2, <<>>, <<IMM_CASES_(<<$1>>, m4_shift(m4_shift($@)))>>)>>)

MACRO(ARITHMETIC_, 0, <<
CASE_(MOV, T_(0), <<T_(0);T_(1)>>, <<MOV(T_(0), T_(1))>>)
CASE_(MOV, ROLE(ARG0), <<ROLE(ARG0);ROLE(ARG2)>>, <<MOV(ROLE(ARG0), ROLE(ARG2))>>)
CASE_(MOV, ROLE(RESULT), <<ROLE(RESULT);ROLE(ARG1)>>, <<MOV(ROLE(RESULT), ROLE(ARG1))>>)
LOAD_IMM_CASES_(-1, 0, 1, 4, 8, 32, 64, 128, 255)
OPERATION_CASES_(ADD)
OPERATION_CASES_(SUB)
OPERATION_CASES_(OR)
OPERATION_CASES_(XOR)
CASE_(NEGATE, T_(0), <<T_(0);T_(1)>>, <<NEGATE(T_(0), T_(1))>>)
CASE_(NEGATE, T_(0), <<T_(0);T_(0)>>, <<NEGATE(T_(0), T_(0))>>)
IMM_CASES_(ADD_IMM, 1, -1, 2, -2, 4, -4, 7, -7, 8, -8, 16, -16, 64, -64, 128, -128, 255, -255, 256, -256, NUMBER(64 * WORD()), NUMBER(-64 * WORD()))
FOR(<<k_>>, 1, LOG2(64 * WORD()), <<IMM_CASES_(AND_IMM, NUMBER(2 ** (k_ - 1)), NUMBER(2 ** k_ - 1), NUMBER(-(2 ** k_)))>>)
SHIFT_CASES_(SHIFT_LEFT)
SHIFT_CASES_(SHIFT_RIGHT)
SHIFTS_BY_(SHIFT_LEFT_IMM)
SHIFTS_BY_(SHIFT_RIGHT_IMM)
>>)
m4_define(<<LOAD_IMM_CASES_>>, <<CASE_(LOAD_IMM, T_(0), <<value;T_(0);$1>>, <<LOAD_IMM(T_(0), $1)>>)
m4_ifelse($#, 1, <<>>, <<LOAD_IMM_CASES_(m4_shift($@))>>)>>)
MACRO(SHIFTS_BY_, 1, <<IMM_CASES_($1, 1, 2, 3, 8, 16, 24, NUMBER(8 * WORD() - 8), NUMBER(8 * WORD() - 1))>>)

// ---------------------------------------------------------------- branches

// BRANCH_CASE_(name, lost, arguments, body): the body goes to L(else), or falls through.
MACRO(BRANCH_CASE_, 4, <<CASE_($1, <<ROLE(SCRATCH) $2>>, <<$3>>, <<$4>>)>>)
MACRO(BRANCHES_ONE_, 1, <<
BRANCH_CASE_($1, , <<T_(0)>>, <<$1(T_(0), L(else))>>)
BRANCH_CASE_($1, , <<ROLE(ARG2)>>, <<$1(ROLE(ARG2), L(else))>>)
BRANCH_CASE_($1, , <<ROLE(SCRATCH)>>, <<$1(ROLE(SCRATCH), L(else))>>)
>>)
MACRO(BRANCHES_TWO_, 1, <<
BRANCH_CASE_($1, , <<T_(0);T_(1)>>, <<$1(T_(0), T_(1), L(else))>>)
BRANCH_CASE_($1, , <<ROLE(ARG0);ROLE(ARG1)>>, <<$1(ROLE(ARG0), ROLE(ARG1), L(else))>>)
BRANCH_CASE_($1, , <<ROLE(SCRATCH);ROLE(ARG2)>>, <<$1(ROLE(SCRATCH), ROLE(ARG2), L(else))>>)
>>)
m4_define(<<BRANCHES_IMM_>>, <<
BRANCH_CASE_(<<$1>>, , <<ROLE(ARG2);$2>>, <<$1(ROLE(ARG2), $2, L(else))>>)
m4_ifelse($#, 2, <<>>, <<BRANCHES_IMM_(<<$1>>, m4_shift(m4_shift($@)))>>)>>)
MACRO(BRANCHES_, 0, <<
CASE_(JUMP, , , <<JUMP(L(else))>>)
IF(DECLARES(JUMP_TO_LAST), <<
JUMP_CASE_(1, 1, 15)
JUMP_CASE_(1, 2, 15)
JUMP_CASE_(WORD(), 1, 31)
JUMP_CASE_(WORD(), 1, 7)
>>)
BRANCHES_ONE_(BRANCH_ZERO)
BRANCHES_ONE_(BRANCH_NONZERO)
BRANCHES_TWO_(BRANCH_EQUAL)
BRANCHES_TWO_(BRANCH_NOT_EQUAL)
BRANCHES_TWO_(BRANCH_BELOW)
BRANCHES_TWO_(BRANCH_NOT_BELOW)
BRANCHES_IMM_(BRANCH_BELOW_IMM, 1, 2, 3, 4, 8, 16, 127, 128, 255)
BRANCHES_IMM_(BRANCH_NOT_BELOW_IMM, 1, 2, 3, 4, 9, 17, 127, 128, 255)
IF(UNALIGNED() && !GROUPS_ALIGNED(), <<
BRANCHES_IMM_(BRANCH_BELOW_IMM, 256, 257, 768, 2047)
BRANCHES_IMM_(BRANCH_NOT_BELOW_IMM, 256, 257, 768, 2047)
>>, <<
BRANCHES_IMM_(BRANCH_BELOW_IMM, 256, 512)
BRANCHES_IMM_(BRANCH_NOT_BELOW_IMM, 256, 512)
>>)
FOR(<<k_>>, 0, 8, <<
BRANCHES_IMM_(BRANCH_MASK_ZERO, NUMBER(2 ** k_), NUMBER(2 ** k_ - 1 + !k_))
BRANCHES_IMM_(BRANCH_MASK_NONZERO, NUMBER(2 ** k_), NUMBER(2 ** k_ - 1 + !k_))
AND_BRANCHES_(NUMBER(2 ** k_ - 1 + !k_))
IF(HAS_ROLE(LOOP_END) && !DECLARES(LOOP_BEGIN), <<AND_BRANCHES_(NUMBER(-(2 ** k_)))>>)
>>)
IF(DECLARES(SUB_BRANCH_NOT_BELOW), <<SUB_BRANCHES_(NUMBER(2 * WORD()))>>)
IF(DECLARES(SUB_BRANCH_BELOW), <<
BRANCH_CASE_(SUB_BRANCH_BELOW, T_(0), <<T_(0);ROLE(ARG2);WORD()>>, <<SUB_BRANCH_BELOW(T_(0), ROLE(ARG2), WORD(), L(else))>>)
BRANCH_CASE_(SUB_BRANCH_BELOW, ROLE(ARG2), <<ROLE(ARG2);ROLE(ARG2);WORD()>>, <<SUB_BRANCH_BELOW(ROLE(ARG2), ROLE(ARG2), WORD(), L(else))>>)
>>)
SKIP_CASES_(1, 1)
SKIP_CASES_(8, 8)
SKIP_CASES_(128, 8)
SKIP_PAIRS_CASE_(128)
IF(DECLARES(SKIP_PAIR), <<SKIP_ONE_CASE_()>>)
DOUBLING(<<k_>>, 2, 32, <<BRANCH_CASE_(BRANCH_BITS_DONE, , <<ROLE(ARG2);NUMBER(k_ - 1)>>, <<
BITS_PREPARE(ROLE(ARG2), k_)
SKIP_BIT(ROLE(ARG2), k_, L(skipped))
LABEL(skipped)
BRANCH_BITS_DONE(ROLE(ARG2), k_, L(else))
>>)>>)
>>)
// JUMP_CASE_(unit, each, most): the instructions store a byte each.
MACRO(JUMP_CASE_, 3, <<CASE_(JUMP_TO_LAST, ROLE(SCRATCH) ROLE(LOOP_END), <<ROLE(ARG2);$1;$2;$3;ROLE(ARG1);T_(TEMPS() - 1)>>, <<
JUMP_TO_LAST(ROLE(ARG2), $1, $2, $3)
FOR(<<j_>>, 0, $2 * $3 - 1, <<STORE(1, T_(TEMPS() - 1), ROLE(ARG1), j_)>>)
>>)>>)
MACRO(AND_BRANCHES_, 1, <<
BRANCH_CASE_(AND_BRANCH_ZERO, T_(0), <<T_(0);ROLE(ARG2);$1>>, <<AND_BRANCH_ZERO(T_(0), ROLE(ARG2), $1, L(else))>>)
BRANCH_CASE_(AND_BRANCH_ZERO, ROLE(ARG2), <<ROLE(ARG2);ROLE(ARG2);$1>>, <<AND_BRANCH_ZERO(ROLE(ARG2), ROLE(ARG2), $1, L(else))>>)
>>)
MACRO(SUB_BRANCHES_, 1, <<BRANCH_CASE_(SUB_BRANCH_NOT_BELOW, ROLE(ARG2), <<ROLE(ARG2);$1>>, <<SUB_BRANCH_NOT_BELOW(ROLE(ARG2), $1, L(else))>>)>>)

// SKIP_CASES_(most, from): all bits from most down to 1 after one BITS_PREPARE; each that is set has a visit.
MACRO(SKIP_CASES_, 2, <<VISITING_CASE_(SKIP_BIT, ROLE(SCRATCH), NUMBER(LOG2($1) + 1), <<ROLE(ARG2);$1;WITH_(BITS_PREPARE)>>, <<
BITS_PREPARE(ROLE(ARG2), $1)
HALVING(<<b_>>, $1, 1, <<
SKIP_BIT(ROLE(ARG2), b_, L(no_<<>>b_))
PROBE_()
LABEL(no_<<>>b_)
>>)
>>)>>)

// SKIP_PAIRS_CASE_(most): the same by pairs.
MACRO(SKIP_PAIRS_CASE_, 1, <<VISITING_CASE_(SKIP_NEXT_BIT, ROLE(SCRATCH), NUMBER(LOG2($1) + 1), <<ROLE(ARG2);$1;WITH_(SKIP_BIT)>>, <<
BITS_PREPARE(ROLE(ARG2), $1)
HALVING(<<b_>>, $1, 1, <<
IF(LOG2($1 / b_) % 2, <<SKIP_NEXT_BIT(ROLE(ARG2), b_, L(no_<<>>b_))>>, <<SKIP_BIT(ROLE(ARG2), b_, L(no_<<>>b_))>>)
PROBE_()
LABEL(no_<<>>b_)
>>)
>>)>>)

// SKIP_ONE_CASE_(): two or three have the first visit, one has the second.
MACRO(SKIP_ONE_CASE_, 0, <<VISITING_CASE_(SKIP_ONE, ROLE(SCRATCH), 2, <<ROLE(ARG2);WITH_(SKIP_PAIR)>>, <<
SKIP_PAIR(ROLE(ARG2), L(below))
PROBE_()
JUMP(L(none))
LABEL(below)
SKIP_ONE(ROLE(ARG2), L(none))
PROBE_()
LABEL(none)
>>)>>)

// ---------------------------------------------------------------- single accesses

// ACCESS_CASES_(LOAD or STORE, size)
MACRO(ACCESS_CASES_, 2, <<IF($2 <= WORD(), <<
ACCESS_CASE_($1, $2, T_(0), ROLE(ARG1), 0)
ACCESS_CASE_($1, $2, T_(1), ROLE(ARG0), $2)
ACCESS_CASE_($1, $2, T_(0), ROLE(ARG1), -$2)
ACCESS_CASE_($1, $2, T_(2), ROLE(ARG1), NUMBER(BULK_WORDS() * WORD() - $2))
ACCESS_CASE_($1, $2, T_(0), ROLE(ARG1), NUMBER(-BULK_WORDS() * WORD()))
IF_SAME($1, LOAD, <<ACCESS_CASE_(LOAD, $2, ROLE(ARG1), ROLE(ARG1), $2)>>, <<
ACCESS_CASE_(STORE, $2, ROLE(VALUE), ROLE(ARG0), 0)
ACCESS_CASE_(STORE, $2, ROLE(ZERO), ROLE(ARG0), $2)
>>)
IF(SUM_AS_BASE(), <<ACCESS_CASE_($1, $2, T_(0), ROLE(ARG1) ROLE(ARG2), IF(SUM_AS_BASE() == 2, 0, -$2))>>)
USER_CASE_($1_USER, $2, $1, 0)
IF(DECLARES($1_PIECE), <<>>, <<
USER_CASE_($1_USER, $2, $1, $2)
USER_CASE_($1_USER, $2, $1, -$2)
>>)
>>)>>)
MACRO(ACCESS_CASE_, 5, <<CASE_($1, IF_SAME($1, LOAD, $3), <<$2;$3;WITH_COMMAS_($4);$5>>, <<$1($2, $3, $4, $5)>>)>>)

// USER_CASE_(LOAD_USER or STORE_USER, size, LOAD or STORE, displacement): with the exception entry of recovery.
MACRO(USER_CASE_, 4, <<IF($2 == 2 && !USER_HALFWORDS(), <<>>, <<
USE_SIDES_(1, 1, 1)
MOVING_CASE_($1, IF_SAME($3, LOAD, T_(0)), 0, <<$2;T_(0);ROLE(ARG1);$4>>, 1, <<1, 1, 1>>, <<
@fault L(retry)
$1($2, T_(0), ROLE(ARG1), $4)
>>)>>)>>)

MACRO(UPDATE_CASES_, 1, <<IF(UPDATE_FORMS(), <<
CASE_($1_UPDATE, IF_SAME($1, LOAD, T_(0)) ROLE(ARG1), <<WORD();T_(0);ROLE(ARG1);WORD()>>, <<$1_UPDATE(WORD(), T_(0), ROLE(ARG1), WORD())>>)
CASE_($1_UPDATE, IF_SAME($1, LOAD, T_(0)) ROLE(ARG1), <<WORD();T_(0);ROLE(ARG1);NUMBER(-WORD())>>, <<$1_UPDATE(WORD(), T_(0), ROLE(ARG1), NUMBER(-WORD()))>>)
MOVING_CASE_($1_UPDATE, IF_SAME($1, LOAD, T_(0)) ROLE(ARG1), 0, <<WORD();T_(0);ROLE(ARG1);WORD()>>, 1, <<1, 1, 1>>, <<
@fault L(retry)
$1_UPDATE(WORD(), T_(0), ROLE(ARG1), WORD())
>>)
>>)>>)

// PART_CASES_(name): a part of a word.
MACRO(PART_CASES_, 1, <<
PART_CASE_($1, T_(0), ROLE(ARG1), 0)
PART_CASE_($1, T_(1), ROLE(ARG0), -1)
PART_CASE_($1, T_(0), ROLE(ARG1), NUMBER(BULK_WORDS() * WORD() - 1))
IF(IS_STORE_($1), <<PART_CASE_($1, ROLE(VALUE), ROLE(ARG0), 0)>>)
MOVING_CASE_($1, IF(IS_STORE_($1), <<>>, T_(0)), 0, <<WORD();T_(0);ROLE(ARG1);0>>, 1, <<1, 1, 1>>, <<
@fault L(retry)
$1(T_(0), ROLE(ARG1), 0)
>>)
>>)
MACRO(PART_CASE_, 4, <<CASE_($1, IF(IS_STORE_($1), <<>>, $2), <<WORD();$2;$3;$4>>, <<$1($2, $3, $4)>>)>>)
VALUE_MACRO(IS_STORE_, 1, <<m4_eval(m4_index($1, STORE) == 0)>>)

MACRO(ACCESSES_, 0, <<
IF(BY_PARTS(), <<
PART_CASES_(LOAD_FIRST_PART)
PART_CASES_(LOAD_LAST_PART)
PART_CASES_(STORE_FIRST_PART)
PART_CASES_(STORE_LAST_PART)
>>)
FOR(<<k_>>, 0, 3, <<ACCESS_CASES_(LOAD, NUMBER(2 ** k_))>>)
FOR(<<k_>>, 0, 3, <<ACCESS_CASES_(STORE, NUMBER(2 ** k_))>>)
UPDATE_CASES_(LOAD)
UPDATE_CASES_(STORE)
>>)

// ---------------------------------------------------------------- pieces and groups
//
// Arguments: direction, size, how many pieces in each group, how many groups, order (travel: the first register has
// the first piece; memory: it has the lowest), moves the pointer or not, user memory, pointer, registers; aligned, if
// that must be at word boundaries only; any, if it need not, though single accesses must.
VALUE_MACRO(ALIGNED_, 0, <<IF(GROUPS_ALIGNED(), <<;aligned>>)>>)

// EACH_WAY_(macro): macro(direction, user) for all of them.
MACRO(EACH_WAY_, 1, <<
$1(1, 0)
$1(1, 1)
$1(-1, 0)
>>)
MACRO(PIECES_EACH_WAY_, 2, <<
FOR(<<k_>>, 0, LOG2(WORD()), <<IF(k_ == 1 && $2 && !USER_HALFWORDS(), <<>>, <<
PIECES_CASE_($1, $2, NUMBER(2 ** k_), 1)
IF($1 > 0, <<PIECES_CASE_($1, $2, NUMBER(2 ** k_), 0)>>)
>>)>>)
>>)
MACRO(PIECES_CASE_, 4, <<
USE_SIDES_(0, $2, 1)
m4_pushdef(<<PIECES_>>, MIN(3, TEMPS()))
m4_pushdef(<<TOTAL_>>, NUMBER(PIECES_ * $3 * $4))
MOVING_CASE_(LOAD_PIECE, ROLE(ARG1)<<>>LIST_TEMPS(PIECES_), 0, <<$1;$3;PIECES_;1;travel;$4;$2;ROLE(ARG1);GROUP_LIST_(PIECES_)>>, $1, <<0, $2, 1>>, <<
FOR(<<p_>>, 0, PIECES_ - 1, <<LOAD_PIECE(src, $3, T_(p_), NUMBER(p_ * $3), TOTAL_)>>)
ADVANCE(src, TOTAL_)
>>)
USE_SIDES_($2, 0, 1)
MOVING_CASE_(STORE_PIECE, ROLE(ARG0), 0, <<$1;$3;PIECES_;1;travel;$4;$2;ROLE(ARG0);GROUP_LIST_(PIECES_)>>, $1, <<$2, 0, 1>>, <<
FOR(<<p_>>, 0, PIECES_ - 1, <<STORE_PIECE(dst, $3, T_(p_), NUMBER(p_ * $3), TOTAL_)>>)
ADVANCE(dst, TOTAL_)
>>)
m4_popdef(<<TOTAL_>>, <<PIECES_>>)
>>)

MACRO(GROUPS_EACH_WAY_, 2, <<
USE_SIDES_(0, $2, 1)
m4_pushdef(<<MOST_>>, GROUP_MOST())
FOR(<<n_>>, 1, MOST_, <<GROUP_CASE_($1, $2, n_, 1)>>)
GROUP_CASE_($1, $2, MOST_, 2)
m4_popdef(<<MOST_>>)
>>)
MACRO(GROUP_CASE_, 4, <<
m4_pushdef(<<TOTAL_>>, NUMBER($3 * $4 * WORD()))
USE_SIDES_(0, $2, 1)
MOVING_CASE_(LOAD_GROUP, ROLE(ARG1)<<>>LIST_TEMPS($3), 0, <<$1;WORD();$3;$4;memory;1;$2;ROLE(ARG1);GROUP_LIST_($3)ALIGNED_()>>, $1, <<0, $2, 1>>, <<
FOR(<<p_>>, 0, $4 - 1, <<LOAD_GROUP(src, $3, NUMBER(p_ * $3 * WORD()), TOTAL_)>>)
ADVANCE(src, TOTAL_)
>>)
IF(HAS_SINGLES(), <<
USE_SIDES_(0, $2, 1)
MOVING_CASE_(LOAD_SINGLES, ROLE(ARG1)<<>>LIST_TEMPS($3), 0, <<$1;WORD();$3;$4;memory;1;$2;ROLE(ARG1);GROUP_LIST_($3)<<>>IF(BY_PARTS(), <<;any>>)>>, $1, <<0, $2, 1>>, <<
FOR(<<p_>>, 0, $4 - 1, <<LOAD_SINGLES(src, $3, NUMBER(p_ * $3 * WORD()), TOTAL_)>>)
ADVANCE(src, TOTAL_)
>>)
>>)
USE_SIDES_($2, 0, 1)
MOVING_CASE_(STORE_GROUP, ROLE(ARG0)<<>>LIST_TEMPS($3), NUMBER($4 - 1), <<$1;WORD();$3;$4;memory;1;$2;ROLE(ARG0);GROUP_LIST_($3)ALIGNED_()>>, $1, <<$2, 0, 1>>, <<
FOR(<<p_>>, 0, $4 - 1, <<
IF(p_, <<PROBE_()>>)
STORE_GROUP(dst, $3, NUMBER(p_ * $3 * WORD()), TOTAL_)
>>)
ADVANCE(dst, TOTAL_)
>>)
m4_popdef(<<TOTAL_>>)
>>)
// GROUP_LIST_(count): the first data registers.
VALUE_MACRO(GROUP_LIST_, 1, <<T_(0)<<>>FOR(<<l_>>, 1, $1 - 1, <<,T_(l_)>>)>>)
// VALUE_LIST_(count): what STORE_VALUES stores.
VALUE_MACRO(VALUE_LIST_, 1, <<VALUE_OF(0)<<>>FOR(<<l_>>, 1, $1 - 1, <<,VALUE_OF(l_)>>)>>)

// VALUES_CASES_(user, clears)
MACRO(VALUES_CASES_, 2, <<
m4_define(<<CLEARS_>>, $2)
DOUBLING(<<n_>>, 1, BULK_WORDS(), <<VALUES_CASE_($1, n_)>>)
VALUES_CASE_($1, 3)
m4_define(<<CLEARS_>>, 0)
>>)
MACRO(VALUES_CASE_, 2, <<
m4_pushdef(<<TOTAL_>>, NUMBER($2 * WORD()))
MOVING_CASE_(STORE_VALUES, ROLE(ARG0), 0, <<1;WORD();$2;1;values;1;$1;ROLE(ARG0);VALUE_LIST_($2)ALIGNED_()>>, 1, <<$1, 0, 0>>, <<
STORE_VALUES(dst, $2, 0, TOTAL_)
ADVANCE(dst, TOTAL_)
>>)
m4_popdef(<<TOTAL_>>)
>>)

// SPAN_CASES_(user): words by a base, with no pointer moved.
MACRO(SPAN_CASES_, 1, <<
USE_SIDES_(0, $1, 1)
DOUBLING(<<n_>>, 1, IF($1, MAX(1, NUMBER(TEMPS() / 2)), MIN(COPY_ENDS_WORDS(), TEMPS())), <<
SPAN_CASE_($1, 0, n_, 0)
SPAN_CASE_($1, 0, n_, NUMBER(-n_ * WORD()))
IF($1, <<>>, <<IF(2 * n_ <= TEMPS(), <<SPAN_CASE_(0, n_, n_, NUMBER(-n_ * WORD()))>>)>>)
VALUES_SPAN_CASE_($1, n_, 0, 0)
VALUES_SPAN_CASE_($1, n_, NUMBER(-n_ * WORD()), 1)
>>)
>>)
MACRO(SPAN_CASE_, 4, <<
USE_SIDES_(0, $1, 1)
MOVING_CASE_(LOAD_SPAN, LIST_TEMPS(NUMBER($2 + $3)), 0, <<$4;WORD();$3;1;span;0;$1;ROLE(ARG1);SPAN_LIST_($2, $3)>>, 1, <<0, $1, 1>>, <<
LOAD_SPAN(src, $2, $3, ROLE(ARG1), $4)
>>)
USE_SIDES_($1, 0, 1)
MOVING_CASE_(STORE_SPAN, , 0, <<$4;WORD();$3;1;span;0;$1;ROLE(ARG0);SPAN_LIST_($2, $3)>>, 1, <<$1, 0, 1>>, <<
STORE_SPAN(dst, $2, $3, ROLE(ARG0), $4)
>>)
>>)
VALUE_MACRO(SPAN_LIST_, 2, <<SPAN_TEMP($1)<<>>FOR(<<l_>>, 1, $2 - 1, <<,SPAN_TEMP(NUMBER($1 + l_))>>)>>)
MACRO(VALUES_SPAN_CASE_, 4, <<
m4_define(<<CLEARS_>>, $4)
MOVING_CASE_(STORE_VALUES_SPAN, , 0, <<$3;WORD();$2;1;span;0;$1;ROLE(ARG0);VALUE_LIST_($2)>>, 1, <<$1, 0, 0>>, <<
STORE_VALUES_SPAN(dst, $2, ROLE(ARG0), $3)
>>)
m4_define(<<CLEARS_>>, 0)
>>)

MACRO(GROUPS_, 0, <<
EACH_WAY_(<<PIECES_EACH_WAY_>>)
EACH_WAY_(<<GROUPS_EACH_WAY_>>)
VALUES_CASES_(0, 0)
VALUES_CASES_(1, 1)
IF(UNALIGNED(), <<
SPAN_CASES_(0)
SPAN_CASES_(1)
>>)
>>)

// ---------------------------------------------------------------- loops
//
// Arguments: direction, bytes, bias of the pointer, is the memory the user's, pointer, count, data, scratch, EXCESS.

MACRO(LOOPS_, 0, <<
LOOP_CASES_(1, 0, 0)
LOOP_CASES_(-1, 0, 0)
LOOP_CASES_(1, 1, 0)
IF(POINTER_BIAS(), <<
LOOP_CASES_(1, 0, NUMBER(-POINTER_BIAS()))
LOOP_CASES_(1, 1, NUMBER(-POINTER_BIAS()))
>>)
EQUAL_CASE_()
>>)
MACRO(LOOP_CASES_, 3, <<
LOOP_CASE_($1, $2, $3, WORD(), 0)
LOOP_CASE_($1, $2, $3, NUMBER(BULK_WORDS() * WORD()), 0)
IF(LOOP_TAKES_EXCESS() && !$2, <<
LOOP_CASE_($1, $2, $3, NUMBER(BULK_WORDS() * WORD()), NUMBER(-2 * WORD()))
LOOP_CASE_($1, $2, $3, NUMBER(BULK_WORDS() * WORD()), NUMBER(KEPT_WORDS() * WORD() + 1))
>>)
>>)
MACRO(LOOP_CASE_, 5, <<
USE_SIDES_($2, 0, 1)
MOVING_CASE_(IF($2, LOOP_REST, LOOP_NEXT), ROLE(ARG0) ROLE(ARG2) ROLE(SCRATCH)<<>>IF(HAS_ROLE(LOOP_END), << ROLE(LOOP_END)>>), 1,
<<$1;$4;$3;$2;ROLE(ARG0);ROLE(ARG2);T_(0);ROLE(SCRATCH);$5;WITH_(LOOP_BEGIN)>>, $1, <<$2, 0, 1>>, <<
SET_BASE(dst, $3)
BLOCK(full)
SET_EXCESS($5)
LOOP_BEGIN($4, L(none))
SET_EXCESS(0)
LABEL(top)
BLOCK(loop:$4:BASE(dst))
PROBE_()
IF($2, <<STORE_AT(dst, 1, T_(0), DST(), DISP(dst, 0, 1))>>)
ADVANCE(dst, $4)
LOOP_NEXT($4, L(top))
LABEL(none)
>>)>>)

// Arguments: bytes, pointer, count, the two that are compared, scratch. One word more for those that differ.
MACRO(EQUAL_CASE_, 0, <<
MOVING_CASE_(LOOP_NEXT_IF_EQUAL, ROLE(ARG0) ROLE(ARG2) ROLE(SCRATCH)<<>>IF(HAS_ROLE(LOOP_END), << ROLE(LOOP_END)>>), 1,
<<WORD();ROLE(ARG0);ROLE(ARG2);T_(0);T_(1);ROLE(SCRATCH);WITH_(LOOP_BEGIN)>>, 1, <<0, 0, 1>>, <<
LOOP_BEGIN(WORD(), L(none))
LABEL(top)
BLOCK(full)
PROBE_()
ADVANCE(dst, WORD())
LOOP_NEXT_IF_EQUAL(T_(0), T_(1), WORD(), L(top), L(differ))
JUMP(L(none))
LABEL(differ)
ADD_IMM(DST(), DST(), WORD())
LABEL(none)
>>)>>)

// ---------------------------------------------------------------- shift-merge

MACRO(MERGES_, 0, <<IF(UNALIGNED() || BY_PARTS(), <<>>, <<
IF(MERGE_BY_CONSTANT(), <<FOR(<<o_>>, 1, WORD() - 1, <<
MERGE_CASES_(1, o_)
MERGE_CASES_(-1, o_)
>>)>>, <<
MOVING_CASE_(MERGE_SETUP, ROLE(ARG1) ROLE(SHIFT) ROLE(COSHIFT) ROLE(SCRATCH), 0, <<ROLE(ARG1);ROLE(SHIFT);ROLE(COSHIFT)>>, 1, <<0, 0, 1>>, <<MERGE_SETUP()>>)
MERGE_CASES_(1, var)
MERGE_CASES_(-1, var)
>>)
>>)>>)
// MERGE_CASES_(direction, offset or var)
MACRO(MERGE_CASES_, 2, <<
m4_pushdef(<<LOST_>>, IF_SAME($2, var, <<ROLE(SHIFT);ROLE(COSHIFT)>>, <<none;none>>))
SET_MERGE($2)
MERGE_CASE_(MERGE_UNDO, $1, $2, ROLE(ARG1) ROLE(SCRATCH)<<>>IF_SAME($2, var, << ROLE(SHIFT) ROLE(COSHIFT)>>), <<$1;$2;LOST_;ROLE(ARG1)>>, <<MERGE_UNDO()>>)
MERGE_CASE_(MERGE_CARRY, $1, $2, T_(1) ROLE(SCRATCH), <<$1;$2;LOST_;T_(1);T_(2)>>, <<MERGE_CARRY(T_(1), T_(2))>>)
MERGE_CASE_(MERGE_CARRY, $1, $2, ROLE(CARRY) ROLE(SCRATCH), <<$1;$2;LOST_;ROLE(CARRY);ROLE(CARRY)>>, <<MERGE_CARRY(ROLE(CARRY), ROLE(CARRY))>>)
MERGE_CASE_(MERGE_JOIN, $1, $2, T_(1) ROLE(SCRATCH), <<$1;$2;LOST_;T_(1);ROLE(CARRY);T_(2)>>, <<MERGE_JOIN(T_(1), ROLE(CARRY), T_(2))>>)
FOR(<<n_>>, 1, MERGE_WORDS(), <<
MERGE_GROUP_CASE_($1, $2, 0, n_, 1)
IF($1 > 0, <<MERGE_GROUP_CASE_($1, $2, 1, n_, 1)>>)
>>)
MERGE_GROUP_CASE_($1, $2, 0, MERGE_WORDS(), 2)
m4_popdef(<<LOST_>>)
>>)
MACRO(MERGE_CASE_, 6, <<MOVING_CASE_($1, <<$4>>, 0, <<$5>>, $2, <<0, 0, 1>>, <<
SET_MERGE($3)
$6
SET_MERGE(no)
>>)>>)
MACRO(MERGE_GROUP_CASE_, 5, <<
m4_pushdef(<<AHEAD_>>, IF($1 > 0 && MERGE_AHEAD(), WORD(), 0))
m4_pushdef(<<TOTAL_>>, NUMBER($4 * $5 * WORD()))
MOVING_CASE_(MERGE_GROUP, ROLE(ARG0) ROLE(ARG1) ROLE(CARRY) ROLE(SCRATCH)<<>>LIST_TEMPS(TEMPS()), 0,
<<$1;$2;LOST_;NUMBER($4 * $5);AHEAD_;$3;ROLE(CARRY);ROLE(ARG0);ROLE(ARG1);WITH_(MERGE_JOIN)>>, $1, <<$3, $3, 1>>, <<
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
MACRO(FILLS_, 0, <<
SIDES(0, 0, 0, dst)
DOUBLING(<<r_>>, 8, MIN(IF(UNALIGNED(), 32, 8), NUMBER(4 * WORD())),
<<CASE_(REPLICATE, ROLE(VALUE) ROLE(SCRATCH)<<>>LIST_TEMPS(TEMPS()), <<r_;ROLE(VALUE)>>, <<REPLICATE(r_)>>)>>)
IF(LINE_MIN(), <<
MOVING_CASE_(BRANCH_BELOW_LINES, ROLE(SCRATCH), 1, <<ROLE(ARG2);ROLE(ARG0);LINE_MIN();IF(UNALIGNED(), <<NUMBER(2 * FILL_ENDS_WORDS() * WORD())>>, 0)>>, 1, <<1, 0, 0>>, <<
BRANCH_BELOW_LINES(ROLE(ARG2), L(few))
PROBE_()
PROBE_()
LABEL(few)
>>)
MOVING_CASE_(CLEAR_LINE, ROLE(ARG0) ROLE(ARG2) ROLE(SCRATCH), 3, <<ROLE(ARG0);ROLE(ARG2);ROLE(HEAD_LENGTH);ROLE(ZERO);LINE_MIN();ROLE(SCRATCH);WITH_(LINES_BEGIN)>>, 1, <<1, 0, 0>>, <<
LINES_PREPARE()
PROBE_()
LINE_GAP(ROLE(HEAD_LENGTH), L(at_line))
LABEL(at_line)
PROBE_()
LINES_BEGIN(L(lines_done))
LABEL(lines)
BLOCK(lines)
CLEAR_LINE()
PROBE_()
LINES_NEXT(L(lines))
LABEL(lines_done)
>>)
>>)
IF(FIXED_LINE(), <<
MOVING_CASE_(ZERO_LINE, , 0, <<ROLE(ARG0);FIXED_LINE()>>, 1, <<1, 0, 0>>, <<ZERO_LINE()>>)
CASE_(ZERO_LINE_GATE, ROLE(SCRATCH)<<>>LIST_TEMPS(TEMPS()), , <<ZERO_LINE_GATE(L(else))>>)
>>)
IF(LINES_IN_MEMSET(), <<CASE_(LINES_GATE, ROLE(SCRATCH), <<ROLE(VALUE)>>, <<LINES_GATE(L(else))>>)>>)
>>)

// Arguments: user side, fills, clears, destination, source, count, value.
MACRO(ACCELERATORS_, 0, <<IF(ACCELERATOR_MIN(), <<
ALL_CASE_(COPY_ALL, 0, 0, 0, ROLE(ARG1))
ALL_CASE_(COPY_ALL, 0, 1, 0, ROLE(ARG1))
ALL_CASE_(COPY_ALL, 1, 0, 0, ROLE(ARG1))
ALL_CASE_(FILL_ALL, 0, 0, 0, ROLE(VALUE))
ALL_CASE_(FILL_ALL, 1, 0, 1, ROLE(ZERO))
>>)>>)
MACRO(ALL_CASE_, 5, <<
USE_SIDES_($2, $3, IF_SAME($1, COPY_ALL, 1, 0))
m4_define(<<CLEARS_>>, $4)
MOVING_CASE_($1, <<ROLE(ARG0) ROLE(ARG1) ROLE(ARG2) ROLE(SCRATCH)<<>>LIST_TEMPS(TEMPS())>>, 0,
<<$2;$3;ROLE(ARG0);$5;ROLE(ARG2);WITH_(ALL_REST)>>, 1, <<$2, $3, IF_SAME($1, COPY_ALL, 1, 0)>>, <<
BLOCK(all)
$1()
>>)
m4_define(<<CLEARS_>>, 0)
>>)

// COMPARE_GROUP_CASE_(count): a visit if the groups differ. Arguments: count, first and second buffer, words that differ.
MACRO(COMPARE_GROUP_CASE_, 1, <<MOVING_CASE_(COMPARE_GROUP, <<ROLE(ARG0) ROLE(ARG1)<<>>LIST_TEMPS(TEMPS())>>, 1,
<<$1;ROLE(ARG0);ROLE(ARG1);T_(0);T_(1);WITH_(COMPARE_PICK)>>, 1, <<0, 0, 1>>, <<
COMPARE_GROUP($1, 0, NUMBER($1 * WORD()))
ADVANCE(dst, NUMBER($1 * WORD()))
ADVANCE(src, NUMBER($1 * WORD()))
JUMP(L(equal))
COMPARE_PICK()
LABEL(differ)
PROBE_()
LABEL(equal)
>>)>>)
MACRO(COMPARES_, 0, <<
m4_define(<<DIFFER_>>, <<differ>>)
m4_ifdef(<<KIND_COMPARE_GROUP_>>, <<DOUBLING(<<n_>>, 1, COMPARE_WORDS(), <<COMPARE_GROUP_CASE_(n_)>>)>>)
SIDES(0, 0, 1, order)
IF(DECLARES(FIRST_BYTE) || !(BIG_ENDIAN() || DECLARES(ORDER)), <<
CASE_(FIRST_BYTE, ROLE(ARG0) ROLE(SCRATCH), <<ROLE(ARG0);T_(0)>>, <<FIRST_BYTE(ROLE(ARG0), T_(0))>>)
CASE_(FIRST_BYTE, ROLE(ARG1) ROLE(SCRATCH), <<ROLE(ARG1);T_(1)>>, <<FIRST_BYTE(ROLE(ARG1), T_(1))>>)
CASE_(DROP_BYTE, T_(0) ROLE(SCRATCH), <<T_(0)>>, <<DROP_BYTE(T_(0))>>)
>>)
ORDER_CASE_(0)
IF(LOOP_TAKES_EXCESS(), <<ORDER_CASE_(NUMBER(-2 * WORD()))>>)
>>)
MACRO(ORDER_CASE_, 1, <<
SET_EXCESS($1)
CASE_(ORDER, <<ROLE(ARG0) ROLE(ARG1) ROLE(RESULT) ROLE(SCRATCH) T_(0) T_(1)>>, <<ROLE(RESULT);T_(0);T_(1);ROLE(ARG2);$1>>, <<
BRANCH_NOT_EQUAL(T_(0), T_(1), L(differ))
LABEL(differ)
ORDER(T_(0), T_(1), L(done))
LABEL(done)
>>)
SET_EXCESS(0)
>>)

// ---------------------------------------------------------------- functions

// HAVOC_(): data registers may hold anything.
MACRO(HAVOC_, 0, <<FOR(<<h_>>, 0, TEMPS() - 1, <<LOAD_IMM(T_(h_), 90)>>)>>)
MACRO(FUNCTIONS_, 0, <<
FUNCTION_CASE_(RETURN_TO_CALLER, <<
ABOUT_(RETURN_TO_CALLER, , 0, plain)
RETURN_TO_CALLER()
>>)
FUNCTION_CASE_(TAIL_CALL, <<
ABOUT_(TAIL_CALL, , 0, target)
TAIL_CALL(target)
>>)
>>)
// A whole routine but for what it does: it enters, loses its data registers and leaves.
MACRO(ENTRIES_, 0, <<
LEAVE_CASE_(1, 1, <<0, 0, 1, dst>>, 0)
LEAVE_CASE_(-1, 1, <<0, 0, 1, dst>>, 0)
LEAVE_CASE_(1, 0, <<0, 0, 1, dst>>, 0)
LEAVE_CASE_(1, 1, <<0, 0, 0, dst>>, 0)
LEAVE_CASE_(1, 1, <<1, 1, 1, residue>>, 0)
LEAVE_CASE_(1, 0, <<1, 1, 1, residue>>, 0)
LEAVE_CASE_(1, 1, <<1, 0, 0, residue>>, 1)
>>)
// LEAVE_CASE_(direction, with frame, sides, clears)
MACRO(LEAVE_CASE_, 4, <<IF_WANTED_(LEAVE, <<
SIDES($3)
m4_define(<<CLEARS_>>, $4)
START_TRACKING($1)
AT_ENTRY(ROLE(ARG0), IF(HAS_SRC(), <<ROLE(ARG1)>>, NONE), IF($4, <<ROLE(ARG1)>>, <<ROLE(ARG2)>>))
m4_define(<<RESULT_IS_KEPT_>>, IF_SAME(ROLE(RESULT), ROLE(ARG0), 1, 0))
FUNCTION_CASE_(LEAVE, <<
ABOUT_(LEAVE, , 0, IF(RETURNS_DST(), dst, residue))
IF(IS_USER_ROUTINE(), <<WINDOW_OPEN()>>)
IF($4 && !ZERO_IS_WIRED(), <<LOAD_IMM(ROLE(ZERO), 0)>>)
START_MOVING($2, 0)
IF(HAS_SRC(), <<HAVOC_()>>)
EXIT()
IF(HAS_FRAME(), <<FRAME_LEFT()>>)
>>)
m4_define(<<CLEARS_>>, 0)
SET_FRAME(1)
>>)>>)

// The window: opened and closed, by a copy. What happens to registers is for the kernel to say.
MACRO(WINDOWS_, 0, <<
SIDES(1, 1, 1, residue)
START_TRACKING(1)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
CASE_(WINDOW_OPEN, ROLE(SCRATCH)<<>>IF(HAS_ROLE(WINDOW), << ROLE(WINDOW)>>)<<>>LIST_TEMPS(TEMPS()), <<open;ROLE(ARG0);ROLE(ARG1);ROLE(ARG2);none>>, <<WINDOW_OPEN()>>)
VISITING_CASE_(WINDOW_CLOSE, ROLE(SCRATCH), 1, <<closed;ROLE(ARG0);ROLE(ARG1);ROLE(ARG2);IF(HAS_ROLE(WINDOW), <<ROLE(WINDOW)>>, none)>>, <<
WINDOW_OPEN()
PROBE_()
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
// PRIMITIVES_(): one file, with the headers of all of the target's files.
m4_define(<<PRIMITIVES_>>, <<m4_dnl
m4_pushdef(<<ROUTINE>>, <<>>)m4_pushdef(<<FILE>>, <<EACH_WORD_(<<NOTE_HEADER_>>, $>><<2)>>)m4_dnl
IGNORE_(KERNEL_FILES())m4_popdef(<<FILE>>)m4_popdef(<<ROUTINE>>)m4_dnl
@file prims.S
@about primitives and idioms, one by one
EACH_WORD_(<<INCLUDE_HEADER_>>, HEADERS_)
m4_define(<<CLEARS_>>, 0)
SIDES(0, 0, 1, dst)
EACH_ITEM_(<<NOTE_REGISTERS_OF_>>, <<REGISTERS_>>)
SIDES(0, 0, 1, residue)
EACH_ITEM_(<<NOTE_REGISTERS_OF_>>, <<REGISTERS_>>)
START_TRACKING(1)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
SET_FRAME(1)
KEEP_FILLER_(MOV(ROLE(ARG0), ROLE(ARG0)))KEEP_BACK_(RETURN_TO_CALLER())
FIND_CASES_()
FUNCTIONS_()
ARITHMETIC_()
BRANCHES_()
ACCESSES_()
ENTRIES_()
WINDOWS_()
GROUPS_()
LOOPS_()
MERGES_()
FILLS_()
ACCELERATORS_()
COMPARES_()
>>)
