# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# make, make generate   build the generator, regenerate out/
# make setup            install what all goals need, or only the goals named with it:
#                       make setup generate, make setup check
# make check            is out/ fresh? tests of the generator, of primitives, of the routines
# make check-full       the same with denser sweeps, all settings (check-settings), and kernels booted (check-boot)
# make bench            compare with Linux's routines; tests/bench/Makefile.inc has the other goals
# make clean            remove build/
#
# TARGET=riscv narrows generate and check to one target.

CC      = gcc
CFLAGS  = -O2 -g
WARN    = -Wall -Wextra -Werror
MEMGEN  = build/memgen
TARGET  =
NARROW  = $(TARGET:%=--target %)
OBJECTS = $(patsubst gen/%.c,build/gen/%.o,$(wildcard gen/*.c))

generate: build/generate.stamp

# The directories are named so that a file that has gone counts as a change, too.
build/generate.stamp: $(MEMGEN) targets templates $(wildcard targets/*.m4 templates/*.m4 out out/* out/*/*)
	$(MEMGEN) generate $(NARROW)
	$(if $(TARGET),,@touch $@)

$(MEMGEN): $(OBJECTS)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(OBJECTS)

build/gen/%.o: gen/%.c Makefile
	@mkdir -p $(@D)
	$(CC) -std=c11 -D_GNU_SOURCE $(WARN) $(CFLAGS) -MMD -c -o $@ $<

-include $(OBJECTS:.o=.d)

# All cores, unless make was told how many jobs to run.
PARALLEL = $(if $(filter -j%,$(MAKEFLAGS)),,-j$(shell nproc))

include tests/run/Makefile.inc
include tests/prim/Makefile.inc
include tests/hostile/Makefile.inc
include tests/bench/Makefile.inc
include tests/tune/Makefile.inc
include tests/boot/Makefile.inc

# Every part of the tests ends with a line "PART: N passed, N failed, N skipped".
PARTS = fresh gen clang prim run $(if $(HOSTILE),hostile) tune $(if $(BARE),bare)
GOALS = $(PARTS:%=check-%)
# The same, more densely.
check-full: PARTS = fresh gen clang prim run $(if $(HOSTILE),hostile) tune bare settings $(if $(BOOTS),boot)
check-full: GOALS = $(patsubst check-bare,check-bare-full,$(patsubst check-run,check-run-full,$(PARTS:%=check-%)))

check check-full: tests-listed $(MEMGEN)
	@$(MAKE) $(PARALLEL) --no-print-directory -k $(GOALS) 2>&1 | tee build/check.log
	@tests/sum build/check.log $(PARTS)

check-fresh: $(MEMGEN)
	@if $(MEMGEN) check $(NARROW); then echo 'fresh: 1 passed, 0 failed, 0 skipped'; \
	else echo 'fresh: 0 passed, 1 failed, 0 skipped'; fi

check-gen: $(MEMGEN)
	@tests/gen/run.sh || true

# Does clang's assembler take out/, too?
check-clang: tests-listed
	@tests/clang $(TARGET) $(VARIANT) || true

setup:
	tests/setup $(filter-out setup,$(MAKECMDGOALS))

# With setup among the goals, everything else comes after it.
ifneq ($(filter setup,$(MAKECMDGOALS)),)
generate check check-full check-boot check-fresh check-gen stat tune $(BENCH_PROGRAMS) $(OBJECTS) $(MEMGEN) build/generate.stamp: | setup
endif

clean:
	rm -rf build

.PHONY: generate check check-full check-boot check-fresh check-gen check-clang setup clean
