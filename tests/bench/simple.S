/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * simple.S - the simple loops that better routines replaced, of our own
 *
 * ppc: clearing by words of four bytes, comparing by bytes; riscv: copying by bytes, as
 * where source and destination are aligned differently; arm: copying by words if both are
 * aligned, else by bytes.
 */

	.macro	function name
	.globl	\name
	.type	\name, %function
#if defined(__powerpc64__) && _CALL_ELF != 2
	.pushsection .opd, "aw"
	.balign	8
\name:	.quad	.L.\name, .TOC.@tocbase, 0
	.popsection
.L.\name:
#else
\name:
#endif
	.endm

	.text
#if defined(__powerpc__)
	function simple_clear
	addi	5, 3, -4
	srwi.	6, 4, 2
	li	7, 0
	beq	2f
	mtctr	6
1:	stwu	7, 4(5)
	bdnz	1b
2:	andi.	6, 4, 3
	li	3, 0
	beqlr
	mtctr	6
	addi	5, 5, 3
3:	stbu	7, 1(5)
	bdnz	3b
	blr

	function simple_compare
	cmpwi	5, 0
	addi	6, 3, -1
	li	3, 0
	beqlr
	mtctr	5
	addi	4, 4, -1
1:	lbzu	7, 1(6)
	lbzu	8, 1(4)
	subf.	3, 8, 7
	bdnzt	eq, 1b
	blr

#elif defined(__riscv)
	function simple_copy
	mv	a3, a0
	add	a2, a2, a1
	beq	a1, a2, 2f
1:	lbu	a4, 0(a1)
	sb	a4, 0(a3)
	addi	a1, a1, 1
	addi	a3, a3, 1
	bne	a1, a2, 1b
2:	ret

#elif defined(__arm__)
	.syntax	unified
	function simple_copy
	mov	r3, r0
	orr	ip, r0, r1
	tst	ip, #3
	bne	2f
	subs	r2, r2, #4
	blt	3f
1:	ldr	ip, [r1], #4
	str	ip, [r3], #4
	subs	r2, r2, #4
	bge	1b
3:	add	r2, r2, #4
2:	subs	r2, r2, #1
	bxlt	lr
4:	ldrb	ip, [r1], #1
	strb	ip, [r3], #1
	subs	r2, r2, #1
	bge	4b
	bx	lr
#endif
	.section .note.GNU-stack, "", %progbits
