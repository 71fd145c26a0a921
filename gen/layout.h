/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * layout.h: the text of an assembler file: header, comments, columns.
 */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "model.h"

/*
 * The text of a merged FILE of TARGET, in the pool. LINES: before each instruction a line marker
 * of the macro that wrote it, so that the assembler blames that.
 */
const char *layout_file(struct job *job, const struct target *target, const struct part *file,
			bool lines);

#endif
