// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The copy core, for both directions. A routine is a chain of parts, of which each does some sizes
// and leaves the larger ones to the next:
//
//   unaligned access (UNALIGNED 1)
//     COPY_SMALL       up to 2 * ENDS_WORDS words: words from both ends, which may overlap, in a
//                      straight line
//     COPY_MIDDLE      memmove: the same sizes, as far as there are no registers to load all words
//                      before they are stored
//     COPY_LARGE       head to the destination's word boundary, a counted loop of blocks, a tail by
//                      the bits of the count
//     COPY_LARGE_KEPT  instead of that, in kernel memory, where KEPT_WORDS at both ends can be held
//                      in registers meanwhile
//     COPY_UNALIGNED   after COPY_LARGE, where groups of words need word boundaries
//                      (GROUPS_ALIGNED) and do not find them
//   aligned access only (UNALIGNED 0)
//     COPY_BYTES, COPY_FEW_BYTES   less than a word, or than STRAIGHT_BYTES: single bytes
//     COPY_LARGE, COPY_UNALIGNED   where there are parts of words (BY_PARTS): of those are head and
//                                  end, and words of a source that is at no boundary
//     COPY_ALIGNED     otherwise head, blocks and tail, where source and destination reach word
//                      boundaries together; with ENDS_WORDS whole words at word boundaries come first, less
//                      than a block of them from both ends
//     COPY_MISALIGNED  elsewhere: each word of the destination is merged from two of the source by
//                      shifts
//
// COPY is every routine but memmove. That goes backward by the same parts, if the destination is
// inside the source, and forward by memcpy or by parts of its own: MOVE.
//
// Every group loads before it stores, so a copy forward to a lower address may overlap (memmove
// relies on it), where MAY_OVERLAP() says so; elsewhere a head or an end by one word may also load
// what is stored already.

// ---------------------------------------------------------------- whole routines

// COPY(direction): the whole body of a routine; 1 forward, -1 backward (MOVE_BACKWARD).
MACRO(COPY, 1, <<
COPY_BEGIN($1)
IF(UNALIGNED(), <<
COPY_SMALL()
IF(KEEPS_ENDS(), <<SUB(DISTANCE(), ROLE(ARG0), ROLE(ARG1))>>)
COPY_NOT_SMALL()
>>, <<
BRANCH_BELOW_IMM(COUNT(), MAX(WORD(), STRAIGHT_BYTES()), L(tiny))
IF(BY_PARTS(), <<COPY_NOT_SMALL()>>, <<COPY_ALIGNED(NUMBER(ENDS_WORDS() > 0))>>)
IF(STRAIGHT_BYTES() && FORWARD() && (MOVES_SMALL() || IS_USER_ROUTINE()), <<COPY_FEW_BYTES()>>,
  <<COPY_BYTES()>>)
>>)
RECOVERY()
>>)

// COPY_BEGIN(direction): what comes first.
MACRO(COPY_BEGIN, 1, <<
START_TRACKING($1)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
NOTE_ARGUMENTS()
NOTE_ROLE(DATA, <<data>>)
NOTE_MOVING()
IF(UNALIGNED() || BY_PARTS(), <<>>, <<NOTE_MERGING()>>)
IF(IS_USER_ROUTINE(), <<WINDOW_OPEN()>>)
>>)

// MOVE(): the whole body of memmove.
MACRO(MOVE, 0, <<IF(UNALIGNED(), <<MOVE_UNALIGNED()>>,
  <<IF(MOVES_SMALL(), <<MOVE_ALIGNED()>>, <<MOVE_BACKWARD()>>)>>)>>)

// MOVE_UNALIGNED(): where small sizes need no direction: large ones go forward by MEMCPY(), or here
// if that is none, and backward here. An entry BACKWARD_COPY() goes backward with large sizes only.
MACRO(MOVE_UNALIGNED, 0, <<
COPY_BEGIN(1)
IF_SAME(BACKWARD_COPY(), none, <<>>, <<LABEL(small)>>)
COPY_SMALL()
SECTION(direction, <<Forward, unless dst is inside the source.>>)
BRANCH_BACKWARD(L(backward))
IF_SAME(MEMCPY(), none, <<
m4_pushdef(<<PREFIX_>>, PREFIX_<<_forward>>)
COPY_MIDDLE()
m4_popdef(<<PREFIX_>>)
FORWARD_BEGIN()
COPY_NOT_SMALL()
>>, <<TAIL_CALL(MEMCPY())>>)
BACKWARD_ENTRY(<< what is not small>>)
IF_SAME(BACKWARD_COPY(), none, <<>>,
  <<BRANCH_BELOW_IMM(COUNT(), NUMBER(2 * COPY_ENDS_WORDS() * WORD() + 1), L(small))>>)
SECTION(backward, <<Backward, from the end.>>)
LABEL(backward)
m4_define(<<PREFIX_>>, PREFIX_<<_backward>>)
START_TRACKING(-1)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
COPY_MIDDLE()
COPY_NOT_SMALL()
>>)

// MOVES_SMALL(): does memmove copy less than STRAIGHT_BYTES itself (MOVE_ALIGNED)?
VALUE_MACRO(MOVES_SMALL, 0,
  <<NUMBER(ENDS_WORDS() && STRAIGHT_BYTES() && IF_SAME(BACKWARD_COPY(), none, 1, 0))>>)

// MOVE_ALIGNED(): where there is no unaligned access, but a straight line for small sizes: large
// ones go forward by MEMCPY(), or from an INNER_LABEL of it on. A few whole words, which are loaded
// before they are stored, need no direction.
MACRO(MOVE_ALIGNED, 0, <<
COPY_BEGIN(1)
BRANCH_BELOW_IMM(COUNT(), STRAIGHT_BYTES(), L(small))
BRANCH_UNEVEN(L(uneven))
SECTION(words, <<Whole words at word boundaries: from both ends, which may overlap.>>)
WHOLE_SIZES()
MOVE_FORWARD(words, backward)
SECTION(uneven)
LABEL(uneven)
MOVE_FORWARD(uneven, backward_uneven)
SECTION(small)
LABEL(small)
BRANCH_BACKWARD(L(backward_tiny))
COPY_BYTES()
SECTION(backward, <<Backward, from the end.>>)
LABEL(backward)
m4_define(<<PREFIX_>>, PREFIX_<<_backward>>)
START_TRACKING(-1)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
COPY_ALIGNED(2)
COPY_BYTES()
>>)

// MOVE_FORWARD(part, backward): forward, unless dst is inside the source: then to that label.
MACRO(MOVE_FORWARD, 2, <<
BRANCH_BACKWARD(L($2))
IF(DECLARES(INNER_LABEL), <<
START_MOVING(1, 1)
TAIL_CALL(MEMCPY_PART($1))
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
>>, <<TAIL_CALL(MEMCPY())>>)
>>)

