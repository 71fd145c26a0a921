// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The fill core: memset and its element sizes, clear_user. The value is spread over a word; then
// each part does some sizes and leaves the larger ones to the next:
//
//   unaligned access (UNALIGNED 1)
//     FILL_SMALL        up to 2 * FILL_ENDS_WORDS words: words from both ends, which may overlap,
//                       in a straight line
//     FILL_LARGE        head to a word boundary, a counted loop of blocks, a tail by the bits of
//                       the count, an end by words that overlap it
//   aligned access only (UNALIGNED 0)
//     FILL_BYTES        less than two words, or than STRAIGHT_BYTES: single bytes
//     FILL_STRAIGHT     with STRAIGHT_BYTES: both ends by bytes, blocks between, the last words in
//                       a straight line
//     FILL_LARGE        without: head, blocks, and a tail down to single bytes
//                       (with parts of words, BY_PARTS, both ends are those)
//   zeroes, before that
//     FILL_LINES        whole cache lines, where a CPU clears them by one instruction (LINE_MIN)
//     FILL_FIXED_LINES  the same in memset alone, where all such CPUs have one size of lines
//                       (FIXED_LINE)

// ---------------------------------------------------------------- the whole routine

// FILL(count, clear): the whole body; count is the register of the size, clear is 1 for zeroes.
MACRO(FILL, 2, <<
FILL_BEGIN($1, $2)
IF(UNALIGNED() || $2, <<FILL_VALUE()>>)
IF(UNALIGNED(), <<FILL_SMALL()>>, <<
BRANCH_BELOW_IMM(COUNT(), MAX(NUMBER(2 * WORD()), STRAIGHT_BYTES()), L(tiny))
IF($2, <<>>, <<FILL_VALUE()>>)
>>)
SECTION(words)
IF(UNALIGNED() && !$2 && HAS_ROLE(VALUE2), <<
m4_define(<<HAS_VALUE2_>>, 1)
MOV(ROLE(VALUE2), ROLE(VALUE))
>>)
IF($2 || (UNALIGNED() && !HAS_VALUE2_), <<>>, <<LABEL(words)>>)
IF(FILLS_LINES(), <<FILL_LINES()>>)
IF(ALL_BY_LINES(), <<LABEL(bulk_done)>>,
  <<START_MOVING(1, NUMBER(!STRAIGHT_BYTES() && !FILLS_FIXED_LINES()))>>)
IF(ACCELERATOR_MIN(), <<ACCELERATED(<<FILL_ALL>>)>>)
IF(FILLS_FIXED_LINES(), <<FILL_FIXED_LINES()>>)
IF(STRAIGHT_BYTES(), <<FILL_STRAIGHT()>>, <<FILL_LARGE()>>)
IF(UNALIGNED(), <<>>, <<
AT_ENTRY(ROLE(ARG0), NONE, $1)
FILL_BYTES()
>>)
RECOVERY()
>>)

// FILL_BEGIN(count, clear): what comes first.
MACRO(FILL_BEGIN, 2, <<
START_TRACKING(1)
AT_ENTRY(ROLE(ARG0), NONE, $1)
m4_define(<<CLEARS_>>, $2)
m4_define(<<HAS_ALIGNED_>>, 0)
m4_define(<<HAS_VALUE2_>>, IF($2 || UNALIGNED(), 0, HAS_ROLE(VALUE2)))
NOTE_ARGUMENTS()
IF($2, <<NOTE_ROLE(ZERO, <<zero>>)>>, <<
NOTE_ROLE(VALUE, <<the value, over a whole word>>)
NOTE_ROLE(VALUE2, <<the same, for every second word>>)
>>)
NOTE_MOVING()
IF(IS_USER_ROUTINE(), <<WINDOW_OPEN()>>)
>>)

// FILL_ELEMENTS(bits, unit): an entry into memset for elements of that many bits, whose value is
// given and whose address is a multiple of them; the count stands for unit bytes.
MACRO(FILL_ELEMENTS, 2, <<
SECTION(elements_$1)
IF(UNALIGNED() && GROUPS_ALIGNED() && $1 == 8 * WORD(), <<FILL_ALIGNED()>>, <<FILL_BY_ENTRY($@)>>)
>>)

