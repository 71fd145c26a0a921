BASED_ON(base)
// Within the limits of m4, but too much for what is not linear in the generator.
MACRO(MANY, 0, <<
FOR(<<i>>, 1, 60000, <<
LABEL(xx<<>>i)
nop
>>)
>>)
DEFINE(KERNEL_FILES, <<
FILE(string.S, <<linux/linkage.h>>, <<memory>>)
ROUTINE(memcpy, memcpy)
MANY()
>>)