// MOVE_BACKWARD(): where every size goes backward here, and forward by MEMCPY().
MACRO(MOVE_BACKWARD, 0, <<
SECTION(entry, <<Forward, unless dst is inside the source.>>)
SUB(ROLE(SCRATCH), ROLE(ARG0), ROLE(ARG1))
BRANCH_NOT_BELOW(ROLE(SCRATCH), ROLE(ARG2), L(forward))
BACKWARD_ENTRY(<<>>)
COPY(-1)
SECTION(forward)
LABEL(forward)
TAIL_CALL(MEMCPY())
>>)

// BACKWARD_ENTRY(which sizes): an entry for backward copies, if the target has one.
MACRO(BACKWARD_ENTRY, 1, <<IF_SAME(BACKWARD_COPY(), none, <<>>, <<
@routine backward BACKWARD_COPY() IF(UNALIGNED(), exact, word)
@title BACKWARD_COPY()(dst, src, n): as memmove,$1 always from the last byte to the first.
FUNCTION_BEGIN(BACKWARD_COPY())
>>)>>)

// DISTANCE(): a register for dst - src, which COPY_LARGE_KEPT wants.
VALUE_MACRO(DISTANCE, 0, <<IF(KEPT_WORDS(), <<TEMP(NUMBER(GROUP_WORDS() + 2 * KEPT_WORDS()))>>,
  <<ROLE(SCRATCH)>>)>>)

// BRANCH_BACKWARD(label): if dst is inside the source, so that the copy has to go backward; at
// entry. DISTANCE() is set.
MACRO(BRANCH_BACKWARD, 1, <<
SUB(DISTANCE(), ROLE(ARG0), ROLE(ARG1))
BRANCH_BELOW(DISTANCE(), ROLE(ARG2), $1)
>>)

// ---------------------------------------------------------------- unaligned access: small sizes

// COPY_SMALL(): the small sizes, up to 2 * SMALL_WORDS_ words (all straight lines:
// STRAIGHT_WORDS_). SMALL_LABEL_ is where they begin for what is left of a large one
// (TAIL_AS_SMALL).
MACRO(COPY_SMALL, 0, <<
IF(TAIL_AS_SMALL(), <<
IF(RETURNS_DST(), <<MOV(ROLE(RESULT), ROLE(ARG0))>>)
m4_define(<<SMALL_LABEL_>>, L(again))
LABEL(again)
>>)
m4_define(<<SMALL_WORDS_>>, COPY_ENDS_WORDS())
m4_define(<<STRAIGHT_WORDS_>>, SMALL_WORDS_)
DISTINCT(<<a small copy>>, <<>>, MIN(2 * SMALL_WORDS_, TEMPS()))
SMALL_SIZES(SMALL_WORDS_, COPY_THREE_FOURTHS(),
  MIN(SMALL_WORDS_, IF(IS_USER_ROUTINE(), BITS_TO(), COPY_BITS_TO())),
  <<COPY_ENDS>>, <<COPY_PIECES_AT_ENDS>>)
>>)

// COPY_MIDDLE(): the sizes up to 2 * ENDS_WORDS words for which there are not the registers to load
// all words before they are stored: MIDDLE_KEPT() words up to the end (going backward, from the
// start) are loaded first and stored last, in between go groups of MIDDLE_GROUP() in the direction
// of the copy. No size may have more words than the one before and those kept. By single words,
// which may have to wait for each other where a buffer overlaps closely, only the first size goes
// so.
MACRO(COPY_MIDDLE, 0, <<IF(ENDS_THREE_FOURTHS() && MIDDLE_KEPT() < TEMPS() &&
  MIDDLE_KEPT() % MIDDLE_GROUP() == 0 && 2 * SMALL_WORDS_ >= MIDDLE_KEPT() &&
  SMALL_WORDS_ <= MIDDLE_KEPT(), <<
DISTINCT(<<a copy by groups>>, <<>>, NUMBER(MIDDLE_KEPT() + MIDDLE_GROUP()))
DISTINCT(<<choosing a size>>, <<>>, 0)
m4_pushdef(<<OVER_>>, NUMBER(2 * SMALL_WORDS_))
IF(SMALL_WORDS_ < MIDDLE_KEPT(), <<SMALL_SIZE(MIDDLE_KEPT(), 0, <<COPY_GROUPS>>)>>)
IF(MIDDLE_GROUP() > 1, <<SMALL_SIZE(ENDS_WORDS(), 1, <<COPY_GROUPS>>)>>)
LABEL(over_<<>>OVER_<<>>w)
m4_define(<<STRAIGHT_WORDS_>>, NUMBER(OVER_ / 2))
m4_popdef(<<OVER_>>)
>>)>>)
// MIDDLE_KEPT(), MIDDLE_GROUP(): words.
VALUE_MACRO(MIDDLE_KEPT, 0, <<NUMBER(ENDS_WORDS() / 2)>>)
VALUE_MACRO(MIDDLE_GROUP, 0, <<MAX(1, MIN(GROUP_WORDS(), NUMBER(TEMPS() - MIDDLE_KEPT())))>>)

// COPY_GROUPS(k): one of them, more than 2 * k words less those kept, up to 2 * k.
MACRO(COPY_GROUPS, 1, <<
m4_pushdef(<<MOVED_>>, NUMBER(2 * $1 - MIDDLE_KEPT()))
IF(FORWARD(), <<
FIND_MIDDLE_END(src, TEMP(0))
LOAD_SPAN(src, MIDDLE_GROUP(), MIDDLE_KEPT(), END_BASE(src, TEMP(0)),
  NUMBER(-MIDDLE_KEPT() * WORD()))
FIND_MIDDLE_END(dst, COUNT())
COPY_SPANS(MOVED_, MIDDLE_GROUP(), SRC(), DST(), 0)
STORE_SPAN(dst, MIDDLE_GROUP(), MIDDLE_KEPT(), END_BASE(dst, COUNT()),
  NUMBER(-MIDDLE_KEPT() * WORD()))
>>, <<
LOAD_SPAN(src, MIDDLE_GROUP(), MIDDLE_KEPT(), SRC(), 0)
FIND_MIDDLE_END(src, SRC())
FIND_MIDDLE_END(dst, COUNT())
FOR(<<g_>>, 1, MOVED_ / MIDDLE_GROUP(),
  <<COPY_SPANS(MIDDLE_GROUP(), MIDDLE_GROUP(), END_BASE(src, SRC()), END_BASE(dst, COUNT()),
  NUMBER(-g_ * MIDDLE_GROUP() * WORD()))>>)
STORE_SPAN(dst, MIDDLE_GROUP(), MIDDLE_KEPT(), DST(), 0)
>>)
m4_popdef(<<MOVED_>>)
>>)
// FIND_MIDDLE_END(side, register): FIND_END, the pointer being at the start in both directions.
MACRO(FIND_MIDDLE_END, 2, <<IF(SUM_AS_BASE() == 1, <<>>, <<ADD($2, POINTER($1), COUNT())>>)>>)

// ---------------------------------------------------------------- unaligned access: larger sizes

