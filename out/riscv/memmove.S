/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memmove.S: memmove
 *
 * Made by `memgen generate --target riscv` from templates/ and targets/riscv.m4.
 */

#include <linux/linkage.h>
#include <asm/asm.h>

/*
 * memmove(dst, src, n): returns dst. The buffers may overlap.
 *
 *   a0                        dst, then the result
 *   a1                        src
 *   a2                        n, then only its low bits
 *   a3,a4,a5,a6,a7,t0,t1,t2   data
 *   t6                        dst, moving
 *   t4                        dst where the loop ends
 *   t3                        scratch
 *   t0                        merging: the part of the last source word still to be used
 *   t1                        merging: source offset in its word, in bits
 *   t2                        merging: bits of a word less those
 */
SYM_FUNC_START(__memmove)
	sltiu	t3, a2, 16
	bnez	t3, .Lmemmove_small
	or	t3, a0, a2
	or	t3, t3, a1
	andi	t3, t3, SZREG-1
	bnez	t3, .Lmemmove_uneven

	/* Whole words at word boundaries: from both ends, which may overlap. */
#ifdef CONFIG_64BIT
	sltiu	t3, a2, 33
	beqz	t3, .Lmemmove_over_4w
	REG_L	a3, 0(a1)
	REG_L	a4, 8(a1)
	add	a1, a1, a2
	add	a2, a0, a2
	REG_L	a5, -16(a1)
	REG_L	a6, -8(a1)
	REG_S	a3, 0(a0)
	REG_S	a4, 8(a0)
	REG_S	a5, -16(a2)
	REG_S	a6, -8(a2)
	ret
.Lmemmove_over_4w:
	sltiu	t3, a2, 65
	beqz	t3, .Lmemmove_over_8w
	REG_L	a3, 0(a1)
	REG_L	a4, 8(a1)
	REG_L	a5, 16(a1)
	REG_L	a6, 24(a1)
	add	a1, a1, a2
	add	a2, a0, a2
	REG_L	a7, -32(a1)
	REG_L	t0, -24(a1)
	REG_L	t1, -16(a1)
	REG_L	t2, -8(a1)
	REG_S	a3, 0(a0)
	REG_S	a4, 8(a0)
	REG_S	a5, 16(a0)
	REG_S	a6, 24(a0)
	REG_S	a7, -32(a2)
	REG_S	t0, -24(a2)
	REG_S	t1, -16(a2)
	REG_S	t2, -8(a2)
	ret
.Lmemmove_over_8w:
	sub	t3, a0, a1
	bltu	t3, a2, .Lmemmove_backward
	mv	t6, a0
	j	__memcpy_words
.Lmemmove_uneven:
	sub	t3, a0, a1
	bltu	t3, a2, .Lmemmove_backward_uneven
	mv	t6, a0
	j	__memcpy_uneven
.Lmemmove_small:
	sub	t3, a0, a1
	bltu	t3, a2, .Lmemmove_backward_tiny
#else
	sltiu	t3, a2, 33
	beqz	t3, .Lmemmove_over_8w
	REG_L	a3, 0(a1)
	REG_L	a4, 4(a1)
	REG_L	a5, 8(a1)
	REG_L	a6, 12(a1)
	add	a1, a1, a2
	add	a2, a0, a2
	REG_L	a7, -16(a1)
	REG_L	t0, -12(a1)
	REG_L	t1, -8(a1)
	REG_L	t2, -4(a1)
	REG_S	a3, 0(a0)
	REG_S	a4, 4(a0)
	REG_S	a5, 8(a0)
	REG_S	a6, 12(a0)
	REG_S	a7, -16(a2)
	REG_S	t0, -12(a2)
	REG_S	t1, -8(a2)
	REG_S	t2, -4(a2)
	ret
.Lmemmove_over_8w:
	sub	t3, a0, a1
	bltu	t3, a2, .Lmemmove_backward
	mv	t6, a0
	j	__memcpy_words
.Lmemmove_uneven:
	sub	t3, a0, a1
	bltu	t3, a2, .Lmemmove_backward_uneven
	mv	t6, a0
	j	__memcpy_uneven
.Lmemmove_small:
	sub	t3, a0, a1
	bltu	t3, a2, .Lmemmove_backward_tiny
