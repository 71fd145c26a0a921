/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memset.S: memset
 *
 * Made by `memgen generate --target mips` from templates/ and targets/mips.m4.
 */

#include <linux/export.h>
#include <asm/asm.h>
#include <asm/regdef.h>

/*
 * memset(dst, c, n): returns dst.
 *
 *   a0    dst
 *   v0    the result
 *   a2    n, then only its low bits
 *   a1    the value, over a whole word
 *   t8    dst where the loop ends
 *   $at   scratch
 */
.set nomicromips
LEAF(memset)
.set noat
	sltiu	$at, a2, 8
	bnez	$at, .Lmemset_tiny
	ins	a1, a1, 8, 8
	ins	a1, a1, 16, 16
	move	v0, a0
	or	$at, a0, a2
	andi	$at, $at, 3
	bnez	$at, .Lmemset_uneven

	/* Bulk: 32 words at a time. */
	srl	t8, a2, 7
	sll	t8, t8, 7
	beqz	t8, .Lmemset_few_words
	addu	t8, a0, t8
.Lmemset_bulk:
	sw	a1, 0(a0)
	sw	a1, 4(a0)
	sw	a1, 8(a0)
	sw	a1, 12(a0)
	sw	a1, 16(a0)
	sw	a1, 20(a0)
	sw	a1, 24(a0)
	sw	a1, 28(a0)
	sw	a1, 32(a0)
	sw	a1, 36(a0)
	sw	a1, 40(a0)
	sw	a1, 44(a0)
	sw	a1, 48(a0)
	sw	a1, 52(a0)
	sw	a1, 56(a0)
	sw	a1, 60(a0)
	sw	a1, 64(a0)
	sw	a1, 68(a0)
	sw	a1, 72(a0)
	sw	a1, 76(a0)
	sw	a1, 80(a0)
	sw	a1, 84(a0)
	sw	a1, 88(a0)
	sw	a1, 92(a0)
	sw	a1, 96(a0)
	sw	a1, 100(a0)
	sw	a1, 104(a0)
	sw	a1, 108(a0)
	sw	a1, 112(a0)
	sw	a1, 116(a0)
	sw	a1, 120(a0)
	sw	a1, 124(a0)
	addiu	a0, a0, 128
	bne	a0, t8, .Lmemset_bulk

	/* Tail: the last words of a block, then the last bytes. */
	andi	a2, a2, 127
	beqz	a2, .Lmemset_exit
.Lmemset_tail:
	srl	t1, a2, 2
	sll	t1, t1, 2
	addu	t0, a0, t1
	lui	$at, %hi(. + 144)
	addiu	$at, $at, %lo(. + 140)
	subu	$at, $at, t1
	jr	$at
	sw	a1, -124(t0)
	sw	a1, -120(t0)
	sw	a1, -116(t0)
	sw	a1, -112(t0)
	sw	a1, -108(t0)
	sw	a1, -104(t0)
	sw	a1, -100(t0)
	sw	a1, -96(t0)
	sw	a1, -92(t0)
	sw	a1, -88(t0)
	sw	a1, -84(t0)
	sw	a1, -80(t0)
	sw	a1, -76(t0)
	sw	a1, -72(t0)
	sw	a1, -68(t0)
	sw	a1, -64(t0)
	sw	a1, -60(t0)
	sw	a1, -56(t0)
	sw	a1, -52(t0)
	sw	a1, -48(t0)
	sw	a1, -44(t0)
	sw	a1, -40(t0)
	sw	a1, -36(t0)
	sw	a1, -32(t0)
	sw	a1, -28(t0)
	sw	a1, -24(t0)
	sw	a1, -20(t0)
	sw	a1, -16(t0)
	sw	a1, -12(t0)
	sw	a1, -8(t0)
	sw	a1, -4(t0)
	andi	$at, a2, 3
	beqz	$at, .Lmemset_exit
	addu	t0, a0, a2
	swr	a1, -1(t0)
.Lmemset_exit:
	jr	ra

	/*
	 * Whole words, less than a block: the first one, then down from the
	 * last one.
	 */
