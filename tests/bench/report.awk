# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# report.awk SUMMARY CELLS RESULT... TEXT...
# A self-contained web page of what the bench has measured: the rows of summary.awk, the cells of table.awk,
# the mixes in the results of which it makes its tables; and TEXTs, NAME.txt, as they are.

BEGIN {
	FS = "\t"
	# Bytes that one access moves: a word, or what one instruction for several registers
	# does; and those that one instruction clears.
	moves["riscv-rv64"] = 8; moves["riscv-rv32"] = 4; moves["ppc32-ppc32"] = 4; moves["ppc32-line64"] = 4
	moves["ppc64-be1"] = 8; moves["ppc64-le"] = 8; moves["arm-arm"] = 32; moves["arm-thumb"] = 32
	moves["mips-be"] = 4; moves["aarch64-le"] = 16; moves["x86_64-plain"] = 8
	clears["ppc32-ppc32"] = 32; clears["ppc32-line64"] = 64; clears["ppc64-be1"] = clears["ppc64-le"] = 128
	clears["aarch64-le"] = 64
	compares["arm-arm"] = compares["arm-thumb"] = 4; compares["aarch64-le"] = 16
	n_mixes = split("spec structures packets pages all ksm", mix_name, " ")
	sizes = 0
}

FNR == 1 {
	parts = split(FILENAME, part, "/")
	where = part[parts - 1]
	file = impl = part[parts]
	sub(/\.tsv$/, "", impl)
}

file ~ /\.txt$/ { text[file] = text[file] escape($0) "\n"; next }
file == "summary.tsv" { summary[++n_summary] = $0; next }

file == "cells.tsv" {
	if (FNR == 1)
		next
	group = $1 SUBSEP $2
	if (!(group in groups)) {
		groups[group] = 1
		group_list[++n_groups] = group
	}
	map = group SUBSEP $3
	if (!(map in maps)) {
		maps[map] = 1
		map_list[group, ++n_maps[group]] = $3
	}
	row = $4 SUBSEP $6 SUBSEP $7
	if (!((map, row) in rows)) {
		rows[map, row] = 1
		row_list[map, ++n_rows[map]] = row
	}
	if (!($5 in is_size)) {
		is_size[$5] = 1
		size_list[sizes++] = $5
	}
	ours[map, row, $5] = $8
	theirs[map, row, $5] = $9
	judged[map, row, $5] = $11
	if ($5 == 4096) {
		each[map, row] = ($12 + $13 ? sprintf("%.1f", ($14 + $15) / ($12 + $13)) : "-") " / " \
			($16 + $17 ? sprintf("%.1f", ($18 + $19) / ($16 + $17)) : "-")
	}
	if ($11 && $5 && $8 > $9)
		bad[++n_bad] = $8 / $9 FS $0
	next
}

$1 == "mix" && $4 == "-" { mix[where, impl, $2, $3] = $6 / $5 }
$1 == "size" { size[where, impl, $2] = $3 }
/^SKIP/ { skipped[++n_skipped] = where " against " impl ": " substr($0, 6) }

function escape(s) {
	gsub(/&/, "\\&amp;", s)
	gsub(/</, "\\&lt;", s)
	gsub(/>/, "\\&gt;", s)
	return s
}

# A colour class: 0 is half of theirs or less, 10 the same, 20 twice as many or more
function shade(ratio,  k) {
	k = 10 + 10 * log(ratio) / log(2)
	k = k < 0 ? 0 : k > 20 ? 20 : k
	return int(k + (ratio > 1 ? 0.999 : ratio < 1 ? 0.001 : 0.5))
}
function ratio_cell(ratio, title) {
	return ratio == "" ? "<td>" : sprintf("<td class='k%d' title='%s'>%.2f", shade(ratio), title, ratio)
}
# A ratio with the goal that it should not exceed
function goal_cell(ratio, goal) {
	if (ratio == "")
		return "<td><td>"
	return ratio_cell(ratio, "") (goal == "" || goal == "-" ? "<td>" : \
		"<td class='" (ratio > goal + 0.0005 ? "no" : "yes") "'>" goal)
}
function name(group,  g) {
	split(group, g, SUBSEP)
	return g[1] " against " g[2]
}
function anchor(group,  g) {
	split(group, g, SUBSEP)
	return g[1] "-" g[2]
}

# Instructions per byte that the accesses alone take
function bound(where, routine,  w) {
	if (routine ~ /^(memset|clear)/) {
		w = where in clears ? clears[where] : moves[where]
		return w ? 1 / w : 0
	}
	w = routine == "memcmp" && where in compares ? compares[where] : moves[where]
	return w ? 2 / w : 0
}

