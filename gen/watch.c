// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * watch.c: a limit on the generator's own CPU time.
 */
#include "watch.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { CPU_SECONDS = 2 }; /* a target takes less than a tenth */

static void too_slow(int number, siginfo_t *info, void *context)
{
	const struct watch *watch = info->si_value.sival_ptr;
	ssize_t written = write(STDERR_FILENO, watch->text, watch->length);

	(void)number;
	(void)context;
	(void)written;
	_exit(watch->failure);
}

void watch_start(struct watch *watch, const char *file, int failure)
{
	const struct itimerspec limit = { .it_value = { .tv_sec = CPU_SECONDS } };
	struct sigaction action = { .sa_sigaction = too_slow, .sa_flags = SA_SIGINFO };
	struct sigevent event = { .sigev_notify = SIGEV_SIGNAL,
				  .sigev_signo = SIGXCPU,
				  .sigev_value = { .sival_ptr = watch } };
	int n = snprintf(
		watch->text, sizeof(watch->text),
		"%.180s:1: error: to put its routines together takes more than %d s of CPU time: they are too long\n",
		file, CPU_SECONDS);

	watch->length = n;
	watch->failure = failure;
	if (sigaction(SIGXCPU, &action, NULL) < 0 ||
	    timer_create(CLOCK_PROCESS_CPUTIME_ID, &event, &watch->timer) < 0 ||
	    timer_settime(watch->timer, 0, &limit, NULL) < 0) {
		perror("memgen: timer");
		exit(2);
	}
}

void watch_stop(struct watch *watch)
{
	timer_delete(watch->timer);
}
