// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// 32-bit ARM, from ARMv5TE on, as ARM or Thumb-2 code, of both byte orders (ARM Architecture
// Reference Manual, ARM DDI 0406C, chapter A8). From ARMv6 on, single accesses to normal memory may
// have any address, and groups need a word boundary (A3.2.1); ARMv5 traps, and so does device
// memory, which mmiocpy and mmioset serve, and all memory while the MMU is off.
//
// Few registers are free. Small sizes run without a frame (below a word; where words may be
// unaligned, up to two, and fills up to eight); everything else saves r4 and up once, together with
// the destination that is to be returned.
//
// Byte order is in two names of asm/assembler.h: lspull shifts the byte at the lowest address out
// of a word, lspush makes room for it.

VARIANT(domains, <<defined(CONFIG_CPU_USE_DOMAINS)>>)
VARIANT(unaligned, <<__LINUX_ARM_ARCH__ >= 6 && defined(CONFIG_MMU) && !defined(CONFIG_CPU_USE_DOMAINS)>>)
VARIANT(plain)
DIALECT(arm)

CAPABILITY(WORD, 4)
CAPABILITY(BIG_ENDIAN, 0)
CAPABILITY(UNALIGNED, <<IN_VARIANT(unaligned, 1, 0)>>)
CAPABILITY(GROUPS_ALIGNED, <<IN_VARIANT(unaligned, 1, 0)>>)
IN_VARIANT(unaligned, <<
CAPABILITY(SUM_AS_BASE, 2)
CAPABILITY(LAST_WORDS, 2)
>>)
CAPABILITY(BULK_WORDS, 16)
CAPABILITY(TAIL_EXITS, 2)
CAPABILITY(MERGE_WORDS, 8)
CAPABILITY(MERGE_BY_CONSTANT, 1)
CAPABILITY(MERGE_AHEAD, 1)
CAPABILITY(USER_HALFWORDS, <<IN_VARIANT(domains, 0, 1)>>)
CAPABILITY(MEMCPY, __memcpy)

// What no default can replace here.
RULE(LOAD_PIECE, error, <<DECLARES(LOAD_PIECE)>>,
  <<cannot be the default: ldrt has no displacement>>)
RULE(STORE_PIECE, error, <<DECLARES(STORE_PIECE)>>,
  <<cannot be the default: strt has no displacement>>)
RULE(ENDS_WORDS, error, <<IN_VARIANT(domains, <<NUMBER(!ENDS_WORDS())>>, 1)>>,
  <<must be 0: ldrt and strt have no displacement>>)
RULE(MERGE_AHEAD, error, <<MERGE_AHEAD()>>, <<must be 1: what is loaded next is at the pointer>>)
RULE(MERGE_CARRY, error, <<DECLARES(MERGE_CARRY)>>,
  <<cannot be the default: that shifts for little endian alone>>)

// Executed instructions against Linux 6.12 (geometric mean over sizes and alignments; mean up to
// 128 bytes):
// fills of 128 bytes instead of 64 in one iteration: memset .72 .65 to .70 .66, ahead of Linux from
// 256 bytes on;
CAPABILITY(FILL_BULK_WORDS, 32)
// most calls of memset are for more than 32 bytes: .68 .72 to .70 .66.
IN_VARIANT(unaligned, <<CAPABILITY(FILL_LARGE_FIRST, 1)>>)

REGISTER(ARG0, r0)
REGISTER(ARG1, r1)
REGISTER(ARG2, r2)
REGISTER(ARG3, r3)
REGISTER(DATA, r3 r4 r5 r6 r7 r8 r9 r10 ip)
REGISTER(LEAF_DATA, <<IF(!HAS_SRC(), ip, <<IF(RETURNS_DST() && !UNALIGNED(), r3, r3 ip)>>)>>)
REGISTER(SAVED, r4 r5 r6 r7 r8 r9 r10 lr)
REGISTER(SCRATCH, ip)
REGISTER(MOVING, ip)
REGISTER(CARRY, lr)
REGISTER(SHIFT, ip)
REGISTER(VALUE, r1)
REGISTER(VALUE2, r3)
REGISTER(ZERO, r2)
REGISTER(RESERVED, r11 sp pc)