# The plot: powers of two, instructions per byte from 2^low to 2^high
function x(n) { return 44 + 36 * (log(n) / log(2) - 2) }
function y(v) { return 12 + 200 * (high - log(v) / log(2)) / (high - low) }
function power(v) { return v >= 1 ? v : "1/" 1 / v }
function widen(v,  e) {
	if (v <= 0)
		return
	e = log(v) / log(2)
	if (e < low)
		low = int(e - 0.999)
	if (e > high)
		high = int(e + 0.999)
}
function curve(map, row, values, class,  i, n, points) {
	for (i = 0; i < sizes; i++) {
		n = size_list[i]
		if (n >= 4 && values[map, row, n])
			points = points sprintf("%.1f,%.1f ", x(n), y(values[map, row, n] / n))
	}
	printf "<polyline points='%s' class='%s'/>\n", points, class
}

function plot(map, where, routine,  v, r1, r2, i, b, n, first, part) {
	r1 = row_list[map, 1]
	split(r1, first, SUBSEP)
	for (i = 2; i <= n_rows[map] && r2 == ""; i++) {
		split(row_list[map, i], part, SUBSEP)
		if (part[1] == first[1] && part[2] + part[3] > 0)
			r2 = row_list[map, i]
	}
	b = bound(where, routine)
	low = 0
	high = 1
	for (i = 0; i < sizes; i++) {
		n = size_list[i]
		if (n < 4)
			continue
		widen(ours[map, r1, n] / n)
		widen(theirs[map, r1, n] / n)
		widen(ours[map, r2, n] / n)
		widen(theirs[map, r2, n] / n)
	}
	if (b)
		widen(b)
	print "<svg width='720' height='244' viewBox='0 0 720 244'>"
	for (i = low; i <= high; i++)
		printf "<line x1='44' x2='548' y1='%.1f' y2='%.1f' class='g'/><text x='38' y='%.1f' class='r'>%s</text>\n", \
			y(2 ^ i), y(2 ^ i), y(2 ^ i) + 4, power(2 ^ i)
	for (v = 4; v <= 65536; v *= 4)
		printf "<line x1='%.1f' x2='%.1f' y1='12' y2='212' class='g'/><text x='%.1f' y='228' class='m'>%d</text>\n", \
			x(v), x(v), x(v), v
	print "<text x='296' y='242' class='m'>bytes</text>"
	if (b)
		printf "<line x1='44' x2='548' y1='%.1f' y2='%.1f' class='b'/>\n", y(b), y(b)
	curve(map, r1, theirs, "t")
	curve(map, r1, ours, "o")
	if (r2 != "") {
		curve(map, r2, theirs, "t d")
		curve(map, r2, ours, "o d")
	}
	legend(30, "o", "ours" (r2 == "" ? "" : ", aligned"))
	legend(48, "t", "theirs" (r2 == "" ? "" : ", aligned"))
	if (r2 != "") {
		legend(66, "o d", "ours, misaligned")
		legend(84, "t d", "theirs, misaligned")
	}
	if (b)
		legend(102, "b", "accesses alone")
	print "</svg>"
}
function legend(at, class, what) {
	printf "<polyline points='562,%d 590,%d' class='%s'/><text x='596' y='%d'>%s</text>\n", at, at, class, at + 4, what
}

function heat(map,  i, r, row, part, a, b) {
	printf "<table class='map'><tr><th>case, dst+, src+"
	for (i = 0; i < sizes; i++)
		printf "<th>%d", size_list[i]
	printf "<th>B/access"
	for (r = 1; r <= n_rows[map]; r++) {
		row = row_list[map, r]
		split(row, part, SUBSEP)
		printf "\n<tr><th>%s +%d +%d", part[1] == "-" ? "" : part[1], part[2], part[3]
		for (i = 0; i < sizes; i++) {
			a = ours[map, row, size_list[i]]
			b = theirs[map, row, size_list[i]]
			if (a == "" || !b) {
				printf "<td>"
				continue
			}
			printf "<td class='k%d%s' title='%d/%d'>%s", shade(a / b), \
				judged[map, row, size_list[i]] && size_list[i] ? "" : " u", a, b, short(a / b)
		}
		if ((map, row) in each)
			printf "<td class='w'>%s", each[map, row]
	}
	print "</table>"
}
function short(ratio,  s) {
	s = sprintf("%.2f", ratio)
	sub(/^0/, "", s)
	return s
}

