// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// RISC-V, 64 and 32 bit from one file (RISC-V Unprivileged ISA, RV32I and RV64I; no other
// extension). Unaligned access is never used: it may trap, or be emulated at a hundred times the
// cost.

VARIANT(rv64, <<defined(CONFIG_64BIT)>>)
VARIANT(rv32)
OUTPUT_NAMES(<<REG_L REG_S SZREG CSR_STATUS SR_SUM>>)
DIALECT(riscv)

CAPABILITY(WORD, <<IN_VARIANT(rv64, 8, 4)>>)
CAPABILITY(BIG_ENDIAN, 0)
CAPABILITY(UNALIGNED, 0)
CAPABILITY(BULK_WORDS, 16)
CAPABILITY(TAIL_EXITS, 1)
// The next iteration's loads need not wait for the pointer: models of sifive-u74 and -e76 take 34
// cycles for a block, not 36, and 33 for a merged one, not 34.
CAPABILITY(ADVANCE_EARLY, 1)
// Single bytes below 16, entered by a jump: .87 of the executed instructions without it on rv64,
// .84 on rv32 (grid of all routines). The price: 4 to 15 aligned bytes go by single ones, but for
// memcpy's first 8. In the others a test for that is one more for everything below 16: memmove
// would take 1.055 of what it takes now (rv64, grid).
CAPABILITY(STRAIGHT_BYTES, 16)
// By bytes a copy takes 1.01 of the executed instructions on rv64, 1.003 on rv32 (grid).
CAPABILITY(MERGED_REST, 1)
CAPABILITY(ENDS_WORDS, 4)
CAPABILITY(FILL_BULK_WORDS, 32)
CAPABILITY(ZERO_IS_WIRED, 1)
CAPABILITY(MEMCPY, __memcpy)
SYMBOL(SZREG, WORD())

REGISTER(ARG0, a0)
REGISTER(ARG1, a1)
REGISTER(ARG2, a2)
REGISTER(DATA, a3 a4 a5 a6 a7 t0 t1 t2)
REGISTER(SCRATCH, t3)
REGISTER(LOOP_END, t4)
REGISTER(MOVING, t6)
REGISTER(WINDOW, t5)
REGISTER(CARRY, t0)
REGISTER(SHIFT, t1)
REGISTER(COSHIFT, t2)
REGISTER(VALUE, a1)
REGISTER(ZERO, zero)
REGISTER(RESERVED, ra sp gp tp s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11)

DEFINE(LOAD, <<LOAD_NAME($1) $2, $4($3)>>)
DEFINE(STORE, <<STORE_NAME($1) $2, $4($3)>>)
VALUE_MACRO(LOAD_NAME, 1, <<IF($1 == WORD(), REG_L, <<BY_SIZE($1, lbu, lhu, lw)>>)>>)
VALUE_MACRO(STORE_NAME, 1, <<IF($1 == WORD(), REG_S, <<BY_SIZE($1, sb, sh, sw)>>)>>)

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
// The distance is the same with and without compressed instructions: neither these four nor loads
// and stores below their base, or of t2, have a short form.
DEFINE(JUMP_TO_LAST, <<
auipc ROLE(SCRATCH), 0
SCALED(ROLE(LOOP_END), $1, NUMBER(LOG2($3) + 2 - LOG2($2)))
sub ROLE(SCRATCH), ROLE(SCRATCH), IF(4 * $3 == $2, $1, <<ROLE(LOOP_END)>>)
jr NUMBER(4 * (3 + (4 * $3 != $2) + $3 * $4))(ROLE(SCRATCH))
>>)
// SCALED(to, bytes, bits): shifted left by so many bits, right by less than none, or nothing to do.
MACRO(SCALED, 3, <<IF($3 > 0, <<slli $1, $2, $3>>,
  <<IF($3 < 0, <<srli $1, $2, NUMBER(-($3))>>)>>)>>)