// COPY_NOT_SMALL(): the larger sizes. KEEPS_ENDS(): by COPY_LARGE_KEPT, which wants DISTANCE()?
MACRO(COPY_NOT_SMALL, 0, <<
IF(KEEPS_ENDS(), <<COPY_LARGE_KEPT()>>, <<COPY_LARGE()>>)
IF(HAS_SINGLES(), <<COPY_UNALIGNED()>>)
>>)
VALUE_MACRO(KEEPS_ENDS, 0, <<NUMBER(KEPT_WORDS() && !IS_USER_ROUTINE())>>)

// COPY_LARGE(): what is too large for a straight line.
MACRO(COPY_LARGE, 0, <<
SECTION(large)
IF(LAST_IS_KEPT() && !FORWARD(), <<LOAD_AT(src, WORD(), KEPT_LAST(), SRC(), 0)>>)
START_MOVING(1, 1)
IF(ACCELERATOR_MIN() && FORWARD(), <<ACCELERATED(<<COPY_ALL>>)>>)
IF(LAST_IS_KEPT() && FORWARD(), <<
FIND_TAIL(src, KEPT_LAST(), WORD())
LOAD_AT(src, WORD(), KEPT_LAST(), TAIL_BASE(src, KEPT_LAST(), WORD()),
  TAIL_DISP(src, WORD()))
>>)
IF(FIRST_IS_KEPT(), <<LOAD_AT(src, WORD(), KEPT_FIRST(), SRC(), AT(src, 0))>>)
DISTINCT(<<copying>>, LOOP_END, NUMBER(GROUP_MOST() + LAST_IS_KEPT() + FIRST_IS_KEPT()))
IF(HAS_SINGLES(), <<
BRANCH_UNALIGNED(L(unaligned))
>>)
IF(ALIGN_DST() && !HAS_SINGLES(), <<
SECTION(head, <<Head: up to a word boundary of the destination.>>)
IF(ALIGN_DST() > 2 * STRAIGHT_WORDS_ * WORD() + 1,
  <<BRANCH_BELOW_IMM(COUNT(), ALIGN_DST(),
  IF(ALIGN_DST() > COPY_BLOCK(), <<L(any_alignment)>>, <<L(bulk_done)>>))>>)
IF((LAST_IS_WORD() && HAS_ROLE(HEAD_LENGTH)) || FIRST_IS_KEPT(), <<COPY_HEAD()>>,
  <<HEAD(head, WORD(), <<COPY_STEP>>, 1)>>)
IF(ALIGN_DST() > COPY_BLOCK(), <<LABEL(any_alignment)>>)
>>)
SECTION(aligned)
IF(HAS_SINGLES(), <<LABEL(aligned)>>)
IF(TAIL_AS_SMALL(), <<COPY_BULK_SMALL()>>, <<COPY_BULK(L(bulk_done))>>)
>>)

// COPY_BLOCKS(exit, none): the blocks; the labels are those of LOOP. COPY_BLOCK(): bytes of a
// block.
MACRO(COPY_BLOCKS, 2, <<
SECTION(bulk, <<Bulk: BULK_WORDS() words at a time.>>)
LOOP(bulk, COPY_BLOCK(), <<COPY_STEP>>, <<$1>>, $2)
>>)
VALUE_MACRO(COPY_BLOCK, 0, <<NUMBER(BULK_WORDS() * WORD())>>)

// COPY_BULK(none): blocks, then what is left; if there is no block to the label none.
MACRO(COPY_BULK, 1, <<
COPY_BLOCKS(L(exit), $1)
SECTION(tail, <<Tail: by the bits of the count.>>)
IF(LAST_IS_WORD() || LAST_IS_KEPT() || BY_PARTS(), <<
WORDS_TAIL(tail, NUMBER(COPY_BLOCK() / 2), WORD(), <<COPY_STEP>>, L(exit))
IF(LAST_IS_KEPT(), <<STORE_KEPT()>>, <<COPY_LAST()>>)
>>, <<WHOLE_TAIL(tail, NUMBER(COPY_BLOCK() / 2), WORD(), <<COPY_STEP>>, L(exit))>>)
SECTION(exit)
IF(TAIL_EXITS() > 0 || LAST_IS_WORD() || BY_PARTS(), <<LABEL(exit)>>)
EXIT()
>>)

// COPY_UNALIGNED(): after COPY_LARGE where groups need word boundaries (HAS_SINGLES) and not
// both buffers begin at one: up to 2 * COPY_ENDS_WORDS() words by words from both ends; more after
// a head. If then the source has not reached a boundary together with the destination, its words
// are loaded one by one.
MACRO(COPY_UNALIGNED, 0, <<
SECTION(unaligned, <<Not both at word boundaries<<>>IF(BY_PARTS(), <<.>>,
  <<: words from both ends, which may overlap.>>)>>)
LABEL(unaligned)
BLOCK(full)
IF(BY_PARTS(), <<>>, <<COPY_SIZES(NUMBER(2 * SMALL_WORDS_))>>)
SECTION(head, <<Head: up to a word boundary of the destination.>>)
IF(BY_PARTS(), <<COPY_HEAD()>>, <<HEAD(head, WORD(), <<COPY_STEP>>, 1)>>)
BRANCH_MASK_ZERO(SRC(), NUMBER(WORD() - 1), L(aligned))
SECTION(singles, <<The source is at none: words are loaded one by one, and stored in groups.>>)
LOOP(singles, COPY_BLOCK(), <<COPY_SINGLES>>, L(exit), L(singles_done))
IF(BY_PARTS(), <<
WORDS_TAIL(singles_tail, NUMBER(COPY_BLOCK() / 2), WORD(), <<COPY_SINGLES>>, L(exit))
SECTION(singles_last)
m4_pushdef(<<LOADS_SINGLES_>>, 1)
COPY_LAST()
m4_popdef(<<LOADS_SINGLES_>>)
>>, <<WHOLE_TAIL(singles_tail, NUMBER(COPY_BLOCK() / 2), WORD(), <<COPY_SINGLES>>, L(exit))>>)
SECTION(singles_exit)
EXIT()
>>)

// COPY_SINGLES(bytes, grain, advance): COPY_STEP with LOAD_SINGLES.
m4_define(<<LOADS_SINGLES_>>, 0)
MACRO(COPY_SINGLES, 3, <<
m4_pushdef(<<LOADS_SINGLES_>>, 1)
COPY_STEP($@)
m4_popdef(<<LOADS_SINGLES_>>)
>>)

