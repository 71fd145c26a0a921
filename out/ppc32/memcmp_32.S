/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcmp_32.S: memcmp
 *
 * Made by `memgen generate --target ppc32` from templates/ and targets/ppc32.m4.
 */

#include <linux/export.h>
#include <asm/ppc_asm.h>

/*
 * memcmp(a, b, n): below, equal to or above 0, as the first bytes that differ, unsigned.
 *
 *   r3             first buffer, then the result
 *   r4             second buffer
 *   r5             n, then only its low bits
 *   r6,r7,r12,r0   data
 *   r12            first buffer, moving
 *   r0             scratch
 */
_GLOBAL(memcmp)
	addi	r12, r3, -4
	addi	r4, r4, -4

	/* Bulk: word by word. */
	srwi.	r0, r5, 2
	beq	.Lmemcmp_below
	mtctr	r0
.Lmemcmp_bulk:
	lwzu	r6, 4(r12)
	lwzu	r7, 4(r4)
	cmplw	r6, r7
	bdnzt	eq, .Lmemcmp_bulk
	bne	.Lmemcmp_differ

	/* Last: a word that overlaps what was equal. */
	andi.	r3, r5, 3
	beq	.Lmemcmp_equal
	lwzx	r6, r12, r3
	lwzx	r7, r4, r3
	sub	r3, r6, r7
.Lmemcmp_equal:
	blr

	/* The first words (or smaller pieces) that differ decide. */
.Lmemcmp_differ:
	mfcr	r3
	blr

	/* Less than a word. */
.Lmemcmp_below:
	mtcrf	1, r5
	bf	30, .Lmemcmp_below_2
	lhz	r6, 4(r12)
	lhz	r7, 4(r4)
	bf	31, .Lmemcmp_pair
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	lbz	r6, 6(r12)
	lbz	r7, 6(r4)
.Lmemcmp_pair:
	sub	r3, r6, r7
	blr
.Lmemcmp_below_2:
	bf	31, .Lmemcmp_nothing
	lbz	r6, 4(r12)
	lbz	r7, 4(r4)
	sub	r3, r6, r7
	blr
.Lmemcmp_nothing:
	li	r3, 0
	blr
EXPORT_SYMBOL(memcmp)
