VARIANT(one)
// m4_syscmd(date) in a comment is harmless, and so is an apostrophe: it's nothing
m4_syscmd(date)
STREAM(<<esyscmd(date)>>)
include(/etc/passwd)
#include "/etc/passwd"
  # define X 1
add r1, r2 \
_Pragma("once")
m4_define(X, m4_undivert(/etc/passwd))
MISSPELT(a, b)
// BASED_ON(nobody) is in lint_bases: with a base missing nothing more is said.
ZERO__
café
