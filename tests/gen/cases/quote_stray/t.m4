VARIANT(one)
STREAM(<<
@file a.S
>>)
DEFINE(X, add $1>>)
NEXT(<<never closed too)