// FILL_BY_ENTRY(bits, unit): that, with nothing of its own but the smallest sizes.
MACRO(FILL_BY_ENTRY, 2, <<
IF($2 == 2, <<ADD(ROLE(ARG2), ROLE(ARG2), ROLE(ARG2))>>)
IF($1 < 8 * WORD(), <<REPLICATE($1)>>)
IF(HAS_ROLE(VALUE2) && !UNALIGNED() && $1 < 64, <<MOV(ROLE(VALUE2), ROLE(VALUE))>>)
IF(!UNALIGNED() && $1 < 8 * WORD(),
  <<ERROR(<<memset$1 needs UNALIGNED 1: its elements are smaller than a word>>)>>)
IF(UNALIGNED(), <<
IF(HAS_ROLE(VALUE2) && $1 == 64, <<
BRANCH_NOT_BELOW_IMM(ROLE(ARG2), 9, IF(HAS_ALIGNED_, <<L(aligned)>>, <<L(words)>>))
BRANCH_ZERO(ROLE(ARG2), L(no_elements))
STORE_AT(dst, WORD(), VALUE_OF(0), ROLE(ARG0), 0)
STORE_AT(dst, WORD(), VALUE_OF(1), ROLE(ARG0), WORD())
LABEL(no_elements)
RETURN_TO_CALLER()
>>, <<JUMP(L(small))>>)
>>, <<
BRANCH_NOT_BELOW_IMM(ROLE(ARG2), WORD(), L(words))
JUMP(L(tiny))
>>)
>>)

// FILL_ALIGNED(): the same for elements of a word, where memset has a head because groups need word
// boundaries: small sizes are memset's, larger ones are done here, without a head. HAS_ALIGNED_: is
// there such a part, for memset64 to enter?
m4_define(<<HAS_ALIGNED_>>, 0)
MACRO(FILL_ALIGNED, 0, <<
START_TRACKING(1)
AT_ENTRY(ROLE(ARG0), NONE, ROLE(ARG2))
BRANCH_BELOW_IMM(ROLE(ARG2), NUMBER(2 * FILL_ENDS_WORDS() * WORD() + 1),
  IF(FILL_LARGE_FIRST(), <<L(not_large)>>, <<L(small)>>))
m4_define(<<HAS_VALUE2_>>, HAS_ROLE(VALUE2))
IF(HAS_VALUE2_, <<MOV(ROLE(VALUE2), ROLE(VALUE))>>)
LABEL(aligned)
m4_define(<<HAS_ALIGNED_>>, 1)
m4_pushdef(<<PREFIX_>>, PREFIX_<<_aligned>>)
START_MOVING(1, 1)
FILL_BLOCKS()
m4_popdef(<<PREFIX_>>)
>>)

// ---------------------------------------------------------------- the value, a step

// HAS_VALUE2_: is VALUE2 in use now?
m4_define(<<HAS_VALUE2_>>, <<HAS_ROLE(VALUE2)>>)

// FILL_VALUE(): VALUE (and VALUE2, unless small sizes come first, which do without) over the whole
// word.
MACRO(FILL_VALUE, 0, <<
IF(CLEARS_, <<IF(ZERO_IS_WIRED() || ZERO_IS_GIVEN(), <<>>, <<LOAD_IMM(ROLE(ZERO), 0)>>)>>, <<
REPLICATE(8)
IF(HAS_VALUE2_, <<MOV(ROLE(VALUE2), ROLE(VALUE))>>)
>>)
>>)

// VALUE_OF(i): the register that is stored at the i-th word.
VALUE_MACRO(VALUE_OF, 1, <<IF(CLEARS_, <<ROLE(ZERO)>>,
  <<IF(HAS_VALUE2_ && ($1) % 2, <<ROLE(VALUE2)>>, <<ROLE(VALUE)>>)>>)>>)

// FILL_STEP(bytes, grain, advance): the next bytes.
MACRO(FILL_STEP, 3, <<
IF($2 == WORD(), <<STORE_VALUES(dst, NUMBER($1 / $2), 0, NUMBER($1 * $3))>>,
  <<IF($2 == 2 && IS_USER_ROUTINE() && !USER_HALFWORDS(), <<FILL_PIECES($1, 1, $3)>>,
  <<FILL_PIECES($@)>>)>>)
IF($3, <<ADVANCE(dst, $1)>>)
>>)

