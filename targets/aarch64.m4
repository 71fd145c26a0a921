// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// AArch64, of both byte orders (Arm Architecture Reference Manual, ARM DDI 0487, chapter C6).
// Normal memory may be accessed at any address. No SIMD registers.

VARIANT(be, <<defined(CONFIG_CPU_BIG_ENDIAN)>>)
VARIANT(le)
DIALECT(arm64)

CAPABILITY(WORD, 8)
CAPABILITY(BIG_ENDIAN, <<IN_VARIANT(be, 1, 0)>>)
CAPABILITY(UNALIGNED, 1)
CAPABILITY(ZERO_IS_WIRED, 1)
CAPABILITY(SUM_AS_BASE, 2)
CAPABILITY(MEMCPY, none)	// memmove costs memcpy three instructions, above 128 bytes

// Executed instructions against Linux 6.12 (geometric mean over all sizes and alignments, then
// calls up to 128 bytes):
// straight lines to 128 bytes instead of 64: memcpy .889 to .848 and .930 to .841, user copies .631
// to .607 and .556 to .519;
CAPABILITY(ENDS_WORDS, 8)
// a size for 65 to 96 bytes: no more than Linux has, 23 instead of 25;
CAPABILITY(ENDS_THREE_FOURTHS, 1)
// sizes below 16 bytes by bits: memset .696 to .671, memcmp .849 to .800, user copies .626 to .607,
// clear_user .667 to .640;
CAPABILITY(BITS_TO, 1)
// copies, by pairs of words, up to 32 bytes: memcpy .865 to .841 in small calls (though .806 to
// .848 over all sizes), and no more than Linux from 32 bytes on;
CAPABILITY(COPY_BITS_TO, 2)
// 16-byte ends kept in registers: memcpy .978 to .848, and everything between them is aligned;
CAPABILITY(KEPT_WORDS, 2)
// blocks of 128 bytes instead of 64: memcpy .863 to .848, user copies .618 to .607, memset
// .682 to .671;
CAPABILITY(BULK_WORDS, 16)
// the end of a fill by 64 bytes instead of by the bits of the count: memset .676 to .671, and one
// kind of end less;
CAPABILITY(LAST_WORDS, 8)
// 64 bytes instead of 32 in one iteration: memcmp .823 to .800.
CAPABILITY(COMPARE_WORDS, 8)

REGISTER(ARG0, x0)
REGISTER(ARG1, x1)
REGISTER(ARG2, x2)
REGISTER(DATA, x3 x4 x5 x6 x7 x8 x9 x10 x11 x12 x13 x14 x15 x16 x17)
REGISTER(SCRATCH, x17)
REGISTER(MOVING, x16)
REGISTER(HEAD_LENGTH, x17)
REGISTER(VALUE, x1)
REGISTER(ZERO, xzr)
REGISTER(RESERVED, x18 x19 x20 x21 x22 x23 x24 x25 x26 x27 x28 x29 x30 sp)

// ---------------------------------------------------------------- accesses
//
// Less than a word is loaded into the low half of a register, w0 of x0, which clears the rest.
// A base may be a sum of two registers, without a displacement.
// User memory is accessed by ldtr and sttr, which test user rights; they know neither pairs nor
// indexing, and displacements from -256 to 255.