.Lmemset_few_words:
	sw	a1, 0(a0)
	lui	$at, %hi(. + 144)
	addiu	$at, $at, %lo(. + 140)
	subu	$at, $at, a2
	jr	$at
	sw	a1, 120(a0)
	sw	a1, 116(a0)
	sw	a1, 112(a0)
	sw	a1, 108(a0)
	sw	a1, 104(a0)
	sw	a1, 100(a0)
	sw	a1, 96(a0)
	sw	a1, 92(a0)
	sw	a1, 88(a0)
	sw	a1, 84(a0)
	sw	a1, 80(a0)
	sw	a1, 76(a0)
	sw	a1, 72(a0)
	sw	a1, 68(a0)
	sw	a1, 64(a0)
	sw	a1, 60(a0)
	sw	a1, 56(a0)
	sw	a1, 52(a0)
	sw	a1, 48(a0)
	sw	a1, 44(a0)
	sw	a1, 40(a0)
	sw	a1, 36(a0)
	sw	a1, 32(a0)
	sw	a1, 28(a0)
	sw	a1, 24(a0)
	sw	a1, 20(a0)
	sw	a1, 16(a0)
	sw	a1, 12(a0)
	sw	a1, 8(a0)
	sw	a1, 4(a0)
	jr	ra

	/*
	 * Not whole words, or not at a word boundary: the bytes at both ends,
	 * then the words between.
	 */
.Lmemset_uneven:
	sltiu	$at, a2, 128
	beqz	$at, .Lmemset_uneven_blocks
	swl	a1, 0(a0)
	addu	t0, a0, a2
	swr	a1, -1(t0)
	ins	t0, zero, 0, 2
	subu	t1, t0, a0
	ins	t1, zero, 0, 2
	lui	$at, %hi(. + 144)
	addiu	$at, $at, %lo(. + 140)
	subu	$at, $at, t1
	jr	$at
	sw	a1, -124(t0)
	sw	a1, -120(t0)
	sw	a1, -116(t0)
	sw	a1, -112(t0)
	sw	a1, -108(t0)
	sw	a1, -104(t0)
	sw	a1, -100(t0)
	sw	a1, -96(t0)
	sw	a1, -92(t0)
	sw	a1, -88(t0)
	sw	a1, -84(t0)
	sw	a1, -80(t0)
	sw	a1, -76(t0)
	sw	a1, -72(t0)
	sw	a1, -68(t0)
	sw	a1, -64(t0)
	sw	a1, -60(t0)
	sw	a1, -56(t0)
	sw	a1, -52(t0)
	sw	a1, -48(t0)
	sw	a1, -44(t0)
	sw	a1, -40(t0)
	sw	a1, -36(t0)
	sw	a1, -32(t0)
	sw	a1, -28(t0)
	sw	a1, -24(t0)
	sw	a1, -20(t0)
	sw	a1, -16(t0)
	sw	a1, -12(t0)
	sw	a1, -8(t0)
	sw	a1, -4(t0)
	jr	ra

	/* The same with blocks between: bytes up to the first one. */
.Lmemset_uneven_blocks:
	negu	t1, a0
	andi	t1, t1, 3
	beqz	t1, .Lmemset_head_done
	swl	a1, 0(a0)
	addu	a0, a0, t1
	subu	a2, a2, t1
.Lmemset_head_done:
	srl	t8, a2, 7
	sll	t8, t8, 7
	beqz	t8, .Lmemset_tail
	addu	t8, a0, t8
	b	.Lmemset_bulk

	/* Less than 8 bytes: the last ones of so many. */
.Lmemset_tiny:
	addu	t0, a0, a2
	lui	$at, %hi(. + 52)
	addiu	$at, $at, %lo(. + 48)
	sll	t8, a2, 2
	subu	$at, $at, t8
	jr	$at
	sb	a1, -7(t0)
	sb	a1, -6(t0)
	sb	a1, -5(t0)
	sb	a1, -4(t0)
	sb	a1, -3(t0)
	sb	a1, -2(t0)
	sb	a1, -1(t0)
	move	v0, a0
	jr	ra
END(memset)
EXPORT_SYMBOL(memset)
