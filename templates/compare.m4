// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The compare core. Words are compared for equality; only the first pair that differs is put
// in order, as unsigned and in the order of its bytes in memory (ORDER).
//
//   COMPARE_UNALIGNED (UNALIGNED 1)
//     small sizes         up to 4 words: words from both ends, which may overlap, in a straight
//                         line (HAS_COMPARE_TREE)
//     COMPARE_BLOCKS      a counted loop of blocks, a tail by the bits of the count, an end by a
//                         word that overlaps it; once more where groups of words need word
//                         boundaries (GROUPS_ALIGNED) and do not find them
//   COMPARE_ALIGNED (UNALIGNED 0)
//     COMPARE_TINY        less than a word: pieces by the bits of the count
//     COMPARE_BLOCKS      after a head, where both buffers reach word boundaries together
//     COMPARE_MISALIGNED  elsewhere: the words of the second buffer are loaded by parts, or merged
//                         by shifts, as in copy.m4

// ---------------------------------------------------------------- the whole routine

// COMPARE(): the whole body of memcmp.
MACRO(COMPARE, 0, <<
START_TRACKING(1)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
m4_define(<<DIFFER_>>, IF(GROUPS_ALIGNED(), small_differ, differ))
NOTE_ARGUMENTS()
NOTE_ROLE(DATA, <<data>>)
NOTE_MOVING()
IF(UNALIGNED() || BY_PARTS(), <<>>, <<NOTE_MERGING()>>)
DISTINCT(<<comparing>>, <<>>, 2)
IF(UNALIGNED(), <<COMPARE_UNALIGNED()>>, <<COMPARE_ALIGNED()>>)
>>)

// COMPARE_UNALIGNED(): where unaligned access is cheap.
MACRO(COMPARE_UNALIGNED, 0, <<
IF(HAS_COMPARE_TREE(), <<SMALL_SIZES(2, 0, BITS_TO(), <<COMPARE_ENDS>>,
  <<COMPARE_PIECES_AT_ENDS>>)>>)
IF(GROUPS_ALIGNED(), <<
BRANCH_UNALIGNED(L(unaligned))
m4_define(<<DIFFER_>>, <<differ>>)
>>)
SECTION(large)
START_MOVING(1, 1)
COMPARE_BLOCKS()
IF(GROUPS_ALIGNED(), <<
SECTION(unaligned, <<Not both at word boundaries.>>)
LABEL(unaligned)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
m4_define(<<DIFFER_>>, <<small_differ>>)
m4_pushdef(<<PART_>>, <<unaligned_>>)
COMPARE_BLOCKS()
m4_popdef(<<PART_>>)
>>)
IF(HAS_COMPARE_TREE(), <<>>, <<
SECTION(below, <<Less than a word.>>)
LABEL(below)
m4_define(<<COUNT_>>, ROLE(ARG2))
BLOCK(full)
SIZES_BY_BITS(NUMBER(WORD() - 1), <<COMPARE_ENDS>>, <<COMPARE_PIECES_AT_ENDS>>)
>>)
>>)

// COMPARE_ALIGNED(): where there is no unaligned access. After a head, less than two words of four
// bytes leave one at most: they go by single bytes.
MACRO(COMPARE_ALIGNED, 0, <<
BRANCH_BELOW_IMM(COUNT(), WORD(), L(tiny))
SECTION(large)
START_MOVING(1, 1)
BRANCH_MISALIGNED(L(misaligned))
SECTION(head, <<Head: up to a word boundary.>>)
IF(HAS_ROLE(HEAD_LENGTH), <<HEAD(head, WORD(), <<COMPARE_STEP>>, 1)>>, <<
BRANCH_MASK_ZERO(DST(), NUMBER(WORD() - 1), L(head_done))
SECTION(head_few)
IF(WORD() == 4, <<BRANCH_BELOW_IMM(COUNT(), NUMBER(2 * WORD()), L(few))>>)
HEAD(head, WORD(), <<COMPARE_STEP>>, 0)
LABEL(head_done)
>>)
COMPARE_BLOCKS()
COMPARE_MISALIGNED()
COMPARE_TINY()
>>)

// ---------------------------------------------------------------- blocks, result

