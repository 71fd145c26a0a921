// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// What copy, fill and compare have in common: pieces, head, counted loop, tail, exit and
// recovery. Each takes a step, the name of a macro STEP(bytes, grain, advance) that does the
// next bytes in pieces of at most grain, and moves the pointers past them if advance is 1.

// LOAD_AT(side, size, register, base, displacement), STORE_AT(...): one access of a side by any
// base.
MACRO(LOAD_AT, 5, <<ACCESS($1, 0,
  <<IF(IS_USER($1), <<LOAD_USER($2, $3, $4, $5)>>, <<LOAD($2, $3, $4, $5)>>)>>)>>)
MACRO(STORE_AT, 5, <<ACCESS($1, 0,
  <<IF(IS_USER($1), <<STORE_USER($2, $3, $4, $5)>>, <<STORE($2, $3, $4, $5)>>)>>)>>)

// BY_PARTS(): where all accesses are aligned, can a part of a word be accessed, up to a word
// boundary or from one on? LOAD_BY_PARTS(side, register, base, displacement): a word at any address;
// the register is not the base. STORE_PART(first or last, register, base, displacement): what
// STORE_FIRST_PART or STORE_LAST_PART stores, to the destination.
VALUE_MACRO(BY_PARTS, 0, <<NUMBER(!UNALIGNED() && DECLARES(LOAD_FIRST_PART))>>)
MACRO(LOAD_BY_PARTS, 4, <<
ACCESS($1, 0, <<LOAD_FIRST_PART($2, $3, $4)>>)
ACCESS($1, 0, <<LOAD_LAST_PART($2, $3, NUMBER($4 + WORD() - 1))>>)
>>)
MACRO(STORE_PART, 4, <<ACCESS(dst, 0, <<IF_SAME($1, first, <<STORE_FIRST_PART($2, $3, $4)>>,
  <<STORE_LAST_PART($2, $3, $4)>>)>>)>>)

// HAS_SINGLES(): are there accesses of single words at any address, but none of groups?
VALUE_MACRO(HAS_SINGLES, 0, <<NUMBER(GROUPS_ALIGNED() || BY_PARTS())>>)

// FIND_END(side, register), END_BASE(side, register): the base for accesses relative to a side's
// end (going backward, its start): its sum with COUNT(), in that register unless a base may be a
// sum. NEAR_DISP(bytes): the displacement from POINTER(side) of the bytes that are next.
MACRO(FIND_END, 2, <<IF(SUM_AS_BASE() == 1, <<>>,
  <<IF(FORWARD(), <<ADD($2, POINTER($1), COUNT())>>, <<SUB($2, POINTER($1), COUNT())>>)>>)>>)
VALUE_MACRO(NEAR_DISP, 1, <<IF(FORWARD(), 0, -$1)>>)
VALUE_MACRO(END_BASE, 2, <<IF(SUM_AS_BASE() == 1, <<POINTER($1) COUNT()>>, <<$2>>)>>)

// FIND_ENDS(dst, src, size), LAST_BASE(side, register, size), LAST_DISP(size): the same for the
// last size bytes of both sides, in those registers. COUNT() is lost, which serves where a sum has
// no displacement, for one access of each side; or EXCESS() has been taken from it, and the
// pointers have been moved so that the sum is right.
MACRO(FIND_ENDS, 3, <<IF(LAST_BY_SUM($3),
  <<IF(EXCESS(), <<>>, <<FIND_OFFSET($3)>>)>>, <<
FIND_END(src, $2)
FIND_END(dst, $1)
>>)>>)
VALUE_MACRO(LAST_BASE, 3, <<IF(LAST_BY_SUM($3), <<POINTER($1) COUNT()>>, <<END_BASE($1, $2)>>)>>)
VALUE_MACRO(LAST_DISP, 1, <<IF(LAST_BY_SUM($1) || !FORWARD(), 0, <<NUMBER(-($1) - EXCESS())>>)>>)
// LAST_BY_SUM(size): is a sum without a displacement the base?
VALUE_MACRO(LAST_BY_SUM, 1, <<NUMBER(SUM_AS_BASE() == 2 && $1 <= WORD())>>)