// COPY_BULK_SMALL(): bulk, then what is left as a small size, for which the pointers have to be at
// its first byte. Where buffers do not overlap, the last words of one are enough, as far as the
// code for them stands alone (REST_BY_LAST_WORDS()).
MACRO(COPY_BULK_SMALL, 0, <<
m4_pushdef(<<MOST_>>, NUMBER(2 ** LOG2(2 * COPY_ENDS_WORDS()) * WORD()))
COPY_BLOCKS(<<>>, L(bulk_done))
IF(COPY_BLOCK() > MOST_, <<
SECTION(tail, <<Tail: by the bits of the count, down to a small size.>>)
TAIL(tail, NUMBER(COPY_BLOCK() / 2), MOST_, WORD(), <<COPY_STEP>>)
>>)
SECTION(rest, <<What is left is a small size.>>)
AND_BRANCH_ZERO(COUNT(), COUNT(), NUMBER(MIN(MOST_, COPY_BLOCK()) - 1), L(exit))
IF(FORWARD(), <<>>, <<
SUB(DST(), DST(), COUNT())
SUB(SRC(), SRC(), COUNT())
>>)
IF(REST_BY_LAST_WORDS(), <<
DOUBLING(<<k_>>, NUMBER(SMALL_WORDS_ / 2), SMALL_WORDS_,
  <<BRANCH_BELOW_IMM(COUNT(), NUMBER(k_ * WORD() + 1), L(last_<<>>k_<<>>w))>>)
JUMP(L(up_to_<<>>NUMBER(2 * SMALL_WORDS_)w))
>>, <<JUMP(SMALL_LABEL_)>>)
SECTION(exit)
LABEL(exit)
EXIT()
m4_popdef(<<MOST_>>)
>>)
VALUE_MACRO(REST_BY_LAST_WORDS, 0, <<IF(TAIL_AS_SMALL() && !MAY_OVERLAP(),
  <<NUMBER(SMALL_WORDS_ >= 8 && IS_POWER(SMALL_WORDS_) &&
  ENDS_ARE_APART(NUMBER(SMALL_WORDS_ / 2)))>>, 0)>>)

// COPY_LARGE_KEPT(): COPY_LARGE, with the first and the last words loaded before anything is stored
// and stored after everything else, which is aligned. Right for every overlap. With DISTANCE().
// What is left to the end may be as much as is kept: one byte less is copied than there is.
// Forward, the pointers lie as many bytes as are kept below the data.
MACRO(COPY_LARGE_KEPT, 0, <<
m4_pushdef(<<KEPT_>>, NUMBER(KEPT_WORDS() * WORD()))
m4_pushdef(<<FIRST_>>, GROUP_WORDS())
m4_pushdef(<<LAST_>>, NUMBER(FIRST_ + KEPT_WORDS()))
m4_pushdef(<<SRC_END_>>, <<IF(FORWARD(), <<TEMP(NUMBER(LAST_ + KEPT_WORDS() - 1))>>, <<SRC()>>)>>)
SECTION(large, <<Large: the first and the last KEPT_ bytes are loaded now and stored at the end.>>)
LOAD_SPAN(src, FIRST_, KEPT_WORDS(), SRC(), 0)
ADD(SRC_END_, SRC(), COUNT())
LOAD_SPAN(src, LAST_, KEPT_WORDS(), SRC_END_, -KEPT_)
KEEP_DST()
DISTINCT(<<copying>>, HEAD_LENGTH LOOP_END, NUMBER(LAST_ + KEPT_WORDS() + 1))
ADD(ROLE(HEAD_LENGTH), ROLE(ARG0), COUNT())
AND_IMM(DST(), IF(FORWARD(), <<ROLE(ARG0)>>, <<ROLE(HEAD_LENGTH)>>), NUMBER(-KEPT_))
SUB(SRC(), DST(), DISTANCE())
IF(FORWARD(), <<
SUB(COUNT(), ROLE(HEAD_LENGTH), DST())
SET_BASE(dst, -KEPT_)
SET_BASE(src, -KEPT_)
>>, <<SUB(COUNT(), DST(), ROLE(ARG0))>>)
SET_EXCESS(IF(FORWARD(), <<NUMBER(KEPT_ + 1)>>, 1))
BLOCK(full)
COPY_BLOCKS(<<>>, L(bulk_done))
SECTION(tail, <<Tail: by the bits of the count.>>)
TAIL(tail, NUMBER(COPY_BLOCK() / 2), KEPT_, WORD(), <<COPY_STEP>>)
SECTION(kept)
STORE_SPAN(dst, FIRST_, KEPT_WORDS(), ROLE(ARG0), 0)
STORE_SPAN(dst, LAST_, KEPT_WORDS(), ROLE(HEAD_LENGTH), -KEPT_)
EXIT()
m4_popdef(<<KEPT_>>, <<FIRST_>>, <<LAST_>>, <<SRC_END_>>)
>>)

// COPY_HEAD(): up to a word boundary of the destination by one word that overlaps what follows,
// where the buffers do not overlap; or by nothing, if that word is stored at the end; or by the
// part of a word.
MACRO(COPY_HEAD, 0, <<
m4_pushdef(<<LENGTH_>>, IF(FIRST_IS_KEPT() || BY_PARTS(), <<ROLE(SCRATCH)>>,
  <<ROLE(HEAD_LENGTH)>>))
IF(FIRST_IS_KEPT(), <<DISTINCT(<<the head>>, SCRATCH, NUMBER(GROUP_WORDS() + 2))>>,
  <<DISTINCT(<<the head>>, IF(BY_PARTS(), SCRATCH, HEAD_LENGTH), 1)>>)
WORD_GAP(LENGTH_, L(head_done))
IF(FIRST_IS_KEPT(), <<>>, <<IF(BY_PARTS(), <<
LOAD_BY_PARTS(src, TEMP(0), SRC(), NEAR_DISP(WORD()))
IF(FORWARD(), <<STORE_PART(first, TEMP(0), DST(), 0)>>, <<STORE_PART(last, TEMP(0), DST(), -1)>>)
>>, <<
LOAD_PIECE(src, WORD(), TEMP(0), 0, 0)
STORE_PIECE(dst, WORD(), TEMP(0), 0, 0)
>>)>>)
MOVE_PAST(LENGTH_)
LABEL(head_done)
IF(BY_PARTS(), <<BLOCK(full)>>)
m4_popdef(<<LENGTH_>>)
>>)

// LAST_IS_WORD(): may the last bytes be copied as part of the word that ends with them?
// COPY_LAST(): that; or the part of a word (BY_PARTS), of which, where the source is at a word
// boundary, too, no more than that is loaded.
VALUE_MACRO(LAST_IS_WORD, 0,
  <<NUMBER(UNALIGNED() && !GROUPS_ALIGNED() && FORWARD() && !MAY_OVERLAP())>>)