DEFINE(LOAD, <<LOAD_NAME($1) HALF($1, $2), ADDRESS($3, $4)>>)
DEFINE(STORE, <<STORE_NAME($1) HALF($1, $2), ADDRESS($3, $4)>>)
DEFINE(LOAD_USER, <<BY_SIZE($1, ldtrb, ldtrh, ldtr, ldtr) HALF($1, $2), ADDRESS($3, $4)>>)
DEFINE(STORE_USER, <<BY_SIZE($1, sttrb, sttrh, sttr, sttr) HALF($1, $2), ADDRESS($3, $4)>>)
VALUE_MACRO(LOAD_NAME, 1, <<BY_SIZE($1, ldrb, ldrh, ldr, ldr)>>)
VALUE_MACRO(STORE_NAME, 1, <<BY_SIZE($1, strb, strh, str, str)>>)
VALUE_MACRO(HALF, 2, <<IF($1 < 8, <<LETTERS($2, x, w)>>, $2)>>)
VALUE_MACRO(ADDRESS, 2, <<[NTH($1, 0)<<>>IF_SAME(NTH($1, 1), <<>>,
  <<IF($2, <<, #$2>>)>>, <<, NTH($1, 1)>>)]>>)

// ---------------------------------------------------------------- primitives

DEFINE(MOV, <<mov $1, $2>>)
DEFINE(LOAD_IMM, <<mov $1, #$2>>)
DEFINE(ADD, <<add $1, $2, $3>>)
DEFINE(SUB, <<sub $1, $2, $3>>)
DEFINE(ADD_IMM, <<IF($3 < 0, <<sub $1, $2, #NUMBER(-($3))>>, <<add $1, $2, #$3>>)>>)
DEFINE(AND_IMM, <<and $1, $2, #$3>>)
DEFINE(OR, <<orr $1, $2, $3>>)
DEFINE(XOR, <<eor $1, $2, $3>>)
DEFINE(NEGATE, <<neg $1, $2>>)
DEFINE(SHIFT_LEFT_IMM, <<lsl $1, $2, #$3>>)
DEFINE(SHIFT_RIGHT_IMM, <<lsr $1, $2, #$3>>)
DEFINE(JUMP, <<b $1>>)
DEFINE(TAIL_CALL, <<b $1>>)
DEFINE(RETURN_TO_CALLER, <<ret>>)
DEFINE(BRANCH_ZERO, <<cbz $1, $2>>)
DEFINE(BRANCH_NONZERO, <<cbnz $1, $2>>)
DEFINE(BRANCH_EQUAL, <<
cmp $1, $2
b.eq $3
>>)
DEFINE(BRANCH_NOT_EQUAL, <<
cmp $1, $2
b.ne $3
>>)
DEFINE(BRANCH_BELOW, <<
cmp $1, $2
b.lo $3
>>)
DEFINE(BRANCH_NOT_BELOW, <<
cmp $1, $2
b.hs $3
>>)
DEFINE(BRANCH_BELOW_IMM, <<
cmp $1, #$2
b.lo $3
>>)
DEFINE(BRANCH_NOT_BELOW_IMM, <<
cmp $1, #$2
b.hs $3
>>)
DEFINE(SKIP_BIT, <<tbz $1, #LOG2($2), $3>>)

// ---------------------------------------------------------------- counted loop, below zero

// One subtraction does for both: memcmp .829 to .810, memcpy .851 to .848. The count that it leaves
// below zero serves as a constant of ORDER: memcmp to .800.
CAPABILITY(LOOP_TAKES_EXCESS, 1)
DEFINE(SUB_BRANCH_NOT_BELOW, <<
subs $1, $1, #$2
b.hs $3
>>)

DEFINE(LOOP_BEGIN, <<
subs COUNT(), COUNT(), #NUMBER($1 + EXCESS())
b.lo $2
>>)
DEFINE(LOOP_NEXT, <<
subs COUNT(), COUNT(), #$1
b.hs $2
>>)
DEFINE(LOOP_REST, <<add COUNT(), COUNT(), #$1>>)

// ---------------------------------------------------------------- groups of words
//
// Kernel memory is accessed by pairs. One access of a block moves the pointer past all of it: the
// first one, by post-index; going backward, or where the pointer lies below the data, the one that
// is as far from it, by pre-index.

DEFINE(LOAD_PIECE, <<IF(IS_USER($1),
<<LOAD_AT($1, $2, $3, POINTER($1), DISP($1, $4, $2))>>,
<<INDEXED($1, $4, $2, $5, <<LOAD_NAME($2) HALF($2, $3)>>)>>)>>)

DEFINE(LOAD_GROUP, <<IF(IN_PAIRS($1, $2),
<<FOR(<<g_>>, 0, $2 / 2 - 1, <<INDEXED($1, NUMBER($3 + 16 * g_), 16, $4, <<ldp PAIR($2, g_)>>)>>)>>,
<<FOR(<<g_>>, 0, $2 - 1, <<LOAD_PIECE($1, 8, GROUP_TEMP($2, g_), NUMBER($3 + 8 * g_), $4)>>)>>)>>)
DEFINE(STORE_GROUP, <<IF(IN_PAIRS($1, $2),
<<FOR(<<g_>>, 0, $2 / 2 - 1, <<INDEXED($1, NUMBER($3 + 16 * g_), 16, $4, <<stp PAIR($2, g_)>>)>>)>>,
<<FOR(<<g_>>, 0, $2 - 1, <<STORE_PIECE($1, 8, GROUP_TEMP($2, g_), NUMBER($3 + 8 * g_), $4)>>)>>)>>)
DEFINE(STORE_VALUES, <<IF(IN_PAIRS($1, $2),
<<FOR(<<g_>>, 0, $2 / 2 - 1, <<INDEXED($1, NUMBER($3 + 16 * g_), 16, $4, <<stp VALUES()>>)>>)>>,
<<FOR(<<g_>>, 0, $2 - 1, <<STORE_PIECE($1, 8, VALUE_OF(g_), NUMBER($3 + 8 * g_), $4)>>)>>)>>)

// The same without moving a pointer.
DEFINE(LOAD_SPAN, <<IF(IN_PAIRS($1, $3),
<<FOR(<<g_>>, 0, $3 / 2 - 1,
  <<AT_BASE($1, <<ldp SPAN_PAIR($2, g_)>>, $4, NUMBER($5 + 16 * g_))>>)>>,
<<FOR(<<g_>>, 0, $3 - 1,
  <<LOAD_AT($1, 8, SPAN_TEMP(NUMBER($2 + g_)), $4, NUMBER($5 + 8 * g_))>>)>>)>>)
DEFINE(STORE_SPAN, <<IF(IN_PAIRS($1, $3),
<<FOR(<<g_>>, 0, $3 / 2 - 1,
  <<AT_BASE($1, <<stp SPAN_PAIR($2, g_)>>, $4, NUMBER($5 + 16 * g_))>>)>>,
<<FOR(<<g_>>, 0, $3 - 1,
  <<STORE_AT($1, 8, SPAN_TEMP(NUMBER($2 + g_)), $4, NUMBER($5 + 8 * g_))>>)>>)>>)
DEFINE(STORE_VALUES_SPAN, <<IF(IN_PAIRS($1, $2),
<<FOR(<<g_>>, 0, $2 / 2 - 1, <<AT_BASE($1, <<stp VALUES()>>, $3, NUMBER($4 + 16 * g_))>>)>>,
<<FOR(<<g_>>, 0, $2 - 1, <<STORE_AT($1, 8, VALUE_OF(g_), $3, NUMBER($4 + 8 * g_))>>)>>)>>)

// IN_PAIRS(side, count): can count words be accessed by pairs?
VALUE_MACRO(IN_PAIRS, 2, <<NUMBER(!IS_USER($1) && $2 % 2 == 0)>>)

// PAIR(count, i): the registers of the i-th pair of a group, in the order of memory.
VALUE_MACRO(PAIR, 2, <<IF(FORWARD(), <<SPAN_PAIR(0, $2)>>,
  <<SPAN_PAIR(NUMBER($1 - 4 * $2 - 2), $2)>>)>>)

// SPAN_PAIR(first, i): those of the i-th pair from TEMP(first) on. VALUES(): two words of the
// value.
VALUE_MACRO(SPAN_PAIR, 2, <<SPAN_TEMP(NUMBER($1 + 2 * $2)), SPAN_TEMP(NUMBER($1 + 2 * $2 + 1))>>)
VALUE_MACRO(VALUES, 0, <<VALUE_OF(0), VALUE_OF(1)>>)

// AT_BASE(side, instruction, base, displacement).
MACRO(AT_BASE, 4, <<ACCESS($1, 0, <<$2, ADDRESS($3, $4)>>)>>)

// INDEXED(side, at, size, total, instruction): that instruction on size bytes, at bytes into a
// block of total bytes. BY_INDEX(side, displacement, total, instruction): the same at a
// displacement from the pointer.
MACRO(INDEXED, 5, <<BY_INDEX($1, DISP($1, $2, $3), $4, <<$5>>)>>)
MACRO(BY_INDEX, 4, <<
IF($3 && $2 == 0, <<ACCESS($1, $3, <<$4, [POINTER($1)], #$3>>)>>,
<<IF($3 && $2 == SIGNED($3), <<ACCESS($1, $2, <<$4, [POINTER($1), #$2]!>>)>>,
<<ACCESS($1, 0, <<$4, ADDRESS(POINTER($1), $2)>>)>>)>>)
>>)

// ---------------------------------------------------------------- fill, compare

// The value over the word: by a factor with a one in each element.
DEFINE(REPLICATE, <<
and ROLE(VALUE), ROLE(VALUE), #IF($1 == 8, 255, <<IF($1 == 16, 65535, 0xffffffff)>>)
mov TEMP(0), #IF($1 == 8, 0x0101010101010101,
  <<IF($1 == 16, 0x0001000100010001, 0x0000000100000001)>>)
mul ROLE(VALUE), ROLE(VALUE), TEMP(0)
>>)

// dc zva (C5.3.8) zeroes one block of normal memory; DCZID_EL0 tells its size, as the binary
// logarithm of its words (of 4 bytes), and by bit 4 that it is prohibited. Blocks of other than 64
// bytes are rare, and left to stores. It knows no user rights: where PAN is on, user memory faults.
CAPABILITY(FIXED_LINE, 64)
RULE(FIXED_LINE, error, <<FIXED_LINE() == 0 || FIXED_LINE() == 64>>,
  <<must be what ZERO_LINE_GATE asks for, or 0>>)
DEFINE(ZERO_LINE, <<ACCESS(dst, 0, <<dc zva, DST()>>)>>)
DEFINE(ZERO_LINE_GATE, <<
mrs TEMP(0), dczid_el0
and TEMP(0), TEMP(0), #31
cmp TEMP(0), #4
b.ne $1
>>)

// By pairs. When one differs, its first words decide unless they are equal.
DEFINE(COMPARE_GROUP, <<
FOR(<<g_>>, 0, $1 / 2 - 1, <<
INDEXED(dst, NUMBER($2 + 16 * g_), 16, $3, <<ldp TEMP(0), TEMP(2)>>)
INDEXED(src, NUMBER($2 + 16 * g_), 16, $3, <<ldp TEMP(1), TEMP(3)>>)
cmp TEMP(0), TEMP(1)
ccmp TEMP(2), TEMP(3), #0, eq
b.ne L(DIFFER()_pair)
>>)
IF($1 % 2, <<
LOAD_PIECE(dst, 8, TEMP(0), NUMBER($2 + 8 * $1 - 8), $3)
LOAD_PIECE(src, 8, TEMP(1), NUMBER($2 + 8 * $1 - 8), $3)
BRANCH_NOT_EQUAL(TEMP(0), TEMP(1), L(DIFFER()))
>>)
>>)
DEFINE(COMPARE_PICK, <<
SECTION(DIFFER()_pair, <<A pair differs: in its first words or in its second ones.>>)
LABEL(DIFFER()_pair)
cmp TEMP(0), TEMP(1)
csel TEMP(0), TEMP(0), TEMP(2), ne
csel TEMP(1), TEMP(1), TEMP(3), ne
>>)

DEFINE(ORDER, <<
IF(BIG_ENDIAN(), <<>>, <<
SECTION(DIFFER()_swap, <<Little endian: the first byte in memory becomes the highest.>>)
rev $1, $1
rev $2, $2
>>)
SECTION(DIFFER()_order)
cmp $1, $2
IF(EXCESS(), <<cneg ROLE(ARG0), COUNT(), hs>>, <<
mov ROLE(ARG0), #1
cneg ROLE(ARG0), ROLE(ARG0), lo
>>)
>>)

// ---------------------------------------------------------------- files

DEFINE(FUNCTION_BEGIN, <<
@line SYM_FUNC_START($1)
>>)
DEFINE(FUNCTION_END, <<
@line SYM_FUNC_END($1)
>>)

DEFINE(KERNEL_FILES, <<
FILE(memcpy.S, <<HEADERS()>>, <<memcpy and memmove, which are one>>)
ROUTINE(memmove, __pi_memcpy)
ALIASES(memcpy)
ALSO(memcpy, __memcpy)
@line SYM_FUNC_ALIAS(__pi_memmove, __pi_memcpy)
ALIASES(memmove)
FILE(memset.S, <<HEADERS()>>, <<memset>>)
ROUTINE(memset, __pi_memset)
ALIASES(memset)
FILE(memcmp.S, <<HEADERS()>>, <<memcmp>>)
ROUTINE(memcmp, __pi_memcmp)
@line SYM_FUNC_ALIAS_WEAK(memcmp, __pi_memcmp)
@line EXPORT_SYMBOL_NOKASAN(memcmp)
FILE(copy_from_user.S, <<HEADERS() asm/asm-extable.h>>, <<copies from user memory>>)
ROUTINE(copy_from_user, __arch_copy_from_user)
EXPORT(__arch_copy_from_user)
FILE(copy_to_user.S, <<HEADERS() asm/asm-extable.h>>, <<copies to user memory>>)
ROUTINE(copy_to_user, __arch_copy_to_user)
EXPORT(__arch_copy_to_user)
FILE(clear_user.S, <<HEADERS() asm/asm-extable.h>>, <<clearing of user memory>>)
ROUTINE(clear_user, __arch_clear_user)
EXPORT(__arch_clear_user)
>>)

// ALIASES(name): KASAN has a memcpy, memmove and memset of its own.
MACRO(ALIASES, 1, <<
@line SYM_FUNC_ALIAS(__$1, __pi_$1)
EXPORT(__$1)
@line SYM_FUNC_ALIAS_WEAK($1, __$1)
EXPORT($1)
>>)
VALUE_MACRO(HEADERS, 0, <<linux/linkage.h asm/assembler.h>>)
