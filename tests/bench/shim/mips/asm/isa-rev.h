/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* The kernel's own <asm/isa-rev.h>. */
#include <mips/include/asm/isa-rev.h>