// FILL_PIECES(bytes, size, advance): pieces smaller than a word.
MACRO(FILL_PIECES, 3, <<FOR(<<p_>>, 0, $1 / $2 - 1,
  <<STORE_PIECE(dst, $2, VALUE_OF(0), NUMBER(p_ * $2), NUMBER($1 * $3))>>)>>)

// ---------------------------------------------------------------- unaligned access: small sizes

// FILL_SMALL(): the small sizes, up to 2 * FILL_ENDS_WORDS words.
MACRO(FILL_SMALL, 0, <<
IF(CLEARS_, <<>>, <<LABEL(small)>>)
DISTINCT(<<a small fill>>, <<>>, NUMBER(SUM_AS_BASE() != 1))
m4_pushdef(<<LARGE_FIRST_>>, NUMBER(FILL_LARGE_FIRST() * FILL_ENDS_WORDS()))
SMALL_SIZES(FILL_ENDS_WORDS(), FILL_THREE_FOURTHS(), BITS_TO(), <<FILL_ENDS>>,
  <<FILL_PIECES_AT_ENDS>>)
m4_popdef(<<LARGE_FIRST_>>)
>>)

// FILL_ENDS(k): k words from the start and k words up to the end.
MACRO(FILL_ENDS, 1, <<
STORE_VALUES_SPAN(dst, $1, DST(), 0)
IF(OFFSET_OF_, <<FILL_LAST_PIECE(WORD())>>, <<
FIND_END(dst, TEMP(0))
STORE_VALUES_SPAN(dst, $1, END_BASE(dst, TEMP(0)), NUMBER(-($1) * WORD()))
>>)
>>)

// FILL_LAST_PIECE(size): the last bytes, a word or less.
MACRO(FILL_LAST_PIECE, 1, <<IF(OFFSET_OF_, <<
FIND_OFFSET($1)
STORE_AT(dst, $1, VALUE_OF(0), DST() OFFSET(), 0)
>>, <<
FIND_END(dst, TEMP(0))
STORE_AT(dst, $1, VALUE_OF(0), END_BASE(dst, TEMP(0)), -$1)
>>)>>)

// FILL_PIECES_AT_ENDS(size): the same with one piece smaller than a word at each end; a byte only
// once.
MACRO(FILL_PIECES_AT_ENDS, 1, <<
STORE_AT(dst, $1, VALUE_OF(0), DST(), 0)
IF(HAS_PAIR($1), <<
SKIP_LOWEST_BIT(L(pair))
STORE_AT(dst, 1, VALUE_OF(0), DST(), 2)
LABEL(pair)
>>, <<IF($1 > 1, <<FILL_LAST_PIECE($1)>>)>>)
>>)

// ---------------------------------------------------------------- larger sizes

// FILL_LARGE(): what is too large for a straight line; after lines, what they left.
MACRO(FILL_LARGE, 0, <<
IF(ALL_BY_LINES(), <<FILL_TAIL()>>, <<
SECTION(head, <<Head: up to a word boundary.>>)
IF(HAS_SINGLES() || (UNALIGNED() && HAS_ROLE(HEAD_LENGTH)), <<FILL_HEAD()>>,
  <<IF(UNALIGNED(), <<FILL_HEAD_IN_PLACE()>>, <<HEAD(head, WORD(), <<FILL_STEP>>, 1)>>)>>)
FILL_BLOCKS()
>>)
>>)

// FILL_BLOCKS(): the same from a word boundary on. FILL_TAIL(): less than a block.
MACRO(FILL_BLOCKS, 0, <<
FILL_BULK(L(exit), L(bulk_done))
FILL_TAIL()
>>)
MACRO(FILL_TAIL, 0, <<
SECTION(tail, <<Tail: by the bits of the count.>>)
IF(UNALIGNED() || BY_PARTS(), <<
WORDS_TAIL(tail, NUMBER(IF(ALL_BY_LINES(), LINE_MAX(), FILL_BLOCK()) / 2),
  NUMBER(LAST_WORDS() * WORD()), <<FILL_STEP>>, L(exit))
FILL_LAST()
>>, <<WHOLE_TAIL(tail, NUMBER(FILL_BLOCK() / 2), WORD(), <<FILL_STEP>>, L(exit))>>)
SECTION(exit)
IF(UNALIGNED() || BY_PARTS() || TAIL_EXITS() > 0 || FILLS_FIXED_LINES(), <<LABEL(exit)>>)
EXIT()
>>)

