/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* mips.h - what the harness must know of MIPS (o32) */

/* Registers that a call keeps, in the order of mips.S; NULL aligns the doubles. */
#define SAVED_REGISTERS							\
	"sp", "gp", "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "fp", NULL, \
	"f20", "f20", "f22", "f22", "f24", "f24", "f26", "f26", "f28", "f28", \
	"f30", "f30"

enum { NR_exit = 4001, NR_write = 4004, NR_close = 4006, NR_mmap = 4090, NR_setitimer = 4104,
       NR_mprotect = 4125, NR_sigaction = 4194 };

/* Where Linux numbers otherwise than on most CPUs. */
#define SIGBUS		10
#define SIGVTALRM	28
#define MAP_ANONYMOUS	0x800
#define SIGSET_SIZE	16

/* User space ends in the middle of the address space. */
#define USER_SPANS_MIDDLE	0

/* The kernel's struct sigaction. */
struct sigaction {
	unsigned int flags;
	void (*handler)(int, void *, void *);
	ulong mask[4];
};
#define sigaction	sigaction
#define SIGACTION(h)	{ .handler = (h), .flags = 8 /* SA_SIGINFO */ | 0x40000000 /* SA_NODEFER */ }

/* The pc, 64 bits, follows flags, link, stack (3 words), a gap, regmask and status. */
#define context_pc(context)	((ulong *)(context) + 9)

/* Exception table: absolute addresses. */
#define RAW_ABSOLUTE

/* The caller leaves room for the four arguments in registers. */
#define CALLER_AREA	16

#include "facts.h"
