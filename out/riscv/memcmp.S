/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcmp.S: memcmp; needs __HAVE_ARCH_MEMCMP in asm/string.h, memcmp.o in Makefiles (lib, purgatory)
 *
 * Made by `memgen generate --target riscv` from templates/ and targets/riscv.m4.
 */

#include <linux/linkage.h>
#include <asm/asm.h>

/*
 * memcmp(a, b, n): below, equal to or above 0, as the first bytes that differ, unsigned.
 *
 *   a0                  first buffer, then the result
 *   a1                  second buffer
 *   a2                  n, then only its low bits
 *   a3,a4,a5,t0,t1,t2   data
 *   t4                  dst where the loop ends
 *   t3                  scratch
 *   t0                  merging: the part of the last source word still to be used
 *   t1                  merging: source offset in its word, in bits
 *   t2                  merging: bits of a word less those
 */
SYM_FUNC_START(memcmp)
	sltiu	t3, a2, SZREG
	bnez	t3, .Lmemcmp_tiny
	xor	t3, a0, a1
	andi	t3, t3, SZREG-1
	bnez	t3, .Lmemcmp_misaligned

	/* Head: up to a word boundary. */
	andi	t3, a0, SZREG-1
	beqz	t3, .Lmemcmp_head_done

#ifdef CONFIG_64BIT
#else
	sltiu	t3, a2, 8
	bnez	t3, .Lmemcmp_few
#endif
	andi	t3, a0, 1
	beqz	t3, .Lmemcmp_head_no_1
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	addi	a0, a0, 1
	addi	a1, a1, 1
	addi	a2, a2, -1
.Lmemcmp_head_no_1:
	andi	t3, a0, 2
	beqz	t3, .Lmemcmp_head_no_2
	lhu	a3, 0(a0)
	lhu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_differ
	addi	a0, a0, 2
	addi	a1, a1, 2
	addi	a2, a2, -2
.Lmemcmp_head_no_2:

#ifdef CONFIG_64BIT
	andi	t3, a0, 4
	beqz	t3, .Lmemcmp_head_no_4
	lw	a3, 0(a0)
	lw	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_differ
	addi	a0, a0, 4
	addi	a1, a1, 4
	addi	a2, a2, -4
.Lmemcmp_head_no_4:
#endif
.Lmemcmp_head_done:

	/* Bulk: 4 words at a time. */
	andi	t4, a2, -4*SZREG
	beqz	t4, .Lmemcmp_bulk_done
	add	t4, a0, t4
.Lmemcmp_bulk:
	REG_L	a3, 0(a0)
	REG_L	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_differ
	REG_L	a3, SZREG(a0)
	REG_L	a4, SZREG(a1)
	bne	a3, a4, .Lmemcmp_differ
	REG_L	a3, 2*SZREG(a0)
	REG_L	a4, 2*SZREG(a1)
	bne	a3, a4, .Lmemcmp_differ
	REG_L	a3, 3*SZREG(a0)
	REG_L	a4, 3*SZREG(a1)
	bne	a3, a4, .Lmemcmp_differ
	addi	a0, a0, 4*SZREG
	addi	a1, a1, 4*SZREG
	bne	a0, t4, .Lmemcmp_bulk
.Lmemcmp_bulk_done:

	/* Tail: by the bits of the count. */
	andi	t3, a2, 2*SZREG
	beqz	t3, .Lmemcmp_tail_no_2w
	REG_L	a3, 0(a0)
	REG_L	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_differ
	REG_L	a3, SZREG(a0)
	REG_L	a4, SZREG(a1)
	bne	a3, a4, .Lmemcmp_differ
	addi	a0, a0, 2*SZREG
	addi	a1, a1, 2*SZREG
.Lmemcmp_tail_no_2w:
	andi	t3, a2, SZREG
	beqz	t3, .Lmemcmp_tail_no_1w
	REG_L	a3, 0(a0)
	REG_L	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_differ
	addi	a0, a0, SZREG
	addi	a1, a1, SZREG
.Lmemcmp_tail_no_1w:

#ifdef CONFIG_64BIT
	andi	t3, a2, 4
	beqz	t3, .Lmemcmp_tail_no_4
	lw	a3, 0(a0)
	lw	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_differ
	addi	a0, a0, 4
	addi	a1, a1, 4
.Lmemcmp_tail_no_4:
#endif
	andi	t3, a2, 2
	beqz	t3, .Lmemcmp_tail_no_2
	lhu	a3, 0(a0)
	lhu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_differ
	addi	a0, a0, 2
	addi	a1, a1, 2