// COMPARE_BLOCKS(): bulk, tail and result; PART_ begins its labels. It is written twice where
// groups are aligned, which blocks of single words are not.
m4_define(<<PART_>>, <<>>)
MACRO(COMPARE_BLOCKS, 0, <<
DISTINCT(<<comparing>>, LOOP_END, 2)
SECTION(PART_<<>>bulk, <<Bulk: IF(COMPARE_WORDS() > 1, <<COMPARE_WORDS() words at a time>>,
  <<word by word>>).>>)
IF(DECLARES(LOOP_NEXT_IF_EQUAL), <<COMPARE_LOOP()>>,
  <<LOOP(PART_<<>>bulk, NUMBER(COMPARE_WORDS() * WORD()), <<COMPARE_STEP>>, <<>>,
  L(PART_<<>>bulk_done))>>)
IF(COMPARE_WORDS() > 1 || !UNALIGNED(), <<
SECTION(PART_<<>>tail, <<Tail: by the bits of the count.>>)
TAIL(PART_<<>>tail, NUMBER(COMPARE_WORDS() * WORD() / 2), IF(UNALIGNED(), WORD(), 1), WORD(),
  <<COMPARE_STEP>>)
>>)
IF(UNALIGNED(), <<COMPARE_LAST()>>, <<COMPARE_EQUAL()>>)
COMPARE_RESULT()
>>)

// COMPARE_LOOP(): all whole blocks, the last word of each by LOOP_NEXT_IF_EQUAL.
MACRO(COMPARE_LOOP, 0, <<
m4_pushdef(<<BYTES_>>, NUMBER(COMPARE_WORDS() * WORD()))
SECTION(PART_<<>>bulk_loop)
LOOP_BEGIN(BYTES_, IF(HAS_COMPARE_TREE(), <<L(PART_<<>>bulk_done)>>, <<L(below)>>))
LABEL(PART_<<>>bulk)
BLOCK(full)
IF(COMPARE_WORDS() > 1, <<COMPARE_GROUP(NUMBER(COMPARE_WORDS() - 1), 0, BYTES_)>>)
LOAD_PIECE(dst, WORD(), TEMP(0), NUMBER(BYTES_ - WORD()), BYTES_)
LOAD_PIECE(src, WORD(), TEMP(1), NUMBER(BYTES_ - WORD()), BYTES_)
ADVANCE(dst, BYTES_)
ADVANCE(src, BYTES_)
LOOP_NEXT_IF_EQUAL(TEMP(0), TEMP(1), BYTES_, L(PART_<<>>bulk), L(DIFFER_))
IF(HAS_COMPARE_TREE(), <<LABEL(PART_<<>>bulk_done)>>)
m4_popdef(<<BYTES_>>)
>>)

// COMPARE_LAST(): the last bytes, less than a word, as part of the word that ends with them; then
// RESULT = 0. Where RESULT is free, the number of those bytes serves as that if it is 0.
MACRO(COMPARE_LAST, 0, <<
SECTION(PART_<<>>last, <<Last: a word that overlaps what was equal.>>)
IF_SAME(DST(), ROLE(ARG0),
  <<AND_BRANCH_ZERO(COUNT(), COUNT(), NUMBER(WORD() - 1), L(PART_<<>>equal))>>, <<
AND_BRANCH_ZERO(ROLE(RESULT), COUNT(), NUMBER(WORD() - 1), L(PART_<<>>equal))
m4_define(<<COUNT_>>, ROLE(RESULT))
>>)
BLOCK(full)
FIND_TAIL(dst, DST(), WORD())
FIND_TAIL(src, SRC(), WORD())
LOAD_AT(dst, WORD(), TEMP(0), TAIL_BASE(dst, DST(), WORD()), TAIL_DISP(dst, WORD()))
LOAD_AT(src, WORD(), TEMP(1), TAIL_BASE(src, SRC(), WORD()), TAIL_DISP(src, WORD()))
IF(OVERLAP_IS_DIFFERENCE(WORD()), <<
SUB(ROLE(RESULT), TEMP(0), TEMP(1))
IF_SAME(DST(), ROLE(ARG0), <<
LEAVE()
LABEL(PART_<<>>equal)
COMPARE_EQUAL()
>>, <<LABEL(PART_<<>>equal)>>)
>>, <<
BRANCH_NOT_EQUAL(TEMP(0), TEMP(1), L(DIFFER_))
IF_SAME(DST(), ROLE(ARG0), <<
LABEL(PART_<<>>equal)
COMPARE_EQUAL()
>>, <<
COMPARE_EQUAL()
LABEL(PART_<<>>equal)
>>)
>>)
>>)

