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
	sltiu	t3, a2, 16
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
	or	t3, t6, a2
	andi	t3, t3, SZREG-1
	bnez	t3, .Lmemset_uneven

	/* Bulk: 32 words at a time. */
	andi	t4, a2, -32*SZREG
	beqz	t4, .Lmemset_few_words
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
	REG_S	a1, 16*SZREG(t6)
	REG_S	a1, 17*SZREG(t6)
	REG_S	a1, 18*SZREG(t6)
	REG_S	a1, 19*SZREG(t6)
	REG_S	a1, 20*SZREG(t6)
	REG_S	a1, 21*SZREG(t6)
	REG_S	a1, 22*SZREG(t6)
	REG_S	a1, 23*SZREG(t6)
	REG_S	a1, 24*SZREG(t6)
	REG_S	a1, 25*SZREG(t6)
	REG_S	a1, 26*SZREG(t6)
	REG_S	a1, 27*SZREG(t6)
	REG_S	a1, 28*SZREG(t6)
	REG_S	a1, 29*SZREG(t6)
	REG_S	a1, 30*SZREG(t6)
	REG_S	a1, 31*SZREG(t6)
	addi	t6, t6, 32*SZREG
	bne	t6, t4, .Lmemset_bulk

#ifdef CONFIG_64BIT
	/* Tail: the last words of a block, then the last bytes. */
	andi	a2, a2, 255
	beqz	a2, .Lmemset_exit
.Lmemset_tail:
	andi	a4, a2, -8
	add	a3, t6, a4
	auipc	t3, 0
	srli	t4, a4, 1
	sub	t3, t3, t4
	jr	140(t3)
	REG_S	a1, -248(a3)
	REG_S	a1, -240(a3)
	REG_S	a1, -232(a3)
	REG_S	a1, -224(a3)
	REG_S	a1, -216(a3)
	REG_S	a1, -208(a3)
	REG_S	a1, -200(a3)
	REG_S	a1, -192(a3)
	REG_S	a1, -184(a3)
	REG_S	a1, -176(a3)
	REG_S	a1, -168(a3)
	REG_S	a1, -160(a3)
	REG_S	a1, -152(a3)
	REG_S	a1, -144(a3)
	REG_S	a1, -136(a3)
	REG_S	a1, -128(a3)
	REG_S	a1, -120(a3)
	REG_S	a1, -112(a3)
	REG_S	a1, -104(a3)
	REG_S	a1, -96(a3)
	REG_S	a1, -88(a3)
	REG_S	a1, -80(a3)
	REG_S	a1, -72(a3)
	REG_S	a1, -64(a3)
	REG_S	a1, -56(a3)
	REG_S	a1, -48(a3)
	REG_S	a1, -40(a3)
	REG_S	a1, -32(a3)
	REG_S	a1, -24(a3)
	REG_S	a1, -16(a3)
	REG_S	a1, -8(a3)
	andi	t3, a2, 7
	beqz	t3, .Lmemset_exit
	add	a3, t6, a2
	andi	a5, a3, -4
	sw	a1, -4(a5)
	sb	a1, -3(a3)
	sb	a1, -2(a3)
	sb	a1, -1(a3)
.Lmemset_exit:
	ret

	/*
	 * Whole words, less than a block: the first one, then down from the
	 * last one.
	 */
.Lmemset_few_words:
	REG_S	a1, 0(t6)
	auipc	t3, 0
	srli	t4, a2, 1
	sub	t3, t3, t4
	jr	140(t3)
	REG_S	a1, 240(t6)
	REG_S	a1, 232(t6)
	REG_S	a1, 224(t6)
	REG_S	a1, 216(t6)
	REG_S	a1, 208(t6)
	REG_S	a1, 200(t6)
	REG_S	a1, 192(t6)
	REG_S	a1, 184(t6)
	REG_S	a1, 176(t6)
	REG_S	a1, 168(t6)
	REG_S	a1, 160(t6)
	REG_S	a1, 152(t6)
	REG_S	a1, 144(t6)
	REG_S	a1, 136(t6)
	REG_S	a1, 128(t6)
	REG_S	a1, 120(t6)
	REG_S	a1, 112(t6)
	REG_S	a1, 104(t6)
	REG_S	a1, 96(t6)
	REG_S	a1, 88(t6)
	REG_S	a1, 80(t6)
	REG_S	a1, 72(t6)
	REG_S	a1, 64(t6)
	REG_S	a1, 56(t6)
	REG_S	a1, 48(t6)
	REG_S	a1, 40(t6)
	REG_S	a1, 32(t6)
	REG_S	a1, 24(t6)
	REG_S	a1, 16(t6)
	REG_S	a1, 8(t6)
	ret

	/*
	 * Not whole words, or not at a word boundary: the bytes at both ends,
	 * then the words between.
	 */
