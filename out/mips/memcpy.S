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
 *   v1                        merging: the part of the last source word still to be used
 *   a3                        merging: source offset in its word, in bits
 *   t9                        merging: bits of a word less those
 */
LEAF(memcpy)
.set noat
	sltiu	$at, a2, 4
	bnez	$at, .Lmemcpy_tiny
	move	v0, a0
	or	$at, a0, a1
	andi	$at, $at, 3
	beqz	$at, .Lmemcpy_aligned
	xor	$at, a0, a1
	andi	$at, $at, 3
	bnez	$at, .Lmemcpy_misaligned

	/* Head: up to a word boundary of the destination. */
	andi	$at, a0, 1
	beqz	$at, .Lmemcpy_head_no_1
	lbu	t0, 0(a1)
	sb	t0, 0(a0)
	addiu	a1, a1, 1
	addiu	a0, a0, 1
	addiu	a2, a2, -1
.Lmemcpy_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lmemcpy_head_no_2
	lhu	t0, 0(a1)
	sh	t0, 0(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
	addiu	a2, a2, -2
.Lmemcpy_head_no_2:
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
	andi	$at, a2, 15
	beqz	$at, .Lmemcpy_exit
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
	andi	$at, a2, 3
	beqz	$at, .Lmemcpy_exit
	andi	$at, a2, 2
	beqz	$at, .Lmemcpy_tail_no_2
	lhu	t0, 0(a1)
	sh	t0, 0(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
.Lmemcpy_tail_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lmemcpy_tail_no_1
	lbu	t0, 0(a1)
	sb	t0, 0(a0)
.Lmemcpy_tail_no_1:
.Lmemcpy_exit:
	jr	ra

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lmemcpy_misaligned:
	sltiu	$at, a2, 8
	bnez	$at, .Lmemcpy_few
	andi	$at, a0, 3
	beqz	$at, .Lmemcpy_merge_head_done
	andi	$at, a0, 1
	beqz	$at, .Lmemcpy_merge_head_no_1
	lbu	t0, 0(a1)
	sb	t0, 0(a0)
	addiu	a1, a1, 1
	addiu	a0, a0, 1
	addiu	a2, a2, -1
.Lmemcpy_merge_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lmemcpy_merge_head_no_2
	lbu	t0, 0(a1)
	lbu	t1, 1(a1)
	sb	t0, 0(a0)
	sb	t1, 1(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
	addiu	a2, a2, -2
.Lmemcpy_merge_head_no_2:
.Lmemcpy_merge_head_done:

	/* Then each destination word is merged from two source words. */
	andi	a3, a1, 3
	srl	a1, a1, 2
	sll	a1, a1, 2
	sll	a3, a3, 3
	li	t9, 32
	subu	t9, t9, a3
	lw	v1, 0(a1)
	sllv	v1, v1, a3
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lmemcpy_merge_done
	addu	t8, a0, t8
.Lmemcpy_merge:
	lw	t0, 4(a1)
	lw	t1, 8(a1)
	lw	t2, 12(a1)
	lw	t3, 16(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	sw	$at, 0(a0)
	srlv	$at, t1, t9
	or	$at, $at, v1
	sllv	v1, t1, a3
	sw	$at, 4(a0)
	srlv	$at, t2, t9
	or	$at, $at, v1
	sllv	v1, t2, a3
	sw	$at, 8(a0)
	srlv	$at, t3, t9
	or	$at, $at, v1
	sllv	v1, t3, a3
	sw	$at, 12(a0)
	lw	t0, 20(a1)
	lw	t1, 24(a1)
	lw	t2, 28(a1)
	lw	t3, 32(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	sw	$at, 16(a0)
	srlv	$at, t1, t9
	or	$at, $at, v1
	sllv	v1, t1, a3
	sw	$at, 20(a0)
	srlv	$at, t2, t9
	or	$at, $at, v1
	sllv	v1, t2, a3
	sw	$at, 24(a0)
	srlv	$at, t3, t9
	or	$at, $at, v1
	sllv	v1, t3, a3
	sw	$at, 28(a0)
	addiu	a1, a1, 32
	addiu	a0, a0, 32
	bne	a0, t8, .Lmemcpy_merge
.Lmemcpy_merge_done:
	andi	$at, a2, 16
	beqz	$at, .Lmemcpy_merge_tail_no_4w
	lw	t0, 4(a1)
	lw	t1, 8(a1)
	lw	t2, 12(a1)
	lw	t3, 16(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	sw	$at, 0(a0)
	srlv	$at, t1, t9
	or	$at, $at, v1
	sllv	v1, t1, a3
	sw	$at, 4(a0)
	srlv	$at, t2, t9
	or	$at, $at, v1
	sllv	v1, t2, a3
	sw	$at, 8(a0)
	srlv	$at, t3, t9
	or	$at, $at, v1
	sllv	v1, t3, a3
	sw	$at, 12(a0)
	addiu	a1, a1, 16
	addiu	a0, a0, 16
.Lmemcpy_merge_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lmemcpy_merge_tail_no_2w
	lw	t0, 4(a1)
	lw	t1, 8(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	sw	$at, 0(a0)
	srlv	$at, t1, t9
	or	$at, $at, v1
	sllv	v1, t1, a3
	sw	$at, 4(a0)
	addiu	a1, a1, 8
	addiu	a0, a0, 8
.Lmemcpy_merge_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lmemcpy_merge_tail_no_1w
	lw	t0, 4(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	sw	$at, 0(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lmemcpy_merge_tail_no_1w:
	srl	a3, a3, 3
	addu	a1, a1, a3
	b	.Lmemcpy_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Lmemcpy_few:
	lbu	t0, 0(a1)
	lbu	t1, 1(a1)
	lbu	t2, 2(a1)
	lbu	t3, 3(a1)
	sb	t0, 0(a0)
	sb	t1, 1(a0)
	sb	t2, 2(a0)
	sb	t3, 3(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lmemcpy_bytes:
	andi	$at, a2, 2
	beqz	$at, .Lmemcpy_bytes_no_2
	lbu	t0, 0(a1)
	lbu	t1, 1(a1)
	sb	t0, 0(a0)
	sb	t1, 1(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
.Lmemcpy_bytes_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lmemcpy_bytes_no_1
	lbu	t0, 0(a1)
	sb	t0, 0(a0)
.Lmemcpy_bytes_no_1:
	jr	ra

	/* Less than a word. */
.Lmemcpy_tiny:
	move	v0, a0
	andi	$at, a2, 2
	beqz	$at, .Lmemcpy_tiny_no_2
	lbu	t0, 0(a1)
	lbu	t1, 1(a1)
	sb	t0, 0(a0)
	sb	t1, 1(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
.Lmemcpy_tiny_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lmemcpy_tiny_no_1
	lbu	t0, 0(a1)
	sb	t0, 0(a0)
.Lmemcpy_tiny_no_1:
	jr	ra
END(memcpy)
EXPORT_SYMBOL(memcpy)
