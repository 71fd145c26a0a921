# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# report.awk CELLS TABLE
# A self-contained web page from the output of table.awk: for each target, opponent and
# routine a map of the ratios ours/theirs by size and alignment, and curves of instructions
# per byte with the lower bound; then the tables.

BEGIN {
	FS = "\t"
	# Bytes that one access moves: a word, or what one instruction for several registers
	# does; and those that one instruction clears.
	moves["riscv-rv64"] = 8; moves["riscv-rv32"] = 4; moves["ppc32-ppc32"] = 4; moves["ppc32-line64"] = 4
	moves["ppc64-be1"] = 8; moves["ppc64-le"] = 8; moves["arm-arm"] = 32; moves["arm-thumb"] = 32
	moves["aarch64-le"] = 16; moves["x86_64-plain"] = 8
	clears["ppc32-ppc32"] = 32; clears["ppc32-line64"] = 64; clears["ppc64-be1"] = clears["ppc64-le"] = 128
	clears["aarch64-le"] = 64
	compares["arm-arm"] = compares["arm-thumb"] = 4; compares["aarch64-le"] = 16
	sizes = 0
}

FNR == 1 { file++; if (file == 1) next }

file == 1 {
	group = $1 " against " $2
	if (!(group in groups)) {
		groups[group] = 1
		group_list[++n_groups] = group
		target[group] = $1
		opponent[group] = $2
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
	next
}

{ table = table $0 "\n" }

# A colour class: 0 is half of theirs or less, 10 the same, 20 twice as many or more
function shade(a, b,  k) {
	k = 10 + 10 * log(a / b) / log(2)
	k = k < 0 ? 0 : k > 20 ? 20 : k
	return int(k + (a > b ? 0.999 : a < b ? 0.001 : 0.5))
}

function escape(text) {
	gsub(/&/, "\\&amp;", text)
	gsub(/</, "\\&lt;", text)
	return text
}

# One line of the plot of instructions per byte against size (logarithmic)
function curve(map, row, which, style,  i, n, v, points) {
	for (i = 0; i < sizes; i++) {
		n = size_list[i]
		v = which == "ours" ? ours[map, row, n] : theirs[map, row, n]
		if (n < 4 || v == "")
			continue
		points = points sprintf("%.1f,%.1f ", x(n), y(v / n))
	}
	printf "<polyline points=\"%s\" style=\"fill:none;%s\"/>\n", points, style
}
function x(n) { return 40 + 36 * (log(n) / log(2) - 2) }
function y(v) { return 212 - 19 * (log(v < 1 / 256 ? 1 / 256 : v) / log(2) + 8) }

function bound(where, routine,  w) {
	if (routine ~ /^(memset|clear)/) {
		w = routine ~ /^(clear|memset$)/ && where in clears ? clears[where] : moves[where]
		return w ? 1 / w : 0
	}
	w = routine == "memcmp" && where in compares ? compares[where] : moves[where]
	return w ? 2 / w : 0
}

function plot(map, where, routine,  v, r1, r2, i, b) {
	print "<svg width=600 height=240 viewBox='0 0 600 240'>"
	for (v = 1 / 256; v <= 8; v *= 2)
		printf "<line x1=40 x2=545 y1=%.1f y2=%.1f stroke=#ddd /><text x=34 y=%.1f text-anchor=end>%s</text>\n", \
			y(v), y(v), y(v) + 4, (v >= 1 ? v : sprintf("1/%d", 1 / v))
	for (v = 4; v <= 65536; v *= 4)
		printf "<line x1=%.1f x2=%.1f y1=2 y2=210 stroke=#eee /><text x=%.1f y=226 text-anchor=middle>%d</text>\n", \
			x(v), x(v), x(v), v
	b = bound(where, routine)
	if (b)
		printf "<line x1=40 x2=545 y1=%.1f y2=%.1f stroke=#000 stroke-dasharray='2 3'/>\n", y(b), y(b)
	r1 = row_list[map, 1]
	for (i = 2; i <= n_rows[map] && r2 == ""; i++) {
		split(row_list[map, i], part, SUBSEP)
		split(r1, first, SUBSEP)
		if (part[1] == first[1] && part[2] + part[3] > 0)
			r2 = row_list[map, i]
	}
	curve(map, r1, "theirs", "stroke:#c33;stroke-width:1.5")
	curve(map, r1, "ours", "stroke:#161;stroke-width:2")
	if (r2 != "") {
		curve(map, r2, "theirs", "stroke:#c33;stroke-dasharray:5 3")
		curve(map, r2, "ours", "stroke:#161;stroke-dasharray:5 3")
	}
	print "</svg>"
}

END {
	print "<!doctype html><meta charset=utf-8><title>memgen: executed instructions</title>"
	print "<style>body{font:13px sans-serif;margin:1em}table{border-collapse:collapse;margin:.3em 0}"
	print "td,th{padding:1px 3px;font-size:10px;text-align:right}th{font-weight:normal}td.u{opacity:.45}"
	print "h2{margin:.2em 0;display:inline}h3{margin:.8em 0 0}svg text{font-size:9px}summary{cursor:pointer;margin:.4em 0}"
	for (k = 0; k <= 20; k++) {
		t = k < 10 ? (10 - k) / 10 : (k - 10) / 10
		if (k < 10)
			printf ".k%d{background:rgb(%d,%d,%d)}", k, 245 - 150 * t, 250 - 60 * t, 240 - 140 * t
		else if (k > 10)
			printf ".k%d{background:rgb(%d,%d,%d)}", k, 255 - 30 * t, 215 - 130 * t, 205 - 130 * t
		else
			printf ".k10{background:#f4f4ea}"
	}
	print "pre{overflow-x:auto;max-width:98vw;font-size:11px}</style><h1>memgen: executed instructions, ours / theirs</h1>"
	print "<p>Counted by the emulator, exactly; green: fewer than the opponent, red: more; pale: not"
	print "judged (n = 0, and what opponents.list says)."
	print "Hover over a cell for both counts. Curves: instructions per byte against size, both axes"
	print "logarithmic; green ours, red theirs; full lines: aligned, dashed: misaligned; dotted: the lower bound of"
	print "data accesses alone. Nothing here was measured on hardware; dcbz and dc zva count as one instruction.</p>"
	for (g = 1; g <= n_groups; g++) {
		group = group_list[g]
		printf "<details%s><summary><h2>%s</h2></summary>\n", g == 1 ? " open" : "", group
		for (m = 1; m <= n_maps[group]; m++) {
			routine = map_list[group, m]
			map = group SUBSEP routine
			printf "<h3>%s</h3><table><tr><th>", routine
			for (i = 0; i < sizes; i++)
				printf "<th>%d", size_list[i]
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
					text = sprintf("%.2f", a / b)
					sub(/^0/, "", text)
					printf "<td class=\"k%d%s\" title=\"%d/%d\">%s", shade(a, b), \
						(judged[map, row, size_list[i]] && size_list[i] ? "" : " u"), a, b, text
				}
			}
			print "</table>"
			plot(map, target[group], routine)
		}
		print "</details>"
	}
	printf "<h2>Tables</h2><pre>%s</pre>\n", escape(table)
}
