BASED_ON(riscv)
DEFINE(XOR, <<>>)
