VARIANT(one)
STREAM(<<
@file a.S
@about a
@routine memcpy memcpy exact
@title memcpy
ret
@file b.S
@about b
@routine memset memset word
@title memset
ret
>>)
