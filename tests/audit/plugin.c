// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * plugin.c - emulator plugin: counts instructions and judges every access
 *
 * For the user-mode emulators of QEMU 7.2 and later, plugin interface 1. No
 * package ships its header, so what is used of it is declared here. One shared
 * object serves every emulated CPU. See audit.h for the protocol.
 *
 * Not seen by the emulator's memory callback, hence not judged here: accesses
 * of lmw, stmw, lswi, stswi and dcbz (PowerPC), and accesses that fault.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "audit.h"

/* The plugin interface, as far as it is used. */
typedef uint64_t plugin_id;
struct tb;
struct insn;
enum { NO_REGISTERS = 0, READ_AND_WRITE = 3, ADD_U64 = 0 };
void qemu_plugin_register_vcpu_tb_trans_cb(plugin_id id, void (*cb)(plugin_id, struct tb *));
void qemu_plugin_register_vcpu_syscall_cb(plugin_id id,
					  void (*cb)(plugin_id, unsigned int, int64_t, uint64_t,
						     uint64_t, uint64_t, uint64_t, uint64_t,
						     uint64_t, uint64_t, uint64_t));
void qemu_plugin_register_vcpu_mem_cb(struct insn *insn,
				      void (*cb)(unsigned int, uint32_t, uint64_t, void *),
				      int flags, int rw, void *data);
void qemu_plugin_register_vcpu_insn_exec_inline(struct insn *insn, int op, void *counter,
						uint64_t amount);
size_t qemu_plugin_tb_n_insns(const struct tb *tb);
struct insn *qemu_plugin_tb_get_insn(const struct tb *tb, size_t i);
uint64_t qemu_plugin_insn_vaddr(const struct insn *insn);
void *qemu_plugin_insn_haddr(const struct insn *insn);
unsigned int qemu_plugin_mem_size_shift(uint32_t info);
bool qemu_plugin_mem_is_store(uint32_t info);

__attribute__((visibility("default"))) int qemu_plugin_version = 1;

/* An instruction under watch; lives as long as the emulator may run it. */
struct watched {
	uint64_t pc;
	bool has_entry;
};

static struct audit *shared;	/* in the program's memory */
static bool swapped;		/* its byte order is not the host's */
static intptr_t base;		/* host address - program address */

static uint64_t get(uint64_t field)
{
	return swapped ? __builtin_bswap64(field) : field;
}

static void set(uint64_t *field, uint64_t value)
{
	*field = swapped ? __builtin_bswap64(value) : value;
}

static void add(uint64_t *field, uint64_t value)
{
	set(field, get(*field) + value);
}

static void found(enum audit_kind kind, uint64_t pc, uint64_t address, uint64_t size, bool store)
{
	struct audit_finding *f = &shared->finding[kind];
	uint64_t count = get(f->count);

	if (!count) {
		set(&f->pc, pc);
		set(&f->address, address);
		set(&f->size, size);
		set(&f->store, store);
	}
	set(&f->count, count + 1);
}

/* The word at the program's address @at. */
static uint64_t word_at(uint64_t at)
{
	const void *host = (const void *)(at + base);
	uint64_t wide;
	uint32_t narrow;

	if (get(shared->word) == 8) {
		memcpy(&wide, host, 8);
		return get(wide);
	}
	memcpy(&narrow, host, 4);
	return swapped ? __builtin_bswap32(narrow) : narrow;
}

/* Judge one access by a watched instruction. */
static void on_access(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	const struct watched *w = data;
	const uint64_t size = 1ull << qemu_plugin_mem_size_shift(info);
	const bool store = qemu_plugin_mem_is_store(info);
	uint64_t sp;

	(void)cpu;
	if (!get(shared->active))
		return;
	add(store ? &shared->stores : &shared->loads, 1);
	add(store ? &shared->stored : &shared->loaded, size);
	if (get(shared->strict) && address & (size - 1))
		found(AUDIT_ALIGNMENT, w->pc, address, size, store);
	for (int i = 0; i < 3; i++) {
		const struct audit_area *a = &shared->area[i];

		if (address < get(a->lo) || address + size > get(a->hi) ||
		    !get(store ? a->store : a->load))
			continue;
		if (get(a->user) && !w->has_entry)
			found(AUDIT_ENTRIES, w->pc, address, size, store);
		return;
	}
	sp = word_at(get(shared->sp));
	if (address >= sp - 4096 && address + size <= sp + get(shared->caller))
		return;
	found(AUDIT_BOUNDS, w->pc, address, size, store);
}

static bool has_entry(uint64_t pc)
{
	const uint64_t *entries = (const uint64_t *)(get(shared->entries) + base);

	for (uint64_t i = 0; i < get(shared->n_entries); i++)
		if (get(entries[i]) == pc)
			return true;
	return false;
}

static bool is_watched(uint64_t pc)
{
	for (int i = 0; i < 2; i++)
		if (pc >= get(shared->text[i].lo) && pc < get(shared->text[i].hi))
			return true;
	return false;
}

/* A block is translated: instrument its instructions if they are watched. */
static void on_translation(plugin_id id, struct tb *tb)
{
	(void)id;
	if (!base) {
		struct insn *first = qemu_plugin_tb_get_insn(tb, 0);

		base = (intptr_t)qemu_plugin_insn_haddr(first) - qemu_plugin_insn_vaddr(first);
	}
	for (size_t i = 0; shared && i < qemu_plugin_tb_n_insns(tb); i++) {
		struct insn *insn = qemu_plugin_tb_get_insn(tb, i);
		uint64_t pc = qemu_plugin_insn_vaddr(insn);
		struct watched *w;

		if (!is_watched(pc))
			continue;
		w = malloc(sizeof(*w));
		if (!w)
			abort();
		*w = (struct watched){ pc, has_entry(pc) };
		qemu_plugin_register_vcpu_insn_exec_inline(insn, ADD_U64, &shared->instructions, 1);
		qemu_plugin_register_vcpu_mem_cb(insn, on_access, NO_REGISTERS, READ_AND_WRITE, w);
	}
}

/* close(AUDIT_MARK, address): the program is ready. */
static void on_syscall(plugin_id id, unsigned int cpu, int64_t number, uint64_t a1, uint64_t a2,
		       uint64_t a3, uint64_t a4, uint64_t a5, uint64_t a6, uint64_t a7, uint64_t a8)
{
	(void)id, (void)cpu, (void)number;
	(void)a3, (void)a4, (void)a5, (void)a6, (void)a7, (void)a8;
	if ((uint32_t)a1 != AUDIT_MARK)
		return;
	shared = (struct audit *)(a2 + base);
	swapped = shared->magic != AUDIT_MAGIC;
	set(&shared->ready, 1);
}

__attribute__((visibility("default")))
int qemu_plugin_install(plugin_id id, const void *info, int argc, char **argv);

int qemu_plugin_install(plugin_id id, const void *info, int argc, char **argv)
{
	(void)info, (void)argc, (void)argv;
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
	qemu_plugin_register_vcpu_syscall_cb(id, on_syscall);
	return 0;
}
