BASED_ON(base)
// What text cannot show: m4's define, and the private names of the language.
VALUE_MACRO(PASTE, 2, <<$1$2>>)
LETTERS(<<Z4_define(<<LOAD>>, <<nop>>)>>, Z, m)
LETTERS(<<Z4_pushdef(<<LOAD>>, <<nop>>)>>, Z, m)
LETTERS(<<Z4_undefine(<<LOAD>>)>>, Z, m)
IF(1, PASTE(<<DEFINE>>, <<_CALL>>)LETTERS(x, x, _)(<<LOAD>>, 4, nop, x))
LETTERS(<<POSxdstx>>, x, _)
DEFINE(XOR, <<
LETTERS(<<Z4_define(<<POS_dst>>LETTERS(x, x, _), 5)>>, Z, m)
xor $1, $2, $3
>>)