// FILL_BULK(exit, none): the blocks; the labels are those of LOOP. FILL_BLOCK(): bytes of a block.
MACRO(FILL_BULK, 2, <<
DISTINCT(<<filling>>, LOOP_END VALUE2, 0)
SECTION(bulk, <<Bulk: FILL_BULK_WORDS() words at a time.>>)
IF((FILLS_LINES() && !LINES_LEAVE_NO_BLOCK()) || FILLS_FIXED_LINES(), <<LABEL(lines_done)>>)
LOOP(bulk, FILL_BLOCK(), <<FILL_STEP>>, <<$1>>, $2)
>>)
VALUE_MACRO(FILL_BLOCK, 0, <<NUMBER(FILL_BULK_WORDS() * WORD())>>)

// FILL_HEAD(): up to a word boundary, where unaligned access is cheap, by one word that overlaps
// what follows; or by the part of a word.
MACRO(FILL_HEAD, 0, <<
DISTINCT(<<the head>>, HEAD_LENGTH, 1)
m4_pushdef(<<LENGTH_>>, IF(HAS_SINGLES(), <<ROLE(SCRATCH)>>, <<ROLE(HEAD_LENGTH)>>))
IF(GROUPS_ALIGNED(), <<
BRANCH_MASK_ZERO(DST(), NUMBER(WORD() - 1), L(head_done))
STORE_AT(dst, WORD(), VALUE_OF(0), DST(), 0)
NEGATE(LENGTH_, DST())
AND_IMM(LENGTH_, LENGTH_, NUMBER(WORD() - 1))
>>, <<
WORD_GAP(LENGTH_, L(head_done))
IF(BY_PARTS(), <<STORE_PART(first, VALUE_OF(0), DST(), 0)>>,
  <<STORE_PIECE(dst, WORD(), VALUE_OF(0), 0, 0)>>)
>>)
MOVE_PAST(LENGTH_)
LABEL(head_done)
BLOCK(full)
m4_popdef(<<LENGTH_>>)
>>)

// FILL_HEAD_IN_PLACE(): the same where there is no register for its length, nor a question: COUNT()
// is the end meanwhile.
MACRO(FILL_HEAD_IN_PLACE, 0, <<
STORE_AT(dst, WORD(), VALUE_OF(0), DST(), AT(dst, 0))
ADD(COUNT(), COUNT(), DST())
ADD_IMM(DST(), DST(), NUMBER(WORD() - 1))
AND_IMM(DST(), DST(), NUMBER(-WORD()))
SUB(COUNT(), COUNT(), DST())
BLOCK(full)
>>)

// FILL_LAST(): the last bytes, less than LAST_WORDS words, by the words that end with them, or by
// the part of a word. They are all VALUE, whose register VALUE2's the end may take.
MACRO(FILL_LAST, 0, <<
DISTINCT(<<the last words>>, <<>>, NUMBER(SUM_AS_BASE() != 1))
SECTION(last, IF(BY_PARTS(), <<<<Last: a part of a word.>>>>,
  <<<<Last: words that overlap what came before.>>>>))
AND_BRANCH_ZERO(COUNT(), COUNT(), NUMBER(LAST_WORDS() * WORD() - 1), L(exit))
BLOCK(full)
m4_pushdef(<<HAS_VALUE2_>>, 0)
m4_pushdef(<<BYTES_>>, NUMBER(LAST_WORDS() * WORD()))
FIND_TAIL(dst, TEMP(0), BYTES_)
IF(BY_PARTS(), <<STORE_PART(last, VALUE_OF(0), TEMP(0), -1)>>,
  <<STORE_VALUES_SPAN(dst, LAST_WORDS(), TAIL_BASE(dst, TEMP(0), BYTES_), TAIL_DISP(dst, BYTES_))>>)
m4_popdef(<<BYTES_>>, <<HAS_VALUE2_>>)
>>)

