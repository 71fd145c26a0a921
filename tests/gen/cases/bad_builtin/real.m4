BASED_ON(base)
// Without a prefix they are text, and must not become part of an instruction.
DEFINE(ADD_IMM, <<addi $1, $2, eval($3)>>)
DEFINE(XOR, <<ifelse($1, $2, nop, <<xor $1, $2, $3>>)>>)
DEFINE(OR, <<
dnl or
or $1, $2, $3
>>)
DEFINE(SHIFT_LEFT_IMM, <<slli $1, $2, len(xxx)>>)
DEFINE(FUNCTION_BEGIN, <<
@line SYM_FUNC_START(substr($1, 0))
>>)
eval(1 + 1)
