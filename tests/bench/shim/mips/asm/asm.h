/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* The kernel's own <asm/asm.h>, not the stub of the tests: its files need nearly all of it. */
#include <mips/include/asm/asm.h>
