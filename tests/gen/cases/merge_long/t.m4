// (see LONG_SECTION in gen/merge.c)
// Two variants: a long stretch of sections that mostly differ is one text each, a short one is not.
VARIANT(arm)
VARIANT(thumb, <<defined(CONFIG_THUMB2_KERNEL)>>)
STREAM(<<
@file a.S
@about long and short stretches
@routine memcpy memcpy exact
@title memcpy: stretches.
@section long | Long, mostly different.
@section long_0
mov r0, r1
mov r1, r2
IN(thumb, <<t r0>>, <<a r0>>)
mov r3, r4
mov r4, r5
@section long_1
mov r0, r1
@section long_2
mov r0, r1
mov r1, r2
IN(thumb, <<t r2>>, <<a r2>>)
mov r3, r4
mov r4, r5
@section long_3
mov r0, r3
@section long_4
mov r0, r1
mov r1, r2
IN(thumb, <<t r4>>, <<a r4>>)
mov r3, r4
mov r4, r5
@section long_5
mov r0, r5
@section long_6
mov r0, r1
mov r1, r2
IN(thumb, <<t r6>>, <<a r6>>)
mov r3, r4
mov r4, r5
@section long_7
mov r0, r7
@section long_8
mov r0, r1
mov r1, r2
IN(thumb, <<t r8>>, <<a r8>>)
mov r3, r4
mov r4, r5
@section short | Short, mostly different.
IN(thumb, <<t r1>>, <<a r1>>)
@section short_2
mov r1, r1
@section short_3
IN(thumb, <<t r1>>, <<a r1>>)
>>)
