/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/*
 * model.h: what the generator knows. The tagged stream is read into this, the
 * variants are merged in it, and files are laid out from it.
 *
 * Everything in it lives in the job's pool.
 */
#ifndef MODEL_H
#define MODEL_H

#include "job.h"

#define MAX_VARIANTS 31

/* A string in a list; NOTE is what is said about it. */
struct word {
	STAILQ_ENTRY(word) next;
	const char *text;
	const char *note;
};
STAILQ_HEAD(words, word);

/* One line of assembly. */
enum item_kind {
	ITEM_INSN,  /* instruction, blanks normalised: "ld a3, 0(a1)" */
	ITEM_LABEL, /* label, without the colon */
	ITEM_RAW,   /* a line printed as it is: SYM_FUNC_START(memcpy) */
	ITEM_CPP,   /* a preprocessor line, written by the generator only: "#if ..." */
};

struct item {
	STAILQ_ENTRY(item) next;
	enum item_kind kind;
	const char *text;
	const char *fixup; /* where a faulting access continues; NULL: it cannot fault */
	struct where at;   /* where the macro that wrote the line is defined */
};
STAILQ_HEAD(items, item);

/*
 * A node of the tree file > routine > section; only sections hold items. What comes
 * before the first @routine (@section) is in a part with an empty name.
 */
STAILQ_HEAD(parts, part);
struct part {
	STAILQ_ENTRY(part) next;
	const char *name;      /* file name, symbol, section name */
	const char *kind;      /* routine: memcpy, copy_from_user ... */
	const char *reads;     /* routine: exact or word */
	const char *comment;   /* section */
	struct words about;    /* file: what it is; routine: its title */
	struct words includes; /* file */
	struct words regs;     /* routine: register and its meaning */
	struct parts parts;
	struct items items;
	unsigned int variants; /* merged only: bit per variant that has it */
};

/* A line of the contract table. */
struct contract {
	STAILQ_ENTRY(contract) next;
	const char *kind; /* primitive idiom capability layout */
	const char *name;
	const char *need; /* required, default or given */
	const char *args; /* comma list, or - */
	const char *meaning;
	struct where defined; /* file is NULL: nowhere */
	const char *value;    /* of a register: which; of a capability */
	const char *tries;    /* of a tunable capability: the values to try, separated by blanks */
	int calls;	      /* how often it was expanded in routines, and into how many lines */
	int fewest, most;
};

/* A definition that was read: of a name of the contract, or of a macro besides. */
struct definition {
	STAILQ_ENTRY(definition) next;
	const char *name;
	bool macro;
	struct where at;
};
STAILQ_HEAD(definitions, definition);

/* Names of the contract that belong together: a row TOGETHER (mutual) or NEEDS. Separated by
 * blanks. */
struct relation {
	STAILQ_ENTRY(relation) next;
	bool mutual;
	const char *names;  /* the members; or those that need the others */
	const char *others; /* parts; or what is needed */
};

/* An assembler symbol and its value in this variant. */
struct symbol {
	STAILQ_ENTRY(symbol) next;
	const char *name;
	long value;
};

/* A build that the files of a target serve. */
struct variant {
	STAILQ_ENTRY(variant) next;
	const char *name;
	const char *condition; /* "" = the default */
	struct where at;
};

/* What one run of m4 said. */
struct run {
	STAILQ_HEAD(, contract) contracts;
	STAILQ_HEAD(, relation) relations;
	STAILQ_HEAD(, symbol) symbols;
	STAILQ_HEAD(, variant) variants;
	struct definitions definitions;
	struct words names;  /* upper-case words that may stay in the output */
	const char *dialect; /* of the exception table */
	struct parts files;
	bool complete; /* the stream has its @end */
};

/* A target and all that was found out about it. */
struct target {
	STAILQ_ENTRY(target) next;
	const char *name;
	const char *file;    /* targets/NAME.m4 */
	const char *without; /* names whose definitions are ignored, separated by blanks; or NULL */
	const char *settings; /* NAME=VALUE of capabilities that are set, the same */
	struct run probe;     /* definitions only */
	int nvariants;
	struct variant *variant[MAX_VARIANTS];
	struct run run[MAX_VARIANTS]; /* one per variant */
	struct parts files;	      /* merged */
};
STAILQ_HEAD(targets, target);

#endif
