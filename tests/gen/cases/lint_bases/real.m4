BASED_ON(base)
BASED_ON(../../x)
BASED_ON(<<nothing>>)
BASED_ON(base, more)
BASED_ON(base) BASED_ON(more)
OUTPUT_NAMES(X) BASED_ON(base)
  BASED_ON(<<base>>) // is one
// BASED_ON(..)
MACRO(NOT_BASED_ON, 0, <<>>)NOT_BASED_ON()