#endif

	/* Less than 16 bytes: the last ones of so many. */
	add	a3, a1, a2
	add	a4, a0, a2
	auipc	t3, 0
	slli	t4, a2, 3
	sub	t3, t3, t4
	jr	136(t3)
	lbu	t2, -15(a3)
	sb	t2, -15(a4)
	lbu	t2, -14(a3)
	sb	t2, -14(a4)
	lbu	t2, -13(a3)
	sb	t2, -13(a4)
	lbu	t2, -12(a3)
	sb	t2, -12(a4)
	lbu	t2, -11(a3)
	sb	t2, -11(a4)
	lbu	t2, -10(a3)
	sb	t2, -10(a4)
	lbu	t2, -9(a3)
	sb	t2, -9(a4)
	lbu	t2, -8(a3)
	sb	t2, -8(a4)
	lbu	t2, -7(a3)
	sb	t2, -7(a4)
	lbu	t2, -6(a3)
	sb	t2, -6(a4)
	lbu	t2, -5(a3)
	sb	t2, -5(a4)
	lbu	t2, -4(a3)
	sb	t2, -4(a4)
	lbu	t2, -3(a3)
	sb	t2, -3(a4)
	lbu	t2, -2(a3)
	sb	t2, -2(a4)
	lbu	t2, -1(a3)
	sb	t2, -1(a4)
	ret

	/* Backward, from the end. */
.Lmemmove_backward:
	add	t6, a0, a2
	add	a1, a1, a2

	/* Bulk: 16 words at a time. */
	andi	t4, a2, -16*SZREG
	beqz	t4, .Lmemmove_backward_bulk_done
	sub	t4, t6, t4
.Lmemmove_backward_bulk:
	REG_L	t2, -SZREG(a1)
	REG_L	t1, -2*SZREG(a1)
	REG_L	t0, -3*SZREG(a1)
	REG_L	a7, -4*SZREG(a1)
	REG_L	a6, -5*SZREG(a1)
	REG_L	a5, -6*SZREG(a1)
	REG_L	a4, -7*SZREG(a1)
	REG_L	a3, -8*SZREG(a1)
	REG_S	t2, -SZREG(t6)
	REG_S	t1, -2*SZREG(t6)
	REG_S	t0, -3*SZREG(t6)
	REG_S	a7, -4*SZREG(t6)
	REG_S	a6, -5*SZREG(t6)
	REG_S	a5, -6*SZREG(t6)
	REG_S	a4, -7*SZREG(t6)
	REG_S	a3, -8*SZREG(t6)
	REG_L	t2, -9*SZREG(a1)
	REG_L	t1, -10*SZREG(a1)
	REG_L	t0, -11*SZREG(a1)
	REG_L	a7, -12*SZREG(a1)
	REG_L	a6, -13*SZREG(a1)
	REG_L	a5, -14*SZREG(a1)
	REG_L	a4, -15*SZREG(a1)
	REG_L	a3, -16*SZREG(a1)
	addi	a1, a1, -16*SZREG
	REG_S	t2, -9*SZREG(t6)
	REG_S	t1, -10*SZREG(t6)
	REG_S	t0, -11*SZREG(t6)
	REG_S	a7, -12*SZREG(t6)
	REG_S	a6, -13*SZREG(t6)
	REG_S	a5, -14*SZREG(t6)
	REG_S	a4, -15*SZREG(t6)
	REG_S	a3, -16*SZREG(t6)
	addi	t6, t6, -16*SZREG
	bne	t6, t4, .Lmemmove_backward_bulk
	andi	t3, a2, 16*SZREG-1
	beqz	t3, .Lmemmove_backward_exit
.Lmemmove_backward_bulk_done:

	/* Tail: by the bits of the count. */
	andi	t3, a2, 8*SZREG
	beqz	t3, .Lmemmove_backward_tail_no_8w
	REG_L	t2, -SZREG(a1)
	REG_L	t1, -2*SZREG(a1)
	REG_L	t0, -3*SZREG(a1)
	REG_L	a7, -4*SZREG(a1)
	REG_L	a6, -5*SZREG(a1)
	REG_L	a5, -6*SZREG(a1)
	REG_L	a4, -7*SZREG(a1)
	REG_L	a3, -8*SZREG(a1)
	REG_S	t2, -SZREG(t6)
	REG_S	t1, -2*SZREG(t6)
	REG_S	t0, -3*SZREG(t6)
	REG_S	a7, -4*SZREG(t6)
	REG_S	a6, -5*SZREG(t6)
	REG_S	a5, -6*SZREG(t6)
	REG_S	a4, -7*SZREG(t6)
	REG_S	a3, -8*SZREG(t6)
	addi	a1, a1, -8*SZREG
	addi	t6, t6, -8*SZREG
