BASED_ON(base)
#include "/etc/passwd"
  # define add sub
DEFINE(XOR, <<
_Pragma("GCC dependency \"/etc/passwd\"")
LETTERS(<<#>>, x, y)include "/etc/passwd"
xor $1, $2, $3
>>)
DEFINE(OR, <<
@line <<#>>include "/etc/passwd"
@line /**/ <<#>>include "/etc/passwd"
@raw  <<#>> define add sub
@line %:include "/etc/passwd"
@if __has_include("/etc/passwd")
@endif
or $1, $2, $3
>>)
