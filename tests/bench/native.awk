# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# native.awk -v cells=FILE RESULT
# Put together what the processes of native.c have printed. Of each ratio: the median of
# the processes' medians, the lowest of their lower quartiles and the highest of their upper ones. Prints
# the tables; writes all ratios to FILE.

BEGIN { FS = "\t" }

/^SKIP/ { print "****** " $0; skipped = 1; exit }
$1 == "cpu" { cpu = $2; next }
$1 == "libc" { if (!((which = $2 " " $3) in chosen)) { chosen[which] = 1; choices[$2] = choices[$2] " " $3 } next }
$1 == "limit" { limit[$2] = $3; next }
# Linux's routine without rep has it nevertheless, above this size.
$7 == "linux" && $2 in limit && ($1 == "mix" || $4 > limit[$2]) { next }

$1 == "cell" || $1 == "mix" {
	key = $7 SUBSEP $2 SUBSEP $1 SUBSEP $3 SUBSEP $4 SUBSEP $5 SUBSEP $6
	if (!(key in times)) {
		keys[++n_keys] = key
		if (!(($7, $2) in routine)) {
			routine[$7, $2] = 1
			routines[$7] = routines[$7] " " $2
			if (!($7 in is_pair)) {
				is_pair[$7] = 1
				pair[++n_pairs] = $7
			}
		}
	}
	t = ++times[key]
	median[key, t] = $8
	if (!(key in low) || $9 < low[key])
		low[key] = $9
	if ($10 > high[key])
		high[key] = $10
	if ($1 == "cell") {
		log_sum[$7, $2, t] += log($8)
		cells_of[$7, $2, t]++
		if (t > processes)
			processes = t
	}
}

# The median of the n values of m
function middle(m, n,  i, j, x) {
	for (i = 2; i <= n; i++) {
		x = m[i]
		for (j = i - 1; j && m[j] > x; j--)
			m[j + 1] = m[j]
		m[j + 1] = x
	}
	return n % 2 ? m[(n + 1) / 2] : (m[n / 2] + m[n / 2 + 1]) / 2
}

function verdict(key) { return high[key] < 1 ? "ahead" : low[key] > 1 ? "behind" : "alike" }
function spread(x, lo, hi) { return sprintf("%.2f (%.2f-%.2f)", x, lo, hi) }

END {
	if (skipped)
		exit
	print "Time on this x86-64 CPU (" (cpu ~ /without/ ? "" : "with") cpu "), ours / theirs; below 1 is better."
	print processes " processes, each with the code at another place; in each all implementations in turn, call overhead in all. In parentheses the spread:"
	print "of the grid, the processes' geometric means; of a mix, the processes' quartiles. ahead, behind: cells where all of the"
	print "spread is below, above 1. itself: the same code twice, what this measurement cannot tell apart."
	print "linux: without rep, and only sizes for which Linux has none; linux-erms: with rep, as on a CPU with ERMS alone;"
	print "linux-here: as the kernel patches itself on this one. libc: the C library's choice, with vectors; libc-scalar:"
	print "its least one, SSE2. Ours is the variant with rep against linux-erms, linux-here and libc, else without.\n"
	for (name in choices)
		print "libc " name ":" choices[name]
	printf "\n%-12s %-15s %-19s %5s %5s %6s  %s\n", "against", "routine", "grid", "ahead", "alike", "behind", "mixes"
	for (i = 1; i <= n_keys; i++) {
		split(keys[i], k, SUBSEP)
		for (t = 1; t <= times[keys[i]]; t++)
			m[t] = median[keys[i], t]
		mid[keys[i]] = middle(m, times[keys[i]])
		if (k[3] == "cell")
			count[k[1], k[2], verdict(keys[i])]++
		else
			mixes[k[1], k[2]] = mixes[k[1], k[2]] sprintf(" %s %-17s", k[4], \
				spread(mid[keys[i]], low[keys[i]], high[keys[i]]))
	}
	for (p = 1; p <= n_pairs; p++) {
		n = split(routines[pair[p]], r, " ")
		for (i = 1; i <= n; i++) {
			lowest = 1e9
			highest = 0
			for (t = 1; t <= processes; t++) {
				m[t] = exp(log_sum[pair[p], r[i], t] / cells_of[pair[p], r[i], t])
				lowest = m[t] < lowest ? m[t] : lowest
				highest = m[t] > highest ? m[t] : highest
			}
			printf "%-12s %-15s %-19s %5d %5d %6d %s\n", pair[p], r[i], spread(middle(m, processes), lowest, highest), \
				count[pair[p], r[i], "ahead"], count[pair[p], r[i], "alike"], \
				count[pair[p], r[i], "behind"], mixes[pair[p], r[i]]
		}
	}
	print "\nCells behind: case:n+dst+src:ratio (spread)"
	for (i = 1; i <= n_keys; i++) {
		split(keys[i], k, SUBSEP)
		if (k[3] == "cell" && verdict(keys[i]) == "behind")
			behind[k[1], k[2]] = behind[k[1], k[2]] (n_behind[k[1], k[2]]++ % 6 ? "" : "\n   ") " " \
				(k[4] == "-" ? "" : k[4] ":") k[5] "+" k[6] "+" k[7] ":" \
				spread(mid[keys[i]], low[keys[i]], high[keys[i]])
	}
	for (p = 1; p <= n_pairs; p++) {
		n = split(routines[pair[p]], r, " ")
		for (i = 1; i <= n; i++)
			if ((pair[p], r[i]) in behind && pair[p] !~ /^libc/)
				print pair[p] " " r[i] ":" behind[pair[p], r[i]]
	}
	if (cells) {
		print "opponent\troutine\twhat\tcase\tn\tdst\tsrc\tratio\tlow\thigh\tverdict" > cells
		for (i = 1; i <= n_keys; i++) {
			key = keys[i]
			gsub(SUBSEP, "\t", key)
			printf "%s\t%.3f\t%.3f\t%.3f\t%s\n", key, mid[keys[i]], low[keys[i]], high[keys[i]], verdict(keys[i]) > cells
		}
	}
}
