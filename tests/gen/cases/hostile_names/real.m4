BASED_ON(base)
// What is printed by the generator itself: names of symbols, files, headers, comments.
SYMBOL(<<X;.incbin"/etc/passwd">>, 8)
VARIANT(xy, <<1 \>>)
DIALECT(<<none>>)
DEFINE(KERNEL_FILES, <<
FILE(../../pwned, <<../pwned.h /etc/passwd>>, <<about */ .incbin "/etc/passwd" /*>>)
ROUTINE(memcpy, <<x;y>>)
@label a b
@section x | */ nop /*
>>)