// ---------------------------------------------------------------- single accesses
//
// They move the pointer, by post-index, or by pre-index when going backward. Under
// CONFIG_CPU_USE_DOMAINS user memory is accessed by ldrt and strt, which test user rights; they
// exist post-indexed only and have no halfword form before ARMv6T2.

DEFINE(LOAD, <<BY_SIZE($1, ldrb, ldrh, ldr) $2, ADDRESS($3, $4)>>)
DEFINE(STORE, <<BY_SIZE($1, strb, strh, str) $2, ADDRESS($3, $4)>>)
DEFINE(LOAD_USER, <<BY_SIZE($1, USER_FORM(ldrb), ldrh, USER_FORM(ldr)) $2, ADDRESS($3, $4)>>)
DEFINE(STORE_USER, <<BY_SIZE($1, USER_FORM(strb), strh, USER_FORM(str)) $2, ADDRESS($3, $4)>>)
VALUE_MACRO(USER_FORM, 1, <<$1<<>>IN_VARIANT(domains, t)>>)
VALUE_MACRO(ADDRESS, 2, <<IF($2 == 0, <<[LETTERS(<<$1>>, << >>, <<,>>)]>>, <<[$1, #$2]>>)>>)

// In a block that moves the pointer each piece does so, and no piece in any other.
DEFINE(LOAD_PIECE, <<IF($5 || IS_USER($1), <<INDEXED($1, $2, $3, $4, ldr)>>,
  <<LOAD_AT($1, $2, $3, POINTER($1), DISP($1, $4, $2))>>)>>)
DEFINE(STORE_PIECE, <<IF($5 || IS_USER($1), <<INDEXED($1, $2, $3, $4, str)>>,
  <<STORE_AT($1, $2, $3, POINTER($1), DISP($1, $4, $2))>>)>>)

// INDEXED(side, size, register, at, mnemonic): one access that moves the pointer past it.
MACRO(INDEXED, 5, <<
ACCESS($1, SIGNED($2), <<
OPCODE($1, $2, $5) $3, IF(FORWARD(), <<[POINTER($1)], #$2>>, <<[POINTER($1), #-$2]!>>)
>>)
>>)
VALUE_MACRO(OPCODE, 3, <<$3<<>>BY_SIZE($2, b, h)<<>>IF(IS_USER($1), <<IN_VARIANT(domains, t)>>)>>)

// ---------------------------------------------------------------- primitives

DEFINE(MOV, <<mov $1, $2>>)
DEFINE(LOAD_IMM, <<IF($2 < 0, <<mvn $1, #NUMBER(-1 - $2)>>, <<mov $1, #$2>>)>>)
DEFINE(ADD, <<add $1, $2, $3>>)
DEFINE(SUB, <<sub $1, $2, $3>>)
DEFINE(ADD_IMM, <<IF($3 < 0, <<sub $1, $2, #NUMBER(-($3))>>, <<add $1, $2, #$3>>)>>)
DEFINE(AND_IMM, <<IF($3 < 0, <<bic $1, $2, #NUMBER(-($3) - 1)>>, <<and $1, $2, #$3>>)>>)
DEFINE(OR, <<orr $1, $2, $3>>)
DEFINE(XOR, <<eor $1, $2, $3>>)
DEFINE(NEGATE, <<rsb $1, $2, #0>>)
DEFINE(SHIFT_LEFT_IMM, <<mov $1, $2, lsl #$3>>)
DEFINE(SHIFT_RIGHT_IMM, <<mov $1, $2, lsr #$3>>)
DEFINE(JUMP, <<b $1>>)
DEFINE(TAIL_CALL, <<b $1>>)
DEFINE(RETURN_TO_CALLER, <<ret lr>>)
DEFINE(BRANCH_ZERO, <<
cmp $1, #0
beq $2
>>)
DEFINE(BRANCH_NONZERO, <<
cmp $1, #0
bne $2
>>)
DEFINE(BRANCH_EQUAL, <<
cmp $1, $2
beq $3
>>)
DEFINE(BRANCH_NOT_EQUAL, <<
cmp $1, $2
bne $3
>>)
DEFINE(BRANCH_BELOW, <<
cmp $1, $2
blo $3
>>)
DEFINE(BRANCH_NOT_BELOW, <<
cmp $1, $2
bhs $3
>>)
DEFINE(BRANCH_BELOW_IMM, <<
cmp $1, #$2
blo $3
>>)
DEFINE(BRANCH_NOT_BELOW_IMM, <<
cmp $1, #$2
bhs $3
>>)
DEFINE(BRANCH_MASK_ZERO, <<
tst $1, #$2
beq $3
>>)
DEFINE(BRANCH_MASK_NONZERO, <<
tst $1, #$2
bne $3
>>)
DEFINE(AND_BRANCH_ZERO, <<
ands $1, $2, #$3
beq $4
>>)
DEFINE(SUB_BRANCH_BELOW, <<
subs $1, $2, #$3
blo $4
>>)

// Two bits by one shift, which makes one the carry and the next one the sign: the accesses in
// between leave the flags alone, unless they are compared. It also says whether anything comes
// after the first one.
DEFINE(SKIP_BIT, <<IF(BITS_BY_FLAGS($2), <<
movs ROLE(SCRATCH), $1, lsl #NUMBER(32 - LOG2($2))
bcc $3
>>, <<BRANCH_MASK_ZERO($1, $2, $3)>>)>>)
DEFINE(SKIP_NEXT_BIT, <<IF(BITS_BY_FLAGS(2 * $2), <<bpl $3>>, <<SKIP_BIT($1, $2, $3)>>)>>)
DEFINE(BRANCH_BITS_DONE, <<IF(BITS_BY_FLAGS($2), <<beq $3>>,
  <<BRANCH_MASK_ZERO($1, NUMBER($2 - 1), $3)>>)>>)
VALUE_MACRO(BITS_BY_FLAGS, 1, <<IF($1 == 1 || RETURNS_ORDER(), 0,
  <<NUMBER(!IS_ONE_OF(DST(), REGISTERS_OF(SCRATCH)))>>)>>)

// ---------------------------------------------------------------- counted loop, below zero

DEFINE(LOOP_BEGIN, <<
subs COUNT(), COUNT(), #$1
blo $2
>>)
DEFINE(LOOP_NEXT, <<
subs COUNT(), COUNT(), #$1
bhs $2
>>)
DEFINE(LOOP_REST, <<add COUNT(), COUNT(), #$1>>)

// ---------------------------------------------------------------- groups: ldm and stm

DEFINE(LOAD_GROUP, <<LOAD_FROM(0, $1, $2, $3)>>)
DEFINE(STORE_GROUP, <<STORE_FROM(0, $1, $2, $3)>>)

// LOAD_FROM(first, side, count, at), STORE_FROM(...): count data registers from TEMP(first) on.
MACRO(LOAD_FROM, 4, <<IF($3 == 1 || ONE_BY_ONE($2),
<<FOR(<<q_>>, 0, $3 - 1, <<LOAD_PIECE($2, 4, TEMP(NUMBER($1 + q_)), NUMBER($4 + 4 * q_), 4)>>)>>,
<<ACCESS($2, SIGNED(4 * $3),
  <<IF(FORWARD(), ldmia, ldmdb) POINTER($2)!, {REGISTER_RANGE($1, NUMBER($1 + $3 - 1))}>>)>>)>>)
MACRO(STORE_FROM, 4, <<IF($3 == 1 || ONE_BY_ONE($2),
<<FOR(<<q_>>, 0, $3 - 1, <<STORE_PIECE($2, 4, TEMP(NUMBER($1 + q_)), NUMBER($4 + 4 * q_), 4)>>)>>,
<<ACCESS($2, SIGNED(4 * $3),
  <<IF(FORWARD(), stmia, stmdb) POINTER($2)!, {REGISTER_RANGE($1, NUMBER($1 + $3 - 1))}>>)>>)>>)
VALUE_MACRO(ONE_BY_ONE, 1, <<IF(IS_USER($1), <<IN_VARIANT(domains, 1, 0)>>, 0)>>)

// REGISTER_RANGE(first, last): data registers as a register list; the ninth is ip.
VALUE_MACRO(REGISTER_RANGE, 2, <<IF($2 < 8, <<TEMP($1)-TEMP($2)>>, <<TEMP($1)-TEMP(7), TEMP(8)>>)>>)

// Single loads of a group: one of them moves the pointer past it, by post-index or pre-index.
DEFINE(LOAD_SINGLES, <<FOR(<<q_>>, 0, $2 - 1, <<
IF(q_ == IF(FORWARD(), 0, $2 - 1),
<<ACCESS($1, SIGNED(4 * $2), <<ldr GROUP_TEMP($2, q_), IF(FORWARD(),
  <<[POINTER($1)], #NUMBER(4 * $2)>>, <<[POINTER($1), #NUMBER(-4 * $2)]!>>)>>)>>,
<<LOAD_AT($1, 4, GROUP_TEMP($2, q_), POINTER($1), DISP($1, NUMBER($3 + 4 * q_), 4))>>)
>>)>>)

DEFINE(STORE_VALUES, <<
FOR(<<q_>>, 0, ($2 - 1) / VALUES(), <<
FILL_FROM($1, MIN(VALUES(), NUMBER($2 - q_ * VALUES())), NUMBER($3 + 4 * VALUES() * q_))
>>)
>>)

// FILL_FROM(side, count, at): up to VALUES() words of the value, from its first register on.
MACRO(FILL_FROM, 3, <<IF(ONE_BY_ONE($1) || $2 == 1,
<<FOR(<<r_>>, 0, $2 - 1, <<STORE_PIECE($1, 4, VALUE_OF(r_), NUMBER($3 + 4 * r_), 4)>>)>>,
<<ACCESS($1, NUMBER(4 * $2),
  <<stmia POINTER($1)!, {VALUE_OF(0), r3<<>>IF($2 > 2, <<, r4>>)<<>>IF($2 > 3, <<, lr>>)}>>)>>)>>)
VALUE_MACRO(VALUES, 0, <<IF(HAS_FRAME(), 4, 2)>>)

// ---------------------------------------------------------------- frame

// A fill has four registers of its value.
DEFINE(ENTER_MOVING, <<
push {FRAME_REGISTERS(lr)}
@raw UNWIND(.fnend)
@raw UNWIND(.fnstart)
@raw UNWIND(.save {FRAME_REGISTERS(lr)})
SET_FRAME(1)
IF(HAS_SRC(), <<>>, <<
IF(CLEARS(), <<MOV(r3, ROLE(ZERO))>>)
MOV(r4, VALUE_OF(0))
MOV(lr, r3)
>>)
>>)
// FRAME_REGISTERS(lr or pc): what is saved; pc: to return.
VALUE_MACRO(FRAME_REGISTERS, 1, <<IF(RETURNS_DST(), <<r0, >>)IF(HAS_SRC(), r4-r10, r4), $1>>)
DEFINE(LEAVE, <<
IF(IS_USER_ROUTINE(), <<LOAD_IMM(r0, 0)>>)
IF(HAS_FRAME(), <<pop {FRAME_REGISTERS(pc)}>>, <<RETURN_TO_CALLER()>>)
>>)
DEFINE(FRAME_UNDO, <<pop {IF(HAS_SRC(), r4-r10, r4), lr}>>)
DEFINE(FRAME_LEFT, <<
@raw UNWIND(.fnend)
@raw UNWIND(.fnstart)
>>)

// ---------------------------------------------------------------- merge, by shifted operands

DEFINE(MERGE_CARRY, <<mov $1, $2, SHIFTED(lspull, lspush, FORWARD())>>)
DEFINE(MERGE_JOIN, <<orr $1, $2, $3, SHIFTED(lspush, lspull, NUMBER(!FORWARD()))>>)
// SHIFTED(forward, backward, offset): that way, by the source's offset, or else by the rest of a
// word.
VALUE_MACRO(SHIFTED, 3, <<IF(FORWARD(), $1, $2) #NUMBER(8 * IF($3, MERGE_STATE(),
  <<(4 - MERGE_STATE())>>))>>)

// The words are loaded one register off, so that each is merged into its neighbour and the results
// stand in a row again.
DEFINE(MERGE_GROUP, <<
DISTINCT(<<merging>>, CARRY, NUMBER($1 + 1))
LOAD_FROM(IF(FORWARD(), 1, 0), src, $1, $2)
MERGE_JOIN(MERGE_OUT($1, 0), ROLE(CARRY), MERGE_IN($1, 0))
FOR(<<m_>>, 1, $1 - 1, <<
MERGE_CARRY(MERGE_OUT($1, m_), MERGE_IN($1, NUMBER(m_ - 1)))
MERGE_JOIN(MERGE_OUT($1, m_), MERGE_OUT($1, m_), MERGE_IN($1, m_))
>>)
MERGE_CARRY(ROLE(CARRY), MERGE_IN($1, NUMBER($1 - 1)))
STORE_FROM(IF(FORWARD(), 0, 1), dst, $1, $2)
DISTINCT(<<merging>>, CARRY, 0)
>>)
VALUE_MACRO(MERGE_IN, 2, <<TEMP(IF(FORWARD(), <<NUMBER(1 + $2)>>, <<NUMBER($1 - 1 - $2)>>))>>)
VALUE_MACRO(MERGE_OUT, 2, <<TEMP(IF(FORWARD(), <<NUMBER($2)>>, <<NUMBER($1 - $2)>>))>>)

// ---------------------------------------------------------------- fill, compare

// ARMv7 can insert a part of a word (bfi, pkhbt): one instruction less in every memset.
DEFINE(REPLICATE, <<
IF($1 == 8, <<
@if __LINUX_ARM_ARCH__ >= 7
bfi ROLE(VALUE), ROLE(VALUE), #8, #8
pkhbt ROLE(VALUE), ROLE(VALUE), ROLE(VALUE), lsl #16
@else
and ROLE(VALUE), ROLE(VALUE), #255
orr ROLE(VALUE), ROLE(VALUE), ROLE(VALUE), lsl #8
orr ROLE(VALUE), ROLE(VALUE), ROLE(VALUE), lsl #16
@endif
>>)
IF($1 == 16, <<
mov ROLE(VALUE), ROLE(VALUE), lsl #16
orr ROLE(VALUE), ROLE(VALUE), ROLE(VALUE), lsr #16
>>)
>>)

// Four words of each side at once; which of them differ is found out later.
DEFINE(COMPARE_GROUP, <<IF($1 == 4 && HAS_FRAME(), <<
ACCESS(dst, 16, <<ldmia DST()!, {r3-r6}>>)
ACCESS(src, 16, <<ldmia SRC()!, {r7-r10}>>)
cmp r3, r7
ittt eq
cmpeq r4, r8
cmpeq r5, r9
cmpeq r6, r10
bne L(DIFFER()_four)
>>, <<FOR(<<p_>>, 0, $1 - 1, <<COMPARE_PIECE(WORD(), NUMBER($2 + 4 * p_), $3)>>)>>)>>)
DEFINE(COMPARE_PICK, <<IF(HAS_FRAME(), <<
SECTION(DIFFER()_four, <<Which of four words differ?>>)
LABEL(DIFFER()_four)
FOR(<<p_>>, 0, 2, <<
cmp TEMP(p_), TEMP(NUMBER(p_ + 4))
IF(p_ > 0, <<
MOV(r3, TEMP(p_))
MOV(r7, TEMP(NUMBER(p_ + 4)))
>>)
bne L(DIFFER()_found)
>>)
MOV(r3, r6)
MOV(r7, r10)
LABEL(DIFFER()_found)
MOV(r4, r7)
>>)>>)

// get_byte_0 of asm/assembler.h moves the byte at the lowest address to the low end.
DEFINE(FIRST_BYTE, <<
mov $1, $2, get_byte_0
and $1, $1, #255
>>)
DEFINE(DROP_BYTE, <<mov $1, $1, lspull #8>>)

// ARMv6 can reverse the bytes of a word; then it is 0 or -1, as the comparison borrows, made odd.
IN_VARIANT(unaligned, <<DEFINE(ORDER, <<
@if !defined(__ARMEB__)
rev $1, $1
rev $2, $2
@endif
cmp $1, $2
sbc ROLE(RESULT), $1, $1
orr ROLE(RESULT), ROLE(RESULT), #1
>>)>>)

// ---------------------------------------------------------------- files

DEFINE(FUNCTION_BEGIN, <<
@line ENTRY($1)
@raw UNWIND(.fnstart)
>>)
DEFINE(FUNCTION_END, <<
@raw UNWIND(.fnend)
@line ENDPROC($1)
>>)

// Under CONFIG_CPU_SPECTRE a copy first makes a pointer that is no user address harmless.
DEFINE(WINDOW_OPEN, <<
IF(HAS_SRC(), <<
@if defined(CONFIG_CPU_SPECTRE)
@raw ldr	r3, =TASK_SIZE
@raw uaccess_mask_range_ptr	IF(IS_USER(dst), r0, r1), r2, r3, ip
@endif
>>)
>>)

// Where memcpy and memset access memory as device memory must not be, mmiocpy and mmioset are
// functions of their own.
DEFINE(KERNEL_FILES, <<
FILE(memcpy.S, <<HEADERS()>>, <<memcpy, also on device memory>>)
IF(UNALIGNED(), <<>>, <<OTHER_NAMES(memcpy)>>)
ROUTINE(aligned_memcpy, mmiocpy)
IF(UNALIGNED(), <<
SECTION(name)
@line WEAK(memcpy)
ROUTINE(memcpy, __memcpy)
>>, <<OTHER_NAMES_END(memcpy)>>)
@line ENDPROC(memcpy)
FILE(memmove.S, <<HEADERS()>>, <<memmove>>)
@line WEAK(memmove)
ROUTINE(memmove, __memmove)
@line ENDPROC(memmove)
FILE(memset.S, <<HEADERS()>>, <<memset, also on device memory, and its forms for 32 and 64 bits>>)
IF(UNALIGNED(), <<>>, <<OTHER_NAMES(memset)>>)
ROUTINE(aligned_memset, mmioset)
IF(UNALIGNED(), <<
SECTION(name)
@line WEAK(memset)
ROUTINE(memset, __memset)
>>, <<OTHER_NAMES_END(memset)>>)
@line ENDPROC(memset)
ROUTINE(memset32, __memset32)
ROUTINE(memset64, __memset64)
FILE(memcmp.S, <<HEADERS()>>,
  <<memcmp; needs __HAVE_ARCH_MEMCMP in asm/string.h and memcmp.o in the Makefile>>)
ROUTINE(memcmp, memcmp)
FILE(copy_from_user.S, <<HEADERS() asm/memory.h asm/uaccess-asm.h>>, <<copies from user memory>>)
ROUTINE(copy_from_user, arm_copy_from_user)
FILE(copy_to_user.S, <<HEADERS() asm/memory.h asm/uaccess-asm.h>>, <<copies to user memory>>)
@line WEAK(arm_copy_to_user)
ROUTINE(copy_to_user, __copy_to_user_std)
@line ENDPROC(arm_copy_to_user)
FILE(clear_user.S, <<HEADERS()>>, <<clearing of user memory>>)
@line WEAK(arm_clear_user)
ROUTINE(clear_user, __clear_user_std)
@line ENDPROC(arm_clear_user)
>>)

// OTHER_NAMES(name), OTHER_NAMES_END(name): around the aligned form where it is memcpy or memset as
// well.
MACRO(OTHER_NAMES, 1, <<
@line ENTRY(__$1)
@line WEAK($1)
>>)
MACRO(OTHER_NAMES_END, 1, <<
ALSO($1, __$1)
@line ENDPROC(__$1)
>>)
VALUE_MACRO(HEADERS, 0, <<linux/linkage.h asm/assembler.h asm/unwind.h>>)
