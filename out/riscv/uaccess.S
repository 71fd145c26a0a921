/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * uaccess.S: copies to and from user memory, and clearing it
 *
 * Made by `memgen generate --target riscv` from templates/ and targets/riscv.m4.
 */

#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/alternative-macros.h>
#include <asm/asm-extable.h>
#include <asm/asm.h>
#include <asm/csr.h>
#include <asm/hwcap.h>

/* An access to user memory: if it faults, execution goes on at \fixup. */
	.macro	user fixup:req, insn:vararg
9999:	\insn
	_asm_extable 9999b, \fixup
	.endm

SYM_FUNC_START(__asm_copy_to_user)
#if defined(CONFIG_RISCV_ISA_V)
	ALTERNATIVE("j fallback_scalar_usercopy", "nop", 0, RISCV_ISA_EXT_ZVE32X, CONFIG_RISCV_ISA_V)
	REG_L	t0, riscv_v_usercopy_threshold
	bltu	a2, t0, fallback_scalar_usercopy
	tail	enter_vector_usercopy
#endif

/*
 * copy_user(dst, src, n): both may be user memory; returns the bytes not copied.
 *
 *   a0                        dst, then the result
 *   a1                        src
 *   a2                        n, then only its low bits
 *   a3,a4,a5,a6,a7,t0,t1,t2   data
 *   t4                        dst where the loop ends
 *   t3                        scratch
 *   t0                        merging: the part of the last source word still to be used
 *   t1                        merging: source offset in its word, in bits
 *   t2                        merging: bits of a word less those
 */
SYM_FUNC_START(fallback_scalar_usercopy)
	li	t3, SR_SUM
	csrs	CSR_STATUS, t3
	sltiu	t3, a2, SZREG
	bnez	t3, .Lcopy_user_tiny
	or	t3, a0, a1
	andi	t3, t3, SZREG-1
	beqz	t3, .Lcopy_user_aligned
	xor	t3, a0, a1
	andi	t3, t3, SZREG-1
	bnez	t3, .Lcopy_user_misaligned

	/* Head: up to a word boundary of the destination. */
	andi	t3, a0, 1
	beqz	t3, .Lcopy_user_head_no_1
	user	.Lcopy_user_retry,	lbu	a3, 0(a1)
	user	.Lcopy_user_retry,	sb	a3, 0(a0)
	addi	a1, a1, 1
	addi	a0, a0, 1
	addi	a2, a2, -1
.Lcopy_user_head_no_1:
	andi	t3, a0, 2
	beqz	t3, .Lcopy_user_head_no_2
	user	.Lcopy_user_retry,	lhu	a3, 0(a1)
	user	.Lcopy_user_retry,	sh	a3, 0(a0)
	addi	a1, a1, 2
	addi	a0, a0, 2
	addi	a2, a2, -2
.Lcopy_user_head_no_2:

#ifdef CONFIG_64BIT
	andi	t3, a0, 4
	beqz	t3, .Lcopy_user_head_no_4
	user	.Lcopy_user_retry,	lw	a3, 0(a1)
	user	.Lcopy_user_retry,	sw	a3, 0(a0)
	addi	a1, a1, 4
	addi	a0, a0, 4
	addi	a2, a2, -4
.Lcopy_user_head_no_4:
#endif
.Lcopy_user_aligned:

	/* Bulk: 16 words at a time. */
	andi	t4, a2, -16*SZREG
	beqz	t4, .Lcopy_user_bulk_done
	add	t4, a0, t4
