/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * uaccess.S: copies to and from user memory, clear_user, as C calls them; asm/uaccess.h calls others, in a way of its own
 *
 * Made by `memgen generate --target mips` from templates/ and targets/mips.m4.
 */

#include <linux/export.h>
#include <asm/asm.h>
#include <asm/regdef.h>

/* An access to user memory: if it faults, execution goes on at \fixup. */
	.macro	user fixup:req, insn:vararg
9999:	\insn
	.section __ex_table, "a"
	PTR_WD	9999b, \fixup
	.previous
	.endm

/*
 * copy_from_user(dst, src, n): src is user memory; returns the bytes not copied.
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
LEAF(raw_copy_from_user)
.set noat
	sltiu	$at, a2, 4
	bnez	$at, .Lcopy_from_user_tiny
	or	$at, a0, a1
	andi	$at, $at, 3
	beqz	$at, .Lcopy_from_user_aligned
	xor	$at, a0, a1
	andi	$at, $at, 3
	bnez	$at, .Lcopy_from_user_misaligned

	/* Head: up to a word boundary of the destination. */
	andi	$at, a0, 1
	beqz	$at, .Lcopy_from_user_head_no_1
	user	.Lcopy_from_user_retry,	lbu	t0, 0(a1)
	sb	t0, 0(a0)
	addiu	a1, a1, 1
	addiu	a0, a0, 1
	addiu	a2, a2, -1