// OVERLAP_IS_DIFFERENCE(size): is the difference of two pieces the result, where their first byte
// or more is equal already? Only the last three bytes differ, in the order of memory.
VALUE_MACRO(OVERLAP_IS_DIFFERENCE, 1, <<NUMBER(BIG_ENDIAN() && $1 == 4)>>)

// DIFFER(): the label at which a difference is put in order, for the labels of ORDER.
VALUE_MACRO(DIFFER, 0, <<DIFFER_>>)

// COMPARE_EQUAL(): no piece differed. COMPARE_RESULT(): return that; or L(DIFFER_): one did, and is
// in TEMP(0) and TEMP(1).
MACRO(COMPARE_EQUAL, 0, <<
SECTION(DIFFER_<<>>_not)
LOAD_IMM(ROLE(RESULT), 0)
>>)
MACRO(COMPARE_RESULT, 0, <<
LEAVE()
COMPARE_PICK()
COMPARE_ORDER()
>>)

// COMPARE_ORDER(): L(DIFFER_), and the result.
MACRO(COMPARE_ORDER, 0, <<
SECTION(DIFFER_, <<The first words (or smaller pieces) that differ decide.>>)
LABEL(DIFFER_)
DISTINCT(<<putting in order>>, <<>>, 2)
ORDER(TEMP(0), TEMP(1), L(DIFFER_<<>>_done))
SECTION(DIFFER_<<>>_done)
LABEL(DIFFER_<<>>_done)
LEAVE()
>>)

// COMPARE_STEP(bytes, grain, advance): the next bytes, two loads and a branch at a time.
MACRO(COMPARE_STEP, 3, <<
IF($2 == WORD(), <<COMPARE_GROUP(NUMBER($1 / $2), 0, NUMBER($1 * $3))>>,
  <<FOR(<<p_>>, 0, $1 / $2 - 1, <<COMPARE_PIECE($2, NUMBER(p_ * $2), NUMBER($1 * $3))>>)>>)
IF($3, <<
ADVANCE(dst, $1)
ADVANCE(src, $1)
>>)
>>)

// COMPARE_PIECE(size, at, total): one piece of each side.
MACRO(COMPARE_PIECE, 3, <<
LOAD_PIECE(dst, $1, TEMP(0), $2, $3)
LOAD_PIECE(src, $1, TEMP(1), $2, $3)
BRANCH_NOT_EQUAL(TEMP(0), TEMP(1), L(IF($1 == 1 && TINY_IS_LIKE_ALL(), tiny_differ, <<DIFFER_>>)))
>>)
// TINY_IS_LIKE_ALL(): has L(tiny), where only bytes are compared, the same registers and the same
// way out as the other parts?
VALUE_MACRO(TINY_IS_LIKE_ALL, 0,
  <<NUMBER(!UNALIGNED() && !HAS_ROLE(LEAF_DATA) && !DECLARES(ENTER_MOVING) && !POINTER_BIAS())>>)

// ---------------------------------------------------------------- unaligned access: small sizes

// HAS_COMPARE_TREE(): do small sizes have a way of their own? Not if one branch ends both a single
// word and a round of the loop: then that is the way for all sizes but those below a word.
VALUE_MACRO(HAS_COMPARE_TREE, 0,
  <<NUMBER(!UNALIGNED() || COMPARE_WORDS() > 1 || !DECLARES(LOOP_NEXT_IF_EQUAL))>>)

