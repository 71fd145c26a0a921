BASED_ON(base)
// Accesses of user memory without an exception entry. The first is blamed alone, not the defaults that call it.
DEFINE(STORE_PIECE, <<STORE($2, $3, POINTER($1), DISP($1, $4, $2))>>)
DEFINE(LOAD_GROUP, <<
FOR(<<g_>>, 0, $2 - 1, <<LOAD(8, TEMP(g_), POINTER($1), NUMBER($3 + 8 * g_))>>)
>>)
CAPABILITY(ACCELERATOR_MIN, 200)
DEFINE(COPY_ALL, <<rep a0, a1, a2>>)
DEFINE(FILL_ALL, <<ACCESS(dst, 0, <<rep a0, a1>>)>>)
DEFINE(ALL_REST, <<nop>>)
