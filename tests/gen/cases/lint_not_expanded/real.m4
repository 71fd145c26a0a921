BASED_ON(base)
VALUE_MACRO(HALF, 1, <<$1>>)
DEFINE(XOR, <<xor $1, $2, HALF $3>>)
DEFINE(OR, <<or $1, $2, HALF($3) ADD WORD>>)
