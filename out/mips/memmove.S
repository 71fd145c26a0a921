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
 *   v1                        merging: the part of the last source word still to be used
 *   a3                        merging: source offset in its word, in bits
 *   t9                        merging: bits of a word less those
 */
LEAF(memmove)
.set noat

	/* Forward, unless dst is inside the source. */
	subu	$at, a0, a1
	sltu	$at, $at, a2
	beqz	$at, .Lmemmove_forward
	sltiu	$at, a2, 4
	bnez	$at, .Lmemmove_tiny
	move	v0, a0
	addu	a0, a0, a2
	addu	a1, a1, a2
	or	$at, a0, a1
	andi	$at, $at, 3
	beqz	$at, .Lmemmove_aligned
	xor	$at, a0, a1
	andi	$at, $at, 3
	bnez	$at, .Lmemmove_misaligned

	/* Head: up to a word boundary of the destination. */
	andi	$at, a0, 1
	beqz	$at, .Lmemmove_head_no_1
	lbu	t0, -1(a1)
	sb	t0, -1(a0)
	addiu	a1, a1, -1
	addiu	a0, a0, -1
	addiu	a2, a2, -1
.Lmemmove_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lmemmove_head_no_2
	lhu	t0, -2(a1)
	sh	t0, -2(a0)
	addiu	a1, a1, -2
	addiu	a0, a0, -2
	addiu	a2, a2, -2
.Lmemmove_head_no_2:
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
	andi	$at, a2, 15
	beqz	$at, .Lmemmove_exit
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
	andi	$at, a2, 3
	beqz	$at, .Lmemmove_exit
	andi	$at, a2, 2
	beqz	$at, .Lmemmove_tail_no_2
	lhu	t0, -2(a1)
	sh	t0, -2(a0)
	addiu	a1, a1, -2
	addiu	a0, a0, -2
.Lmemmove_tail_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lmemmove_tail_no_1
	lbu	t0, -1(a1)
	sb	t0, -1(a0)
.Lmemmove_tail_no_1:
.Lmemmove_exit:
	jr	ra

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lmemmove_misaligned:
	sltiu	$at, a2, 8
	bnez	$at, .Lmemmove_few
	andi	$at, a0, 3
	beqz	$at, .Lmemmove_merge_head_done
	andi	$at, a0, 1
	beqz	$at, .Lmemmove_merge_head_no_1
	lbu	t0, -1(a1)
	sb	t0, -1(a0)
	addiu	a1, a1, -1
	addiu	a0, a0, -1
	addiu	a2, a2, -1
.Lmemmove_merge_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lmemmove_merge_head_no_2
	lbu	t0, -1(a1)
	lbu	t1, -2(a1)
	sb	t0, -1(a0)
	sb	t1, -2(a0)
	addiu	a1, a1, -2
	addiu	a0, a0, -2
	addiu	a2, a2, -2
.Lmemmove_merge_head_no_2:
.Lmemmove_merge_head_done:

	/* Then each destination word is merged from two source words. */
	andi	a3, a1, 3
	srl	a1, a1, 2
	sll	a1, a1, 2
	sll	a3, a3, 3
	li	t9, 32
	subu	t9, t9, a3
	lw	v1, 0(a1)
	srlv	v1, v1, t9
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lmemmove_merge_done
	subu	t8, a0, t8
.Lmemmove_merge:
	lw	t3, -4(a1)
	lw	t2, -8(a1)
	lw	t1, -12(a1)
	lw	t0, -16(a1)
	sllv	$at, t3, a3
	or	$at, $at, v1
	srlv	v1, t3, t9
	sw	$at, -4(a0)
	sllv	$at, t2, a3
	or	$at, $at, v1
	srlv	v1, t2, t9
	sw	$at, -8(a0)
	sllv	$at, t1, a3
	or	$at, $at, v1
	srlv	v1, t1, t9
	sw	$at, -12(a0)
	sllv	$at, t0, a3
	or	$at, $at, v1
	srlv	v1, t0, t9
	sw	$at, -16(a0)
	lw	t3, -20(a1)
	lw	t2, -24(a1)
	lw	t1, -28(a1)
	lw	t0, -32(a1)
	sllv	$at, t3, a3
	or	$at, $at, v1
	srlv	v1, t3, t9
	sw	$at, -20(a0)
	sllv	$at, t2, a3
	or	$at, $at, v1
	srlv	v1, t2, t9
	sw	$at, -24(a0)
	sllv	$at, t1, a3
	or	$at, $at, v1
	srlv	v1, t1, t9
	sw	$at, -28(a0)
	sllv	$at, t0, a3
	or	$at, $at, v1
	srlv	v1, t0, t9
	sw	$at, -32(a0)
	addiu	a1, a1, -32
	addiu	a0, a0, -32
	bne	a0, t8, .Lmemmove_merge
