BASED_ON(base)
MACRO(add, 3, <<addi $1, $2, $3>>)
VALUE_MACRO(Mine, 0, <<1>>)
DEFINE(XOR, <<xor $1, $2, $3>>)
