# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# cycles.awk CYCLES
# Our loops beside Linux's (the lines of tests/bench/cycles): of each routine and kind of loop the one with
# the fewest cycles per byte; where Linux has no loop of that kind, that which does the work instead.

BEGIN { FS = "\t"; OFS = "\t" }
/^SKIP/ { print "****** " $0; exit }
{
	if (!(($1, $2, $3, $6, $10) in best)) {
		best[$1, $2, $3, $6, $10] = $0
		per_byte[$1, $2, $3, $6, $10] = $12 == "?" ? 1e9 : $12 / $9
		if ($2 == "ours")
			list[++n] = $1 SUBSEP $3 SUBSEP $6 SUBSEP $10
	} else if ($12 != "?" && $12 / $9 < per_byte[$1, $2, $3, $6, $10]) {
		best[$1, $2, $3, $6, $10] = $0
		per_byte[$1, $2, $3, $6, $10] = $12 / $9
	}
}

# Which kind of Linux's loops does what ours of @kind do? "" if none
function instead(where, routine, kind, cpu,  order, i, k, m) {
	order = kind == "bulk" ? "bulk lines merge small" : kind == "merge" ? "merge small" : \
		kind == "lines" ? "lines bulk small" : "small"
	m = split(order, k, " ")
	for (i = 1; i <= m; i++)
		if ((where, "linux", routine, k[i], cpu) in best)
			return k[i]
	return ""
}

function loop(line,  f) {
	split(line, f, "\t")
	return sprintf("%3d/%-4d %6s %6s %-14s", f[7], f[9], f[11], f[12], f[13])
}

END {
	if (!n)
		exit
	print "Cycles of models (llvm-mca), all accesses in the cache. Of each loop: instructions/bytes of an iteration, its cycles"
	print "by throughput alone and in total, and the bottleneck (a unit of the CPU, dispatch, or latency). ratio: total cycles"
	print "per byte, ours/Linux's. \"?\": the model does not know an instruction. No model: ppc32 CPUs.\n"
	printf "%-12s %-15s %-5s %-12s %-38s %-38s %s\n", "target", "routine", "loop", "CPU", "ours", "Linux", "ratio"
	for (i = 1; i <= n; i++) {
		split(list[i], k, SUBSEP)
		if (k[4] == "?") {
			none[k[1]] = 1
			continue
		}
		ours = best[k[1], "ours", k[2], k[3], k[4]]
		other = instead(k[1], k[2], k[3], k[4])
		printf "%-12s %-15s %-5s %-12s %s", k[1], k[2], k[3], k[4], loop(ours)
		if (other == "") {
			print " -"
			continue
		}
		a = per_byte[k[1], "ours", k[2], k[3], k[4]]
		b = per_byte[k[1], "linux", k[2], other, k[4]]
		ratio = a < 1e9 && b < 1e9 ? sprintf("%.2f", a / b) : "?"
		printf " %s %5s%s\n", loop(best[k[1], "linux", k[2], other, k[4]]), ratio, other == k[3] ? "" : " (" other ")"
		if (ratio != "?" && a > 1.02 * b)
			loss[++losses] = k[1] " " k[2] " " k[3] " " k[4] " " ratio
	}
	for (where in none)
		print where ": ? (no CPU of it has a model)"
	print "\nLoops that take more cycles per byte than Linux's:" (losses ? "" : " none")
	for (i = 1; i <= losses; i++)
		print "  " loss[i]
}
