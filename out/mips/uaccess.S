/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * uaccess.S: copies to and from user memory, clear_user, for C to call; asm/uaccess.h has calls of its own
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
 */
.set nomicromips
LEAF(raw_copy_from_user)
.set noat
	sltiu	$at, a2, 8
	bnez	$at, .Lcopy_from_user_tiny
	or	$at, a0, a1
	andi	$at, $at, 3
	bnez	$at, .Lcopy_from_user_unaligned
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

	/* Last: a part of a word. */
	andi	a2, a2, 3
	beqz	a2, .Lcopy_from_user_exit
	addu	t1, a1, a2
	user	.Lcopy_from_user_retry,	lwr	t0, -1(t1)
	addu	t1, a0, a2
	swr	t0, -1(t1)
.Lcopy_from_user_exit:
	li	v0, 0
	jr	ra

	/* Not both at word boundaries. */
.Lcopy_from_user_unaligned:

	/* Head: up to a word boundary of the destination. */
	negu	$at, a0
	andi	$at, $at, 3
	beqz	$at, .Lcopy_from_user_head_done
	user	.Lcopy_from_user_retry,	lwl	t0, 0(a1)
	user	.Lcopy_from_user_retry,	lwr	t0, 3(a1)
	swl	t0, 0(a0)
	addu	a0, a0, $at
	addu	a1, a1, $at
	subu	a2, a2, $at
.Lcopy_from_user_head_done:
	andi	$at, a1, 3
	beqz	$at, .Lcopy_from_user_aligned

	/*
	 * The source is at none: words are loaded one by one, and stored in
	 * groups.
	 */
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lcopy_from_user_singles_done
	addu	t8, a0, t8
