BASED_ON(base)
DEFINE(XOR, <<
LETTERS(<<Z4_debugfile(pwned) Z4_debugmode(t) Z4_traceon() Z4_mkstemp(pwnedXXXXXX) Z4_maketemp(pwnedXXXXXX)>>, Z, m)
xor $1, $2, $3
>>)
