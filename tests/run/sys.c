// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* sys.c - system calls and printing */

#include "run.h"
#include CPU_HEADER

static const ulong *auxv;

static char out[4096];
static unsigned int out_used;

/* Write out what say() has gathered. */
void flush(void)
{
	unsigned int done = 0;

	while (done < out_used) {
		long n = syscall6(NR_write, 1, (long)(out + done), out_used - done, 0, 0, 0);

		if (n <= 0)
			break;
		done += n;
	}
	out_used = 0;
}

static void put(char c)
{
	if (out_used == sizeof(out))
		flush();
	out[out_used++] = c;
}

static void put_number(ulong n, unsigned int base)
{
	char digits[24];
	int i = 0;

	do {
		digits[i++] = "0123456789abcdef"[n % base];
		n /= base;
	} while (n);
	while (i)
		put(digits[--i]);
}

/* Print: %s string, %c char, %d long, %u and %x ulong, %% a percent sign. */
void vsay(const char *fmt, va_list ap)
{
	for (; *fmt; fmt++) {
		const char *s;
		long n;

		if (*fmt != '%') {
			put(*fmt);
			continue;
		}
		switch (*++fmt) {
		case 's':
			for (s = va_arg(ap, const char *); *s; s++)
				put(*s);
			break;
		case 'c':
			put(va_arg(ap, int));
			break;
		case 'd':
			n = va_arg(ap, long);
			if (n < 0)
				put('-');
			put_number(n < 0 ? -(ulong)n : (ulong)n, 10);
			break;
		case 'u':
			put_number(va_arg(ap, ulong), 10);
			break;
		case 'x':
			put('0');
			put('x');
			put_number(va_arg(ap, ulong), 16);
			break;
		default:
			put(*fmt);
		}
	}
}

/* Print as vsay() does. */
void say(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsay(fmt, ap);
	va_end(ap);
}

/* End the program. */
void quit(int status)
{
	flush();
	syscall6(NR_exit, status, 0, 0, 0, 0, 0);
	__builtin_unreachable();
}

/*
 * Map @size bytes of zeroes, read-write; at @address exactly unless it is 0
 * (never over something else). NULL if that cannot be.
 */
void *map(ulong address, ulong size)
{
	enum { PRIVATE_ANONYMOUS = 2 | MAP_ANONYMOUS, FIXED_NOREPLACE = 0x100000 };
	long p = syscall6(NR_mmap, address, size, PROT_RW,
			  PRIVATE_ANONYMOUS | (address ? FIXED_NOREPLACE : 0), -1, 0);

	if ((ulong)p > -4096ul)
		return NULL;
	if (address && (ulong)p != address)
		return NULL;
	return (void *)p;
}

/* Change the protection of whole pages; a failure ends the program. */
void protect(ulong address, ulong size, int prot)
{
	if (syscall6(NR_mprotect, address, size, prot, 0, 0, 0)) {
		say("mprotect(%x, %u) failed\n", address, size);
		quit(2);
	}
}

/* The auxiliary vector comes after argc, the arguments and the environment, each with a 0 at its end. */
static void aux_init(const ulong *stack)
{
	auxv = stack + 1;
	while (*auxv++)
		;
	while (*auxv++)
		;
}

/* The value of entry @type of the auxiliary vector, 0 if there is none. */
ulong aux(ulong type)
{
	for (const ulong *a = auxv; a[0]; a += 2)
		if (a[0] == type)
			return a[1];
	return 0;
}

#ifdef __powerpc64__
/*
 * The kernel's description of the caches, as far as <asm/asm-offsets.h> in the
 * stub headers names it; filled in with the emulated CPU's data cache line.
 */
struct {
	u32 l1d_size, line_size, block_size, log_block_size, blocks_per_page, sets, assoc;
} ppc64_caches;

/* Describe the CPU's caches, as the kernel does. */
static void caches_init(void)
{
	ulong line = aux(19);	/* AT_DCACHEBSIZE */

	ppc64_caches.line_size = ppc64_caches.block_size = line;
	ppc64_caches.log_block_size = __builtin_ctzl(line);
	ppc64_caches.blocks_per_page = PAGE / line;
}
#else
static void caches_init(void)
{
}
#endif

/* Begin: @stack is the initial one, with argc, the arguments, the environment and the auxiliary vector. */
void harness_init(const ulong *stack)
{
	aux_init(stack);
	caches_init();
	memory_init();
	call_init();
}
