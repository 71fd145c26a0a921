// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The idioms' defaults, made of primitives: with these every routine works on every CPU.
// A target replaces one only where that is measurably better.

REGISTER(RESULT, <<ROLE(ARG0)>>)

CAPABILITY(GROUPS_ALIGNED, 0)
CAPABILITY(BULK_WORDS, 8)
CAPABILITY(FILL_BULK_WORDS, <<BULK_WORDS()>>)
CAPABILITY(TAIL_EXITS, 0)
CAPABILITY(GROUP_WORDS, <<MIN(MAX(NUMBER(TEMPS() > 0),
  NUMBER(FREE_TEMPS() - 2 * KEPT_WORDS() - (KEPT_WORDS() > 0))), BULK_WORDS())>>)
CAPABILITY(MERGE_WORDS, 4)
CAPABILITY(MERGE_BULK_WORDS, 8)
CAPABILITY(MERGE_BY_CONSTANT, 0)
CAPABILITY(MERGE_AHEAD, 0)
CAPABILITY(ADVANCE_EARLY, 0)
CAPABILITY(MERGED_REST, 0)
CAPABILITY(USER_HALFWORDS, 1)
CAPABILITY(POINTER_BIAS, 0)
CAPABILITY(ENDS_WORDS, <<IF(UNALIGNED(), 4, 0)>>)
CAPABILITY(STRAIGHT_BYTES, 0)
CAPABILITY(ENDS_THREE_FOURTHS, 0)
CAPABILITY(FILL_ENDS_WORDS, <<MAX(2, ENDS_WORDS())>>)
CAPABILITY(FILL_THREE_FOURTHS, 0)
CAPABILITY(BITS_TO, 0)
CAPABILITY(COPY_BITS_TO, <<BITS_TO()>>)
CAPABILITY(FILL_LARGE_FIRST, 0)
CAPABILITY(LAST_WORDS, 1)
CAPABILITY(ALIGN_DST, 1)
CAPABILITY(TAIL_AS_SMALL, 0)
CAPABILITY(KEPT_WORDS, 0)
CAPABILITY(LOOP_TAKES_EXCESS, 0)
CAPABILITY(UPDATE_FORMS, 0)
CAPABILITY(SUM_AS_BASE, 0)
CAPABILITY(ZERO_IS_WIRED, 0)
CAPABILITY(ZERO_IS_GIVEN, 0)
CAPABILITY(LINE_MIN, 0)
CAPABILITY(LINE_MAX, 0)
CAPABILITY(LINES_IN_MEMSET, 0)
CAPABILITY(FIXED_LINE, 0)
CAPABILITY(FIXED_LINES, 4)
CAPABILITY(ACCELERATOR_MIN, 0)
CAPABILITY(BACKWARD_COPY, none)
CAPABILITY(COMPARE_WORDS, 4)
CAPABILITY(MEMSET16_UNIT, 1)

// FREE_TEMPS(): the data registers before the first that has a role in a counted loop, too.
// FREE_FROM(i, registers): those before the first from the i-th on that is one of these.
VALUE_MACRO(FREE_TEMPS, 0, <<FREE_FROM(0, REGISTERS_OF(<<MOVING LOOP_END>>))>>)
VALUE_MACRO(FREE_FROM, 2, <<IF($1 == TEMPS(), $1,
  <<IF(IS_ONE_OF(TEMP($1), $2), $1, <<FREE_FROM(NUMBER($1 + 1), $2)>>)>>)>>)

// ---------------------------------------------------------------- user accesses

DEFINE(LOAD_USER, <<LOAD($1, $2, $3, $4)>>)
DEFINE(STORE_USER, <<STORE($1, $2, $3, $4)>>)
DEFINE(JUMP_TO_LAST, <<>>)
DEFINE(LOAD_UPDATE, <<>>)
DEFINE(STORE_UPDATE, <<>>)
DEFINE(LOAD_FIRST_PART, <<>>)
DEFINE(LOAD_LAST_PART, <<>>)
DEFINE(STORE_FIRST_PART, <<>>)
DEFINE(STORE_LAST_PART, <<>>)