MACRO(COPY_LAST, 0, <<
SECTION(last, IF(BY_PARTS(), <<<<Last: a part of a word.>>>>,
  <<<<Last: a word that overlaps what came before.>>>>))
AND_BRANCH_ZERO(COUNT(), COUNT(), NUMBER(WORD() - 1), L(exit))
BLOCK(full)
IF(BY_PARTS(), <<COPY_LAST_PART()>>, <<
FIND_TAIL(src, TEMP(0), WORD())
LOAD_AT(src, WORD(), TEMP(0), TAIL_BASE(src, TEMP(0), WORD()), TAIL_DISP(src, WORD()))
FIND_TAIL(dst, <<TEMP(1)>>, WORD())
STORE_AT(dst, WORD(), TEMP(0), TAIL_BASE(dst, <<TEMP(1)>>, WORD()), TAIL_DISP(dst, WORD()))
>>)
>>)
MACRO(COPY_LAST_PART, 0, <<
FIND_END(src, TEMP(1))
IF(LOADS_SINGLES_, <<LOAD_BY_PARTS(src, TEMP(0), TEMP(1), IF(FORWARD(), -WORD(), 0))>>,
  <<ACCESS(src, 0, <<IF(FORWARD(), <<LOAD_LAST_PART(TEMP(0), TEMP(1), -1)>>,
  <<LOAD_FIRST_PART(TEMP(0), TEMP(1), 0)>>)>>)>>)
FIND_END(dst, TEMP(1))
IF(FORWARD(), <<STORE_PART(last, TEMP(0), TEMP(1), -1)>>, <<STORE_PART(first, TEMP(0), TEMP(1), 0)>>)
>>)

// KEPT_LAST(), KEPT_FIRST(): the registers of a word at each end that is held until the end.
VALUE_MACRO(KEPT_LAST, 0, <<TEMP(GROUP_WORDS())>>)
VALUE_MACRO(KEPT_FIRST, 0, <<TEMP(NUMBER(GROUP_WORDS() + 1))>>)

// LAST_IS_KEPT(): the same where buffers may overlap: that word is loaded before anything is
// stored. STORE_KEPT(): then it is stored.
VALUE_MACRO(LAST_IS_KEPT, 0,
  <<IF(UNALIGNED() && MAY_OVERLAP() && !TAIL_EXITS() && !TAIL_AS_SMALL() && GROUP_WORDS() < TEMPS(),
  <<NUMBER(!IS_ONE_OF(KEPT_LAST(), REGISTERS_OF(<<MOVING LOOP_END HEAD_LENGTH SCRATCH>>)))>>, 0)>>)
MACRO(STORE_KEPT, 0, <<
SECTION(last, <<Last: what was loaded first.>>)
IF(FORWARD(), <<
AND_IMM(COUNT(), COUNT(), NUMBER(WORD() - 1))
BLOCK(full)
FIND_TAIL(dst, TEMP(0), WORD())
STORE_AT(dst, WORD(), KEPT_LAST(), TAIL_BASE(dst, TEMP(0), WORD()), TAIL_DISP(dst, WORD()))
>>, <<STORE_AT(dst, WORD(), KEPT_LAST(), ROLE(RESULT), 0)>>)
IF(FIRST_IS_KEPT(), <<STORE_AT(dst, WORD(), KEPT_FIRST(), ROLE(RESULT), 0)>>)
>>)

// FIRST_IS_KEPT(): the same of the word that a head overlaps, if every copy that is large has a
// head.
VALUE_MACRO(FIRST_IS_KEPT, 0,
  <<IF(LAST_IS_KEPT() && FORWARD() && GROUP_WORDS() + 1 < TEMPS() && ALIGN_DST(),
  <<NUMBER(ALIGN_DST() <= 2 * STRAIGHT_WORDS_ * WORD() + 1 &&
  !IS_ONE_OF(KEPT_FIRST(), REGISTERS_OF(<<MOVING LOOP_END SCRATCH>>)))>>, 0)>>)

// ---------------------------------------------------------------- a step, both ends

// COPY_STEP(bytes, grain, advance): the next bytes, a group of loads and a group of stores at a
// time. COPY_PIECES(bytes, size, advance): by pieces of that size.
MACRO(COPY_STEP, 3, <<IF($2 == 2 && IS_USER_ROUTINE() && !USER_HALFWORDS(),
  <<COPY_PIECES($1, 1, $3)>>, <<COPY_PIECES($@)>>)>>)
MACRO(COPY_PIECES, 3, <<
m4_pushdef(<<GROUP_>>, MIN(IF($2 == WORD(), GROUP_MOST(), TEMPS()), NUMBER($1 / $2)))
FOR(<<s_>>, 0, ($1 / $2 - 1) / GROUP_,
  <<COPY_GROUP($2, NUMBER(MIN(GROUP_, $1 / $2 - s_ * GROUP_)), NUMBER(s_ * GROUP_ * $2),
  NUMBER($1 * $3))>>)
m4_popdef(<<GROUP_>>)
IF($3, <<
ADVANCE(src, $1)
ADVANCE(dst, $1)
>>)
>>)

// COPY_GROUP(grain, count, at, total): count pieces of grain bytes, at bytes into the block.
MACRO(COPY_GROUP, 4, <<
IF($1 == WORD(), <<
IF(LOADS_SINGLES_, <<LOAD_SINGLES(src, $2, $3, $4)>>, <<LOAD_GROUP(src, $2, $3, $4)>>)
STORE_GROUP(dst, $2, $3, $4)
>>, <<
FOR(<<p_>>, 0, $2 - 1, <<LOAD_PIECE(src, $1, TEMP(p_), NUMBER($3 + p_ * $1), $4)>>)
FOR(<<p_>>, 0, $2 - 1, <<STORE_PIECE(dst, $1, TEMP(p_), NUMBER($3 + p_ * $1), $4)>>)
>>)
>>)

// COPY_ENDS_WORDS(): ENDS_WORDS, or the largest number of words for which there are data registers.
// ONE_END_MOST(): most words of one end that are loaded together; COPY_THREE_FOURTHS():
// ENDS_THREE_FOURTHS, of ENDS_WORDS alone.
VALUE_MACRO(COPY_ENDS_WORDS, 0, <<IF(!MAY_OVERLAP() && ENDS_GO_BY_GROUPS(), ENDS_WORDS(),
  <<MIN(ENDS_WORDS(), ENDS_THAT_FIT(IF(MAY_OVERLAP(), <<NUMBER((TEMPS() + 1) / 2)>>,
  <<ONE_END_MOST()>>)))>>)>>)
VALUE_MACRO(ENDS_GO_BY_GROUPS, 0,
  <<NUMBER(SUM_AS_BASE() == 1 || GROUP_WORDS() + 2 < TEMPS())>>)
VALUE_MACRO(GROUP_MOST, 0, <<MIN(GROUP_WORDS(), TEMPS())>>)
VALUE_MACRO(ONE_END_MOST, 0, <<NUMBER(TEMPS() - (SUM_AS_BASE() != 1))>>)
VALUE_MACRO(COPY_THREE_FOURTHS, 0,
  <<NUMBER(ENDS_THREE_FOURTHS() && (COPY_ENDS_WORDS() == ENDS_WORDS() ||
  !IS_POWER(COPY_ENDS_WORDS())))>>)

