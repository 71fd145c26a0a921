BASED_ON(base)
// A quote that opens only when it is expanded swallows what comes after it.
VALUE_MACRO(SHOW, 1, <<[$1]>>)
DEFINE(XOR, <<xor SHOW(LETTERS(aa, a, <<<>>)>>)