function style(  k, t) {
	print "<style>body{font:13px/1.35 sans-serif;margin:1em 1.5em;color:#222}h1{margin:0}h2{border-bottom:1px solid #bbb;margin:1.2em 0 .4em}"
	print "h3{margin:.9em 0 .2em}table{border-collapse:collapse;margin:.3em 0}td,th{padding:1px 5px;text-align:right;font-size:12px}"
	print "th{font-weight:normal;color:#555}td.l,th.l{text-align:left}.map td,.map th{padding:1px 2px;font-size:10.5px;min-width:21px}.map .w{padding-left:8px;white-space:nowrap}"
	print "tr.s td{border-top:1px solid #ccc}td.u{opacity:.4}td.no{color:#b00}td.yes{color:#060}summary{cursor:pointer;font-size:15px;margin:.35em 0}"
	print "pre{font-size:11px;overflow-x:auto;background:#f7f7f5;padding:.5em}svg text{font-size:10px;fill:#444}svg .r{text-anchor:end}"
	print "svg .m{text-anchor:middle}.g{stroke:#e4e4e0}.b{stroke:#000;stroke-dasharray:2 3;fill:none}.o{stroke:#161;stroke-width:2;fill:none}"
	print ".t{stroke:#c33;stroke-width:1.5;fill:none}.d{stroke-dasharray:6 3}nav a{margin-right:1em}"
	for (k = 0; k <= 20; k++) {
		t = k < 10 ? (10 - k) / 10 : (k - 10) / 10
		if (k < 10)
			printf ".k%d{background:rgb(%d,%d,%d)}", k, 236 - 130 * t, 247 - 50 * t, 232 - 120 * t
		else if (k > 10)
			printf ".k%d{background:rgb(%d,%d,%d)}", k, 255 - 25 * t, 222 - 120 * t, 212 - 120 * t
		else
			printf ".k10{background:#f4f4ea}"
	}
	print "</style>"
}

function summaries(  i, f, last) {
	print "<h2 id='summary'>Summary</h2><p>Ratios of executed instructions, ours / theirs. grid: geometric mean over the judged cells;"
	print "mix128: mean per call of the mix up to 128 bytes; beside them the goal, red if it is missed. above: cells above 1.00."
	print "code: bytes. loops: bytes of a block of ours and its instructions beyond the accesses (merge: also per word;"
	print "memcmp: all per word).</p>"
	print "<table><tr><th class='l'>target-build<th class='l'>against<th class='l'>routine<th>grid<th>goal<th>mix128<th>goal<th>above<th>of<th>worst" \
		"<th class='l'>at case:n+dst+src:ours/theirs<th>code<th>theirs<th class='l'>loops"
	for (i = 1; i <= n_summary; i++) {
		split(summary[i], f, FS)
		printf "<tr%s><td class='l'>%s<td class='l'>%s<td class='l'>%s%s%s<td>%s<td>%d%s<td class='l'>%s<td>%s<td>%s<td class='l'>%s\n", \
			f[1] == last ? "" : " class='s'", f[1] == last ? "" : "<a href='#" f[1] "-" f[2] "'>" f[1] "</a>", f[2], f[3], \
			goal_cell(f[4], f[5]), goal_cell(f[6], f[7]), f[8] ? f[8] : "", f[9], ratio_cell(f[10], ""), f[11], \
			f[12], f[13], f[14]
		last = f[1]
		if (split(summary[i + 1], f, FS) < 1 || f[1] != last)
			printf "<tr><td class='l'><td class='l'><td class='l'>all<td><td><td><td><td><td><td><td class='l'><td>%d\n", \
				size[last, "ours", "all"]
	}
	print "</table>"
}

function mixes(  g, m, k, a, b, r, last, group) {
	print "<h2 id='mixes'>Mixes</h2><p>Instructions per call, ours / theirs, and the ratio; all sizes of a mix.</p>"
	printf "<table><tr><th class='l'>target-build<th class='l'>against<th class='l'>routine"
	for (k = 1; k <= n_mixes; k++)
		printf "<th colspan='2'>%s", mix_name[k]
	print ""
	for (g = 1; g <= n_groups; g++) {
		group = group_list[g]
		split(group, part, SUBSEP)
		for (m = 1; m <= n_maps[group]; m++) {
			r = map_list[group, m]
			printf "<tr%s><td class='l'>%s<td class='l'>%s<td class='l'>%s", group == last ? "" : " class='s'", \
				group == last ? "" : part[1], group == last ? "" : part[2], r
			last = group
			for (k = 1; k <= n_mixes; k++) {
				a = mix[part[1], "ours", r, mix_name[k]]
				b = mix[part[1], part[2], r, mix_name[k]]
				if (a && b)
					printf "<td>%.0f/%.0f%s", a, b, ratio_cell(a / b, "")
				else
					printf "<td><td>"
			}
			print ""
		}
	}
	print "</table>"
}

