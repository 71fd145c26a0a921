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
 *   r3         first buffer, then the result
 *   r4         second buffer
 *   r5         n, then only its low bits
 *   r6,r7,r0   data
 *   r11        bytes up to the boundary
 *   r0         scratch
 */
_GLOBAL(memcmp)

	/* Small sizes: words from both ends, which may overlap. */
	cmplwi	r5, 9
	bge	.Lmemcmp_over_2w
	cmplwi	r5, 4
	blt	.Lmemcmp_below
	lwz	r6, 0(r3)
	lwz	r7, 0(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	add	r4, r4, r5
	add	r3, r3, r5
	lwz	r6, -4(r3)
	lwz	r7, -4(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	li	r3, 0
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcmp_below:
	mtcrf	1, r5
	bf	30, .Lmemcmp_below_2
	lhz	r6, 0(r3)
	lhz	r7, 0(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	add	r4, r4, r5
	add	r3, r3, r5
	lhz	r6, -2(r3)
	lhz	r7, -2(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	li	r3, 0
	blr
.Lmemcmp_below_2:
	bf	31, .Lmemcmp_nothing
	lbz	r6, 0(r3)
	lbz	r7, 0(r4)
	sub	r3, r6, r7
	blr
.Lmemcmp_nothing:
	li	r3, 0
	blr
.Lmemcmp_over_2w:
	cmplwi	r5, 17
	bge	.Lmemcmp_over_4w
	lwz	r6, 0(r3)
	lwz	r7, 0(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	lwz	r6, 4(r3)
	lwz	r7, 4(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	add	r4, r4, r5
	add	r3, r3, r5
	lwz	r6, -8(r3)
	lwz	r7, -8(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	lwz	r6, -4(r3)
	lwz	r7, -4(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	li	r3, 0
	blr
.Lmemcmp_over_4w:
	addi	r3, r3, -4
	addi	r4, r4, -4

	/* Bulk: 4 words at a time. */
	srwi.	r0, r5, 4
	beq	.Lmemcmp_bulk_done
	mtctr	r0
.Lmemcmp_bulk:
	lwz	r6, 4(r3)
	lwz	r7, 4(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	lwz	r6, 8(r3)
	lwz	r7, 8(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	lwz	r6, 12(r3)
	lwz	r7, 12(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	lwzu	r6, 16(r3)
	lwzu	r7, 16(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	bdnz	.Lmemcmp_bulk
.Lmemcmp_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	1, r5
	bf	28, .Lmemcmp_tail_no_2w
	lwz	r6, 4(r3)
	lwz	r7, 4(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
	lwzu	r6, 8(r3)
	lwzu	r7, 8(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_2w:
	bf	29, .Lmemcmp_tail_no_1w
	lwzu	r6, 4(r3)
	lwzu	r7, 4(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_1w:

	/* Last: a word that overlaps what was equal. */
	andi.	r5, r5, 3
	beq	.Lmemcmp_equal
	add	r3, r3, r5
	add	r4, r4, r5
	lwzu	r6, 0(r3)
	lwzu	r7, 0(r4)
	cmplw	r6, r7
	bne	.Lmemcmp_differ
.Lmemcmp_equal:
	li	r3, 0
	blr

	/* The first words (or smaller pieces) that differ decide. */
.Lmemcmp_differ:
	li	r3, 1
	cmplw	r7, r6
	blt	.Lmemcmp_differ_done
	li	r3, -1
.Lmemcmp_differ_done:
	blr
EXPORT_SYMBOL(memcmp)
