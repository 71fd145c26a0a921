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
	li	t5, SR_SUM
	csrs	CSR_STATUS, t5
	sltiu	t3, a2, 16
	bnez	t3, .Lcopy_user_tiny
	or	t3, a0, a2
	or	t3, t3, a1
	andi	t3, t3, SZREG-1
	bnez	t3, .Lcopy_user_uneven

	/* Bulk: 16 words at a time. */
	andi	t4, a2, -16*SZREG
	beqz	t4, .Lcopy_user_few_words
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
	addi	a1, a1, 16*SZREG
	user	.Lcopy_user_fixup_bulk_loop_2,	REG_S	a3, 8*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop_2,	REG_S	a4, 9*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop_2,	REG_S	a5, 10*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop_2,	REG_S	a6, 11*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop_2,	REG_S	a7, 12*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop_2,	REG_S	t0, 13*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop_2,	REG_S	t1, 14*SZREG(a0)
	user	.Lcopy_user_fixup_bulk_loop_2,	REG_S	t2, 15*SZREG(a0)
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
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret

	/*
	 * Less than a block of whole words: from both ends, which may overlap.
	 */
#ifdef CONFIG_64BIT
.Lcopy_user_few_words:
	sltiu	t3, a2, 33
	beqz	t3, .Lcopy_user_over_4w
	user	.Lcopy_user_retry,	REG_L	a3, 0(a1)
	user	.Lcopy_user_retry,	REG_L	a4, 8(a1)
	user	.Lcopy_user_retry,	REG_S	a3, 0(a0)
	user	.Lcopy_user_retry,	REG_S	a4, 8(a0)
	add	a5, a1, a2
	user	.Lcopy_user_retry,	REG_L	a3, -16(a5)
	user	.Lcopy_user_retry,	REG_L	a4, -8(a5)
	add	a5, a0, a2
	user	.Lcopy_user_retry,	REG_S	a3, -16(a5)
	user	.Lcopy_user_retry,	REG_S	a4, -8(a5)
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret
.Lcopy_user_over_4w:
	sltiu	t3, a2, 65
	beqz	t3, .Lcopy_user_over_8w
	user	.Lcopy_user_retry,	REG_L	a3, 0(a1)
	user	.Lcopy_user_retry,	REG_L	a4, 8(a1)
	user	.Lcopy_user_retry,	REG_L	a5, 16(a1)
	user	.Lcopy_user_retry,	REG_L	a6, 24(a1)
	user	.Lcopy_user_retry,	REG_S	a3, 0(a0)
	user	.Lcopy_user_retry,	REG_S	a4, 8(a0)
	user	.Lcopy_user_retry,	REG_S	a5, 16(a0)
	user	.Lcopy_user_retry,	REG_S	a6, 24(a0)
	add	a7, a1, a2
	user	.Lcopy_user_retry,	REG_L	a3, -32(a7)
	user	.Lcopy_user_retry,	REG_L	a4, -24(a7)
	user	.Lcopy_user_retry,	REG_L	a5, -16(a7)
	user	.Lcopy_user_retry,	REG_L	a6, -8(a7)
	add	a7, a0, a2
	user	.Lcopy_user_retry,	REG_S	a3, -32(a7)
	user	.Lcopy_user_retry,	REG_S	a4, -24(a7)
	user	.Lcopy_user_retry,	REG_S	a5, -16(a7)
	user	.Lcopy_user_retry,	REG_S	a6, -8(a7)
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret
.Lcopy_user_over_8w:
	j	.Lcopy_user_bulk_done
#else
.Lcopy_user_few_words:
	sltiu	t3, a2, 33
	beqz	t3, .Lcopy_user_over_8w
	user	.Lcopy_user_retry,	REG_L	a3, 0(a1)
	user	.Lcopy_user_retry,	REG_L	a4, 4(a1)
	user	.Lcopy_user_retry,	REG_L	a5, 8(a1)
	user	.Lcopy_user_retry,	REG_L	a6, 12(a1)
	user	.Lcopy_user_retry,	REG_S	a3, 0(a0)
	user	.Lcopy_user_retry,	REG_S	a4, 4(a0)
	user	.Lcopy_user_retry,	REG_S	a5, 8(a0)
	user	.Lcopy_user_retry,	REG_S	a6, 12(a0)
	add	a7, a1, a2
	user	.Lcopy_user_retry,	REG_L	a3, -16(a7)
	user	.Lcopy_user_retry,	REG_L	a4, -12(a7)
	user	.Lcopy_user_retry,	REG_L	a5, -8(a7)
	user	.Lcopy_user_retry,	REG_L	a6, -4(a7)
	add	a7, a0, a2
	user	.Lcopy_user_retry,	REG_S	a3, -16(a7)
	user	.Lcopy_user_retry,	REG_S	a4, -12(a7)
	user	.Lcopy_user_retry,	REG_S	a5, -8(a7)
	user	.Lcopy_user_retry,	REG_S	a6, -4(a7)
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret
.Lcopy_user_over_8w:
	j	.Lcopy_user_bulk_done
