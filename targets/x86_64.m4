// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// x86-64, general registers only (Intel SDM, volume 2; AMD64 Programmer's Manual, volume 3), in
// AT&T syntax. Unaligned access is cheap. Instructions have two operands: where the target register
// is another than the first source, lea adds in one, and the others need a mov before.

VARIANT(x86_64)
OUTPUT_NAMES(<<RET X86_FEATURE_ERMS>>)
DIALECT(x86)

CAPABILITY(WORD, 8)
CAPABILITY(BIG_ENDIAN, 0)
CAPABILITY(UNALIGNED, 1)
CAPABILITY(SUM_AS_BASE, 1)
CAPABILITY(ZERO_IS_GIVEN, 1)
CAPABILITY(MEMCPY, none)
CAPABILITY(ACCELERATOR_MIN, 768)

// Executed instructions against Linux 6.12 (geometric mean over all sizes, then calls up to 128
// bytes):
// blocks of 128 bytes instead of 64: memcpy .766 to .750, memset .428 to .421;
CAPABILITY(BULK_WORDS, 16)
// comparisons of 64 bytes instead of 32 in one iteration: .513 to .498;
CAPABILITY(COMPARE_WORDS, 8)
// fills without a loop up to 256 bytes: memset .425 to .401 in small calls by the first 128 of them,
// .429 to .421 over all sizes by the others;
CAPABILITY(FILL_ENDS_WORDS, 16)
// copies without a loop up to 128 bytes instead of 64, which takes three data registers beside a
// group: memcpy .769 to .750 and .640 to .611, user copies .377 to .379 and .538 to .514; memmove,
// up to 64 bytes, .691 to .681 and .602 to .569.
CAPABILITY(ENDS_WORDS, 8)
CAPABILITY(GROUP_WORDS, 2)
// the end of a fill by 32 bytes instead of by the bits of the count: memset .422 to .421, in less
// time, too; 64 bytes are no fewer instructions, but take 7% more time where their stores straddle
// cache lines.
CAPABILITY(LAST_WORDS, 4)
// Bits of a count cost two instructions each, unaligned stores of a copy next to nothing (less time
// without a head up to 512 bytes, a tenth more from 640 on, where misaligned). These three
// together: memcpy .765 to .750 and .618 to .611, memmove .773 to .681 and .712 to .569.
CAPABILITY(ENDS_THREE_FOURTHS, 1)
CAPABILITY(ALIGN_DST, 0)
CAPABILITY(TAIL_AS_SMALL, 1)

REGISTER(ARG0, %rdi)
// The user routines take the place of rep movsb and rep stosb: the count, and then the residue, is
// in rcx; of a copy rax may be lost, of a clear nothing.
REGISTER(ARG1, <<IF(IS_USER_ROUTINE() && !HAS_SRC(), %rcx, %rsi)>>)
REGISTER(ARG2, <<IF(IS_USER_ROUTINE() && HAS_SRC(), %rcx, %rdx)>>)
REGISTER(RESULT, <<IF(IS_USER_ROUTINE(), %rcx, %rax)>>)
REGISTER(DATA, <<IF(IS_USER_ROUTINE(), %rax,
  <<%r8 %r9 %r10 %r11 %rcx<<>>IF(RETURNS_DST(), <<>>, << %rax>>)>>)>>)
REGISTER(SCRATCH, %r11)
RULE(BRANCH_MASK_ZERO, error, <<DECLARES(BRANCH_MASK_ZERO)>>,
  <<cannot be the default: the user routines have no SCRATCH>>)
RULE(SUM_AS_BASE, error, <<SUM_AS_BASE() == 1>>,
  <<must be 1: the user routines have one register for data>>)
REGISTER(VALUE, %rsi)
REGISTER(ZERO, %rax)

// PART(register, size): the name of its lowest size bytes.
VALUE_MACRO(PART, 2, <<IF_SAME(LETTERS($1, %r0123456789), <<>>, <<$1<<>>BY_SIZE($2, b, w, d)>>,
  <<BY_SIZE($2, <<LETTERS($1, xr, l)<<>>IF_SAME(LETTERS($1, %rdsi), <<>>, l)>>,
  <<LETTERS($1, r)>>, <<LETTERS($1, r, e)>>, $1)>>)>>)

// ADDRESS(base, displacement): the base is one register or two.
VALUE_MACRO(ADDRESS, 2, <<IF($2, $2)(NTH($1, 0)<<>>SECOND(NTH($1, 1)))>>)
VALUE_MACRO(SECOND, 1, <<IF_SAME($1, <<>>, <<>>, <<, $1>>)>>)

