/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * memcmp_64.S: memcmp; without vectors
 *
 * Made by `memgen generate --target ppc64` from templates/ and targets/ppc64.m4.
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

	/* Small sizes: words from both ends, which may overlap. */
	cmpldi	r5, 17
	bge	.Lmemcmp_over_2w
	addic.	r5, r5, -8
	blt	.Lmemcmp_below
	ld	r6, 0(r3)
	ld	r7, 0(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ldx	r6, r3, r5
	ldx	r7, r4, r5
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	li	r3, 0
	blr

	/* Less than a word: pieces as large as the highest bit of the count. */
.Lmemcmp_below:
	mtcrf	1, r5
	bf	29, .Lmemcmp_below_4
	lwz	r6, 0(r3)
	lwz	r7, 0(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	addi	r5, r5, 4
	lwzx	r6, r3, r5
	lwzx	r7, r4, r5

#ifdef __LITTLE_ENDIAN__
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	li	r3, 0
	blr
.Lmemcmp_below_4:
	bf	30, .Lmemcmp_below_2
	lhz	r6, 0(r3)
	lhz	r7, 0(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	addi	r5, r5, 6
	lhzx	r6, r3, r5
	lhzx	r7, r4, r5
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	li	r3, 0
	blr
#else
	sub	r3, r6, r7
	blr
.Lmemcmp_below_4:
	bf	30, .Lmemcmp_below_2
	lhz	r6, 0(r3)
	lhz	r7, 0(r4)
	bf	31, .Lmemcmp_pair
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	lbz	r6, 2(r3)
	lbz	r7, 2(r4)
.Lmemcmp_pair:
	sub	r3, r6, r7
	blr
#endif
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
	cmpldi	r5, 33
	bge	.Lmemcmp_over_4w
	ld	r6, 0(r3)
	ld	r7, 0(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ld	r6, 8(r3)
	ld	r7, 8(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	add	r4, r4, r5
	add	r3, r3, r5
	ld	r6, -16(r3)
	ld	r7, -16(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ld	r6, -8(r3)
	ld	r7, -8(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	li	r3, 0
	blr
.Lmemcmp_over_4w:
	addi	r12, r3, -8
	addi	r4, r4, -8

	/* Bulk: 8 words at a time. */
	srdi.	r0, r5, 6
	beq	.Lmemcmp_bulk_done
	mtctr	r0
.Lmemcmp_bulk:
	ld	r6, 8(r12)
	ld	r7, 8(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ld	r6, 16(r12)
	ld	r7, 16(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ld	r6, 24(r12)
	ld	r7, 24(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ld	r6, 32(r12)
	ld	r7, 32(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ld	r6, 40(r12)
	ld	r7, 40(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ld	r6, 48(r12)
	ld	r7, 48(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ld	r6, 56(r12)
	ld	r7, 56(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ldu	r6, 64(r12)
	ldu	r7, 64(r4)
	cmpld	r6, r7
	bdnzt	eq, .Lmemcmp_bulk
	bne	.Lmemcmp_differ
.Lmemcmp_bulk_done:

	/* Tail: by the bits of the count. */
	mtcrf	3, r5
	bf	26, .Lmemcmp_tail_no_4w
	ld	r6, 8(r12)
	ld	r7, 8(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ld	r6, 16(r12)
	ld	r7, 16(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ld	r6, 24(r12)
	ld	r7, 24(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ldu	r6, 32(r12)
	ldu	r7, 32(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_4w:
	bf	27, .Lmemcmp_tail_no_2w
	ld	r6, 8(r12)
	ld	r7, 8(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	ldu	r6, 16(r12)
	ldu	r7, 16(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_2w:
	bf	28, .Lmemcmp_tail_no_1w
	ldu	r6, 8(r12)
	ldu	r7, 8(r4)
	cmpld	r6, r7
	bne	.Lmemcmp_differ
.Lmemcmp_tail_no_1w:

	/* Last: a word that overlaps what was equal. */
	andi.	r3, r5, 7
	beq	.Lmemcmp_equal
	ldx	r6, r12, r3
	ldx	r7, r4, r3
	cmpld	r6, r7
	bne	.Lmemcmp_differ
	li	r3, 0
.Lmemcmp_equal:
	blr

	/* The first words (or smaller pieces) that differ decide. */
.Lmemcmp_differ:

#ifdef __LITTLE_ENDIAN__
	cmpb	r3, r6, r7
	addi	r0, r3, 1
	andc	r0, r3, r0
	cntlzd	r0, r0
	rldcl	r6, r6, r0, 56
	rldcl	r7, r7, r0, 56
	sub	r3, r6, r7
#else
	mfcr	r3
	extsw	r3, r3
#endif
	blr
EXPORT_SYMBOL(memcmp)