#endif

	/* Not whole words, or not at word boundaries. */
.Lcopy_user_uneven:
	xor	t3, a0, a1
	andi	t3, t3, SZREG-1
	bnez	t3, .Lcopy_user_misaligned

	/* Head: up to a word boundary of the destination. */
#ifdef CONFIG_64BIT
	andi	t3, a0, 7
	beqz	t3, .Lcopy_user_head_done
#else
#endif
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

#ifdef CONFIG_64BIT
.Lcopy_user_head_done:
	andi	t4, a2, -128
	beqz	t4, .Lcopy_user_bulk_done
	add	t4, a0, t4
	j	.Lcopy_user_bulk

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lcopy_user_misaligned:
	neg	a3, a0
	andi	a3, a3, 7
	beqz	a3, .Lcopy_user_merge_head_done
	add	a0, a0, a3
	add	a1, a1, a3
	sub	a2, a2, a3
	auipc	t3, 0
	slli	t4, a3, 3
	sub	t3, t3, t4
	jr	72(t3)
	user	.Lcopy_user_fixup_misaligned,	lbu	t2, -7(a1)
	user	.Lcopy_user_fixup_misaligned,	sb	t2, -7(a0)
	user	.Lcopy_user_fixup_misaligned,	lbu	t2, -6(a1)
	user	.Lcopy_user_fixup_misaligned,	sb	t2, -6(a0)
	user	.Lcopy_user_fixup_misaligned,	lbu	t2, -5(a1)
	user	.Lcopy_user_fixup_misaligned,	sb	t2, -5(a0)
	user	.Lcopy_user_fixup_misaligned,	lbu	t2, -4(a1)
	user	.Lcopy_user_fixup_misaligned,	sb	t2, -4(a0)
	user	.Lcopy_user_fixup_misaligned,	lbu	t2, -3(a1)
	user	.Lcopy_user_fixup_misaligned,	sb	t2, -3(a0)
	user	.Lcopy_user_fixup_misaligned,	lbu	t2, -2(a1)
	user	.Lcopy_user_fixup_misaligned,	sb	t2, -2(a0)
	user	.Lcopy_user_fixup_misaligned,	lbu	t2, -1(a1)
	user	.Lcopy_user_fixup_misaligned,	sb	t2, -1(a0)
.Lcopy_user_merge_head_done:
#else
	andi	t4, a2, -64
	beqz	t4, .Lcopy_user_bulk_done
	add	t4, a0, t4
	j	.Lcopy_user_bulk

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lcopy_user_misaligned:
	neg	a3, a0
	andi	a3, a3, 3
	beqz	a3, .Lcopy_user_merge_head_done
	add	a0, a0, a3
	add	a1, a1, a3
	sub	a2, a2, a3
	auipc	t3, 0
	slli	t4, a3, 3
	sub	t3, t3, t4
	jr	40(t3)
	user	.Lcopy_user_fixup_misaligned,	lbu	t2, -3(a1)
	user	.Lcopy_user_fixup_misaligned,	sb	t2, -3(a0)
	user	.Lcopy_user_fixup_misaligned,	lbu	t2, -2(a1)
	user	.Lcopy_user_fixup_misaligned,	sb	t2, -2(a0)
	user	.Lcopy_user_fixup_misaligned,	lbu	t2, -1(a1)
	user	.Lcopy_user_fixup_misaligned,	sb	t2, -1(a0)
.Lcopy_user_merge_head_done:
#endif

	/* Then each destination word is merged from two source words. */
	slli	t1, a1, 3
	andi	a1, a1, -SZREG
	neg	t2, t1
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
	srl	a3, a3, t1
	or	t3, t3, t0
	sll	a7, a4, t2
	or	a7, a7, a3
	srl	a4, a4, t1
	user	.Lcopy_user_fixup_merge_loop,	REG_S	t3, 0(a0)
	user	.Lcopy_user_fixup_merge_loop,	REG_S	a7, SZREG(a0)
	sll	t3, a5, t2
	srl	a5, a5, t1
	or	t3, t3, a4
	sll	a7, a6, t2
	or	a7, a7, a5
	srl	t0, a6, t1
	user	.Lcopy_user_fixup_merge_loop,	REG_S	t3, 2*SZREG(a0)
	user	.Lcopy_user_fixup_merge_loop,	REG_S	a7, 3*SZREG(a0)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a3, 5*SZREG(a1)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a4, 6*SZREG(a1)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a5, 7*SZREG(a1)
	user	.Lcopy_user_fixup_merge_loop,	REG_L	a6, 8*SZREG(a1)
	addi	a1, a1, 8*SZREG
	sll	t3, a3, t2
	srl	a3, a3, t1
	or	t3, t3, t0
	sll	a7, a4, t2
	or	a7, a7, a3
	srl	a4, a4, t1
	user	.Lcopy_user_fixup_merge_loop_2,	REG_S	t3, 4*SZREG(a0)
	user	.Lcopy_user_fixup_merge_loop_2,	REG_S	a7, 5*SZREG(a0)
	sll	t3, a5, t2
	srl	a5, a5, t1
	or	t3, t3, a4
	sll	a7, a6, t2
	or	a7, a7, a5
	srl	t0, a6, t1
	user	.Lcopy_user_fixup_merge_loop_2,	REG_S	t3, 6*SZREG(a0)
	user	.Lcopy_user_fixup_merge_loop_2,	REG_S	a7, 7*SZREG(a0)
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
	srl	a3, a3, t1
	or	t3, t3, t0
	sll	a7, a4, t2
	or	a7, a7, a3
	srl	a4, a4, t1
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_S	t3, 0(a0)
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_S	a7, SZREG(a0)
	sll	t3, a5, t2
	srl	a5, a5, t1
	or	t3, t3, a4
	sll	a7, a6, t2
	or	a7, a7, a5
	srl	t0, a6, t1
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_S	t3, 2*SZREG(a0)
	user	.Lcopy_user_fixup_merge_tail_4w,	REG_S	a7, 3*SZREG(a0)
	addi	a1, a1, 4*SZREG
	addi	a0, a0, 4*SZREG
