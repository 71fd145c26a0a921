/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * audit.h - what the harness and the emulator plugin share
 *
 * The structure lies in the memory of the program under test, which tells the
 * plugin its address by a marker: close(AUDIT_MARK, address). The plugin finds
 * out the byte order from @magic. It watches the instructions in two ranges of
 * text; before a call the harness says what that call may touch, afterwards it
 * reads what the plugin found. All fields are 64 bits wide in the program's
 * byte order, except @instructions, which the emulator counts in the host's.
 */
#ifndef AUDIT_H
#define AUDIT_H

#include <stdint.h>

#define AUDIT_MARK	0x7eed9999
#define AUDIT_MAGIC	0x0102030405060708ull

/* What can be wrong with an access. */
enum audit_kind {
	AUDIT_ALIGNMENT,	/* not a multiple of its size */
	AUDIT_BOUNDS,		/* neither in the buffers nor on the stack */
	AUDIT_ENTRIES,		/* to user memory, without an exception entry */
	AUDIT_KINDS
};

/**
 * struct audit_area - memory that a call may touch
 * @lo, @hi: first byte, and the byte after the last
 * @load, @store: whether it may be read, written
 * @user: it is user memory: each access needs an exception entry
 */
struct audit_area {
	uint64_t lo, hi, load, store, user;
};

/**
 * struct audit_finding - accesses of one kind that broke a rule
 * @count: how many
 * @pc, @address, @size, @store: the first of them
 */
struct audit_finding {
	uint64_t count, pc, address, size, store;
};

/**
 * struct audit - the shared state
 * @magic:        AUDIT_MAGIC, last set by the harness
 * @ready:        set by the plugin
 * @text:         two ranges of watched instructions
 * @entries:      address of an array of pcs that have an exception entry
 * @n_entries:    how many
 * @strict:       accesses must be aligned to their size
 * @word:         bytes of a machine word
 * @sp:           address of the word that holds the stack pointer of the call
 * @caller:       bytes above it that the callee may use
 * @active:       a call is being watched
 * @area:         source, destination, constants
 * @finding:      results, by enum audit_kind
 * @loads, @stores:  accesses seen; @loaded, @stored: their bytes
 * @instructions: instructions executed in the watched text
 */
struct audit {
	uint64_t magic, ready;
	struct { uint64_t lo, hi; } text[2];
	uint64_t entries, n_entries;
	uint64_t strict, word, sp, caller;
	uint64_t active;
	struct audit_area area[3];
	struct audit_finding finding[AUDIT_KINDS];
	uint64_t loads, stores, loaded, stored;
	uint64_t instructions;
};

#endif /* AUDIT_H */
