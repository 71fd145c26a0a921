# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# headlines.awk RESULT... CYCLES
# How many times more the simple loops (simple.S) need than ours that replaced them, by
# metrics that do not need the hardware. A RESULT as for table.awk; CYCLES: the lines of
# tests/bench/cycles, if there are any.

BEGIN {
	FS = "\t"
	# what, then (by time on hardware), target, routine, case, offsets, loop of ours
	add("ppc32 clear_user: words -> lines (dcbz)", "2.0-2.1", "ppc32-ppc32", "clear_user", "-", "0 0", "lines")
	add("ppc32 memcmp: bytes -> words", "3.9", "ppc32-ppc32", "memcmp", "equal", "0 0", "bulk")
	add("ppc64 clear_user: words of 4 bytes -> lines", "5", "ppc64-be1", "clear_user", "-", "0 0", "lines")
	add("arm memcpy, aligned: words -> ours", "", "arm-arm", "memcpy", "-", "0 0", "bulk")
	add("arm memcpy, misaligned: bytes -> ours", "", "arm-arm", "memcpy", "-", "1 0", "merge")
	add("riscv64 memcpy, misaligned: bytes -> ours", "", "riscv-rv64", "memcpy", "-", "1 0", "merge")
	add("riscv32 memcpy, misaligned: bytes -> ours", "", "riscv-rv32", "memcpy", "-", "1 0", "merge")
	m = split("32 100 4096 1048576", sizes, " ")
}

function add(what, before, where, routine, variant, place, loop) {
	title[++n] = what
	then[n] = before
	target[n] = where
	split(place, o, " ")
	key[n] = routine SUBSEP variant
	offsets[n] = o[1] SUBSEP o[2]
	kind[n] = routine
	loop_of[n] = loop
}

FNR == 1 {
	parts = split(FILENAME, part, "/")
	where = part[parts - 1]
	impl = part[parts]
	sub(/\.tsv$/, "", impl)
}

$1 == "cell" || $1 == "long" {
	c = where SUBSEP impl SUBSEP $2 SUBSEP $3 SUBSEP $4 SUBSEP $5 SUBSEP $6
	insns[c] = $7
	accesses[c] = $8 + $9
}

# Cycles: the fastest loop of each; of the simple ones that which the case runs, by words (aligned) or by bytes
impl == "cycles" && $12 != "?" && $12 {
	per = $12 / $9
	c = $1 SUBSEP $2 SUBSEP $3 SUBSEP ($2 == "simple" ? ($9 > 1 ? "words" : "bytes") : $6) SUBSEP $10
	if (!(c in cycles) || per < cycles[c])
		cycles[c] = per
	if (!(($1, $10) in model)) {
		model[$1, $10] = 1
		cpus[$1] = cpus[$1] " " $10
	}
}

function times(values, i, size,  a, b, c) {
	c = key[i] SUBSEP size SUBSEP offsets[i]
	a = values[target[i], "simple", c]
	b = values[target[i], "ours", c]
	return a && b ? sprintf("%7.2f", a / b) : sprintf("%7s", "-")
}

END {
	print "How many times more the simple loops need than the routines that replaced them; not how many times slower they are."
	print "then: as it was published, by time on hardware, which is not measured here.\n"
	printf "%-46s %-7s %-34s %7s %7s %7s %7s\n", "", "then", "metric", "32", "100", "4096", "1 MiB"
	for (i = 1; i <= n; i++) {
		if (!((target[i], "simple", key[i], 32, offsets[i]) in insns)) {
			without[target[i]] = 1
			continue
		}
		printf "%-46s %-7s %-34s", title[i], then[i], "executed instructions"
		for (j = 1; j <= m; j++)
			printf " %s", times(insns, i, sizes[j])
		print ""
		if (loop_of[i] != "lines") {
			printf "%-46s %-7s %-34s", "", "", "loads and stores"
			for (j = 1; j <= m; j++)
				printf " %s", times(accesses, i, sizes[j])
			print ""
		}
		k = split(cpus[target[i]], cpu, " ")
		for (j = 1; j <= k; j++) {
			a = cycles[target[i], "simple", kind[i], title[i] ~ /bytes ->/ && title[i] !~ /words/ ? "bytes" : "words", cpu[j]]
			b = cycles[target[i], "ours", kind[i], loop_of[i], cpu[j]]
			if (a && b)
				printf "%-46s %-7s %-34s %31.2f\n", "", "", "cycles per byte of the loops, " cpu[j], a / b
		}
		if (!k)
			printf "%-46s %-7s %-34s %31s\n", "", "", "cycles", "? (no model, or not asked: bench-cycles)"
	}
	for (where in without)
		print "****** SKIP headlines of " where ": not counted in this run"
}
