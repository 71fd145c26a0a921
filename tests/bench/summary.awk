# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# summary.awk -v rows=FILE GOALS CELLS LOOPS RESULT...
# One line for each routine and opponent that it is judged against: goals.list, the cells of
# table.awk, the lines of tests/bench/loops and the results of which table.awk makes its tables.
# The same, for the report, goes to FILE.

BEGIN { FS = "\t" }

FNR == 1 {
	parts = split(FILENAME, part, "/")
	where = part[parts - 1]
	impl = part[parts]
	file = impl
	sub(/\.tsv$/, "", impl)
}

file == "goals.list" {
	if (/^#/ || split($0, g, / *\| */) != 4)
		next
	nw = split(g[1], w, " ")
	nr = split(g[2], r, " ")
	for (i = 1; i <= nw; i++)
		for (j = 1; j <= nr; j++) {
			goal[w[i], r[j]] = g[3]
			mix_goal[w[i], r[j]] = g[4]
		}
	next
}

# Judged cells
file == "cells.tsv" {
	if (FNR == 1 || !$11 || !$5)
		next
	id = $1 SUBSEP $2 SUBSEP $3
	if (!(id in cells)) {
		list[++n] = id
		if (!($1 in is_target)) {
			is_target[$1] = 1
			targets[++n_targets] = $1
		}
	}
	cells[id]++
	logs[id] += log($8 / $9)
	if ($8 > $9)
		above[id]++
	if (!(id in worst) || $8 / $9 > worst[id]) {
		worst[id] = $8 / $9
		place[id] = ($4 == "-" ? "" : $4 ":") $5 "+" $6 "+" $7 ":" $8 "/" $9
	}
	next
}

# Of our loops of each kind the one with the longest block
file == "loops.tsv" {
	if ($2 != "ours" || $6 == "small")
		next
	id = $1 SUBSEP $3 SUBSEP $6
	if (!(id in block) || $9 > block[id]) {
		block[id] = $9
		extra[id] = $7 - $8
		insns[id] = $7
	}
	next
}

$1 == "mix" && $3 == "all" && $4 == 128 { mix[where, impl, $2] = $6 / $5; next }
$1 == "size" { size[where, impl, $2] = $3; next }

function loop(where, routine, kind,  id, words) {
	id = where SUBSEP routine SUBSEP kind
	if (!(id in block))
		return ""
	words = block[id] / (where ~ /rv64|ppc64|aarch64|x86_64/ ? 8 : 4)
	if (routine == "memcmp")
		return sprintf(" %s %dB %.1f/w", kind, block[id], insns[id] / words)
	return sprintf(" %s %dB +%d", kind, block[id], extra[id]) (kind == "merge" ? sprintf(" (%.1f/w)", extra[id] / words) : "")
}

# @value, marked if it misses @wanted
function against(value, wanted) {
	return sprintf("%.3f", value) (wanted == "" || wanted == "-" ? "     " : sprintf("%s%-4s", \
		value > wanted + 0.0005 ? ">" : "<", wanted))
}

END {
	print "Summary: executed instructions, ours / theirs. grid: geometric mean of the judged cells, and < or > the goal; mix128: mean"
	print "per call of the mix up to 128 bytes; above: cells above 1.00; worst: case:n+dst+src:ours/theirs; loops: bytes of a block of ours"
	print "and its instructions beyond the accesses (merge: also per word; memcmp: all per word); code: bytes, ours/theirs.\n"
	printf "%-13s %-7s %-15s %-10s %-10s %9s  %-35s %-10s %s\n", "target-build", "against", "routine", "grid", "mix128", "above", \
		"worst", "code", "loops"
	for (t = 1; t <= n_targets; t++) {
		where = targets[t]
		sum_above = sum_cells = 0
		for (i = 1; i <= n; i++) {
			split(list[i], k, SUBSEP)
			if (k[1] != where)
				continue
			id = list[i]
			linux = k[2] == "linux"
			o = mix[where, "ours", k[3]]
			b = mix[where, k[2], k[3]]
			printf "%-13s %-7s %-15s %-10s %-10s %4d/%-4d  %.2f %-30s %-10s%s%s%s\n", where, k[2], k[3], \
				against(exp(logs[id] / cells[id]), linux ? goal[where, k[3]] : ""), \
				b ? against(o / b, linux ? mix_goal[where, k[3]] : "") : "-", above[id], cells[id], worst[id], \
				place[id], size[where, "ours", k[3]] "/" (size[where, k[2], k[3]] ? size[where, k[2], k[3]] : "-"), \
				linux ? loop(where, k[3], "bulk") : "", linux ? loop(where, k[3], "merge") : "", \
				linux ? loop(where, k[3], "lines") : ""
			if (rows)
				printf "%s\t%s\t%s\t%.3f\t%s\t%s\t%s\t%d\t%d\t%.2f\t%s\t%s\t%s\t%s\n", where, k[2], k[3], \
					exp(logs[id] / cells[id]), linux ? goal[where, k[3]] : "", b ? sprintf("%.3f", o / b) : "", \
					linux ? mix_goal[where, k[3]] : "", above[id], cells[id], worst[id], place[id], \
					size[where, "ours", k[3]], size[where, k[2], k[3]], \
					linux ? loop(where, k[3], "bulk") loop(where, k[3], "merge") loop(where, k[3], "lines") : "" > rows
			sum_above += above[id]
			sum_cells += cells[id]
		}
		printf "%-13s %-7s %-15s %21s %4d/%-4d  %35s %d\n\n", where, "", "all", "", sum_above, sum_cells, "", size[where, "ours", "all"]
		all_above += sum_above
		all_cells += sum_cells
	}
	print "cells above 1.00: " all_above + 0 " of " all_cells + 0 " (build/bench/table.txt lists them)"
}
