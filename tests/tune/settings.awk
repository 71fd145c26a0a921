# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# settings.awk CHOICES CONTRACT
# From what `memgen choices` says of a target and the contract's table: the arguments of tests/tune/try for each attempt. Each choice
# left out; each capability with a default at the values that are tuned, and at those at and around the ends of its range; then so many pairs.

function try(options) { printf "%s \"%s\" \"%s\" %s\n", target, builds, first, options }

# A value of a capability, once
function value(name, v)
{
	if ((name, v) in known)
		return
	known[name, v] = 1
	if (v != now[name])
		single[++n] = "--set " name "=" v
}

BEGIN { FS = "\t"; srand(1) }

$1 == "own" {
	single[++n] = "--without " $2
	gsub(/ /, " --without ", single[n])
	sub(/--without --without/, "--without", single[n])
}
$1 == "tunable" {
	now[$2] = $3
	values = split($4, list, " ")
	for (i = 1; i <= values; i++)
		value($2, list[i])
}

/^CONTRACT\(capability, [A-Z0-9_]*, default/ {
	split($0, part, ", ")
	gsub(/[<>]/, "", part[4])
	name = part[2]
	# What LOAD and STORE can is not set from outside.
	if (name == "SUM_AS_BASE")
		next
	if (split(part[4], end, "[.][.]") == 2) {
		for (i = -1; i <= 3; i++)
			value(name, end[1] + i)
		value(name, end[2])
		value(name, end[2] + 1)
	} else {
		values = split(part[4], list, "|")
		for (i = 1; i <= values; i++)
			value(name, list[i])
		value(name, list[values] + 1)
	}
}

END {
	for (i = 1; i <= n; i++)
		try(single[i])
	for (i = 1; i <= pairs; i++)
		try(single[1 + int(rand() * n)] " " single[1 + int(rand() * n)])
}
