/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * known.S - known_fill(dst, c, n): bytes in a loop, whose instructions are counted by hand
 *
 * hand: instructions for n = 0; for n > 0 those outside the loop, and those in it;
 * bytes loaded. tests/bench/test reads these numbers from here. -DSLOWER=1: one more in
 * every call.
 */

	.text
	.globl	known_fill
	.type	known_fill, %function

#if defined(__riscv)
/* hand riscv 2 4 3 0 */
known_fill:
#ifdef SLOWER
	nop
#endif
	beqz	a2, 2f
	mv	a3, a0
	add	a2, a2, a0
1:	sb	a1, 0(a3)
	addi	a3, a3, 1
	bne	a3, a2, 1b
2:	ret

#elif defined(__powerpc__)
/* hand ppc32 2 5 2 0 */
/* hand ppc64 2 5 2 0 */
#if defined(__powerpc64__) && _CALL_ELF != 2
	.pushsection .opd, "aw"
	.balign	8
known_fill:
	.quad	.L.known_fill, .TOC.@tocbase, 0
	.popsection
.L.known_fill:
#else
known_fill:
#endif
#ifdef SLOWER
	nop
#endif
	cmpwi	5, 0
	beqlr
	mtctr	5
	addi	6, 3, -1
1:	stbu	4, 1(6)
	bdnz	1b
	blr

#elif defined(__aarch64__)
/* hand aarch64 2 4 3 0 */
known_fill:
#ifdef SLOWER
	nop
#endif
	cbz	x2, 2f
	mov	x3, x0
	add	x2, x2, x0
1:	strb	w1, [x3], #1
	cmp	x3, x2
	b.ne	1b
2:	ret

#elif defined(__arm__)
/* hand arm 3 5 3 0 */
	.syntax	unified
known_fill:
#ifdef SLOWER
	nop
#endif
	cmp	r2, #0
	beq	2f
	mov	r3, r0
	add	r2, r2, r0
1:	strb	r1, [r3], #1
	cmp	r3, r2
	bne	1b
2:	bx	lr

#elif defined(__mips__)
/* hand mips 4 6 3 0 */
	.set	noreorder
known_fill:
#ifdef SLOWER
	nop
#endif
	beqz	$6, 2f
	move	$2, $4
	addu	$6, $6, $4
	move	$8, $4
1:	addiu	$8, $8, 1
	bne	$8, $6, 1b
	sb	$5, -1($8)
2:	jr	$31
	nop

#elif defined(__x86_64__)
/* hand x86_64 4 5 4 8 */
known_fill:
#ifdef SLOWER
	nop
#endif
	mov	%rdi, %rax
	test	%rdx, %rdx
	je	2f
	add	%rdi, %rdx
1:	mov	%sil, (%rdi)
	inc	%rdi
	cmp	%rdx, %rdi
	jne	1b
2:	ret
#endif

	/* What the harness expects of routines: an exception table, on ppc32 a site to patch. */
	.section __ex_table, "a"
	.zero	24
#if defined(__powerpc__) && !defined(__powerpc64__)
	.data
	.balign	4
	.globl	patch__memset_nocache
patch__memset_nocache:
	.long	4
	.long	0
#endif
	/* What the C library's routines look at: its stack guard, bytes of a cache line, "large" on x86. */
	.data
	.balign	8
	.globl	__stack_chk_guard, _dl_cache_line_size, __x86_shared_non_temporal_threshold
__x86_shared_non_temporal_threshold:
	.quad	0xc0000
__stack_chk_guard:
	.quad	0
_dl_cache_line_size:
	.long	32
	.section .note.GNU-stack, "", %progbits