// FIND_OFFSET(size), OFFSET(): the offset of the last size bytes, in that register: COUNT(), unless
// recovery needs that. OFFSET_OF_: the size whose offset is there already, or 0.
// OFFSET_IS_FOUND(): does the question whether there is a word find that (SUB_BRANCH_BELOW)?
m4_define(<<OFFSET_OF_>>, 0)
MACRO(FIND_OFFSET, 1, <<IF(OFFSET_OF_ == 0, <<ADD_IMM(OFFSET(), COUNT(), NUMBER(-($1)))>>,
  <<IF(OFFSET_OF_ == ($1), <<>>, <<ADD_IMM(OFFSET(), OFFSET(), NUMBER(OFFSET_OF_ - ($1)))>>)>>)>>)
VALUE_MACRO(OFFSET, 0, <<IF(IS_USER_ROUTINE(), <<TEMP(HAS_SRC())>>, <<COUNT()>>)>>)
VALUE_MACRO(OFFSET_IS_FOUND, 0,
  <<NUMBER(DECLARES(SUB_BRANCH_BELOW) && !DECLARES(SKIP_PAIR) && LAST_BY_SUM(WORD()) && SUM_SERVES_USERS())>>)

// FIND_TAIL(side, register, size), TAIL_BASE(side, register, size), TAIL_DISP(side, size): the base
// of the accesses to the last size bytes of a side in a moving part, COUNT() being the bytes left.
MACRO(FIND_TAIL, 3, <<IF(TAIL_BY_SUM($1, $3), <<>>, <<ADD($2, POINTER($1), COUNT())>>)>>)
VALUE_MACRO(TAIL_BASE, 3, <<IF(TAIL_BY_SUM($1, $3), <<POINTER($1) COUNT()>>, <<$2>>)>>)
VALUE_MACRO(TAIL_DISP, 2, <<NUMBER(-($2) - POSITION($1))>>)
// TAIL_BY_SUM(side, size): is the base a sum?
VALUE_MACRO(TAIL_BY_SUM, 2,
  <<NUMBER(SUM_AS_BASE() == 1 || (SUM_AS_BASE() == 2 && $2 <= WORD() &&
  TAIL_DISP($1, $2) == 0 && SUM_SERVES_USERS()))>>)
// SUM_SERVES_USERS(): if this is a routine for user memory, do its accesses take sums, too?
VALUE_MACRO(SUM_SERVES_USERS, 0,
  <<NUMBER(!IS_USER_ROUTINE() || !(DECLARES(LOAD_USER) || DECLARES(STORE_USER)))>>)

// SMALL_SIZES(words, fourths, bits, step, piece): where unaligned access is cheap, up to 2 * words
// words without a loop: step(k) does k words from the start and k words up to the end, piece(size)
// one piece smaller than a word from each end. The first go by the highest bit of the count (bits:
// BITS_TO), larger ones by comparisons; if fourths is 1, three fourths of words are a size, too.
// LARGE_FIRST_: words, if larger sizes are asked for first, or 0.
m4_define(<<LARGE_FIRST_>>, 0)
MACRO(SMALL_SIZES, 5, <<
DISTINCT(<<choosing a size>>, <<>>, 0)
SECTION(small, <<Small sizes: words from both ends, which may overlap.>>)
IF(LARGE_FIRST_, <<
BRANCH_NOT_BELOW_IMM(COUNT(), NUMBER(2 * $1 * WORD() + 1), L(over_<<>>NUMBER(2 * $1)w))
LABEL(not_large)
>>)
m4_pushdef(<<OVER_>>, IF($3 == 2, 4, 2))
IF($3, <<
IF(SMALL_HAS_EXCESS(), <<
SUB_BRANCH_NOT_BELOW(COUNT(), NUMBER(2 * WORD()), L(over_2w))
SET_EXCESS(NUMBER(-2 * WORD()))
m4_pushdef(<<DIFFER_>>, <<below_differ>>)
SIZES_BY_BITS(NUMBER(2 * WORD() - 1), <<$4>>, <<$5>>)
COMPARE_ORDER()
m4_popdef(<<DIFFER_>>)
>>, <<
BRANCH_NOT_BELOW_IMM(COUNT(), NUMBER(OVER_ * WORD() + ($3 == 2)), L(over_<<>>OVER_<<>>w))
SIZES_BY_BITS(NUMBER(OVER_ * WORD() - ($3 == 1)), <<$4>>, <<$5>>)
>>)
>>, <<
BRANCH_NOT_BELOW_IMM(COUNT(), NUMBER(2 * WORD() + 1), L(over_2w))
IF(OFFSET_IS_FOUND(), <<
SUB_BRANCH_BELOW(OFFSET(), COUNT(), WORD(), L(below))
m4_define(<<OFFSET_OF_>>, WORD())
>>, <<BRANCH_BELOW_IMM(COUNT(), WORD(), L(below))>>)
$4(1)
EXIT()
SECTION(below, <<Less than a word: pieces as large as the highest bit of the count.>>)
LABEL(below)
SIZES_BY_BITS(NUMBER(WORD() - 1), <<$4>>, <<$5>>)
m4_define(<<OFFSET_OF_>>, 0)
>>)
DOUBLING(<<k_>>, OVER_, 2 * $1, <<
IF(k_ <= $1, <<SMALL_SIZE(k_, NUMBER($2 && k_ % 4 == 0 && 2 * k_ > $1), <<$4>>)>>,
  <<IF($2 && 3 * k_ / 4 == $1, <<SMALL_SIZE($1, 0, <<$4>>)>>)>>)
>>)
LABEL(over_<<>>OVER_<<>>w)
m4_popdef(<<OVER_>>)
>>)