.Lcopy_user_merge_tail_no_4w:
	andi	t3, a2, 2*SZREG
	beqz	t3, .Lcopy_user_merge_tail_no_2w
	user	.Lcopy_user_fixup_merge_tail_2w,	REG_L	a3, SZREG(a1)
	user	.Lcopy_user_fixup_merge_tail_2w,	REG_L	a4, 2*SZREG(a1)
	sll	t3, a3, t2
	srl	a3, a3, t1
	or	t3, t3, t0
	sll	a7, a4, t2
	or	a7, a7, a3
	srl	t0, a4, t1
	user	.Lcopy_user_fixup_merge_tail_2w,	REG_S	t3, 0(a0)
	user	.Lcopy_user_fixup_merge_tail_2w,	REG_S	a7, SZREG(a0)
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

	/* The last bytes are pieces of one more merged word. */
	andi	a2, a2, SZREG-1
	beqz	a2, .Lcopy_user_merge_exit
	slli	t3, a2, 3
	andi	a4, t2, 8*SZREG-1
	bgeu	a4, t3, .Lcopy_user_rest_carried
	user	.Lcopy_user_fixup_merge_setup,	REG_L	a3, SZREG(a1)
	sll	a3, a3, t2
	or	t0, t0, a3
.Lcopy_user_rest_carried:
	mv	a4, a0

#ifdef CONFIG_64BIT
	andi	t3, a2, 4
	beqz	t3, .Lcopy_user_rest_no_4
	user	.Lcopy_user_fixup_merge_setup,	sw	t0, 0(a4)
	srli	t0, t0, 32
	addi	a4, a4, 4
.Lcopy_user_rest_no_4:
#endif
	andi	t3, a2, 2
	beqz	t3, .Lcopy_user_rest_no_2
	user	.Lcopy_user_fixup_merge_setup,	sh	t0, 0(a4)
	srli	t0, t0, 16
	addi	a4, a4, 2
.Lcopy_user_rest_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lcopy_user_rest_no_1
	user	.Lcopy_user_fixup_merge_setup,	sb	t0, 0(a4)
.Lcopy_user_rest_no_1:
.Lcopy_user_merge_exit:
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret

	/* Less than 16 bytes: the first one, then down from the last one. */
.Lcopy_user_tiny:
	beqz	a2, .Lcopy_user_tiny_exit
	user	.Lcopy_user_retry,	lbu	t2, 0(a1)
	user	.Lcopy_user_retry,	sb	t2, 0(a0)
	auipc	t3, 0
	slli	t4, a2, 3
	sub	t3, t3, t4
	jr	136(t3)
	user	.Lcopy_user_retry,	lbu	t2, 14(a1)
	user	.Lcopy_user_retry,	sb	t2, 14(a0)
	user	.Lcopy_user_retry,	lbu	t2, 13(a1)
	user	.Lcopy_user_retry,	sb	t2, 13(a0)
	user	.Lcopy_user_retry,	lbu	t2, 12(a1)
	user	.Lcopy_user_retry,	sb	t2, 12(a0)
	user	.Lcopy_user_retry,	lbu	t2, 11(a1)
	user	.Lcopy_user_retry,	sb	t2, 11(a0)
	user	.Lcopy_user_retry,	lbu	t2, 10(a1)
	user	.Lcopy_user_retry,	sb	t2, 10(a0)
	user	.Lcopy_user_retry,	lbu	t2, 9(a1)
	user	.Lcopy_user_retry,	sb	t2, 9(a0)
	user	.Lcopy_user_retry,	lbu	t2, 8(a1)
	user	.Lcopy_user_retry,	sb	t2, 8(a0)
	user	.Lcopy_user_retry,	lbu	t2, 7(a1)
	user	.Lcopy_user_retry,	sb	t2, 7(a0)
	user	.Lcopy_user_retry,	lbu	t2, 6(a1)
	user	.Lcopy_user_retry,	sb	t2, 6(a0)
	user	.Lcopy_user_retry,	lbu	t2, 5(a1)
	user	.Lcopy_user_retry,	sb	t2, 5(a0)
	user	.Lcopy_user_retry,	lbu	t2, 4(a1)
	user	.Lcopy_user_retry,	sb	t2, 4(a0)
	user	.Lcopy_user_retry,	lbu	t2, 3(a1)
	user	.Lcopy_user_retry,	sb	t2, 3(a0)
	user	.Lcopy_user_retry,	lbu	t2, 2(a1)
	user	.Lcopy_user_retry,	sb	t2, 2(a0)
	user	.Lcopy_user_retry,	lbu	t2, 1(a1)
	user	.Lcopy_user_retry,	sb	t2, 1(a0)
