/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* edge.S - linked before and after the shipped files (-DEDGE=): the bounds of their text */
#ifdef __arm__
	.arm
#endif
	.text
	.balign	16
	.globl	EDGE
EDGE:
#ifdef __arm__
	.inst	0xe7f000f0
#else
	.long	0
#endif
	.section .note.GNU-stack, "", %progbits
