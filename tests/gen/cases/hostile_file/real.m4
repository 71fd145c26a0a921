BASED_ON(base)
DEFINE(KERNEL_FILES, <<
ROUTINE(memcpy, memcpy)
FILE(string.S, <<linux/linkage.h>>, <<memory>>)
ROUTINE(memset, memset)
>>)
