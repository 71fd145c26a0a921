# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# refused.awk - from the assembler's errors and the file: the file without the cases that have errors. Into report:
# REFUSED(macro, "what is wrong") for each, at the macro's definition. An error in a probe is one of MOV, which is in
# all cases: then it is the only one.

NR == FNR {
	# FILE:LINE: Error: TEXT, and for an error in a macro: FILE:LINE: Info: macro invoked from here
	n = split($0, part, ":")
	if (n < 3 || part[2] !~ /^[0-9]+$/)
		next
	if (/: (Error|Warning): /)
		sub(/^.*: (Error|Warning): /, "", $0)
	else if (!/macro invoked from here/)
		next
	else
		$0 = what
	what = $0
	if (!(part[2] in text))
		text[part[2]] = what
	next
}
FNR == 1 { id = 0 }
{ line[FNR] = $0; last = FNR }
# A function, with its header, ends where the next header begins.
$0 == "/*" { id++ }
$1 == "*" && $2 == "case" { about[id] = $0 }
{
	of[FNR] = id
	if ((FNR in text) && (id in about) && !(id in bad)) {
		bad[id] = text[FNR]
		if (/_probe_[0-9]+,/)
			in_probe = text[FNR]
	}
	if ($1 == "*" && $2 == "case" && $4 == "MOV") {
		place = $5
		sub(/;.*/, "", place)
	}
}
END {
	if (in_probe) {
		printf "REFUSED(MOV, \"%s: MOV: the assembler refuses it: %s\")\n", place, in_probe > report
		exit
	}
	for (i = 1; i <= last; i++)
		if (!(of[i] in bad))
			print line[i]
	for (i in bad) {
		split(about[i], word, " ")
		name = word[4]
		what = about[i]
		sub(/^ \* case [^ ]* [^ ]* /, "", what)
		n = split(what, field, ";")
		arguments = ""
		for (k = 4; k <= n; k++)
			arguments = arguments (k > 4 ? ", " : "") field[k]
		gsub(/["\\]/, "'", bad[i])
		printf "REFUSED(%s, \"%s: %s(%s): the assembler refuses it: %s\")\n", name, field[1], name, arguments,
			bad[i] > report
	}
}