// COMPARE_ENDS(k): small sizes, k words from the start and k words up to the end.
// COMPARE_PIECES_AT_ENDS(size): the same with one piece smaller than a word; a byte only once,
// whose difference is the result.
MACRO(COMPARE_ENDS, 1, <<
BLOCK(full)
COMPARE_GROUP($1, 0, TO_SUM(NUMBER($1 * WORD())))
ADVANCE(dst, TO_SUM(NUMBER($1 * WORD())))
ADVANCE(src, TO_SUM(NUMBER($1 * WORD())))
FIND_ENDS(DST(), SRC(), NUMBER($1 * WORD()))
IF(END_IS_SUM(NUMBER($1 * WORD())), <<
FOR(<<e_>>, 0, $1 - 1, <<COMPARE_LAST_PIECE(WORD(), NUMBER($1 * WORD()), NUMBER(e_ * WORD()))>>)
>>, <<COMPARE_GROUP($1, LAST_DISP(NUMBER($1 * WORD())), 0)>>)
>>)
MACRO(COMPARE_PIECES_AT_ENDS, 1, <<
BLOCK(full)
IF($1 == 1, <<
LOAD_PIECE(dst, 1, TEMP(0), 0, 0)
LOAD_PIECE(src, 1, TEMP(1), 0, 0)
COMPARE_DIFFERENCE()
>>, <<IF($1 == 2 && BIG_ENDIAN(), <<COMPARE_PAIR()>>, <<
COMPARE_PIECE($1, 0, TO_SUM($1))
ADVANCE(dst, TO_SUM($1))
ADVANCE(src, TO_SUM($1))
FIND_ENDS(DST(), SRC(), NUMBER($1 + BASE(dst)))
COMPARE_LOAD_LAST($1, NUMBER($1 + BASE(dst)), 0)
IF($1 == 4, <<SECTION(below_4_result)>>)
IF(OVERLAP_IS_DIFFERENCE($1), <<COMPARE_DIFFERENCE()>>,
  <<BRANCH_NOT_EQUAL(TEMP(0), TEMP(1), L(DIFFER_))>>)
>>)>>)>>)

// TO_SUM(size): bytes by which the first piece moves the pointers, so that their sum with the count
// is where the last one begins.
VALUE_MACRO(TO_SUM, 1, <<IF(EXCESS() && LAST_BY_SUM($1), <<NUMBER(-($1) - EXCESS())>>, 0)>>)

// COMPARE_LAST_PIECE(size, bytes, at): one piece of each side, at bytes into the last bytes of
// FIND_ENDS; COMPARE_LOAD_LAST(...): only load them. END_IS_SUM(bytes): has FIND_ENDS left the
// pointers as they were?
MACRO(COMPARE_LOAD_LAST, 3, <<
LOAD_AT(dst, $1, TEMP(0), LAST_BASE(dst, DST(), $2), NUMBER(LAST_DISP($2) + $3))
LOAD_AT(src, $1, TEMP(1), LAST_BASE(src, SRC(), $2), NUMBER(LAST_DISP($2) + $3))
>>)
MACRO(COMPARE_LAST_PIECE, 3, <<
COMPARE_LOAD_LAST($@)
BRANCH_NOT_EQUAL(TEMP(0), TEMP(1), L(DIFFER_))
>>)
VALUE_MACRO(END_IS_SUM, 1, <<NUMBER(SUM_AS_BASE() == 1 || LAST_BY_SUM($1))>>)

// COMPARE_PAIR(): two or three bytes.
MACRO(COMPARE_PAIR, 0, <<
LOAD_PIECE(dst, 2, TEMP(0), 0, 0)
LOAD_PIECE(src, 2, TEMP(1), 0, 0)
SKIP_BIT(COUNT(), 1, L(pair))
BRANCH_NOT_EQUAL(TEMP(0), TEMP(1), L(DIFFER_))
LOAD_PIECE(dst, 1, TEMP(0), 2, 0)
LOAD_PIECE(src, 1, TEMP(1), 2, 0)
LABEL(pair)
COMPARE_DIFFERENCE()
>>)

// COMPARE_DIFFERENCE(): the last bytes, whose difference is the result: one, or up to three in the
// order of memory.
MACRO(COMPARE_DIFFERENCE, 0, <<
SUB(ROLE(RESULT), TEMP(0), TEMP(1))
LEAVE()
m4_define(<<HAS_LEFT_>>, 1)
>>)

// ---------------------------------------------------------------- aligned access only

