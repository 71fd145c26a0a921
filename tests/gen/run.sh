#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# Golden tests of the generator: tests/gen/run.sh [CASE...]
#
# A case is a directory in tests/gen/cases:
#   expected   what the commands print (stdout and stderr), the exit status, and what became of out/
#   cmd        shell commands; $MEMGEN is the generator, $TOP the repository
#   t.m4       the only target, on the templates of tests/gen/fake (a stream, nearly raw)
#   real.m4    or: a target t on the real templates; it may stand on tests/gen/base.m4 by BASED_ON(base)
#   edit       or: shell commands that change base.m4 or the templates
# With none of these, the case works on a copy of the real templates/, targets/ and out/; then what it
# expects must not be what a target's tuning changes. Without cmd, t is linted, and what is then in
# the directory is listed.
#
# UPDATE=1 writes "expected" anew instead of comparing: look at git diff afterwards. JOBS cases run
# at the same time (as many as there are processors).

here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
MEMGEN=${MEMGEN:-$top/build/memgen}
TOP=$top
export MEMGEN TOP LC_ALL=C

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
	elif [ -f "$1/real.m4" ] || [ -f "$1/edit" ]; then
		mkdir targets
		cp -R "$top/templates" .
		cp "$here/base.m4" targets/
		[ ! -f "$1/real.m4" ] || cp "$1/real.m4" targets/t.m4
		[ ! -f "$1/edit" ] || sh -e "$1/edit" || echo "edit failed"
	else
		cp -R "$top/templates" "$top/targets" .
		mkdir -p "$top/out" && cp -Rp "$top/out" .
	fi
}

# The commands of a case.
commands() {
	if [ -f "$1/cmd" ]; then
		sh "$1/cmd"
		return
	fi
	# shellcheck disable=SC3045 # dash and bash have it
	(ulimit -v 524288 && "$MEMGEN" lint targets/t.m4) # KiB: half a GiB is enough
	status=$?
	ls
	return $status
}

# Run one case; prints "ok NAME", or what is wrong after FAIL or SKIP.
run_case() {
	name=$(basename "$1")
	work=$(mktemp -d) || exit 2
	trap 'rm -rf "$work"' EXIT
	trap 'exit 2' HUP INT TERM
	PATH=$here/bin:$PATH
	mkdir "$work/dir" && cd "$work/dir" || exit 2
	prepare "$1" >"$work/actual" 2>&1
	state >"$work/before"
	commands "$1" >>"$work/actual" 2>&1
	echo "exit status $?" >>"$work/actual"
	state >"$work/after"
	if cmp -s "$work/before" "$work/after"; then
		echo "out/ unchanged" >>"$work/actual"
	else
		echo "out/ changed" >>"$work/actual"
	fi
	if grep -q '^SKIP' "$work/actual"; then
		echo "SKIP: $name: $(grep '^SKIP' "$work/actual")"
	elif [ -n "$UPDATE" ]; then
		cp "$work/actual" "$1/expected"
	elif cmp -s "$1/expected" "$work/actual"; then
		echo "ok $name"
	else
		git --no-pager diff --no-index --no-color -- "$1/expected" "$work/actual" >"$work/diff"
		printf 'FAIL: %s: expected (-) and got (+):\n%s\n' "$name" "$(sed 1,4d "$work/diff")"
	fi
}

if [ "$1" = --case ]; then
	run_case "$2"
	exit
fi

[ $# -gt 0 ] || set -- "$here"/cases/*
log=$(mktemp) || exit 2
trap 'rm -f "$log"' EXIT
for case in "$@"; do
	[ -d "$case" ] || case=$here/cases/$case
	if [ -d "$case" ]; then
		echo "$case"
	else
		echo "FAIL: $case: no such case" >&2
	fi
done 2>"$log" | xargs -r -n 1 -P "${JOBS:-$(nproc)}" "$0" --case >>"$log" 2>&1
grep -v '^ok ' "$log"
failed=$(grep -c '^FAIL: ' "$log")
echo "gen: $(grep -c '^ok ' "$log") passed, $failed failed, $(grep -c '^SKIP: ' "$log") skipped"
[ "$failed" -eq 0 ]