// ---------------------------------------------------------------- aligned access only

// FILL_BYTES(): L(tiny), what is small, where there is no unaligned access.
MACRO(FILL_BYTES, 0, <<
IF(STRAIGHT_BYTES(), <<
SECTION(tiny, <<Less than STRAIGHT_BYTES() bytes: the last ones of so many.>>)
LABEL(tiny)
DISTINCT(<<the last bytes>>, SCRATCH LOOP_END, 1)
ADD(TEMP(0), DST(), COUNT())
JUMP_TO_LAST(COUNT(), 1, 1, NUMBER(STRAIGHT_BYTES() - 1))
FOR(<<y_>>, 1, STRAIGHT_BYTES() - 1,
  <<STORE_AT(dst, 1, VALUE_OF(0), TEMP(0), NUMBER(y_ - STRAIGHT_BYTES()))>>)
>>, <<
SECTION(tiny, <<Less than two words: single bytes.>>)
LABEL(tiny)
START_MOVING(0, 0)
TAIL(tiny, WORD(), 1, 1, <<FILL_STEP>>)
>>)
SECTION(tiny_exit)
EXIT()
>>)

// FILL_STRAIGHT(): at least STRAIGHT_BYTES, where there is no unaligned access. Whole words at a
// word boundary come first; everything else begins and ends with W - 1 bytes or more, which may
// overlap the words between. Less than a block goes by the last words of one. The pointer does not
// move meanwhile, so that it needs no recovery. Less than a block is in two pages at most: when the
// first and the last bytes are stored, the others cannot fault, and when the first word is, the
// others may be stored from the last one down.
MACRO(FILL_STRAIGHT, 0, <<
BRANCH_UNEVEN(L(uneven))
FILL_BULK(<<>>, L(few_words))
SECTION(tail, <<Tail: the last words of a block, then the last bytes.>>)
BLOCK(full)
AND_BRANCH_ZERO(COUNT(), COUNT(), NUMBER(FILL_BLOCK() - 1), L(exit))
IF(DECLARES(LOOP_BEGIN), <<>>, <<LABEL(tail)>>)
AND_IMM(TEMP(1), COUNT(), NUMBER(-WORD()))
ADD(TEMP(0), DST(), TEMP(1))
FILL_LAST_WORDS()
BRANCH_MASK_ZERO(COUNT(), NUMBER(WORD() - 1), L(exit))
ADD(TEMP(0), DST(), COUNT())
FILL_LAST_BYTES()
SECTION(exit)
LABEL(exit)
EXIT()
SECTION(few_words, <<Whole words, less than a block: the first one, then down from the last one.>>)
LABEL(few_words)
BLOCK(full)
IF(DECLARES(LOOP_BEGIN), <<AND_IMM(COUNT(), COUNT(), NUMBER(FILL_BLOCK() - 1))>>)
STORE_AT(dst, WORD(), VALUE_OF(0), DST(), 0)
JUMP_TO_LAST(COUNT(), WORD(), 1, NUMBER(FILL_BULK_WORDS() - 1))
FOR(<<w_>>, 2, FILL_BULK_WORDS() - 1,
  <<STORE_AT(dst, WORD(), VALUE_OF(0), DST(), NUMBER((FILL_BULK_WORDS() - w_) * WORD()))>>)
EXIT()
SECTION(uneven, <<Not whole words, or not at a word boundary: the bytes at both ends, then the words between.>>)
LABEL(uneven)
BLOCK(full)
BRANCH_NOT_BELOW_IMM(COUNT(), FILL_BLOCK(), L(uneven_blocks))
FILL_FIRST_BYTES()
ADD(TEMP(0), DST(), COUNT())
FILL_LAST_BYTES()
AND_IMM(TEMP(0), TEMP(0), NUMBER(-WORD()))
SUB(TEMP(1), TEMP(0), DST())
AND_IMM(TEMP(1), TEMP(1), NUMBER(-WORD()))
FILL_LAST_WORDS()
EXIT()
SECTION(uneven_blocks, <<The same with blocks between: bytes up to the first one.>>)
LABEL(uneven_blocks)
WORD_GAP(TEMP(1), L(head_done))
FILL_FIRST_BYTES()
MOVE_PAST(TEMP(1))
LABEL(head_done)
LOOP_BEGIN(FILL_BLOCK(), IF(DECLARES(LOOP_BEGIN), L(bulk_done), L(tail)))
JUMP(L(bulk))
>>)

