# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# features.awk -v features=A,B FILE
# Do to a kernel source for PowerPC what the kernel does to its text when it starts:
# of the feature sections keep those that hold with these features (CPU_FTR_A, ...).
# A section dropped without an alternative leaves nops in the kernel, which would count:
# an error here. Alternatives in the used files are equally long.

BEGIN { n = split(features, f, ","); for (i = 1; i <= n; i++) has["CPU_FTR_" f[i]] = 1 }

# Do the features of @mask have the values of @value (sums of names with |)?
function holds(mask, value,  i, n, m) {
	n = split(mask, m, /[ \t]*\|[ \t]*/)
	for (i = 1; i <= n; i++)
		if (((m[i]) in has) != (index("|" value "|", "|" m[i] "|") > 0))
			return 0
	return 1
}

function close_section(text,  arg) {
	arg = text
	sub(/^[^(]*\(/, "", arg)
	sub(/\)[^)]*$/, "", arg)
	gsub(/[ \t\\]/, "", arg)
	if (text ~ /IFSET/)
		keep = holds(arg, arg)
	else if (text ~ /IFCLR/)
		keep = holds(arg, "")
	else {
		split(arg, pair, ",")
		keep = holds(pair[1], pair[2])
	}
	if (!keep && text !~ /ALT_/) {
		print FILENAME ":" FNR ": a dropped feature section" > "/dev/stderr"
		exit 1
	}
	printf "%s", keep ? first : second
	first = second = ""
	part = 0
}

/^BEGIN_FTR_SECTION/ { part = 1; next }
/^FTR_SECTION_ELSE/ { part = 2; next }
part && /^(ALT_FTR_SECTION_END|END_FTR_SECTION)/ { ending = ""; closing = 1 }
closing {
	ending = ending $0
	if ($0 ~ /\\$/)
		next
	closing = 0
	close_section(ending)
	next
}
part == 1 { first = first $0 "\n"; next }
part == 2 { second = second $0 "\n"; next }
{ print }