.Lcopy_user_tiny_exit:
	csrc	CSR_STATUS, t5
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
.Lcopy_user_fixup_bulk_loop_2:
	addi	a1, a1, -16*SZREG
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
.Lcopy_user_fixup_misaligned:
	sub	a0, a0, a3
	sub	a1, a1, a3
	add	a2, a2, a3
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_setup:
	srli	t1, t1, 3
	andi	t1, t1, SZREG-1
	add	a1, a1, t1
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_loop:
	srli	t1, t1, 3
	andi	t1, t1, SZREG-1
	add	a1, a1, t1
	sub	t4, t4, a0
	andi	a2, a2, 8*SZREG-1
	add	a2, a2, t4
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_loop_2:
	addi	a1, a1, -8*SZREG
	srli	t1, t1, 3
	andi	t1, t1, SZREG-1
	add	a1, a1, t1
	sub	t4, t4, a0
	andi	a2, a2, 8*SZREG-1
	add	a2, a2, t4
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_tail_4w:
	srli	t1, t1, 3
	andi	t1, t1, SZREG-1
	add	a1, a1, t1
	andi	a2, a2, 8*SZREG-1
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_tail_2w:
	srli	t1, t1, 3
	andi	t1, t1, SZREG-1
	add	a1, a1, t1
	andi	a2, a2, 4*SZREG-1
	j	.Lcopy_user_retry
.Lcopy_user_fixup_merge_tail_1w:
	srli	t1, t1, 3
	andi	t1, t1, SZREG-1
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
	csrc	CSR_STATUS, t5
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
	li	t5, SR_SUM
	csrs	CSR_STATUS, t5
	sltiu	t3, a1, 16
	bnez	t3, .Lclear_user_tiny
	or	t3, a0, a1
	andi	t3, t3, SZREG-1
	bnez	t3, .Lclear_user_uneven

	/* Bulk: 32 words at a time. */
	andi	t4, a1, -32*SZREG
	beqz	t4, .Lclear_user_few_words
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
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 16*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 17*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 18*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 19*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 20*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 21*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 22*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 23*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 24*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 25*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 26*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 27*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 28*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 29*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 30*SZREG(a0)
	user	.Lclear_user_fixup_bulk_loop,	REG_S	zero, 31*SZREG(a0)
	addi	a0, a0, 32*SZREG
	bne	a0, t4, .Lclear_user_bulk

#ifdef CONFIG_64BIT
	/* Tail: the last words of a block, then the last bytes. */
	andi	a1, a1, 255
	beqz	a1, .Lclear_user_exit
