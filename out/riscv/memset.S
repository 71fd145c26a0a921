/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memset.S: memset
 *
 * Made by `memgen generate --target riscv` from templates/ and targets/riscv.m4.
 */

#include <linux/linkage.h>
#include <asm/asm.h>

/*
 * memset(dst, c, n): returns dst.
 *
 *   a0   dst, then the result
 *   a2   n, then only its low bits
 *   a1   the value, over a whole word
 *   t6   dst, moving
 *   t4   dst where the loop ends
 *   t3   scratch
 */
SYM_FUNC_START(__memset)
	sltiu	t3, a2, 2*SZREG
	bnez	t3, .Lmemset_tiny
	andi	a1, a1, 255
	slli	t3, a1, 8
	or	a1, a1, t3
	slli	t3, a1, 16
	or	a1, a1, t3

#ifdef CONFIG_64BIT
	slli	t3, a1, 32
	or	a1, a1, t3
#endif
	mv	t6, a0

	/* Head: up to a word boundary. */
	andi	t3, t6, SZREG-1
	beqz	t3, .Lmemset_head_done
	andi	t3, t6, 1
	beqz	t3, .Lmemset_head_no_1
	sb	a1, 0(t6)
	addi	t6, t6, 1
	addi	a2, a2, -1
.Lmemset_head_no_1:
	andi	t3, t6, 2
	beqz	t3, .Lmemset_head_no_2
	sh	a1, 0(t6)
	addi	t6, t6, 2
	addi	a2, a2, -2
.Lmemset_head_no_2:

#ifdef CONFIG_64BIT
	andi	t3, t6, 4
	beqz	t3, .Lmemset_head_no_4
	sw	a1, 0(t6)
	addi	t6, t6, 4
	addi	a2, a2, -4
.Lmemset_head_no_4:
#endif
.Lmemset_head_done:

	/* Bulk: 16 words at a time. */
	andi	t4, a2, -16*SZREG
	beqz	t4, .Lmemset_bulk_done
	add	t4, t6, t4
.Lmemset_bulk:
	REG_S	a1, 0(t6)
	REG_S	a1, SZREG(t6)
	REG_S	a1, 2*SZREG(t6)
	REG_S	a1, 3*SZREG(t6)
	REG_S	a1, 4*SZREG(t6)
	REG_S	a1, 5*SZREG(t6)
	REG_S	a1, 6*SZREG(t6)
	REG_S	a1, 7*SZREG(t6)
	REG_S	a1, 8*SZREG(t6)
	REG_S	a1, 9*SZREG(t6)
	REG_S	a1, 10*SZREG(t6)
	REG_S	a1, 11*SZREG(t6)
	REG_S	a1, 12*SZREG(t6)
	REG_S	a1, 13*SZREG(t6)
	REG_S	a1, 14*SZREG(t6)
	REG_S	a1, 15*SZREG(t6)
	addi	t6, t6, 16*SZREG
	bne	t6, t4, .Lmemset_bulk
	andi	t3, a2, 16*SZREG-1
	beqz	t3, .Lmemset_exit
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	andi	t3, a2, 8*SZREG
	beqz	t3, .Lmemset_tail_no_8w
	REG_S	a1, 0(t6)
	REG_S	a1, SZREG(t6)
	REG_S	a1, 2*SZREG(t6)
	REG_S	a1, 3*SZREG(t6)
	REG_S	a1, 4*SZREG(t6)
	REG_S	a1, 5*SZREG(t6)
	REG_S	a1, 6*SZREG(t6)
	REG_S	a1, 7*SZREG(t6)
	addi	t6, t6, 8*SZREG
.Lmemset_tail_no_8w:
	andi	t3, a2, 4*SZREG
	beqz	t3, .Lmemset_tail_no_4w
	REG_S	a1, 0(t6)
	REG_S	a1, SZREG(t6)
	REG_S	a1, 2*SZREG(t6)
	REG_S	a1, 3*SZREG(t6)
	addi	t6, t6, 4*SZREG
.Lmemset_tail_no_4w:
	andi	t3, a2, 2*SZREG
	beqz	t3, .Lmemset_tail_no_2w
	REG_S	a1, 0(t6)
	REG_S	a1, SZREG(t6)
	addi	t6, t6, 2*SZREG
.Lmemset_tail_no_2w:
	andi	t3, a2, SZREG
	beqz	t3, .Lmemset_tail_no_1w
	REG_S	a1, 0(t6)
	addi	t6, t6, SZREG
.Lmemset_tail_no_1w:
	andi	t3, a2, SZREG-1
	beqz	t3, .Lmemset_exit

#ifdef CONFIG_64BIT
	andi	t3, a2, 4
	beqz	t3, .Lmemset_tail_no_4
	sw	a1, 0(t6)
	addi	t6, t6, 4
.Lmemset_tail_no_4:
#endif
	andi	t3, a2, 2
	beqz	t3, .Lmemset_tail_no_2
	sh	a1, 0(t6)
	addi	t6, t6, 2
.Lmemset_tail_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lmemset_tail_no_1
	sb	a1, 0(t6)
.Lmemset_tail_no_1:
.Lmemset_exit:
	ret

	/* Less than two words: single bytes. */
.Lmemset_tiny:
	mv	t6, a0

#ifdef CONFIG_64BIT
	andi	t3, a2, 8
	beqz	t3, .Lmemset_tiny_no_8
	sb	a1, 0(t6)
	sb	a1, 1(t6)
	sb	a1, 2(t6)
	sb	a1, 3(t6)
	sb	a1, 4(t6)
	sb	a1, 5(t6)
	sb	a1, 6(t6)
	sb	a1, 7(t6)
	addi	t6, t6, 8
.Lmemset_tiny_no_8:
#endif
	andi	t3, a2, 4
	beqz	t3, .Lmemset_tiny_no_4
	sb	a1, 0(t6)
	sb	a1, 1(t6)
	sb	a1, 2(t6)
	sb	a1, 3(t6)
	addi	t6, t6, 4
.Lmemset_tiny_no_4:
	andi	t3, a2, 2
	beqz	t3, .Lmemset_tiny_no_2
	sb	a1, 0(t6)
	sb	a1, 1(t6)
	addi	t6, t6, 2
.Lmemset_tiny_no_2:
	andi	t3, a2, 1
	beqz	t3, .Lmemset_tiny_no_1
	sb	a1, 0(t6)
.Lmemset_tiny_no_1:
	ret
SYM_FUNC_END(__memset)
SYM_FUNC_ALIAS_WEAK(memset, __memset)
SYM_FUNC_ALIAS(__pi_memset, __memset)
SYM_FUNC_ALIAS(__pi___memset, __memset)