# The judged cells with the highest ratios
function worst_cells(  i, j, best, f, top) {
	printf "<h2 id='worst'>Worst cells</h2><p>%d judged cells are above 1.00 (all of them: at the end of the tables below). The worst:</p>\n", n_bad
	print "<table><tr><th class='l'>target-build<th class='l'>against<th class='l'>routine<th class='l'>case<th>n<th>dst+<th>src+<th>ours<th>theirs<th>ratio"
	for (i = 1; i <= 40 && i <= n_bad; i++) {
		best = 0
		for (j = 1; j <= n_bad; j++)
			if (!(j in top) && (!best || bad[j] + 0 > bad[best] + 0))
				best = j
		top[best] = 1
		split(bad[best], f, FS)
		printf "<tr><td class='l'>%s<td class='l'>%s<td class='l'>%s<td class='l'>%s<td>%d<td>%d<td>%d<td>%d<td>%d%s\n", f[2], f[3], f[4], \
			f[5], f[6], f[7], f[8], f[9], f[10], ratio_cell(f[1], "")
	}
	print "</table>"
}

function section(id, title, file, how) {
	printf "<h2 id='%s'>%s</h2>\n", id, title
	if (file in text)
		printf "<pre>%s</pre>\n", text[file]
	else
		printf "<p>Not measured: %s.</p>\n", how
}

END {
	print "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>memgen: measurements</title>"
	style()
	print "</head><body><h1>memgen: ours against theirs</h1>"
	print "<nav><a href='#summary'>summary</a><a href='#limits'>what is not measured</a><a href='#mixes'>mixes</a><a href='#maps'>maps and curves</a>" \
		"<a href='#worst'>worst cells</a><a href='#above'>reasons</a><a href='#native'>time on x86-64</a><a href='#cycles'>models</a><a href='#headlines'>headlines</a>" \
		"<a href='#tables'>tables</a></nav>"
	summaries()
	print "<h2 id='limits'>What is not measured</h2><ul>"
	print "<li>Only the section on x86-64 is time, on the one machine that ran it. Everything else has not been measured on hardware: instructions"
	print "are counted by an emulator, exactly, and cycles are those of models."
	print "<li>A count knows no caches, no prediction of branches, no width of a CPU, no penalty of unaligned accesses: fewer instructions"
	print "need not be less time. dcbz, dc zva, ldm and stm count as one instruction, prefetches too."
	print "<li>The models have all data in the nearest cache. No CPU of ppc32 has one."
	print "<li>Not judged, and pale below: n = 0; vector loops of ppc64 (above 4096 bytes, user copies above 3328, memcmp from 4096); rep on x86,"
	print "whose count says nothing; the C libraries, since no kernel runs them. What saving vector registers costs the kernel is not counted.</ul>"
	if (n_skipped) {
		print "<h3>Skipped</h3><ul>"
		for (i = 1; i <= n_skipped; i++)
			print "<li>" escape(skipped[i])
		print "</ul>"
	}
	mixes()
	print "<h2 id='maps'>Maps and curves</h2><p>Ratio by size (columns, bytes) and by case and alignment (rows); green: fewer than"
	print "theirs, red: more; both counts are shown when pointing at a cell. B/access: bytes per load or store at 4096 bytes,"
	print "ours / theirs (as the emulator sees them: a word of ldm each; dc zva and dcbz are none). Curves: instructions"
	print "per byte against size, both axes logarithmic.</p>"
	for (pass = 1; pass <= 2; pass++)
		for (g = 1; g <= n_groups; g++) {
			group = group_list[g]
			split(group, part, SUBSEP)
			if ((part[2] == "linux" || part[2] == "power7") != (pass == 1))
				continue
			printf "<details id='%s'%s><summary>%s</summary>\n", anchor(group), part[2] == "linux" ? " open" : "", name(group)
			for (m = 1; m <= n_maps[group]; m++) {
				routine = map_list[group, m]
				printf "<h3>%s: %s</h3>\n", name(group), routine
				heat(group SUBSEP routine)
				plot(group SUBSEP routine, part[1], routine)
			}
			print "</details>"
		}
	worst_cells()
	section("above", "Cells above 1.00, and why", "above.txt", "make bench")
	section("native", "Time on x86-64", "native.txt", "make bench-native")
	section("cycles", "Models of CPUs", "cycles.txt", "make bench-cycles")
	section("headlines", "Headlines", "headlines.txt", "make bench-headlines")
	section("tables", "Tables", "table.txt", "make bench")
	print "</body></html>"
}
