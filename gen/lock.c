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

enum { MAX_FILES = 32, KEY_LENGTH = 7, LETTERS = 52, MAX_STEMS = LETTERS * LETTERS };
#define FD_DIR "/proc/self/fd/"

/* The builtins of GNU m4 1.4 as -P names them, without the prefix (tests/gen compares). */
static const char *const builtins[] = {
	"__file__",   "__line__",  "__program__", "builtin", "changecom", "changequote",
	"changeword", "debugfile", "debugmode",	  "decr",    "define",	  "defn",
	"divert",     "divnum",	   "dnl",	  "dumpdef", "errprint",  "esyscmd",
	"eval",	      "format",	   "ifdef",	  "ifelse",  "include",	  "incr",
	"index",      "indir",	   "len",	  "m4exit",  "m4wrap",	  "maketemp",
	"mkstemp",    "patsubst",  "popdef",	  "pushdef", "regexp",	  "shift",
	"sinclude",   "substr",	   "syscmd",	  "sysval",  "traceoff",  "traceon",
	"translit",   "undefine",  "undivert",
};
enum { N_BUILTINS = sizeof(builtins) / sizeof(*builtins) };

/*
 * The builtins and the private names have different keys: the latter can be seen while they are not
 * defined. m4 reads such names millions of times and spends most of its time on their letters, so
 * they are short: a builtin is its key and a letter, a private name its key and two letters for its
 * stem, which is all to the first underline (names are pasted together of more). There are 5.7e10
 * of each key, and a target could try less than 1e7 of them before its time is over.
 */
struct lock {
	char builtin_key[KEY_LENGTH + 1], private_key[KEY_LENGTH + 1];
	bool used[N_BUILTINS]; /* by the templates */
	int n_stems;
	const char *stems[MAX_STEMS];
	int n;
	int fd[MAX_FILES];
	const char *file[MAX_FILES];
};

/* KEY becomes the letter FIRST and letters and digits by chance. */
static void new_key(char *key, char first)
{
	static const char letters[] = 
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
	unsigned short secret[KEY_LENGTH];

	if (getrandom(secret, sizeof(secret), 0) != sizeof(secret)) {
		perror("memgen: getrandom");
		exit(2);
	}
	key[0] = first;
	for (int i = 1; i < KEY_LENGTH; i++)
		key[i] = letters[secret[i] % (sizeof(letters) - 1)];
}

struct lock *lock_new(struct job *job)
{
	struct lock *lock = job_alloc(job, sizeof(*lock));

	new_key(lock->builtin_key, 'B');
	new_key(lock->private_key, 'P');
	return lock;
}

