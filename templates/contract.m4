// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The contract: everything a target may or must supply, once. The checks of a target
// file, `memgen explain`, the reference and the scaffold of a new target are made from
// this table. Entries: kind, NAME, required or default, arguments, meaning.
//
// Post-conditions are the weakest of all CPUs: SCRATCH and the condition flags are
// lost in every idiom and in every branch, unless its meaning says otherwise.

// ---------------------------------------------------------------- capabilities

CONTRACT(capability, WORD, required, <<4|8>>, <<bytes of a general register>>)
CONTRACT(capability, BIG_ENDIAN, required, <<0|1>>, <<1: the byte at the lowest address of a word is its most significant>>)
CONTRACT(capability, UNALIGNED, required, <<0|1>>, <<1: a load or store of any size may have any address, at little cost; 0: never>>)
CONTRACT(capability, BULK_WORDS, default, <<4..64>>, <<words moved by one iteration of a bulk loop; a power of two>>)
CONTRACT(capability, TAIL_EXITS, default, <<0|1>>, <<1: a tail first asks whether anything is left, after whole blocks and after whole words>>)
CONTRACT(capability, GROUP_WORDS, default, <<1..16>>, <<words loaded before they are stored, in a moving part>>)
CONTRACT(capability, MERGE_WORDS, default, <<1..16>>, <<words produced by one group of a shift-merge>>)
CONTRACT(capability, MERGE_BULK_WORDS, default, <<1..32>>, <<words produced by one iteration of a merging loop; a power of two>>)
CONTRACT(capability, MERGE_BY_CONSTANT, default, <<0|1>>, <<1: the shift-merge is written once for every offset, with constant shifts>>)
CONTRACT(capability, MERGE_AHEAD, default, <<0|1>>, <<1: in a forward merge the source pointer is past the word in CARRY, not at it>>)
CONTRACT(capability, USER_HALFWORDS, default, <<0|1>>, <<1: LOAD_USER and STORE_USER can do two bytes at once>>)
CONTRACT(capability, POINTER_BIAS, default, <<0..16>>, <<bytes the moving pointers lie below the data in forward loops (for pre-update forms)>>)
CONTRACT(capability, UPDATE_FORMS, default, <<0|1>>, <<1: LOAD_UPDATE and STORE_UPDATE exist; the last access of a block moves the pointer where it fits>>)
CONTRACT(capability, ENDS_WORDS, default, <<2|4|8>>, <<largest number of words taken from each end of a small buffer (UNALIGNED targets), where there are data registers for it>>)
CONTRACT(capability, ALIGN_DST, default, <<0..2047>>, <<fewest bytes for which a copy that is not small begins with a head, so that its stores are aligned; 0: none does (UNALIGNED targets; for others 1)>>)
CONTRACT(capability, TAIL_AS_SMALL, default, <<0|1>>, <<1: what a large copy has left after its blocks is copied as a small size; needs a RESULT that is not ARG0 (UNALIGNED targets)>>)
CONTRACT(capability, KEPT_WORDS, default, <<0|1|2>>, <<words at each end that a large copy in kernel memory loads first and stores last; takes twice as many data registers and one>>)
CONTRACT(capability, ENDS_THREE_FOURTHS, default, <<0|1>>, <<1: three fourths of a number of words from each end are a size of their own, too>>)
CONTRACT(capability, FILL_ENDS_WORDS, default, <<2|4|8|16>>, <<ENDS_WORDS of fills, which need no data registers>>)
CONTRACT(capability, SUM_AS_BASE, default, <<0|1>>, <<1: the base of LOAD and STORE may also be a list of two registers, whose sum is meant>>)
CONTRACT(capability, ZERO_IS_WIRED, default, <<0|1>>, <<1: the register ZERO always reads as zero>>)
CONTRACT(capability, LINE_MIN, default, <<0|16|32|64|128>>, <<fewest bytes that one CLEAR_LINE zeroes, or twice that; 0: there is no such instruction>>)
CONTRACT(capability, LINES_IN_MEMSET, default, <<0|1>>, <<1: memset may clear lines, too, where LINES_GATE lets it>>)
CONTRACT(capability, ACCELERATOR_MIN, default, <<0..2047>>, <<fewest bytes for which COPY_ALL and FILL_ALL pay; 0: there are no such instructions>>)
CONTRACT(capability, COMPARE_WORDS, default, <<1..16>>, <<words compared by one iteration; a power of two>>)
CONTRACT(capability, MEMCPY, required, <<text>>, <<the symbol of memcpy, to which memmove goes when it can copy forward; none: memmove does it itself (UNALIGNED targets)>>)
CONTRACT(capability, BACKWARD_COPY, default, <<text>>, <<a symbol at the start of memmove's backward copy; none: no such symbol>>)
CONTRACT(capability, MEMSET16_UNIT, default, <<1|2>>, <<bytes for which the count of memset16 stands>>)

// ---------------------------------------------------------------- registers

CONTRACT(register, ARG0, required, <<always>>, <<first argument>>)
CONTRACT(register, RESULT, default, <<always>>, <<return value; ARG0 unless declared>>)
CONTRACT(register, ARG1, required, <<always>>, <<second argument>>)
CONTRACT(register, ARG2, required, <<always>>, <<third argument>>)
CONTRACT(register, ARG3, default, <<memset64>>, <<fourth argument>>)
CONTRACT(register, DATA, required, <<always>>, <<data registers, a list; they hold ascending addresses in this order>>)
CONTRACT(register, LEAF_DATA, default, <<before a frame>>, <<data registers until ENTER_MOVING has made a frame, where a target uses one>>)
CONTRACT(register, SCRATCH, required, <<always>>, <<lost in every idiom and branch>>)
CONTRACT(register, MOVING, default, <<moving part>>, <<walks the destination when the routine returns it and RESULT is ARG0>>)
CONTRACT(register, LOOP_END, default, <<counted loop>>, <<where the loop ends, for the default counted loop>>)
CONTRACT(register, HEAD_LENGTH, default, <<head>>, <<bytes to the next boundary; without it the head goes by the bits of the pointer>>)
CONTRACT(register, CARRY, default, <<shift-merge>>, <<the source word of which a part is still to be used>>)
CONTRACT(register, SHIFT, default, <<shift-merge>>, <<source offset in its word, in bits>>)
CONTRACT(register, COSHIFT, default, <<shift-merge>>, <<bits of a word less SHIFT>>)
CONTRACT(register, VALUE, required, <<fill>>, <<the word that is stored>>)
CONTRACT(register, VALUE2, default, <<fill>>, <<the word stored at every second place (memset64 on 32 bits); else as VALUE>>)
CONTRACT(register, ZERO, required, <<fill>>, <<zero, when lines or user memory are cleared>>)
CONTRACT(register, LINE_SIZE, default, <<line clear>>, <<bytes of a line, where they are known only when running>>)
CONTRACT(register, LINE_SHIFT, default, <<line clear>>, <<the binary logarithm of LINE_SIZE>>)

CONTRACT(register, RESERVED, default, <<always>>, <<registers that no role may have, a list: stack pointer, thread, what the kernel keeps>>)

// ---------------------------------------------------------------- primitives: one instruction, or the few it takes

CONTRACT(primitive, LOAD, required, <<size, to, base, disp>>, <<to = size bytes at base + disp, zero extended (4 bytes of 8: or sign extended); one instruction>>)
CONTRACT(primitive, STORE, required, <<size, from, base, disp>>, <<size bytes at base + disp = from; one instruction>>)
CONTRACT(primitive, LOAD_USER, default, <<size, to, base, disp>>, <<LOAD of user memory, with user rights; one instruction>>)
CONTRACT(primitive, STORE_USER, default, <<size, from, base, disp>>, <<STORE to user memory, with user rights; one instruction>>)
CONTRACT(primitive, LOAD_UPDATE, default, <<size, to, base, disp>>, <<LOAD, and base = base + disp; base is unchanged by a fault; one instruction>>)
CONTRACT(primitive, STORE_UPDATE, default, <<size, from, base, disp>>, <<STORE, and base = base + disp; base is unchanged by a fault; one instruction>>)
CONTRACT(primitive, MOV, required, <<to, from>>, <<to = from>>)
CONTRACT(primitive, LOAD_IMM, required, <<to, value>>, <<to = value; -1 <= value <= 255>>)
CONTRACT(primitive, ADD, required, <<to, a, b>>, <<to = a + b>>)
CONTRACT(primitive, SUB, required, <<to, a, b>>, <<to = a - b>>)
CONTRACT(primitive, ADD_IMM, required, <<to, a, value>>, <<to = a + value; from -255 to 255, and multiples of a word up to 64 words>>)
CONTRACT(primitive, AND_IMM, required, <<to, a, mask>>, <<to = a & mask; mask is 2^k, 2^k - 1 or -2^k; 2^k <= the bytes of 64 words>>)
CONTRACT(primitive, OR, required, <<to, a, b>>, <<to = a | b>>)
CONTRACT(primitive, XOR, required, <<to, a, b>>, <<to = a ^ b>>)
CONTRACT(primitive, NEGATE, required, <<to, a>>, <<to = -a>>)
CONTRACT(primitive, SHIFT_LEFT, default, <<to, a, by>>, <<to = a shifted left by the register by, which is below the bits of a word>>)
CONTRACT(primitive, SHIFT_RIGHT, default, <<to, a, by>>, <<to = a shifted right, unsigned>>)
CONTRACT(primitive, SHIFT_LEFT_IMM, required, <<to, a, bits>>, <<to = a shifted left by a constant>>)
CONTRACT(primitive, SHIFT_RIGHT_IMM, required, <<to, a, bits>>, <<to = a shifted right by a constant, unsigned>>)
CONTRACT(primitive, JUMP, required, <<label>>, <<go to label>>)
CONTRACT(primitive, TAIL_CALL, required, <<symbol>>, <<go to another function for good>>)
CONTRACT(primitive, RETURN_TO_CALLER, required, <<->>, <<return>>)
CONTRACT(primitive, BRANCH_ZERO, required, <<a, label>>, <<if a == 0>>)
CONTRACT(primitive, BRANCH_NONZERO, required, <<a, label>>, <<if a != 0>>)
CONTRACT(primitive, BRANCH_EQUAL, required, <<a, b, label>>, <<if a == b>>)
CONTRACT(primitive, BRANCH_NOT_EQUAL, required, <<a, b, label>>, <<if a != b>>)
CONTRACT(primitive, BRANCH_BELOW, required, <<a, b, label>>, <<if a < b, unsigned>>)
CONTRACT(primitive, BRANCH_NOT_BELOW, required, <<a, b, label>>, <<if a >= b, unsigned>>)
CONTRACT(primitive, BRANCH_BELOW_IMM, required, <<a, value, label>>, <<if a < value, unsigned; 0 < value <= 2047, where UNALIGNED is 0 at most 255>>)
CONTRACT(primitive, BRANCH_NOT_BELOW_IMM, required, <<a, value, label>>, <<if a >= value, unsigned>>)

// ---------------------------------------------------------------- idioms: have a default made of primitives

CONTRACT(idiom, BRANCH_MASK_ZERO, default, <<a, mask, label>>, <<if (a & mask) == 0; mask is 2^k or 2^k - 1, k <= 8>>)
CONTRACT(idiom, BRANCH_MASK_NONZERO, default, <<a, mask, label>>, <<if (a & mask) != 0>>)
CONTRACT(idiom, AND_BRANCH_ZERO, default, <<to, a, mask, label>>, <<to = a & mask; if that is 0 go to label; masks of BRANCH_MASK_ZERO, and -2^k unless LOOP_BEGIN is defined, too>>)
CONTRACT(idiom, COUNT_DOWN, default, <<reg, label>>, <<reg = reg - 1; if that is not zero, go to label>>)
CONTRACT(idiom, BITS_PREPARE, default, <<reg, most>>, <<SKIP_BIT may be used on reg, as it is now, for bits up to most, until the next BITS_PREPARE>>)
CONTRACT(idiom, SKIP_BIT, default, <<reg, bit, label>>, <<if (reg & bit) == 0; bit is a power of two below 256>>)
CONTRACT(idiom, LOOP_BEGIN, default, <<bytes, skip>>, <<run the body COUNT / bytes times; go to skip if that is none. Then only COUNT mod bytes is known>>)
CONTRACT(idiom, LOOP_NEXT, default, <<bytes, top>>, <<end of the body>>)
CONTRACT(idiom, LOOP_REST, default, <<bytes>>, <<in recovery: COUNT = bytes left at the start of this iteration, DST() being there exactly; LOOP_BEGIN saw it BASE(dst) off>>)
CONTRACT(idiom, LOAD_PIECE, default, <<side, size, to, at, total>>, <<to = size bytes, at bytes into a block that moves the pointer by total; pieces come in order; may move it>>)
CONTRACT(idiom, STORE_PIECE, default, <<side, size, from, at, total>>, <<the same for a store>>)
CONTRACT(idiom, LOAD_GROUP, default, <<side, count, at, total>>, <<TEMP(0).. = count words, at bytes into a block that moves the pointer by total; may move it>>)
CONTRACT(idiom, STORE_GROUP, default, <<side, count, at, total>>, <<the same words to the destination>>)
CONTRACT(idiom, STORE_VALUES, default, <<side, count, at, total>>, <<VALUE, VALUE2, VALUE, ... to count words, in ascending order>>)
CONTRACT(idiom, LOAD_SPAN, default, <<side, first, count, base, disp>>, <<SPAN_TEMP(first).. = count words at base + disp; the last one may be the base>>)
CONTRACT(idiom, STORE_SPAN, default, <<side, first, count, base, disp>>, <<the same for stores>>)
CONTRACT(idiom, STORE_VALUES_SPAN, default, <<side, count, base, disp>>, <<count words of the value at base + disp>>)
CONTRACT(idiom, ENTER_MOVING, default, <<->>, <<a moving part begins: make registers free. With SET_FRAME(1) it has saved ARG0, if RETURNS_DST()>>)
CONTRACT(idiom, BULK_ENTER, default, <<->>, <<a counted loop follows: make registers free for it (then SET_FRAME(1))>>)
CONTRACT(idiom, BULK_LEAVE, default, <<->>, <<undo BULK_ENTER (then SET_FRAME(0))>>)
CONTRACT(idiom, FRAME_LEFT, default, <<->>, <<the code that follows runs without the frame (for unwind tables)>>)
CONTRACT(idiom, LEAVE, default, <<->>, <<return the destination, or 0 (the residue), undoing ENTER_MOVING if HAS_FRAME()>>)
CONTRACT(idiom, FRAME_UNDO, default, <<->>, <<in recovery: undo ENTER_MOVING, keeping DST(), SRC() and COUNT()>>)
CONTRACT(idiom, WINDOW_OPEN, default, <<->>, <<make user memory accessible, where the routine itself has to>>)
CONTRACT(idiom, WINDOW_CLOSE, default, <<->>, <<undo WINDOW_OPEN; only SCRATCH may be lost>>)
CONTRACT(idiom, MERGE_SETUP, default, <<->>, <<SHIFT = offset of SRC() in its word, in bits, and COSHIFT; SRC() rounded down>>)
CONTRACT(idiom, MERGE_UNDO, default, <<->>, <<in recovery and at the end: SRC() exact again>>)
CONTRACT(idiom, MERGE_CARRY, default, <<to, from>>, <<to = the part of word from that belongs to the next output, in place>>)
CONTRACT(idiom, MERGE_JOIN, default, <<to, carry, next>>, <<to = carry | the part of word next that completes it>>)
CONTRACT(idiom, MERGE_GROUP, default, <<count, at, total>>, <<load count words, merge with CARRY, store count words; CARRY goes on>>)
CONTRACT(idiom, REPLICATE, default, <<bits>>, <<VALUE = its lowest bits (8; where UNALIGNED is 1 also 16, 32), over the whole word; data registers are lost>>)
CONTRACT(idiom, LINES_PREPARE, default, <<->>, <<whatever the other line idioms need>>)
CONTRACT(idiom, LINES_GATE, default, <<label>>, <<in memset: go to label unless VALUE is zero and the memory may be cleared by lines>>)
CONTRACT(idiom, LINE_GAP, default, <<to>>, <<to = bytes from DST() to the next line>>)
CONTRACT(idiom, BRANCH_BELOW_LINES, default, <<a, label>>, <<if a is too little for clearing lines to pay; at least one line less a byte. Comes before LINES_PREPARE>>)
CONTRACT(idiom, LINES_BEGIN, default, <<skip>>, <<run the body once for each whole line of COUNT, which becomes the bytes after them; to skip if none>>)
CONTRACT(idiom, LINES_NEXT, default, <<top>>, <<as LOOP_NEXT>>)
CONTRACT(idiom, LINES_REST, default, <<->>, <<as LOOP_REST>>)
CONTRACT(idiom, CLEAR_LINE, default, <<->>, <<zero the line at DST() and advance; by one ACCESS(dst, 0, ...), then the pointer>>)
CONTRACT(idiom, ACCELERATOR_GATE, default, <<label>>, <<go to label where the next two are slow, if that is known only when running>>)
CONTRACT(idiom, COPY_ALL, default, <<->>, <<copy COUNT() bytes, forward, by one ACCESS(USER_SIDE(), 0, ...) that shows at a fault how far it came>>)
CONTRACT(idiom, FILL_ALL, default, <<->>, <<fill COUNT() bytes with VALUE or ZERO, by one such ACCESS(dst, 0, ...)>>)
CONTRACT(idiom, ALL_REST, default, <<->>, <<in recovery: DST(), SRC() and COUNT() = what COPY_ALL or FILL_ALL has left>>)
CONTRACT(idiom, COMPARE_GROUP, default, <<count, at, total>>, <<count words of both sides, at bytes into a block: go on if they are equal, else to L(DIFFER()) with two that differ in TEMP(0) and TEMP(1), or to a label of COMPARE_PICK>>)
CONTRACT(idiom, COMPARE_PICK, default, <<->>, <<comes before L(DIFFER()): find out which words of a group differ>>)
CONTRACT(idiom, FIRST_BYTE, default, <<to, x>>, <<to = the byte of x that was lowest in memory, wherever in to; x as loaded; ARG0 and ARG1 are free>>)
CONTRACT(idiom, DROP_BYTE, default, <<x>>, <<x = x without that byte, the next one in its place>>)
CONTRACT(idiom, ORDER, default, <<x, y, done>>, <<RESULT = sign of the first byte in which words x and y, as loaded, differ (they do); done comes next>>)

// ---------------------------------------------------------------- layout: lines around the code

CONTRACT(layout, KERNEL_FILES, required, <<->>, <<the files, with FILE, ROUTINE and the lines around them>>)
CONTRACT(layout, FUNCTION_BEGIN, required, <<symbol>>, <<start of a function>>)
CONTRACT(layout, FUNCTION_END, default, <<symbol>>, <<end of a function>>)
CONTRACT(layout, EXPORT, default, <<symbol>>, <<make it known to modules>>)

// ---------------------------------------------------------------- what must hold of them together

RULE(BULK_WORDS, error, <<IS_POWER(BULK_WORDS())>>, <<must be a power of two>>)
RULE(MERGE_WORDS, error, <<IS_POWER(MERGE_WORDS())>>, <<must be a power of two>>)
RULE(MERGE_BULK_WORDS, error, <<IS_POWER(MERGE_BULK_WORDS())>>, <<must be a power of two>>)
RULE(COMPARE_WORDS, error, <<IS_POWER(COMPARE_WORDS())>>, <<must be a power of two>>)

// Registers: TEMPS() is what a routine has that returns its destination.
RULE(GROUP_WORDS, error, <<GROUP_WORDS() <= TEMPS()>>, <<is more than DATA has registers>>)
RULE(MERGE_WORDS, error, <<UNALIGNED() || MERGE_WORDS() <= TEMPS()>>, <<is more than DATA has registers>>)
RULE(ENDS_WORDS, warning, <<!UNALIGNED() || !DECLARES(ENDS_WORDS) || 2 * ENDS_WORDS() <= TEMPS() + 1>>,
  <<needs twice as many registers of DATA, less one: less will be used>>)
RULE(KEPT_WORDS, error, <<!KEPT_WORDS() || GROUP_WORDS() + 2 * KEPT_WORDS() < TEMPS()>>, <<needs twice as many data registers and one beyond GROUP_WORDS: DATA has fewer>>)
RULE(RESULT, error, <<IF_SAME(ROLE(RESULT), ROLE(ARG0), 1, <<!IS_ONE_OF(ROLE(RESULT), REGISTERS_OF(<<ARG1 ARG2 DATA SCRATCH LOOP_END HEAD_LENGTH CARRY SHIFT COSHIFT>>))>>)>>,
  <<keeps the destination that a routine returns: no role of a copy or a fill may have its register, except ARG0>>)
RULE(MOVING, error, <<HAS_ROLE(MOVING) || IF_SAME(ROLE(RESULT), ROLE(ARG0), 0, 1)>>, <<is missing: declare it, or a RESULT that is not ARG0>>)
RULE(VALUE, error, <<DECLARES(REPLICATE) || IF_SAME(ROLE(VALUE), ROLE(ARG1), 1, 0)>>, <<must be ARG1, where memset's value arrives, or a REPLICATE of your own moves it>>)
RULE(VALUE2, error, <<!HAS_ROLE(VALUE2) || IF_SAME(REGISTERS_OF(VALUE2), REGISTERS_OF(ARG3), 1, 0)>>, <<must be ARG3, where the upper half of memset64's value arrives>>)
RULE(HEAD_LENGTH, error, <<HAS_ROLE(HEAD_LENGTH) || !(UNALIGNED() || LINE_MIN())>>, <<is missing: declare it, since UNALIGNED is 1 or LINE_MIN is not 0>>)
RULE(LOOP_END, error, <<HAS_ROLE(LOOP_END) || DECLARES(LOOP_BEGIN)>>, <<is missing: declare it, or define a loop of your own (LOOP_BEGIN, LOOP_NEXT, LOOP_REST)>>)
RULE(LEAF_DATA, error, <<!HAS_ROLE(LEAF_DATA) || DECLARES(ENTER_MOVING) || DECLARES(BULK_ENTER)>>, <<is for a target that makes frames: define ENTER_MOVING or BULK_ENTER, or leave it out>>)

// Byte order.
RULE(FIRST_BYTE, error, <<!BIG_ENDIAN() || !DECLARES(FIRST_BYTE) || DECLARES(ORDER)>>, <<is for little endian alone, but BIG_ENDIAN is 1: there the default ORDER compares words as they are>>)
RULE(DROP_BYTE, error, <<!BIG_ENDIAN() || !DECLARES(DROP_BYTE) || DECLARES(ORDER)>>, <<is for little endian alone, but BIG_ENDIAN is 1: there the default ORDER compares words as they are>>)

// With or without unaligned access.
RULE(ALIGN_DST, error, <<UNALIGNED() || ALIGN_DST() == 1>>, <<must be 1 if UNALIGNED is 0>>)
RULE(MEMCPY, error, <<UNALIGNED() || IF_SAME(MEMCPY(), none, 0, 1)>>, <<is none: without a memcpy to go to, memmove needs UNALIGNED 1>>)
RULE(KEPT_WORDS, error, <<!KEPT_WORDS() || (UNALIGNED() && !POINTER_BIAS())>>, <<is not 0: that needs UNALIGNED 1 and POINTER_BIAS 0>>)
RULE(TAIL_AS_SMALL, error, <<!TAIL_AS_SMALL() || (UNALIGNED() && !POINTER_BIAS() && IF_SAME(ROLE(RESULT), ROLE(ARG0), 0, 1))>>,
  <<is 1: that needs UNALIGNED 1, POINTER_BIAS 0 and a RESULT that is not ARG0>>)
RULE(USER_HALFWORDS, error, <<!UNALIGNED() || USER_HALFWORDS()>>, <<is 0: small sizes with UNALIGNED 1 need halfwords>>)
RULE(UNALIGNED, error, <<UNALIGNED() || HAS_ROLE(CARRY)>>, <<is 0, so there is a shift-merge: declare REGISTER(CARRY, ...)>>)
RULE(UNALIGNED, error, <<UNALIGNED() || MERGE_BY_CONSTANT() || (HAS_ROLE(SHIFT) && HAS_ROLE(COSHIFT) && DECLARES(SHIFT_LEFT) && DECLARES(SHIFT_RIGHT))>>,
  <<is 0, so there is a shift-merge: define SHIFT_LEFT and SHIFT_RIGHT and declare SHIFT and COSHIFT, or set MERGE_BY_CONSTANT>>)
RULE(MERGE_BY_CONSTANT, error, <<UNALIGNED() || !MERGE_BY_CONSTANT() || HAS_ROLE(SHIFT)>>, <<is 1: declare SHIFT, too, by which the instance is chosen>>)
USELESS(<<MERGE_WORDS MERGE_BULK_WORDS MERGE_BY_CONSTANT MERGE_AHEAD CARRY SHIFT COSHIFT>>, <<UNALIGNED()>>, <<with UNALIGNED 1 nothing is merged>>)
USELESS(<<ENDS_WORDS ENDS_THREE_FOURTHS FILL_ENDS_WORDS SUM_AS_BASE>>, <<!UNALIGNED()>>, <<with UNALIGNED 0 no size is taken by words from both ends>>)

// Pointers that lie below the data; entries that only go together.
RULE(POINTER_BIAS, error, <<!POINTER_BIAS() || UPDATE_FORMS()>>, <<is for update forms: set UPDATE_FORMS to 1, too, or leave it 0>>)
RULE(POINTER_BIAS, error, <<POINTER_BIAS() % WORD() == 0>>, <<must be a multiple of WORD: a pointer's low bits say how it is aligned>>)
RULE(UPDATE_FORMS, error, <<!UPDATE_FORMS() || (DECLARES(LOAD_UPDATE) && DECLARES(STORE_UPDATE))>>, <<is 1: define LOAD_UPDATE and STORE_UPDATE>>)
TOGETHER(<<LOOP_BEGIN LOOP_NEXT LOOP_REST>>)
TOGETHER(<<BULK_ENTER BULK_LEAVE>>)
TOGETHER(<<MERGE_CARRY MERGE_JOIN>>)
TOGETHER(<<LOAD_USER STORE_USER>>)
RULE(ENTER_MOVING, error, <<!DECLARES(ENTER_MOVING) || (DECLARES(LEAVE) && DECLARES(FRAME_UNDO))>>, <<has to be undone: define LEAVE and FRAME_UNDO>>)
RULE(WINDOW_CLOSE, error, <<!DECLARES(WINDOW_CLOSE) || DECLARES(WINDOW_OPEN)>>, <<undoes WINDOW_OPEN: define that, too>>)
RULE(COMPARE_PICK, error, <<!DECLARES(COMPARE_PICK) || DECLARES(COMPARE_GROUP)>>, <<is for a COMPARE_GROUP of your own: define that, too>>)

// Cache lines, accelerators.
RULE(LINE_MIN, error, <<!LINE_MIN() || (DECLARES(CLEAR_LINE) && DECLARES(LINES_BEGIN) && DECLARES(LINES_NEXT) && DECLARES(LINES_REST) && DECLARES(LINE_GAP))>>,
  <<is not 0: define CLEAR_LINE, LINE_GAP, LINES_BEGIN, LINES_NEXT and LINES_REST>>)
RULE(LINES_IN_MEMSET, error, <<!LINES_IN_MEMSET() || (LINE_MIN() && DECLARES(LINES_GATE))>>, <<is 1: set LINE_MIN and define LINES_GATE>>)
USELESS(<<LINE_SIZE LINE_SHIFT>>, <<!LINE_MIN()>>, <<with LINE_MIN 0 no lines are cleared>>)
RULE(ACCELERATOR_MIN, error, <<!ACCELERATOR_MIN() || (DECLARES(COPY_ALL) && DECLARES(FILL_ALL) && DECLARES(ALL_REST))>>,
  <<is not 0: define COPY_ALL, FILL_ALL and ALL_REST>>)
RULE(ACCELERATOR_MIN, error, <<!ACCELERATOR_MIN() || !POINTER_BIAS()>>, <<is not 0: COPY_ALL needs exact pointers, so POINTER_BIAS must be 0>>)
RULE(ACCELERATOR_MIN, error, <<UNALIGNED() || ACCELERATOR_MIN() <= 255>>, <<is too large for BRANCH_BELOW_IMM: where UNALIGNED is 0, at most 255>>)
