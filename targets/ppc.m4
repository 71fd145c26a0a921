// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// What ppc32 and ppc64 share (Power ISA 2.07B, Book I; mnemonics of Appendix E). Unaligned integer
// access is done by the hardware. An update form that faults leaves its base unchanged.

CAPABILITY(BIG_ENDIAN, 1)
CAPABILITY(UNALIGNED, 1)
// 8 -> 32: memcpy .552 -> .542 of Linux on 32 bits, 4096 bytes by 4 percent less. 16 -> 32 on 64:
// memcpy .446 -> .445, memset .477 -> .475, and llvm-mca has copies in 12.5 instead of 13.05 cycles
// per 128 bytes on POWER9, fills in 8.5 instead of 9.0 on POWER10: no loss against Linux but 1.05
// for those fills. 1300 bytes of code in all.
CAPABILITY(BULK_WORDS, 32)
// 6, which is all, -> 4: eight words from both ends (ENDS_WORDS) go in groups of that: memcpy .535
// -> .531, memmove .571 -> .564 of Linux on 32 bits, .465 -> .458 and .444 -> .430 on 64.
CAPABILITY(GROUP_WORDS, 4)
// There are registers for 4; more go in groups (where buffers may overlap, after the direction is
// known). 4 -> 8, with three fourths: memcpy .535 .526 -> .531 .514 of Linux on 32 bits (grid,
// calls up to 128 bytes), .464 .478 -> .458 .460 on 64; memmove .568 .597 -> .564 .582 and .437
// .450 -> .432 .431. 16: memcpy .530 .506 and .455 .465, for 450 bytes of code.
CAPABILITY(ENDS_WORDS, 8)
CAPABILITY(ENDS_THREE_FOURTHS, 1)
// Indexed forms: one addi where two sums were. memcpy .562 -> .552 of Linux on 32 bits, .500 ->
// .482 on 64.
CAPABILITY(SUM_AS_BASE, 2)
CAPABILITY(UPDATE_FORMS, 1)
CAPABILITY(POINTER_BIAS, <<WORD()>>)
CAPABILITY(LINE_MIN, <<BY_WORD(64, 32)>>)
CAPABILITY(LINE_MAX, 128)
RULE(LINE_MIN, error, <<LINE_MIN() <= BY_WORD(128, 32)>>,
  <<is more than twice the shortest line that a CPU has>>)
RULE(LINE_MAX, error, <<!LINE_MIN() || LINE_MAX() < LINE_MIN() || LINE_MAX() >= 128>>,
  <<is less than the longest line that a CPU has>>)
// As a copy of its own, memmove spares a branch and memcpy the case that buffers overlap.
CAPABILITY(MEMCPY, none)
CAPABILITY(BACKWARD_COPY, backwards_memcpy)

REGISTER(ARG0, r3)
REGISTER(ARG1, r4)
REGISTER(ARG2, r5)
REGISTER(DATA, r6 r7 r8 r9 r10 r11 r12 r0)
REGISTER(SCRATCH, r0)
REGISTER(HEAD_LENGTH, r11)
REGISTER(MOVING, r12)
REGISTER(VALUE, r4)
REGISTER(ZERO, r9)
REGISTER(RESERVED,
  r1 r2 r13 r14 r15 r16 r17 r18 r19 r20 r21 r22 r23 r24 r25 r26 r27 r28 r29 r30 r31)

VALUE_MACRO(BY_WORD, 2, <<IF(WORD() == 8, <<$1>>, <<$2>>)>>)
// ADDRESS(name of the instruction, base, displacement): with two registers as base the indexed
// form.
VALUE_MACRO(ADDRESS, 4, <<IF_SAME(NTH($3, 1), <<>>, <<$1 $2, $4($3)>>,
  <<$1<<>>x $2, NTH($3, 0), NTH($3, 1)>>)>>)
DEFINE(LOAD, <<ADDRESS(BY_SIZE($1, lbz, lhz, lwz, ld), $2, <<$3>>, $4)>>)
DEFINE(STORE, <<ADDRESS(BY_SIZE($1, stb, sth, stw, std), $2, <<$3>>, $4)>>)
DEFINE(LOAD_UPDATE, <<BY_WORD(ldu, lwzu) $2, $4($3)>>)
DEFINE(STORE_UPDATE, <<BY_WORD(stdu, stwu) $2, $4($3)>>)
DEFINE(MOV, <<mr $1, $2>>)
DEFINE(LOAD_IMM, <<li $1, $2>>)
DEFINE(ADD, <<add $1, $2, $3>>)
DEFINE(SUB, <<sub $1, $2, $3>>)
DEFINE(ADD_IMM, <<addi $1, $2, $3>>)
DEFINE(AND_IMM, <<IF($3 < 0, <<BY_WORD(clrrdi, clrrwi) $1, $2, LOG2(-($3))>>,
  <<andi. $1, $2, $3>>)>>)
