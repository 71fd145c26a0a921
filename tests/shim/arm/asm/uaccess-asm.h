/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * Stub of the kernel's asm/uaccess-asm.h: addr becomes 0 unless size bytes from it on end below limit.
 * As in the kernel, limit and tmp are lost.
 */
	.macro	uaccess_mask_range_ptr, addr:req, size:req, limit:req, tmp:req
	sub	\tmp, \limit, \size
	mov	\limit, #0
	cmp	\addr, \tmp
	it	hi
	movhi	\addr, \limit
	.endm
