/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcpy.S: memcpy
 *
 * Made by `memgen generate --target riscv` from templates/ and targets/riscv.m4.
 */

#include <linux/linkage.h>
#include <asm/asm.h>

/*
 * memcpy(dst, src, n): returns dst. The buffers may overlap if dst is below src and n not below 16.
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
SYM_FUNC_START(__memcpy)
	sltiu	t3, a2, 16
	bnez	t3, .Lmemcpy_tiny
	mv	t6, a0
	or	t3, t6, a2
	or	t3, t3, a1
	andi	t3, t3, SZREG-1
	bnez	t3, .Lmemcpy_uneven
SYM_INNER_LABEL(__memcpy_words, SYM_L_GLOBAL)

	/* Bulk: 16 words at a time. */
	andi	t4, a2, -16*SZREG
	beqz	t4, .Lmemcpy_few_words
	add	t4, t6, t4
.Lmemcpy_bulk:
	REG_L	a3, 0(a1)
	REG_L	a4, SZREG(a1)
	REG_L	a5, 2*SZREG(a1)
	REG_L	a6, 3*SZREG(a1)
	REG_L	a7, 4*SZREG(a1)
	REG_L	t0, 5*SZREG(a1)
	REG_L	t1, 6*SZREG(a1)
	REG_L	t2, 7*SZREG(a1)
	REG_S	a3, 0(t6)
	REG_S	a4, SZREG(t6)
	REG_S	a5, 2*SZREG(t6)
	REG_S	a6, 3*SZREG(t6)
	REG_S	a7, 4*SZREG(t6)
	REG_S	t0, 5*SZREG(t6)
	REG_S	t1, 6*SZREG(t6)
	REG_S	t2, 7*SZREG(t6)
	REG_L	a3, 8*SZREG(a1)
	REG_L	a4, 9*SZREG(a1)
	REG_L	a5, 10*SZREG(a1)
	REG_L	a6, 11*SZREG(a1)
	REG_L	a7, 12*SZREG(a1)
	REG_L	t0, 13*SZREG(a1)
	REG_L	t1, 14*SZREG(a1)
	REG_L	t2, 15*SZREG(a1)
	addi	a1, a1, 16*SZREG
	REG_S	a3, 8*SZREG(t6)
	REG_S	a4, 9*SZREG(t6)
	REG_S	a5, 10*SZREG(t6)
	REG_S	a6, 11*SZREG(t6)
	REG_S	a7, 12*SZREG(t6)
	REG_S	t0, 13*SZREG(t6)
	REG_S	t1, 14*SZREG(t6)
	REG_S	t2, 15*SZREG(t6)
	addi	t6, t6, 16*SZREG
	bne	t6, t4, .Lmemcpy_bulk
	andi	t3, a2, 16*SZREG-1
	beqz	t3, .Lmemcpy_exit
.Lmemcpy_bulk_done:

	/* Tail: by the bits of the count. */
	andi	t3, a2, 8*SZREG
	beqz	t3, .Lmemcpy_tail_no_8w
	REG_L	a3, 0(a1)
	REG_L	a4, SZREG(a1)
	REG_L	a5, 2*SZREG(a1)
	REG_L	a6, 3*SZREG(a1)
	REG_L	a7, 4*SZREG(a1)
	REG_L	t0, 5*SZREG(a1)
	REG_L	t1, 6*SZREG(a1)
	REG_L	t2, 7*SZREG(a1)
	REG_S	a3, 0(t6)
	REG_S	a4, SZREG(t6)
	REG_S	a5, 2*SZREG(t6)
	REG_S	a6, 3*SZREG(t6)
	REG_S	a7, 4*SZREG(t6)
	REG_S	t0, 5*SZREG(t6)
	REG_S	t1, 6*SZREG(t6)
	REG_S	t2, 7*SZREG(t6)
	addi	a1, a1, 8*SZREG
	addi	t6, t6, 8*SZREG
.Lmemcpy_tail_no_8w:
	andi	t3, a2, 4*SZREG
	beqz	t3, .Lmemcpy_tail_no_4w
	REG_L	a3, 0(a1)
	REG_L	a4, SZREG(a1)
	REG_L	a5, 2*SZREG(a1)
	REG_L	a6, 3*SZREG(a1)
	REG_S	a3, 0(t6)
	REG_S	a4, SZREG(t6)
	REG_S	a5, 2*SZREG(t6)
	REG_S	a6, 3*SZREG(t6)
	addi	a1, a1, 4*SZREG
	addi	t6, t6, 4*SZREG
