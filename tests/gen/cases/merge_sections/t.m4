// Three variants: thumb and big have conditions, arm is the default.
VARIANT(arm)
VARIANT(thumb, <<defined(CONFIG_THUMB2_KERNEL)>>)
VARIANT(big, <<!defined(CONFIG_SMALL) && CONFIG_X>>)
@symbol SZ IN(thumb, 2, 4)
STREAM(<<
@file a.S
@about sections of three variants
@section pull | Shift towards the first byte.
@line SHIFT_NAME(IN(big, lsl, lsr))
@section end
@routine memcpy memcpy exact
@title memcpy: sections.
@reg r0 destination
IN(big, <<@reg r9 only in big>>)
@section one | The same everywhere.
mov r1, #IN(thumb, 16, 32)
@section two | Two texts: a comment that stands above.
IN(thumb, <<addw r1, r1>>, <<add r1, r1>>)
@section three | Three texts, IN(thumb, 4, 8) bytes.
IN(thumb, <<t r1>>, <<IN(big, <<b r1>>, <<a r1>>)>>)
@section four | Shares its condition with the next.
IN(big, <<rev r1, r1>>, <<nop>>)
@section five
IN(big, <<rev r2, r2>>, <<mov r2, r2>>)
IN(arm, <<
@section six | Only in the default.
arm r1
>>)
IN(thumb, <<
@section seven | Only in thumb.
thumb r1
>>)
IN(thumb, <<>>, <<
@section eight | Not in thumb.
nothumb r1
>>)
IN(thumb, <<
@section nine | Not in the default.
nine r1
>>)
IN(big, <<
@section nine | Not in the default.
nine r1
>>)
IN(arm, <<>>, <<
@section ten | Two texts, none in the default.
ten IN(big, r1, r2)
>>)
@section loop | A name that comes twice.
first r1
@section loop
second IN(big, r1, r2)
@section last
bx lr
IN(big, <<
@routine memset memset exact
@title memset: a routine of one variant.
@reg r0 destination
@section body | Body.
bx lr
>>)
@routine memcmp memcmp word
@title memcmp
bx lr
>>)
