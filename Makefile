# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# make, make generate   build the generator, regenerate out/
# make setup            install what is needed; with goals, only what these goals need:
#                       make setup generate, make setup check
# make check            is out/ fresh? tests of the generator, tests of the routines
# make check-full       the same with nothing left out
# TARGET=riscv          narrows all of them to one target

CC     = gcc
CFLAGS = -O2 -g
ALL_CFLAGS = -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror $(CFLAGS)

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
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $(OBJECTS)

build/gen/%.o: gen/%.c Makefile | build/gen
	$(CC) $(ALL_CFLAGS) -MMD -c -o $@ $<

build/gen:
	mkdir -p $@

-include $(OBJECTS:.o=.d)

clean:
	rm -rf build

.PHONY: generate clean