.Lclear_user_tail:
	andi	a4, a1, -8
	add	a3, a0, a4
	auipc	t3, 0
	srli	t4, a4, 1
	sub	t3, t3, t4
	jr	140(t3)
	user	.Lclear_user_retry,	REG_S	zero, -248(a3)
	user	.Lclear_user_retry,	REG_S	zero, -240(a3)
	user	.Lclear_user_retry,	REG_S	zero, -232(a3)
	user	.Lclear_user_retry,	REG_S	zero, -224(a3)
	user	.Lclear_user_retry,	REG_S	zero, -216(a3)
	user	.Lclear_user_retry,	REG_S	zero, -208(a3)
	user	.Lclear_user_retry,	REG_S	zero, -200(a3)
	user	.Lclear_user_retry,	REG_S	zero, -192(a3)
	user	.Lclear_user_retry,	REG_S	zero, -184(a3)
	user	.Lclear_user_retry,	REG_S	zero, -176(a3)
	user	.Lclear_user_retry,	REG_S	zero, -168(a3)
	user	.Lclear_user_retry,	REG_S	zero, -160(a3)
	user	.Lclear_user_retry,	REG_S	zero, -152(a3)
	user	.Lclear_user_retry,	REG_S	zero, -144(a3)
	user	.Lclear_user_retry,	REG_S	zero, -136(a3)
	user	.Lclear_user_retry,	REG_S	zero, -128(a3)
	user	.Lclear_user_retry,	REG_S	zero, -120(a3)
	user	.Lclear_user_retry,	REG_S	zero, -112(a3)
	user	.Lclear_user_retry,	REG_S	zero, -104(a3)
	user	.Lclear_user_retry,	REG_S	zero, -96(a3)
	user	.Lclear_user_retry,	REG_S	zero, -88(a3)
	user	.Lclear_user_retry,	REG_S	zero, -80(a3)
	user	.Lclear_user_retry,	REG_S	zero, -72(a3)
	user	.Lclear_user_retry,	REG_S	zero, -64(a3)
	user	.Lclear_user_retry,	REG_S	zero, -56(a3)
	user	.Lclear_user_retry,	REG_S	zero, -48(a3)
	user	.Lclear_user_retry,	REG_S	zero, -40(a3)
	user	.Lclear_user_retry,	REG_S	zero, -32(a3)
	user	.Lclear_user_retry,	REG_S	zero, -24(a3)
	user	.Lclear_user_retry,	REG_S	zero, -16(a3)
	user	.Lclear_user_retry,	REG_S	zero, -8(a3)
	andi	t3, a1, 7
	beqz	t3, .Lclear_user_exit
	add	a3, a0, a1
	andi	a5, a3, -4
	user	.Lclear_user_retry,	sw	zero, -4(a5)
	user	.Lclear_user_retry,	sb	zero, -3(a3)
	user	.Lclear_user_retry,	sb	zero, -2(a3)
	user	.Lclear_user_retry,	sb	zero, -1(a3)
.Lclear_user_exit:
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret

	/*
	 * Whole words, less than a block: the first one, then down from the
	 * last one.
	 */
.Lclear_user_few_words:
	user	.Lclear_user_retry,	REG_S	zero, 0(a0)
	auipc	t3, 0
	srli	t4, a1, 1
	sub	t3, t3, t4
	jr	140(t3)
	user	.Lclear_user_retry,	REG_S	zero, 240(a0)
	user	.Lclear_user_retry,	REG_S	zero, 232(a0)
	user	.Lclear_user_retry,	REG_S	zero, 224(a0)
	user	.Lclear_user_retry,	REG_S	zero, 216(a0)
	user	.Lclear_user_retry,	REG_S	zero, 208(a0)
	user	.Lclear_user_retry,	REG_S	zero, 200(a0)
	user	.Lclear_user_retry,	REG_S	zero, 192(a0)
	user	.Lclear_user_retry,	REG_S	zero, 184(a0)
	user	.Lclear_user_retry,	REG_S	zero, 176(a0)
	user	.Lclear_user_retry,	REG_S	zero, 168(a0)
	user	.Lclear_user_retry,	REG_S	zero, 160(a0)
	user	.Lclear_user_retry,	REG_S	zero, 152(a0)
	user	.Lclear_user_retry,	REG_S	zero, 144(a0)
	user	.Lclear_user_retry,	REG_S	zero, 136(a0)
	user	.Lclear_user_retry,	REG_S	zero, 128(a0)
	user	.Lclear_user_retry,	REG_S	zero, 120(a0)
	user	.Lclear_user_retry,	REG_S	zero, 112(a0)
	user	.Lclear_user_retry,	REG_S	zero, 104(a0)
	user	.Lclear_user_retry,	REG_S	zero, 96(a0)
	user	.Lclear_user_retry,	REG_S	zero, 88(a0)
	user	.Lclear_user_retry,	REG_S	zero, 80(a0)
	user	.Lclear_user_retry,	REG_S	zero, 72(a0)
	user	.Lclear_user_retry,	REG_S	zero, 64(a0)
	user	.Lclear_user_retry,	REG_S	zero, 56(a0)
	user	.Lclear_user_retry,	REG_S	zero, 48(a0)
	user	.Lclear_user_retry,	REG_S	zero, 40(a0)
	user	.Lclear_user_retry,	REG_S	zero, 32(a0)
	user	.Lclear_user_retry,	REG_S	zero, 24(a0)
	user	.Lclear_user_retry,	REG_S	zero, 16(a0)
	user	.Lclear_user_retry,	REG_S	zero, 8(a0)
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret

	/*
	 * Not whole words, or not at a word boundary: the bytes at both ends,
	 * then the words between.
	 */