// An instruction on four bytes of a register clears the upper half.
DEFINE(LOAD, <<BY_SIZE($1, movzbl, movzwl, mov, mov) ADDRESS($3, $4), PART($2, MAX($1, 4))>>)
DEFINE(STORE, <<mov PART($2, $1), ADDRESS($3, $4)>>)

DEFINE(MOV, <<mov $2, $1>>)
DEFINE(LOAD_IMM, <<IF($2, <<mov $$2, $1>>, <<xor PART($1, 4), PART($1, 4)>>)>>)
DEFINE(ADD, <<IF_SAME($1, $2, <<add $3, $1>>, <<lea ($2, $3), $1>>)>>)
DEFINE(ADD_IMM, <<IF_SAME($1, $2, <<ADD_TO($1, $3)>>, <<lea $3($2), $1>>)>>)
MACRO(ADD_TO, 2, <<IF($2 < 0, <<sub $NUMBER(-($2)), $1>>, <<add $$2, $1>>)>>)
DEFINE(SUB, <<IF_SAME($1, $2, <<IN_PLACE(sub, $1, $2, $3)>>, <<IF_SAME($1, $3, <<
neg $1
add $2, $1
>>, <<IN_PLACE(sub, $1, $2, $3)>>)>>)>>)
DEFINE(OR, <<IF_SAME($1, $3, <<or $2, $1>>, <<IN_PLACE(or, $1, $2, $3)>>)>>)
DEFINE(XOR, <<IF_SAME($1, $3, <<xor $2, $1>>, <<IN_PLACE(xor, $1, $2, $3)>>)>>)
DEFINE(AND_IMM, <<AND_PARTS($1, $2, $3, MAX(4, BY_MASK($3)))>>)
DEFINE(SHIFT_LEFT_IMM, <<IN_PLACE(shl, $1, $2, $$3)>>)
DEFINE(SHIFT_RIGHT_IMM, <<IN_PLACE(shr, $1, $2, $$3)>>)
DEFINE(NEGATE, <<
IF_SAME($1, $2, <<>>, <<MOV($1, $2)>>)
neg $1
>>)

// IN_PLACE(operation, to, a, b): to = a operation b; b is another register than to.
MACRO(IN_PLACE, 4, <<
IF_SAME($2, $3, <<>>, <<mov $3, $2>>)
$1 $4, $2
>>)

// AND_PARTS(to, a, mask, size): to = a & mask by the lowest size bytes.
MACRO(AND_PARTS, 4, <<IN_PLACE(and, PART($1, $4), PART($2, $4), $$3)>>)

// BY_MASK(mask): bytes of a register that hold what the mask lets through.
VALUE_MACRO(BY_MASK, 1, <<IF($1 < 0, 8, <<IF($1 < 256, 1, 4)>>)>>)

DEFINE(JUMP, <<jmp $1>>)
DEFINE(TAIL_CALL, <<jmp $1>>)
DEFINE(RETURN_TO_CALLER, <<RET>>)
DEFINE(BRANCH_ZERO, <<
test $1, $1
jz $2
>>)
DEFINE(BRANCH_NONZERO, <<
test $1, $1
jnz $2
>>)
DEFINE(BRANCH_EQUAL, <<
cmp $2, $1
je $3
>>)
DEFINE(BRANCH_NOT_EQUAL, <<
cmp $2, $1
jne $3
>>)
DEFINE(BRANCH_BELOW, <<
cmp $2, $1
jb $3
>>)
DEFINE(BRANCH_NOT_BELOW, <<
cmp $2, $1
jae $3
>>)
DEFINE(BRANCH_BELOW_IMM, <<
cmp $$2, $1
jb $3
>>)
DEFINE(BRANCH_NOT_BELOW_IMM, <<
cmp $$2, $1
jae $3
>>)
DEFINE(BRANCH_MASK_ZERO, <<
test $$2, PART($1, BY_MASK($2))
jz $3
>>)

// One comparison with 1 tells two and more, one and none.
DEFINE(SKIP_PAIR, <<
cmp $NUMBER(1), $1
jbe $2
>>)
DEFINE(SKIP_ONE, <<jb $2>>)

// Arithmetic sets the flags that the branch needs.
DEFINE(AND_BRANCH_ZERO, <<
AND_IMM($1, $2, $3)
jz $4
>>)

// The counted loop: the count runs below zero.
DEFINE(LOOP_BEGIN, <<
sub $$1, COUNT()
jb $2
>>)
DEFINE(LOOP_NEXT, <<
sub $$1, COUNT()
jae $2
>>)
DEFINE(LOOP_REST, <<add $$1, COUNT()>>)

