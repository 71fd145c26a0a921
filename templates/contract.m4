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
CONTRACT(capability, GROUP_WORDS, default, <<1..16>>, <<words loaded before they are stored, in a moving part>>)
CONTRACT(capability, MERGE_WORDS, default, <<1..16>>, <<words produced by one group of a shift-merge>>)
CONTRACT(capability, MERGE_BY_CONSTANT, default, <<0|1>>, <<1: the shift-merge is written once for every offset, with constant shifts>>)
CONTRACT(capability, POINTER_BIAS, default, <<0..16>>, <<bytes the moving pointers lie below the data in forward loops (for pre-update forms)>>)
CONTRACT(capability, ENDS_WORDS, default, <<0..8>>, <<largest number of words taken from each end of a small buffer (UNALIGNED targets)>>)
CONTRACT(capability, LINE_MAX, default, <<0|16|32|64|128>>, <<most bytes that one CLEAR_LINE zeroes; 0: there is no such instruction>>)
CONTRACT(capability, COMPARE_WORDS, default, <<1..16>>, <<words compared by one iteration; a power of two>>)
CONTRACT(capability, MEMCPY, required, <<text>>, <<the symbol of memcpy, to which memmove goes when it can copy forward>>)
CONTRACT(capability, MEMSET16_UNIT, default, <<1|2>>, <<bytes for which the count of memset16 stands>>)

// ---------------------------------------------------------------- registers

CONTRACT(register, ARG0, required, <<always>>, <<first argument and return value>>)
CONTRACT(register, ARG1, required, <<always>>, <<second argument>>)
CONTRACT(register, ARG2, required, <<always>>, <<third argument>>)
CONTRACT(register, ARG3, default, <<memset64>>, <<fourth argument>>)
CONTRACT(register, DATA, required, <<always>>, <<data registers, a list; they hold ascending addresses in this order>>)
CONTRACT(register, LEAF_DATA, default, <<before a frame>>, <<data registers until ENTER_MOVING has made a frame, where a target uses one>>)
CONTRACT(register, SCRATCH, required, <<always>>, <<lost in every idiom and branch>>)
CONTRACT(register, MOVING, required, <<moving part>>, <<walks the destination when the routine returns it>>)
CONTRACT(register, LOOP_END, default, <<counted loop>>, <<where the loop ends, for the default counted loop>>)
CONTRACT(register, HEAD_LENGTH, required, <<head>>, <<bytes to the next boundary>>)
CONTRACT(register, CARRY, default, <<shift-merge>>, <<the source word of which a part is still to be used>>)
CONTRACT(register, SHIFT, default, <<shift-merge>>, <<source offset in its word, in bits>>)
CONTRACT(register, COSHIFT, default, <<shift-merge>>, <<bits of a word less SHIFT>>)
CONTRACT(register, VALUE, required, <<fill>>, <<the word that is stored>>)
CONTRACT(register, VALUE2, default, <<fill>>, <<the word stored at every second place (memset64 on 32 bits); else as VALUE>>)
CONTRACT(register, ZERO, default, <<fill>>, <<a register that is always zero>>)
CONTRACT(register, LINE_SIZE, default, <<line clear>>, <<bytes of a line, where they are known only when running>>)

// ---------------------------------------------------------------- primitives: one instruction, or the few it takes

CONTRACT(primitive, LOAD, required, <<size, to, base, disp>>, <<to = size bytes at base + disp, zero extended; one instruction>>)
CONTRACT(primitive, STORE, required, <<size, from, base, disp>>, <<size bytes at base + disp = from; one instruction>>)
CONTRACT(primitive, LOAD_USER, default, <<size, to, base, disp>>, <<LOAD of user memory, with user rights; one instruction>>)
CONTRACT(primitive, STORE_USER, default, <<size, from, base, disp>>, <<STORE to user memory, with user rights; one instruction>>)
CONTRACT(primitive, MOV, required, <<to, from>>, <<to = from>>)
CONTRACT(primitive, LOAD_IMM, required, <<to, value>>, <<to = value>>)
CONTRACT(primitive, ADD, required, <<to, a, b>>, <<to = a + b>>)
CONTRACT(primitive, SUB, required, <<to, a, b>>, <<to = a - b>>)
CONTRACT(primitive, ADD_IMM, required, <<to, a, value>>, <<to = a + value; -2048 <= value <= 2047>>)
CONTRACT(primitive, AND_IMM, required, <<to, a, mask>>, <<to = a & mask; mask is 2^k, 2^k - 1 or -2^k, k <= 11>>)
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
CONTRACT(primitive, BRANCH_BELOW_IMM, required, <<a, value, label>>, <<if a < value, unsigned; 0 < value <= 2047>>)
CONTRACT(primitive, BRANCH_NOT_BELOW_IMM, required, <<a, value, label>>, <<if a >= value, unsigned>>)

