/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* aarch64.S - start, system call and checked call for AArch64 */

/* struct checked: see call.c */
#define FN	0
#define ARG	8
#define RET	40
#define SP	48
#define OUT	64		/* sp x18-x29 d8-d15 */
#define O_FP	104
#define FRAME	112

	/* Load from or store to a variable: nothing but the pc need be valid. */
	.macro	variable insn, reg, via, name
	adrp	\via, \name
	\insn	\reg, [\via, #:lo12:\name]
	.endm

	.text
	.globl	_start
_start:
	mov	x0, sp
	and	sp, x0, #-16
	bl	start
	brk	#0

/* long syscall6(nr, a..f) */
	.globl	syscall6
syscall6:
	mov	x8, x0
	mov	x0, x1
	mov	x1, x2
	mov	x2, x3
	mov	x3, x4
	mov	x4, x5
	mov	x5, x6
	svc	#0
	ret

/*
 * void checked_call(struct checked *c, const ulong *poison)
 * Fills every register that a call keeps from poison, the others with junk,
 * calls c->fn, and stores what those registers hold afterwards in c->out.
 */
	.globl	checked_call
checked_call:
	sub	sp, sp, #FRAME
	.irp	i, 18,19,20,21,22,23,24,25,26,27,28,29,30
	str	x\i, [sp, #8*(\i-18)]
	.endr
	variable str, x0, x2, call_pointer
	mov	x3, sp
	variable str, x3, x2, call_sp
	str	x3, [x0, #SP]
	.irp	i, 18,19,20,21,22,23,24,25,26,27,28,29
	ldr	x\i, [x1, #8*(\i-17)]
	.endr
	.irp	i, 8,9,10,11,12,13,14,15
	ldr	d\i, [x1, #O_FP+8*(\i-8)]
	.endr
	ldr	x30, [x0, #FN]
	ldp	x2, x3, [x0, #ARG+16]
	ldp	x0, x1, [x0, #ARG]
	.irp	i, 4,5,6,7,8,9,10,11,12,13,14,15,16,17
	mov	x\i, #-0x1555
	.endr
	blr	x30

	variable ldr, x1, x1, call_pointer
	str	x0, [x1, #RET]
	mov	x2, sp
	str	x2, [x1, #OUT]
	.irp	i, 18,19,20,21,22,23,24,25,26,27,28,29
	str	x\i, [x1, #OUT+8*(\i-17)]
	.endr
	.irp	i, 8,9,10,11,12,13,14,15
	str	d\i, [x1, #OUT+O_FP+8*(\i-8)]
	.endr

/* A fault without an entry comes here; nothing but the pc is valid. */
	.globl	call_abort
call_abort:
	variable ldr, x1, x1, call_sp
	mov	sp, x1
	.irp	i, 18,19,20,21,22,23,24,25,26,27,28,29,30
	ldr	x\i, [sp, #8*(\i-18)]
	.endr
	add	sp, sp, #FRAME
	ret

/* The illegal instruction that plant() copies. */
	.globl	trap_insn
trap_insn:
	udf	#0

/*
 * Broken routines for the negative controls: damage one register, then go on
 * to the real one. struct { const char *name; code } clobbers[], ended by 0.
 */
	.macro	clobber name, insn:vararg
	.pushsection control_text, "ax"
	.balign	4
9:	\insn
	variable ldr, x17, x17, control_target
	br	x17
	.popsection
	.pushsection .rodata
8:	.asciz	"\name"
	.popsection
	.xword	8b, 9b
	.endm

	.section .data.rel.ro, "aw"
	.balign	8
	.globl	clobbers
clobbers:
	clobber	sp, sub sp, sp, #16
	clobber	x18, mov x18, #1
	clobber	x19, mov x19, #1
	clobber	x28, mov x28, #1
	clobber	x29, mov x29, #1
	clobber	d8, fmov d8, xzr
	clobber	d15, fmov d15, xzr
	.zero	16

	.bss
	.balign	8
	.globl	call_sp
call_pointer:	.zero	8
call_sp:	.zero	8

	.section .note.GNU-stack, "", %progbits