// SMALL_HAS_EXCESS(): in a comparison, does the first question take two words from the count, so
// that an end is the sum of that and a pointer which its first load has moved?
VALUE_MACRO(SMALL_HAS_EXCESS, 0,
  <<NUMBER(RETURNS_ORDER() && DECLARES(SUB_BRANCH_NOT_BELOW) && BITS_TO() == 1 &&
  SUM_AS_BASE() == 2)>>)

// SMALL_SIZE(words, fourths, step): one of them: more than OVER_ words, up to 2 * words.
MACRO(SMALL_SIZE, 3, <<
SECTION(over_<<>>OVER_<<>>w)
LABEL(over_<<>>OVER_<<>>w)
m4_define(<<OVER_>>, NUMBER(2 * $1))
IF($1 == LARGE_FIRST_, <<>>,
  <<BRANCH_NOT_BELOW_IMM(COUNT(), NUMBER(2 * $1 * WORD() + 1 + EXCESS()), L(over_<<>>OVER_<<>>w))>>)
LABEL(up_to_<<>>OVER_<<>>w)
IF($2, <<
BRANCH_NOT_BELOW_IMM(COUNT(), NUMBER(3 * $1 * WORD() / 2 + 1), L(over_<<>>NUMBER(3 * $1 / 2)w))
$3(NUMBER(3 * $1 / 4))
EXIT()
LABEL(over_<<>>NUMBER(3 * $1 / 2)w)
>>)
$3($1)
EXIT()
>>)

// SIZES_BY_BITS(to, step, piece): up to that many bytes, by the highest bit of the count; a piece
// that leaves itself sets HAS_LEFT_.
MACRO(SIZES_BY_BITS, 3, <<
m4_define(<<HIGHEST_>>, NUMBER(2 ** LOG2($1)))
BITS_PREPARE(COUNT(), HIGHEST_)
HALVING(<<h_>>, HIGHEST_, 2, <<
IF(h_ == 2 && DECLARES(SKIP_PAIR), <<SKIP_PAIR(COUNT(), L(below_2))>>,
  <<SKIP_BIT_OF_PAIR(HIGHEST_, h_, L(below_<<>>h_))>>)
m4_define(<<HAS_LEFT_>>, 0)
IF(h_ < WORD(), <<$3(h_)>>, <<$2(NUMBER(MIN(h_, ($1 + 1) / 2) / WORD()))>>)
IF(HAS_LEFT_, <<>>, <<EXIT()>>)
SECTION(below_<<>>h_)
LABEL(below_<<>>h_)
>>)
IF(DECLARES(SKIP_PAIR), <<SKIP_ONE(COUNT(), L(nothing))>>,
  <<SKIP_BIT_OF_PAIR(HIGHEST_, 1, L(nothing))>>)
$3(1)
LABEL(nothing)
EXIT()
>>)