.Lmemmove_backward_tail_no_8w:
	andi	t3, a2, 4*SZREG
	beqz	t3, .Lmemmove_backward_tail_no_4w
	REG_L	a6, -SZREG(a1)
	REG_L	a5, -2*SZREG(a1)
	REG_L	a4, -3*SZREG(a1)
	REG_L	a3, -4*SZREG(a1)
	REG_S	a6, -SZREG(t6)
	REG_S	a5, -2*SZREG(t6)
	REG_S	a4, -3*SZREG(t6)
	REG_S	a3, -4*SZREG(t6)
	addi	a1, a1, -4*SZREG
	addi	t6, t6, -4*SZREG
.Lmemmove_backward_tail_no_4w:
	andi	t3, a2, 2*SZREG
	beqz	t3, .Lmemmove_backward_tail_no_2w
	REG_L	a4, -SZREG(a1)
	REG_L	a3, -2*SZREG(a1)
	REG_S	a4, -SZREG(t6)
	REG_S	a3, -2*SZREG(t6)
	addi	a1, a1, -2*SZREG
	addi	t6, t6, -2*SZREG
.Lmemmove_backward_tail_no_2w:
	andi	t3, a2, SZREG
	beqz	t3, .Lmemmove_backward_tail_no_1w
	REG_L	a3, -SZREG(a1)
	REG_S	a3, -SZREG(t6)
	addi	a1, a1, -SZREG
	addi	t6, t6, -SZREG
.Lmemmove_backward_tail_no_1w:
	andi	t3, a2, SZREG-1
	beqz	t3, .Lmemmove_backward_exit

#ifdef CONFIG_64BIT
	andi	t3, a2, 4
	beqz	t3, .Lmemmove_backward_tail_no_4
	lw	a3, -4(a1)
	sw	a3, -4(t6)
	addi	a1, a1, -4
	addi	t6, t6, -4
.Lmemmove_backward_tail_no_4:
#endif
	andi	t3, a2, 2
	beqz	t3, .Lmemmove_backward_tail_no_2
	lhu	a3, -2(a1)
	sh	a3, -2(t6)
	addi	a1, a1, -2
	addi	t6, t6, -2
.Lmemmove_backward_tail_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lmemmove_backward_tail_no_1
	lbu	a3, -1(a1)
	sb	a3, -1(t6)
.Lmemmove_backward_tail_no_1:
.Lmemmove_backward_exit:
	ret

	/* Not whole words, or not at word boundaries. */
.Lmemmove_backward_uneven:
	add	t6, a0, a2
	add	a1, a1, a2
	xor	t3, t6, a1
	andi	t3, t3, SZREG-1
	bnez	t3, .Lmemmove_backward_misaligned

	/* Head: up to a word boundary of the destination. */
#ifdef CONFIG_64BIT
	andi	t3, t6, 7
	beqz	t3, .Lmemmove_backward_head_done
#else
#endif
	andi	t3, t6, 1
	beqz	t3, .Lmemmove_backward_head_no_1
	lbu	a3, -1(a1)
	sb	a3, -1(t6)
	addi	a1, a1, -1
	addi	t6, t6, -1
	addi	a2, a2, -1
.Lmemmove_backward_head_no_1:
	andi	t3, t6, 2
	beqz	t3, .Lmemmove_backward_head_no_2
	lhu	a3, -2(a1)
	sh	a3, -2(t6)
	addi	a1, a1, -2
	addi	t6, t6, -2
	addi	a2, a2, -2
.Lmemmove_backward_head_no_2:

#ifdef CONFIG_64BIT
	andi	t3, t6, 4
	beqz	t3, .Lmemmove_backward_head_no_4
	lw	a3, -4(a1)
	sw	a3, -4(t6)
	addi	a1, a1, -4
	addi	t6, t6, -4
	addi	a2, a2, -4
.Lmemmove_backward_head_no_4:
#endif

