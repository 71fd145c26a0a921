BASED_ON(base)
DEFINE(LOAD, <<
LOAD_NAME($1) $2, $4($3)
slli $2, $2, 0
>>)
DEFINE(STORE, <<IF($1 == 2, <<>>, <<STORE_NAME($1) $2, $4($3)>>)>>)
