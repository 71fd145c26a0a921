BASED_ON(base)
DEFINE_(LOAD, <<nop>>)
MACRO(POS_dst_, 0, <<5>>)
DEFINE(XOR, <<xor $1, $2, DST_>>)
