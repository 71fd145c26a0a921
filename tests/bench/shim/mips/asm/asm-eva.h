/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* The kernel's own <asm/asm-eva.h>. */
#include <mips/include/asm/asm-eva.h>