// FILL_LAST_WORDS(): TEMP(1) bytes up to TEMP(0), whole words and less than a block, by the last
// stores of one.
MACRO(FILL_LAST_WORDS, 0, <<
DISTINCT(<<the last words>>, SCRATCH LOOP_END, 2)
JUMP_TO_LAST(TEMP(1), WORD(), 1, NUMBER(FILL_BULK_WORDS() - 1))
FOR(<<w_>>, 1, FILL_BULK_WORDS() - 1,
  <<STORE_AT(dst, WORD(), VALUE_OF(0), TEMP(0), NUMBER((w_ - FILL_BULK_WORDS()) * WORD()))>>)
>>)

// FILL_FIRST_BYTES(): from DST() on to a word boundary or past it, FILL_LAST_BYTES(): from one on
// to TEMP(0): W - 1 bytes, or three and four together, which three bytes from an end are in any
// case; or the part of a word.
MACRO(FILL_FIRST_BYTES, 0, <<IF(BY_PARTS(), <<STORE_PART(first, VALUE_OF(0), DST(), 0)>>, <<
BYTES_AT(DST(), 0)
IF(WORD() == 8, <<
ADD_IMM(TEMP(0), DST(), 3)
AND_IMM(TEMP(0), TEMP(0), -4)
STORE_AT(dst, 4, VALUE_OF(0), TEMP(0), 0)
>>)
>>)>>)
MACRO(FILL_LAST_BYTES, 0, <<IF(BY_PARTS(), <<STORE_PART(last, VALUE_OF(0), TEMP(0), -1)>>, <<
IF(WORD() == 8, <<
AND_IMM(TEMP(2), TEMP(0), -4)
STORE_AT(dst, 4, VALUE_OF(0), TEMP(2), -4)
>>)
BYTES_AT(TEMP(0), -3)
>>)>>)

// BYTES_AT(base, displacement): three bytes.
MACRO(BYTES_AT, 2, <<FOR(<<y_>>, 0, 2, <<STORE_AT(dst, 1, VALUE_OF(0), $1, NUMBER($2 + y_))>>)>>)

// ---------------------------------------------------------------- whole cache lines

// FILLS_LINES(): may this routine use FILL_LINES?
VALUE_MACRO(FILLS_LINES, 0, <<NUMBER(LINE_MIN() > 0 && (CLEARS_ || LINES_IN_MEMSET()))>>)

// LINES_LEAVE_NO_BLOCK(): is what is left after whole lines always less than a block of the bulk
// loop?
VALUE_MACRO(LINES_LEAVE_NO_BLOCK, 0, <<NUMBER(LINE_MAX() && LINE_MAX() <= FILL_BLOCK())>>)

// ENOUGH_FOR_LINES(): has every size that is not small a line after the first boundary, and less
// than a block after the lines? ALL_BY_LINES(): does this routine do them all so?
VALUE_MACRO(ENOUGH_FOR_LINES, 0,
  <<NUMBER(UNALIGNED() && LINES_LEAVE_NO_BLOCK() && FILL_ENDS_WORDS() * WORD() >= LINE_MAX())>>)
VALUE_MACRO(ALL_BY_LINES, 0, <<NUMBER(CLEARS_ && FILLS_LINES() && ENOUGH_FOR_LINES())>>)

