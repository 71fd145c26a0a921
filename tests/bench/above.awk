# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# above.awk OPPONENTS ABOVE CELLS
# The judged cells above 1.00 (cells of table.awk) by the lines of above.list that give their reasons;
# cells without a reason and lines without a cell are called out. Status 2 if a line is malformed.

BEGIN { FS = "\t" }

FNR == 1 {
	file = FILENAME
	sub(/.*\//, "", file)
}

# Builds that there are
file == "opponents.list" {
	if (/^#/ || split($0, f, / *\| */) < 6)
		next
	n = split(f[2], w, " ")
	for (i = 1; i <= n; i++)
		known[f[1] "-" w[i]] = 1
	next
}

function malformed(what) {
	print FILENAME ":" FNR ": error: " what > "/dev/stderr"
	errors++
}

# A line for each of its builds and routines: a group
file == "above.list" {
	if (/^#/ || /^[ \t]*$/)
		next
	if (split($0, f, /[ \t]*\|[ \t]*/) != 5 || f[5] == "") {
		malformed("not of the form: target-builds | routines | sizes | dst+src | reason")
		next
	}
	n_builds = split(f[1], builds, " ")
	n_kinds = split(f[2], names, " ")
	n_sizes = split(f[3], w, " ")
	for (i = 1; i <= n_sizes; i++)
		if (w[i] !~ /^([*]|[0-9]+(-[0-9]+)?)$/)
			malformed("\"" w[i] "\" is neither a size nor a range of sizes nor *")
	n_places = split(f[4], w, " ")
	for (i = 1; i <= n_places; i++)
		if (w[i] !~ /^([*]|([0-9]+|[*])[+]([0-9]+|[*]))$/)
			malformed("\"" w[i] "\" is neither dst+src (a * for any) nor *")
	if (!n_builds || !n_kinds || !n_sizes || !n_places)
		malformed("an empty field")
	for (i = 1; i <= n_builds; i++) {
		if (!(builds[i] in known))
			malformed("opponents.list has no " builds[i])
		for (j = 1; j <= n_kinds; j++) {
			line[++groups] = FILENAME ":" FNR
			build[groups] = builds[i]
			kind[groups] = names[j]
			sizes[groups] = f[3]
			places[groups] = f[4]
			reason[groups] = f[5]
		}
	}
	next
}

# Is size @n one of @list?
function size_fits(n, list,  w, k, i, ends) {
	k = split(list, w, " ")
	for (i = 1; i <= k; i++) {
		if (w[i] == "*")
			return 1
		if (split(w[i], ends, "-") == 1)
			ends[2] = ends[1]
		if (n >= ends[1] + 0 && n <= ends[2] + 0)
			return 1
	}
	return 0
}

# Are the offsets @dst and @src one of @list?
function place_fits(dst, src, list,  w, k, i, at) {
	k = split(list, w, " ")
	for (i = 1; i <= k; i++) {
		if (w[i] == "*")
			return 1
		split(w[i], at, "+")
		if ((at[1] == "*" || at[1] == dst) && (at[2] == "*" || at[2] == src))
			return 1
	}
	return 0
}

FNR == 1 || !$11 || !$5 { next }
{
	measured[$1] = 1
	if ($8 <= $9)
		next
	total++
	cell = ($4 == "-" ? "" : $4 ":") $5 "+" $6 "+" $7 ":" $8 "/" $9
	found = 0
	for (g = 1; g <= groups; g++) {
		if (build[g] != $1 || (kind[g] != $3 && kind[g] != $3 ":" $4) || !size_fits($5, sizes[g]) || \
				!place_fits($6, $7, places[g]))
			continue
		found = 1
		cells[g]++
		if ($8 / $9 > worst[g]) {
			worst[g] = $8 / $9
			place[g] = cell
		}
	}
	if (found)
		next
	without++
	id = $1 " " $2 " " $3
	if (!(id in open))
		ids[++n_ids] = id
	open[id] = open[id] " " cell
}

END {
	if (errors)
		exit 2
	print "Cells above 1.00, and why (tests/bench/above.list): how many, the worst (case:n+dst+src:ours/theirs), the reason\n"
	for (g = 1; g <= groups; g++) {
		if (!(build[g] in measured))
			continue
		if (g in cells)
			printf "%-13s %-20s %3d  %.2f %-28s %s\n", build[g], kind[g], cells[g], worst[g], place[g], reason[g]
		else
			stale[++n_stale] = g
	}
	for (i = 1; i <= n_ids; i++)
		print "****** NO REASON: " ids[i] ":" open[ids[i]]
	for (i = 1; i <= n_stale; i++) {
		g = stale[i]
		print "****** STALE: " line[g] ": no cell of " build[g] " " kind[g] " " sizes[g] " " places[g] " is above 1.00"
	}
	printf "\ncells above 1.00: %d, without a reason: %d; stale reasons: %d\n", total, without, n_stale
}