#ifdef CONFIG_64BIT
.Lmemmove_backward_head_done:
	andi	t4, a2, -128
	beqz	t4, .Lmemmove_backward_bulk_done
	sub	t4, t6, t4
	j	.Lmemmove_backward_bulk

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lmemmove_backward_misaligned:
	andi	a3, t6, 7
	beqz	a3, .Lmemmove_backward_merge_head_done
	sub	t6, t6, a3
	sub	a1, a1, a3
	sub	a2, a2, a3
	auipc	t3, 0
	slli	t4, a3, 3
	sub	t3, t3, t4
	jr	72(t3)
	lbu	t2, 6(a1)
	sb	t2, 6(t6)
	lbu	t2, 5(a1)
	sb	t2, 5(t6)
	lbu	t2, 4(a1)
	sb	t2, 4(t6)
	lbu	t2, 3(a1)
	sb	t2, 3(t6)
	lbu	t2, 2(a1)
	sb	t2, 2(t6)
	lbu	t2, 1(a1)
	sb	t2, 1(t6)
	lbu	t2, 0(a1)
	sb	t2, 0(t6)
.Lmemmove_backward_merge_head_done:
#else
	andi	t4, a2, -64
	beqz	t4, .Lmemmove_backward_bulk_done
	sub	t4, t6, t4
	j	.Lmemmove_backward_bulk

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lmemmove_backward_misaligned:
	andi	a3, t6, 3
	beqz	a3, .Lmemmove_backward_merge_head_done
	sub	t6, t6, a3
	sub	a1, a1, a3
	sub	a2, a2, a3
	auipc	t3, 0
	slli	t4, a3, 3
	sub	t3, t3, t4
	jr	40(t3)
	lbu	t2, 2(a1)
	sb	t2, 2(t6)
	lbu	t2, 1(a1)
	sb	t2, 1(t6)
	lbu	t2, 0(a1)
	sb	t2, 0(t6)
.Lmemmove_backward_merge_head_done:
#endif

	/* Then each destination word is merged from two source words. */
	slli	t1, a1, 3
	andi	a1, a1, -SZREG
	neg	t2, t1
	REG_L	t0, 0(a1)
	sll	t0, t0, t2
	andi	t4, a2, -8*SZREG
	beqz	t4, .Lmemmove_backward_merge_done
	sub	t4, t6, t4
.Lmemmove_backward_merge:
	REG_L	a6, -SZREG(a1)
	REG_L	a5, -2*SZREG(a1)
	REG_L	a4, -3*SZREG(a1)
	REG_L	a3, -4*SZREG(a1)
	srl	t3, a6, t1
	sll	a6, a6, t2
	or	t3, t3, t0
	srl	a7, a5, t1
	or	a7, a7, a6
	sll	a5, a5, t2
	REG_S	t3, -SZREG(t6)
	REG_S	a7, -2*SZREG(t6)
	srl	t3, a4, t1
	sll	a4, a4, t2
	or	t3, t3, a5
	srl	a7, a3, t1
	or	a7, a7, a4
	sll	t0, a3, t2
	REG_S	t3, -3*SZREG(t6)
	REG_S	a7, -4*SZREG(t6)
	REG_L	a6, -5*SZREG(a1)
	REG_L	a5, -6*SZREG(a1)
	REG_L	a4, -7*SZREG(a1)
	REG_L	a3, -8*SZREG(a1)
	addi	a1, a1, -8*SZREG
	srl	t3, a6, t1
	sll	a6, a6, t2
	or	t3, t3, t0
	srl	a7, a5, t1
	or	a7, a7, a6
	sll	a5, a5, t2
	REG_S	t3, -5*SZREG(t6)
	REG_S	a7, -6*SZREG(t6)
	srl	t3, a4, t1
	sll	a4, a4, t2
	or	t3, t3, a5
	srl	a7, a3, t1
	or	a7, a7, a4
	sll	t0, a3, t2
	REG_S	t3, -7*SZREG(t6)
	REG_S	a7, -8*SZREG(t6)
	addi	t6, t6, -8*SZREG
	bne	t6, t4, .Lmemmove_backward_merge
.Lmemmove_backward_merge_done:
	andi	t3, a2, 4*SZREG
	beqz	t3, .Lmemmove_backward_merge_tail_no_4w
	REG_L	a6, -SZREG(a1)
	REG_L	a5, -2*SZREG(a1)
	REG_L	a4, -3*SZREG(a1)
	REG_L	a3, -4*SZREG(a1)
	srl	t3, a6, t1
	sll	a6, a6, t2
	or	t3, t3, t0
	srl	a7, a5, t1
	or	a7, a7, a6
	sll	a5, a5, t2
	REG_S	t3, -SZREG(t6)
	REG_S	a7, -2*SZREG(t6)
	srl	t3, a4, t1
	sll	a4, a4, t2
	or	t3, t3, a5
	srl	a7, a3, t1
	or	a7, a7, a4
	sll	t0, a3, t2
	REG_S	t3, -3*SZREG(t6)
	REG_S	a7, -4*SZREG(t6)
	addi	a1, a1, -4*SZREG
	addi	t6, t6, -4*SZREG
