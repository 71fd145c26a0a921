/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* The kernel's own <asm/assembler.h>, whose macros shape the user copies. */
#include <asm/domain.h>
#include <asm/memory.h>
#include <arm/include/asm/assembler.h>