// ---------------------------------------------------------------- branches

DEFINE(BRANCH_MASK_ZERO, <<
AND_IMM(ROLE(SCRATCH), $1, $2)
BRANCH_ZERO(ROLE(SCRATCH), $3)
>>)
DEFINE(BRANCH_MASK_NONZERO, <<
AND_IMM(ROLE(SCRATCH), $1, $2)
BRANCH_NONZERO(ROLE(SCRATCH), $3)
>>)
DEFINE(AND_BRANCH_ZERO, <<
AND_IMM($1, $2, $3)
BRANCH_ZERO($1, $4)
>>)
DEFINE(SUB_BRANCH_NOT_BELOW, <<>>)
DEFINE(SUB_BRANCH_BELOW, <<>>)
DEFINE(BITS_PREPARE, <<>>)
DEFINE(SKIP_BIT, <<BRANCH_MASK_ZERO($1, $2, $3)>>)
DEFINE(SKIP_NEXT_BIT, <<SKIP_BIT($1, $2, $3)>>)
DEFINE(SKIP_PAIR, <<>>)
DEFINE(SKIP_ONE, <<>>)
DEFINE(BRANCH_BITS_DONE, <<BRANCH_MASK_ZERO($1, NUMBER($2 - 1), $3)>>)

// ---------------------------------------------------------------- counted loop
//
// By the destination's end or, without LOOP_END, the count.

DEFINE(LOOP_BEGIN, <<IF(HAS_ROLE(LOOP_END), <<
AND_BRANCH_ZERO(ROLE(LOOP_END), COUNT(), NUMBER(-($1)), $2)
IF(FORWARD(), <<ADD(ROLE(LOOP_END), DST(), ROLE(LOOP_END))>>,
  <<SUB(ROLE(LOOP_END), DST(), ROLE(LOOP_END))>>)
>>, <<BRANCH_BELOW_IMM(COUNT(), $1, $2)>>)>>)
DEFINE(LOOP_NEXT, <<IF(HAS_ROLE(LOOP_END), <<BRANCH_NOT_EQUAL(DST(), ROLE(LOOP_END), $2)>>, <<
ADD_IMM(COUNT(), COUNT(), NUMBER(-($1)))
BRANCH_NOT_BELOW_IMM(COUNT(), $1, $2)
>>)>>)
DEFINE(LOOP_NEXT_IF_EQUAL, <<
BRANCH_NOT_EQUAL($1, $2, $5)
LOOP_NEXT($3, $4)
>>)
DEFINE(LOOP_REST, <<IF(HAS_ROLE(LOOP_END), <<
SUB(ROLE(LOOP_END), ROLE(LOOP_END), DST())
IF(BASE(dst), <<ADD_IMM(ROLE(LOOP_END), ROLE(LOOP_END), NUMBER(-(BASE(dst))))>>)
AND_IMM(COUNT(), COUNT(), NUMBER($1 - 1))
ADD(COUNT(), COUNT(), ROLE(LOOP_END))
>>)>>)

// ---------------------------------------------------------------- groups of words

DEFINE(LOAD_PIECE, <<IF(MOVES_TO_END($1, $2, $4, $5),
  <<ACCESS($1, DISP($1, $4, $2), <<LOAD_UPDATE($2, $3, POINTER($1), DISP($1, $4, $2))>>)>>,
  <<LOAD_AT($1, $2, $3, POINTER($1), DISP($1, $4, $2))>>)>>)
DEFINE(STORE_PIECE, <<IF(MOVES_TO_END($1, $2, $4, $5),
  <<ACCESS($1, DISP($1, $4, $2), <<STORE_UPDATE($2, $3, POINTER($1), DISP($1, $4, $2))>>)>>,
  <<STORE_AT($1, $2, $3, POINTER($1), DISP($1, $4, $2))>>)>>)