// ENDS_THAT_FIT(registers): the largest number of words from one end that is a size of SMALL_SIZES
// and not above that.
VALUE_MACRO(ENDS_THAT_FIT, 1,
  <<MAX(NUMBER(2 ** LOG2(MAX(1, $1))),
  NUMBER(ENDS_THREE_FOURTHS() * ($1 >= 3) * 3 * (2 ** LOG2(MAX(1, NUMBER($1 / 3))))))>>)

// COPY_ENDS(k): k words from the start and k words up to the end. A user routine needs its pointers
// for recovery and does one end after the other, as any routine may whose buffers do not overlap
// and that has not the registers to load everything first; if not even for one end, in groups.
MACRO(COPY_ENDS, 1, <<IF($1 == 1 && IS_USER_ROUTINE() && UNALIGNED(),
  <<COPY_PIECES_AT_ENDS(WORD())>>, <<
IF(ENDS_ARE_APART($1), <<
IF($1 > ONE_END_MOST(), <<
COPY_SPANS($1, GROUP_MOST(), SRC(), DST(), 0)
LAST_WORDS_LABEL($1)
FIND_END(src, <<TEMP(GROUP_WORDS())>>)
FIND_END(dst, <<TEMP(NUMBER(GROUP_WORDS() + 1))>>)
COPY_SPANS($1, GROUP_MOST(), END_BASE(src, <<TEMP(GROUP_WORDS())>>),
  END_BASE(dst, <<TEMP(NUMBER(GROUP_WORDS() + 1))>>), NUMBER(-($1) * WORD()))
>>, <<
LOAD_SPAN(src, 0, $1, SRC(), AT(src, 0))
STORE_SPAN(dst, 0, $1, DST(), AT(dst, 0))
LAST_WORDS_LABEL($1)
FIND_END(src, <<TEMP($1)>>)
LOAD_SPAN(src, 0, $1, END_BASE(src, <<TEMP($1)>>), AT(src, -($1) * WORD()))
FIND_END(dst, <<TEMP($1)>>)
STORE_SPAN(dst, 0, $1, END_BASE(dst, <<TEMP($1)>>), AT(dst, -($1) * WORD()))
>>)
>>, <<
m4_pushdef(<<BYTES_>>, NUMBER($1 * WORD()))
LOAD_SPAN(src, 0, $1, SRC(), AT(src, NEAR_DISP(BYTES_)))
FIND_ENDS(COUNT(), SRC(), BYTES_)
LOAD_SPAN(src, $1, $1, LAST_BASE(src, SRC(), BYTES_), AT(src, LAST_DISP(BYTES_)))
STORE_SPAN(dst, 0, $1, DST(), AT(dst, NEAR_DISP(BYTES_)))
STORE_SPAN(dst, $1, $1, LAST_BASE(dst, COUNT(), BYTES_), AT(dst, LAST_DISP(BYTES_)))
m4_popdef(<<BYTES_>>)
>>)
>>)>>)
// ENDS_ARE_APART(k): is one end done before the other? LAST_WORDS_LABEL(k): the last k words come,
// which COPY_BULK_SMALL may want alone.
VALUE_MACRO(ENDS_ARE_APART, 1, <<NUMBER(IS_USER_ROUTINE() || 2 * $1 > TEMPS() + 1)>>)
MACRO(LAST_WORDS_LABEL, 1, <<IF(REST_BY_LAST_WORDS(),
  <<IF(IS_POWER($1) && 2 * $1 >= SMALL_WORDS_, <<LABEL(last_<<>>$1w)>>)>>)>>)
// COPY_SPANS(words, group, src, dst, bytes): words at bytes from these registers, a group at a
// time.
MACRO(COPY_SPANS, 5, <<FOR(<<s_>>, 0, ($1 - 1) / $2, <<
m4_pushdef(<<GROUP_>>, MIN($2, NUMBER($1 - s_ * $2)))
LOAD_SPAN(src, 0, GROUP_, $3, AT(src, NUMBER($5 + s_ * $2 * WORD())))
STORE_SPAN(dst, 0, GROUP_, $4, AT(dst, NUMBER($5 + s_ * $2 * WORD())))
m4_popdef(<<GROUP_>>)
>>)>>)
// AT(side, bytes): displacement from the side's register, which may be biased.
VALUE_MACRO(AT, 2, <<NUMBER($2 - (BASE($1)))>>)

// COPY_SIZES(from): sizes that are not small, up to 2 * COPY_ENDS_WORDS() words, without a loop:
// COPY_ENDS(k) for k = from, 2 * from, ... What is larger goes on behind.
MACRO(COPY_SIZES, 1, <<
DISTINCT(<<copying both ends>>, <<>>, MIN(2 * COPY_ENDS_WORDS(), TEMPS()))
DOUBLING(<<k_>>, $1, COPY_ENDS_WORDS(), <<
BRANCH_NOT_BELOW_IMM(COUNT(), NUMBER(2 * k_ * WORD() + 1), L(over_<<>>NUMBER(2 * k_)w))
COPY_ENDS(k_)
EXIT()
SECTION(over_<<>>NUMBER(2 * k_)w)
LABEL(over_<<>>NUMBER(2 * k_)w)
>>)
>>)

// COPY_PIECES_AT_ENDS(size): the same with one piece of a word or less from each end; a byte only
// once.
MACRO(COPY_PIECES_AT_ENDS, 1, <<
LOAD_AT(src, $1, TEMP(0), SRC(), 0)
IF($1 == 1, <<STORE_AT(dst, 1, TEMP(0), DST(), 0)>>, <<IF(HAS_PAIR($1), <<
IF(IS_USER_ROUTINE(), <<STORE_AT(dst, 2, TEMP(0), DST(), 0)>>)
SKIP_LOWEST_BIT(L(pair))
LOAD_AT(src, 1, TEMP(1), SRC(), 2)
STORE_AT(dst, 1, TEMP(1), DST(), 2)
LABEL(pair)
IF(IS_USER_ROUTINE(), <<>>, <<STORE_AT(dst, 2, TEMP(0), DST(), 0)>>)
>>, <<IF(IS_USER_ROUTINE(), <<
STORE_AT(dst, $1, TEMP(0), DST(), 0)
IF(LAST_BY_SUM($1) && SUM_SERVES_USERS(), <<
FIND_OFFSET($1)
LOAD_AT(src, $1, TEMP(0), SRC() OFFSET(), 0)
STORE_AT(dst, $1, TEMP(0), DST() OFFSET(), 0)
>>, <<
FIND_END(src, <<TEMP(1)>>)
LOAD_AT(src, $1, TEMP(0), END_BASE(src, <<TEMP(1)>>), -$1)
FIND_END(dst, <<TEMP(1)>>)
STORE_AT(dst, $1, TEMP(0), END_BASE(dst, <<TEMP(1)>>), -$1)
>>)
>>, <<
FIND_ENDS(COUNT(), SRC(), $1)
LOAD_AT(src, $1, TEMP(1), LAST_BASE(src, SRC(), $1), LAST_DISP($1))
STORE_AT(dst, $1, TEMP(0), DST(), 0)
STORE_AT(dst, $1, TEMP(1), LAST_BASE(dst, COUNT(), $1), LAST_DISP($1))
>>)>>)>>)
>>)