.Lclear_user_uneven:
	sltiu	t3, a1, 256
	beqz	t3, .Lclear_user_uneven_blocks
	user	.Lclear_user_retry,	sb	zero, 0(a0)
	user	.Lclear_user_retry,	sb	zero, 1(a0)
	user	.Lclear_user_retry,	sb	zero, 2(a0)
	addi	a3, a0, 3
	andi	a3, a3, -4
	user	.Lclear_user_retry,	sw	zero, 0(a3)
	add	a3, a0, a1
	andi	a5, a3, -4
	user	.Lclear_user_retry,	sw	zero, -4(a5)
	user	.Lclear_user_retry,	sb	zero, -3(a3)
	user	.Lclear_user_retry,	sb	zero, -2(a3)
	user	.Lclear_user_retry,	sb	zero, -1(a3)
	andi	a3, a3, -8
	sub	a4, a3, a0
	andi	a4, a4, -8
	auipc	t3, 0
	srli	t4, a4, 1
	sub	t3, t3, t4
	jr	140(t3)
	user	.Lclear_user_retry,	REG_S	zero, -248(a3)
	user	.Lclear_user_retry,	REG_S	zero, -240(a3)
	user	.Lclear_user_retry,	REG_S	zero, -232(a3)
	user	.Lclear_user_retry,	REG_S	zero, -224(a3)
	user	.Lclear_user_retry,	REG_S	zero, -216(a3)
	user	.Lclear_user_retry,	REG_S	zero, -208(a3)
	user	.Lclear_user_retry,	REG_S	zero, -200(a3)
	user	.Lclear_user_retry,	REG_S	zero, -192(a3)
	user	.Lclear_user_retry,	REG_S	zero, -184(a3)
	user	.Lclear_user_retry,	REG_S	zero, -176(a3)
	user	.Lclear_user_retry,	REG_S	zero, -168(a3)
	user	.Lclear_user_retry,	REG_S	zero, -160(a3)
	user	.Lclear_user_retry,	REG_S	zero, -152(a3)
	user	.Lclear_user_retry,	REG_S	zero, -144(a3)
	user	.Lclear_user_retry,	REG_S	zero, -136(a3)
	user	.Lclear_user_retry,	REG_S	zero, -128(a3)
	user	.Lclear_user_retry,	REG_S	zero, -120(a3)
	user	.Lclear_user_retry,	REG_S	zero, -112(a3)
	user	.Lclear_user_retry,	REG_S	zero, -104(a3)
	user	.Lclear_user_retry,	REG_S	zero, -96(a3)
	user	.Lclear_user_retry,	REG_S	zero, -88(a3)
	user	.Lclear_user_retry,	REG_S	zero, -80(a3)
	user	.Lclear_user_retry,	REG_S	zero, -72(a3)
	user	.Lclear_user_retry,	REG_S	zero, -64(a3)
	user	.Lclear_user_retry,	REG_S	zero, -56(a3)
	user	.Lclear_user_retry,	REG_S	zero, -48(a3)
	user	.Lclear_user_retry,	REG_S	zero, -40(a3)
	user	.Lclear_user_retry,	REG_S	zero, -32(a3)
	user	.Lclear_user_retry,	REG_S	zero, -24(a3)
	user	.Lclear_user_retry,	REG_S	zero, -16(a3)
	user	.Lclear_user_retry,	REG_S	zero, -8(a3)
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret

	/* The same with blocks between: bytes up to the first one. */
.Lclear_user_uneven_blocks:
	neg	a4, a0
	andi	a4, a4, 7
	beqz	a4, .Lclear_user_head_done
	user	.Lclear_user_retry,	sb	zero, 0(a0)
	user	.Lclear_user_retry,	sb	zero, 1(a0)
	user	.Lclear_user_retry,	sb	zero, 2(a0)
	addi	a3, a0, 3
	andi	a3, a3, -4
	user	.Lclear_user_retry,	sw	zero, 0(a3)
	add	a0, a0, a4
	sub	a1, a1, a4
.Lclear_user_head_done:
	andi	t4, a1, -256
	beqz	t4, .Lclear_user_tail
	add	t4, a0, t4
	j	.Lclear_user_bulk
#else
	/* Tail: the last words of a block, then the last bytes. */
	andi	a1, a1, 127
	beqz	a1, .Lclear_user_exit