// HAS_PAIR(size): are two or three bytes a pair and maybe a byte, not two pairs? Where the end
// costs an addition. SKIP_LOWEST_BIT(label): SKIP_BIT of COUNT() for that byte, in a piece of
// SIZES_BY_BITS.
VALUE_MACRO(HAS_PAIR, 1, <<NUMBER($1 == 2 && SUM_AS_BASE() != 1)>>)
MACRO(SKIP_LOWEST_BIT, 1, <<SKIP_BIT_OF_PAIR(HIGHEST_, 1, $1)>>)

// BRANCH_UNALIGNED(label): unless both sides are at word boundaries. BRANCH_MISALIGNED(label):
// unless they reach them together.
MACRO(BRANCH_UNALIGNED, 1, <<
OR(ROLE(SCRATCH), DST(), SRC())
BRANCH_MASK_NONZERO(ROLE(SCRATCH), NUMBER(WORD() - 1), $1)
>>)
MACRO(BRANCH_MISALIGNED, 1, <<
XOR(ROLE(SCRATCH), DST(), SRC())
BRANCH_MASK_NONZERO(ROLE(SCRATCH), NUMBER(WORD() - 1), $1)
>>)

// BRANCH_UNEVEN(label): unless all is whole words at word boundaries.
MACRO(BRANCH_UNEVEN, 1, <<
OR(ROLE(SCRATCH), DST(), COUNT())
IF(HAS_SRC(), <<OR(ROLE(SCRATCH), ROLE(SCRATCH), SRC())>>)
BRANCH_MASK_NONZERO(ROLE(SCRATCH), NUMBER(WORD() - 1), $1)
>>)

// HEAD(name, grain, step, ask): up to the destination's next word boundary; at least that many
// bytes are left. With ask the destination may be at one. By the bits of HEAD_LENGTH, or, on a
// target without that role, of the pointer itself.
MACRO(HEAD, 4, <<
DISTINCT(<<the head>>, HEAD_LENGTH, IF(RETURNS_ORDER(), 2, <<IF(HAS_SRC(),
  <<MIN(TEMPS(), MAX(1, NUMBER(WORD() / 2 / $2)))>>, 0)>>))
IF(HAS_ROLE(HEAD_LENGTH), <<
WORD_GAP(ROLE(HEAD_LENGTH), L($1_done))
HEAD_BITS($1, NUMBER(WORD() / 2), $2, <<$3>>)
SECTION($1_done)
LABEL($1_done)
>>, <<
IF($4, <<BRANCH_MASK_ZERO(DST(), NUMBER(WORD() - 1), L($1_done))>>)
DOUBLING(<<v_>>, 1, WORD() / 2, <<
SECTION($1_<<>>SIZE(v_))
BRANCH_MASK_ZERO(DST(), v_, L($1_no_<<>>SIZE(v_)))
BLOCK(full)
$3(v_, MIN(v_, $2), 1)
ADD_IMM(COUNT(), COUNT(), NUMBER(-(v_)))
LABEL($1_no_<<>>SIZE(v_))
>>)
SECTION($1_done)
IF($4, <<LABEL($1_done)>>)
>>)
BLOCK(full)
>>)

// WORD_GAP(to, none): to = bytes from DST() to its next word boundary in the direction of travel;
// to label none if that is 0. MOVE_PAST(register): past so many bytes.
MACRO(WORD_GAP, 2, <<
IF(FORWARD(), <<NEGATE($1, DST())>>)
AND_BRANCH_ZERO($1, IF(FORWARD(), $1, <<DST()>>), NUMBER(WORD() - 1), $2)
>>)
MACRO(MOVE_PAST, 1, <<
IF(FORWARD(), <<
ADD(DST(), DST(), $1)
IF(HAS_SRC(), <<ADD(SRC(), SRC(), $1)>>)
>>, <<
SUB(DST(), DST(), $1)
IF(HAS_SRC(), <<SUB(SRC(), SRC(), $1)>>)
>>)
SUB(COUNT(), COUNT(), $1)
>>)