.Lcopy_user_bulk:
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	a3, 0(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	a4, SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	a5, 2*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	a6, 3*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	a7, 4*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	t0, 5*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	t1, 6*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	t2, 7*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	a3, 0(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	a4, SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	a5, 2*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	a6, 3*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	a7, 4*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	t0, 5*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	t1, 6*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	t2, 7*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	a3, 8*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	a4, 9*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	a5, 10*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	a6, 11*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	a7, 12*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	t0, 13*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	t1, 14*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_L	t2, 15*SZREG(a1)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	a3, 8*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	a4, 9*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	a5, 10*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	a6, 11*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	a7, 12*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	t0, 13*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	t1, 14*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop,	REG_S	t2, 15*SZREG(a0)
	addi	a1, a1, 16*SZREG
	addi	a0, a0, 16*SZREG
	bne	a0, t4, .Lcopy_user_bulk
	andi	t3, a2, 16*SZREG-1
	beqz	t3, .Lcopy_user_exit
.Lcopy_user_bulk_done:

	/* Tail: by the bits of the count. */
	andi	t3, a2, 8*SZREG
	beqz	t3, .Lcopy_user_tail_no_8w
	user	.Lcopy_user_fixup_tail_8w,	REG_L	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_8w,	REG_L	a4, SZREG(a1)
	user	.Lcopy_user_fixup_tail_8w,	REG_L	a5, 2*SZREG(a1)
	user	.Lcopy_user_fixup_tail_8w,	REG_L	a6, 3*SZREG(a1)
	user	.Lcopy_user_fixup_tail_8w,	REG_L	a7, 4*SZREG(a1)
	user	.Lcopy_user_fixup_tail_8w,	REG_L	t0, 5*SZREG(a1)
	user	.Lcopy_user_fixup_tail_8w,	REG_L	t1, 6*SZREG(a1)
	user	.Lcopy_user_fixup_tail_8w,	REG_L	t2, 7*SZREG(a1)
	user	.Lcopy_user_fixup_tail_8w,	REG_S	a3, 0(a0)
	user	.Lcopy_user_fixup_tail_8w,	REG_S	a4, SZREG(a0)
	user	.Lcopy_user_fixup_tail_8w,	REG_S	a5, 2*SZREG(a0)
	user	.Lcopy_user_fixup_tail_8w,	REG_S	a6, 3*SZREG(a0)
	user	.Lcopy_user_fixup_tail_8w,	REG_S	a7, 4*SZREG(a0)
	user	.Lcopy_user_fixup_tail_8w,	REG_S	t0, 5*SZREG(a0)
	user	.Lcopy_user_fixup_tail_8w,	REG_S	t1, 6*SZREG(a0)
	user	.Lcopy_user_fixup_tail_8w,	REG_S	t2, 7*SZREG(a0)
	addi	a1, a1, 8*SZREG
	addi	a0, a0, 8*SZREG
.Lcopy_user_tail_no_8w:
	andi	t3, a2, 4*SZREG
	beqz	t3, .Lcopy_user_tail_no_4w
	user	.Lcopy_user_fixup_tail_4w,	REG_L	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_4w,	REG_L	a4, SZREG(a1)
	user	.Lcopy_user_fixup_tail_4w,	REG_L	a5, 2*SZREG(a1)
	user	.Lcopy_user_fixup_tail_4w,	REG_L	a6, 3*SZREG(a1)
	user	.Lcopy_user_fixup_tail_4w,	REG_S	a3, 0(a0)
	user	.Lcopy_user_fixup_tail_4w,	REG_S	a4, SZREG(a0)
	user	.Lcopy_user_fixup_tail_4w,	REG_S	a5, 2*SZREG(a0)
	user	.Lcopy_user_fixup_tail_4w,	REG_S	a6, 3*SZREG(a0)
	addi	a1, a1, 4*SZREG
	addi	a0, a0, 4*SZREG
.Lcopy_user_tail_no_4w:
	andi	t3, a2, 2*SZREG
	beqz	t3, .Lcopy_user_tail_no_2w
	user	.Lcopy_user_fixup_tail_2w,	REG_L	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_2w,	REG_L	a4, SZREG(a1)
	user	.Lcopy_user_fixup_tail_2w,	REG_S	a3, 0(a0)
	user	.Lcopy_user_fixup_tail_2w,	REG_S	a4, SZREG(a0)
	addi	a1, a1, 2*SZREG
	addi	a0, a0, 2*SZREG
.Lcopy_user_tail_no_2w:
	andi	t3, a2, SZREG
	beqz	t3, .Lcopy_user_tail_no_1w
	user	.Lcopy_user_fixup_tail_1w,	REG_L	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_1w,	REG_S	a3, 0(a0)
	addi	a1, a1, SZREG
	addi	a0, a0, SZREG
.Lcopy_user_tail_no_1w:
	andi	t3, a2, SZREG-1
	beqz	t3, .Lcopy_user_exit

#ifdef CONFIG_64BIT
	andi	t3, a2, 4
	beqz	t3, .Lcopy_user_tail_no_4
	user	.Lcopy_user_fixup_tail_4,	lw	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_4,	sw	a3, 0(a0)
	addi	a1, a1, 4
	addi	a0, a0, 4
.Lcopy_user_tail_no_4:
#endif
	andi	t3, a2, 2
	beqz	t3, .Lcopy_user_tail_no_2
	user	.Lcopy_user_fixup_tail_2,	lhu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_2,	sh	a3, 0(a0)
	addi	a1, a1, 2
	addi	a0, a0, 2
.Lcopy_user_tail_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lcopy_user_tail_no_1
	user	.Lcopy_user_fixup_tail_1,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_1,	sb	a3, 0(a0)
.Lcopy_user_tail_no_1:
.Lcopy_user_exit:
	li	t3, SR_SUM
	csrc	CSR_STATUS, t3
	li	a0, 0
	ret

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lcopy_user_misaligned:
	sltiu	t3, a2, 2*SZREG
	bnez	t3, .Lcopy_user_few
	andi	t3, a0, SZREG-1
	beqz	t3, .Lcopy_user_merge_head_done
	andi	t3, a0, 1
	beqz	t3, .Lcopy_user_merge_head_no_1
	user	.Lcopy_user_retry,	lbu	a3, 0(a1)
	user	.Lcopy_user_retry,	sb	a3, 0(a0)
	addi	a1, a1, 1
	addi	a0, a0, 1
	addi	a2, a2, -1
.Lcopy_user_merge_head_no_1:
	andi	t3, a0, 2
	beqz	t3, .Lcopy_user_merge_head_no_2
	user	.Lcopy_user_retry,	lbu	a3, 0(a1)
	user	.Lcopy_user_retry,	lbu	a4, 1(a1)
	user	.Lcopy_user_retry,	sb	a3, 0(a0)
	user	.Lcopy_user_retry,	sb	a4, 1(a0)
	addi	a1, a1, 2
	addi	a0, a0, 2
	addi	a2, a2, -2
.Lcopy_user_merge_head_no_2:

#ifdef CONFIG_64BIT
	andi	t3, a0, 4
	beqz	t3, .Lcopy_user_merge_head_no_4
	user	.Lcopy_user_retry,	lbu	a3, 0(a1)
	user	.Lcopy_user_retry,	lbu	a4, 1(a1)
	user	.Lcopy_user_retry,	lbu	a5, 2(a1)
	user	.Lcopy_user_retry,	lbu	a6, 3(a1)
	user	.Lcopy_user_retry,	sb	a3, 0(a0)
	user	.Lcopy_user_retry,	sb	a4, 1(a0)
	user	.Lcopy_user_retry,	sb	a5, 2(a0)
	user	.Lcopy_user_retry,	sb	a6, 3(a0)
	addi	a1, a1, 4
	addi	a0, a0, 4
	addi	a2, a2, -4
.Lcopy_user_merge_head_no_4:
#endif
.Lcopy_user_merge_head_done:

	/* Then each destination word is merged from two source words. */
	andi	t1, a1, SZREG-1
	andi	a1, a1, -SZREG
	slli	t1, t1, 3
	li	t2, 8*SZREG
	sub	t2, t2, t1
	user	.Lcopy_user_fixup_merge_setup,	REG_L	t0, 0(a1)
	srl	t0, t0, t1
	andi	t4, a2, -8*SZREG
	beqz	t4, .Lcopy_user_merge_done
	add	t4, a0, t4
.Lcopy_user_merge:
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a3, SZREG(a1)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a4, 2*SZREG(a1)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a5, 3*SZREG(a1)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a6, 4*SZREG(a1)
	sll	t3, a3, t2
	or	t3, t3, t0
	srl	t0, a3, t1
	user	.Lcopy_user_fixup_merge_loop,	REG_S	t3, 0(a0)
	sll	t3, a4, t2
	or	t3, t3, t0
	srl	t0, a4, t1
	user	.Lcopy_user_fixup_merge_loop,	REG_S	t3, SZREG(a0)
	sll	t3, a5, t2
	or	t3, t3, t0
	srl	t0, a5, t1
	user	.Lcopy_user_fixup_merge_loop,	REG_S	t3, 2*SZREG(a0)
	sll	t3, a6, t2
	or	t3, t3, t0
	srl	t0, a6, t1
	user	.Lcopy_user_fixup_merge_loop,	REG_S	t3, 3*SZREG(a0)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a3, 5*SZREG(a1)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a4, 6*SZREG(a1)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a5, 7*SZREG(a1)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a6, 8*SZREG(a1)
	sll	t3, a3, t2
	or	t3, t3, t0
	srl	t0, a3, t1
	user	.Lcopy_user_fixup_merge_loop,	REG_S	t3, 4*SZREG(a0)
	sll	t3, a4, t2
	or	t3, t3, t0
	srl	t0, a4, t1
	user	.Lcopy_user_fixup_merge_loop,	REG_S	t3, 5*SZREG(a0)
	sll	t3, a5, t2
	or	t3, t3, t0
	srl	t0, a5, t1
	user	.Lcopy_user_fixup_merge_loop,	REG_S	t3, 6*SZREG(a0)
	sll	t3, a6, t2
	or	t3, t3, t0
	srl	t0, a6, t1
	user	.Lcopy_user_fixup_merge_loop,	REG_S	t3, 7*SZREG(a0)
	addi	a1, a1, 8*SZREG
	addi	a0, a0, 8*SZREG
	bne	a0, t4, .Lcopy_user_merge
.Lcopy_user_merge_done:
	andi	t3, a2, 4*SZREG
	beqz	t3, .Lcopy_user_merge_tail_no_4w
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_L	a3, SZREG(a1)
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_L	a4, 2*SZREG(a1)
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_L	a5, 3*SZREG(a1)
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_L	a6, 4*SZREG(a1)
	sll	t3, a3, t2
	or	t3, t3, t0
	srl	t0, a3, t1
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_S	t3, 0(a0)
	sll	t3, a4, t2
	or	t3, t3, t0
	srl	t0, a4, t1
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_S	t3, SZREG(a0)
	sll	t3, a5, t2
	or	t3, t3, t0
	srl	t0, a5, t1
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_S	t3, 2*SZREG(a0)
	sll	t3, a6, t2
	or	t3, t3, t0
	srl	t0, a6, t1
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_S	t3, 3*SZREG(a0)
	addi	a1, a1, 4*SZREG
	addi	a0, a0, 4*SZREG
.Lcopy_user_merge_tail_no_4w:
	andi	t3, a2, 2*SZREG
	beqz	t3, .Lcopy_user_merge_tail_no_2w
	user	.Lcopy_user_fixup_merge_tail_2w,	REG_L	a3, SZREG(a1)
	user	.Lcopy_user_fixup_merge_tail_2w,	REG_L	a4, 2*SZREG(a1)
	sll	t3, a3, t2
	or	t3, t3, t0
	srl	t0, a3, t1
	user	.Lcopy_user_fixup_merge_tail_2w,	REG_S	t3, 0(a0)
	sll	t3, a4, t2
	or	t3, t3, t0
	srl	t0, a4, t1
	user	.Lcopy_user_fixup_merge_tail_2w,	REG_S	t3, SZREG(a0)
	addi	a1, a1, 2*SZREG
	addi	a0, a0, 2*SZREG
.Lcopy_user_merge_tail_no_2w:
	andi	t3, a2, SZREG
	beqz	t3, .Lcopy_user_merge_tail_no_1w
	user	.Lcopy_user_fixup_merge_tail_1w,	REG_L	a3, SZREG(a1)
	sll	t3, a3, t2
	or	t3, t3, t0
	srl	t0, a3, t1
	user	.Lcopy_user_fixup_merge_tail_1w,	REG_S	t3, 0(a0)
	addi	a1, a1, SZREG
	addi	a0, a0, SZREG
.Lcopy_user_merge_tail_no_1w:
	srli	t1, t1, 3
	add	a1, a1, t1
	j	.Lcopy_user_bytes

	/* Less than two words, or after them less than one: single bytes. */
#ifdef CONFIG_64BIT
.Lcopy_user_few:
	andi	t3, a2, 8
	beqz	t3, .Lcopy_user_few_no_8
	user	.Lcopy_user_fixup_tail_1w,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_1w,	lbu	a4, 1(a1)
	user	.Lcopy_user_fixup_tail_1w,	lbu	a5, 2(a1)
	user	.Lcopy_user_fixup_tail_1w,	lbu	a6, 3(a1)
	user	.Lcopy_user_fixup_tail_1w,	lbu	a7, 4(a1)
	user	.Lcopy_user_fixup_tail_1w,	lbu	t0, 5(a1)
	user	.Lcopy_user_fixup_tail_1w,	lbu	t1, 6(a1)
	user	.Lcopy_user_fixup_tail_1w,	lbu	t2, 7(a1)
	user	.Lcopy_user_fixup_tail_1w,	sb	a3, 0(a0)
	user	.Lcopy_user_fixup_tail_1w,	sb	a4, 1(a0)
	user	.Lcopy_user_fixup_tail_1w,	sb	a5, 2(a0)
	user	.Lcopy_user_fixup_tail_1w,	sb	a6, 3(a0)
	user	.Lcopy_user_fixup_tail_1w,	sb	a7, 4(a0)
	user	.Lcopy_user_fixup_tail_1w,	sb	t0, 5(a0)
	user	.Lcopy_user_fixup_tail_1w,	sb	t1, 6(a0)
	user	.Lcopy_user_fixup_tail_1w,	sb	t2, 7(a0)
	addi	a1, a1, 8
	addi	a0, a0, 8
.Lcopy_user_few_no_8:
.Lcopy_user_bytes:
	andi	t3, a2, 4
	beqz	t3, .Lcopy_user_bytes_no_4
	user	.Lcopy_user_fixup_tail_4,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_4,	lbu	a4, 1(a1)
	user	.Lcopy_user_fixup_tail_4,	lbu	a5, 2(a1)
	user	.Lcopy_user_fixup_tail_4,	lbu	a6, 3(a1)
	user	.Lcopy_user_fixup_tail_4,	sb	a3, 0(a0)
	user	.Lcopy_user_fixup_tail_4,	sb	a4, 1(a0)
	user	.Lcopy_user_fixup_tail_4,	sb	a5, 2(a0)
	user	.Lcopy_user_fixup_tail_4,	sb	a6, 3(a0)
	addi	a1, a1, 4
	addi	a0, a0, 4
.Lcopy_user_bytes_no_4:
	andi	t3, a2, 2
	beqz	t3, .Lcopy_user_bytes_no_2
	user	.Lcopy_user_fixup_tail_2,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_2,	lbu	a4, 1(a1)
	user	.Lcopy_user_fixup_tail_2,	sb	a3, 0(a0)
	user	.Lcopy_user_fixup_tail_2,	sb	a4, 1(a0)
	addi	a1, a1, 2
	addi	a0, a0, 2
.Lcopy_user_bytes_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lcopy_user_bytes_no_1
	user	.Lcopy_user_fixup_tail_1,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_1,	sb	a3, 0(a0)
.Lcopy_user_bytes_no_1:
	li	t3, SR_SUM
	csrc	CSR_STATUS, t3
	li	a0, 0
	ret
#else
.Lcopy_user_few:
	andi	t3, a2, 4
	beqz	t3, .Lcopy_user_few_no_4
	user	.Lcopy_user_fixup_tail_1w,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_1w,	lbu	a4, 1(a1)
	user	.Lcopy_user_fixup_tail_1w,	lbu	a5, 2(a1)
	user	.Lcopy_user_fixup_tail_1w,	lbu	a6, 3(a1)
	user	.Lcopy_user_fixup_tail_1w,	sb	a3, 0(a0)
	user	.Lcopy_user_fixup_tail_1w,	sb	a4, 1(a0)
	user	.Lcopy_user_fixup_tail_1w,	sb	a5, 2(a0)
	user	.Lcopy_user_fixup_tail_1w,	sb	a6, 3(a0)
	addi	a1, a1, 4
	addi	a0, a0, 4
.Lcopy_user_few_no_4:
.Lcopy_user_bytes:
	andi	t3, a2, 2
	beqz	t3, .Lcopy_user_bytes_no_2
	user	.Lcopy_user_fixup_tail_2,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_2,	lbu	a4, 1(a1)
	user	.Lcopy_user_fixup_tail_2,	sb	a3, 0(a0)
	user	.Lcopy_user_fixup_tail_2,	sb	a4, 1(a0)
	addi	a1, a1, 2
	addi	a0, a0, 2
.Lcopy_user_bytes_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lcopy_user_bytes_no_1
	user	.Lcopy_user_fixup_tail_1,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_1,	sb	a3, 0(a0)
.Lcopy_user_bytes_no_1:
	li	t3, SR_SUM
	csrc	CSR_STATUS, t3
	li	a0, 0
	ret
#endif

	/* Less than a word. */
.Lcopy_user_tiny:

#ifdef CONFIG_64BIT
	andi	t3, a2, 4
	beqz	t3, .Lcopy_user_tiny_no_4
	user	.Lcopy_user_fixup_tail_4,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_4,	lbu	a4, 1(a1)
	user	.Lcopy_user_fixup_tail_4,	lbu	a5, 2(a1)
	user	.Lcopy_user_fixup_tail_4,	lbu	a6, 3(a1)
	user	.Lcopy_user_fixup_tail_4,	sb	a3, 0(a0)
	user	.Lcopy_user_fixup_tail_4,	sb	a4, 1(a0)
	user	.Lcopy_user_fixup_tail_4,	sb	a5, 2(a0)
	user	.Lcopy_user_fixup_tail_4,	sb	a6, 3(a0)
	addi	a1, a1, 4
	addi	a0, a0, 4
.Lcopy_user_tiny_no_4:
#endif
	andi	t3, a2, 2
	beqz	t3, .Lcopy_user_tiny_no_2
	user	.Lcopy_user_fixup_tail_2,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_2,	lbu	a4, 1(a1)
	user	.Lcopy_user_fixup_tail_2,	sb	a3, 0(a0)
	user	.Lcopy_user_fixup_tail_2,	sb	a4, 1(a0)
	addi	a1, a1, 2
	addi	a0, a0, 2
.Lcopy_user_tiny_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lcopy_user_tiny_no_1
	user	.Lcopy_user_fixup_tail_1,	lbu	a3, 0(a1)
	user	.Lcopy_user_fixup_tail_1,	sb	a3, 0(a0)
.Lcopy_user_tiny_no_1:
	li	t3, SR_SUM
	csrc	CSR_STATUS, t3
	li	a0, 0
	ret

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lcopy_user_fixup_bulk_loop:
	sub	t4, t4, a0
	andi	a2, a2, 16*SZREG-1
	add	a2, a2, t4
	j	.Lcopy_user_retry
.Lcopy_user_fixup_tail_8w:
	andi	a2, a2, 16*SZREG-1
	j	.Lcopy_user_retry
.Lcopy_user_fixup_tail_4w:
	andi	a2, a2, 8*SZREG-1
	j	.Lcopy_user_retry
.Lcopy_user_fixup_tail_2w:
	andi	a2, a2, 4*SZREG-1
	j	.Lcopy_user_retry
.Lcopy_user_fixup_tail_1w:
	andi	a2, a2, 2*SZREG-1
	j	.Lcopy_user_retry

#ifdef CONFIG_64BIT
.Lcopy_user_fixup_tail_4:
	andi	a2, a2, 7
	j	.Lcopy_user_retry
#endif
.Lcopy_user_fixup_tail_2:
	andi	a2, a2, 3
	j	.Lcopy_user_retry
.Lcopy_user_fixup_tail_1:
	andi	a2, a2, 1
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_setup:
	srli	t1, t1, 3
	add	a1, a1, t1
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_loop:
	srli	t1, t1, 3
	add	a1, a1, t1
	sub	t4, t4, a0
	andi	a2, a2, 8*SZREG-1
	add	a2, a2, t4
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_tail_4w:
	srli	t1, t1, 3
	add	a1, a1, t1
	andi	a2, a2, 8*SZREG-1
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_tail_2w:
	srli	t1, t1, 3
	add	a1, a1, t1
	andi	a2, a2, 4*SZREG-1
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_tail_1w:
	srli	t1, t1, 3
	add	a1, a1, t1
	andi	a2, a2, 2*SZREG-1
.Lcopy_user_retry:
	user	.Lcopy_user_residue,	lbu	a3, 0(a1)
	user	.Lcopy_user_residue,	sb	a3, 0(a0)
	addi	a1, a1, 1
	addi	a0, a0, 1
	addi	a2, a2, -1
	bnez	a2, .Lcopy_user_retry
.Lcopy_user_residue:
	li	t3, SR_SUM
	csrc	CSR_STATUS, t3
	mv	a0, a2
	ret
SYM_FUNC_END(fallback_scalar_usercopy)
SYM_FUNC_END(__asm_copy_to_user)
EXPORT_SYMBOL(__asm_copy_to_user)
SYM_FUNC_ALIAS(__asm_copy_from_user, __asm_copy_to_user)
EXPORT_SYMBOL(__asm_copy_from_user)

/*
 * clear_user(dst, n): dst is user memory; returns the bytes not cleared.
 *
 *   a0     dst, then the result
 *   a1     n, then only its low bits
 *   zero   zero
 *   t4     dst where the loop ends
 *   t3     scratch
 */
SYM_FUNC_START(__clear_user)
	li	t3, SR_SUM
	csrs	CSR_STATUS, t3
	sltiu	t3, a1, 2*SZREG
	bnez	t3, .Lclear_user_tiny

	/* Head: up to a word boundary. */
	andi	t3, a0, SZREG-1
	beqz	t3, .Lclear_user_head_done
	andi	t3, a0, 1
	beqz	t3, .Lclear_user_head_no_1
	user	.Lclear_user_retry,	sb	zero, 0(a0)
	addi	a0, a0, 1
	addi	a1, a1, -1
.Lclear_user_head_no_1:
	andi	t3, a0, 2
	beqz	t3, .Lclear_user_head_no_2
	user	.Lclear_user_retry,	sh	zero, 0(a0)
	addi	a0, a0, 2
	addi	a1, a1, -2
.Lclear_user_head_no_2:

#ifdef CONFIG_64BIT
	andi	t3, a0, 4
	beqz	t3, .Lclear_user_head_no_4
	user	.Lclear_user_retry,	sw	zero, 0(a0)
	addi	a0, a0, 4
	addi	a1, a1, -4
.Lclear_user_head_no_4:
#endif
.Lclear_user_head_done:

	/* Bulk: 16 words at a time. */
	andi	t4, a1, -16*SZREG
	beqz	t4, .Lclear_user_bulk_done
	add	t4, a0, t4
.Lclear_user_bulk:
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 0(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 2*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 3*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 4*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 5*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 6*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 7*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 8*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 9*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 10*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 11*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 12*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 13*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 14*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 15*SZREG(a0)
	addi	a0, a0, 16*SZREG
	bne	a0, t4, .Lclear_user_bulk
	andi	t3, a1, 16*SZREG-1
	beqz	t3, .Lclear_user_exit
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	andi	t3, a1, 8*SZREG
	beqz	t3, .Lclear_user_tail_no_8w
	user	.Lclear_user_fixup_tail_8w,	REG_S	zero, 0(a0)
	user	.Lclear_user_fixup_tail_8w,	REG_S	zero, SZREG(a0)
	user	.Lclear_user_fixup_tail_8w,	REG_S	zero, 2*SZREG(a0)
	user	.Lclear_user_fixup_tail_8w,	REG_S	zero, 3*SZREG(a0)
	user	.Lclear_user_fixup_tail_8w,	REG_S	zero, 4*SZREG(a0)
	user	.Lclear_user_fixup_tail_8w,	REG_S	zero, 5*SZREG(a0)
	user	.Lclear_user_fixup_tail_8w,	REG_S	zero, 6*SZREG(a0)
	user	.Lclear_user_fixup_tail_8w,	REG_S	zero, 7*SZREG(a0)
	addi	a0, a0, 8*SZREG
.Lclear_user_tail_no_8w:
	andi	t3, a1, 4*SZREG
	beqz	t3, .Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	REG_S	zero, 0(a0)
	user	.Lclear_user_fixup_tail_4w,	REG_S	zero, SZREG(a0)
	user	.Lclear_user_fixup_tail_4w,	REG_S	zero, 2*SZREG(a0)
	user	.Lclear_user_fixup_tail_4w,	REG_S	zero, 3*SZREG(a0)
	addi	a0, a0, 4*SZREG
.Lclear_user_tail_no_4w:
	andi	t3, a1, 2*SZREG
	beqz	t3, .Lclear_user_tail_no_2w
	user	.Lclear_user_fixup_tail_2w,	REG_S	zero, 0(a0)
	user	.Lclear_user_fixup_tail_2w,	REG_S	zero, SZREG(a0)
	addi	a0, a0, 2*SZREG
.Lclear_user_tail_no_2w:
	andi	t3, a1, SZREG
	beqz	t3, .Lclear_user_tail_no_1w
	user	.Lclear_user_fixup_tail_1w,	REG_S	zero, 0(a0)
	addi	a0, a0, SZREG
.Lclear_user_tail_no_1w:
	andi	t3, a1, SZREG-1
	beqz	t3, .Lclear_user_exit

#ifdef CONFIG_64BIT
	andi	t3, a1, 4
	beqz	t3, .Lclear_user_tail_no_4
	user	.Lclear_user_fixup_tail_4,	sw	zero, 0(a0)
	addi	a0, a0, 4
.Lclear_user_tail_no_4:
#endif
	andi	t3, a1, 2
	beqz	t3, .Lclear_user_tail_no_2
	user	.Lclear_user_fixup_tail_2,	sh	zero, 0(a0)
	addi	a0, a0, 2
.Lclear_user_tail_no_2:
	andi	t3, a1, 1
	beqz	t3, .Lclear_user_tail_no_1
	user	.Lclear_user_fixup_tail_1,	sb	zero, 0(a0)
.Lclear_user_tail_no_1:
.Lclear_user_exit:
	li	t3, SR_SUM
	csrc	CSR_STATUS, t3
	li	a0, 0
	ret

	/* Less than two words: single bytes. */
#ifdef CONFIG_64BIT
.Lclear_user_tiny:
	andi	t3, a1, 8
	beqz	t3, .Lclear_user_tiny_no_8
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 0(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 1(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 2(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 3(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 4(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 5(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 6(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 7(a0)
	addi	a0, a0, 8
.Lclear_user_tiny_no_8:
	andi	t3, a1, 4
	beqz	t3, .Lclear_user_tiny_no_4
	user	.Lclear_user_fixup_tail_4,	sb	zero, 0(a0)
	user	.Lclear_user_fixup_tail_4,	sb	zero, 1(a0)
	user	.Lclear_user_fixup_tail_4,	sb	zero, 2(a0)
	user	.Lclear_user_fixup_tail_4,	sb	zero, 3(a0)
	addi	a0, a0, 4
.Lclear_user_tiny_no_4:
	andi	t3, a1, 2
	beqz	t3, .Lclear_user_tiny_no_2
	user	.Lclear_user_fixup_tail_2,	sb	zero, 0(a0)
	user	.Lclear_user_fixup_tail_2,	sb	zero, 1(a0)
	addi	a0, a0, 2
.Lclear_user_tiny_no_2:
	andi	t3, a1, 1
	beqz	t3, .Lclear_user_tiny_no_1
	user	.Lclear_user_fixup_tail_1,	sb	zero, 0(a0)
.Lclear_user_tiny_no_1:
	li	t3, SR_SUM
	csrc	CSR_STATUS, t3
	li	a0, 0
	ret
#else
.Lclear_user_tiny:
	andi	t3, a1, 4
	beqz	t3, .Lclear_user_tiny_no_4
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 0(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 1(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 2(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 3(a0)
	addi	a0, a0, 4
.Lclear_user_tiny_no_4:
	andi	t3, a1, 2
	beqz	t3, .Lclear_user_tiny_no_2
	user	.Lclear_user_fixup_tail_2,	sb	zero, 0(a0)
	user	.Lclear_user_fixup_tail_2,	sb	zero, 1(a0)
	addi	a0, a0, 2
.Lclear_user_tiny_no_2:
	andi	t3, a1, 1
	beqz	t3, .Lclear_user_tiny_no_1
	user	.Lclear_user_fixup_tail_1,	sb	zero, 0(a0)
.Lclear_user_tiny_no_1:
	li	t3, SR_SUM
	csrc	CSR_STATUS, t3
	li	a0, 0
	ret
#endif

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lclear_user_fixup_bulk_loop:
	sub	t4, t4, a0
	andi	a1, a1, 16*SZREG-1
	add	a1, a1, t4
	j	.Lclear_user_retry
.Lclear_user_fixup_tail_8w:
	andi	a1, a1, 16*SZREG-1
	j	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	andi	a1, a1, 8*SZREG-1
	j	.Lclear_user_retry
.Lclear_user_fixup_tail_2w:
	andi	a1, a1, 4*SZREG-1
	j	.Lclear_user_retry
.Lclear_user_fixup_tail_1w:
	andi	a1, a1, 2*SZREG-1
	j	.Lclear_user_retry

#ifdef CONFIG_64BIT
.Lclear_user_fixup_tail_4:
	andi	a1, a1, 7
	j	.Lclear_user_retry
#endif
.Lclear_user_fixup_tail_2:
	andi	a1, a1, 3
	j	.Lclear_user_retry
.Lclear_user_fixup_tail_1:
	andi	a1, a1, 1
.Lclear_user_retry:
	user	.Lclear_user_residue,	sb	zero, 0(a0)
	addi	a0, a0, 1
	addi	a1, a1, -1
	bnez	a1, .Lclear_user_retry
.Lclear_user_residue:
	li	t3, SR_SUM
	csrc	CSR_STATUS, t3
	mv	a0, a1
	ret
SYM_FUNC_END(__clear_user)
EXPORT_SYMBOL(__clear_user)
