/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcmp.S: memcmp
 *
 * Made by `memgen generate --target mips` from templates/ and targets/mips.m4.
 */

#include <linux/export.h>
#include <asm/asm.h>
#include <asm/regdef.h>

/*
 * memcmp(a, b, n): below, equal to or above 0, as the first bytes that differ, unsigned.
 *
 *   a0      first buffer
 *   v0      the result
 *   a1      second buffer
 *   a2      n, then only its low bits
 *   t0,t1   data
 *   t8      dst where the loop ends
 *   $at     scratch
 */
.set nomicromips
LEAF(memcmp)
.set noat
	sltiu	$at, a2, 4
	bnez	$at, .Lmemcmp_tiny
	xor	$at, a0, a1
	andi	$at, $at, 3
	bnez	$at, .Lmemcmp_misaligned

	/* Head: up to a word boundary. */
	andi	$at, a0, 3
	beqz	$at, .Lmemcmp_head_done
	sltiu	$at, a2, 8
	bnez	$at, .Lmemcmp_few
	andi	$at, a0, 1
	beqz	$at, .Lmemcmp_head_no_1
	lbu	t0, 0(a0)
	lbu	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
	addiu	a0, a0, 1
	addiu	a1, a1, 1
	addiu	a2, a2, -1
.Lmemcmp_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lmemcmp_head_no_2
	lhu	t0, 0(a0)
	lhu	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_differ
	addiu	a0, a0, 2
	addiu	a1, a1, 2
	addiu	a2, a2, -2
.Lmemcmp_head_no_2:
.Lmemcmp_head_done:

	/* Bulk: 4 words at a time. */
	srl	t8, a2, 4
	sll	t8, t8, 4
	beqz	t8, .Lmemcmp_bulk_done
	addu	t8, a0, t8
.Lmemcmp_bulk:
	lw	t0, 0(a0)
	lw	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_differ
	lw	t0, 4(a0)
	lw	t1, 4(a1)
	bne	t0, t1, .Lmemcmp_differ
	lw	t0, 8(a0)
	lw	t1, 8(a1)
	bne	t0, t1, .Lmemcmp_differ
	lw	t0, 12(a0)
	lw	t1, 12(a1)
	bne	t0, t1, .Lmemcmp_differ
	addiu	a0, a0, 16
	addiu	a1, a1, 16
	bne	a0, t8, .Lmemcmp_bulk
.Lmemcmp_bulk_done:

	/* Tail: by the bits of the count. */
	andi	$at, a2, 8
	beqz	$at, .Lmemcmp_tail_no_2w
	lw	t0, 0(a0)
	lw	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_differ
	lw	t0, 4(a0)
	lw	t1, 4(a1)
	bne	t0, t1, .Lmemcmp_differ
	addiu	a0, a0, 8
	addiu	a1, a1, 8
.Lmemcmp_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lmemcmp_tail_no_1w
	lw	t0, 0(a0)
	lw	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_differ
	addiu	a0, a0, 4
	addiu	a1, a1, 4
.Lmemcmp_tail_no_1w:
	andi	$at, a2, 2
	beqz	$at, .Lmemcmp_tail_no_2
	lhu	t0, 0(a0)
	lhu	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_differ
	addiu	a0, a0, 2
	addiu	a1, a1, 2
.Lmemcmp_tail_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lmemcmp_tail_no_1
	lbu	t0, 0(a0)
	lbu	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
.Lmemcmp_tail_no_1:
	li	v0, 0
	jr	ra

	/* The first words (or smaller pieces) that differ decide. */
.Lmemcmp_differ:
	li	v0, 1
	sltu	$at, t1, t0
	bnez	$at, .Lmemcmp_differ_done
	li	v0, -1
.Lmemcmp_differ_done:
	jr	ra

	/*
	 * The buffers differ in alignment: bytes up to the first one's word
	 * boundary.
	 */
.Lmemcmp_misaligned:
	sltiu	$at, a2, 8
	bnez	$at, .Lmemcmp_few
	andi	$at, a0, 3
	beqz	$at, .Lmemcmp_parts_head_done
	andi	$at, a0, 1
	beqz	$at, .Lmemcmp_parts_head_no_1
	lbu	t0, 0(a0)
	lbu	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
	addiu	a0, a0, 1
	addiu	a1, a1, 1
	addiu	a2, a2, -1