// HEAD_BITS(name, most, grain, step): the HEAD_LENGTH bytes, by its bits from 1 to most.
MACRO(HEAD_BITS, 4, <<
SUB(COUNT(), COUNT(), ROLE(HEAD_LENGTH))
BITS_PREPARE(ROLE(HEAD_LENGTH), $2)
DOUBLING(<<v_>>, 1, $2, <<
SECTION($1_<<>>SIZE(v_))
SKIP_BIT(ROLE(HEAD_LENGTH), v_, L($1_no_<<>>SIZE(v_)))
BLOCK(head:v_)
$4(v_, MIN(v_, $3), 1)
LABEL($1_no_<<>>SIZE(v_))
>>)
>>)

// EXCESS(): bytes that COUNT() has too many, or too few, until a loop begins. SET_EXCESS(bytes).
// START_LOOP(bytes, none): LOOP_BEGIN, with that if it is not more than a block that is missing.
m4_define(<<EXCESS_>>, 0)
VALUE_MACRO(EXCESS, 0, <<EXCESS_>>)
MACRO(SET_EXCESS, 1, <<m4_define(<<EXCESS_>>, $1)>>)
MACRO(START_LOOP, 2, <<
IF(EXCESS() && (!LOOP_TAKES_EXCESS() || $1 + EXCESS() < 0), <<
ADD_IMM(COUNT(), COUNT(), NUMBER(-(EXCESS())))
SET_EXCESS(0)
>>)
LOOP_BEGIN($1, $2)
SET_EXCESS(0)
>>)

// LOOP(name, bytes, step, exit, none): all whole blocks of COUNT; if there are none to the label
// none. Then COUNT mod bytes are left. With TAIL_EXITS, if none are: to exit, unless that is empty.
MACRO(LOOP, 5, <<
SECTION($1_loop)
START_LOOP($2, $5)
LABEL($1)
BLOCK(loop:$2:BASE(dst))
$3($2, WORD(), 1)
LOOP_NEXT($2, L($1))
IF_SAME($4, <<>>, <<>>, <<IF(TAIL_EXITS() > 0, <<BRANCH_MASK_ZERO(COUNT(), NUMBER($2 - 1), $4)>>)>>)
LABEL($1_done)
>>)

// TAIL(name, from, to, grain, step): COUNT mod 2 * from bytes in pieces of from, from / 2, ... to
// bytes, by its bits, which are asked for by pairs. It goes to TAIL_EXIT_, if that is a label,
// where nothing can be left.
m4_define(<<TAIL_EXIT_>>, <<>>)
MACRO(TAIL, 5, <<
BITS_PREPARE(COUNT(), $2)
HALVING(<<b_>>, $2, $3, <<
SECTION($1_<<>>PIECE_NAME(b_, $4))
SKIP_BIT_OF_PAIR($2, b_, L($1_no_<<>>PIECE_NAME(b_, $4)))
BLOCK(mask:NUMBER(2 * b_ - 1))
$5(b_, MIN(b_, $4), NUMBER(b_ > 1))
IF(b_ == $2, <<TAIL_EXIT($2, b_)>>)
LABEL($1_no_<<>>PIECE_NAME(b_, $4))
IF(b_ < $2, <<TAIL_EXIT($2, b_)>>)
>>)
>>)
// SKIP_BIT_OF_PAIR(from, bit, label): SKIP_BIT of COUNT(), or SKIP_NEXT_BIT; from is the highest
// bit that is asked for. IS_SECOND(from, bit): is that bit the second of its pair? TAIL_EXIT(from,
// bit): is anything left after the first one?
MACRO(SKIP_BIT_OF_PAIR, 3, <<IF(IS_SECOND($1, $2), <<SKIP_NEXT_BIT(COUNT(), $2, $3)>>,
  <<SKIP_BIT(COUNT(), $2, $3)>>)>>)
VALUE_MACRO(IS_SECOND, 2, <<NUMBER(LOG2($1 / $2) % 2)>>)
MACRO(TAIL_EXIT, 2, <<IF_SAME(TAIL_EXIT_, <<>>, <<>>,
  <<IF(!IS_SECOND($1, $2) && $2 > 2, <<BRANCH_BITS_DONE(COUNT(), $2, TAIL_EXIT_)>>)>>)>>)

// PIECE_NAME(bytes, grain): words are named as words, unless they are done by smaller pieces.
VALUE_MACRO(PIECE_NAME, 2, <<IF($2 < WORD(), $1, <<SIZE($1)>>)>>)

