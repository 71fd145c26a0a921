// Sections in another order: each variant must keep its own.
VARIANT(one)
VARIANT(two, <<defined(TWO)>>)
STREAM(<<
@file a.S
@about order
@routine memcpy memcpy exact
@title memcpy
@section a | First in one.
nop
IN(one, <<
@section b
mul r1
@section c
div r1
>>, <<
@section c
div r1
@section b
mul r1
>>)
@section d
ret
>>)
