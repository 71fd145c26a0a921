// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* table.c - the cases of this build: prims.h is made by build */

#include "prim.h"

#define REFUSED(name, text)
#define PRIM(name, text, symbol) extern const char uut_##symbol[] __asm__(#symbol);
#include "prims.h"
#undef PRIM

const struct prim prims[] = {
#define PRIM(name, text, symbol) { #name, text, uut_##symbol },
#include "prims.h"
#undef PRIM
};
const unsigned int n_prims = ARRAY_SIZE(prims);

#undef REFUSED
#define PRIM(name, text, symbol)
const struct refused refused[] = {
#define REFUSED(name, text) { #name, text },
#include "prims.h"
	{ "", "" },
};
const unsigned int n_refused = ARRAY_SIZE(refused) - 1;