.Lclear_user_tail:
	andi	a4, a1, -4
	add	a3, a0, a4
	auipc	t3, 0
	sub	t3, t3, a4
	jr	136(t3)
	user	.Lclear_user_retry,	REG_S	zero, -124(a3)
	user	.Lclear_user_retry,	REG_S	zero, -120(a3)
	user	.Lclear_user_retry,	REG_S	zero, -116(a3)
	user	.Lclear_user_retry,	REG_S	zero, -112(a3)
	user	.Lclear_user_retry,	REG_S	zero, -108(a3)
	user	.Lclear_user_retry,	REG_S	zero, -104(a3)
	user	.Lclear_user_retry,	REG_S	zero, -100(a3)
	user	.Lclear_user_retry,	REG_S	zero, -96(a3)
	user	.Lclear_user_retry,	REG_S	zero, -92(a3)
	user	.Lclear_user_retry,	REG_S	zero, -88(a3)
	user	.Lclear_user_retry,	REG_S	zero, -84(a3)
	user	.Lclear_user_retry,	REG_S	zero, -80(a3)
	user	.Lclear_user_retry,	REG_S	zero, -76(a3)
	user	.Lclear_user_retry,	REG_S	zero, -72(a3)
	user	.Lclear_user_retry,	REG_S	zero, -68(a3)
	user	.Lclear_user_retry,	REG_S	zero, -64(a3)
	user	.Lclear_user_retry,	REG_S	zero, -60(a3)
	user	.Lclear_user_retry,	REG_S	zero, -56(a3)
	user	.Lclear_user_retry,	REG_S	zero, -52(a3)
	user	.Lclear_user_retry,	REG_S	zero, -48(a3)
	user	.Lclear_user_retry,	REG_S	zero, -44(a3)
	user	.Lclear_user_retry,	REG_S	zero, -40(a3)
	user	.Lclear_user_retry,	REG_S	zero, -36(a3)
	user	.Lclear_user_retry,	REG_S	zero, -32(a3)
	user	.Lclear_user_retry,	REG_S	zero, -28(a3)
	user	.Lclear_user_retry,	REG_S	zero, -24(a3)
	user	.Lclear_user_retry,	REG_S	zero, -20(a3)
	user	.Lclear_user_retry,	REG_S	zero, -16(a3)
	user	.Lclear_user_retry,	REG_S	zero, -12(a3)
	user	.Lclear_user_retry,	REG_S	zero, -8(a3)
	user	.Lclear_user_retry,	REG_S	zero, -4(a3)
	andi	t3, a1, 3
	beqz	t3, .Lclear_user_exit
	add	a3, a0, a1
	user	.Lclear_user_retry,	sb	zero, -3(a3)
	user	.Lclear_user_retry,	sb	zero, -2(a3)
	user	.Lclear_user_retry,	sb	zero, -1(a3)
.Lclear_user_exit:
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret

	/*
	 * Whole words, less than a block: the first one, then down from the
	 * last one.
	 */
.Lclear_user_few_words:
	user	.Lclear_user_retry,	REG_S	zero, 0(a0)
	auipc	t3, 0
	sub	t3, t3, a1
	jr	136(t3)
	user	.Lclear_user_retry,	REG_S	zero, 120(a0)
	user	.Lclear_user_retry,	REG_S	zero, 116(a0)
	user	.Lclear_user_retry,	REG_S	zero, 112(a0)
	user	.Lclear_user_retry,	REG_S	zero, 108(a0)
	user	.Lclear_user_retry,	REG_S	zero, 104(a0)
	user	.Lclear_user_retry,	REG_S	zero, 100(a0)
	user	.Lclear_user_retry,	REG_S	zero, 96(a0)
	user	.Lclear_user_retry,	REG_S	zero, 92(a0)
	user	.Lclear_user_retry,	REG_S	zero, 88(a0)
	user	.Lclear_user_retry,	REG_S	zero, 84(a0)
	user	.Lclear_user_retry,	REG_S	zero, 80(a0)
	user	.Lclear_user_retry,	REG_S	zero, 76(a0)
	user	.Lclear_user_retry,	REG_S	zero, 72(a0)
	user	.Lclear_user_retry,	REG_S	zero, 68(a0)
	user	.Lclear_user_retry,	REG_S	zero, 64(a0)
	user	.Lclear_user_retry,	REG_S	zero, 60(a0)
	user	.Lclear_user_retry,	REG_S	zero, 56(a0)
	user	.Lclear_user_retry,	REG_S	zero, 52(a0)
	user	.Lclear_user_retry,	REG_S	zero, 48(a0)
	user	.Lclear_user_retry,	REG_S	zero, 44(a0)
	user	.Lclear_user_retry,	REG_S	zero, 40(a0)
	user	.Lclear_user_retry,	REG_S	zero, 36(a0)
	user	.Lclear_user_retry,	REG_S	zero, 32(a0)
	user	.Lclear_user_retry,	REG_S	zero, 28(a0)
	user	.Lclear_user_retry,	REG_S	zero, 24(a0)
	user	.Lclear_user_retry,	REG_S	zero, 20(a0)
	user	.Lclear_user_retry,	REG_S	zero, 16(a0)
	user	.Lclear_user_retry,	REG_S	zero, 12(a0)
	user	.Lclear_user_retry,	REG_S	zero, 8(a0)
	user	.Lclear_user_retry,	REG_S	zero, 4(a0)
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret

	/*
	 * Not whole words, or not at a word boundary: the bytes at both ends,
	 * then the words between.
	 */
