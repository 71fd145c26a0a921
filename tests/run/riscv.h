/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* riscv.h - what the harness must know of RISC-V (rv64 and rv32) */

/* Registers that a call keeps, in the order of riscv.S; doubles take two words on rv32. */
#if __riscv_xlen == 64
#define FP_SAVED(r)	r,
#else
#define FP_SAVED(r)	r, r,
#endif
#define SAVED_REGISTERS							\
	"sp", "gp", "tp", "s0", "s1", "s2", "s3", "s4", "s5", "s6",	\
	"s7", "s8", "s9", "s10", "s11",					\
	FP_SAVED("fs0") FP_SAVED("fs1") FP_SAVED("fs2") FP_SAVED("fs3")	\
	FP_SAVED("fs4") FP_SAVED("fs5") FP_SAVED("fs6") FP_SAVED("fs7")	\
	FP_SAVED("fs8") FP_SAVED("fs9") FP_SAVED("fs10") FP_SAVED("fs11")

enum { NR_close = 57, NR_write = 64, NR_exit = 93, NR_setitimer = 103, NR_sigaction = 134,
       NR_mmap = 222, NR_mprotect = 226 };

/* The kernel's struct sigaction. */
struct sigaction {
	void (*handler)(int, void *, void *);
	ulong flags;
	u64 mask;
};
#define sigaction	sigaction
/* The pc follows flags, link, stack (3 words) and 128 bytes of mask, rounded up to 16. */
#define context_pc(context)	((ulong *)((char *)(context) + (5 * WORD + 128 + 15) / 16 * 16))

/* Exception table: 12 bytes, relative, with a type (1 = fixup) and data. */
#define RAW_REST	u16 type, data;
#define raw_form(e)	((e)->type == 1 && (e)->data == 0)

#define TRAP_SIZE	2

/*
 * The window: the stub <asm/csr.h> names fflags CSR_STATUS and one of its bits
 * SR_SUM. User code may write that register, so the routine's own csrs and
 * csrc open and close a window that the harness can see.
 */
#define HAVE_WINDOW	1
static inline bool window_open(void)
{
	ulong flags;

	__asm__ volatile("frflags %0" : "=r"(flags));
	return flags & 0x10;
}
static inline void window_set(bool open)
{
	__asm__ volatile("fsflags %0" : : "r"(open ? 0x10ul : 0ul));
}

#include "facts.h"
