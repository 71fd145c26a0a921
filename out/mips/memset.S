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
LEAF(memset)
.set noat
	sltiu	$at, a2, 8
	bnez	$at, .Lmemset_tiny
	andi	a1, a1, 255
	sll	$at, a1, 8
	or	a1, a1, $at
	sll	$at, a1, 16
	or	a1, a1, $at
	move	v0, a0

	/* Head: up to a word boundary. */
	andi	$at, a0, 3
	beqz	$at, .Lmemset_head_done
	andi	$at, a0, 1
	beqz	$at, .Lmemset_head_no_1
	sb	a1, 0(a0)
	addiu	a0, a0, 1
	addiu	a2, a2, -1
.Lmemset_head_no_1:
	andi	$at, a0, 2
	beqz	$at, .Lmemset_head_no_2
	sh	a1, 0(a0)
	addiu	a0, a0, 2
	addiu	a2, a2, -2
.Lmemset_head_no_2:
.Lmemset_head_done:

	/* Bulk: 8 words at a time. */
	srl	t8, a2, 5
	sll	t8, t8, 5
	beqz	t8, .Lmemset_bulk_done
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
	addiu	a0, a0, 32
	bne	a0, t8, .Lmemset_bulk
	andi	$at, a2, 31
	beqz	$at, .Lmemset_exit
.Lmemset_bulk_done:

	/* Tail: by the bits of the count. */
	andi	$at, a2, 16
	beqz	$at, .Lmemset_tail_no_4w
	sw	a1, 0(a0)
	sw	a1, 4(a0)
	sw	a1, 8(a0)
	sw	a1, 12(a0)
	addiu	a0, a0, 16
	andi	$at, a2, 15
	beqz	$at, .Lmemset_exit
.Lmemset_tail_no_4w:
	andi	$at, a2, 8
	beqz	$at, .Lmemset_tail_no_2w
	sw	a1, 0(a0)
	sw	a1, 4(a0)
	addiu	a0, a0, 8
.Lmemset_tail_no_2w:
	andi	$at, a2, 4
	beqz	$at, .Lmemset_tail_no_1w
	sw	a1, 0(a0)
	addiu	a0, a0, 4
.Lmemset_tail_no_1w:
	andi	$at, a2, 3
	beqz	$at, .Lmemset_exit
	andi	$at, a2, 2
	beqz	$at, .Lmemset_tail_no_2
	sh	a1, 0(a0)
	addiu	a0, a0, 2
.Lmemset_tail_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lmemset_tail_no_1
	sb	a1, 0(a0)
.Lmemset_tail_no_1:
.Lmemset_exit:
	jr	ra

	/* Less than two words: single bytes. */
.Lmemset_tiny:
	move	v0, a0
	andi	$at, a2, 4
	beqz	$at, .Lmemset_tiny_no_4
	sb	a1, 0(a0)
	sb	a1, 1(a0)
	sb	a1, 2(a0)
	sb	a1, 3(a0)
	addiu	a0, a0, 4
.Lmemset_tiny_no_4:
	andi	$at, a2, 2
	beqz	$at, .Lmemset_tiny_no_2
	sb	a1, 0(a0)
	sb	a1, 1(a0)
	addiu	a0, a0, 2
.Lmemset_tiny_no_2:
	andi	$at, a2, 1
	beqz	$at, .Lmemset_tiny_no_1
	sb	a1, 0(a0)
.Lmemset_tiny_no_1:
	jr	ra
END(memset)
EXPORT_SYMBOL(memset)
