// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// A hostile CPU: RISC-V whose idioms destroy everything that the contract lets them destroy.
// A core that relies on more than the contract works on the CPUs that happen to be kinder, and fails here.
// It is appended to targets/riscv.m4; the routines made so go through all tests.

REGISTER(DATA, a3 a4 a5 a6 t0 t1 t2)

// HAVOC(register): any value.
MACRO(HAVOC, 1, <<LOAD_IMM($1, -1431)>>)

// Branches and idioms lose SCRATCH, unless it is what they look at.
MACRO(LOSE_SCRATCH, 2, <<IF_SAME($1, ROLE(SCRATCH), <<>>, <<IF_SAME($2, ROLE(SCRATCH), <<>>, <<HAVOC(ROLE(SCRATCH))>>)>>)>>)
DEFINE(BRANCH_BELOW, <<
LOSE_SCRATCH($1, $2)
bltu $1, $2, $3
>>)
DEFINE(BRANCH_NOT_BELOW, <<
LOSE_SCRATCH($1, $2)
bgeu $1, $2, $3
>>)
DEFINE(BRANCH_NOT_EQUAL, <<
LOSE_SCRATCH($1, $2)
bne $1, $2, $3
>>)
DEFINE(BRANCH_ZERO, <<
LOSE_SCRATCH($1, $1)
beqz $1, $2
>>)

// Bits are tested in a copy of the register that BITS_PREPARE made.
DEFINE(BITS_PREPARE, <<
mv a7, $1
HAVOC(ROLE(SCRATCH))
>>)
DEFINE(SKIP_BIT, <<
andi ROLE(SCRATCH), a7, $2
beqz ROLE(SCRATCH), $3
HAVOC(ROLE(SCRATCH))
>>)

// After a counted loop, run or skipped, only COUNT mod bytes is known.
DEFINE(LOOP_BEGIN, <<
andi ROLE(LOOP_END), COUNT(), NUMBER(-($1))
andi COUNT(), COUNT(), NUMBER($1 - 1)
addi COUNT(), COUNT(), NUMBER(-3 * ($1))
HAVOC(ROLE(SCRATCH))
beqz ROLE(LOOP_END), $2
IF(FORWARD(), <<add ROLE(LOOP_END), DST(), ROLE(LOOP_END)>>, <<sub ROLE(LOOP_END), DST(), ROLE(LOOP_END)>>)
>>)
DEFINE(LOOP_NEXT, <<
HAVOC(ROLE(SCRATCH))
bne DST(), ROLE(LOOP_END), $2
>>)
DEFINE(LOOP_REST, <<
sub ROLE(LOOP_END), ROLE(LOOP_END), DST()
IF(BASE(dst), <<addi ROLE(LOOP_END), ROLE(LOOP_END), NUMBER(-(BASE(dst)))>>)
andi COUNT(), COUNT(), NUMBER($1 - 1)
add COUNT(), COUNT(), ROLE(LOOP_END)
HAVOC(ROLE(SCRATCH))
>>)

// Pointers move with every piece, and data is lost when it has been stored.
CAPABILITY(GROUP_WORDS, 3)
CAPABILITY(MERGE_WORDS, 2)
CAPABILITY(MERGE_AHEAD, 1)
CAPABILITY(POINTER_BIAS, 16)
CAPABILITY(UPDATE_FORMS, 1)
// Biased pointers go with update forms; the pieces below use none.
DEFINE(LOAD_UPDATE, <<LOAD($1, $2, $3, $4)>>)
DEFINE(STORE_UPDATE, <<STORE($1, $2, $3, $4)>>)
DEFINE(LOAD_PIECE, <<
LOAD_AT($1, $2, $3, POINTER($1), DISP($1, $4, $2))
STEP_POINTER($1, SIGNED($2))
>>)
DEFINE(STORE_PIECE, <<
STORE_AT($1, $2, $3, POINTER($1), DISP($1, $4, $2))
STEP_POINTER($1, SIGNED($2))
>>)
MACRO(STEP_POINTER, 2, <<
ADD_IMM(POINTER($1), POINTER($1), $2)
MOVED($1, $2)
>>)
DEFINE(STORE_GROUP, <<
FOR(<<g_>>, 0, $2 - 1, <<STORE_PIECE($1, WORD(), GROUP_TEMP($2, g_), NUMBER($3 + g_ * WORD()), $4)>>)
FOR(<<g_>>, 0, $2 - 1, <<HAVOC(TEMP(g_))>>)
HAVOC(ROLE(SCRATCH))
>>)
