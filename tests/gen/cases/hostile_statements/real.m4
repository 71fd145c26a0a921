BASED_ON(base)
// The separators of gas: ; for most, the others where a CPU has them. A label starts a statement, too.
DEFINE(XOR, <<xor $1, $2, $3; nop>>)
DEFINE(OR, <<or $1, $2, $3 ` nop>>)
DEFINE(NEGATE, <<here: neg $1, $2>>)
DEFINE(ADD, <<add $1, $2, $3 /* */>>)
DEFINE(SUB, <<
@raw sub $1, $2, $3; nop
>>)
