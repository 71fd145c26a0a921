// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * extable.c: the dialects of the kernel's exception tables (Linux 6.12).
 */
#include "extable.h"

#include <stddef.h>
#include <string.h>

static const struct dialect {
	const char *name;
	const char *entry;
} dialects[] = {
	/* <asm/asm-extable.h>: relative pair, type, data */
	{ "riscv", "\t_asm_extable 9999b, \\fixup\n" },
	/* <asm/asm-extable.h>: relative pair, type, registers for error and zero: none */
	{ "arm64", "\t_asm_extable_uaccess 9999b, \\fixup\n" },
	/* <asm/extable.h>, by <asm/ppc_asm.h>: relative pair */
	{ "ppc", "\tEX_TABLE(9999b, \\fixup)\n" },
	/* absolute pair, as USERL() of <asm/assembler.h> writes it */
	{ "arm", "\t.pushsection __ex_table, \"a\"\n"
		 "\t.align\t3\n"
		 "\t.long\t9999b, \\fixup\n"
		 "\t.popsection\n" },
	/* <asm/asm.h>: relative pair, type */
	{ "x86", "\t_ASM_EXTABLE_UA(9999b, \\fixup)\n" },
	/* absolute pair, as the macros of arch/mips/lib write it */
	{ "mips", "\t.section __ex_table, \"a\"\n"
		  "\tPTR_WD\t9999b, \\fixup\n"
		  "\t.previous\n" },
};

const char *extable_entry(const char *dialect)
{
	for (size_t i = 0; i < sizeof(dialects) / sizeof(*dialects); i++)
		if (dialect && strcmp(dialects[i].name, dialect) == 0)
			return dialects[i].entry;
	return NULL;
}

const char *extable_names(struct job *job)
{
	const char *names = "";

	for (size_t i = 0; i < sizeof(dialects) / sizeof(*dialects); i++)
		names = job_printf(job, "%s%s%s", names, i ? ", " : "", dialects[i].name);
	return names;
}
