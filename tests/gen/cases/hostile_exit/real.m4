BASED_ON(base)
LETTERS(<<Z4_m4exit(0)>>, Z, m)
DEFINE(XOR, <<
LETTERS(<<Z4_m4exit(0) Z4_m4wrap(x)>>, Z, m)
xor $1, $2, $3
>>)
