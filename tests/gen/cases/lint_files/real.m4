BASED_ON(base)
DEFINE(FUNCTION_END, <<
@line SYM_FUNC_END($1)
@if defined(CONFIG_X)
>>)
DEFINE(KERNEL_FILES, <<
FILE(string.S, <<linux/linkage.h>>, <<memory>>)
ROUTINE(memcpy, memcpy)
ROUTINE(memcpy, memcpy2)
ROUTINE(memcmp, mem cmp)
ROUTINE(clear_user, memcpy)
@endif
@endif
@endif
@endif
@endif
FILE(string.S, <<linux/linkage.h>>, <<memory>>)
ROUTINE(memset64, memset64)
@else
@else
>>)
