/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* riscv.S - start, system call and checked call for RISC-V (rv64 and rv32) */

#if __riscv_xlen == 64
#define L	ld
#define S	sd
#define W	8
#else
#define L	lw
#define S	sw
#define W	4
#endif

/* struct checked: see call.c */
#define FN	0
#define ARG	W
#define RET	(5 * W)
#define SP	(6 * W)
#define OUT	(8 * W)		/* sp gp tp s0-s11 fs0-fs11 */
#define FRAME	((16 * W + 15) / 16 * 16)

	.text
	.globl	_start
_start:
	mv	a0, sp
	andi	sp, sp, -16
	call	start
	ebreak

/* long syscall6(nr, a..f) */
	.globl	syscall6
syscall6:
	mv	a7, a0
	mv	a0, a1
	mv	a1, a2
	mv	a2, a3
	mv	a3, a4
	mv	a4, a5
	mv	a5, a6
	ecall
	ret

/*
 * void checked_call(struct checked *c, const ulong *poison)
 * Fills every register that a call keeps from poison, the others with junk,
 * calls c->fn, and stores what those registers hold afterwards in c->out.
 */
	.globl	checked_call
checked_call:
	addi	sp, sp, -FRAME
	S	ra, 0(sp)
	S	gp, W(sp)
	S	tp, 2*W(sp)
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11
	S	s\i, (3+\i)*W(sp)
	.endr
	lla	t0, call_pointer
	S	a0, 0(t0)
	lla	t0, call_sp
	S	sp, 0(t0)
	S	sp, SP(a0)
	L	gp, W(a1)
	L	tp, 2*W(a1)
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11
	L	s\i, (3+\i)*W(a1)
	fld	fs\i, 15*W+8*\i(a1)
	.endr
	L	ra, FN(a0)
	L	a1, ARG+W(a0)
	L	a2, ARG+2*W(a0)
	L	a3, ARG+3*W(a0)
	L	a0, ARG(a0)
	.irp	r, a4, a5, a6, a7, t0, t1, t2, t3, t4, t5, t6
	li	\r, -0x155
	.endr
	jalr	ra, 0(ra)

	lla	t0, call_pointer
	L	t0, 0(t0)
	S	a0, RET(t0)
	S	sp, OUT(t0)
	S	gp, OUT+W(t0)
	S	tp, OUT+2*W(t0)
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11
	S	s\i, OUT+(3+\i)*W(t0)
	fsd	fs\i, OUT+15*W+8*\i(t0)
	.endr

/* A fault without an entry comes here; nothing but the pc is valid. */
	.globl	call_abort
call_abort:
	lla	sp, call_sp
	L	sp, 0(sp)
	L	ra, 0(sp)
	L	gp, W(sp)
	L	tp, 2*W(sp)
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11
	L	s\i, (3+\i)*W(sp)
	.endr
	addi	sp, sp, FRAME
	ret

/* The illegal instruction that plant() copies. */
	.globl	trap_insn
trap_insn:
	.2byte	0

/*
 * Broken routines for the negative controls: damage one register, then go on
 * to the real one. struct { const char *name; code } clobbers[], ended by 0.
 */
	.macro	clobber name, insn:vararg
	.pushsection control_text, "ax"
9:	\insn
	lla	t6, control_target
	L	t6, 0(t6)
	jr	t6
	.popsection
	.pushsection .rodata
8:	.asciz	"\name"
	.popsection
#if W == 8
	.dword	8b, 9b
#else
	.word	8b, 9b
#endif
	.endm

	.section .data.rel.ro, "aw"
	.balign	W
	.globl	clobbers
clobbers:
	clobber	sp, addi sp, sp, -16
	clobber	gp, li gp, 1
	clobber	tp, li tp, 1
	clobber	s0, li s0, 1
	clobber	s11, li s11, 1
	clobber	fs0, fmv.w.x fs0, zero
	clobber	fs11, fmv.w.x fs11, zero
	.zero	2*W

	.bss
	.balign	W
	.globl	call_sp
call_pointer:	.zero	W
call_sp:	.zero	W

	.section .note.GNU-stack, "", %progbits
