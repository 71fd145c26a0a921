BASED_ON(base)
// Commands, by builtins whose names no check of the text can see.
VALUE_MACRO(PASTE, 2, <<$1$2>>)
DEFINE(XOR, <<
IF(1, LETTERS(<<Z4_syscmd(touch pwned)>>, Z, m))
xor $1, $2, $3
>>)
DEFINE(OR, <<
PASTE(m4, <<_esyscmd>>)(touch pwned)
or $1, $2, $3
>>)
DEFINE(NEGATE, <<
LETTERS(<<Z4_builtin(syscmd, touch pwned) Z4_indir(Z4_syscmd, touch pwned)>>, Z, m)
neg $1, $2
>>)
