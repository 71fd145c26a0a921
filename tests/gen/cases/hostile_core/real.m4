BASED_ON(base)
// Macros of the language, of a template that is read later, of the contract's table, by each definer.
MACRO(<<IF>>, 3, <<$2>>)
VALUE_MACRO(<<DST>>, 0, <<a0>>)
MACRO(LOOP, 3, <<nop>>)
MACRO(LOAD, 4, <<nop>>)
DEFINE(<<ACCESS>>, <<nop>>)
DEFINE(<<FOR>>, <<nop>>)
CAPABILITY(<<LABEL>>, 1)
REGISTER(<<TEMP>>, a0)
DEFINE(WORD, <<nop>>)
@unknown
@macro
@error x
