BASED_ON(riscv)
DEFINE(XOR, <<FOR(<<i>>, 0, 2000000000, <<>>)>>)