// ACCELERATED(idiom): everything by one instruction (COPY_ALL or FILL_ALL), from the size on where
// that pays.
MACRO(ACCELERATED, 1, <<
SECTION(all, <<From ACCELERATOR_MIN() bytes on, by one instruction.>>)
ACCELERATOR_GATE(L(by_words))
BLOCK(all)
$1()
EXIT()
LABEL(by_words)
BLOCK(full)
>>)

// AT_ENTRY(dst, src, count): the state in which the routine was entered.
MACRO(AT_ENTRY, 3, <<
SET_POINTERS(<<$1>>, <<$2>>, <<$3>>)
IF(HAS_FRAME(), <<FRAME_LEFT()>>)
SET_FRAME(0)
m4_define(<<RESULT_IS_KEPT_>>,
  <<IF_SAME(ROLE(RESULT), ROLE(ARG0), 1, <<NUMBER(TAIL_AS_SMALL() && HAS_SRC())>>)>>)
SET_MERGE(no)
SET_LEAD(0)
SET_BASE(dst, 0)
SET_BASE(src, 0)
BLOCK(full)
DISTINCT(<<the entry>>, <<>>, 0)
>>)

// KEEP_RESULT(): the destination is in RESULT now. RESULT_IS_KEPT(): it is already.
MACRO(KEEP_RESULT, 0, <<
IF(RESULT_IS_KEPT(), <<>>, <<MOV(ROLE(RESULT), ROLE(ARG0))>>)
m4_define(<<RESULT_IS_KEPT_>>, 1)
>>)
VALUE_MACRO(RESULT_IS_KEPT, 0, <<RESULT_IS_KEPT_>>)

// WHOLE_TAIL(name, from, grain, step, exit): TAIL down to single bytes, by way of TAIL_EXITS.
MACRO(WHOLE_TAIL, 5, <<
IF(TAIL_EXITS() == 2, <<m4_pushdef(<<TAIL_EXIT_>>, <<$5>>)>>)
TAIL($1, $2, IF(TAIL_EXITS() == 1, WORD(), 1), $3, <<$4>>)
IF(TAIL_EXITS() == 2, <<m4_popdef(<<TAIL_EXIT_>>)>>)
IF(TAIL_EXITS() == 1, <<
SECTION($1_bytes)
BRANCH_MASK_ZERO(COUNT(), NUMBER(WORD() - 1), $5)
TAIL($1, NUMBER(WORD() / 2), 1, $3, <<$4>>)
>>)
>>)

// WORDS_TAIL(name, from, to, step, exit): TAIL down to pieces of to bytes, words or more, by way of
// TAIL_EXITS.
MACRO(WORDS_TAIL, 5, <<
m4_pushdef(<<TAIL_EXIT_>>, IF(TAIL_EXITS() == 2, <<$5>>))
TAIL($1, $2, $3, WORD(), <<$4>>)
m4_popdef(<<TAIL_EXIT_>>)
>>)

// KEEP_DST(): from here on DST() may move.
MACRO(KEEP_DST, 0, <<
IF(RETURNS_DST() && !HAS_FRAME(),
  <<IF_SAME(ROLE(RESULT), ROLE(ARG0), <<m4_define(<<POINTER_dst_>>, ROLE(MOVING))>>,
  <<KEEP_RESULT()>>)>>)
>>)

// START_MOVING(with frame, biased): the straight-line part is over. From here on the pointers move:
// at the first byte (less POINTER_BIAS, if biased), or past the last one when going backward.
MACRO(START_MOVING, 2, <<
IF($1, <<ENTER_MOVING()>>)
KEEP_DST()
IF(RETURNS_ORDER() && $2 && POINTER_BIAS() && HAS_ROLE(MOVING),
  <<m4_define(<<POINTER_dst_>>, ROLE(MOVING))>>)
m4_pushdef(<<BIAS_>>, NUMBER($2 && FORWARD() && POINTER_BIAS()))
IF(BIAS_, <<
ADD_IMM(DST(), ROLE(ARG0), NUMBER(-POINTER_BIAS()))
SET_BASE(dst, NUMBER(-POINTER_BIAS()))
IF(HAS_SRC(), <<
ADD_IMM(SRC(), SRC(), NUMBER(-POINTER_BIAS()))
SET_BASE(src, NUMBER(-POINTER_BIAS()))
>>)
>>, <<IF_SAME(DST(), ROLE(ARG0), <<>>, <<IF(FORWARD(), <<MOV(DST(), ROLE(ARG0))>>)>>)>>)
m4_popdef(<<BIAS_>>)
IF(FORWARD(), <<>>, <<
ADD(DST(), ROLE(ARG0), COUNT())
IF(HAS_SRC(), <<ADD(SRC(), SRC(), COUNT())>>)
>>)
BLOCK(full)
DISTINCT(<<the moving part>>, <<>>, 0)
>>)