// ---------------------------------------------------------------- aligned access only

// COPY_ALIGNED(whole): what is not small, where there is no unaligned access. With whole 1 the most
// frequent case comes first: whole words at word boundaries, less than a block from both ends.
// Otherwise the buffers may reach word boundaries together, or never. With whole 2 it is known at
// entry if all is whole words, and otherwise L(uneven) is the entry.
MACRO(COPY_ALIGNED, 1, <<
SECTION(large)
START_MOVING(1, 1)
IF(ACCELERATOR_MIN() && FORWARD(), <<ACCELERATED(<<COPY_ALL>>)>>)
DISTINCT(<<copying>>, LOOP_END, GROUP_WORDS())
IF($1, <<COPY_WHOLE_WORDS($1)>>, <<
OR(ROLE(SCRATCH), DST(), SRC())
BRANCH_MASK_ZERO(ROLE(SCRATCH), NUMBER(WORD() - 1), L(aligned))
>>)
BRANCH_MISALIGNED(L(misaligned))
// Asking whether there is a head spares three questions or two: too few for the many that have one.
SECTION(head, <<Head: up to a word boundary of the destination.>>)
HEAD(head, WORD(), <<COPY_STEP>>, NUMBER($1 && WORD() == 8))
IF($1, <<
LOOP_BEGIN(COPY_BLOCK(), L(bulk_done))
JUMP(L(bulk))
>>, <<
SECTION(aligned)
LABEL(aligned)
COPY_BULK(L(bulk_done))
>>)
COPY_MISALIGNED()
>>)

// COPY_WHOLE_WORDS(whole): whole words at word boundaries; then L(uneven), where all else goes on.
MACRO(COPY_WHOLE_WORDS, 1, <<
IF($1 == 1, <<
BRANCH_UNEVEN(L(uneven))
COPY_INNER_LABEL(words)
COPY_BULK(L(few_words))
SECTION(few_words, <<Less than a block of whole words: from both ends, which may overlap.>>)
LABEL(few_words)
BLOCK(full)
IF(DECLARES(LOOP_BEGIN), <<AND_IMM(COUNT(), COUNT(), NUMBER(COPY_BLOCK() - 1))>>)
WHOLE_SIZES()
JUMP(L(bulk_done))
>>, <<COPY_BULK(L(bulk_done))>>)
SECTION(uneven, <<Not whole words, or not at word boundaries.>>)
LABEL(uneven)
IF($1 == 1, <<
BLOCK(full)
COPY_INNER_LABEL(uneven)
>>, <<
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
START_MOVING(1, 1)
>>)
>>)

// WHOLE_SIZES(): COPY_SIZES of whole words at word boundaries: at least a word, and STRAIGHT_BYTES.
MACRO(WHOLE_SIZES, 0, <<
COPY_SIZES(MIN(COPY_ENDS_WORDS(), MAX(1, NUMBER(STRAIGHT_BYTES() / WORD()))))
>>)

// COPY_INNER_LABEL(part): memmove enters here with what is whole words (words) or is not (uneven).
// MEMCPY_PART(part): the symbol.
MACRO(COPY_INNER_LABEL, 1, <<IF(DECLARES(INNER_LABEL) && MOVES_SMALL() && !IS_USER_ROUTINE(),
  <<INNER_LABEL(MEMCPY_PART($1))>>)>>)
VALUE_MACRO(MEMCPY_PART, 1, <<MEMCPY()<<_>>$1>>)

// COPY_BYTES(): L(tiny), what is small: single bytes.
MACRO(COPY_BYTES, 0, <<
IF(STRAIGHT_BYTES(), <<
SECTION(tiny, <<Less than STRAIGHT_BYTES() bytes: the last ones of so many.>>)
LABEL(tiny)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
IF(FORWARD(), <<
ADD(TEMP(0), SRC(), COUNT())
ADD(TEMP(1), DST(), COUNT())
>>)
LAST_BYTES(COUNT(), NUMBER(STRAIGHT_BYTES() - 1), TEMP(0), TEMP(1))
>>, <<
SECTION(tiny, <<Less than a word.>>)
LABEL(tiny)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
START_MOVING(0, 0)
DISTINCT(<<single bytes>>, <<>>, MIN(NUMBER(WORD() / 2), TEMPS()))
DISTINCT(<<choosing a size>>, <<>>, 0)
TAIL(tiny, NUMBER(WORD() / 2), 1, 1, <<COPY_STEP>>)
>>)
SECTION(tiny_exit)
EXIT()
>>)

// COPY_FEW_BYTES(): L(tiny) where the buffers do not overlap: single bytes from the last one down,
// which needs no sum of pointer and size. In memcpy, if there are half as many as STRAIGHT_BYTES
// and both begin at a word boundary, the first ones go by words. In user memory the first byte
// comes first: so few are in two pages at most, of which then the last byte's, copied next, is the
// only one that may be inaccessible.
MACRO(COPY_FEW_BYTES, 0, <<
m4_pushdef(<<MOST_>>, NUMBER(STRAIGHT_BYTES() - 1))
m4_pushdef(<<HALF_>>, NUMBER(STRAIGHT_BYTES() / 2))
SECTION(tiny, <<Less than STRAIGHT_BYTES() bytes<<>>IF(IS_USER_ROUTINE(),
  <<: the first one, then down from the last one>>, <<, from the last one down>>).>>)
LABEL(tiny)
AT_ENTRY(ROLE(ARG0), ROLE(ARG1), ROLE(ARG2))
IF(IS_USER_ROUTINE(), <<
BRANCH_ZERO(COUNT(), L(tiny_exit))
COPY_BYTE(SRC(), DST(), 0)
BYTES_DOWN(COUNT(), MOST_, 1)
>>, <<
BRANCH_BELOW_IMM(COUNT(), HALF_, L(down))
BRANCH_UNALIGNED(L(down))
LOAD_SPAN(src, 0, NUMBER(HALF_ / WORD()), SRC(), 0)
STORE_SPAN(dst, 0, NUMBER(HALF_ / WORD()), DST(), 0)
BYTES_DOWN(COUNT(), MOST_, HALF_)
EXIT()
SECTION(down)
LABEL(down)
BYTES_DOWN(COUNT(), MOST_, 0)
>>)
SECTION(tiny_exit)
IF(IS_USER_ROUTINE(), <<LABEL(tiny_exit)>>)
EXIT()
m4_popdef(<<HALF_>>, <<MOST_>>)
>>)

// BYTES_DOWN(bytes, most, least): a register's number of bytes, the last ones of a straight line of
// most, from the last one down to the one at least. COPY_BYTE(src, dst, place): one, at that place
// from these registers.
MACRO(BYTES_DOWN, 3, <<
JUMP_TO_LAST($1, 1, 2, $2)
FOR(<<y_>>, 1, $2 - $3, <<COPY_BYTE(SRC(), DST(), NUMBER($2 - y_))>>)
>>)
MACRO(COPY_BYTE, 3, <<
LOAD_AT(src, 1, TEMP(NUMBER(TEMPS() - 1)), $1, AT(src, $3))
STORE_AT(dst, 1, TEMP(NUMBER(TEMPS() - 1)), $2, AT(dst, $3))
>>)

