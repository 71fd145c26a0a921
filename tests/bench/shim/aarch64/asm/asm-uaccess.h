/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* The kernel's own <asm/asm-uaccess.h>, whose macros shape the user copies. */
#include <arm64/include/asm/asm-uaccess.h>
