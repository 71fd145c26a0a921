BASED_ON(riscv)
VALUE_MACRO(AGAIN, 1, <<AGAIN($1)>>)
DEFINE(XOR, <<xor $1, $2, AGAIN($3)>>)
