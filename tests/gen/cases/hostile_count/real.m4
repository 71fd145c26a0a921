BASED_ON(base)
DEFINE(XOR, <<FOR(<<i>>, 0, 2000000000, <<>>)>>)
