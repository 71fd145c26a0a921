/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* ppc64.S - start, system call and checked call for 64-bit PowerPC */

/* struct checked: see call.c */
#define FN	0
#define ARG	8
#define RET	40
#define SP	48
#define VECTORS	56
#define OUT	64		/* sp r2 r13-r31 cr f14-f31, two unused, v20-v31 */
#define O_CR	168
#define O_FP	176
#define O_VR	336
#define GPRS	256		/* in the frame: above the parameter save area */
#define FRAME	448

#if _CALL_ELF == 2
	.macro	function name
	.globl	\name
	.type	\name, @function
\name:
	.endm
#else
	.macro	function name
	.globl	\name
	.pushsection .opd, "aw"
	.balign	8
\name:	.quad	.L.\name, .TOC.@tocbase, 0
	.popsection
	.type	\name, @function
.L.\name:
	.endm
#endif

	/* Load from or store to a variable near zero: nothing but the pc need be valid. */
	.macro	variable insn, reg, via, name
	lis	\via, \name@ha
	\insn	\reg, \name@l(\via)
	.endm

	.text
	function _start
#if _CALL_ELF == 2
	lis	2, .TOC.@ha
	addi	2, 2, .TOC.@l
#endif
	mr	3, 1
	clrrdi	1, 1, 4
	li	0, 0
	stdu	0, -128(1)
	bl	start
	nop
	trap

/* long syscall6(nr, a..f): an error comes back in cr0.so */
	function syscall6
	mr	0, 3
	mr	3, 4
	mr	4, 5
	mr	5, 6
	mr	6, 7
	mr	7, 8
	mr	8, 9
	sc
	bnslr
	neg	3, 3
	blr

/*
 * void checked_call(struct checked *c, const ulong *poison)
 * Fills every register that a call keeps from poison, the others with junk,
 * calls c->fn, and stores what those registers hold afterwards in c->out.
 */
	function checked_call
	mflr	0
	std	0, 16(1)
	mfcr	0
	std	0, 8(1)
	stdu	1, -FRAME(1)
	std	2, GPRS-8(1)
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18
	std	13+\i, GPRS+8*\i(1)
	.endr
	variable std, 3, 5, call_pointer
	variable std, 1, 5, call_sp
	std	1, SP(3)
	ld	13, 16(4)
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17
	ld	14+\i, 24+8*\i(4)
	lfd	14+\i, O_FP+8*\i(4)
	.endr
	ld	0, O_CR(4)
	mtcrf	0xff, 0
	ld	0, VECTORS(3)
	cmpdi	0, 0, 0
	beq	1f
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11
	li	0, O_VR+16*\i
	lvx	20+\i, 4, 0
	.endr
1:	ld	12, FN(3)
#if _CALL_ELF != 2
	ld	2, 8(12)
	ld	12, 0(12)
#endif
	mtctr	12
	ld	4, ARG+8(3)
	ld	5, ARG+16(3)
	ld	6, ARG+24(3)
	ld	3, ARG(3)
	.irp	i, 0,7,8,9,10,11
	li	\i, -0x1555
	.endr
	bctrl

	variable ld, 4, 4, call_pointer
	std	3, RET(4)
	std	1, OUT(4)
	std	2, OUT+8(4)
	std	13, OUT+16(4)
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17
	std	14+\i, OUT+24+8*\i(4)
	stfd	14+\i, OUT+O_FP+8*\i(4)
	.endr
	mfcr	0
	rlwinm	0, 0, 0, 8, 19
	std	0, OUT+O_CR(4)
	ld	0, VECTORS(4)
	cmpdi	0, 0, 0
	beq	call_abort
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11
	li	0, OUT+O_VR+16*\i
	stvx	20+\i, 4, 0
	.endr

/* A fault without an entry comes here; nothing but the pc is valid. */
	.globl	call_abort
call_abort:
	variable ld, 1, 3, call_sp
	ld	2, GPRS-8(1)
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18
	ld	13+\i, GPRS+8*\i(1)
	.endr
	addi	1, 1, FRAME
	ld	0, 8(1)
	mtcrf	0xff, 0
	ld	0, 16(1)
	mtlr	0
	blr

/* The illegal instruction that plant() copies. */
	.globl	trap_insn
trap_insn:
	.long	0
	.long	0

/*
 * Broken routines for the negative controls: damage one register, then go on
 * to the real one. struct { const char *name; code } clobbers[], ended by 0.
 */
	.macro	clobber name, insn:vararg
	.pushsection control_text, "ax"
9:	\insn
	variable ld, 12, 12, control_target
#if _CALL_ELF != 2
	ld	12, 0(12)
#endif
	mtctr	12
	bctr
	.popsection
	.pushsection .rodata
8:	.asciz	"\name"
	.popsection
#if _CALL_ELF == 2
	.quad	8b, 9b
#else
	.pushsection .opd, "aw"
7:	.quad	9b, .TOC.@tocbase, 0
	.popsection
	.quad	8b, 7b
#endif
	.endm

	.data
	.balign	8
	.globl	clobbers
clobbers:
	clobber	sp, addi 1, 1, -64
	clobber	r2, li 2, 1
	clobber	r13, li 13, 1
	clobber	r14, li 14, 1
	clobber	r31, li 31, 1
	clobber	cr2, crnot 8, 8
	clobber	cr3, crnot 13, 13
	clobber	cr4, crnot 19, 19
	clobber	f14, fneg 14, 14
	clobber	f31, fneg 31, 31
	clobber	v20, vnor 20, 20, 20
	clobber	v31, vnor 31, 31, 31
	.zero	16

	.bss
	.balign	8
	.globl	call_sp
call_pointer:	.zero	8
call_sp:	.zero	8

	.section .note.GNU-stack, "", @progbits