.Lclear_user_uneven:
	sltiu	t3, a1, 128
	beqz	t3, .Lclear_user_uneven_blocks
	user	.Lclear_user_retry,	sb	zero, 0(a0)
	user	.Lclear_user_retry,	sb	zero, 1(a0)
	user	.Lclear_user_retry,	sb	zero, 2(a0)
	add	a3, a0, a1
	user	.Lclear_user_retry,	sb	zero, -3(a3)
	user	.Lclear_user_retry,	sb	zero, -2(a3)
	user	.Lclear_user_retry,	sb	zero, -1(a3)
	andi	a3, a3, -4
	sub	a4, a3, a0
	andi	a4, a4, -4
	auipc	t3, 0
	sub	t3, t3, a4
	jr	136(t3)
	user	.Lclear_user_retry,	REG_S	zero, -124(a3)
	user	.Lclear_user_retry,	REG_S	zero, -120(a3)
	user	.Lclear_user_retry,	REG_S	zero, -116(a3)
	user	.Lclear_user_retry,	REG_S	zero, -112(a3)
	user	.Lclear_user_retry,	REG_S	zero, -108(a3)
	user	.Lclear_user_retry,	REG_S	zero, -104(a3)
	user	.Lclear_user_retry,	REG_S	zero, -100(a3)
	user	.Lclear_user_retry,	REG_S	zero, -96(a3)
	user	.Lclear_user_retry,	REG_S	zero, -92(a3)
	user	.Lclear_user_retry,	REG_S	zero, -88(a3)
	user	.Lclear_user_retry,	REG_S	zero, -84(a3)
	user	.Lclear_user_retry,	REG_S	zero, -80(a3)
	user	.Lclear_user_retry,	REG_S	zero, -76(a3)
	user	.Lclear_user_retry,	REG_S	zero, -72(a3)
	user	.Lclear_user_retry,	REG_S	zero, -68(a3)
	user	.Lclear_user_retry,	REG_S	zero, -64(a3)
	user	.Lclear_user_retry,	REG_S	zero, -60(a3)
	user	.Lclear_user_retry,	REG_S	zero, -56(a3)
	user	.Lclear_user_retry,	REG_S	zero, -52(a3)
	user	.Lclear_user_retry,	REG_S	zero, -48(a3)
	user	.Lclear_user_retry,	REG_S	zero, -44(a3)
	user	.Lclear_user_retry,	REG_S	zero, -40(a3)
	user	.Lclear_user_retry,	REG_S	zero, -36(a3)
	user	.Lclear_user_retry,	REG_S	zero, -32(a3)
	user	.Lclear_user_retry,	REG_S	zero, -28(a3)
	user	.Lclear_user_retry,	REG_S	zero, -24(a3)
	user	.Lclear_user_retry,	REG_S	zero, -20(a3)
	user	.Lclear_user_retry,	REG_S	zero, -16(a3)
	user	.Lclear_user_retry,	REG_S	zero, -12(a3)
	user	.Lclear_user_retry,	REG_S	zero, -8(a3)
	user	.Lclear_user_retry,	REG_S	zero, -4(a3)
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret

	/* The same with blocks between: bytes up to the first one. */
.Lclear_user_uneven_blocks:
	neg	a4, a0
	andi	a4, a4, 3
	beqz	a4, .Lclear_user_head_done
	user	.Lclear_user_retry,	sb	zero, 0(a0)
	user	.Lclear_user_retry,	sb	zero, 1(a0)
	user	.Lclear_user_retry,	sb	zero, 2(a0)
	add	a0, a0, a4
	sub	a1, a1, a4
.Lclear_user_head_done:
	andi	t4, a1, -128
	beqz	t4, .Lclear_user_tail
	add	t4, a0, t4
	j	.Lclear_user_bulk
#endif

	/* Less than 16 bytes: the last ones of so many. */
.Lclear_user_tiny:
	add	a3, a0, a1
	auipc	t3, 0
	slli	t4, a1, 2
	sub	t3, t3, t4
	jr	76(t3)
	user	.Lclear_user_retry,	sb	zero, -15(a3)
	user	.Lclear_user_retry,	sb	zero, -14(a3)
	user	.Lclear_user_retry,	sb	zero, -13(a3)
	user	.Lclear_user_retry,	sb	zero, -12(a3)
	user	.Lclear_user_retry,	sb	zero, -11(a3)
	user	.Lclear_user_retry,	sb	zero, -10(a3)
	user	.Lclear_user_retry,	sb	zero, -9(a3)
	user	.Lclear_user_retry,	sb	zero, -8(a3)
	user	.Lclear_user_retry,	sb	zero, -7(a3)
	user	.Lclear_user_retry,	sb	zero, -6(a3)
	user	.Lclear_user_retry,	sb	zero, -5(a3)
	user	.Lclear_user_retry,	sb	zero, -4(a3)
	user	.Lclear_user_retry,	sb	zero, -3(a3)
	user	.Lclear_user_retry,	sb	zero, -2(a3)
	user	.Lclear_user_retry,	sb	zero, -1(a3)
	csrc	CSR_STATUS, t5
	li	a0, 0
	ret

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lclear_user_fixup_bulk_loop:
	sub	t4, t4, a0
	andi	a1, a1, 32*SZREG-1
	add	a1, a1, t4
.Lclear_user_retry:
	user	.Lclear_user_residue,	sb	zero, 0(a0)
	addi	a0, a0, 1
	addi	a1, a1, -1
	bnez	a1, .Lclear_user_retry
.Lclear_user_residue:
	csrc	CSR_STATUS, t5
	mv	a0, a1
	ret
SYM_FUNC_END(__clear_user)
EXPORT_SYMBOL(__clear_user)
