VARIANT(one)
BASED_ON(base)
STREAM(<<
@file a.S
@about a
@routine memcpy memcpy exact
@title memcpy
RETURN
>>)