// FILL_LINES(): whole cache lines of zeroes, where there are enough of them. Up to the first one by
// blocks of the smallest line: one that overlaps what follows, then a counted loop over
// HEAD_LENGTH.
MACRO(FILL_LINES, 0, <<
m4_pushdef(<<STEP_>>, LINE_MIN())
IF(CLEARS_, <<>>, <<LINES_GATE(L(few_lines))>>)
SECTION(lines, <<Whole cache lines: up to the first one by STEP_ bytes.>>)
IF(ALL_BY_LINES(), <<>>, <<BRANCH_BELOW_LINES(COUNT(), L(few_lines))>>)
START_MOVING(1, 0)
DISTINCT(<<clearing lines>>, HEAD_LENGTH LINE_SIZE LINE_SHIFT SCRATCH LOOP_END, 0)
LINES_PREPARE()
LINE_GAP(ROLE(HEAD_LENGTH), L(at_line))
FILL_STEP(STEP_, WORD(), 0)
AND_IMM(ROLE(SCRATCH), ROLE(HEAD_LENGTH), NUMBER(STEP_ - 1))
ADD(DST(), DST(), ROLE(SCRATCH))
SUB(COUNT(), COUNT(), ROLE(HEAD_LENGTH))
m4_pushdef(<<COUNT_>>, ROLE(HEAD_LENGTH))
LOOP_BEGIN(STEP_, L(at_line))
LABEL(line_head)
BLOCK(head_loop:STEP_)
FILL_STEP(STEP_, WORD(), 1)
LOOP_NEXT(STEP_, L(line_head))
m4_popdef(<<COUNT_>>)
m4_popdef(<<STEP_>>)
SECTION(line_loop, <<Then whole lines.>>)
LABEL(at_line)
LINES_BEGIN(L(no_line))
LABEL(lines)
BLOCK(lines)
CLEAR_LINE()
LINES_NEXT(L(lines))
LABEL(no_line)
IF(POINTER_BIAS(), <<ADD_IMM(DST(), DST(), NUMBER(-POINTER_BIAS()))>>)
IF(ALL_BY_LINES(), <<SET_BASE(dst, NUMBER(-POINTER_BIAS()))>>, <<
JUMP(IF(LINES_LEAVE_NO_BLOCK(), <<L(bulk_done)>>, <<L(lines_done)>>))
LABEL(few_lines)
AT_ENTRY(ROLE(ARG0), NONE, COUNT())
>>)
>>)

// FILLS_FIXED_LINES(): may this routine use FILL_FIXED_LINES? Not with user rights.
VALUE_MACRO(FILLS_FIXED_LINES, 0, <<NUMBER(FIXED_LINE() > 0 && !CLEARS_)>>)

// FILL_FIXED_LINES(): a fill with zero by whole lines of FIXED_LINE bytes, where there is at least
// one block of FIXED_LINES. Up to the first one by words that overlap it.
MACRO(FILL_FIXED_LINES, 0, <<
m4_pushdef(<<BYTES_>>, NUMBER(FIXED_LINES() * FIXED_LINE()))
SECTION(gate, <<Zeroes, and at least FIXED_LINES() lines: by lines.>>)
BRANCH_NONZERO(ROLE(VALUE), L(no_lines))
BRANCH_BELOW_IMM(COUNT(), NUMBER(BYTES_ + FIXED_LINE()), L(no_lines))
ZERO_LINE_GATE(L(no_lines))
DISTINCT(<<zeroing lines>>, HEAD_LENGTH LOOP_END, 0)
SECTION(lines, <<Up to the first line by words, which may overlap it.>>)
FILL_STEP(FIXED_LINE(), WORD(), 0)
NEGATE(ROLE(HEAD_LENGTH), DST())
AND_IMM(ROLE(HEAD_LENGTH), ROLE(HEAD_LENGTH), NUMBER(FIXED_LINE() - 1))
MOVE_PAST(ROLE(HEAD_LENGTH))
BLOCK(full)
LOOP(zero_lines, BYTES_, <<ZERO_LINES>>, <<>>, L(zero_lines_done))
AND_BRANCH_ZERO(COUNT(), COUNT(), NUMBER(BYTES_ - 1), L(exit))
JUMP(L(lines_done))
LABEL(no_lines)
BLOCK(full)
m4_popdef(<<BYTES_>>)
>>)

// ZERO_LINES(bytes, grain, advance): the next lines.
MACRO(ZERO_LINES, 3, <<FOR(<<z_>>, 1, $1 / FIXED_LINE(), <<
ZERO_LINE()
ADVANCE(dst, NUMBER(z_ * FIXED_LINE()))
>>)>>)
