/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's asm/memory.h: where user addresses end, in an emulated user space. */
#define TASK_SIZE 0xffff0000
