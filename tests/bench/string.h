/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * string.h - what the kernel's lib/string.c needs of its headers, ahead of it
 *
 * Of its functions only memcmp is kept; the headers
 * that the file includes are empty.
 */

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ssize_t;
typedef _Bool bool;
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef u8 uint8_t;
typedef u16 uint16_t;
typedef u32 uint32_t;
typedef u64 uint64_t;

enum { false, true };
#define NULL		((void *)0)
#define E2BIG		7
#define INT_MAX		__INT_MAX__
#define SIZE_MAX	__SIZE_MAX__
#define PAGE_SIZE	4096
#define __visible	__attribute__((externally_visible))
#define EXPORT_SYMBOL(name)
#define WARN_ON_ONCE(x)	(x)
#define likely(x)	(x)
#define unlikely(x)	(x)
#define IS_ENABLED(option)	0
struct word_at_a_time { int none; };
#define WORD_AT_A_TIME_CONSTANTS	{ 0 }
#define tolower(c)	(c)
#define isspace(c)	((c) == ' ')
#define get_unaligned(p)						\
	({ const struct { __typeof__(*(p)) x; } __attribute__((packed)) *u_ = (const void *)(p); u_->x; })

size_t strlen(const char *s);
size_t strnlen(const char *s, size_t n);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t n);
char *strchr(const char *s, int c);
char *strchrnul(const char *s, int c);
char *strpbrk(const char *s, const char *set);
void *memcpy(void *d, const void *s, size_t n);
void *memset(void *d, int c, size_t n);