DEFINE(OR, <<or $1, $2, $3>>)
DEFINE(XOR, <<xor $1, $2, $3>>)
DEFINE(NEGATE, <<neg $1, $2>>)
DEFINE(SHIFT_LEFT_IMM, <<BY_WORD(sldi, slwi) $1, $2, $3>>)
DEFINE(SHIFT_RIGHT_IMM, <<BY_WORD(srdi, srwi) $1, $2, $3>>)
DEFINE(JUMP, <<b $1>>)
DEFINE(TAIL_CALL, <<b $1>>)
DEFINE(RETURN_TO_CALLER, <<blr>>)
VALUE_MACRO(COMPARE_NAME, 0, <<BY_WORD(cmpld, cmplw)>>)
DEFINE(BRANCH_ZERO, <<
COMPARE_NAME()i $1, 0
beq $2
>>)
DEFINE(BRANCH_NONZERO, <<
COMPARE_NAME()i $1, 0
bne $2
>>)
DEFINE(BRANCH_EQUAL, <<
COMPARE_NAME() $1, $2
beq $3
>>)
DEFINE(BRANCH_NOT_EQUAL, <<
COMPARE_NAME() $1, $2
bne $3
>>)
DEFINE(BRANCH_BELOW, <<
COMPARE_NAME() $1, $2
blt $3
>>)
DEFINE(BRANCH_NOT_BELOW, <<
COMPARE_NAME() $1, $2
bge $3
>>)
DEFINE(BRANCH_BELOW_IMM, <<
COMPARE_NAME()i $1, $2
blt $3
>>)
DEFINE(BRANCH_NOT_BELOW_IMM, <<
COMPARE_NAME()i $1, $2
bge $3
>>)
DEFINE(AND_BRANCH_ZERO, <<
andi. $1, $2, $3
beq $4
>>)
DEFINE(SUB_BRANCH_BELOW, <<
addic. $1, $2, -$3
blt $4
>>)

// The low four or eight bits of a register in cr7, cr6: one branch for each bit. One field is set
// at half the cost of two (llvm-mca, POWER9 and POWER10); the assembler then makes it an mtocrf,
// where the CPU has that.
DEFINE(BITS_PREPARE, <<mtcrf IF($2 <= 8, 1, 3), $1>>)
DEFINE(SKIP_BIT, <<bf NUMBER(31 - LOG2($2)), $3>>)

// The counted loop runs on CTR.
DEFINE(LOOP_BEGIN, <<
BY_WORD(srdi., srwi.) ROLE(SCRATCH), COUNT(), LOG2($1)
beq $2
mtctr ROLE(SCRATCH)
>>)
DEFINE(LOOP_NEXT, <<bdnz $2>>)
// Branch on CTR and on equality at once: memcmp of 4096 bytes 6 percent less on 64 bits.
DEFINE(LOOP_NEXT_IF_EQUAL, <<
COMPARE_NAME() $1, $2
bdnzt eq, $4
bne $5
>>)
DEFINE(LOOP_REST, <<
mfctr ROLE(SCRATCH)
SHIFT_LEFT_IMM(ROLE(SCRATCH), ROLE(SCRATCH), LOG2($1))
AND_IMM(COUNT(), COUNT(), NUMBER($1 - 1))
ADD(COUNT(), COUNT(), ROLE(SCRATCH))
>>)

DEFINE(REPLICATE, <<
IF($1 == 8, <<rlwimi ROLE(VALUE), ROLE(VALUE), 8, 16, 23>>)
IF($1 <= 16, <<
rlwimi ROLE(VALUE), ROLE(VALUE), 16, 0, 15
>>)
IF(WORD() == 8, <<rldimi ROLE(VALUE), ROLE(VALUE), 32, 0>>)
>>)

// With KASAN the plain names of these three belong to its own functions (asm/kasan.h).
DEFINE(FUNCTION_BEGIN, <<
@line IF(IS_KASAN_NAME($1), _GLOBAL_KASAN, _GLOBAL)($1)
>>)
VALUE_MACRO(IS_KASAN_NAME, 1, <<IF_SAME($1, memcpy, 1,
  <<IF_SAME($1, memmove, 1, <<IF_SAME($1, memset, 1, 0)>>)>>)>>)
DEFINE(EXPORT, <<
@line EXPORT_SYMBOL($1)
IF(IS_KASAN_NAME($1), <<
@line EXPORT_SYMBOL_KASAN($1)>>)
>>)
