# SPDX-License-Identifier: GPL-2.0-only OR MIT
#
# loops.awk -v target=TARGET -v word=BYTES -v line=BYTES -v from=ADDRESS -v end=ADDRESS -v loops=DIRECTORY
# From a disassembly, write each innermost loop between the addresses that moves,
# clears or compares memory to a file of its own, as llvm-mca reads it. Prints
# "FILE SYMBOL OFFSET KIND INSTRUCTIONS ACCESSES BYTES" for each. KIND: lines (of the cache), merge (words made
# of two loads), small (up to a word at a time), bulk.

/^[0-9a-f]+ <.*>:$/ {
	symbol = $2
	gsub(/[<>:]/, "", symbol)
	start = hex($1)
	sub(/^\./, "", symbol)
	next
}

/^ *[0-9a-f]+:\t/ {
	split($0, field, "\t")
	text[++n] = field[2] (field[3] == "" ? "" : " " field[3])
	sub(/:.*/, "", field[1])
	at[n] = hex(field[1])
	if (at[n] < hex(from) || at[n] >= hex(end)) {
		n--
		next
	}
	sub(/[ \t]*(@|\/\/|#) .*/, "", text[n])
	owner[n] = symbol
	offset[n] = at[n] - start
	index_of[at[n]] = n
}

function hex(s,  i, v) {
	gsub(/[^0-9a-f]/, "", s)
	for (i = 1; i <= length(s); i++)
		v = 16 * v + index("0123456789abcdef", substr(s, i, 1)) - 1
	return v
}

# The target of a branch, 0 if it is none
function goal(t) {
	if (t !~ /<.*>/)
		return 0
	sub(/ *<.*/, "", t)
	sub(/.*[ ,\t]/, "", t)
	return hex(t)
}

# Bytes that instruction @t accesses; sets is_store
function access(t,  m, list) {
	m = t
	sub(/[ \t].*/, "", m)
	is_store = m ~ /^(st|s[dwbh]$|sw[lr]$|str)/
	if (t ~ /^(ldm|stm)/) {
		list = t
		gsub(/[^,]/, "", list)
		return 4 * length(list)
	}
	if (t ~ /^(dcbz|dc[ \t]+zva)/) {
		is_store = 1
		return line
	}
	if (target == "riscv")
		return m ~ /^[ls]d$/ ? 8 : m ~ /^(lwu?|sw)$/ ? 4 : m ~ /^(l|s)hu?$/ ? 2 : m ~ /^(lbu?|sb)$/ ? 1 : 0
	if (target == "mips")
		return m ~ /^(lw|sw)/ ? 4 : m ~ /^(lhu?|sh)$/ ? 2 : m ~ /^(lbu?|sb)$/ ? 1 : 0
	if (target ~ /^ppc/)
		return m ~ /^(ld|std)/ ? 8 : m ~ /^(lwz|stw|lwbrx)/ ? 4 : m ~ /^(lhz|sth|lhbrx)/ ? 2 : m ~ /^(lbz|stb)/ ? 1 : 0
	if (target == "arm")
		return m ~ /^(ldr|str)d/ ? 8 : m ~ /^(ldr|str)b/ ? 1 : m ~ /^(ldr|str)h/ ? 2 : m ~ /^(ldr|str)/ ? 4 : 0
	if (target == "aarch64") {
		if (m !~ /^(ld|st)/)
			return 0
		list = m ~ /b$/ ? 1 : m ~ /h$/ ? 2 : t ~ /^[a-z]+[ \t]+w/ ? 4 : 8
		return m ~ /^(ldn?p|stn?p)/ ? 2 * list : list
	}
	if (t !~ /\(/ || m ~ /^(lea|j|nop)/)
		return 0
	is_store = m ~ /^mov/ && t ~ /\)$/
	return t ~ /%[a-z]+l[,]|%[a-d]l$|%sil|%dil|b[,$]/ && m !~ /q$/ ? 1 : t ~ /%e|%r[0-9]+d/ ? 4 : 8
}

END {
	for (i = 1; i <= n; i++) {
		to = goal(text[i])
		# A jump to the start of a routine is no loop, but a smaller size in disguise.
		if (!to || to > at[i] || !offset[index_of[to]] || !(to in index_of) || i - index_of[to] > 100)
			continue
		first = index_of[to]
		inner = 1
		loaded = stored = accesses = shifts = lines = 0
		last = i + (target == "mips")	# the delay slot, too
		for (j = first; j <= last; j++) {
			if (j < i && (back = goal(text[j])) && back <= at[j] && back >= to)
				inner = 0
			# Past a jump or return it is another path that jumps back to this one.
			if (j < i && text[j] ~ /^(ret|blr|bx +lr|(b|b\.n|b\.w|j|jmp)[ \t])/)
				inner = 0
			bytes = access(text[j])
			accesses += bytes > 0
			shifts += text[j] ~ /^(sll|srl|sld|srd|slw|srw|lsl|lsr)|, ?(lsl|lsr) #/
			lines += text[j] ~ /^(dcbz|dc[ \t]+zva)/
			if (is_store)
				stored += bytes
			else
				loaded += bytes
		}
		bytes = !stored ? loaded / 2 : lines && loaded ? loaded : stored
		# No loop over words: a jump back to the way over smaller sizes
		if (!inner || bytes < 1 || (bytes > word && bytes % word))
			continue
		kind = lines ? "lines" : bytes <= word ? "small" : shifts >= 2 ? "merge" : "bulk"
		file = loops "/" sprintf("%s_%x.s", owner[i], offset[first])
		print "loop:" > file
		for (j = first; j <= last; j++) {
			insn = text[j]
			if (goal(insn)) {
				sub(/[0-9a-f]+ <.*>/, goal(text[j]) == to ? "loop" : "out", insn)
				sub(/[+-] /, " ", insn)
			}
			if (target ~ /^ppc/) {
				gsub(/,r/, ",%r", insn)
				gsub(/ r/, " %r", insn)
				gsub(/\(r/, "(%r", insn)
			}
			# Another assembler's way to write it; it crashes at some widths
			sub(/^dcbtct[ \t]/, "dcbt ", insn)
			if (target == "arm")
				sub(/\.[nw] /, " ", insn)
			print "\t" insn > file
		}
		print "out:" > file
		close(file)
		printf "%s %s 0x%x %s %d %d %d\n", file, owner[i], offset[first], kind, last - first + 1, accesses, bytes
	}
}