.Lmemmove_merge_done:
	andi	$at, a2, 16
	beqz	$at, .Lmemmove_merge_tail_no_4w
	lw	t3, -4(a1)
	lw	t2, -8(a1)
	lw	t1, -12(a1)
	lw	t0, -16(a1)
	sllv	$at, t3, a3
	or	$at, $at, v1
	srlv	v1, t3, t9
	sw	$at, -4(a0)
	sllv	$at, t2, a3
	or	$at, $at, v1
	srlv	v1, t2, t9
	sw	$at, -8(a0)
	sllv	$at, t1, a3
	or	$at, $at, v1
	srlv	v1, t1, t9
	sw	$at, -12(a0)
	sllv	$at, t0, a3
	or	$at, $at, v1
	srlv	v1, t0, t9
	sw	$at, -16(a0)
	addiu	a1, a1, -16
	addiu	a0, a0, -16
.Lmemmove_merge_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lmemmove_merge_tail_no_2w
	lw	t1, -4(a1)
	lw	t0, -8(a1)
	sllv	$at, t1, a3
	or	$at, $at, v1
	srlv	v1, t1, t9
	sw	$at, -4(a0)
	sllv	$at, t0, a3
	or	$at, $at, v1
	srlv	v1, t0, t9
	sw	$at, -8(a0)
	addiu	a1, a1, -8
	addiu	a0, a0, -8
.Lmemmove_merge_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lmemmove_merge_tail_no_1w
	lw	t0, -4(a1)
	sllv	$at, t0, a3
	or	$at, $at, v1
	srlv	v1, t0, t9
	sw	$at, -4(a0)
	addiu	a1, a1, -4
	addiu	a0, a0, -4
.Lmemmove_merge_tail_no_1w:
	srl	a3, a3, 3
	addu	a1, a1, a3
	b	.Lmemmove_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Lmemmove_few:
	lbu	t0, -1(a1)
	lbu	t1, -2(a1)
	lbu	t2, -3(a1)
	lbu	t3, -4(a1)
	sb	t0, -1(a0)
	sb	t1, -2(a0)
	sb	t2, -3(a0)
	sb	t3, -4(a0)
	addiu	a1, a1, -4
	addiu	a0, a0, -4
.Lmemmove_bytes:
	andi	$at, a2, 2
	beqz	$at, .Lmemmove_bytes_no_2
	lbu	t0, -1(a1)
	lbu	t1, -2(a1)
	sb	t0, -1(a0)
	sb	t1, -2(a0)
	addiu	a1, a1, -2
	addiu	a0, a0, -2
.Lmemmove_bytes_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lmemmove_bytes_no_1
	lbu	t0, -1(a1)
	sb	t0, -1(a0)
.Lmemmove_bytes_no_1:
	jr	ra

	/* Less than a word. */
.Lmemmove_tiny:
	move	v0, a0
	addu	a0, a0, a2
	addu	a1, a1, a2
	andi	$at, a2, 2
	beqz	$at, .Lmemmove_tiny_no_2
	lbu	t0, -1(a1)
	lbu	t1, -2(a1)
	sb	t0, -1(a0)
	sb	t1, -2(a0)
	addiu	a1, a1, -2
	addiu	a0, a0, -2
.Lmemmove_tiny_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lmemmove_tiny_no_1
	lbu	t0, -1(a1)
	sb	t0, -1(a0)
.Lmemmove_tiny_no_1:
	jr	ra
.Lmemmove_forward:
	j	memcpy
END(memmove)
EXPORT_SYMBOL(memmove)