.Lmemmove_backward_merge_tail_no_4w:
	andi	t3, a2, 2*SZREG
	beqz	t3, .Lmemmove_backward_merge_tail_no_2w
	REG_L	a4, -SZREG(a1)
	REG_L	a3, -2*SZREG(a1)
	srl	t3, a4, t1
	sll	a4, a4, t2
	or	t3, t3, t0
	srl	a7, a3, t1
	or	a7, a7, a4
	sll	t0, a3, t2
	REG_S	t3, -SZREG(t6)
	REG_S	a7, -2*SZREG(t6)
	addi	a1, a1, -2*SZREG
	addi	t6, t6, -2*SZREG
.Lmemmove_backward_merge_tail_no_2w:
	andi	t3, a2, SZREG
	beqz	t3, .Lmemmove_backward_merge_tail_no_1w
	REG_L	a3, -SZREG(a1)
	srl	t3, a3, t1
	or	t3, t3, t0
	sll	t0, a3, t2
	REG_S	t3, -SZREG(t6)
	addi	a1, a1, -SZREG
	addi	t6, t6, -SZREG
.Lmemmove_backward_merge_tail_no_1w:

	/* The last bytes are pieces of one more merged word. */
	andi	a2, a2, SZREG-1
	beqz	a2, .Lmemmove_backward_merge_exit
	slli	t3, a2, 3
	andi	a4, t1, 8*SZREG-1
	bgeu	a4, t3, .Lmemmove_backward_rest_carried
	REG_L	a3, -SZREG(a1)
	srl	a3, a3, t1
	or	t0, t0, a3
.Lmemmove_backward_rest_carried:

#ifdef CONFIG_64BIT
	andi	t3, a2, 4
	beqz	t3, .Lmemmove_backward_rest_no_4
	srli	a3, t0, 32
	sw	a3, -4(t6)
	slli	t0, t0, 32
	addi	t6, t6, -4
.Lmemmove_backward_rest_no_4:
#endif
	andi	t3, a2, 2
	beqz	t3, .Lmemmove_backward_rest_no_2
	srli	a3, t0, 8*SZREG-16
	sh	a3, -2(t6)
	slli	t0, t0, 16
	addi	t6, t6, -2
.Lmemmove_backward_rest_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lmemmove_backward_rest_no_1
	srli	a3, t0, 8*SZREG-8
	sb	a3, -1(t6)
.Lmemmove_backward_rest_no_1:
.Lmemmove_backward_merge_exit:
	ret

	/* Less than 16 bytes: the last ones of so many. */
.Lmemmove_backward_tiny:
	auipc	t3, 0
	slli	t4, a2, 3
	sub	t3, t3, t4
	jr	136(t3)
	lbu	t2, 14(a1)
	sb	t2, 14(a0)
	lbu	t2, 13(a1)
	sb	t2, 13(a0)
	lbu	t2, 12(a1)
	sb	t2, 12(a0)
	lbu	t2, 11(a1)
	sb	t2, 11(a0)
	lbu	t2, 10(a1)
	sb	t2, 10(a0)
	lbu	t2, 9(a1)
	sb	t2, 9(a0)
	lbu	t2, 8(a1)
	sb	t2, 8(a0)
	lbu	t2, 7(a1)
	sb	t2, 7(a0)
	lbu	t2, 6(a1)
	sb	t2, 6(a0)
	lbu	t2, 5(a1)
	sb	t2, 5(a0)
	lbu	t2, 4(a1)
	sb	t2, 4(a0)
	lbu	t2, 3(a1)
	sb	t2, 3(a0)
	lbu	t2, 2(a1)
	sb	t2, 2(a0)
	lbu	t2, 1(a1)
	sb	t2, 1(a0)
	lbu	t2, 0(a1)
	sb	t2, 0(a0)
	ret
SYM_FUNC_END(__memmove)
SYM_FUNC_ALIAS_WEAK(memmove, __memmove)
SYM_FUNC_ALIAS(__pi_memmove, __memmove)
SYM_FUNC_ALIAS(__pi___memmove, __memmove)
