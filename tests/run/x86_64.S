/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* x86_64.S - start, system call and checked call for x86-64 */

/* struct checked: see call.c */
#define FN	0
#define ARG	8
#define RET	40
#define SP	48
#define OUT	64		/* rsp rbx rbp r12-r15 flags, rdx rsi rax r8-r11 rcx, xmm0-xmm15 */
#define O_FLAGS	56
#define O_RDX	64
#define O_RSI	72
#define O_RAX	80
#define O_R8	88
#define O_RCX	120
#define O_XMM	128

	.text
	.globl	_start
_start:
	mov	%rsp, %rdi
	and	$-16, %rsp
	call	start
	ud2

/* long syscall6(nr, a..f) */
	.globl	syscall6
syscall6:
	mov	%rdi, %rax
	mov	%rsi, %rdi
	mov	%rdx, %rsi
	mov	%rcx, %rdx
	mov	%r8, %r10
	mov	%r9, %r8
	mov	8(%rsp), %r9
	syscall
	ret

/* Where a signal handler returns to. */
	.globl	signal_return
signal_return:
	mov	$15, %eax	/* rt_sigreturn */
	syscall

/*
 * void checked_call(struct checked *c, const ulong *poison)
 * Fills every register that a call keeps from poison, the others with junk,
 * calls c->fn, and stores what those registers hold afterwards in c->out.
 * Kernel code keeps the vector registers, too.
 */
	.globl	checked_call
checked_call:
	push	%rbx
	push	%rbp
	push	%r12
	push	%r13
	push	%r14
	push	%r15
	sub	$8, %rsp
	mov	%rdi, call_pointer(%rip)
	mov	%rsp, call_sp(%rip)
	mov	%rsp, SP(%rdi)
	mov	8(%rsi), %rbx
	mov	16(%rsi), %rbp
	.irp	i, 12,13,14,15
	mov	8*(\i-9)(%rsi), %r\i
	.endr
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
	movups	O_XMM+16*\i(%rsi), %xmm\i
	.endr
	.irp	i, 8,9,10,11
	mov	O_R8+8*(\i-8)(%rsi), %r\i
	.endr
	mov	FN(%rdi), %rax
	mov	%rax, call_function(%rip)
	mov	O_RAX(%rsi), %rax
	mov	ARG+8(%rdi), %rsi
	mov	ARG+16(%rdi), %rdx
	mov	ARG+24(%rdi), %rcx
	mov	ARG(%rdi), %rdi
	call	*call_function(%rip)

	mov	%rcx, call_rcx(%rip)
	mov	call_pointer(%rip), %rcx
	mov	%rax, RET(%rcx)
	mov	%rdx, OUT+O_RDX(%rcx)
	mov	%rsi, OUT+O_RSI(%rcx)
	mov	%rax, OUT+O_RAX(%rcx)
	.irp	i, 8,9,10,11
	mov	%r\i, OUT+O_R8+8*(\i-8)(%rcx)
	.endr
	mov	call_rcx(%rip), %rax
	mov	%rax, OUT+O_RCX(%rcx)
	mov	%rsp, OUT(%rcx)
	mov	call_sp(%rip), %rsp
	pushfq
	pop	%rax
	cld
	and	$0x40400, %eax	/* direction, alignment check */
	mov	%rax, OUT+O_FLAGS(%rcx)
	mov	%rbx, OUT+8(%rcx)
	mov	%rbp, OUT+16(%rcx)
	.irp	i, 12,13,14,15
	mov	%r\i, OUT+8*(\i-9)(%rcx)
	.endr
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
	movups	%xmm\i, OUT+O_XMM+16*\i(%rcx)
	.endr

/* A fault without an entry comes here; nothing but the pc is valid. */
	.globl	call_abort
call_abort:
	mov	call_sp(%rip), %rsp
	cld
	add	$8, %rsp
	pop	%r15
	pop	%r14
	pop	%r13
	pop	%r12
	pop	%rbp
	pop	%rbx
	ret

/* ulong control_real(d, s, n, x): what C calls, in the convention of C */
	.globl	control_real
control_real:
	sub	$8, %rsp
	call	*control_target(%rip)
	add	$8, %rsp
	cmpb	$0, control_is_inline(%rip)
	cmovne	%rcx, %rax
	ret

/* The illegal instruction that plant() copies: push %es, which 64-bit mode has not. */
	.globl	trap_insn
trap_insn:
	.byte	0x06

/* Return with the stack pointer 16 bytes too low. */
	.macro	lower_stack
	pop	%r11
	sub	$16, %rsp
	push	%r11
	.endm

/*
 * Broken routines for the negative controls: damage one register, then go on
 * to the real one. struct { const char *name; code } clobbers[], ended by 0.
 */
	.macro	clobber name, insn:vararg
	.pushsection clobber_text, "ax"
9:	\insn
	jmp	*control_target(%rip)
	.popsection
	.pushsection .rodata
8:	.asciz	"\name"
	.popsection
	.quad	8b, 9b
	.endm

	.section .data.rel.ro, "aw"
	.balign	8
	.globl	clobbers
clobbers:
	clobber	rsp, lower_stack
	clobber	rbx, xor $1, %ebx
	clobber	rbp, xor $1, %ebp
	clobber	r12, xor $1, %r12d
	clobber	r15, xor $1, %r15d
	clobber	direction, std
	clobber	rdx, xor $1, %edx
	clobber	r8, xor $1, %r8d
	clobber	r11, xor $1, %r11d
	clobber	xmm0, pxor %xmm0, %xmm0
	clobber	xmm15, pxor %xmm15, %xmm15
	.zero	16

	.bss
	.balign	8
	.globl	call_sp
	.globl	control_is_inline
call_pointer:	.zero	8
call_function:	.zero	8
call_rcx:	.zero	8
control_is_inline:	.zero	8
call_sp:	.zero	8

	.section .note.GNU-stack, "", @progbits
