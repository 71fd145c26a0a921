/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* aarch64.h - what the harness must know of AArch64, both byte orders */

/* Registers that a call keeps, in the order of aarch64.S; x18 is the platform's. */
#define SAVED_REGISTERS							\
	"sp", "x18", "x19", "x20", "x21", "x22", "x23", "x24", "x25",	\
	"x26", "x27", "x28", "x29",					\
	"d8", "d9", "d10", "d11", "d12", "d13", "d14", "d15"

enum { NR_close = 57, NR_write = 64, NR_exit = 93, NR_setitimer = 103, NR_sigaction = 134,
       NR_mmap = 222, NR_mprotect = 226 };

/* Is that instruction ldtr or sttr of any size? Instructions are little endian. PLAIN_FORM is ldur. */
#ifdef __AARCH64EB__
#define USER_FORM(insn)	((__builtin_bswap32(insn) & 0x3f200c00) == 0x38000800)
#define PLAIN_FORM	__builtin_bswap32(0xf8400000u)
#else
#define USER_FORM(insn)	(((insn) & 0x3f200c00) == 0x38000800)
#define PLAIN_FORM	0xf8400000u
#endif

/*
 * The context: flags, link, stack (3 words), 128 bytes of mask, rounded up to
 * 16; then the fault address, x0-x30, sp, pc.
 */
#define context_pc(context)	((ulong *)((char *)(context) + (5 * WORD + 128 + 15) / 16 * 16) + 33)

/*
 * Exception table: 12 bytes, relative, with a type (2 = access to user memory)
 * and data (registers for an error and for zero: none).
 */
#define RAW_REST	u16 type, data;
#define raw_form(e)	((e)->type == 2 && (e)->data == (31 | 31 << 5))

#include "facts.h"
