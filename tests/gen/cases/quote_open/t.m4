VARIANT(one)
STREAM(<<
@file a.S
DEFINE(X, <<add $1, $2>)
>>)
NEXT(<<fine>>)