// memcpy and memmove are members of one archive, so a jump reaches (1 MiB).
DEFINE(TAIL_CALL, <<j $1>>)
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

// Shifts take the low bits of a number only, so that the others may be anything.
DEFINE(MERGE_SETUP, <<
slli ROLE(SHIFT), SRC(), 3
andi SRC(), SRC(), NUMBER(-WORD())
neg ROLE(COSHIFT), ROLE(SHIFT)
>>)
DEFINE(MERGE_UNDO, <<
srli ROLE(SHIFT), ROLE(SHIFT), 3
andi ROLE(SHIFT), ROLE(SHIFT), NUMBER(WORD() - 1)
add SRC(), SRC(), ROLE(SHIFT)
>>)

// Words are merged by two, so that instructions can go by pairs: models of sifive-u74 and -e76 take
// 32 cycles for a block, where they take 33 with one word after the other.
DEFINE(MERGE_GROUP, <<
LOAD_GROUP(src, $1, $2, $3)
FOR(<<m_>>, 0, ($1 - 1) / 2, <<IF(2 * m_ + 1 < $1, <<
MERGE_TWO($1, NUMBER(2 * m_))
STORE_PIECE(dst, WORD(), ROLE(SCRATCH), NUMBER($2 + 2 * m_ * WORD()), $3)
STORE_PIECE(dst, WORD(), TEMP(MERGE_WORDS()), NUMBER($2 + (2 * m_ + 1) * WORD()), $3)
>>, <<
MERGE_JOIN(ROLE(SCRATCH), MERGE_IN($1, NUMBER($1 - 2)), MERGE_IN($1, NUMBER($1 - 1)))
MERGE_CARRY(ROLE(CARRY), MERGE_IN($1, NUMBER($1 - 1)))
STORE_PIECE(dst, WORD(), ROLE(SCRATCH), NUMBER($2 + ($1 - 1) * WORD()), $3)
>>)>>)
>>)
// MERGE_IN(count, i): the i-th word of a group, in which after MERGE_TWO is what it carries on, or
// CARRY. MERGE_TWO(count, i): SCRATCH and the register after MERGE_WORDS = the i-th output and the
// next one.
VALUE_MACRO(MERGE_IN, 2, <<IF($2 < 0, <<ROLE(CARRY)>>, <<GROUP_TEMP($1, $2)>>)>>)
MACRO(MERGE_TWO, 2, <<
MERGE_PART(ROLE(SCRATCH), MERGE_IN($1, $2))
MERGE_CARRY(MERGE_IN($1, $2), MERGE_IN($1, $2))
or ROLE(SCRATCH), ROLE(SCRATCH), MERGE_IN($1, NUMBER($2 - 1))
MERGE_PART(TEMP(MERGE_WORDS()), MERGE_IN($1, NUMBER($2 + 1)))
or TEMP(MERGE_WORDS()), TEMP(MERGE_WORDS()), MERGE_IN($1, $2)
MERGE_CARRY(IF($2 + 2 == $1, <<ROLE(CARRY)>>, <<MERGE_IN($1, NUMBER($2 + 1))>>),
  MERGE_IN($1, NUMBER($2 + 1)))
>>)

// The first byte that differs is found by halves: 11 to 19 instructions on 64 bit, where byte by
// byte takes 7 to 42.
DEFINE(ORDER, <<
xor ROLE(ARG1), $1, $2
IF(WORD() == 8, <<ORDER_HALF($1, $2, 32)>>)
ORDER_HALF($1, $2, 16)
ORDER_HALF($1, $2, 8)
andi ROLE(ARG0), $1, 255
andi ROLE(ARG1), $2, 255
sub ROLE(RESULT), ROLE(ARG0), ROLE(ARG1)
>>)
// ORDER_HALF(x, y, bits): if the low bits are equal, the others move there.
MACRO(ORDER_HALF, 3, <<
IF($3 == 8, <<andi ROLE(SCRATCH), ROLE(ARG1), 255>>,
  <<slli ROLE(SCRATCH), ROLE(ARG1), NUMBER(8 * WORD() - $3)>>)
bnez ROLE(SCRATCH), L(DIFFER()_in_$3)
srli $1, $1, $3
srli $2, $2, $3
IF($3 > 8, <<srli ROLE(ARG1), ROLE(ARG1), $3>>)
LABEL(DIFFER()_in_$3)
>>)