.Lmemcpy_tail_no_4w:
	andi	t3, a2, 2*SZREG
	beqz	t3, .Lmemcpy_tail_no_2w
	REG_L	a3, 0(a1)
	REG_L	a4, SZREG(a1)
	REG_S	a3, 0(t6)
	REG_S	a4, SZREG(t6)
	addi	a1, a1, 2*SZREG
	addi	t6, t6, 2*SZREG
.Lmemcpy_tail_no_2w:
	andi	t3, a2, SZREG
	beqz	t3, .Lmemcpy_tail_no_1w
	REG_L	a3, 0(a1)
	REG_S	a3, 0(t6)
	addi	a1, a1, SZREG
	addi	t6, t6, SZREG
.Lmemcpy_tail_no_1w:
	andi	t3, a2, SZREG-1
	beqz	t3, .Lmemcpy_exit

#ifdef CONFIG_64BIT
	andi	t3, a2, 4
	beqz	t3, .Lmemcpy_tail_no_4
	lw	a3, 0(a1)
	sw	a3, 0(t6)
	addi	a1, a1, 4
	addi	t6, t6, 4
.Lmemcpy_tail_no_4:
#endif
	andi	t3, a2, 2
	beqz	t3, .Lmemcpy_tail_no_2
	lhu	a3, 0(a1)
	sh	a3, 0(t6)
	addi	a1, a1, 2
	addi	t6, t6, 2
.Lmemcpy_tail_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lmemcpy_tail_no_1
	lbu	a3, 0(a1)
	sb	a3, 0(t6)
.Lmemcpy_tail_no_1:
.Lmemcpy_exit:
	ret

	/*
	 * Less than a block of whole words: from both ends, which may overlap.
	 */
#ifdef CONFIG_64BIT
.Lmemcpy_few_words:
	sltiu	t3, a2, 33
	beqz	t3, .Lmemcpy_over_4w
	REG_L	a3, 0(a1)
	REG_L	a4, 8(a1)
	add	a1, a1, a2
	add	a2, t6, a2
	REG_L	a5, -16(a1)
	REG_L	a6, -8(a1)
	REG_S	a3, 0(t6)
	REG_S	a4, 8(t6)
	REG_S	a5, -16(a2)
	REG_S	a6, -8(a2)
	ret
.Lmemcpy_over_4w:
	sltiu	t3, a2, 65
	beqz	t3, .Lmemcpy_over_8w
	REG_L	a3, 0(a1)
	REG_L	a4, 8(a1)
	REG_L	a5, 16(a1)
	REG_L	a6, 24(a1)
	add	a1, a1, a2
	add	a2, t6, a2
	REG_L	a7, -32(a1)
	REG_L	t0, -24(a1)
	REG_L	t1, -16(a1)
	REG_L	t2, -8(a1)
	REG_S	a3, 0(t6)
	REG_S	a4, 8(t6)
	REG_S	a5, 16(t6)
	REG_S	a6, 24(t6)
	REG_S	a7, -32(a2)
	REG_S	t0, -24(a2)
	REG_S	t1, -16(a2)
	REG_S	t2, -8(a2)
	ret
.Lmemcpy_over_8w:
	j	.Lmemcpy_bulk_done
#else
.Lmemcpy_few_words:
	sltiu	t3, a2, 33
	beqz	t3, .Lmemcpy_over_8w
	REG_L	a3, 0(a1)
	REG_L	a4, 4(a1)
	REG_L	a5, 8(a1)
	REG_L	a6, 12(a1)
	add	a1, a1, a2
	add	a2, t6, a2
	REG_L	a7, -16(a1)
	REG_L	t0, -12(a1)
	REG_L	t1, -8(a1)
	REG_L	t2, -4(a1)
	REG_S	a3, 0(t6)
	REG_S	a4, 4(t6)
	REG_S	a5, 8(t6)
	REG_S	a6, 12(t6)
	REG_S	a7, -16(a2)
	REG_S	t0, -12(a2)
	REG_S	t1, -8(a2)
	REG_S	t2, -4(a2)
	ret
.Lmemcpy_over_8w:
	j	.Lmemcpy_bulk_done
#endif

	/* Not whole words, or not at word boundaries. */
.Lmemcpy_uneven:
SYM_INNER_LABEL(__memcpy_uneven, SYM_L_GLOBAL)
	xor	t3, t6, a1
	andi	t3, t3, SZREG-1
	bnez	t3, .Lmemcpy_misaligned

	/* Head: up to a word boundary of the destination. */
#ifdef CONFIG_64BIT
	andi	t3, t6, 7
	beqz	t3, .Lmemcpy_head_done
#else
#endif
	andi	t3, t6, 1
	beqz	t3, .Lmemcpy_head_no_1
	lbu	a3, 0(a1)
	sb	a3, 0(t6)
	addi	a1, a1, 1
	addi	t6, t6, 1
	addi	a2, a2, -1