// MOVES_TO_END(side, size, at, total): is that piece the last one of a block, so that an update
// form may move the pointer to the end?
VALUE_MACRO(MOVES_TO_END, 4,
  <<IF(UPDATE_FORMS(), <<NUMBER($2 == WORD() && $3 + $2 == $4 &&
  DISP($1, $3, $2) == ADVANCE_LEFT($1, $4))>>, 0)>>)
DEFINE(LOAD_GROUP, <<
FOR(<<g_>>, 0, $2 - 1, <<LOAD_PIECE($1, WORD(), GROUP_TEMP($2, g_), NUMBER($3 + g_ * WORD()), $4)>>)
IF_SAME($1, src, <<LOADS_DONE(NUMBER($3 + $2 * WORD()), $4)>>)
>>)
DEFINE(LOAD_SINGLES, <<
FOR(<<g_>>, 0, $2 - 1, <<IF(BY_PARTS(),
  <<LOAD_BY_PARTS($1, GROUP_TEMP($2, g_), POINTER($1), DISP($1, NUMBER($3 + g_ * WORD()), WORD()))>>,
  <<LOAD_PIECE($1, WORD(), GROUP_TEMP($2, g_), NUMBER($3 + g_ * WORD()), $4)>>)>>)
IF_SAME($1, src, <<LOADS_DONE(NUMBER($3 + $2 * WORD()), $4)>>)
>>)
DEFINE(STORE_GROUP, <<FOR(<<g_>>, 0, $2 - 1,
  <<STORE_PIECE($1, WORD(), GROUP_TEMP($2, g_), NUMBER($3 + g_ * WORD()), $4)>>)>>)
DEFINE(STORE_VALUES, <<FOR(<<g_>>, 0, $2 - 1,
  <<STORE_PIECE($1, WORD(), VALUE_OF(g_), NUMBER($3 + g_ * WORD()), $4)>>)>>)

// LOADS_DONE(bytes, total): so many of total bytes of the source have been loaded (ADVANCE_EARLY).
MACRO(LOADS_DONE, 2, <<IF(ADVANCE_EARLY() && IN_LOOP() && $1 == $2, <<ADVANCE(src, $2)>>)>>)

// GROUP_TEMP(count, i): the register of the i-th word in the direction of travel.
VALUE_MACRO(GROUP_TEMP, 2, <<IF(FORWARD(), <<TEMP($2)>>, <<TEMP(NUMBER($1 - 1 - $2))>>)>>)

// SPAN_TEMP(i): TEMP(i); after the last one the source pointer, which the last load of a small copy
// may overwrite.
VALUE_MACRO(SPAN_TEMP, 1, <<IF($1 == TEMPS(), <<SRC()>>, <<TEMP($1)>>)>>)
DEFINE(LOAD_SPAN, <<FOR(<<g_>>, 0, $3 - 1,
  <<LOAD_AT($1, WORD(), SPAN_TEMP(NUMBER($2 + g_)), $4, NUMBER($5 + g_ * WORD()))>>)>>)
DEFINE(STORE_SPAN, <<FOR(<<g_>>, 0, $3 - 1,
  <<STORE_AT($1, WORD(), SPAN_TEMP(NUMBER($2 + g_)), $4, NUMBER($5 + g_ * WORD()))>>)>>)
DEFINE(STORE_VALUES_SPAN, <<FOR(<<g_>>, 0, $2 - 1,
  <<STORE_AT($1, WORD(), VALUE_OF(g_), $3, NUMBER($4 + g_ * WORD()))>>)>>)

// ---------------------------------------------------------------- entry and exit

