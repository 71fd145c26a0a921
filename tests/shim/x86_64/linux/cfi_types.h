/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <linux/cfi_types.h>: SYM_TYPED_FUNC_START is in <linux/linkage.h> here. */
#include <linux/linkage.h>
