BASED_ON(riscv)
DEFINE(XOR, <<xor $1, $2, $3>>)
