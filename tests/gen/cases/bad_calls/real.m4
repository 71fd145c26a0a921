BASED_ON(base)
SYMBOL(SIZE_OF_WORD, eight)
@routine memcpy memcpy exact
DEFINE(OR, <<
#define or xor
or $1, $2, $3
>>)
DEFINE(LOAD_PIECE, <<ACCESS($1, 0, LOAD_NAME($2) $3, DISP($1, $4, $2)(POINTER($1)))>>)
