// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The CPU of the golden cases: a RISC-V of one build, as plain as can be. It is not tuned, so that what the
// cases expect (lines, registers) stays as it is. New entries go to the end.

VARIANT(one)
DIALECT(riscv)

CAPABILITY(WORD, 8)
CAPABILITY(BIG_ENDIAN, 0)
CAPABILITY(UNALIGNED, 0)
CAPABILITY(MEMCPY, memcpy)

REGISTER(ARG0, a0)
REGISTER(ARG1, a1)
REGISTER(ARG2, a2)
REGISTER(DATA, a3 a4 a5 a6 a7 t0 t1 t2)
REGISTER(SCRATCH, t3)
REGISTER(LOOP_END, t4)
REGISTER(MOVING, t6)
REGISTER(CARRY, t0)
REGISTER(SHIFT, t1)
REGISTER(COSHIFT, t2)
REGISTER(VALUE, a1)
REGISTER(ZERO, zero)

DEFINE(LOAD, <<LOAD_NAME($1) $2, $4($3)>>)
DEFINE(STORE, <<STORE_NAME($1) $2, $4($3)>>)
VALUE_MACRO(LOAD_NAME, 1, <<BY_SIZE($1, lbu, lhu, lwu, ld)>>)
VALUE_MACRO(STORE_NAME, 1, <<BY_SIZE($1, sb, sh, sw, sd)>>)
DEFINE(MOV, <<mv $1, $2>>)
DEFINE(LOAD_IMM, <<li $1, $2>>)
DEFINE(ADD, <<add $1, $2, $3>>)
DEFINE(SUB, <<sub $1, $2, $3>>)
DEFINE(ADD_IMM, <<addi $1, $2, $3>>)
DEFINE(AND_IMM, <<andi $1, $2, $3>>)
DEFINE(OR, <<or $1, $2, $3>>)
DEFINE(XOR, <<xor $1, $2, $3>>)
DEFINE(NEGATE, <<neg $1, $2>>)
DEFINE(SHIFT_LEFT, <<sll $1, $2, $3>>)
DEFINE(SHIFT_RIGHT, <<srl $1, $2, $3>>)
DEFINE(SHIFT_LEFT_IMM, <<slli $1, $2, $3>>)
DEFINE(SHIFT_RIGHT_IMM, <<srli $1, $2, $3>>)
DEFINE(JUMP, <<j $1>>)
DEFINE(TAIL_CALL, <<tail $1>>)
DEFINE(RETURN_TO_CALLER, <<ret>>)
DEFINE(BRANCH_ZERO, <<beqz $1, $2>>)
DEFINE(BRANCH_NONZERO, <<bnez $1, $2>>)
DEFINE(BRANCH_EQUAL, <<beq $1, $2, $3>>)
DEFINE(BRANCH_NOT_EQUAL, <<bne $1, $2, $3>>)
DEFINE(BRANCH_BELOW, <<bltu $1, $2, $3>>)
DEFINE(BRANCH_NOT_BELOW, <<bgeu $1, $2, $3>>)
DEFINE(BRANCH_BELOW_IMM, <<
sltiu ROLE(SCRATCH), $1, $2
bnez ROLE(SCRATCH), $3
>>)
DEFINE(BRANCH_NOT_BELOW_IMM, <<
sltiu ROLE(SCRATCH), $1, $2
beqz ROLE(SCRATCH), $3
>>)

DEFINE(FUNCTION_BEGIN, <<
@line SYM_FUNC_START($1)
>>)
DEFINE(FUNCTION_END, <<
@line SYM_FUNC_END($1)
>>)
DEFINE(KERNEL_FILES, <<
FILE(string.S, <<linux/linkage.h>>, <<memory>>)
ROUTINE(memcpy, memcpy)
ROUTINE(memmove, memmove)
ROUTINE(memset, memset)
ROUTINE(memcmp, memcmp)
FILE(uaccess.S, <<linux/linkage.h asm/asm-extable.h>>, <<user memory>>)
ROUTINE(copy_user, copy_user)
ROUTINE(clear_user, clear_user)
>>)
