// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// 32-bit PowerPC. The size of a cache line is known when the kernel is built.

BASED_ON(ppc)
VARIANT(ppc32)
OUTPUT_NAMES(<<L1_CACHE_BYTES L1_CACHE_SHIFT>>)
DIALECT(ppc)

CAPABILITY(WORD, 4)
CAPABILITY(LINES_IN_MEMSET, 1)
// A head costs 3 to 16 instructions; a misaligned word that crosses a doubleword or a line costs
// cycles. 1 -> 128: copies execute .997 of the instructions (grid); without any head .987, but
// large copies misaligned.
CAPABILITY(ALIGN_DST, 128)
// memset .66 -> .64, clear_user .67 -> .66 of Linux in calls up to 128 bytes.
CAPABILITY(FILL_THREE_FOURTHS, 1)
// 4 -> 1, which is the way for all sizes from a word on: memcmp .866 -> .849 of Linux, .922 -> .855
// in calls up to 128 bytes; the two loads of a word take two cycles on CPUs with one load unit,
// unrolled or not.
CAPABILITY(COMPARE_WORDS, 1)
CAPABILITY(MEMSET16_UNIT, 2)

// cr0 still has the comparison that came here: its first bit, below, is the sign, and one of the
// first two is set. No branch, which the data would make hard to predict; memcmp .817 -> .808 of
// Linux.
DEFINE(ORDER, <<mfcr ROLE(RESULT)>>)

// dcbz (Book II, 4.3.2) zeroes the line that holds its address; the memory must be cacheable. The
// limit leaves one whole line when the first boundary is reached; a size that is not small may be
// known to be above it.
DEFINE(LINE_GAP, <<
NEGATE($1, DST())
andi. $1, $1, L1_CACHE_BYTES-1
beq $2
>>)
DEFINE(BRANCH_BELOW_LINES, <<
@if L1_CACHE_BYTES > NUMBER(FILL_ENDS_WORDS() * WORD())
cmplwi $1, 2*L1_CACHE_BYTES
blt $2
@endif
>>)
DEFINE(LINES_BEGIN, <<
srwi ROLE(SCRATCH), COUNT(), L1_CACHE_SHIFT
mtctr ROLE(SCRATCH)
andi. COUNT(), COUNT(), L1_CACHE_BYTES-1
>>)
DEFINE(LINES_NEXT, <<bdnz $1>>)
DEFINE(LINES_REST, <<
mfctr ROLE(SCRATCH)
slwi ROLE(SCRATCH), ROLE(SCRATCH), L1_CACHE_SHIFT
add COUNT(), COUNT(), ROLE(SCRATCH)
>>)
DEFINE(CLEAR_LINE, <<
ACCESS(dst, 0, <<dcbz 0, DST()>>)
addi DST(), DST(), L1_CACHE_BYTES
>>)

// Until the caches are on, memset must not use dcbz: the branch is unconditional until
// machine_init() in arch/powerpc/kernel/setup_32.c makes it depend on the comparison.
DEFINE(LINES_GATE, <<
SECTION(gate, <<Only zeroes go by lines; the kernel makes the branch a bne when the cache is on.>>)
cmplwi ROLE(VALUE), 0
@label L(gate)
JUMP($1)
@raw patch_site	L(gate), patch__memset_nocache
>>)

// The same function puts a nop at patch__memcpy_nocache, where there must be something to replace.
MACRO(MEMCPY_SITE, 0, <<
SECTION(site, <<memcpy needs no cache: where the kernel turns on what does, a nop becomes a nop.>>)
LABEL(site)
nop
@raw patch_site	L(site), patch__memcpy_nocache
>>)

DEFINE(KERNEL_FILES, <<
FILE(copy_32.S, <<linux/export.h asm/cache.h asm/code-patching-asm.h asm/kasan.h asm/ppc_asm.h>>,
  <<memory copies and fills, and copies to and from user memory>>)
ROUTINE(memset, memset)
EXPORT(memset)
@if !defined(CONFIG_KASAN)
ROUTINE(memset16, memset16)
EXPORT(memset16)
@endif
ROUTINE(memmove, memmove)
EXPORT(memmove)
ROUTINE(memcpy, memcpy)
MEMCPY_SITE()
EXPORT(memcpy)
ROUTINE(copy_user, __copy_tofrom_user)
EXPORT(__copy_tofrom_user)
FILE(memcmp_32.S, <<linux/export.h asm/ppc_asm.h>>, <<memcmp>>)
ROUTINE(memcmp, memcmp)
EXPORT(memcmp)
FILE(string_32.S, <<linux/export.h asm/cache.h asm/ppc_asm.h>>, <<clearing of user memory>>)
ROUTINE(clear_user, __arch_clear_user)
EXPORT(__arch_clear_user)
>>)
