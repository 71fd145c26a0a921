BASED_ON(base)
DEFINE(XOR, <<xor $1, $2, $3>>)
