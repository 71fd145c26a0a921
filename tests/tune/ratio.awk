# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# ratio.awk WITH WITHOUT [WITH WITHOUT ...]
# Compare counts (tests/bench/main.c) of pairs of programs. Prints, tab-separated: code bytes WITH/WITHOUT of all
# builds; the ratio of executed instructions over the grid and over the calls up to 128 bytes of the mix of all, for
# all routines; and over the grid for copies, fills and comparisons. Each routine has the same weight.

BEGIN { FS = OFS = "\t" }

FNR == 1 { file++; side = file % 2; pair = int((file + 1) / 2) }

function family(kind) { return kind ~ /memset|clear/ ? "fill" : kind == "memcmp" ? "compare" : "copy" }

$1 == "cell" && $4 > 0 { cell[side, pair, $2, $2 FS $3 FS $4 FS $5 FS $6] = $7; if (side) cells[pair, $2] = cells[pair, $2] $2 FS $3 FS $4 FS $5 FS $6 "\n" }
$1 == "mix" && $3 == "all" && $4 == 128 { mix[side, pair, $2] = $6; if (side) kinds[pair, ++n_kinds[pair]] = $2 }
$1 == "size" && $2 == "all" { bytes[side] += $3 }
$1 == "end" { ends++ }

function mean(sum, n) { return n ? sprintf("%.3f", exp(sum / n)) : "-" }

END {
	if (ends != file || file % 2)
		exit 1
	for (p = 1; p <= pair; p++)
		for (k = 1; k <= n_kinds[p]; k++) {
			kind = kinds[p, k]
			n = split(cells[p, kind], list, "\n") - 1
			sum = 0
			for (i = 1; i <= n; i++)
				sum += log(cell[1, p, kind, list[i]] / cell[0, p, kind, list[i]])
			grid[family(kind)] += sum / n
			times[family(kind)]++
			all += sum / n
			mixed += log(mix[1, p, kind] / mix[0, p, kind])
			total++
		}
	print bytes[1] "/" bytes[0], mean(all, total), mean(mixed, total), mean(grid["copy"], times["copy"]),
		mean(grid["fill"], times["fill"]), mean(grid["compare"], times["compare"])
}