// ---------------------------------------------------------------- idioms: have a default made of primitives

CONTRACT(idiom, BRANCH_MASK_ZERO, default, <<a, mask, label>>, <<if (a & mask) == 0>>)
CONTRACT(idiom, BRANCH_MASK_NONZERO, default, <<a, mask, label>>, <<if (a & mask) != 0>>)
CONTRACT(idiom, BITS_PREPARE, default, <<reg>>, <<SKIP_BIT may be used on reg, as it is now, until the next BITS_PREPARE>>)
CONTRACT(idiom, SKIP_BIT, default, <<reg, bit, label>>, <<if (reg & bit) == 0; bit is a power of two below 256>>)
CONTRACT(idiom, LOOP_BEGIN, default, <<bytes, skip>>, <<run the body COUNT / bytes times; go to skip if that is none. Then only COUNT mod bytes is known>>)
CONTRACT(idiom, LOOP_NEXT, default, <<bytes, top>>, <<end of the body>>)
CONTRACT(idiom, LOOP_REST, default, <<bytes>>, <<in recovery: COUNT = bytes left at the start of this iteration, DST() being there>>)
CONTRACT(idiom, LOAD_GROUP, default, <<side, count, at, total>>, <<TEMP(0).. = count words, at bytes into a block of total bytes; may move the pointer>>)
CONTRACT(idiom, STORE_GROUP, default, <<side, count, at, total>>, <<the same words to the destination>>)
CONTRACT(idiom, STORE_VALUES, default, <<side, count, at, total>>, <<VALUE, VALUE2, VALUE, ... to count words, in ascending order>>)
CONTRACT(idiom, ENTER_MOVING, default, <<->>, <<from here on DST() moves: keep the return value, make registers free (SET_FRAME)>>)
CONTRACT(idiom, LEAVE, default, <<->>, <<return the destination, or 0 (the residue), undoing ENTER_MOVING if HAS_FRAME()>>)
CONTRACT(idiom, FRAME_UNDO, default, <<->>, <<in recovery: undo ENTER_MOVING, keeping DST(), SRC() and COUNT()>>)
CONTRACT(idiom, WINDOW_OPEN, default, <<->>, <<make user memory accessible, where the routine itself has to>>)
CONTRACT(idiom, WINDOW_CLOSE, default, <<->>, <<undo WINDOW_OPEN; only SCRATCH may be lost>>)
CONTRACT(idiom, MERGE_SETUP, default, <<->>, <<SHIFT = offset of SRC() in its word, in bits, and COSHIFT; SRC() rounded down>>)
CONTRACT(idiom, MERGE_UNDO, default, <<->>, <<in recovery and at the end: SRC() exact again>>)
CONTRACT(idiom, MERGE_CARRY, default, <<to, from>>, <<to = the part of word from that belongs to the next output, in place>>)
CONTRACT(idiom, MERGE_JOIN, default, <<to, carry, next>>, <<to = carry | the part of word next that completes it>>)
CONTRACT(idiom, MERGE_GROUP, default, <<count, at, total>>, <<load count words, merge with CARRY, store count words; CARRY goes on>>)
CONTRACT(idiom, REPLICATE, default, <<bits>>, <<VALUE = its lowest bits (8, 16, 32), over the whole word>>)
CONTRACT(idiom, LINES_PREPARE, default, <<->>, <<whatever the other line idioms need>>)
CONTRACT(idiom, LINE_GAP, default, <<to>>, <<to = bytes from DST() to the next line>>)
CONTRACT(idiom, BRANCH_BELOW_LINES, default, <<a, label>>, <<if a is too little for clearing lines to pay; at least one line less a byte>>)
CONTRACT(idiom, LINES_BEGIN, default, <<skip>>, <<as LOOP_BEGIN, with bytes = LINE>>)
CONTRACT(idiom, LINES_NEXT, default, <<top>>, <<as LOOP_NEXT>>)
CONTRACT(idiom, LINES_REST, default, <<->>, <<as LOOP_REST>>)
CONTRACT(idiom, CLEAR_LINE, default, <<->>, <<zero the line at DST() and advance; by one ACCESS(dst, 0, ...), then the pointer>>)
CONTRACT(idiom, ORDER, default, <<x, y, done>>, <<ARG0 = sign of the first byte in which words x and y, as loaded, differ (they do); then done>>)

// ---------------------------------------------------------------- layout: lines around the code

CONTRACT(layout, KERNEL_FILES, required, <<->>, <<the files, with FILE, ROUTINE and the lines around them>>)
CONTRACT(layout, FUNCTION_BEGIN, required, <<symbol>>, <<start of a function>>)
CONTRACT(layout, FUNCTION_END, default, <<symbol>>, <<end of a function>>)
