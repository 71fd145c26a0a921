# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# table.awk -v cells=FILE [-v base=IMPLEMENTATION] RESULT...
# Put our counts beside those of the opponents. A RESULT is the output of one, named
# .../TARGET-BUILD/IMPLEMENTATION.tsv. Prints the tables; writes every pair of
# cells to FILE. Ratios are of executed instructions, ours / theirs; below 1 is better.

BEGIN { FS = "\t" }

FNR == 1 {
	parts = split(FILENAME, part, "/")
	where = part[parts - 1]
	impl = part[parts]
	sub(/\.tsv$/, "", impl)
	if (!(where in seen)) {
		seen[where] = 1
		wheres[++n_where] = where
	}
	if (impl != "ours")
		opponents[where] = opponents[where] " " impl
	id = where SUBSEP impl
}

/^SKIP/ { skipped[id] = $0; next }

$1 == "cell" {
	c = $2 SUBSEP $3 SUBSEP $4 SUBSEP $5 SUBSEP $6
	if (impl == "ours") {
		if (!(where SUBSEP $2 in kinds)) {
			kinds[where, $2] = 1
			kind_list[where] = kind_list[where] " " $2
		}
		if (!((where, $2, $3) in cases)) {
			cases[where, $2, $3] = 1
			case_list[where, $2] = case_list[where, $2] " " $3
		}
		key[where, ++n_keys[where]] = c
	}
	count[id, c] = $7
	rest[id, c] = $8 "\t" $9 "\t" $10 "\t" $11
}

$1 == "at" { at[id, $3] = $4; if (impl == "ours") at_list[where] = at_list[where] " " $3 }
$1 == "mix" { mix[id, $2, $3, $4] = $6; calls[id, $2, $3, $4] = $5; if (impl == "ours") mixes[$3] = 1 }
$1 == "size" { size[id, $2] = $3 }
$1 == "limit" { limit[id, $2] = $3 }
$1 == "end" { complete[id] = 1 }

function ratio(a, b) { return b ? sprintf("%.3f", a / b) : "-" }
function mean(id, kind, name, lim) {
	return calls[id, kind, name, lim] ? mix[id, kind, name, lim] / calls[id, kind, name, lim] : 0
}
function times(where, kind, variant, n, d, s) {
	return sprintf("%.1f", count[where, "simple", kind, variant, n, d, s] / \
		count[where, "ours", kind, variant, n, d, s])
}
# instructions per byte of 4096, of the first case
function per_byte(id, kind, d, s,  first, x) {
	split(case_list[where, kind], first, " ")
	x = count[id, kind, first[1], 4096, d, s]
	return x == "" ? "-" : sprintf("%.3f", x / 4096)
}
function pair(a, b) { return (a == "" ? "-" : a) "/" (b == "" ? "-" : b) }

# Do all cases have the same counts in this cell? 0 no, 1 yes and this is the first case, 2 yes
function alike(our, their, cell,  k, c, n, cs, other) {
	split(cell, k, SUBSEP)
	n = split(case_list[where, k[1]], cs, " ")
	for (c = 1; c <= n; c++) {
		other = k[1] SUBSEP cs[c] SUBSEP k[3] SUBSEP k[4] SUBSEP k[5]
		if (count[our, other] != count[our, cell] || count[their, other] != count[their, cell])
			return 0
	}
	return k[2] == cs[1] ? 1 : 2
}

