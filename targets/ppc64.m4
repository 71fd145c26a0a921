// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// 64-bit PowerPC: both byte orders and both ELF ABIs from one file. The size of a cache line is
// known when the kernel runs. Everything here is in every 64-bit CPU, from POWER4 on.

BASED_ON(ppc)
VARIANT(le, <<defined(__LITTLE_ENDIAN__)>>)
VARIANT(be)
OUTPUT_NAMES(<<DCACHEL1BLOCKSIZE DCACHEL1LOGBLOCKSIZE>>)
DIALECT(ppc)

CAPABILITY(WORD, 8)
CAPABILITY(BIG_ENDIAN, <<IN_VARIANT(le, 0, 1)>>)
// 4 -> 8: memset .522 -> .499, clear_user .484 -> .457 of Linux in calls up to 128 bytes. 8 -> 16,
// to 256 bytes: grid of memset .494 -> .488, of clear_user .565 -> .556, since all that is larger
// has lines, without being asked.
CAPABILITY(FILL_ENDS_WORDS, 16)

// 4 -> 8: memcmp's loop in 4.05 instead of 4.49 cycles per 32 bytes on POWER9, 4.77 instead of 5.11
// on POWER10 (llvm-mca); executed instructions as before (grid 1.001).
CAPABILITY(COMPARE_WORDS, 8)

REGISTER(LINE_SIZE, r10)
REGISTER(LINE_SHIFT, r8)

// dcbz (Power ISA, Book II, 4.3.2) zeroes the line that holds its address; the memory must be
// cacheable. It has 64 or 128 bytes: a size that is not small has one when the first boundary is
// reached.
DEFINE(LINES_PREPARE, <<
@raw LOAD_REG_ADDR(ROLE(LINE_SIZE), ppc64_caches)
lwz ROLE(LINE_SHIFT), DCACHEL1LOGBLOCKSIZE(ROLE(LINE_SIZE))
lwz ROLE(LINE_SIZE), DCACHEL1BLOCKSIZE(ROLE(LINE_SIZE))
>>)
DEFINE(LINE_GAP, <<
addi ROLE(SCRATCH), ROLE(LINE_SIZE), -1
neg $1, DST()
and. $1, $1, ROLE(SCRATCH)
beq $2
>>)
DEFINE(LINES_BEGIN, <<
srd ROLE(SCRATCH), COUNT(), ROLE(LINE_SHIFT)
mtctr ROLE(SCRATCH)
sld ROLE(SCRATCH), ROLE(SCRATCH), ROLE(LINE_SHIFT)
sub COUNT(), COUNT(), ROLE(SCRATCH)
>>)
DEFINE(LINES_NEXT, <<bdnz $1>>)
DEFINE(LINES_REST, <<
mfctr ROLE(SCRATCH)
sld ROLE(SCRATCH), ROLE(SCRATCH), ROLE(LINE_SHIFT)
add COUNT(), COUNT(), ROLE(SCRATCH)
>>)
DEFINE(CLEAR_LINE, <<
ACCESS(dst, 0, <<dcbz 0, DST()>>)
add DST(), DST(), ROLE(LINE_SIZE)
>>)

// Big endian: cr0 still has the comparison that came here: its first bit, below, is the sign of an
// int, and one of the first two is set. No branch; memcmp .434 -> .428 of Linux.
//
// Little endian (all such CPUs have Power ISA 2.05): cmpb makes ones of the equal bytes. Those
// below the first byte that differs are counted by what a carry changes; the words, turned right by
// so much, have that byte at the bottom. Against shifting both words up to compare them, memcmp
// .492 -> .467 of Linux, and no cell above 1.
DEFINE(ORDER, <<
SECTION(DIFFER()_order)
IF(BIG_ENDIAN(), <<
mfcr ROLE(RESULT)
extsw ROLE(RESULT), ROLE(RESULT)
>>, <<
cmpb ROLE(ARG0), $1, $2
addi ROLE(SCRATCH), ROLE(ARG0), 1
andc ROLE(SCRATCH), ROLE(ARG0), ROLE(SCRATCH)
cntlzd ROLE(SCRATCH), ROLE(SCRATCH)
rldcl $1, $1, ROLE(SCRATCH), 56
rldcl $2, $2, ROLE(SCRATCH), 56
sub ROLE(RESULT), $1, $2
>>)
>>)

// Functions that use r2, or go to one that does, get an entry that sets it (asm/ppc_asm.h). memcpy
// begins with the choice of its kind.
DEFINE(FUNCTION_BEGIN, <<
@line _GLOBAL<<>>IF(USES_TOC($1), _TOC)<<>>IF(IS_KASAN_NAME($1), _KASAN)($1)
IF_SAME($1, memcpy, <<POWER7_DISPATCH(memcpy_power7)>>)
>>)
VALUE_MACRO(USES_TOC, 1, <<IF_SAME($1, memcpy, 1,
  <<IF_SAME($1, memmove, 1, <<IF_SAME($1, __copy_tofrom_user, 1,
  <<IF_SAME($1, __arch_clear_user, 1, 0)>>)>>)>>)>>)

// POWER7_DISPATCH(symbol): copies by vectors are the kernel's own (asm/feature-fixups.h: the kernel
// replaces the nop by the branch at boot, on POWER7 and later).
MACRO(POWER7_DISPATCH, 1, <<
@if defined(CONFIG_PPC_BOOK3S_64)
@line BEGIN_FTR_SECTION
nop
@line FTR_SECTION_ELSE
@raw b	$1
@line ALT_FTR_SECTION_END_IFCLR(CPU_FTR_VMX_COPY)
@endif
>>)

// On POWER7 and later memmove's forward copies are those of memcpy, as in the kernel.
DEFINE(FORWARD_BEGIN, <<POWER7_DISPATCH(memcpy_power7)>>)

DEFINE(KERNEL_FILES, <<
FILE(memcpy_64.S, <<linux/export.h asm/feature-fixups.h asm/kasan.h asm/ppc_asm.h>>, <<memcpy>>)
ROUTINE(memcpy, memcpy)
EXPORT(memcpy)
FILE(mem_64.S, <<linux/export.h asm/kasan.h asm/ppc_asm.h>>, <<memset and memmove>>)
ROUTINE(memset, memset)
EXPORT(memset)
@if !defined(CONFIG_KASAN)
ROUTINE(memset16, __memset16)
EXPORT(__memset16)
ROUTINE(memset32, __memset32)
EXPORT(__memset32)
ROUTINE(memset64, __memset64)
EXPORT(__memset64)
@endif
ROUTINE(memmove, memmove)
EXPORT(memmove)
FILE(copyuser_64.S, <<linux/export.h asm/feature-fixups.h asm/ppc_asm.h>>,
  <<copies to and from user memory>>)
FUNCTION_BEGIN(__copy_tofrom_user)
POWER7_DISPATCH(__copy_tofrom_user_power7)
ROUTINE(copy_user, __copy_tofrom_user_base)
EXPORT(__copy_tofrom_user)
FILE(string_64.S, <<linux/export.h asm/asm-offsets.h asm/ppc_asm.h>>, <<clearing of user memory>>)
ROUTINE(clear_user, __arch_clear_user)
EXPORT(__arch_clear_user)
FILE(memcmp_64.S, <<linux/export.h asm/ppc_asm.h>>, <<memcmp; without vectors>>)
ROUTINE(memcmp, memcmp)
EXPORT(memcmp)
>>)
