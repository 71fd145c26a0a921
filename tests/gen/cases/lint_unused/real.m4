BASED_ON(base)
MACRO(MINE, 0, <<nop>>)
VALUE_MACRO(YOURS, 0, <<1>>)
// Both are for UNALIGNED targets
DEFINE(LOAD_SPAN, <<nop>>)
DEFINE(STORE_SPAN, <<nop>>)