// LAST_BYTES(bytes, most, src, dst): the same in the direction of the copy. src and dst are
// registers of where they end, if it goes forward; backward they begin at SRC() and DST().
MACRO(LAST_BYTES, 4, <<
DISTINCT(<<the last bytes>>, SCRATCH LOOP_END, 2)
IF(FORWARD(), <<
JUMP_TO_LAST($1, 1, 2, $2)
FOR(<<y_>>, 1, $2, <<COPY_BYTE($3, $4, NUMBER(y_ - $2 - 1))>>)
>>, <<BYTES_DOWN($1, $2, 0)>>)
>>)

// COPY_HEAD_BYTES(): up to a word boundary of the destination by single bytes so; pointers and
// count are ahead of them.
MACRO(COPY_HEAD_BYTES, 0, <<
WORD_GAP(TEMP(0), L(merge_head_done))
MOVE_PAST(TEMP(0))
BLOCK(ahead)
LAST_BYTES(TEMP(0), NUMBER(WORD() - 1), SRC(), DST())
LABEL(merge_head_done)
BLOCK(full)
>>)

// ---------------------------------------------------------------- shift-merge

// COPY_MISALIGNED(): source and destination never reach word boundaries together. The destination
// is brought to one; then each of its words is made of two source words, of which the earlier is
// carried on in CARRY. Only aligned words that hold a byte of the source are read.
MACRO(COPY_MISALIGNED, 0, <<
SECTION(misaligned, <<Source and destination differ in alignment: bytes up to the destination's word boundary.>>)
LABEL(misaligned)
IF(STRAIGHT_BYTES(), <<>>, <<BRANCH_BELOW_IMM(COUNT(), NUMBER(2 * WORD()), L(few))>>)
IF(STRAIGHT_BYTES(), <<COPY_HEAD_BYTES()>>, <<HEAD(merge_head, 1, <<COPY_STEP>>, 1)>>)
SECTION(merge_setup, <<Then each destination word is merged from two source words.>>)
IF(MERGED_REST(), <<
MERGE_WORDWISE(MERGE_BULK_WORDS(), <<MERGE_STEP>>, <<COPY_MERGED_REST>>)
>>, <<
MERGE_WORDWISE(MERGE_BULK_WORDS(), <<MERGE_STEP>>, <<>>)
IF(STRAIGHT_BYTES(), <<>>, <<
SECTION(merge_rest)
JUMP(L(bytes))
>>)
>>)
IF(STRAIGHT_BYTES(), <<>>, <<
SECTION(few, <<Less than two words<<>>IF(MERGED_REST(), <<>>,
  <<, or after them less than one>>): single bytes.>>)
LABEL(few)
DISTINCT(<<single bytes>>, <<>>, MIN(WORD(), TEMPS()))
COPY_STEP(WORD(), 1, 1)
SECTION(bytes)
>>)
IF(STRAIGHT_BYTES() && MERGED_REST(), <<>>, <<
LABEL(bytes)
TAIL(bytes, NUMBER(WORD() / 2), 1, 1, <<COPY_STEP>>)
SECTION(bytes_exit)
EXIT()
>>)
>>)

// COPY_MERGED_REST(): what is left after a merge, less than a word: pieces of one more merged word,
// for which CARRY may have enough bytes. The piece that is stored next is at CARRY's low end, or at
// the other one. For recovery the pointer stays.
MACRO(COPY_MERGED_REST, 0, <<
DISTINCT(<<merging>>, SCRATCH CARRY SHIFT COSHIFT, 2)
SECTION(rest, <<The last bytes are pieces of one more merged word.>>)
AND_BRANCH_ZERO(COUNT(), COUNT(), NUMBER(WORD() - 1), L(merge_exit))
BLOCK(full)
SHIFT_LEFT_IMM(ROLE(SCRATCH), COUNT(), 3)
AND_IMM(TEMP(1), IF(FORWARD(), <<ROLE(COSHIFT)>>, <<ROLE(SHIFT)>>), NUMBER(8 * WORD() - 1))
BRANCH_NOT_BELOW(TEMP(1), ROLE(SCRATCH), L(rest_carried))
LOAD_PIECE(src, WORD(), TEMP(0), 0, 0)
MERGE_PART(TEMP(0), TEMP(0))
OR(ROLE(CARRY), ROLE(CARRY), TEMP(0))
LABEL(rest_carried)
m4_pushdef(<<TO_>>, IF(IS_USER_ROUTINE(), <<TEMP(1)>>, <<DST()>>))
IF(IS_USER_ROUTINE(), <<MOV(TO_, DST())>>)
BITS_PREPARE(COUNT(), NUMBER(WORD() / 2))
HALVING(<<b_>>, NUMBER(WORD() / 2), 1, <<
SECTION(rest_<<>>b_)
SKIP_BIT(COUNT(), b_, L(rest_no_<<>>b_))
IF(FORWARD() != BIG_ENDIAN(), <<
STORE_AT(dst, b_, ROLE(CARRY), TO_, REST_DISP(b_))
IF(b_ > 1, <<SHIFT_RIGHT_IMM(ROLE(CARRY), ROLE(CARRY), NUMBER(8 * b_))>>)
>>, <<
SHIFT_RIGHT_IMM(TEMP(0), ROLE(CARRY), NUMBER(8 * (WORD() - b_)))
STORE_AT(dst, b_, TEMP(0), TO_, REST_DISP(b_))
IF(b_ > 1, <<SHIFT_LEFT_IMM(ROLE(CARRY), ROLE(CARRY), NUMBER(8 * b_))>>)
>>)
IF(b_ > 1, <<ADD_IMM(TO_, TO_, SIGNED(b_))>>)
LABEL(rest_no_<<>>b_)
>>)
m4_popdef(<<TO_>>)
SECTION(merge_exit)
LABEL(merge_exit)
EXIT()
>>)
// REST_DISP(bytes): the displacement of the piece that is next in the direction of travel.
VALUE_MACRO(REST_DISP, 1, <<AT(dst, IF(FORWARD(), 0, -$1))>>)

// MERGE_STEP(bytes, grain, advance): the next bytes, merged by groups.
MACRO(MERGE_STEP, 3, <<
m4_pushdef(<<GROUP_>>, MIN(MERGE_WORDS(), NUMBER($1 / WORD())))
FOR(<<s_>>, 0, $1 / WORD() / GROUP_ - 1, <<MERGE_GROUP(GROUP_, NUMBER(s_ * GROUP_ * WORD()), $1)>>)
m4_popdef(<<GROUP_>>)
ADVANCE(src, $1)
ADVANCE(dst, $1)
>>)