// The string instructions count in rcx and move rsi and rdi; a fault leaves all three at the byte
// that met it (SDM, REP). They are quick for large sizes where the CPU says so (ERMS).
DEFINE(ACCELERATOR_GATE, <<
@raw ALTERNATIVE "jmp $1", "cmp $ACCELERATOR_MIN(), COUNT()", X86_FEATURE_ERMS
jb $1
>>)
DEFINE(COPY_ALL, <<
COUNT_IN_RCX()
ACCESS(USER_SIDE(), 0, <<rep movsb>>)
>>)
DEFINE(FILL_ALL, <<
IF(CLEARS(), <<>>, <<xchg ROLE(VALUE), ROLE(RESULT)>>)
COUNT_IN_RCX()
ACCESS(dst, 0, <<rep stosb>>)
IF(CLEARS(), <<>>, <<mov ROLE(VALUE), ROLE(RESULT)>>)
>>)
DEFINE(ALL_REST, <<IF_SAME(COUNT(), %rcx, <<>>, <<mov %rcx, COUNT()>>)>>)
MACRO(COUNT_IN_RCX, 0, <<IF_SAME(COUNT(), %rcx, <<>>, <<mov COUNT(), %rcx>>)>>)

DEFINE(REPLICATE, <<REPLICATE_BYTES(NUMBER($1 / 8))>>)
MACRO(REPLICATE_BYTES, 1, <<
BY_SIZE($1, movzbl, movzwl, mov) PART(ROLE(VALUE), $1), PART(ROLE(VALUE), 4)
movabs $<<>>BY_SIZE($1, 0x0101010101010101, 0x1000100010001, 0x100000001), ROLE(SCRATCH)
imul ROLE(SCRATCH), ROLE(VALUE)
>>)

// The first byte in memory becomes the most significant; the carry of the comparison becomes -1.
DEFINE(ORDER, <<
bswap $1
bswap $2
cmp $2, $1
sbb ROLE(RESULT), ROLE(RESULT)
or $NUMBER(1), ROLE(RESULT)
>>)

// memcpy is also called by pointer from C.
DEFINE(FUNCTION_BEGIN, <<
@line IF_SAME($1, __memcpy, SYM_TYPED_FUNC_START, SYM_FUNC_START)($1)
>>)
DEFINE(FUNCTION_END, <<
@line SYM_FUNC_END($1)
>>)

// Code that must not be traced calls these three, so that they live in a section of their own.
DEFINE(KERNEL_FILES, <<
FILE(memcpy_64.S, <<linux/cfi_types.h HEADERS() PATCHING()>>, <<memcpy>>)
@line .section .noinstr.text, "ax"
ROUTINE(memcpy, __memcpy)
PLAIN_NAME(memcpy)
FILE(memmove_64.S, <<HEADERS() PATCHING()>>, <<memmove>>)
@line .section .noinstr.text, "ax"
ROUTINE(memmove, __memmove)
PLAIN_NAME(memmove)
FILE(memset_64.S, <<HEADERS() PATCHING()>>, <<memset>>)
@line .section .noinstr.text, "ax"
ROUTINE(memset, __memset)
PLAIN_NAME(memset)
FILE(memcmp_64.S, <<HEADERS()>>,
  <<memcmp; needs __HAVE_ARCH_MEMCMP in asm/string_64.h and memcmp_64.o in the Makefile>>)
ROUTINE(memcmp, memcmp)
EXPORT(memcmp)
FILE(copy_user_64.S, <<HEADERS() asm/alternative.h asm/asm.h asm/cpufeatures.h>>,
  <<copies to and from user memory, which the callers make accessible>>)
ROUTINE(copy_user, rep_movs_alternative)
EXPORT(rep_movs_alternative)
FILE(clear_user_64.S, <<HEADERS() asm/alternative.h asm/asm.h asm/cpufeatures.h>>,
  <<clearing user memory, which the callers make accessible; the kernel has it in clear_page_64.S>>)
ROUTINE(clear_user, rep_stos_alternative)
EXPORT(rep_stos_alternative)
>>)
MACRO(PLAIN_NAME, 1, <<
EXPORT(__$1)
@line SYM_FUNC_ALIAS_MEMFUNC($1, __$1)
EXPORT($1)
>>)
VALUE_MACRO(HEADERS, 0, <<linux/export.h linux/linkage.h>>)
VALUE_MACRO(PATCHING, 0, <<asm/alternative.h asm/cpufeatures.h>>)
