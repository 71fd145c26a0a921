// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* kinds.c - what kinds of routines there are */

#include "run.h"

static const struct kind kinds[] = {
	{ .name = "memcpy", .family = COPY },
	{ .name = "memmove", .family = MOVE },
	{ .name = "backward", .family = MOVE, .backward = true },
	{ .name = "copy_from_user", .family = COPY, .src_user = true },
	{ .name = "copy_to_user", .family = COPY, .dst_user = true },
	{ .name = "copy_user", .family = COPY, .src_user = true, .dst_user = true },
	{ .name = "clear_user", .family = CLEAR, .width = 1, .dst_user = true },
	{ .name = "memset", .family = FILL, .width = 1 },
	{ .name = "aligned_memcpy", .family = COPY },
	{ .name = "aligned_memset", .family = FILL, .width = 1 },
	{ .name = "memset16", .family = FILL, .width = 2 },
	{ .name = "memset32", .family = FILL, .width = 4 },
	{ .name = "memset64", .family = FILL, .width = 8 },
	{ .name = "memcmp", .family = COMPARE },
};

/* Are these strings the same? */
bool same_name(const char *a, const char *b)
{
	while (*a && *a == *b)
		a++, b++;
	return *a == *b;
}

/* The kind of that name, or NULL. */
const struct kind *find_kind(const char *name)
{
	for (unsigned int i = 0; i < ARRAY_SIZE(kinds); i++)
		if (same_name(kinds[i].name, name))
			return &kinds[i];
	return NULL;
}
