/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* Stub of the kernel's <asm/domain.h>: user accesses by ldrt and strt with domains. */
#ifndef SHIM_DOMAIN_H
#define SHIM_DOMAIN_H
#ifdef CONFIG_CPU_USE_DOMAINS
#define TUSER(insn)	insn##t
#else
#define TUSER(insn)	insn
#endif
#endif
