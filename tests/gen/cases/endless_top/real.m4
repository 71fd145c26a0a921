BASED_ON(base)
MACRO(MINE, 0, <<nop>>)

FOR(<<i>>, 1, 1000000000, <<>>)
