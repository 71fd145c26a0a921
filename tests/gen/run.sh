#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# Golden tests of the generator: tests/gen/run.sh [CASE...]
#
# A case is a directory in tests/gen/cases:
#   cmd        shell commands; $MEMGEN is the generator, $TOP the repository
#   expected   what they print (stdout and stderr), the exit status, and what became of out/
#   t.m4       the only target, on the templates of tests/gen/fake (a stream, nearly raw)
#   edit       or: shell commands that change a copy of the real templates/, targets/ and out/
# With neither, the case works on the unchanged copy.
#
# UPDATE=1 writes "expected" anew instead of comparing: look at git diff afterwards.

here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
MEMGEN=${MEMGEN:-$top/build/memgen}
PATH=$here/bin:$PATH
TOP=$top
export MEMGEN TOP PATH LC_ALL=C
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
passed=0 failed=0 skipped=0

# The state of out/ in one line per file.
state() {
	find out -exec ls -ld --time-style=full-iso {} + 2>/dev/null
	find out -type f -exec cksum {} + 2>/dev/null
}

# Put the files of a case into the current directory.
prepare() {
	if [ -f "$1/t.m4" ]; then
		mkdir targets
		cp -R "$here/fake/templates" .
		cp "$1"/*.m4 targets/
	else
		cp -R "$top/templates" "$top/targets" .
		mkdir -p "$top/out" && cp -Rp "$top/out" .
		[ ! -f "$1/edit" ] || sh -e "$1/edit" || echo "edit failed"
	fi
}

run_case() {
	name=$(basename "$1")
	rm -rf "$work/dir" && mkdir "$work/dir" && cd "$work/dir" || exit 2
	prepare "$1" >"$work/actual" 2>&1
	state >"$work/before"
	sh "$1/cmd" >>"$work/actual" 2>&1
	echo "exit status $?" >>"$work/actual"
	state >"$work/after"
	if cmp -s "$work/before" "$work/after"; then
		echo "out/ unchanged" >>"$work/actual"
	else
		echo "out/ changed" >>"$work/actual"
	fi
	if grep -q '^SKIP' "$work/actual"; then
		skipped=$((skipped + 1))
		echo "SKIP: $name: $(grep '^SKIP' "$work/actual")"
	elif [ -n "$UPDATE" ]; then
		cp "$work/actual" "$1/expected"
	elif cmp -s "$1/expected" "$work/actual"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAIL: $name: expected (-) and got (+):"
		git --no-pager diff --no-index --no-color -- "$1/expected" "$work/actual" | sed 1,4d
	fi
}

[ $# -gt 0 ] || set -- "$here"/cases/*
for case in "$@"; do
	[ -d "$case" ] || case=$here/cases/$case
	if [ -f "$case/cmd" ]; then
		run_case "$case"
	else
		echo "FAIL: $case: no such case"
		failed=$((failed + 1))
	fi
done
echo "gen: $passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
