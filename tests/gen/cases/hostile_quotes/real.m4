BASED_ON(base)
DEFINE(XOR, <<
LETTERS(<<Z4_changequote() Z4_changecom() Z4_divert(-1)>>, Z, m)
xor $1, $2, $3
>>)