// User memory is accessible while SUM is set in sstatus (Privileged ISA, 4.1.1.2); the kernel
// leaves that to the routine.
DEFINE(WINDOW_OPEN, <<
li ROLE(WINDOW), SR_SUM
csrs CSR_STATUS, ROLE(WINDOW)
>>)
DEFINE(WINDOW_CLOSE, <<csrc CSR_STATUS, ROLE(WINDOW)>>)

DEFINE(FUNCTION_BEGIN, <<
@line SYM_FUNC_START($1)
>>)
DEFINE(FUNCTION_END, <<
@line SYM_FUNC_END($1)
>>)
DEFINE(INNER_LABEL, <<
@line SYM_INNER_LABEL($1, SYM_L_GLOBAL)
>>)
VALUE_MACRO(UACCESS_HEADERS, 0,
  <<asm/alternative-macros.h asm/asm-extable.h asm/asm.h asm/csr.h asm/hwcap.h>>)

DEFINE(KERNEL_FILES, <<
FILE(memcpy.S, <<linux/linkage.h asm/asm.h>>, <<memcpy>>)
ROUTINE(memcpy, __memcpy)
ALIASES(memcpy)
FILE(memmove.S, <<linux/linkage.h asm/asm.h>>, <<memmove>>)
ROUTINE(memmove, __memmove)
ALIASES(memmove)
FILE(memset.S, <<linux/linkage.h asm/asm.h>>, <<memset>>)
ROUTINE(memset, __memset)
ALIASES(memset)
FILE(memcmp.S, <<linux/linkage.h asm/asm.h>>,
  <<memcmp; needs __HAVE_ARCH_MEMCMP in asm/string.h, memcmp.o in Makefiles (lib, purgatory)>>)
ROUTINE(memcmp, memcmp)
@line SYM_FUNC_ALIAS(__pi_memcmp, memcmp)
FILE(uaccess.S, <<linux/export.h linux/linkage.h UACCESS_HEADERS()>>,
  <<copies to and from user memory, and clearing it>>)
FUNCTION_BEGIN(__asm_copy_to_user)
VECTOR_DISPATCH()
ROUTINE(copy_user, fallback_scalar_usercopy)
FUNCTION_END(__asm_copy_to_user)
EXPORT(__asm_copy_to_user)
@line SYM_FUNC_ALIAS(__asm_copy_from_user, __asm_copy_to_user)
EXPORT(__asm_copy_from_user)
ROUTINE(clear_user, __clear_user)
EXPORT(__clear_user)
>>)

// Large copies by vectors are the kernel's own (arch/riscv/lib/uaccess_vector.S); it comes back to
// fallback_scalar_usercopy for what they leave.
MACRO(VECTOR_DISPATCH, 0, <<
@if defined(CONFIG_RISCV_ISA_V)
@raw ALTERNATIVE("j fallback_scalar_usercopy", "nop", 0, RISCV_ISA_EXT_ZVE32X, CONFIG_RISCV_ISA_V)
@raw REG_L	t0, riscv_v_usercopy_threshold
@raw bltu	a2, t0, fallback_scalar_usercopy
@raw tail	enter_vector_usercopy
@endif
>>)
MACRO(ALIASES, 1, <<
@line SYM_FUNC_ALIAS_WEAK($1, __$1)
@line SYM_FUNC_ALIAS(__pi_$1, __$1)
@line SYM_FUNC_ALIAS(__pi___$1, __$1)
>>)
