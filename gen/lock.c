// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * lock.c: give templates to m4 so that a target cannot reach what they are made of.
 *
 * The keyed texts are files in memory: nothing is written to disk, and m4 opens them
 * by their descriptors.
 */
#include "lock.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

enum { MAX_FILES = 32 };
#define FD_DIR "/proc/self/fd/"

struct lock {
	char key[20];
	int n;
	int fd[MAX_FILES];
	const char *file[MAX_FILES];
};

struct lock *lock_new(struct job *job)
{
	struct lock *lock = job_alloc(job, sizeof(*lock));
	unsigned long secret;

	if (getrandom(&secret, sizeof(secret), 0) != sizeof(secret)) {
		perror("memgen: getrandom");
		exit(2);
	}
	snprintf(lock->key, sizeof(lock->key), "K%016lx", secret);
	return lock;
}

static bool word_char(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

static bool is_builtin(const char *word, size_t n)
{
	return n > 3 && strncmp(word, "m4_", 3) == 0;
}

static bool is_private(const char *word, size_t n)
{
	return isupper((unsigned char)*word) && word[n - 1] == '_';
}

/* Make a file in memory that m4 can open as NAME. FILE: what its name stands for. */
static FILE *new_file(struct job *job, struct lock *lock, const char *file, const char **name)
{
	int fd = lock->n < MAX_FILES ? memfd_create("template", 0) : -1;
	FILE *out = fd < 0 ? NULL : fdopen(dup(fd), "w");

	if (fd >= 0) {
		lock->fd[lock->n] = fd;
		lock->file[lock->n++] = file;
	}
	*name = job_printf(job, FD_DIR "%d", fd);
	if (!out)
		job_errno(job, file, 0, "copied into memory");
	return out;
}

/* Copy a LINE with the key before each secret name; builtins are added to BUILTINS, "|" round each.
 */
static void put_keyed(struct job *job, const struct lock *lock, const char *line, FILE *out,
		      const char **builtins)
{
	for (size_t n; *line; line += n) {
		for (n = 0; word_char(line[n]);)
			n++;
		if (n == 0) {
			fputc(*line, out);
			n = 1;
			continue;
		}
		if (is_builtin(line, n) || is_private(line, n))
			fputs(lock->key, out);
		fwrite(line, 1, n, out);
		if (is_builtin(line, n) &&
		    !strstr(*builtins, job_printf(job, "|%.*s|", (int)n, line)))
			*builtins = job_printf(job, "%s%.*s|", *builtins, (int)n, line);
	}
}

/* The text that gives each builtin its keyed name, and takes the old one away. */
static void put_builtins(const struct lock *lock, const char *builtins, FILE *out)
{
	const char *p;
	int n;

	for (p = builtins + 1; *p; p += n + 1) {
		n = strcspn(p, "|");
		fprintf(out, "m4_define(`%s%.*s',m4_defn(`%.*s'))", lock->key, n, p, n, p);
	}
	for (p = builtins + 1; *p; p += n + 1) {
		n = strcspn(p, "|");
		fprintf(out, "%sm4_undefine(`%.*s')", lock->key, n, p);
	}
	fputc('\n', out);
}

bool lock_files(struct job *job, struct lock *lock, const char *const files[], int n,
		const char *names[])
{
	FILE *first = new_file(job, lock, "templates", &names[0]);
	const char *builtins = "|";
	bool ok = first;
	char *line = NULL;
	size_t room = 0;

	for (int i = 0; ok && i < n; i++) {
		FILE *in = fopen(files[i], "r"), *out = NULL;

		if (in)
			out = new_file(job, lock, files[i], &names[i + 1]);
		else
			job_errno(job, files[i], 1, "read");
		while (out && getline(&line, &room, in) >= 0)
			put_keyed(job, lock, line, out, &builtins);
		ok = in && !ferror(in) && out && fclose(out) == 0;
		if (in)
			fclose(in);
	}
	if (ok)
		put_builtins(lock, builtins, first);
	ok = first && fclose(first) == 0 && ok;
	free(line);
	return ok;
}

char *lock_reveal(const struct lock *lock, char *text)
{
	size_t size, key = strlen(lock->key);
	char *result = NULL;
	FILE *out = open_memstream(&result, &size);

	for (const char *p = text; out && p && *p;) {
		size_t n = 1;

		if (strncmp(p, lock->key, key) == 0) {
			p += key;
			continue;
		}
		if (strncmp(p, FD_DIR, strlen(FD_DIR)) == 0) {
			char *end;
			int fd = strtol(p + strlen(FD_DIR), &end, 10), i;

			for (i = 0; i < lock->n && lock->fd[i] != fd; i++)
				;
			if (i < lock->n) {
				fputs(lock->file[i], out);
				p = end;
				continue;
			}
		}
		while (p[n] && p[n] != *lock->key && p[n] != *FD_DIR)
			n++;
		fwrite(p, 1, n, out);
		p += n;
	}
	if (!out || fclose(out) != 0) {
		perror("memgen");
		exit(2);
	}
	free(text);
	return result;
}

void lock_close(struct lock *lock)
{
	for (int i = 0; i < lock->n; i++)
		close(lock->fd[i]);
	lock->n = 0;
}