.Lmemset_uneven:
	sltiu	t3, a2, 256
	beqz	t3, .Lmemset_uneven_blocks
	sb	a1, 0(t6)
	sb	a1, 1(t6)
	sb	a1, 2(t6)
	addi	a3, t6, 3
	andi	a3, a3, -4
	sw	a1, 0(a3)
	add	a3, t6, a2
	andi	a5, a3, -4
	sw	a1, -4(a5)
	sb	a1, -3(a3)
	sb	a1, -2(a3)
	sb	a1, -1(a3)
	andi	a3, a3, -8
	sub	a4, a3, t6
	andi	a4, a4, -8
	auipc	t3, 0
	srli	t4, a4, 1
	sub	t3, t3, t4
	jr	140(t3)
	REG_S	a1, -248(a3)
	REG_S	a1, -240(a3)
	REG_S	a1, -232(a3)
	REG_S	a1, -224(a3)
	REG_S	a1, -216(a3)
	REG_S	a1, -208(a3)
	REG_S	a1, -200(a3)
	REG_S	a1, -192(a3)
	REG_S	a1, -184(a3)
	REG_S	a1, -176(a3)
	REG_S	a1, -168(a3)
	REG_S	a1, -160(a3)
	REG_S	a1, -152(a3)
	REG_S	a1, -144(a3)
	REG_S	a1, -136(a3)
	REG_S	a1, -128(a3)
	REG_S	a1, -120(a3)
	REG_S	a1, -112(a3)
	REG_S	a1, -104(a3)
	REG_S	a1, -96(a3)
	REG_S	a1, -88(a3)
	REG_S	a1, -80(a3)
	REG_S	a1, -72(a3)
	REG_S	a1, -64(a3)
	REG_S	a1, -56(a3)
	REG_S	a1, -48(a3)
	REG_S	a1, -40(a3)
	REG_S	a1, -32(a3)
	REG_S	a1, -24(a3)
	REG_S	a1, -16(a3)
	REG_S	a1, -8(a3)
	ret

	/* The same with blocks between: bytes up to the first one. */
.Lmemset_uneven_blocks:
	neg	a4, t6
	andi	a4, a4, 7
	beqz	a4, .Lmemset_head_done
	sb	a1, 0(t6)
	sb	a1, 1(t6)
	sb	a1, 2(t6)
	addi	a3, t6, 3
	andi	a3, a3, -4
	sw	a1, 0(a3)
	add	t6, t6, a4
	sub	a2, a2, a4
.Lmemset_head_done:
	andi	t4, a2, -256
	beqz	t4, .Lmemset_tail
	add	t4, t6, t4
	j	.Lmemset_bulk
#else
	/* Tail: the last words of a block, then the last bytes. */
	andi	a2, a2, 127
	beqz	a2, .Lmemset_exit
.Lmemset_tail:
	andi	a4, a2, -4
	add	a3, t6, a4
	auipc	t3, 0
	sub	t3, t3, a4
	jr	136(t3)
	REG_S	a1, -124(a3)
	REG_S	a1, -120(a3)
	REG_S	a1, -116(a3)
	REG_S	a1, -112(a3)
	REG_S	a1, -108(a3)
	REG_S	a1, -104(a3)
	REG_S	a1, -100(a3)
	REG_S	a1, -96(a3)
	REG_S	a1, -92(a3)
	REG_S	a1, -88(a3)
	REG_S	a1, -84(a3)
	REG_S	a1, -80(a3)
	REG_S	a1, -76(a3)
	REG_S	a1, -72(a3)
	REG_S	a1, -68(a3)
	REG_S	a1, -64(a3)
	REG_S	a1, -60(a3)
	REG_S	a1, -56(a3)
	REG_S	a1, -52(a3)
	REG_S	a1, -48(a3)
	REG_S	a1, -44(a3)
	REG_S	a1, -40(a3)
	REG_S	a1, -36(a3)
	REG_S	a1, -32(a3)
	REG_S	a1, -28(a3)
	REG_S	a1, -24(a3)
	REG_S	a1, -20(a3)
	REG_S	a1, -16(a3)
	REG_S	a1, -12(a3)
	REG_S	a1, -8(a3)
	REG_S	a1, -4(a3)
	andi	t3, a2, 3
	beqz	t3, .Lmemset_exit
	add	a3, t6, a2
	sb	a1, -3(a3)
	sb	a1, -2(a3)
	sb	a1, -1(a3)
.Lmemset_exit:
	ret

	/*
	 * Whole words, less than a block: the first one, then down from the
	 * last one.
	 */
