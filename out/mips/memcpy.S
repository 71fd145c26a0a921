/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcpy.S: memcpy
 *
 * Made by `memgen generate --target mips` from templates/ and targets/mips.m4.
 */

#include <linux/export.h>
#include <asm/asm.h>
#include <asm/regdef.h>

/*
 * memcpy(dst, src, n): returns dst. The buffers may overlap if dst is below src.
 *
 *   a0                        dst
 *   v0                        the result
 *   a1                        src
 *   a2                        n, then only its low bits
 *   t0,t1,t2,t3,t4,t5,t6,t7   data
 *   t8                        dst where the loop ends
 *   $at                       scratch
 */
.set nomicromips
LEAF(memcpy)
.set noat
	sltiu	$at, a2, 8
	bnez	$at, .Lmemcpy_tiny
	move	v0, a0
	or	$at, a0, a1
	andi	$at, $at, 3
	bnez	$at, .Lmemcpy_unaligned
.Lmemcpy_aligned:

	/* Bulk: 8 words at a time. */
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lmemcpy_bulk_done
	addu	t8, a0, t8
.Lmemcpy_bulk:
	lw	t0, 0(a1)
	lw	t1, 4(a1)
	lw	t2, 8(a1)
	lw	t3, 12(a1)
	lw	t4, 16(a1)
	lw	t5, 20(a1)
	lw	t6, 24(a1)
	lw	t7, 28(a1)
	sw	t0, 0(a0)
	sw	t1, 4(a0)
	sw	t2, 8(a0)
	sw	t3, 12(a0)
	sw	t4, 16(a0)
	sw	t5, 20(a0)
	sw	t6, 24(a0)
	sw	t7, 28(a0)
	addiu	a1, a1, 32
	addiu	a0, a0, 32
	bne	a0, t8, .Lmemcpy_bulk
	andi	$at, a2, 31
	beqz	$at, .Lmemcpy_exit
.Lmemcpy_bulk_done:

	/* Tail: by the bits of the count. */
	andi	$at, a2, 16
	beqz	$at, .Lmemcpy_tail_no_4w
	lw	t0, 0(a1)
	lw	t1, 4(a1)
	lw	t2, 8(a1)
	lw	t3, 12(a1)
	sw	t0, 0(a0)
	sw	t1, 4(a0)
	sw	t2, 8(a0)
	sw	t3, 12(a0)
	addiu	a1, a1, 16
	addiu	a0, a0, 16
.Lmemcpy_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lmemcpy_tail_no_2w
	lw	t0, 0(a1)
	lw	t1, 4(a1)
	sw	t0, 0(a0)
	sw	t1, 4(a0)
	addiu	a1, a1, 8
	addiu	a0, a0, 8
.Lmemcpy_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lmemcpy_tail_no_1w
	lw	t0, 0(a1)
	sw	t0, 0(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lmemcpy_tail_no_1w:

	/* Last: a part of a word. */
	andi	a2, a2, 3
	beqz	a2, .Lmemcpy_exit
	addu	t1, a1, a2
	lwr	t0, -1(t1)
	addu	t1, a0, a2
	swr	t0, -1(t1)
.Lmemcpy_exit:
	jr	ra

	/* Not both at word boundaries. */
.Lmemcpy_unaligned:

	/* Head: up to a word boundary of the destination. */
	negu	$at, a0
	andi	$at, $at, 3
	beqz	$at, .Lmemcpy_head_done
	lwl	t0, 0(a1)
	lwr	t0, 3(a1)
	swl	t0, 0(a0)
	addu	a0, a0, $at
	addu	a1, a1, $at
	subu	a2, a2, $at
.Lmemcpy_head_done:
	andi	$at, a1, 3
	beqz	$at, .Lmemcpy_aligned

	/*
	 * The source is at none: words are loaded one by one, and stored in
	 * groups.
	 */
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lmemcpy_singles_done
	addu	t8, a0, t8
.Lmemcpy_singles:
	lwl	t0, 0(a1)
	lwr	t0, 3(a1)
	lwl	t1, 4(a1)
	lwr	t1, 7(a1)
	lwl	t2, 8(a1)
	lwr	t2, 11(a1)
	lwl	t3, 12(a1)
	lwr	t3, 15(a1)
	lwl	t4, 16(a1)
	lwr	t4, 19(a1)
	lwl	t5, 20(a1)
	lwr	t5, 23(a1)
	lwl	t6, 24(a1)
	lwr	t6, 27(a1)
	lwl	t7, 28(a1)
	lwr	t7, 31(a1)
	sw	t0, 0(a0)
	sw	t1, 4(a0)
	sw	t2, 8(a0)
	sw	t3, 12(a0)
	sw	t4, 16(a0)
	sw	t5, 20(a0)
	sw	t6, 24(a0)
	sw	t7, 28(a0)
	addiu	a1, a1, 32
	addiu	a0, a0, 32
	bne	a0, t8, .Lmemcpy_singles
	andi	$at, a2, 31
	beqz	$at, .Lmemcpy_exit
.Lmemcpy_singles_done:
	andi	$at, a2, 16
	beqz	$at, .Lmemcpy_singles_tail_no_4w
	lwl	t0, 0(a1)
	lwr	t0, 3(a1)
	lwl	t1, 4(a1)
	lwr	t1, 7(a1)
	lwl	t2, 8(a1)
	lwr	t2, 11(a1)
	lwl	t3, 12(a1)
	lwr	t3, 15(a1)
	sw	t0, 0(a0)
	sw	t1, 4(a0)
	sw	t2, 8(a0)
	sw	t3, 12(a0)
	addiu	a1, a1, 16
	addiu	a0, a0, 16
.Lmemcpy_singles_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lmemcpy_singles_tail_no_2w
	lwl	t0, 0(a1)
	lwr	t0, 3(a1)
	lwl	t1, 4(a1)
	lwr	t1, 7(a1)
	sw	t0, 0(a0)
	sw	t1, 4(a0)
	addiu	a1, a1, 8
	addiu	a0, a0, 8
.Lmemcpy_singles_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lmemcpy_singles_tail_no_1w
	lwl	t0, 0(a1)
	lwr	t0, 3(a1)
	sw	t0, 0(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lmemcpy_singles_tail_no_1w:

	/* Last: a part of a word. */
	andi	a2, a2, 3
	beqz	a2, .Lmemcpy_exit
	addu	t1, a1, a2
	lwl	t0, -4(t1)
	lwr	t0, -1(t1)
	addu	t1, a0, a2
	swr	t0, -1(t1)
	jr	ra

	/* Less than 8 bytes: the last ones of so many. */
.Lmemcpy_tiny:
	addu	t0, a1, a2
	addu	t1, a0, a2
	lui	$at, %hi(. + 80)
	addiu	$at, $at, %lo(. + 76)
	sll	t8, a2, 3
	subu	$at, $at, t8
	jr	$at
	lbu	t7, -7(t0)
	sb	t7, -7(t1)
	lbu	t7, -6(t0)
	sb	t7, -6(t1)
	lbu	t7, -5(t0)
	sb	t7, -5(t1)
	lbu	t7, -4(t0)
	sb	t7, -4(t1)
	lbu	t7, -3(t0)
	sb	t7, -3(t1)
	lbu	t7, -2(t0)
	sb	t7, -2(t1)
	lbu	t7, -1(t0)
	sb	t7, -1(t1)
	move	v0, a0
	jr	ra
END(memcpy)
EXPORT_SYMBOL(memcpy)
