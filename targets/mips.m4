// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// mips: MIPS32 release 2, o32, big endian; from "MIPS Architecture For Programmers", volume II-A,
// and the System V ABI's MIPS supplement. Registers are named as in <asm/regdef.h>.
//
// Branch delay slots are left to the assembler (.set reorder). It never moves an access that may
// fault into one: the exception entry, in another section, comes between it and the branch.
// SCRATCH is the register of the assembler's own macros, none of which is used (.set noat).
//
// Figures are executed instructions with/without, over sizes and alignments (make stat, make tune);
// there are no models, and nothing was measured on hardware.

VARIANT(mips)
OUTPUT_NAMES(<<LEAF END>>)
DIALECT(mips)

// ---------------------------------------------------------------- capability

CAPABILITY(WORD, 4)
CAPABILITY(BIG_ENDIAN, 1)
CAPABILITY(UNALIGNED, 0)
CAPABILITY(ZERO_IS_WIRED, 1)
// Whole blocks, and few other calls, have no rest: 1.001, but .973 on a mix up to 128 bytes.
CAPABILITY(TAIL_EXITS, 1)
// With JUMP_TO_LAST: fills .796, copies .951.
CAPABILITY(STRAIGHT_BYTES, 8)
// Fills .876: up to 127 bytes go without a loop.
CAPABILITY(FILL_BULK_WORDS, 32)
CAPABILITY(MEMCPY, memcpy)

// ---------------------------------------------------------------- register

REGISTER(ARG0, a0)
REGISTER(ARG1, a1)
REGISTER(ARG2, a2)
REGISTER(RESULT, v0)
REGISTER(DATA, <<t0 t1 t2 t3 t4 t5 t6 t7>>)
REGISTER(SCRATCH, $at)
REGISTER(LOOP_END, t8)
REGISTER(VALUE, a1)
REGISTER(ZERO, zero)
REGISTER(RESERVED, <<k0 k1 gp sp fp ra>>)

// ---------------------------------------------------------------- primitive

DEFINE(LOAD, <<BY_SIZE($1, lbu, lhu, lw) $2, $4($3)>>)
DEFINE(STORE, <<BY_SIZE($1, sb, sh, sw) $2, $4($3)>>)
// Big endian: the left part of a word is its first. Release 6 has none of the four. Copies .803,
// fills .947, comparisons .893 of shift-merge and single bytes.
DEFINE(LOAD_FIRST_PART, <<lwl $1, $3($2)>>)
DEFINE(LOAD_LAST_PART, <<lwr $1, $3($2)>>)
DEFINE(STORE_FIRST_PART, <<swl $1, $3($2)>>)
DEFINE(STORE_LAST_PART, <<swr $1, $3($2)>>)
DEFINE(MOV, <<move $1, $2>>)
DEFINE(LOAD_IMM, <<li $1, $2>>)
DEFINE(ADD, <<addu $1, $2, $3>>)
DEFINE(SUB, <<subu $1, $2, $3>>)
DEFINE(ADD_IMM, <<addiu $1, $2, $3>>)
// andi extends its mask by zeroes
DEFINE(AND_IMM, <<IF($3 >= 0, <<andi $1, $2, $3>>, <<IF(IF_SAME($1, $2, 1, 0) && $3 < -1,
  <<ins $1, zero, 0, LOG2(-($3))>>, <<
srl $1, $2, LOG2(-($3))
sll $1, $1, LOG2(-($3))
>>)>>)>>)
DEFINE(OR, <<or $1, $2, $3>>)
DEFINE(XOR, <<xor $1, $2, $3>>)
DEFINE(NEGATE, <<negu $1, $2>>)
DEFINE(SHIFT_LEFT_IMM, <<sll $1, $2, $3>>)
DEFINE(SHIFT_RIGHT_IMM, <<srl $1, $2, $3>>)
DEFINE(JUMP, <<b $1>>)
// Every instruction has four bytes (.set nomicromips), and the assembler adds a nop after jr.
DEFINE(JUMP_TO_LAST, <<
lui ROLE(SCRATCH), %hi(. + NUMBER(JUMP_LENGTH($2, $3) + $3 * $4 * 4))
addiu ROLE(SCRATCH), ROLE(SCRATCH), %lo(. + NUMBER(JUMP_LENGTH($2, $3) - 4 + $3 * $4 * 4))
SCALED(ROLE(LOOP_END), $1, NUMBER(LOG2($3) + 2 - LOG2($2)))
subu ROLE(SCRATCH), ROLE(SCRATCH), IF(4 * $3 == $2, $1, <<ROLE(LOOP_END)>>)
jr ROLE(SCRATCH)
>>)
// JUMP_LENGTH(unit, each): its bytes. SCALED(to, bytes, bits): shifted left by so many bits, right
// by less than none, or nothing to do.
VALUE_MACRO(JUMP_LENGTH, 2, <<NUMBER(20 + 4 * (4 * $2 != $1))>>)
MACRO(SCALED, 3, <<IF($3 > 0, <<sll $1, $2, $3>>,
  <<IF($3 < 0, <<srl $1, $2, NUMBER(-($3))>>)>>)>>)