DEFINE(ENTER_MOVING, <<>>)
DEFINE(LEAVE, <<
IF(IS_USER_ROUTINE(), <<IF_SAME(ROLE(RESULT), IF(HAS_SRC(), <<>>, <<ROLE(ZERO)>>), <<>>,
  <<LOAD_IMM(ROLE(RESULT), 0)>>)>>)
IF(RETURNS_DST() && !RESULT_IS_KEPT(), <<MOV(ROLE(RESULT), ROLE(ARG0))>>)
RETURN_TO_CALLER()
>>)
DEFINE(FRAME_UNDO, <<>>)
DEFINE(FRAME_LEFT, <<>>)
DEFINE(WINDOW_OPEN, <<>>)
DEFINE(WINDOW_CLOSE, <<>>)
DEFINE(FORWARD_BEGIN, <<>>)
DEFINE(FUNCTION_END, <<>>)
DEFINE(INNER_LABEL, <<>>)
DEFINE(EXPORT, <<
@line EXPORT_SYMBOL($1)
>>)

// ---------------------------------------------------------------- shift-merge
//
// Of a source word the first part (in the direction of travel) completes the present output word
// and the second begins the next one. Which way they shift depends on direction and byte order.

DEFINE(MERGE_SETUP, <<
AND_IMM(ROLE(SHIFT), SRC(), NUMBER(WORD() - 1))
AND_IMM(SRC(), SRC(), NUMBER(-WORD()))
SHIFT_LEFT_IMM(ROLE(SHIFT), ROLE(SHIFT), 3)
LOAD_IMM(ROLE(COSHIFT), NUMBER(8 * WORD()))
SUB(ROLE(COSHIFT), ROLE(COSHIFT), ROLE(SHIFT))
>>)
DEFINE(MERGE_UNDO, <<
IF_SAME(MERGE_STATE(), var, <<
SHIFT_RIGHT_IMM(ROLE(SHIFT), ROLE(SHIFT), 3)
ADD(SRC(), SRC(), ROLE(SHIFT))
>>, <<ADD_IMM(SRC(), SRC(), MERGE_STATE())>>)
>>)
DEFINE(MERGE_CARRY, <<IF(FORWARD(), <<MERGE_SHIFT($1, $2, LEFT_IF_BIG, SHIFT)>>,
  <<MERGE_SHIFT($1, $2, LEFT_IF_LITTLE, COSHIFT)>>)>>)
DEFINE(MERGE_JOIN, <<
MERGE_PART($1, $3)
OR($1, $1, $2)
>>)

// MERGE_PART(to, from): the first part, in its place.
MACRO(MERGE_PART, 2, <<IF(FORWARD(), <<MERGE_SHIFT($1, $2, LEFT_IF_LITTLE, COSHIFT)>>,
  <<MERGE_SHIFT($1, $2, LEFT_IF_BIG, SHIFT)>>)>>)

// MERGE_SHIFT(to, from, which way, SHIFT or COSHIFT): by the register, or by MERGE_BITS where the
// offset is a constant.
MACRO(MERGE_SHIFT, 4, <<
IF_SAME(MERGE_STATE(), var,
  <<IF(MERGE_LEFT($3), <<SHIFT_LEFT($1, $2, ROLE($4))>>, <<SHIFT_RIGHT($1, $2, ROLE($4))>>)>>,
  <<IF(MERGE_LEFT($3), <<SHIFT_LEFT_IMM($1, $2, MERGE_BITS($4))>>,
  <<SHIFT_RIGHT_IMM($1, $2, MERGE_BITS($4))>>)>>)
>>)
// MERGE_LEFT(which way): is it to the left? MERGE_BITS(SHIFT or COSHIFT): the constant.
VALUE_MACRO(MERGE_LEFT, 1, <<IF_SAME($1, LEFT_IF_BIG, BIG_ENDIAN(), <<NUMBER(!BIG_ENDIAN())>>)>>)
VALUE_MACRO(MERGE_BITS, 1, <<IF_SAME($1, SHIFT, <<NUMBER(8 * MERGE_STATE())>>,
  <<NUMBER(8 * (WORD() - MERGE_STATE()))>>)>>)

