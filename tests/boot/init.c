// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * init.c: the first program of a kernel with our files in it.
 *
 * System calls that go through the routines, with user memory at the end of a mapping: of n bytes only k are
 * there. Where the kernel passes a short count on, the call must do exactly k, and say so: reading /dev/zero
 * (clear_user), reading and writing a file in tmpfs (copy_to_user, copy_from_user). Reading a pipe is all or
 * nothing in the kernel; there only the bytes are compared. Names that the kernel keeps go through memcpy, memset.
 * Prints "boot: N passed, N failed", the failures as "bad ...". Built with the kernel's nolibc.
 */

enum {
	PAGE = 4096,
	OFFSETS = 9,	/* where in a file or buffer of the kernel the other end is */
	DENSE = 72,	/* up to here all sizes */
	MOST = 1500,
	ENOUGH = 10,	/* failures */
	NAME = 65,	/* of struct new_utsname */
};

static int passed, failed;
static unsigned char from[MOST + OFFSETS], back[MOST + OFFSETS];

/* Say what was counted and stop the machine. */
static void finish(void)
{
	printf("boot: %d passed, %d failed\n", passed, failed);
	reboot(LINUX_REBOOT_CMD_RESTART);
	for (;;)
		sleep(1);
}

/* What is bad may make the kernel loop: some failures are enough. */
static void check(int good, const char *what, int n, int k, int at, long got)
{
	if (good) {
		passed++;
		return;
	}
	printf("bad %s n=%d k=%d at=%d: %d\n", what, n, k, at, (int)got);
	if (++failed == ENOUGH)
		finish();
}

/* What a call returns that can do @k bytes */
static long expected(int k)
{
	return k ? k : -1;
}

static void clearing(int zero, unsigned char *end, int n, int k)
{
	int clear = 1;
	long got;

	for (int i = 1; i <= k; i++)
		end[-i] = 0xff;
	got = read(zero, end - k, n);
	for (int i = 1; i <= k; i++)
		clear &= end[-i] == 0;
	check(got == expected(k) && clear, "clear", n, k, 0, got);
}

static void writing(int file, unsigned char *end, int n, int k, int at)
{
	long got;

	for (int i = 0; i < k; i++)
		end[i - k] = i * 5 + n;
	lseek(file, at, SEEK_SET);
	got = write(file, end - k, n);
	lseek(file, at, SEEK_SET);
	if (got > 0 && got <= k)
		read(file, back, got);
	check(got == expected(k) && (!k || memcmp(back, end - k, k) == 0), "write", n, k, at, got);
}

static void reading(int file, unsigned char *end, int n, int k, int at)
{
	long got;

	for (int i = 0; i < n; i++)
		from[i] = i * 3 + n;
	lseek(file, at, SEEK_SET);
	write(file, from, n);
	for (int i = 1; i <= k; i++)
		end[-i] = ~from[k - i];
	lseek(file, at, SEEK_SET);
	got = read(file, end - k, n);
	check(got == expected(k) && (!k || memcmp(end - k, from, k) == 0), "read", n, k, at, got);
}

static void piping(const int ends[2], unsigned char *end, int n, int k, int at)
{
	long got;

	for (int i = 0; i < n; i++)
		from[at + i] = i ^ n;
	write(ends[1], from + at, n);
	got = read(ends[0], end - k, n);
	check((n == k ? got == n : got < n) && (got <= 0 || memcmp(end - k, from + at, got) == 0), "pipe", n, k, at, got);
	if (got < n)
		read(ends[0], back, got < 0 ? n : n - got);
}

/* The host's name is copied, and the rest of its place zeroed: memcpy of @n bytes, memset of the other ones. */
static void naming(int n)
{
	static char names[6 * NAME];
	char *name = names + NAME;
	int good = 1;

	for (int i = 0; i < NAME; i++)
		back[i] = 'a' + (i + n) % 26;
	my_syscall2(__NR_sethostname, back, NAME - 1);
	my_syscall2(__NR_sethostname, back, n);
	my_syscall1(__NR_uname, names);
	for (int i = 0; i < NAME; i++)
		good &= name[i] == (i < n ? 'a' + (i + n) % 26 : 0);
	check(good, "name", n, n, 0, 0);
}

/* A symbolic link's target is copied with memcpy. */
static void linking(int n)
{
	char *path = (char *)from;
	long got;

	for (int i = 0; i < n; i++)
		path[i] = 'a' + (i + n) % 26;
	path[n] = 0;
	symlink(path, "/tmp/link");
	got = my_syscall4(__NR_readlinkat, AT_FDCWD, "/tmp/link", back, MOST);
	check(got == n && memcmp(back, path, n) == 0, "link", n, n, 0, got);
	unlink("/tmp/link");
}

int main(void)
{
	unsigned char *base = mmap(NULL, 2 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	unsigned char *end = base + PAGE;
	int zero, file, ends[2];

	mkdir("/tmp", 0755);
	mount("devtmpfs", "/dev", "devtmpfs", 0, NULL);
	mount("tmpfs", "/tmp", "tmpfs", 0, NULL);
	zero = open("/dev/zero", O_RDWR);
	file = open("/tmp/file", O_RDWR | O_CREAT, 0600);
	munmap(end, PAGE);
	check(zero >= 0 && file >= 0 && pipe(ends) == 0, "open", zero, file, 0, 0);
	for (int n = 1; n <= MOST; n += n < DENSE ? 1 : n / 3)
		for (int k = 0; k <= n; k += n <= DENSE ? 1 : 1 + k / 16) {
			clearing(zero, end, n, k);
			for (int at = 0; at < OFFSETS; at++) {
				piping(ends, end, n, k, at);
				writing(file, end, n, k, at);
				reading(file, end, n, k, at);
			}
		}
	for (int n = 1; n < NAME; n++)
		naming(n);
	for (int n = 1; n < MOST; n++)
		linking(n);
	finish();
	return 0;
}
