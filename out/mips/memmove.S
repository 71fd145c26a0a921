/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memmove.S: memmove
 *
 * Made by `memgen generate --target mips` from templates/ and targets/mips.m4.
 */

#include <linux/export.h>
#include <asm/asm.h>
#include <asm/regdef.h>

/*
 * memmove(dst, src, n): returns dst. The buffers may overlap.
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
LEAF(memmove)
.set noat

	/* Forward, unless dst is inside the source. */
	subu	$at, a0, a1
	sltu	$at, $at, a2
	beqz	$at, .Lmemmove_forward
	sltiu	$at, a2, 8
	bnez	$at, .Lmemmove_tiny
	move	v0, a0
	addu	a0, a0, a2
	addu	a1, a1, a2
	or	$at, a0, a1
	andi	$at, $at, 3
	bnez	$at, .Lmemmove_unaligned
.Lmemmove_aligned:

	/* Bulk: 8 words at a time. */
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lmemmove_bulk_done
	subu	t8, a0, t8
.Lmemmove_bulk:
	lw	t7, -4(a1)
	lw	t6, -8(a1)
	lw	t5, -12(a1)
	lw	t4, -16(a1)
	lw	t3, -20(a1)
	lw	t2, -24(a1)
	lw	t1, -28(a1)
	lw	t0, -32(a1)
	sw	t7, -4(a0)
	sw	t6, -8(a0)
	sw	t5, -12(a0)
	sw	t4, -16(a0)
	sw	t3, -20(a0)
	sw	t2, -24(a0)
	sw	t1, -28(a0)
	sw	t0, -32(a0)
	addiu	a1, a1, -32
	addiu	a0, a0, -32
	bne	a0, t8, .Lmemmove_bulk
	andi	$at, a2, 31
	beqz	$at, .Lmemmove_exit
.Lmemmove_bulk_done:

	/* Tail: by the bits of the count. */
	andi	$at, a2, 16
	beqz	$at, .Lmemmove_tail_no_4w
	lw	t3, -4(a1)
	lw	t2, -8(a1)
	lw	t1, -12(a1)
	lw	t0, -16(a1)
	sw	t3, -4(a0)
	sw	t2, -8(a0)
	sw	t1, -12(a0)
	sw	t0, -16(a0)
	addiu	a1, a1, -16
	addiu	a0, a0, -16
.Lmemmove_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lmemmove_tail_no_2w
	lw	t1, -4(a1)
	lw	t0, -8(a1)
	sw	t1, -4(a0)
	sw	t0, -8(a0)
	addiu	a1, a1, -8
	addiu	a0, a0, -8
.Lmemmove_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lmemmove_tail_no_1w
	lw	t0, -4(a1)
	sw	t0, -4(a0)
	addiu	a1, a1, -4
	addiu	a0, a0, -4
.Lmemmove_tail_no_1w:

	/* Last: a part of a word. */
	andi	a2, a2, 3
	beqz	a2, .Lmemmove_exit
	subu	t1, a1, a2
	lwl	t0, 0(t1)
	subu	t1, a0, a2
	swl	t0, 0(t1)
.Lmemmove_exit:
	jr	ra

	/* Not both at word boundaries. */
.Lmemmove_unaligned:

	/* Head: up to a word boundary of the destination. */
	andi	$at, a0, 3
	beqz	$at, .Lmemmove_head_done
	lwl	t0, -4(a1)
	lwr	t0, -1(a1)
	swr	t0, -1(a0)
	subu	a0, a0, $at
	subu	a1, a1, $at
	subu	a2, a2, $at
.Lmemmove_head_done:
	andi	$at, a1, 3
	beqz	$at, .Lmemmove_aligned

	/*
	 * The source is at none: words are loaded one by one, and stored in
	 * groups.
	 */
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lmemmove_singles_done
	subu	t8, a0, t8
.Lmemmove_singles:
	lwl	t7, -4(a1)
	lwr	t7, -1(a1)
	lwl	t6, -8(a1)
	lwr	t6, -5(a1)
	lwl	t5, -12(a1)
	lwr	t5, -9(a1)
	lwl	t4, -16(a1)
	lwr	t4, -13(a1)
	lwl	t3, -20(a1)
	lwr	t3, -17(a1)
	lwl	t2, -24(a1)
	lwr	t2, -21(a1)
	lwl	t1, -28(a1)
	lwr	t1, -25(a1)
	lwl	t0, -32(a1)
	lwr	t0, -29(a1)
	sw	t7, -4(a0)
	sw	t6, -8(a0)
	sw	t5, -12(a0)
	sw	t4, -16(a0)
	sw	t3, -20(a0)
	sw	t2, -24(a0)
	sw	t1, -28(a0)
	sw	t0, -32(a0)
	addiu	a1, a1, -32
	addiu	a0, a0, -32
	bne	a0, t8, .Lmemmove_singles
	andi	$at, a2, 31
	beqz	$at, .Lmemmove_exit
.Lmemmove_singles_done:
	andi	$at, a2, 16
	beqz	$at, .Lmemmove_singles_tail_no_4w
	lwl	t3, -4(a1)
	lwr	t3, -1(a1)
	lwl	t2, -8(a1)
	lwr	t2, -5(a1)
	lwl	t1, -12(a1)
	lwr	t1, -9(a1)
	lwl	t0, -16(a1)
	lwr	t0, -13(a1)
	sw	t3, -4(a0)
	sw	t2, -8(a0)
	sw	t1, -12(a0)
	sw	t0, -16(a0)
	addiu	a1, a1, -16
	addiu	a0, a0, -16
.Lmemmove_singles_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lmemmove_singles_tail_no_2w
	lwl	t1, -4(a1)
	lwr	t1, -1(a1)
	lwl	t0, -8(a1)
	lwr	t0, -5(a1)
	sw	t1, -4(a0)
	sw	t0, -8(a0)
	addiu	a1, a1, -8
	addiu	a0, a0, -8
.Lmemmove_singles_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lmemmove_singles_tail_no_1w
	lwl	t0, -4(a1)
	lwr	t0, -1(a1)
	sw	t0, -4(a0)
	addiu	a1, a1, -4
	addiu	a0, a0, -4
.Lmemmove_singles_tail_no_1w:

	/* Last: a part of a word. */
	andi	a2, a2, 3
	beqz	a2, .Lmemmove_exit
	subu	t1, a1, a2
	lwl	t0, 0(t1)
	lwr	t0, 3(t1)
	subu	t1, a0, a2
	swl	t0, 0(t1)
	jr	ra

	/* Less than 8 bytes: the last ones of so many. */
.Lmemmove_tiny:
	lui	$at, %hi(. + 80)
	addiu	$at, $at, %lo(. + 76)
	sll	t8, a2, 3
	subu	$at, $at, t8
	jr	$at
	lbu	t7, 6(a1)
	sb	t7, 6(a0)
	lbu	t7, 5(a1)
	sb	t7, 5(a0)
	lbu	t7, 4(a1)
	sb	t7, 4(a0)
	lbu	t7, 3(a1)
	sb	t7, 3(a0)
	lbu	t7, 2(a1)
	sb	t7, 2(a0)
	lbu	t7, 1(a1)
	sb	t7, 1(a0)
	lbu	t7, 0(a1)
	sb	t7, 0(a0)
	move	v0, a0
	jr	ra
.Lmemmove_forward:
	j	memcpy
END(memmove)
EXPORT_SYMBOL(memmove)