DEFINE(TAIL_CALL, <<j $1>>)
DEFINE(RETURN_TO_CALLER, <<jr ra>>)
DEFINE(BRANCH_ZERO, <<beqz $1, $2>>)
DEFINE(BRANCH_NONZERO, <<bnez $1, $2>>)
DEFINE(BRANCH_EQUAL, <<beq $1, $2, $3>>)
DEFINE(BRANCH_NOT_EQUAL, <<bne $1, $2, $3>>)
DEFINE(BRANCH_BELOW, <<
sltu ROLE(SCRATCH), $1, $2
bnez ROLE(SCRATCH), $3
>>)
DEFINE(BRANCH_NOT_BELOW, <<
sltu ROLE(SCRATCH), $1, $2
beqz ROLE(SCRATCH), $3
>>)
DEFINE(BRANCH_BELOW_IMM, <<
sltiu ROLE(SCRATCH), $1, $2
bnez ROLE(SCRATCH), $3
>>)
DEFINE(BRANCH_NOT_BELOW_IMM, <<
sltiu ROLE(SCRATCH), $1, $2
beqz ROLE(SCRATCH), $3
>>)

// Three instructions less than the default: fills .974.
DEFINE(REPLICATE, <<
IF($1 == 8, <<ins ROLE(VALUE), ROLE(VALUE), 8, 8>>)
ins ROLE(VALUE), ROLE(VALUE), 16, 16
>>)

// Without parts of words, shift-merge: for a CPU that has none (release 6), and for make stat.
IF(DECLARES(LOAD_FIRST_PART), <<>>, <<
REGISTER(CARRY, v1)
REGISTER(SHIFT, a3)
REGISTER(COSHIFT, t9)
DEFINE(SHIFT_LEFT, <<sllv $1, $2, $3>>)
DEFINE(SHIFT_RIGHT, <<srlv $1, $2, $3>>)
>>)

// ---------------------------------------------------------------- layout

DEFINE(FUNCTION_BEGIN, <<
@line .set nomicromips
@line LEAF($1)
@line .set noat
>>)
DEFINE(FUNCTION_END, <<
@line END($1)
EXPORT($1)
>>)

// HEADERS(): what every file includes.
VALUE_MACRO(HEADERS, 0, <<linux/export.h asm/asm.h asm/regdef.h>>)

DEFINE(KERNEL_FILES, <<
FILE(memcpy.S, HEADERS(), <<memcpy>>)
ROUTINE(memcpy, memcpy)
FILE(memmove.S, HEADERS(), <<memmove>>)
ROUTINE(memmove, memmove)
FILE(memset.S, HEADERS(), <<memset>>)
ROUTINE(memset, memset)
FILE(memcmp.S, HEADERS(), <<memcmp>>)
ROUTINE(memcmp, memcmp)
FILE(uaccess.S, HEADERS(),
  <<copies to and from user memory, clear_user, for C to call; asm/uaccess.h has calls of its own>>)
ROUTINE(copy_from_user, raw_copy_from_user)
ROUTINE(copy_to_user, raw_copy_to_user)
ROUTINE(clear_user, __clear_user)
>>)
