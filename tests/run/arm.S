/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* arm.S - start, system call and checked call for 32-bit ARM; ARM code in every variant */

/* struct checked: see call.c */
#define FN	0
#define ARG	4
#define RET	20
#define SP	24
#define OUT	32		/* sp r4-r11, one unused, d8-d15 */
#define O_FP	40

	.syntax	unified
	.arm
	.text

	.macro	function name
	.globl	\name
	.type	\name, %function
\name:
	.endm

	function _start
	mov	r0, sp
	bic	sp, sp, #15
	bl	start
	.inst	0xe7f000f0

/* long syscall6(nr, a..f) */
	function syscall6
	push	{r4-r7}
	mov	r7, r0
	mov	r0, r1
	mov	r1, r2
	mov	r2, r3
	add	r3, sp, #16
	ldm	r3, {r3-r5}
	svc	#0
	pop	{r4-r7}
	bx	lr

	function sigreturn
	mov	r7, #173
	svc	#0

/*
 * void checked_call(struct checked *c, const ulong *poison)
 * Fills every register that a call keeps from poison, the others with junk,
 * calls c->fn, and stores what those registers hold afterwards in c->out.
 */
	function checked_call
	push	{r3-r11, lr}
#ifdef __ARM_FP
	vpush	{d8-d15}
#endif
	ldr	r2, =call_pointer
	str	r0, [r2]
	ldr	r2, =call_sp
	str	sp, [r2]
	str	sp, [r0, #SP]
	add	r2, r1, #4
	ldm	r2, {r4-r11}
#ifdef __ARM_FP
	add	r2, r1, #O_FP
	vldm	r2, {d8-d15}
#endif
	ldr	ip, [r0, #FN]
	ldr	r1, [r0, #ARG+4]
	ldr	r2, [r0, #ARG+8]
	ldr	r3, [r0, #ARG+12]
	ldr	r0, [r0, #ARG]
	blx	ip

	ldr	r1, =call_pointer
	ldr	r1, [r1]
	str	r0, [r1, #RET]
	str	sp, [r1, #OUT]
	add	r2, r1, #OUT+4
	stm	r2, {r4-r11}
#ifdef __ARM_FP
	add	r2, r1, #OUT+O_FP
	vstm	r2, {d8-d15}
#endif

/* A fault without an entry comes here; nothing but the pc is valid. */
	.globl	call_abort
call_abort:
	ldr	r1, =call_sp
	ldr	sp, [r1]
#ifdef __ARM_FP
	vpop	{d8-d15}
#endif
	pop	{r3-r11, pc}
	.ltorg

/* The illegal instruction that plant() copies. */
	.globl	trap_insn
trap_insn:
#ifdef __thumb__
	.thumb
	.inst.n	0xde00
	.inst.n	0xde00
	.arm
#else
	.inst	0xe7f000f0
#endif

/* Division, which the compiler calls by these names: r0 / r1 -> r0, rest r1. */
	function __aeabi_uidiv
	function __aeabi_uidivmod
	mov	r2, r1
	mov	r1, r0
	mov	r0, #0
	mov	r3, #1
1:	cmp	r2, r1, lsr #1
	lslls	r2, r2, #1
	lslls	r3, r3, #1
	bls	1b
2:	cmp	r1, r2
	subhs	r1, r1, r2
	orrhs	r0, r0, r3
	lsrs	r3, r3, #1
	lsrne	r2, r2, #1
	bne	2b
	bx	lr

/* What unwinding tables refer to. */
	function __aeabi_unwind_cpp_pr0
	function __aeabi_unwind_cpp_pr1
	bx	lr

/*
 * Broken routines for the negative controls: damage one register, then go on
 * to the real one. struct { const char *name; code } clobbers[], ended by 0.
 */
	.macro	clobber name, insn:vararg
	.pushsection control_text, "ax"
	.balign	4
9:	\insn
	ldr	ip, =control_target
	ldr	ip, [ip]
	bx	ip
	.ltorg
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
	clobber	sp, sub sp, sp, #16
	clobber	r4, mov r4, #1
	clobber	r5, mov r5, #1
	clobber	r9, mov r9, #1
	clobber	r11, mov r11, #1
#ifdef __ARM_FP
	clobber	d8, vneg.f64 d8, d8
	clobber	d15, vneg.f64 d15, d15
#endif
	.zero	8

	.bss
	.balign	4
	.globl	call_sp
call_pointer:	.zero	4
call_sp:	.zero	4

	.section .note.GNU-stack, "", %progbits