.Lmemcmp_tail_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lmemcmp_tail_no_1
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
.Lmemcmp_tail_no_1:
	li	a0, 0
	ret

	/* The first words (or smaller pieces) that differ decide. */
#ifdef CONFIG_64BIT
.Lmemcmp_differ:
	xor	a1, a3, a4
	slli	t3, a1, 32
	bnez	t3, .Lmemcmp_differ_in_32
	srli	a3, a3, 32
	srli	a4, a4, 32
	srli	a1, a1, 32
.Lmemcmp_differ_in_32:
	slli	t3, a1, 48
	bnez	t3, .Lmemcmp_differ_in_16
	srli	a3, a3, 16
	srli	a4, a4, 16
	srli	a1, a1, 16
.Lmemcmp_differ_in_16:
	andi	t3, a1, 255
	bnez	t3, .Lmemcmp_differ_in_8
	srli	a3, a3, 8
	srli	a4, a4, 8
.Lmemcmp_differ_in_8:
	andi	a0, a3, 255
	andi	a1, a4, 255
	sub	a0, a0, a1
	ret
#else
.Lmemcmp_differ:
	xor	a1, a3, a4
	slli	t3, a1, 16
	bnez	t3, .Lmemcmp_differ_in_16
	srli	a3, a3, 16
	srli	a4, a4, 16
	srli	a1, a1, 16
.Lmemcmp_differ_in_16:
	andi	t3, a1, 255
	bnez	t3, .Lmemcmp_differ_in_8
	srli	a3, a3, 8
	srli	a4, a4, 8
.Lmemcmp_differ_in_8:
	andi	a0, a3, 255
	andi	a1, a4, 255
	sub	a0, a0, a1
	ret
#endif

	/*
	 * The buffers differ in alignment: bytes up to the first one's word
	 * boundary.
	 */
.Lmemcmp_misaligned:
	sltiu	t3, a2, 2*SZREG
	bnez	t3, .Lmemcmp_few
	andi	t3, a0, SZREG-1
	beqz	t3, .Lmemcmp_merge_head_done
	andi	t3, a0, 1
	beqz	t3, .Lmemcmp_merge_head_no_1
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	addi	a0, a0, 1
	addi	a1, a1, 1
	addi	a2, a2, -1