// COMPARE_TINY(): L(tiny), less than a word, where there is no unaligned access.
MACRO(COMPARE_TINY, 0, <<
SECTION(tiny, <<Less than a word.>>)
LABEL(tiny)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
m4_define(<<DIFFER_>>, <<tiny_differ>>)
TAIL(tiny, NUMBER(WORD() / 2), 2, 1, <<COMPARE_STEP>>)
SECTION(tiny_1, <<The difference of two bytes is the result.>>)
SKIP_BIT_OF_PAIR(NUMBER(WORD() / 2), 1, L(tiny_equal))
BLOCK(mask:1)
LOAD_PIECE(dst, 1, TEMP(0), 0, 0)
LOAD_PIECE(src, 1, TEMP(1), 0, 0)
LABEL(tiny_differ)
COMPARE_DIFFERENCE()
SECTION(tiny_equal)
LABEL(tiny_equal)
LOAD_IMM(ROLE(RESULT), 0)
LEAVE()
>>)

// COMPARE_MISALIGNED(): the buffers never reach word boundaries together.
MACRO(COMPARE_MISALIGNED, 0, <<
SECTION(misaligned, <<The buffers differ in alignment: bytes up to the first one's word boundary.>>)
LABEL(misaligned)
BRANCH_BELOW_IMM(COUNT(), NUMBER(2 * WORD()), L(few))
HEAD(IF(BY_PARTS(), parts_head, merge_head), 1, <<COMPARE_STEP>>, 1)
IF(BY_PARTS(), <<
SECTION(parts, <<Then words, those of the second by parts.>>)
LOOP(parts, NUMBER(COMPARE_WORDS() * WORD()), <<COMPARE_PARTS>>, <<>>, L(parts_done))
TAIL(parts_tail, NUMBER(COMPARE_WORDS() * WORD() / 2), WORD(), WORD(), <<COMPARE_PARTS>>)
>>, <<
SECTION(merge_setup, <<Then each word of the second is merged from two.>>)
MERGE_WORDWISE(COMPARE_WORDS(), <<COMPARE_MERGED_STEP>>, <<>>)
SECTION(merge_rest)
>>)
JUMP(L(bytes))
SECTION(few, <<Less than two words, or after them less than one: single bytes.>>)
LABEL(few)
TAIL(few, WORD(), WORD(), 1, <<COMPARE_STEP>>)
SECTION(bytes)
LABEL(bytes)
IF(TINY_IS_LIKE_ALL(), <<>>, <<
TAIL(bytes, NUMBER(WORD() / 2), 1, 1, <<COMPARE_STEP>>)
SECTION(bytes_equal)
LOAD_IMM(ROLE(RESULT), 0)
LEAVE()
>>)
>>)

// COMPARE_PARTS(bytes, grain, advance), COMPARE_MERGED_STEP(...): COMPARE_STEP by words, those of
// the second buffer by parts, or merged.
MACRO(COMPARE_PARTS, 3, <<
FOR(<<p_>>, 0, $1 / WORD() - 1, <<
LOAD_PIECE(dst, WORD(), TEMP(0), NUMBER(p_ * WORD()), $1)
LOAD_BY_PARTS(src, TEMP(1), SRC(), DISP(src, NUMBER(p_ * WORD()), WORD()))
BRANCH_NOT_EQUAL(TEMP(0), TEMP(1), L(DIFFER_))
>>)
ADVANCE(dst, $1)
ADVANCE(src, $1)
>>)
MACRO(COMPARE_MERGED_STEP, 3, <<
FOR(<<p_>>, 0, $1 / WORD() - 1, <<
LOAD_PIECE(src, WORD(), TEMP(2), NUMBER(p_ * WORD()), $1)
LOAD_PIECE(dst, WORD(), TEMP(0), NUMBER(p_ * WORD()), $1)
MERGE_JOIN(TEMP(1), ROLE(CARRY), TEMP(2))
MERGE_CARRY(ROLE(CARRY), TEMP(2))
BRANCH_NOT_EQUAL(TEMP(0), TEMP(1), L(DIFFER_))
>>)
ADVANCE(dst, $1)
ADVANCE(src, $1)
>>)