.Lmemcpy_head_no_1:
	andi	t3, t6, 2
	beqz	t3, .Lmemcpy_head_no_2
	lhu	a3, 0(a1)
	sh	a3, 0(t6)
	addi	a1, a1, 2
	addi	t6, t6, 2
	addi	a2, a2, -2
.Lmemcpy_head_no_2:

#ifdef CONFIG_64BIT
	andi	t3, t6, 4
	beqz	t3, .Lmemcpy_head_no_4
	lw	a3, 0(a1)
	sw	a3, 0(t6)
	addi	a1, a1, 4
	addi	t6, t6, 4
	addi	a2, a2, -4
.Lmemcpy_head_no_4:
#endif

#ifdef CONFIG_64BIT
.Lmemcpy_head_done:
	andi	t4, a2, -128
	beqz	t4, .Lmemcpy_bulk_done
	add	t4, t6, t4
	j	.Lmemcpy_bulk

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lmemcpy_misaligned:
	neg	a3, t6
	andi	a3, a3, 7
	beqz	a3, .Lmemcpy_merge_head_done
	add	t6, t6, a3
	add	a1, a1, a3
	sub	a2, a2, a3
	auipc	t3, 0
	slli	t4, a3, 3
	sub	t3, t3, t4
	jr	72(t3)
	lbu	t2, -7(a1)
	sb	t2, -7(t6)
	lbu	t2, -6(a1)
	sb	t2, -6(t6)
	lbu	t2, -5(a1)
	sb	t2, -5(t6)
	lbu	t2, -4(a1)
	sb	t2, -4(t6)
	lbu	t2, -3(a1)
	sb	t2, -3(t6)
	lbu	t2, -2(a1)
	sb	t2, -2(t6)
	lbu	t2, -1(a1)
	sb	t2, -1(t6)
.Lmemcpy_merge_head_done:
#else
	andi	t4, a2, -64
	beqz	t4, .Lmemcpy_bulk_done
	add	t4, t6, t4
	j	.Lmemcpy_bulk

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lmemcpy_misaligned:
	neg	a3, t6
	andi	a3, a3, 3
	beqz	a3, .Lmemcpy_merge_head_done
	add	t6, t6, a3
	add	a1, a1, a3
	sub	a2, a2, a3
	auipc	t3, 0
	slli	t4, a3, 3
	sub	t3, t3, t4
	jr	40(t3)
	lbu	t2, -3(a1)
	sb	t2, -3(t6)
	lbu	t2, -2(a1)
	sb	t2, -2(t6)
	lbu	t2, -1(a1)
	sb	t2, -1(t6)
.Lmemcpy_merge_head_done:
#endif

	/* Then each destination word is merged from two source words. */
	slli	t1, a1, 3
	andi	a1, a1, -SZREG
	neg	t2, t1
	REG_L	t0, 0(a1)
	srl	t0, t0, t1
	andi	t4, a2, -8*SZREG
	beqz	t4, .Lmemcpy_merge_done
	add	t4, t6, t4
.Lmemcpy_merge:
	REG_L	a3, SZREG(a1)
	REG_L	a4, 2*SZREG(a1)
	REG_L	a5, 3*SZREG(a1)
	REG_L	a6, 4*SZREG(a1)
	sll	t3, a3, t2
	srl	a3, a3, t1
	or	t3, t3, t0
	sll	a7, a4, t2
	or	a7, a7, a3
	srl	a4, a4, t1
	REG_S	t3, 0(t6)
	REG_S	a7, SZREG(t6)
	sll	t3, a5, t2
	srl	a5, a5, t1
	or	t3, t3, a4
	sll	a7, a6, t2
	or	a7, a7, a5
	srl	t0, a6, t1
	REG_S	t3, 2*SZREG(t6)
	REG_S	a7, 3*SZREG(t6)
	REG_L	a3, 5*SZREG(a1)
	REG_L	a4, 6*SZREG(a1)
	REG_L	a5, 7*SZREG(a1)
	REG_L	a6, 8*SZREG(a1)
	addi	a1, a1, 8*SZREG
	sll	t3, a3, t2
	srl	a3, a3, t1
	or	t3, t3, t0
	sll	a7, a4, t2
	or	a7, a7, a3
	srl	a4, a4, t1
	REG_S	t3, 4*SZREG(t6)
	REG_S	a7, 5*SZREG(t6)
	sll	t3, a5, t2
	srl	a5, a5, t1
	or	t3, t3, a4
	sll	a7, a6, t2
	or	a7, a7, a5
	srl	t0, a6, t1
	REG_S	t3, 6*SZREG(t6)
	REG_S	a7, 7*SZREG(t6)
	addi	t6, t6, 8*SZREG
	bne	t6, t4, .Lmemcpy_merge