# Measure routine @kind, case @only ("" = all): sets grid, over, judged (cells), not_grid (mean of
# the cells that are not judged); false if there is nothing.
function measure(where, opp, kind, only,  i, k, our, their, a, b, log_sum, log_not, not_n, same) {
	our = where SUBSEP "ours"
	their = where SUBSEP opp
	over = judged = 0
	for (i = 1; i <= n_keys[where]; i++) {
		split(key[where, i], k, SUBSEP)
		if (k[1] != kind || (only != "" && k[2] != only) || k[3] == 0)
			continue
		if (!((their, key[where, i]) in count))
			continue
		a = count[our, key[where, i]]
		b = count[their, key[where, i]]
		if ((their SUBSEP kind) in limit && k[3] > limit[their, kind]) {
			not_n++
			log_not += log(a / b)
			continue
		}
		judged++
		log_sum += log(a / b)
		if (a <= b)
			continue
		over++
		if (only != "")
			continue
		same = alike(our, their, key[where, i])
		if (same < 2)
			worse[where, opp, kind] = worse[where, opp, kind] sprintf(" %s%d+%d+%d:%d/%d", \
				same ? "" : k[2] ":", k[3], k[4], k[5], a, b)
	}
	grid = judged ? sprintf("%.3f", exp(log_sum / judged)) : "-"
	not_grid = not_n ? sprintf("%.3f", exp(log_not / not_n)) : ""
	return judged + not_n
}

# The line of a routine, and lines of its cases unless they are all alike
function row(where, opp, kind,  our, their, o, t, n, c, cs, text, differ, first) {
	our = where SUBSEP "ours"
	their = where SUBSEP opp
	if (!measure(where, opp, kind, ""))
		return
	o = mean(our, kind, "all", 128)
	t = mean(their, kind, "all", 128)
	printf "%-13s %-7s %-18s %7s %4d/%-4d %7s", where, opp, kind, grid, over, judged, not_grid
	printf " %6s %13s %6s", ratio(o, t), sprintf("%.1f/%.1f", o, t), \
		ratio(mean(our, kind, "all", "-"), mean(their, kind, "all", "-"))
	printf " %13s %13s %9s\n", pair(per_byte(our, kind, 0, 0), per_byte(their, kind, 0, 0)), \
		pair(per_byte(our, kind, 1, 0), per_byte(their, kind, 1, 0)), pair(size[our, kind], size[their, kind])
	n = split(case_list[where, kind], cs, " ")
	for (c = 1; n > 1 && c <= n; c++) {
		measure(where, opp, kind, cs[c])
		text = text sprintf("%-13s %-7s   %-16s %7s %4d/%-4d %7s\n", where, opp, kind ":" cs[c], grid, over, \
			judged, not_grid)
		if (c == 1)
			first = grid over
		else if (first != grid over)
			differ = 1
	}
	if (differ)
		printf "%s", text
}

