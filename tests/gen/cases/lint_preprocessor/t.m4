VARIANT(one, <<defined(ONE)>>)
VARIANT(two)
STREAM(<<
@file a.S
@about a
@routine memcpy memcpy exact
@title memcpy
IN(one, nop)
ret
>>)