.Lmemcmp_parts_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lmemcmp_parts_head_no_2
	lbu	t0, 0(a0)
	lbu	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
	lbu	t0, 1(a0)
	lbu	t1, 1(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
	addiu	a0, a0, 2
	addiu	a1, a1, 2
	addiu	a2, a2, -2
.Lmemcmp_parts_head_no_2:
.Lmemcmp_parts_head_done:

	/* Then words, those of the second by parts. */
	srl	t8, a2, 4
	sll	t8, t8, 4
	beqz	t8, .Lmemcmp_parts_done
	addu	t8, a0, t8
.Lmemcmp_parts:
	lw	t0, 0(a0)
	lwl	t1, 0(a1)
	lwr	t1, 3(a1)
	bne	t0, t1, .Lmemcmp_differ
	lw	t0, 4(a0)
	lwl	t1, 4(a1)
	lwr	t1, 7(a1)
	bne	t0, t1, .Lmemcmp_differ
	lw	t0, 8(a0)
	lwl	t1, 8(a1)
	lwr	t1, 11(a1)
	bne	t0, t1, .Lmemcmp_differ
	lw	t0, 12(a0)
	lwl	t1, 12(a1)
	lwr	t1, 15(a1)
	bne	t0, t1, .Lmemcmp_differ
	addiu	a0, a0, 16
	addiu	a1, a1, 16
	bne	a0, t8, .Lmemcmp_parts
.Lmemcmp_parts_done:
	andi	$at, a2, 8
	beqz	$at, .Lmemcmp_parts_tail_no_2w
	lw	t0, 0(a0)
	lwl	t1, 0(a1)
	lwr	t1, 3(a1)
	bne	t0, t1, .Lmemcmp_differ
	lw	t0, 4(a0)
	lwl	t1, 4(a1)
	lwr	t1, 7(a1)
	bne	t0, t1, .Lmemcmp_differ
	addiu	a0, a0, 8
	addiu	a1, a1, 8
.Lmemcmp_parts_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lmemcmp_parts_tail_no_1w
	lw	t0, 0(a0)
	lwl	t1, 0(a1)
	lwr	t1, 3(a1)
	bne	t0, t1, .Lmemcmp_differ
	addiu	a0, a0, 4
	addiu	a1, a1, 4
.Lmemcmp_parts_tail_no_1w:
	b	.Lmemcmp_bytes

	/* Less than two words, or after them less than one: single bytes. */
.Lmemcmp_few:
	andi	$at, a2, 4
	beqz	$at, .Lmemcmp_few_no_4
	lbu	t0, 0(a0)
	lbu	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
	lbu	t0, 1(a0)
	lbu	t1, 1(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
	lbu	t0, 2(a0)
	lbu	t1, 2(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
	lbu	t0, 3(a0)
	lbu	t1, 3(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
	addiu	a0, a0, 4
	addiu	a1, a1, 4
.Lmemcmp_few_no_4:
.Lmemcmp_bytes:

	/* Less than a word. */
.Lmemcmp_tiny:
	andi	$at, a2, 2
	beqz	$at, .Lmemcmp_tiny_no_2
	lbu	t0, 0(a0)
	lbu	t1, 0(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
	lbu	t0, 1(a0)
	lbu	t1, 1(a1)
	bne	t0, t1, .Lmemcmp_tiny_differ
	addiu	a0, a0, 2
	addiu	a1, a1, 2
.Lmemcmp_tiny_no_2:

	/* The difference of two bytes is the result. */
	andi	$at, a2, 1
	beqz	$at, .Lmemcmp_tiny_equal
	lbu	t0, 0(a0)
	lbu	t1, 0(a1)
.Lmemcmp_tiny_differ:
	subu	v0, t0, t1
	jr	ra
.Lmemcmp_tiny_equal:
	li	v0, 0
	jr	ra
END(memcmp)
EXPORT_SYMBOL(memcmp)
