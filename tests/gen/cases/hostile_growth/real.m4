BASED_ON(base)
VALUE_MACRO(GROW, 1, <<GROW($1$1)>>)
DEFINE(XOR, <<xor $1, $2, GROW($3$3$3$3)>>)