// MERGE_WORDWISE(words, step, rest): all whole words of COUNT, the destination being at a word
// boundary and the source not: in blocks of words, with SRC() rounded down and the word before in
// CARRY. The source's offset is in a register, or a constant in one instance of the loop for each
// (MERGE_BY_CONSTANT). Less than a word is left, pointers exact, at L(bytes), which follows; or
// rest is a macro that does it, the offset being in a register and the pointers as they are.
MACRO(MERGE_WORDWISE, 3, <<
IF(MERGE_BY_CONSTANT(), <<
DISTINCT(<<choosing a merge>>, SHIFT, 0)
AND_IMM(ROLE(SHIFT), SRC(), NUMBER(WORD() - 1))
AND_IMM(SRC(), SRC(), NUMBER(-WORD()))
FOR(<<o_>>, 1, WORD() - 2, <<BRANCH_BELOW_IMM(ROLE(SHIFT), NUMBER(o_ + 1), L(merge_by_<<>>o_))>>)
DISTINCT(<<merging>>, SCRATCH CARRY LOOP_END, IF(RETURNS_ORDER(), 3, MERGE_WORDS()))
FOR(<<o_>>, 1, WORD() - 1, <<
m4_pushdef(<<OFFSET_>>, NUMBER(WORD() - o_))
SECTION(merge_by_<<>>OFFSET_, <<The source is OFFSET_ byte<<>>IF(OFFSET_ > 1, s) past a word boundary.>>)
IF(o_ > 1, <<LABEL(merge_by_<<>>OFFSET_)>>)
MERGE_LOOP(merge_<<>>OFFSET_, OFFSET_, $1, <<$2>>, <<>>)
IF(OFFSET_ > 1, <<JUMP(L(bytes))>>)
m4_popdef(<<OFFSET_>>)
>>)
>>, <<
DISTINCT(<<merging>>, SCRATCH CARRY SHIFT COSHIFT LOOP_END, IF(RETURNS_ORDER(), 3, MERGE_WORDS()))
MERGE_SETUP()
MERGE_LOOP(merge, var, $1, <<$2>>, <<$3>>)
>>)
>>)

// MERGE_LOOP(name, offset, words, step, rest): one instance of that loop; offset is a number of
// bytes, or var.
MACRO(MERGE_LOOP, 5, <<
SET_MERGE($2)
BLOCK(full)
IF(FORWARD(), <<LOAD_PIECE(src, WORD(), ROLE(CARRY), 0, 0)>>,
  <<LOAD_AT(src, WORD(), ROLE(CARRY), SRC(), 0)>>)
IF(FORWARD(), <<SET_LEAD(WORD())>>)
m4_pushdef(<<AHEAD_>>, IF(FORWARD() && MERGE_AHEAD(), WORD(), 0))
IF(AHEAD_, <<
ADVANCE(src, AHEAD_)
SET_BASE(src, NUMBER(BASE(src) + AHEAD_))
>>)
MERGE_CARRY(ROLE(CARRY), ROLE(CARRY))
LOOP($1, NUMBER($3 * WORD()), <<$4>>, <<>>, L($1_done))
SECTION($1_tail)
TAIL($1_tail, NUMBER($3 * WORD() / 2), WORD(), WORD(), <<$4>>)
SECTION($1_done)
IF_SAME($5, <<>>, <<>>, <<$5()>>)
IF_SAME($2, var, <<
IF_SAME($5, <<>>, <<MERGE_UNDO()>>)
IF(AHEAD_, <<ADD_IMM(SRC(), SRC(), NUMBER(-AHEAD_))>>)
>>, <<ADD_IMM(SRC(), SRC(), NUMBER($2 - AHEAD_))>>)
SET_BASE(src, NUMBER(BASE(src) - AHEAD_))
m4_popdef(<<AHEAD_>>)
SET_MERGE(no)
SET_LEAD(0)
BLOCK(full)
>>)