END {
	print "Executed instructions, ours/theirs. grid: geometric mean of judged cells (n > 0), above 1: how many are;"
	print "others: the mean of cells that are not judged; mix128: calls up to 128 bytes of the mix of all; mix: all.\n"
	line = sprintf("%-13s %-7s %-18s %7s %9s %7s %6s %13s %6s %13s %13s %9s", "target-build", "against", \
		"routine", "grid", "above 1", "others", "mix128", "ours/theirs", "mix", "insn/B 4096", "dst+1", "code")
	for (w = 1; w <= n_where; w++) {
		where = wheres[w]
		n = split(opponents[where], opp, " ")
		nk = split(kind_list[where], kind, " ")
		print (w > 1 ? "\n" : "") line
		if ((where, "ours") in skipped) {
			print "****** " skipped[where, "ours"] ": " where " ours"
			continue
		}
		for (o = 1; o <= n; o++) {
			their = where SUBSEP opp[o]
			if (their in skipped || !(their in complete)) {
				print "****** " ((their in skipped) ? skipped[their] : "SKIP no result") ": " where " " opp[o]
				continue
			}
			for (k = 1; k <= nk; k++)
				row(where, opp[o], kind[k])
			printf "%-13s %-7s total code size %d/%d\n", where, opp[o], size[where, "ours", "all"], \
				size[their, "all"]
		}
	}
	print "\nMixes, instructions per call, ours/theirs (ratio)"
	split("spec structures packets pages all ksm", names, " ")
	for (w = 1; w <= n_where; w++) {
		where = wheres[w]
		n = split(opponents[where], opp, " ")
		nk = split(kind_list[where], kind, " ")
		for (o = 1; o <= n; o++)
			for (k = 1; k <= nk; k++) {
				if (!mean(where SUBSEP opp[o], kind[k], "all", "-"))
					continue
				printf "%-13s %-7s %-15s", where, opp[o], kind[k]
				for (m = 1; m <= 6; m++) {
					a = mean(where SUBSEP "ours", kind[k], names[m], "-")
					b = mean(where SUBSEP opp[o], kind[k], names[m], "-")
					if (b)
						printf " %s %.0f/%.0f (%s)", names[m], a, b, ratio(a, b)
				}
				print ""
			}
	}
	print "\nmemcmp of 4096 bytes that differ at a position, ours/theirs"
	for (w = 1; w <= n_where; w++) {
		where = wheres[w]
		n = split(opponents[where], opp, " ")
		na = split(at_list[where], pos, " ")
		for (o = 1; o <= n; o++) {
			if (!((where, opp[o], 0) in at))
				continue
			printf "%-13s %-7s", where, opp[o]
			for (a = 1; a <= na; a++)
				printf " %d:%d/%d", pos[a], at[where, "ours", pos[a]], at[where, opp[o], pos[a]]
			print ""
		}
	}
	print "\nTimes fewer executed instructions than the simple loops (which is not how many times faster)"
	split("32 100 1024 4096 65536", at_size, " ")
	for (w = 1; w <= n_where; w++) {
		where = wheres[w]
		nk = split(kind_list[where], kind, " ")
		for (k = 1; k <= nk; k++) {
			split(case_list[where, kind[k]], cs, " ")
			if (!((where, "simple", kind[k], cs[1], 32, 0, 0) in count))
				continue
			printf "%-13s %-11s", where, kind[k]
			for (m = 1; m <= 5; m++)
				printf " %5d: %s", at_size[m], times(where, kind[k], cs[1], at_size[m], 0, 0)
			printf "   dst+1:"
			for (m = 1; m <= 5; m++)
				printf " %5d: %s", at_size[m], times(where, kind[k], cs[1], at_size[m], 1, 0)
			print ""
		}
	}
	print "\nCells above 1.00: case:n+dst+src:ours/theirs; without a case: all of them"
	for (w = 1; w <= n_where; w++) {
		where = wheres[w]
		n = split(opponents[where], opp, " ")
		nk = split(kind_list[where], kind, " ")
		for (o = 1; o <= n; o++)
			for (k = 1; k <= nk; k++)
				if ((where, opp[o], kind[k]) in worse)
					printf "%s %s %s:%s\n", where, opp[o], kind[k], worse[where, opp[o], kind[k]]
	}
	if (cells) {
		print "target\topponent\troutine\tcase\tn\tdst\tsrc\tours\ttheirs\tratio\tjudged\t" \
			"our loads\tstores\tloaded\tstored\ttheir loads\tstores\tloaded\tstored" > cells
		for (w = 1; w <= n_where; w++) {
			where = wheres[w]
			n = split(opponents[where], opp, " ")
			for (o = 1; o <= n; o++)
				for (i = 1; i <= n_keys[where]; i++) {
					c = key[where, i]
					if (!((where, opp[o], c) in count))
						continue
					split(c, part, SUBSEP)
					judge = !((where, opp[o], part[1]) in limit) || \
						part[3] <= limit[where, opp[o], part[1]]
					text = c
					gsub(SUBSEP, "\t", text)
					print where "\t" opp[o] "\t" text "\t" count[where, "ours", c] "\t" \
						count[where, opp[o], c] "\t" \
						ratio(count[where, "ours", c], count[where, opp[o], c]) "\t" judge "\t" \
						rest[where, "ours", c] "\t" rest[where, opp[o], c] > cells
				}
		}
	}
}