.Lcopy_from_user_singles:
	user	.Lcopy_from_user_fixup_bulk_loop,	lwl	t0, 0(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwr	t0, 3(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwl	t1, 4(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwr	t1, 7(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwl	t2, 8(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwr	t2, 11(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwl	t3, 12(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwr	t3, 15(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwl	t4, 16(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwr	t4, 19(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwl	t5, 20(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwr	t5, 23(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwl	t6, 24(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwr	t6, 27(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwl	t7, 28(a1)
	user	.Lcopy_from_user_fixup_bulk_loop,	lwr	t7, 31(a1)
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
	bne	a0, t8, .Lcopy_from_user_singles
	andi	$at, a2, 31
	beqz	$at, .Lcopy_from_user_exit
.Lcopy_from_user_singles_done:
	andi	$at, a2, 16
	beqz	$at, .Lcopy_from_user_singles_tail_no_4w
	user	.Lcopy_from_user_fixup_tail_4w,	lwl	t0, 0(a1)
	user	.Lcopy_from_user_fixup_tail_4w,	lwr	t0, 3(a1)
	user	.Lcopy_from_user_fixup_tail_4w,	lwl	t1, 4(a1)
	user	.Lcopy_from_user_fixup_tail_4w,	lwr	t1, 7(a1)
	user	.Lcopy_from_user_fixup_tail_4w,	lwl	t2, 8(a1)
	user	.Lcopy_from_user_fixup_tail_4w,	lwr	t2, 11(a1)
	user	.Lcopy_from_user_fixup_tail_4w,	lwl	t3, 12(a1)
	user	.Lcopy_from_user_fixup_tail_4w,	lwr	t3, 15(a1)
	sw	t0, 0(a0)
	sw	t1, 4(a0)
	sw	t2, 8(a0)
	sw	t3, 12(a0)
	addiu	a1, a1, 16
	addiu	a0, a0, 16
.Lcopy_from_user_singles_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lcopy_from_user_singles_tail_no_2w
	user	.Lcopy_from_user_fixup_tail_2w,	lwl	t0, 0(a1)
	user	.Lcopy_from_user_fixup_tail_2w,	lwr	t0, 3(a1)
	user	.Lcopy_from_user_fixup_tail_2w,	lwl	t1, 4(a1)
	user	.Lcopy_from_user_fixup_tail_2w,	lwr	t1, 7(a1)
	sw	t0, 0(a0)
	sw	t1, 4(a0)
	addiu	a1, a1, 8
	addiu	a0, a0, 8
.Lcopy_from_user_singles_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lcopy_from_user_singles_tail_no_1w
	user	.Lcopy_from_user_fixup_tail_1w,	lwl	t0, 0(a1)
	user	.Lcopy_from_user_fixup_tail_1w,	lwr	t0, 3(a1)
	sw	t0, 0(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lcopy_from_user_singles_tail_no_1w:

	/* Last: a part of a word. */
	andi	a2, a2, 3
	beqz	a2, .Lcopy_from_user_exit
	addu	t1, a1, a2
	user	.Lcopy_from_user_retry,	lwl	t0, -4(t1)
	user	.Lcopy_from_user_retry,	lwr	t0, -1(t1)
	addu	t1, a0, a2
	swr	t0, -1(t1)
	li	v0, 0
	jr	ra

	/* Less than 8 bytes: the first one, then down from the last one. */
.Lcopy_from_user_tiny:
	beqz	a2, .Lcopy_from_user_tiny_exit
	user	.Lcopy_from_user_retry,	lbu	t7, 0(a1)
	sb	t7, 0(a0)
	lui	$at, %hi(. + 80)
	addiu	$at, $at, %lo(. + 76)
	sll	t8, a2, 3
	subu	$at, $at, t8
	jr	$at
	user	.Lcopy_from_user_retry,	lbu	t7, 6(a1)
	sb	t7, 6(a0)
	user	.Lcopy_from_user_retry,	lbu	t7, 5(a1)
	sb	t7, 5(a0)
	user	.Lcopy_from_user_retry,	lbu	t7, 4(a1)
	sb	t7, 4(a0)
	user	.Lcopy_from_user_retry,	lbu	t7, 3(a1)
	sb	t7, 3(a0)
	user	.Lcopy_from_user_retry,	lbu	t7, 2(a1)
	sb	t7, 2(a0)
	user	.Lcopy_from_user_retry,	lbu	t7, 1(a1)
	sb	t7, 1(a0)
.Lcopy_from_user_tiny_exit:
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
 */
.set nomicromips
LEAF(raw_copy_to_user)
.set noat
	sltiu	$at, a2, 8
	bnez	$at, .Lcopy_to_user_tiny
	or	$at, a0, a1
	andi	$at, $at, 3
	bnez	$at, .Lcopy_to_user_unaligned
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

	/* Last: a part of a word. */
	andi	a2, a2, 3
	beqz	a2, .Lcopy_to_user_exit
	addu	t1, a1, a2
	lwr	t0, -1(t1)
	addu	t1, a0, a2
	user	.Lcopy_to_user_retry,	swr	t0, -1(t1)
.Lcopy_to_user_exit:
	li	v0, 0
	jr	ra

	/* Not both at word boundaries. */
.Lcopy_to_user_unaligned:

	/* Head: up to a word boundary of the destination. */
	negu	$at, a0
	andi	$at, $at, 3
	beqz	$at, .Lcopy_to_user_head_done
	lwl	t0, 0(a1)
	lwr	t0, 3(a1)
	user	.Lcopy_to_user_retry,	swl	t0, 0(a0)
	addu	a0, a0, $at
	addu	a1, a1, $at
	subu	a2, a2, $at
.Lcopy_to_user_head_done:
	andi	$at, a1, 3
	beqz	$at, .Lcopy_to_user_aligned

	/*
	 * The source is at none: words are loaded one by one, and stored in
	 * groups.
	 */
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lcopy_to_user_singles_done
	addu	t8, a0, t8
.Lcopy_to_user_singles:
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
	bne	a0, t8, .Lcopy_to_user_singles
	andi	$at, a2, 31
	beqz	$at, .Lcopy_to_user_exit
.Lcopy_to_user_singles_done:
	andi	$at, a2, 16
	beqz	$at, .Lcopy_to_user_singles_tail_no_4w
	lwl	t0, 0(a1)
	lwr	t0, 3(a1)
	lwl	t1, 4(a1)
	lwr	t1, 7(a1)
	lwl	t2, 8(a1)
	lwr	t2, 11(a1)
	lwl	t3, 12(a1)
	lwr	t3, 15(a1)
	user	.Lcopy_to_user_fixup_tail_4w,	sw	t0, 0(a0)
	user	.Lcopy_to_user_fixup_tail_4w,	sw	t1, 4(a0)
	user	.Lcopy_to_user_fixup_tail_4w,	sw	t2, 8(a0)
	user	.Lcopy_to_user_fixup_tail_4w,	sw	t3, 12(a0)
	addiu	a1, a1, 16
	addiu	a0, a0, 16
.Lcopy_to_user_singles_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lcopy_to_user_singles_tail_no_2w
	lwl	t0, 0(a1)
	lwr	t0, 3(a1)
	lwl	t1, 4(a1)
	lwr	t1, 7(a1)
	user	.Lcopy_to_user_fixup_tail_2w,	sw	t0, 0(a0)
	user	.Lcopy_to_user_fixup_tail_2w,	sw	t1, 4(a0)
	addiu	a1, a1, 8
	addiu	a0, a0, 8
.Lcopy_to_user_singles_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lcopy_to_user_singles_tail_no_1w
	lwl	t0, 0(a1)
	lwr	t0, 3(a1)
	user	.Lcopy_to_user_fixup_tail_1w,	sw	t0, 0(a0)
	addiu	a1, a1, 4
	addiu	a0, a0, 4
.Lcopy_to_user_singles_tail_no_1w:

	/* Last: a part of a word. */
	andi	a2, a2, 3
	beqz	a2, .Lcopy_to_user_exit
	addu	t1, a1, a2
	lwl	t0, -4(t1)
	lwr	t0, -1(t1)
	addu	t1, a0, a2
	user	.Lcopy_to_user_retry,	swr	t0, -1(t1)
	li	v0, 0
	jr	ra

	/* Less than 8 bytes: the first one, then down from the last one. */
.Lcopy_to_user_tiny:
	beqz	a2, .Lcopy_to_user_tiny_exit
	lbu	t7, 0(a1)
	user	.Lcopy_to_user_retry,	sb	t7, 0(a0)
	lui	$at, %hi(. + 80)
	addiu	$at, $at, %lo(. + 76)
	sll	t8, a2, 3
	subu	$at, $at, t8
	jr	$at
	lbu	t7, 6(a1)
	user	.Lcopy_to_user_retry,	sb	t7, 6(a0)
	lbu	t7, 5(a1)
	user	.Lcopy_to_user_retry,	sb	t7, 5(a0)
	lbu	t7, 4(a1)
	user	.Lcopy_to_user_retry,	sb	t7, 4(a0)
	lbu	t7, 3(a1)
	user	.Lcopy_to_user_retry,	sb	t7, 3(a0)
	lbu	t7, 2(a1)
	user	.Lcopy_to_user_retry,	sb	t7, 2(a0)
	lbu	t7, 1(a1)
	user	.Lcopy_to_user_retry,	sb	t7, 1(a0)
.Lcopy_to_user_tiny_exit:
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
.set nomicromips
LEAF(__clear_user)
.set noat
	sltiu	$at, a1, 8
	bnez	$at, .Lclear_user_tiny
	or	$at, a0, a1
	andi	$at, $at, 3
	bnez	$at, .Lclear_user_uneven

	/* Bulk: 32 words at a time. */
	srl	t8, a1, 7
	sll	t8, t8, 7
	beqz	t8, .Lclear_user_few_words
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
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 32(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 36(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 40(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 44(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 48(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 52(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 56(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 60(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 64(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 68(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 72(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 76(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 80(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 84(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 88(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 92(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 96(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 100(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 104(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 108(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 112(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 116(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 120(a0)
	user	.Lclear_user_fixup_bulk_loop,	sw	zero, 124(a0)
	addiu	a0, a0, 128
	bne	a0, t8, .Lclear_user_bulk

	/* Tail: the last words of a block, then the last bytes. */
	andi	a1, a1, 127
	beqz	a1, .Lclear_user_exit
.Lclear_user_tail:
	srl	t1, a1, 2
	sll	t1, t1, 2
	addu	t0, a0, t1
	lui	$at, %hi(. + 144)
	addiu	$at, $at, %lo(. + 140)
	subu	$at, $at, t1
	jr	$at
	user	.Lclear_user_retry,	sw	zero, -124(t0)
	user	.Lclear_user_retry,	sw	zero, -120(t0)
	user	.Lclear_user_retry,	sw	zero, -116(t0)
	user	.Lclear_user_retry,	sw	zero, -112(t0)
	user	.Lclear_user_retry,	sw	zero, -108(t0)
	user	.Lclear_user_retry,	sw	zero, -104(t0)
	user	.Lclear_user_retry,	sw	zero, -100(t0)
	user	.Lclear_user_retry,	sw	zero, -96(t0)
	user	.Lclear_user_retry,	sw	zero, -92(t0)
	user	.Lclear_user_retry,	sw	zero, -88(t0)
	user	.Lclear_user_retry,	sw	zero, -84(t0)
	user	.Lclear_user_retry,	sw	zero, -80(t0)
	user	.Lclear_user_retry,	sw	zero, -76(t0)
	user	.Lclear_user_retry,	sw	zero, -72(t0)
	user	.Lclear_user_retry,	sw	zero, -68(t0)
	user	.Lclear_user_retry,	sw	zero, -64(t0)
	user	.Lclear_user_retry,	sw	zero, -60(t0)
	user	.Lclear_user_retry,	sw	zero, -56(t0)
	user	.Lclear_user_retry,	sw	zero, -52(t0)
	user	.Lclear_user_retry,	sw	zero, -48(t0)
	user	.Lclear_user_retry,	sw	zero, -44(t0)
	user	.Lclear_user_retry,	sw	zero, -40(t0)
	user	.Lclear_user_retry,	sw	zero, -36(t0)
	user	.Lclear_user_retry,	sw	zero, -32(t0)
	user	.Lclear_user_retry,	sw	zero, -28(t0)
	user	.Lclear_user_retry,	sw	zero, -24(t0)
	user	.Lclear_user_retry,	sw	zero, -20(t0)
	user	.Lclear_user_retry,	sw	zero, -16(t0)
	user	.Lclear_user_retry,	sw	zero, -12(t0)
	user	.Lclear_user_retry,	sw	zero, -8(t0)
	user	.Lclear_user_retry,	sw	zero, -4(t0)
	andi	$at, a1, 3
	beqz	$at, .Lclear_user_exit
	addu	t0, a0, a1
	user	.Lclear_user_retry,	swr	zero, -1(t0)
.Lclear_user_exit:
	li	v0, 0
	jr	ra

	/*
	 * Whole words, less than a block: the first one, then down from the
	 * last one.
	 */
.Lclear_user_few_words:
	user	.Lclear_user_retry,	sw	zero, 0(a0)
	lui	$at, %hi(. + 144)
	addiu	$at, $at, %lo(. + 140)
	subu	$at, $at, a1
	jr	$at
	user	.Lclear_user_retry,	sw	zero, 120(a0)
	user	.Lclear_user_retry,	sw	zero, 116(a0)
	user	.Lclear_user_retry,	sw	zero, 112(a0)
	user	.Lclear_user_retry,	sw	zero, 108(a0)
	user	.Lclear_user_retry,	sw	zero, 104(a0)
	user	.Lclear_user_retry,	sw	zero, 100(a0)
	user	.Lclear_user_retry,	sw	zero, 96(a0)
	user	.Lclear_user_retry,	sw	zero, 92(a0)
	user	.Lclear_user_retry,	sw	zero, 88(a0)
	user	.Lclear_user_retry,	sw	zero, 84(a0)
	user	.Lclear_user_retry,	sw	zero, 80(a0)
	user	.Lclear_user_retry,	sw	zero, 76(a0)
	user	.Lclear_user_retry,	sw	zero, 72(a0)
	user	.Lclear_user_retry,	sw	zero, 68(a0)
	user	.Lclear_user_retry,	sw	zero, 64(a0)
	user	.Lclear_user_retry,	sw	zero, 60(a0)
	user	.Lclear_user_retry,	sw	zero, 56(a0)
	user	.Lclear_user_retry,	sw	zero, 52(a0)
	user	.Lclear_user_retry,	sw	zero, 48(a0)
	user	.Lclear_user_retry,	sw	zero, 44(a0)
	user	.Lclear_user_retry,	sw	zero, 40(a0)
	user	.Lclear_user_retry,	sw	zero, 36(a0)
	user	.Lclear_user_retry,	sw	zero, 32(a0)
	user	.Lclear_user_retry,	sw	zero, 28(a0)
	user	.Lclear_user_retry,	sw	zero, 24(a0)
	user	.Lclear_user_retry,	sw	zero, 20(a0)
	user	.Lclear_user_retry,	sw	zero, 16(a0)
	user	.Lclear_user_retry,	sw	zero, 12(a0)
	user	.Lclear_user_retry,	sw	zero, 8(a0)
	user	.Lclear_user_retry,	sw	zero, 4(a0)
	li	v0, 0
	jr	ra

	/*
	 * Not whole words, or not at a word boundary: the bytes at both ends,
	 * then the words between.
	 */
.Lclear_user_uneven:
	sltiu	$at, a1, 128
	beqz	$at, .Lclear_user_uneven_blocks
	user	.Lclear_user_retry,	swl	zero, 0(a0)
	addu	t0, a0, a1
	user	.Lclear_user_retry,	swr	zero, -1(t0)
	ins	t0, zero, 0, 2
	subu	t1, t0, a0
	ins	t1, zero, 0, 2
	lui	$at, %hi(. + 144)
	addiu	$at, $at, %lo(. + 140)
	subu	$at, $at, t1
	jr	$at
	user	.Lclear_user_retry,	sw	zero, -124(t0)
	user	.Lclear_user_retry,	sw	zero, -120(t0)
	user	.Lclear_user_retry,	sw	zero, -116(t0)
	user	.Lclear_user_retry,	sw	zero, -112(t0)
	user	.Lclear_user_retry,	sw	zero, -108(t0)
	user	.Lclear_user_retry,	sw	zero, -104(t0)
	user	.Lclear_user_retry,	sw	zero, -100(t0)
	user	.Lclear_user_retry,	sw	zero, -96(t0)
	user	.Lclear_user_retry,	sw	zero, -92(t0)
	user	.Lclear_user_retry,	sw	zero, -88(t0)
	user	.Lclear_user_retry,	sw	zero, -84(t0)
	user	.Lclear_user_retry,	sw	zero, -80(t0)
	user	.Lclear_user_retry,	sw	zero, -76(t0)
	user	.Lclear_user_retry,	sw	zero, -72(t0)
	user	.Lclear_user_retry,	sw	zero, -68(t0)
	user	.Lclear_user_retry,	sw	zero, -64(t0)
	user	.Lclear_user_retry,	sw	zero, -60(t0)
	user	.Lclear_user_retry,	sw	zero, -56(t0)
	user	.Lclear_user_retry,	sw	zero, -52(t0)
	user	.Lclear_user_retry,	sw	zero, -48(t0)
	user	.Lclear_user_retry,	sw	zero, -44(t0)
	user	.Lclear_user_retry,	sw	zero, -40(t0)
	user	.Lclear_user_retry,	sw	zero, -36(t0)
	user	.Lclear_user_retry,	sw	zero, -32(t0)
	user	.Lclear_user_retry,	sw	zero, -28(t0)
	user	.Lclear_user_retry,	sw	zero, -24(t0)
	user	.Lclear_user_retry,	sw	zero, -20(t0)
	user	.Lclear_user_retry,	sw	zero, -16(t0)
	user	.Lclear_user_retry,	sw	zero, -12(t0)
	user	.Lclear_user_retry,	sw	zero, -8(t0)
	user	.Lclear_user_retry,	sw	zero, -4(t0)
	li	v0, 0
	jr	ra

	/* The same with blocks between: bytes up to the first one. */
.Lclear_user_uneven_blocks:
	negu	t1, a0
	andi	t1, t1, 3
	beqz	t1, .Lclear_user_head_done
	user	.Lclear_user_retry,	swl	zero, 0(a0)
	addu	a0, a0, t1
	subu	a1, a1, t1
.Lclear_user_head_done:
	srl	t8, a1, 7
	sll	t8, t8, 7
	beqz	t8, .Lclear_user_tail
	addu	t8, a0, t8
	b	.Lclear_user_bulk

	/* Less than 8 bytes: the last ones of so many. */
.Lclear_user_tiny:
	addu	t0, a0, a1
	lui	$at, %hi(. + 52)
	addiu	$at, $at, %lo(. + 48)
	sll	t8, a1, 2
	subu	$at, $at, t8
	jr	$at
	user	.Lclear_user_retry,	sb	zero, -7(t0)
	user	.Lclear_user_retry,	sb	zero, -6(t0)
	user	.Lclear_user_retry,	sb	zero, -5(t0)
	user	.Lclear_user_retry,	sb	zero, -4(t0)
	user	.Lclear_user_retry,	sb	zero, -3(t0)
	user	.Lclear_user_retry,	sb	zero, -2(t0)
	user	.Lclear_user_retry,	sb	zero, -1(t0)
	li	v0, 0
	jr	ra

	/*
	 * A fault: from the start of the block that met it, byte by byte until
	 * the one that cannot be done.
	 */
.Lclear_user_fixup_bulk_loop:
	subu	t8, t8, a0
	andi	a1, a1, 127
	addu	a1, a1, t8
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