.Lcopy_from_user_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lcopy_from_user_head_no_2
	user	.Lcopy_from_user_retry,	lhu	t0, 0(a1)
	sh	t0, 0(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
	addiu	a2, a2, -2
.Lcopy_from_user_head_no_2:
.Lcopy_from_user_aligned:

	/* Bulk: 8 words at a time. */
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lcopy_from_user_bulk_done
	addu	t8, a0, t8
.Lcopy_from_user_bulk:
	user	.Lcopy_from_user_fixup_bulk_loop,	lw	t0, 0(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lw	t1, 4(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lw	t2, 8(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lw	t3, 12(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lw	t4, 16(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lw	t5, 20(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lw	t6, 24(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lw	t7, 28(a1)
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
	bne	a0, t8, .Lcopy_from_user_bulk
	andi	$at, a2, 31
	beqz	$at, .Lcopy_from_user_exit
.Lcopy_from_user_bulk_done:

	/* Tail: by the bits of the count. */
	andi	$at, a2, 16
	beqz	$at, .Lcopy_from_user_tail_no_4w
	user	.Lcopy_from_user_fixup_tail_4w,	lw	t0, 0(a1)
	user	.Lcopy_from_user_fixup_tail_4w,	lw	t1, 4(a1)
	user	.Lcopy_from_user_fixup_tail_4w,	lw	t2, 8(a1)
	user	.Lcopy_from_user_fixup_tail_4w,	lw	t3, 12(a1)
	sw	t0, 0(a0)
	sw	t1, 4(a0)
	sw	t2, 8(a0)
	sw	t3, 12(a0)
	addiu	a1, a1, 16
	addiu	a0, a0, 16
	andi	$at, a2, 15
	beqz	$at, .Lcopy_from_user_exit
.Lcopy_from_user_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lcopy_from_user_tail_no_2w
	user	.Lcopy_from_user_fixup_tail_2w,	lw	t0, 0(a1)
	user	.Lcopy_from_user_fixup_tail_2w,	lw	t1, 4(a1)
	sw	t0, 0(a0)
	sw	t1, 4(a0)
	addiu	a1, a1, 8
	addiu	a0, a0, 8
.Lcopy_from_user_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lcopy_from_user_tail_no_1w
	user	.Lcopy_from_user_fixup_tail_1w,	lw	t0, 0(a1)
	sw	t0, 0(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lcopy_from_user_tail_no_1w:
	andi	$at, a2, 3
	beqz	$at, .Lcopy_from_user_exit
	andi	$at, a2, 2
	beqz	$at, .Lcopy_from_user_tail_no_2
	user	.Lcopy_from_user_fixup_tail_2,	lhu	t0, 0(a1)
	sh	t0, 0(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
.Lcopy_from_user_tail_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lcopy_from_user_tail_no_1
	user	.Lcopy_from_user_fixup_tail_1,	lbu	t0, 0(a1)
	sb	t0, 0(a0)
.Lcopy_from_user_tail_no_1:
.Lcopy_from_user_exit:
	li	v0, 0
	jr	ra

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lcopy_from_user_misaligned:
	sltiu	$at, a2, 8
	bnez	$at, .Lcopy_from_user_few
	andi	$at, a0, 3
	beqz	$at, .Lcopy_from_user_merge_head_done
	andi	$at, a0, 1
	beqz	$at, .Lcopy_from_user_merge_head_no_1
	user	.Lcopy_from_user_retry,	lbu	t0, 0(a1)
	sb	t0, 0(a0)
	addiu	a1, a1, 1
	addiu	a0, a0, 1
	addiu	a2, a2, -1
.Lcopy_from_user_merge_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lcopy_from_user_merge_head_no_2
	user	.Lcopy_from_user_retry,	lbu	t0, 0(a1)
	user	.Lcopy_from_user_retry,	lbu	t1, 1(a1)
	sb	t0, 0(a0)
	sb	t1, 1(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
	addiu	a2, a2, -2
.Lcopy_from_user_merge_head_no_2:
.Lcopy_from_user_merge_head_done:

	/* Then each destination word is merged from two source words. */
	andi	a3, a1, 3
	srl	a1, a1, 2
	sll	a1, a1, 2
	sll	a3, a3, 3
	li	t9, 32
	subu	t9, t9, a3
	user	.Lcopy_from_user_fixup_merge_setup,	lw	v1, 0(a1)
	sllv	v1, v1, a3
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lcopy_from_user_merge_done
	addu	t8, a0, t8
.Lcopy_from_user_merge:
	user	.Lcopy_from_user_fixup_merge_loop,	lw	t0, 4(a1)
	user	.Lcopy_from_user_fixup_merge_loop,	lw	t1, 8(a1)
	user	.Lcopy_from_user_fixup_merge_loop,	lw	t2, 12(a1)
	user	.Lcopy_from_user_fixup_merge_loop,	lw	t3, 16(a1)
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
	user	.Lcopy_from_user_fixup_merge_loop,	lw	t0, 20(a1)
	user	.Lcopy_from_user_fixup_merge_loop,	lw	t1, 24(a1)
	user	.Lcopy_from_user_fixup_merge_loop,	lw	t2, 28(a1)
	user	.Lcopy_from_user_fixup_merge_loop,	lw	t3, 32(a1)
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
	bne	a0, t8, .Lcopy_from_user_merge
.Lcopy_from_user_merge_done:
	andi	$at, a2, 16
	beqz	$at, .Lcopy_from_user_merge_tail_no_4w
	user	.Lcopy_from_user_fixup_merge_tail_4w,	lw	t0, 4(a1)
	user	.Lcopy_from_user_fixup_merge_tail_4w,	lw	t1, 8(a1)
	user	.Lcopy_from_user_fixup_merge_tail_4w,	lw	t2, 12(a1)
	user	.Lcopy_from_user_fixup_merge_tail_4w,	lw	t3, 16(a1)
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
.Lcopy_from_user_merge_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lcopy_from_user_merge_tail_no_2w
	user	.Lcopy_from_user_fixup_merge_tail_2w,	lw	t0, 4(a1)
	user	.Lcopy_from_user_fixup_merge_tail_2w,	lw	t1, 8(a1)
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
.Lcopy_from_user_merge_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lcopy_from_user_merge_tail_no_1w
	user	.Lcopy_from_user_fixup_merge_tail_1w,	lw	t0, 4(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	sw	$at, 0(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lcopy_from_user_merge_tail_no_1w:
	srl	a3, a3, 3
	addu	a1, a1, a3
	b	.Lcopy_from_user_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Lcopy_from_user_few:
	user	.Lcopy_from_user_retry,	lbu	t0, 0(a1)
	user	.Lcopy_from_user_retry,	lbu	t1, 1(a1)
	user	.Lcopy_from_user_retry,	lbu	t2, 2(a1)
	user	.Lcopy_from_user_retry,	lbu	t3, 3(a1)
	sb	t0, 0(a0)
	sb	t1, 1(a0)
	sb	t2, 2(a0)
	sb	t3, 3(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lcopy_from_user_bytes:
	andi	$at, a2, 2
	beqz	$at, .Lcopy_from_user_bytes_no_2
	user	.Lcopy_from_user_fixup_tail_2,	lbu	t0, 0(a1)
	user	.Lcopy_from_user_fixup_tail_2,	lbu	t1, 1(a1)
	sb	t0, 0(a0)
	sb	t1, 1(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
.Lcopy_from_user_bytes_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lcopy_from_user_bytes_no_1
	user	.Lcopy_from_user_fixup_tail_1,	lbu	t0, 0(a1)
	sb	t0, 0(a0)
.Lcopy_from_user_bytes_no_1:
	li	v0, 0
	jr	ra

	/* Less than a word. */
.Lcopy_from_user_tiny:
	andi	$at, a2, 2
	beqz	$at, .Lcopy_from_user_tiny_no_2
	user	.Lcopy_from_user_fixup_tail_2,	lbu	t0, 0(a1)
	user	.Lcopy_from_user_fixup_tail_2,	lbu	t1, 1(a1)
	sb	t0, 0(a0)
	sb	t1, 1(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
.Lcopy_from_user_tiny_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lcopy_from_user_tiny_no_1
	user	.Lcopy_from_user_fixup_tail_1,	lbu	t0, 0(a1)
	sb	t0, 0(a0)
.Lcopy_from_user_tiny_no_1:
	li	v0, 0
	jr	ra

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lcopy_from_user_fixup_bulk_loop:
	subu	t8, t8, a0
	andi	a2, a2, 31
	addu	a2, a2, t8
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_tail_4w:
	andi	a2, a2, 31
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_tail_2w:
	andi	a2, a2, 15
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_tail_1w:
	andi	a2, a2, 7
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_tail_2:
	andi	a2, a2, 3
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_tail_1:
	andi	a2, a2, 1
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_merge_setup:
	srl	a3, a3, 3
	addu	a1, a1, a3
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_merge_loop:
	srl	a3, a3, 3
	addu	a1, a1, a3
	subu	t8, t8, a0
	andi	a2, a2, 31
	addu	a2, a2, t8
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_merge_tail_4w:
	srl	a3, a3, 3
	addu	a1, a1, a3
	andi	a2, a2, 31
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_merge_tail_2w:
	srl	a3, a3, 3
	addu	a1, a1, a3
	andi	a2, a2, 15
	b	.Lcopy_from_user_retry
.Lcopy_from_user_fixup_merge_tail_1w:
	srl	a3, a3, 3
	addu	a1, a1, a3
	andi	a2, a2, 7
.Lcopy_from_user_retry:
	user	.Lcopy_from_user_residue,	lbu	t0, 0(a1)
	sb	t0, 0(a0)
	addiu	a1, a1, 1
	addiu	a0, a0, 1
	addiu	a2, a2, -1
	bnez	a2, .Lcopy_from_user_retry
.Lcopy_from_user_residue:
	move	v0, a2
	jr	ra
END(raw_copy_from_user)
EXPORT_SYMBOL(raw_copy_from_user)

/*
 * copy_to_user(dst, src, n): dst is user memory; returns the bytes not copied.
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
LEAF(raw_copy_to_user)
.set noat
	sltiu	$at, a2, 4
	bnez	$at, .Lcopy_to_user_tiny
	or	$at, a0, a1
	andi	$at, $at, 3
	beqz	$at, .Lcopy_to_user_aligned
	xor	$at, a0, a1
	andi	$at, $at, 3
	bnez	$at, .Lcopy_to_user_misaligned

	/* Head: up to a word boundary of the destination. */
	andi	$at, a0, 1
	beqz	$at, .Lcopy_to_user_head_no_1
	lbu	t0, 0(a1)
	user	.Lcopy_to_user_retry,	sb	t0, 0(a0)
	addiu	a1, a1, 1
	addiu	a0, a0, 1
	addiu	a2, a2, -1
.Lcopy_to_user_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lcopy_to_user_head_no_2
	lhu	t0, 0(a1)
	user	.Lcopy_to_user_retry,	sh	t0, 0(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
	addiu	a2, a2, -2
.Lcopy_to_user_head_no_2:
.Lcopy_to_user_aligned:

	/* Bulk: 8 words at a time. */
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lcopy_to_user_bulk_done
	addu	t8, a0, t8
.Lcopy_to_user_bulk:
	lw	t0, 0(a1)
	lw	t1, 4(a1)
	lw	t2, 8(a1)
	lw	t3, 12(a1)
	lw	t4, 16(a1)
	lw	t5, 20(a1)
	lw	t6, 24(a1)
	lw	t7, 28(a1)
	user	.Lcopy_to_user_fixup_bulk_loop,	sw	t0, 0(a0)
	user	.Lcopy_to_user_fixup_bulk_loop,	sw	t1, 4(a0)
	user	.Lcopy_to_user_fixup_bulk_loop,	sw	t2, 8(a0)
	user	.Lcopy_to_user_fixup_bulk_loop,	sw	t3, 12(a0)
	user	.Lcopy_to_user_fixup_bulk_loop,	sw	t4, 16(a0)
	user	.Lcopy_to_user_fixup_bulk_loop,	sw	t5, 20(a0)
	user	.Lcopy_to_user_fixup_bulk_loop,	sw	t6, 24(a0)
	user	.Lcopy_to_user_fixup_bulk_loop,	sw	t7, 28(a0)
	addiu	a1, a1, 32
	addiu	a0, a0, 32
	bne	a0, t8, .Lcopy_to_user_bulk
	andi	$at, a2, 31
	beqz	$at, .Lcopy_to_user_exit
.Lcopy_to_user_bulk_done:

	/* Tail: by the bits of the count. */
	andi	$at, a2, 16
	beqz	$at, .Lcopy_to_user_tail_no_4w
	lw	t0, 0(a1)
	lw	t1, 4(a1)
	lw	t2, 8(a1)
	lw	t3, 12(a1)
	user	.Lcopy_to_user_fixup_tail_4w,	sw	t0, 0(a0)
	user	.Lcopy_to_user_fixup_tail_4w,	sw	t1, 4(a0)
	user	.Lcopy_to_user_fixup_tail_4w,	sw	t2, 8(a0)
	user	.Lcopy_to_user_fixup_tail_4w,	sw	t3, 12(a0)
	addiu	a1, a1, 16
	addiu	a0, a0, 16
	andi	$at, a2, 15
	beqz	$at, .Lcopy_to_user_exit
.Lcopy_to_user_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lcopy_to_user_tail_no_2w
	lw	t0, 0(a1)
	lw	t1, 4(a1)
	user	.Lcopy_to_user_fixup_tail_2w,	sw	t0, 0(a0)
	user	.Lcopy_to_user_fixup_tail_2w,	sw	t1, 4(a0)
	addiu	a1, a1, 8
	addiu	a0, a0, 8
.Lcopy_to_user_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lcopy_to_user_tail_no_1w
	lw	t0, 0(a1)
	user	.Lcopy_to_user_fixup_tail_1w,	sw	t0, 0(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lcopy_to_user_tail_no_1w:
	andi	$at, a2, 3
	beqz	$at, .Lcopy_to_user_exit
	andi	$at, a2, 2
	beqz	$at, .Lcopy_to_user_tail_no_2
	lhu	t0, 0(a1)
	user	.Lcopy_to_user_fixup_tail_2,	sh	t0, 0(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
.Lcopy_to_user_tail_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lcopy_to_user_tail_no_1
	lbu	t0, 0(a1)
	user	.Lcopy_to_user_fixup_tail_1,	sb	t0, 0(a0)
.Lcopy_to_user_tail_no_1:
.Lcopy_to_user_exit:
	li	v0, 0
	jr	ra

	/*
	 * Source and destination differ in alignment: bytes up to the
	 * destination's word boundary.
	 */
.Lcopy_to_user_misaligned:
	sltiu	$at, a2, 8
	bnez	$at, .Lcopy_to_user_few
	andi	$at, a0, 3
	beqz	$at, .Lcopy_to_user_merge_head_done
	andi	$at, a0, 1
	beqz	$at, .Lcopy_to_user_merge_head_no_1
	lbu	t0, 0(a1)
	user	.Lcopy_to_user_retry,	sb	t0, 0(a0)
	addiu	a1, a1, 1
	addiu	a0, a0, 1
	addiu	a2, a2, -1
.Lcopy_to_user_merge_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lcopy_to_user_merge_head_no_2
	lbu	t0, 0(a1)
	lbu	t1, 1(a1)
	user	.Lcopy_to_user_retry,	sb	t0, 0(a0)
	user	.Lcopy_to_user_retry,	sb	t1, 1(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
	addiu	a2, a2, -2
.Lcopy_to_user_merge_head_no_2:
.Lcopy_to_user_merge_head_done:

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
	beqz	t8, .Lcopy_to_user_merge_done
	addu	t8, a0, t8
.Lcopy_to_user_merge:
	lw	t0, 4(a1)
	lw	t1, 8(a1)
	lw	t2, 12(a1)
	lw	t3, 16(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	user	.Lcopy_to_user_fixup_merge_loop,	sw	$at, 0(a0)
	srlv	$at, t1, t9
	or	$at, $at, v1
	sllv	v1, t1, a3
	user	.Lcopy_to_user_fixup_merge_loop,	sw	$at, 4(a0)
	srlv	$at, t2, t9
	or	$at, $at, v1
	sllv	v1, t2, a3
	user	.Lcopy_to_user_fixup_merge_loop,	sw	$at, 8(a0)
	srlv	$at, t3, t9
	or	$at, $at, v1
	sllv	v1, t3, a3
	user	.Lcopy_to_user_fixup_merge_loop,	sw	$at, 12(a0)
	lw	t0, 20(a1)
	lw	t1, 24(a1)
	lw	t2, 28(a1)
	lw	t3, 32(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	user	.Lcopy_to_user_fixup_merge_loop,	sw	$at, 16(a0)
	srlv	$at, t1, t9
	or	$at, $at, v1
	sllv	v1, t1, a3
	user	.Lcopy_to_user_fixup_merge_loop,	sw	$at, 20(a0)
	srlv	$at, t2, t9
	or	$at, $at, v1
	sllv	v1, t2, a3
	user	.Lcopy_to_user_fixup_merge_loop,	sw	$at, 24(a0)
	srlv	$at, t3, t9
	or	$at, $at, v1
	sllv	v1, t3, a3
	user	.Lcopy_to_user_fixup_merge_loop,	sw	$at, 28(a0)
	addiu	a1, a1, 32
	addiu	a0, a0, 32
	bne	a0, t8, .Lcopy_to_user_merge
.Lcopy_to_user_merge_done:
	andi	$at, a2, 16
	beqz	$at, .Lcopy_to_user_merge_tail_no_4w
	lw	t0, 4(a1)
	lw	t1, 8(a1)
	lw	t2, 12(a1)
	lw	t3, 16(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	user	.Lcopy_to_user_fixup_merge_tail_4w,	sw	$at, 0(a0)
	srlv	$at, t1, t9
	or	$at, $at, v1
	sllv	v1, t1, a3
	user	.Lcopy_to_user_fixup_merge_tail_4w,	sw	$at, 4(a0)
	srlv	$at, t2, t9
	or	$at, $at, v1
	sllv	v1, t2, a3
	user	.Lcopy_to_user_fixup_merge_tail_4w,	sw	$at, 8(a0)
	srlv	$at, t3, t9
	or	$at, $at, v1
	sllv	v1, t3, a3
	user	.Lcopy_to_user_fixup_merge_tail_4w,	sw	$at, 12(a0)
	addiu	a1, a1, 16
	addiu	a0, a0, 16
.Lcopy_to_user_merge_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lcopy_to_user_merge_tail_no_2w
	lw	t0, 4(a1)
	lw	t1, 8(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	user	.Lcopy_to_user_fixup_merge_tail_2w,	sw	$at, 0(a0)
	srlv	$at, t1, t9
	or	$at, $at, v1
	sllv	v1, t1, a3
	user	.Lcopy_to_user_fixup_merge_tail_2w,	sw	$at, 4(a0)
	addiu	a1, a1, 8
	addiu	a0, a0, 8
.Lcopy_to_user_merge_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lcopy_to_user_merge_tail_no_1w
	lw	t0, 4(a1)
	srlv	$at, t0, t9
	or	$at, $at, v1
	sllv	v1, t0, a3
	user	.Lcopy_to_user_fixup_merge_tail_1w,	sw	$at, 0(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lcopy_to_user_merge_tail_no_1w:
	srl	a3, a3, 3
	addu	a1, a1, a3
	b	.Lcopy_to_user_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Lcopy_to_user_few:
	lbu	t0, 0(a1)
	lbu	t1, 1(a1)
	lbu	t2, 2(a1)
	lbu	t3, 3(a1)
	user	.Lcopy_to_user_retry,	sb	t0, 0(a0)
	user	.Lcopy_to_user_retry,	sb	t1, 1(a0)
	user	.Lcopy_to_user_retry,	sb	t2, 2(a0)
	user	.Lcopy_to_user_retry,	sb	t3, 3(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lcopy_to_user_bytes:
	andi	$at, a2, 2
	beqz	$at, .Lcopy_to_user_bytes_no_2
	lbu	t0, 0(a1)
	lbu	t1, 1(a1)
	user	.Lcopy_to_user_fixup_tail_2,	sb	t0, 0(a0)
	user	.Lcopy_to_user_fixup_tail_2,	sb	t1, 1(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
.Lcopy_to_user_bytes_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lcopy_to_user_bytes_no_1
	lbu	t0, 0(a1)
	user	.Lcopy_to_user_fixup_tail_1,	sb	t0, 0(a0)
.Lcopy_to_user_bytes_no_1:
	li	v0, 0
	jr	ra

	/* Less than a word. */
.Lcopy_to_user_tiny:
	andi	$at, a2, 2
	beqz	$at, .Lcopy_to_user_tiny_no_2
	lbu	t0, 0(a1)
	lbu	t1, 1(a1)
	user	.Lcopy_to_user_fixup_tail_2,	sb	t0, 0(a0)
	user	.Lcopy_to_user_fixup_tail_2,	sb	t1, 1(a0)
	addiu	a1, a1, 2
	addiu	a0, a0, 2
.Lcopy_to_user_tiny_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lcopy_to_user_tiny_no_1
	lbu	t0, 0(a1)
	user	.Lcopy_to_user_fixup_tail_1,	sb	t0, 0(a0)
.Lcopy_to_user_tiny_no_1:
	li	v0, 0
	jr	ra

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lcopy_to_user_fixup_bulk_loop:
	subu	t8, t8, a0
	andi	a2, a2, 31
	addu	a2, a2, t8
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_4w:
	andi	a2, a2, 31
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_2w:
	andi	a2, a2, 15
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_1w:
	andi	a2, a2, 7
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_2:
	andi	a2, a2, 3
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_tail_1:
	andi	a2, a2, 1
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_loop:
	srl	a3, a3, 3
	addu	a1, a1, a3
	subu	t8, t8, a0
	andi	a2, a2, 31
	addu	a2, a2, t8
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_tail_4w:
	srl	a3, a3, 3
	addu	a1, a1, a3
	andi	a2, a2, 31
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_tail_2w:
	srl	a3, a3, 3
	addu	a1, a1, a3
	andi	a2, a2, 15
	b	.Lcopy_to_user_retry
.Lcopy_to_user_fixup_merge_tail_1w:
	srl	a3, a3, 3
	addu	a1, a1, a3
	andi	a2, a2, 7
.Lcopy_to_user_retry:
	lbu	t0, 0(a1)
	user	.Lcopy_to_user_residue,	sb	t0, 0(a0)
	addiu	a1, a1, 1
	addiu	a0, a0, 1
	addiu	a2, a2, -1
	bnez	a2, .Lcopy_to_user_retry
.Lcopy_to_user_residue:
	move	v0, a2
	jr	ra
END(raw_copy_to_user)
EXPORT_SYMBOL(raw_copy_to_user)

/*
 * clear_user(dst, n): dst is user memory; returns the bytes not cleared.
 *
 *   a0     dst
 *   v0     the result
 *   a1     n, then only its low bits
 *   zero   zero
 *   t8     dst where the loop ends
 *   $at    scratch
 */
LEAF(__clear_user)
.set noat
	sltiu	$at, a1, 8
	bnez	$at, .Lclear_user_tiny

	/* Head: up to a word boundary. */
	andi	$at, a0, 3
	beqz	$at, .Lclear_user_head_done
	andi	$at, a0, 1
	beqz	$at, .Lclear_user_head_no_1
	user	.Lclear_user_retry,	sb	zero, 0(a0)
	addiu	a0, a0, 1
	addiu	a1, a1, -1
.Lclear_user_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lclear_user_head_no_2
	user	.Lclear_user_retry,	sh	zero, 0(a0)
	addiu	a0, a0, 2
	addiu	a1, a1, -2
.Lclear_user_head_no_2:
.Lclear_user_head_done:

	/* Bulk: 8 words at a time. */
	srl	t8, a1, 5
	sll	t8, t8, 5
	beqz	t8, .Lclear_user_bulk_done
	addu	t8, a0, t8
.Lclear_user_bulk:
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 0(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 4(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 8(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 12(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 16(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 20(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 24(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 28(a0)
	addiu	a0, a0, 32
	bne	a0, t8, .Lclear_user_bulk
	andi	$at, a1, 31
	beqz	$at, .Lclear_user_exit
.Lclear_user_bulk_done:

	/* Tail: by the bits of the count. */
	andi	$at, a1, 16
	beqz	$at, .Lclear_user_tail_no_4w
	user	.Lclear_user_fixup_tail_4w,	sw	zero, 0(a0)
	user	.Lclear_user_fixup_tail_4w,	sw	zero, 4(a0)
	user	.Lclear_user_fixup_tail_4w,	sw	zero, 8(a0)
	user	.Lclear_user_fixup_tail_4w,	sw	zero, 12(a0)
	addiu	a0, a0, 16
	andi	$at, a1, 15
	beqz	$at, .Lclear_user_exit
.Lclear_user_tail_no_4w:
	andi	$at, a1, 8
	beqz	$at, .Lclear_user_tail_no_2w
	user	.Lclear_user_fixup_tail_2w,	sw	zero, 0(a0)
	user	.Lclear_user_fixup_tail_2w,	sw	zero, 4(a0)
	addiu	a0, a0, 8
.Lclear_user_tail_no_2w:
	andi	$at, a1, 4
	beqz	$at, .Lclear_user_tail_no_1w
	user	.Lclear_user_fixup_tail_1w,	sw	zero, 0(a0)
	addiu	a0, a0, 4
.Lclear_user_tail_no_1w:
	andi	$at, a1, 3
	beqz	$at, .Lclear_user_exit
	andi	$at, a1, 2
	beqz	$at, .Lclear_user_tail_no_2
	user	.Lclear_user_fixup_tail_2,	sh	zero, 0(a0)
	addiu	a0, a0, 2
.Lclear_user_tail_no_2:
	andi	$at, a1, 1
	beqz	$at, .Lclear_user_tail_no_1
	user	.Lclear_user_fixup_tail_1,	sb	zero, 0(a0)
.Lclear_user_tail_no_1:
.Lclear_user_exit:
	li	v0, 0
	jr	ra

	/* Less than two words: single bytes. */
.Lclear_user_tiny:
	andi	$at, a1, 4
	beqz	$at, .Lclear_user_tiny_no_4
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 0(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 1(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 2(a0)
	user	.Lclear_user_fixup_tail_1w,	sb	zero, 3(a0)
	addiu	a0, a0, 4
.Lclear_user_tiny_no_4:
	andi	$at, a1, 2
	beqz	$at, .Lclear_user_tiny_no_2
	user	.Lclear_user_fixup_tail_2,	sb	zero, 0(a0)
	user	.Lclear_user_fixup_tail_2,	sb	zero, 1(a0)
	addiu	a0, a0, 2
.Lclear_user_tiny_no_2:
	andi	$at, a1, 1
	beqz	$at, .Lclear_user_tiny_no_1
	user	.Lclear_user_fixup_tail_1,	sb	zero, 0(a0)
.Lclear_user_tiny_no_1:
	li	v0, 0
	jr	ra

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lclear_user_fixup_bulk_loop:
	subu	t8, t8, a0
	andi	a1, a1, 31
	addu	a1, a1, t8
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_4w:
	andi	a1, a1, 31
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2w:
	andi	a1, a1, 15
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1w:
	andi	a1, a1, 7
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_2:
	andi	a1, a1, 3
	b	.Lclear_user_retry
.Lclear_user_fixup_tail_1:
	andi	a1, a1, 1
.Lclear_user_retry:
	user	.Lclear_user_residue,	sb	zero, 0(a0)
	addiu	a0, a0, 1
	addiu	a1, a1, -1
	bnez	a1, .Lclear_user_retry
.Lclear_user_residue:
	move	v0, a1
	jr	ra
END(__clear_user)
EXPORT_SYMBOL(__clear_user)
