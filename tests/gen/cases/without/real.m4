BASED_ON(base)
CAPABILITY(BULK_WORDS, 4)
DEFINE(SKIP_BIT, <<
own_test $1, $2
beqz $1, $3
>>)
DEFINE(BITS_PREPARE, <<own_bits $1>>)
