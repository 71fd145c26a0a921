/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* mips.S - start, system call and checked call for MIPS (o32) */

#include "../shim/mips/asm/regdef.h"

/* struct checked: see call.c */
#define FN	0
#define ARG	4
#define RET	20
#define SP	24
#define OUT	32		/* sp gp s0-s7 fp, a gap, f20-f30 */
#define FRAME	64		/* 16 bytes for arguments, ra gp s0-s7 fp */

	.set	hardfloat
	.text
	.globl	__start
__start:
	move	a0, sp
	li	t0, -8
	and	sp, sp, t0
	addiu	sp, sp, -16
	jal	start
	break

/* long syscall6(nr, a..f): a failure is positive in v0, with a3 set */
	.globl	syscall6
syscall6:
	lw	t0, 16(sp)
	lw	t1, 20(sp)
	lw	t2, 24(sp)
	addiu	sp, sp, -32
	move	v0, a0
	move	a0, a1
	move	a1, a2
	move	a2, a3
	move	a3, t0
	sw	t1, 16(sp)
	sw	t2, 20(sp)
	syscall
	addiu	sp, sp, 32
	beqz	a3, 1f
	negu	v0, v0
1:	jr	ra

/*
 * void checked_call(struct checked *c, const ulong *poison)
 * Fills every register that a call keeps from poison, the others with junk,
 * calls c->fn, and stores what those registers hold afterwards in c->out.
 */
	.globl	checked_call
checked_call:
	addiu	sp, sp, -FRAME
	sw	ra, 16(sp)
	sw	gp, 20(sp)
	.irp	i, 0,1,2,3,4,5,6,7
	sw	$s\i, 24+4*\i(sp)
	.endr
	sw	fp, 56(sp)
	la	t0, call_pointer
	sw	a0, 0(t0)
	la	t0, call_sp
	sw	sp, 0(t0)
	sw	sp, SP(a0)
	lw	gp, 4(a1)
	.irp	i, 0,1,2,3,4,5,6,7
	lw	$s\i, 8+4*\i(a1)
	.endr
	lw	fp, 40(a1)
	.irp	i, 20,22,24,26,28,30
	ldc1	$f\i, 48+4*(\i-20)(a1)
	.endr
	lw	t9, FN(a0)
	lw	a1, ARG+4(a0)
	lw	a2, ARG+8(a0)
	lw	a3, ARG+12(a0)
	lw	a0, ARG(a0)
	.set	noat
	.irp	r, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15, 24
	li	$\r, -0x155
	.endr
	.set	at
	jalr	t9

	la	t0, call_pointer
	lw	t0, 0(t0)
	sw	v0, RET(t0)
	sw	sp, OUT(t0)
	sw	gp, OUT+4(t0)
	.irp	i, 0,1,2,3,4,5,6,7
	sw	$s\i, OUT+8+4*\i(t0)
	.endr
	sw	fp, OUT+40(t0)
	.irp	i, 20,22,24,26,28,30
	sdc1	$f\i, OUT+48+4*(\i-20)(t0)
	.endr

/* A fault without an entry comes here; nothing but the pc is valid. */
	.globl	call_abort
call_abort:
	la	t0, call_sp
	lw	sp, 0(t0)
	lw	ra, 16(sp)
	lw	gp, 20(sp)
	.irp	i, 0,1,2,3,4,5,6,7
	lw	$s\i, 24+4*\i(sp)
	.endr
	lw	fp, 56(sp)
	addiu	sp, sp, FRAME
	jr	ra

/* The illegal instruction that plant() copies. */
	.globl	trap_insn
trap_insn:
	.word	0xec000000

/*
 * Broken routines for the negative controls: damage one register, then go on
 * to the real one. struct { const char *name; code } clobbers[], ended by 0.
 */
	.macro	clobber name, insn:vararg
	.pushsection control_text, "ax"
9:	\insn
	la	t9, control_target
	lw	t9, 0(t9)
	jr	t9
	.popsection
	.pushsection .rodata
8:	.asciz	"\name"
	.popsection
	.word	8b, 9b
	.endm

	.section .data.rel.ro, "aw"
	.balign	4
	.globl	clobbers
clobbers:
	clobber	sp, addiu sp, sp, -16
	clobber	gp, li gp, 1
	clobber	s0, li s0, 1
	clobber	s7, li s7, 1
	clobber	fp, li fp, 1
	clobber	f20, mtc1 zero, $f20
	clobber	f30, mtc1 zero, $f30
	.word	0, 0

	.bss
	.balign	4
	.globl	call_sp
call_pointer:	.space	4
call_sp:	.space	4

	.section .note.GNU-stack, "", %progbits
