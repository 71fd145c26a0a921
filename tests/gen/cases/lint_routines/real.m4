BASED_ON(base)
// What a routine lacks is said at the KERNEL_FILES that asked for it, or where an idiom needs it.
DEFINE(STORE_GROUP, <<
mv TEMP(7 + 1), ROLE(ZEROS)
FOR(<<g_>>, 0, $2 - 1, <<STORE_PIECE($1, 8, TEMP(g_), NUMBER($3 + 8 * g_), $4)>>)
>>)
DEFINE(KERNEL_FILES, <<
FILE(string.S, <<linux/linkage.h>>, <<memory>>)
ROUTINE(memcpy, memcpy)
ROUTINE(memcpyy, memcpy)
ROUTINE(memset, memset)
ROUTINE(memset16, memset16)
>>)
