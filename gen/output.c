// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * output.c: the generated files on disk.
 */
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum freshness output_compare(struct job *job, const struct output *output)
{
	size_t len = strlen(output->text);
	FILE *f = fopen(output->path, "r");
	enum freshness result = STALE;
	char *old;

	if (!f)
		return errno == ENOENT || errno == ENOTDIR ? MISSING : UNREADABLE;
	old = job_alloc(job, len + 1);
	if (fread(old, 1, len + 1, f) == len && memcmp(old, output->text, len) == 0)
		result = FRESH;
	if (ferror(f))
		result = UNREADABLE;
	fclose(f);
	return result;
}

/* Make the directories above PATH. Returns false with an error noted. */
static bool make_directories(struct job *job, const char *path)
{
	char *dir = (char *)job_copy(job, path);
	bool ok = true;

	for (char *slash = dir; ok && (slash = strchr(slash + 1, '/'));) {
		*slash = '\0';
		ok = mkdir(dir, 0777) == 0 || errno == EEXIST;
		if (!ok)
			job_errno(job, dir, 0, "made");
		*slash = '/';
	}
	return ok;
}

static bool write_all(int fd, const char *text)
{
	size_t left = strlen(text);

	while (left > 0) {
		ssize_t n = write(fd, text, left);

		if (n < 0 && errno != EINTR)
			return false;
		if (n > 0) {
			text += n;
			left -= n;
		}
	}
	return true;
}

/* Write one file under a temporary name. Returns false with an error noted. */
static bool write_temp(struct job *job, struct output *output, mode_t mode)
{
	const char *name = strrchr(output->path, '/');
	int dir = name ? (int)(name + 1 - output->path) : 0, fd;
	struct stat st;
	bool ok;

	if (!make_directories(job, output->path))
		return false;
	if (lstat(output->path, &st) == 0 && S_ISDIR(st.st_mode)) {
		errno = EISDIR;
		job_errno(job, output->path, 0, "replaced");
		return false;
	}
	output->temp =
		(char *)job_printf(job, "%.*s.%s.XXXXXX", dir, output->path, output->path + dir);
	fd = mkostemp(output->temp, O_CLOEXEC);
	if (fd < 0) {
		output->temp = NULL;
		job_errno(job, output->path, 0, "written");
		return false;
	}
	ok = write_all(fd, output->text) && fchmod(fd, mode) == 0;
	if (close(fd) < 0)
		ok = false;
	if (!ok)
		job_errno(job, output->path, 0, "written");
	return ok;
}

void output_write(struct job *job, struct outputs *outputs)
{
	struct output *o;
	mode_t mask = umask(0);
	sigset_t signals, before;
	bool ok = true;

	umask(mask);
	/* An interrupt waits until no temporary file is left. */
	sigemptyset(&signals);
	sigaddset(&signals, SIGINT);
	sigaddset(&signals, SIGTERM);
	sigaddset(&signals, SIGHUP);
	sigprocmask(SIG_BLOCK, &signals, &before);
	STAILQ_FOREACH(o, outputs, next)
		if (ok && output_compare(job, o) != FRESH)
			ok = write_temp(job, o, 0666 & ~mask);
	STAILQ_FOREACH(o, outputs, next) {
		if (ok && o->temp && rename(o->temp, o->path) == 0)
			o->temp = NULL;
		else if (ok && o->temp) {
			job_errno(job, o->path, 0, "replaced");
			ok = false;
		}
		if (o->temp)
			unlink(o->temp);
	}
	sigprocmask(SIG_SETMASK, &before, NULL);
}
