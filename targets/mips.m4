// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// mips: MIPS32 release 2, o32, big endian; from "MIPS Architecture For Programmers", volume II-A,
// and the System V ABI's MIPS supplement. Registers are named as in <asm/regdef.h>.
//
// Branch delay slots are left to the assembler (.set reorder). It never moves an access that may
// fault into one: the exception entry, in another section, comes between it and the branch.
// SCRATCH is the register of the assembler's own macros, none of which is used (.set noat).

VARIANT(mips)
OUTPUT_NAMES(<<LEAF END>>)
DIALECT(mips)

// ---------------------------------------------------------------- capability

CAPABILITY(WORD, 4)
CAPABILITY(BIG_ENDIAN, 1)
CAPABILITY(UNALIGNED, 0)
CAPABILITY(ZERO_IS_WIRED, 1)
// Few calls have no rest: executed instructions .935 on a mix up to 128 bytes, 1.008 over sizes and
// alignments.
CAPABILITY(TAIL_EXITS, 2)
CAPABILITY(MEMCPY, memcpy)

// ---------------------------------------------------------------- register

REGISTER(ARG0, a0)
REGISTER(ARG1, a1)
REGISTER(ARG2, a2)
REGISTER(RESULT, v0)
REGISTER(DATA, <<t0 t1 t2 t3 t4 t5 t6 t7>>)
REGISTER(SCRATCH, $at)
REGISTER(LOOP_END, t8)
REGISTER(CARRY, v1)
REGISTER(SHIFT, a3)
REGISTER(COSHIFT, t9)
REGISTER(VALUE, a1)
REGISTER(ZERO, zero)
REGISTER(RESERVED, <<k0 k1 gp sp fp ra>>)

// ---------------------------------------------------------------- primitive

DEFINE(LOAD, <<BY_SIZE($1, lbu, lhu, lw) $2, $4($3)>>)
DEFINE(STORE, <<BY_SIZE($1, sb, sh, sw) $2, $4($3)>>)
DEFINE(MOV, <<move $1, $2>>)
DEFINE(LOAD_IMM, <<li $1, $2>>)
DEFINE(ADD, <<addu $1, $2, $3>>)
DEFINE(SUB, <<subu $1, $2, $3>>)
DEFINE(ADD_IMM, <<addiu $1, $2, $3>>)
// andi extends its mask by zeroes
DEFINE(AND_IMM, <<IF($3 < 0, <<
srl $1, $2, LOG2(-($3))
sll $1, $1, LOG2(-($3))
>>, <<andi $1, $2, $3>>)>>)
DEFINE(OR, <<or $1, $2, $3>>)
DEFINE(XOR, <<xor $1, $2, $3>>)
DEFINE(NEGATE, <<negu $1, $2>>)
DEFINE(SHIFT_LEFT, <<sllv $1, $2, $3>>)
DEFINE(SHIFT_RIGHT, <<srlv $1, $2, $3>>)
DEFINE(SHIFT_LEFT_IMM, <<sll $1, $2, $3>>)
DEFINE(SHIFT_RIGHT_IMM, <<srl $1, $2, $3>>)
DEFINE(JUMP, <<b $1>>)
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

// ---------------------------------------------------------------- layout

DEFINE(FUNCTION_BEGIN, <<
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
  <<copies to and from user memory, clear_user, as C calls them; asm/uaccess.h calls others, in a way of its own>>)
ROUTINE(copy_from_user, raw_copy_from_user)
ROUTINE(copy_to_user, raw_copy_to_user)
ROUTINE(clear_user, __clear_user)
>>)