.Lmemset_few_words:
	REG_S	a1, 0(t6)
	auipc	t3, 0
	sub	t3, t3, a2
	jr	136(t3)
	REG_S	a1, 120(t6)
	REG_S	a1, 116(t6)
	REG_S	a1, 112(t6)
	REG_S	a1, 108(t6)
	REG_S	a1, 104(t6)
	REG_S	a1, 100(t6)
	REG_S	a1, 96(t6)
	REG_S	a1, 92(t6)
	REG_S	a1, 88(t6)
	REG_S	a1, 84(t6)
	REG_S	a1, 80(t6)
	REG_S	a1, 76(t6)
	REG_S	a1, 72(t6)
	REG_S	a1, 68(t6)
	REG_S	a1, 64(t6)
	REG_S	a1, 60(t6)
	REG_S	a1, 56(t6)
	REG_S	a1, 52(t6)
	REG_S	a1, 48(t6)
	REG_S	a1, 44(t6)
	REG_S	a1, 40(t6)
	REG_S	a1, 36(t6)
	REG_S	a1, 32(t6)
	REG_S	a1, 28(t6)
	REG_S	a1, 24(t6)
	REG_S	a1, 20(t6)
	REG_S	a1, 16(t6)
	REG_S	a1, 12(t6)
	REG_S	a1, 8(t6)
	REG_S	a1, 4(t6)
	ret

	/*
	 * Not whole words, or not at a word boundary: the bytes at both ends,
	 * then the words between.
	 */
.Lmemset_uneven:
	sltiu	t3, a2, 128
	beqz	t3, .Lmemset_uneven_blocks
	sb	a1, 0(t6)
	sb	a1, 1(t6)
	sb	a1, 2(t6)
	add	a3, t6, a2
	sb	a1, -3(a3)
	sb	a1, -2(a3)
	sb	a1, -1(a3)
	andi	a3, a3, -4
	sub	a4, a3, t6
	andi	a4, a4, -4
	auipc	t3, 0
	sub	t3, t3, a4
	jr	136(t3)
	REG_S	a1, -124(a3)
	REG_S	a1, -120(a3)
	REG_S	a1, -116(a3)
	REG_S	a1, -112(a3)
	REG_S	a1, -108(a3)
	REG_S	a1, -104(a3)
	REG_S	a1, -100(a3)
	REG_S	a1, -96(a3)
	REG_S	a1, -92(a3)
	REG_S	a1, -88(a3)
	REG_S	a1, -84(a3)
	REG_S	a1, -80(a3)
	REG_S	a1, -76(a3)
	REG_S	a1, -72(a3)
	REG_S	a1, -68(a3)
	REG_S	a1, -64(a3)
	REG_S	a1, -60(a3)
	REG_S	a1, -56(a3)
	REG_S	a1, -52(a3)
	REG_S	a1, -48(a3)
	REG_S	a1, -44(a3)
	REG_S	a1, -40(a3)
	REG_S	a1, -36(a3)
	REG_S	a1, -32(a3)
	REG_S	a1, -28(a3)
	REG_S	a1, -24(a3)
	REG_S	a1, -20(a3)
	REG_S	a1, -16(a3)
	REG_S	a1, -12(a3)
	REG_S	a1, -8(a3)
	REG_S	a1, -4(a3)
	ret

	/* The same with blocks between: bytes up to the first one. */
.Lmemset_uneven_blocks:
	neg	a4, t6
	andi	a4, a4, 3
	beqz	a4, .Lmemset_head_done
	sb	a1, 0(t6)
	sb	a1, 1(t6)
	sb	a1, 2(t6)
	add	t6, t6, a4
	sub	a2, a2, a4
.Lmemset_head_done:
	andi	t4, a2, -128
	beqz	t4, .Lmemset_tail
	add	t4, t6, t4
	j	.Lmemset_bulk
#endif

	/* Less than 16 bytes: the last ones of so many. */
.Lmemset_tiny:
	add	a3, a0, a2
	auipc	t3, 0
	slli	t4, a2, 2
	sub	t3, t3, t4
	jr	76(t3)
	sb	a1, -15(a3)
	sb	a1, -14(a3)
	sb	a1, -13(a3)
	sb	a1, -12(a3)
	sb	a1, -11(a3)
	sb	a1, -10(a3)
	sb	a1, -9(a3)
	sb	a1, -8(a3)
	sb	a1, -7(a3)
	sb	a1, -6(a3)
	sb	a1, -5(a3)
	sb	a1, -4(a3)
	sb	a1, -3(a3)
	sb	a1, -2(a3)
	sb	a1, -1(a3)
	ret
SYM_FUNC_END(__memset)
SYM_FUNC_ALIAS_WEAK(memset, __memset)
SYM_FUNC_ALIAS(__pi_memset, __memset)
SYM_FUNC_ALIAS(__pi___memset, __memset)