static bool word_char(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* The place of WORD (N letters, without prefix) in the table, or -1. */
static int find_builtin(const char *word, size_t n)
{
	for (int i = 0; i < N_BUILTINS; i++)
		if (strlen(builtins[i]) == n && strncmp(word, builtins[i], n) == 0)
			return i;
	return -1;
}

bool lock_is_builtin(const char *word, size_t n)
{
	return (n > 3 && strncmp(word, "m4_", 3) == 0) || find_builtin(word, n) >= 0;
}

/* The I-th letter, and back. */
static char letter(int i)
{
	return i < LETTERS / 2 ? 'A' + i : 'a' + i - LETTERS / 2;
}

static int letter_index(char c)
{
	return !isalpha((unsigned char)c) ? -1 : isupper((unsigned char)c) ? c - 'A' : c - 'a' + LETTERS / 2;
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

const char *lock_new_file(struct job *job, struct lock *lock)
{
	const char *name;
	FILE *f = new_file(job, lock, "templates", &name);

	if (f)
		fclose(f);
	return name;
}

/* The keyed form of the private NAME (N letters). */
static const char *private_name(struct job *job, struct lock *lock, const char *name, int n)
{
	int i = 0, stem = strcspn(name, "_") + 1;

	while (i < lock->n_stems && strncmp(lock->stems[i], name, stem) != 0)
		i++;
	if (i == MAX_STEMS) {
		fprintf(stderr, "memgen: the templates' private names have too many stems\n");
		exit(2);
	}
	if (i == lock->n_stems)
		lock->stems[lock->n_stems++] = job_printf(job, "%.*s", stem, name);
	return job_printf(job, "%s%c%c%.*s", lock->private_key, letter(i / LETTERS),
			  letter(i % LETTERS), n - stem, name + stem);
}

const char *lock_private(struct job *job, struct lock *lock, const char *name)
{
	return private_name(job, lock, name, strlen(name));
}

/* Copy a LINE with the key before each secret name. */
static void put_keyed(struct job *job, struct lock *lock, const char *line, FILE *out)
{
	for (size_t n; *line; line += n) {
		int builtin;

		for (n = 0; word_char(line[n]);)
			n++;
		if (n == 0) {
			fputc(*line, out);
			n = 1;
			continue;
		}
		builtin = strncmp(line, "m4_", 3) == 0 ? find_builtin(line + 3, n - 3) : -1;
		if (builtin >= 0) {
			lock->used[builtin] = true;
			fprintf(out, "%s%c", lock->builtin_key, letter(builtin));
		} else if (is_private(line, n)) {
			fputs(private_name(job, lock, line, n), out);
		} else {
			fwrite(line, 1, n, out);
		}
	}
}

/* The text that gives the builtins in use their keyed names, and takes the old ones of all away. */
static void put_builtins(const struct lock *lock, FILE *out)
{
	for (int i = 0; i < N_BUILTINS; i++)
		if (lock->used[i])
			fprintf(out, "m4_define(`%s%c',m4_defn(`m4_%s'))", lock->builtin_key, letter(i),
				builtins[i]);
	fputs("m4_undefine(`__gnu__',`__unix__'", out);
	for (int i = 0; i < N_BUILTINS; i++)
		fprintf(out, ",`m4_%s'", builtins[i]);
	fputs(")\n", out);
}

bool lock_files(struct job *job, struct lock *lock, const char *const files[], int n,
		const char *names[])
{
	FILE *first = new_file(job, lock, "templates", &names[0]);
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
			put_keyed(job, lock, line, out);
		ok = in && !ferror(in) && out && fclose(out) == 0;
		if (in)
			fclose(in);
	}
	if (ok)
		put_builtins(lock, first);
	ok = first && fclose(first) == 0 && ok;
	if (!ok && !job->errors)
		job_errno(job, "templates", 0, "copied to memory");
	free(line);
	return ok;
}

/* Is there a keyed name at TEXT? Then write the name, or what of it is not as it was. Returns the letters read. */
static int reveal_name(const struct lock *lock, const char *text, FILE *out)
{
	const char *code = text + KEY_LENGTH;

	if (strncmp(text, lock->builtin_key, KEY_LENGTH) == 0) {
		int i = letter_index(*code);

		fprintf(out, "m4_%s", i >= 0 && i < N_BUILTINS ? builtins[i] : "");
		return KEY_LENGTH + (i >= 0);
	}
	if (strncmp(text, lock->private_key, KEY_LENGTH) == 0) {
		int high = letter_index(code[0]), low = high < 0 ? -1 : letter_index(code[1]);
		int i = high * LETTERS + low;

		if (low < 0 || i >= lock->n_stems)
			return KEY_LENGTH;
		fputs(lock->stems[i], out);
		return KEY_LENGTH + 2;
	}
	return 0;
}

char *lock_reveal(const struct lock *lock, char *text)
{
	size_t size;
	char *result = NULL;
	FILE *out = open_memstream(&result, &size);

	for (const char *p = text; out && p && *p;) {
		size_t n = reveal_name(lock, p, out);

		if (n) {
			p += n;
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
		do
			n++;
		while (p[n] && p[n] != *lock->builtin_key && p[n] != *lock->private_key &&
		       p[n] != *FD_DIR);
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