.Lmemcpy_merge_done:
	andi	t3, a2, 4*SZREG
	beqz	t3, .Lmemcpy_merge_tail_no_4w
	REG_L	a3, SZREG(a1)
	REG_L	a4, 2*SZREG(a1)
	REG_L	a5, 3*SZREG(a1)
	REG_L	a6, 4*SZREG(a1)
	sll	t3, a3, t2
	srl	a3, a3, t1
	or	t3, t3, t0
	sll	a7, a4, t2
	or	a7, a7, a3
	srl	a4, a4, t1
	REG_S	t3, 0(t6)
	REG_S	a7, SZREG(t6)
	sll	t3, a5, t2
	srl	a5, a5, t1
	or	t3, t3, a4
	sll	a7, a6, t2
	or	a7, a7, a5
	srl	t0, a6, t1
	REG_S	t3, 2*SZREG(t6)
	REG_S	a7, 3*SZREG(t6)
	addi	a1, a1, 4*SZREG
	addi	t6, t6, 4*SZREG
.Lmemcpy_merge_tail_no_4w:
	andi	t3, a2, 2*SZREG
	beqz	t3, .Lmemcpy_merge_tail_no_2w
	REG_L	a3, SZREG(a1)
	REG_L	a4, 2*SZREG(a1)
	sll	t3, a3, t2
	srl	a3, a3, t1
	or	t3, t3, t0
	sll	a7, a4, t2
	or	a7, a7, a3
	srl	t0, a4, t1
	REG_S	t3, 0(t6)
	REG_S	a7, SZREG(t6)
	addi	a1, a1, 2*SZREG
	addi	t6, t6, 2*SZREG
.Lmemcpy_merge_tail_no_2w:
	andi	t3, a2, SZREG
	beqz	t3, .Lmemcpy_merge_tail_no_1w
	REG_L	a3, SZREG(a1)
	sll	t3, a3, t2
	or	t3, t3, t0
	srl	t0, a3, t1
	REG_S	t3, 0(t6)
	addi	a1, a1, SZREG
	addi	t6, t6, SZREG
.Lmemcpy_merge_tail_no_1w:

	/* The last bytes are pieces of one more merged word. */
	andi	a2, a2, SZREG-1
	beqz	a2, .Lmemcpy_merge_exit
	slli	t3, a2, 3
	andi	a4, t2, 8*SZREG-1
	bgeu	a4, t3, .Lmemcpy_rest_carried
	REG_L	a3, SZREG(a1)
	sll	a3, a3, t2
	or	t0, t0, a3
.Lmemcpy_rest_carried:

#ifdef CONFIG_64BIT
	andi	t3, a2, 4
	beqz	t3, .Lmemcpy_rest_no_4
	sw	t0, 0(t6)
	srli	t0, t0, 32
	addi	t6, t6, 4
.Lmemcpy_rest_no_4:
#endif
	andi	t3, a2, 2
	beqz	t3, .Lmemcpy_rest_no_2
	sh	t0, 0(t6)
	srli	t0, t0, 16
	addi	t6, t6, 2
.Lmemcpy_rest_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lmemcpy_rest_no_1
	sb	t0, 0(t6)
.Lmemcpy_rest_no_1:
.Lmemcpy_merge_exit:
	ret

	/* Less than 16 bytes, from the last one down. */
#ifdef CONFIG_64BIT
.Lmemcpy_tiny:
	sltiu	t3, a2, 8
	bnez	t3, .Lmemcpy_down
	or	t3, a0, a1
	andi	t3, t3, 7
	bnez	t3, .Lmemcpy_down
	REG_L	a3, 0(a1)
	REG_S	a3, 0(a0)
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
	ret
#else
.Lmemcpy_tiny:
	sltiu	t3, a2, 8
	bnez	t3, .Lmemcpy_down
	or	t3, a0, a1
	andi	t3, t3, 3
	bnez	t3, .Lmemcpy_down
	REG_L	a3, 0(a1)
	REG_L	a4, 4(a1)
	REG_S	a3, 0(a0)
	REG_S	a4, 4(a0)
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
	ret
#endif
.Lmemcpy_down:
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
SYM_FUNC_END(__memcpy)
SYM_FUNC_ALIAS_WEAK(memcpy, __memcpy)
SYM_FUNC_ALIAS(__pi_memcpy, __memcpy)
SYM_FUNC_ALIAS(__pi___memcpy, __memcpy)