.Lmemcmp_merge_head_no_1:
	andi	t3, a0, 2
	beqz	t3, .Lmemcmp_merge_head_no_2
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 1(a0)
	lbu	a4, 1(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	addi	a0, a0, 2
	addi	a1, a1, 2
	addi	a2, a2, -2
.Lmemcmp_merge_head_no_2:

#ifdef CONFIG_64BIT
	andi	t3, a0, 4
	beqz	t3, .Lmemcmp_merge_head_no_4
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 1(a0)
	lbu	a4, 1(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 2(a0)
	lbu	a4, 2(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 3(a0)
	lbu	a4, 3(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	addi	a0, a0, 4
	addi	a1, a1, 4
	addi	a2, a2, -4
.Lmemcmp_merge_head_no_4:
#endif
.Lmemcmp_merge_head_done:

	/* Then each word of the second is merged from two. */
	slli	t1, a1, 3
	andi	a1, a1, -SZREG
	neg	t2, t1
	REG_L	t0, 0(a1)
	srl	t0, t0, t1
	andi	t4, a2, -4*SZREG
	beqz	t4, .Lmemcmp_merge_done
	add	t4, a0, t4
.Lmemcmp_merge:
	REG_L	a5, SZREG(a1)
	REG_L	a3, 0(a0)
	sll	a4, a5, t2
	or	a4, a4, t0
	srl	t0, a5, t1
	bne	a3, a4, .Lmemcmp_differ
	REG_L	a5, 2*SZREG(a1)
	REG_L	a3, SZREG(a0)
	sll	a4, a5, t2
	or	a4, a4, t0
	srl	t0, a5, t1
	bne	a3, a4, .Lmemcmp_differ
	REG_L	a5, 3*SZREG(a1)
	REG_L	a3, 2*SZREG(a0)
	sll	a4, a5, t2
	or	a4, a4, t0
	srl	t0, a5, t1
	bne	a3, a4, .Lmemcmp_differ
	REG_L	a5, 4*SZREG(a1)
	REG_L	a3, 3*SZREG(a0)
	sll	a4, a5, t2
	or	a4, a4, t0
	srl	t0, a5, t1
	bne	a3, a4, .Lmemcmp_differ
	addi	a0, a0, 4*SZREG
	addi	a1, a1, 4*SZREG
	bne	a0, t4, .Lmemcmp_merge
.Lmemcmp_merge_done:
	andi	t3, a2, 2*SZREG
	beqz	t3, .Lmemcmp_merge_tail_no_2w
	REG_L	a5, SZREG(a1)
	REG_L	a3, 0(a0)
	sll	a4, a5, t2
	or	a4, a4, t0
	srl	t0, a5, t1
	bne	a3, a4, .Lmemcmp_differ
	REG_L	a5, 2*SZREG(a1)
	REG_L	a3, SZREG(a0)
	sll	a4, a5, t2
	or	a4, a4, t0
	srl	t0, a5, t1
	bne	a3, a4, .Lmemcmp_differ
	addi	a0, a0, 2*SZREG
	addi	a1, a1, 2*SZREG
.Lmemcmp_merge_tail_no_2w:
	andi	t3, a2, SZREG
	beqz	t3, .Lmemcmp_merge_tail_no_1w
	REG_L	a5, SZREG(a1)
	REG_L	a3, 0(a0)
	sll	a4, a5, t2
	or	a4, a4, t0
	srl	t0, a5, t1
	bne	a3, a4, .Lmemcmp_differ
	addi	a0, a0, SZREG
	addi	a1, a1, SZREG
.Lmemcmp_merge_tail_no_1w:
	srli	t1, t1, 3
	andi	t1, t1, SZREG-1
	add	a1, a1, t1
	j	.Lmemcmp_bytes

#ifdef CONFIG_64BIT
	/* Less than two words, or after them less than one: single bytes. */
.Lmemcmp_few:
	andi	t3, a2, 8
	beqz	t3, .Lmemcmp_few_no_8
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 1(a0)
	lbu	a4, 1(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 2(a0)
	lbu	a4, 2(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 3(a0)
	lbu	a4, 3(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 4(a0)
	lbu	a4, 4(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 5(a0)
	lbu	a4, 5(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 6(a0)
	lbu	a4, 6(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 7(a0)
	lbu	a4, 7(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	addi	a0, a0, 8
	addi	a1, a1, 8
.Lmemcmp_few_no_8:
.Lmemcmp_bytes:

	/* Less than a word. */
.Lmemcmp_tiny:
	andi	t3, a2, 4
	beqz	t3, .Lmemcmp_tiny_no_4
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 1(a0)
	lbu	a4, 1(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 2(a0)
	lbu	a4, 2(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 3(a0)
	lbu	a4, 3(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	addi	a0, a0, 4
	addi	a1, a1, 4
.Lmemcmp_tiny_no_4:
	andi	t3, a2, 2
	beqz	t3, .Lmemcmp_tiny_no_2
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 1(a0)
	lbu	a4, 1(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	addi	a0, a0, 2
	addi	a1, a1, 2
.Lmemcmp_tiny_no_2:
#else
	/* Less than two words, or after them less than one: single bytes. */
.Lmemcmp_few:
	andi	t3, a2, 4
	beqz	t3, .Lmemcmp_few_no_4
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 1(a0)
	lbu	a4, 1(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 2(a0)
	lbu	a4, 2(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 3(a0)
	lbu	a4, 3(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	addi	a0, a0, 4
	addi	a1, a1, 4
.Lmemcmp_few_no_4:
.Lmemcmp_bytes:

	/* Less than a word. */
.Lmemcmp_tiny:
	andi	t3, a2, 2
	beqz	t3, .Lmemcmp_tiny_no_2
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	lbu	a3, 1(a0)
	lbu	a4, 1(a1)
	bne	a3, a4, .Lmemcmp_tiny_differ
	addi	a0, a0, 2
	addi	a1, a1, 2
.Lmemcmp_tiny_no_2:
#endif

	/* The difference of two bytes is the result. */
	andi	t3, a2, 1
	beqz	t3, .Lmemcmp_tiny_equal
	lbu	a3, 0(a0)
	lbu	a4, 0(a1)
.Lmemcmp_tiny_differ:
	sub	a0, a3, a4
	ret
.Lmemcmp_tiny_equal:
	li	a0, 0
	ret
SYM_FUNC_END(memcmp)
SYM_FUNC_ALIAS(__pi_memcmp, memcmp)
