/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * watch.h: a limit on the generator's own CPU time, as m4 has one.
 *
 * What a hostile target writes within m4's limits can still be too much for algorithms that
 * are not linear, such as finding what variants have in common.
 */
#ifndef WATCH_H
#define WATCH_H

#include <stddef.h>
#include <time.h>

struct watch {
	timer_t timer;
	int failure; /* exit status */
	size_t length;
	char text[256]; /* what is said then */
};

/* From now on: after too much CPU time, blame FILE and end the process with FAILURE. */
void watch_start(struct watch *watch, const char *file, int failure);

/* Enough. */
void watch_stop(struct watch *watch);

#endif