// NOTE_ARGUMENTS(), NOTE_MOVING(), NOTE_MERGING(): rows of the register table.
MACRO(NOTE_ARGUMENTS, 0, <<
IF_SAME(ROLE(RESULT), ROLE(ARG0),
  <<NOTE(ROLE(ARG0), IF(RETURNS_ORDER(), <<<<first buffer, then the result>>>>,
  <<<<dst, then the result>>>>))>>, <<
NOTE(ROLE(ARG0), IF(RETURNS_ORDER(), <<first buffer>>, dst))
IF_SAME(ROLE(RESULT), COUNT(), <<>>, <<NOTE(ROLE(RESULT), <<the result>>)>>)
>>)
IF(HAS_SRC(), <<NOTE(ROLE(ARG1), IF(RETURNS_ORDER(), <<second buffer>>, src))>>)
NOTE(COUNT(), IF_SAME(ROLE(RESULT), COUNT(), <<<<n, then only its low bits, then the result>>>>,
  <<<<n, then only its low bits>>>>))
>>)
MACRO(NOTE_MOVING, 0, <<
IF(RETURNS_DST(), <<NOTE_ROLE(MOVING, <<dst, moving>>)>>)
IF(RETURNS_ORDER() && POINTER_BIAS(), <<NOTE_ROLE(MOVING, <<first buffer, moving>>)>>)
NOTE_ROLE(HEAD_LENGTH, <<bytes up to the boundary>>)
NOTE_ROLE(LOOP_END, <<dst where the loop ends>>)
NOTE_ROLE(SCRATCH, <<scratch>>)
>>)
MACRO(NOTE_MERGING, 0, <<
NOTE_ROLE(CARRY, <<merging: the part of the last source word still to be used>>)
IF(MERGE_BY_CONSTANT(), <<NOTE_ROLE(SHIFT, <<merging: source offset in its word>>)>>, <<
NOTE_ROLE(SHIFT, <<merging: source offset in its word, in bits>>)
NOTE_ROLE(COSHIFT, <<merging: bits of a word less those>>)
>>)
>>)

// EXIT(): return the destination or 0, closing the window.
MACRO(EXIT, 0, <<
IF(RETURNS_ORDER(), <<LOAD_IMM(ROLE(RESULT), 0)>>)
IF(IS_USER_ROUTINE(), <<WINDOW_CLOSE()>>)
LEAVE()
>>)

// RECOVERY(): what a fault leads to: a stub for each state, then byte by byte until the byte that
// cannot be done; it returns how many are left. If the cause has gone meanwhile, the work is
// finished.
MACRO(RECOVERY, 0, <<
IF(IS_USER_ROUTINE(), <<
AT_ENTRY(DST(), SRC(), COUNT())
SECTION(fixup, <<A fault: from the start of the block that met it, byte by byte until the one that cannot be done.>>)
STUBS()
DISTINCT(<<recovery>>, <<>>, HAS_SRC())
SECTION(retry)
LABEL(retry)
IF(HAS_SRC(), <<
IF(IS_USER(src), <<
@fault L(residue)
LOAD_USER(1, TEMP(0), SRC(), 0)>>, <<LOAD(1, TEMP(0), SRC(), 0)>>)
>>)
IF(IS_USER(dst), <<
@fault L(residue)
STORE_USER(1, IF(HAS_SRC(), <<TEMP(0)>>, <<VALUE_OF(0)>>), DST(), 0)>>,
  <<STORE(1, IF(HAS_SRC(), <<TEMP(0)>>, <<VALUE_OF(0)>>), DST(), 0)>>)
IF(HAS_SRC(), <<ADD_IMM(SRC(), SRC(), 1)>>)
ADD_IMM(DST(), DST(), 1)
ADD_IMM(COUNT(), COUNT(), -1)
BRANCH_NONZERO(COUNT(), L(retry))
LABEL(residue)
WINDOW_CLOSE()
IF_SAME(COUNT(), ROLE(RESULT), <<>>, <<MOV(ROLE(RESULT), COUNT())>>)
RETURN_TO_CALLER()
>>)
>>)