DEFINE(MERGE_GROUP, <<
LOAD_GROUP(src, $1, $2, $3)
FOR(<<m_>>, 0, $1 - 1, <<
MERGE_JOIN(ROLE(SCRATCH), ROLE(CARRY), GROUP_TEMP($1, m_))
MERGE_CARRY(ROLE(CARRY), GROUP_TEMP($1, m_))
STORE_PIECE(dst, WORD(), ROLE(SCRATCH), NUMBER($2 + m_ * WORD()), $3)
>>)
>>)

// ---------------------------------------------------------------- fill, compare

DEFINE(REPLICATE, <<
IF($1 == 8, <<AND_IMM(ROLE(VALUE), ROLE(VALUE), 255)>>, <<
SHIFT_LEFT_IMM(ROLE(VALUE), ROLE(VALUE), NUMBER(8 * WORD() - $1))
SHIFT_RIGHT_IMM(ROLE(VALUE), ROLE(VALUE), NUMBER(8 * WORD() - $1))
>>)
DOUBLING(<<b_>>, $1, 4 * WORD(), <<
SECTION(spread_<<>>b_)
SHIFT_LEFT_IMM(ROLE(SCRATCH), ROLE(VALUE), b_)
OR(ROLE(VALUE), ROLE(VALUE), ROLE(SCRATCH))
>>)
>>)
DEFINE(LINES_PREPARE, <<>>)
DEFINE(LINES_GATE, <<>>)
DEFINE(LINE_GAP, <<>>)
DEFINE(BRANCH_BELOW_LINES, <<>>)
DEFINE(LINES_BEGIN, <<>>)
DEFINE(LINES_NEXT, <<>>)
DEFINE(LINES_REST, <<>>)
DEFINE(CLEAR_LINE, <<>>)
DEFINE(ZERO_LINE, <<>>)
DEFINE(ZERO_LINE_GATE, <<>>)
DEFINE(ACCELERATOR_GATE, <<BRANCH_BELOW_IMM(COUNT(), ACCELERATOR_MIN(), $1)>>)
DEFINE(COPY_ALL, <<>>)
DEFINE(FILL_ALL, <<>>)
DEFINE(ALL_REST, <<>>)

DEFINE(COMPARE_GROUP, <<FOR(<<g_>>, 0, $1 - 1, <<
LOAD_PIECE(dst, WORD(), TEMP(0), NUMBER($2 + g_ * WORD()), $3)
LOAD_PIECE(src, WORD(), TEMP(1), NUMBER($2 + g_ * WORD()), $3)
BRANCH_NOT_EQUAL(TEMP(0), TEMP(1), L(DIFFER()))
>>)>>)
DEFINE(COMPARE_PICK, <<>>)

// Big endian words compare as they are. Otherwise their bytes are compared from the first in memory
// on.
DEFINE(FIRST_BYTE, <<AND_IMM($1, $2, 255)>>)
DEFINE(DROP_BYTE, <<SHIFT_RIGHT_IMM($1, $1, 8)>>)
DEFINE(ORDER, <<
IF(BIG_ENDIAN(), <<
LOAD_IMM(ROLE(RESULT), 1)
BRANCH_BELOW($2, $1, $3)
LOAD_IMM(ROLE(RESULT), -1)
>>, <<
SECTION(DIFFER()_order)
LABEL(DIFFER()_order)
FIRST_BYTE(ROLE(ARG0), $1)
FIRST_BYTE(ROLE(ARG1), $2)
DROP_BYTE($1)
DROP_BYTE($2)
BRANCH_EQUAL(ROLE(ARG0), ROLE(ARG1), L(DIFFER()_order))
SUB(ROLE(RESULT), ROLE(ARG0), ROLE(ARG1))
>>)
>>)
