/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* ppc32.S - start, system call and checked call for 32-bit PowerPC */

/* struct checked: see call.c */
#define FN	0
#define ARG	4
#define RET	20
#define SP	24
#define OUT	32		/* sp r2 r13-r31 cr f14-f31 */
#define FRAME	112

	.text
	.globl	_start
_start:
	mr	%r3, %r1
	clrrwi	%r1, %r1, 4
	li	%r0, 0
	stwu	%r0, -16(%r1)
	bl	start
	trap

/* long syscall6(nr, a..f): an error comes back in cr0.so */
	.globl	syscall6
	.type	syscall6, @function
syscall6:
	mr	%r0, %r3
	mr	%r3, %r4
	mr	%r4, %r5
	mr	%r5, %r6
	mr	%r6, %r7
	mr	%r7, %r8
	mr	%r8, %r9
	sc
	bnslr
	neg	%r3, %r3
	blr

/*
 * void checked_call(struct checked *c, const ulong *poison)
 * Fills every register that a call keeps from poison, the others with junk,
 * calls c->fn, and stores what those registers hold afterwards in c->out.
 */
	.globl	checked_call
	.type	checked_call, @function
checked_call:
	mflr	%r0
	stw	%r0, 4(%r1)
	stwu	%r1, -FRAME(%r1)
	stmw	%r13, 16(%r1)
	mfcr	%r0
	stw	%r0, 8(%r1)
	stw	%r2, 12(%r1)
	lis	%r5, call_pointer@ha
	stw	%r3, call_pointer@l(%r5)
	lis	%r5, call_sp@ha
	stw	%r1, call_sp@l(%r5)
	stw	%r1, SP(%r3)
	lwz	%r2, 4(%r4)
	lmw	%r13, 8(%r4)
	lwz	%r0, 84(%r4)
	mtcrf	0xff, %r0
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17
	lfd	14+\i, 88+8*\i(%r4)
	.endr
	lwz	%r0, FN(%r3)
	mtctr	%r0
	lwz	%r4, ARG+4(%r3)
	lwz	%r5, ARG+8(%r3)
	lwz	%r6, ARG+12(%r3)
	lwz	%r3, ARG(%r3)
	.irp	i, 0,7,8,9,10,11,12
	li	\i, -0x1555
	.endr
	bctrl

	lis	%r4, call_pointer@ha
	lwz	%r4, call_pointer@l(%r4)
	stw	%r3, RET(%r4)
	stw	%r1, OUT(%r4)
	stw	%r2, OUT+4(%r4)
	stmw	%r13, OUT+8(%r4)
	mfcr	%r0
	rlwinm	%r0, %r0, 0, 8, 19
	stw	%r0, OUT+84(%r4)
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17
	stfd	14+\i, OUT+88+8*\i(%r4)
	.endr

/* A fault without an entry comes here; nothing but the pc is valid. */
	.globl	call_abort
call_abort:
	lis	%r1, call_sp@ha
	lwz	%r1, call_sp@l(%r1)
	lwz	%r0, 8(%r1)
	mtcrf	0xff, %r0
	lwz	%r2, 12(%r1)
	lmw	%r13, 16(%r1)
	addi	%r1, %r1, FRAME
	lwz	%r0, 4(%r1)
	mtlr	%r0
	blr

/* The illegal instruction that plant() copies. */
	.globl	trap_insn
trap_insn:
	.long	0

/*
 * Broken routines for the negative controls: damage one register, then go on
 * to the real one. struct { const char *name; code } clobbers[], ended by 0.
 */
	.macro	clobber name, insn:vararg
	.pushsection control_text, "ax"
9:	\insn
	lis	%r12, control_target@ha
	lwz	%r12, control_target@l(%r12)
	mtctr	%r12
	bctr
	.popsection
	.pushsection .rodata
8:	.asciz	"\name"
	.popsection
	.long	8b, 9b
	.endm

	.data
	.balign	4
	.globl	clobbers
clobbers:
	clobber	sp, addi %r1, %r1, -16
	clobber	r2, li %r2, 1
	clobber	r13, li %r13, 1
	clobber	r14, li %r14, 1
	clobber	r31, li %r31, 1
	clobber	cr2, crnot 8, 8
	clobber	cr3, crnot 13, 13
	clobber	cr4, crnot 19, 19
	clobber	f14, fneg 14, 14
	clobber	f31, fneg 31, 31
	.zero	8

	.bss
	.balign	4
	.globl	call_sp
call_pointer:	.zero	4
call_sp:	.zero	4

	.section .note.GNU-stack, "", @progbits
