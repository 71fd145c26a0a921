BASED_ON(base)
DEFINE(MOV, <<
@fault x
mv $1, $2
@fault x
>>)
DEFINE(FUNCTION_END, <<
@line SYM_FUNC_END($1)
@fault x
>>)
