/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* The kernel's own <asm/regdef.h>. */
#include <mips/include/asm/regdef.h>
