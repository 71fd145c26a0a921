BASED_ON(base)
DEFINE(XOR, <<
xor $1, $2, $3 \
nop
>>)
DEFINE(OR, <<
or $1, $2, $3 \<<>>
nop
@line nop \<<>>
>>)
