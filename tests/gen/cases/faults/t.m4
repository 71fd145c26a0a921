VARIANT(one)
@dialect arm
STREAM(<<
@file user.S
@about user copies
@include linux/linkage.h
@routine copy_from_user arm_copy_from_user word
@title Copy.
@section loop | A long comment, which has to be broken into several lines because it does not fit in one.
@label .Lloop
@fault .Lfix
ldr r3, [r1], #4
str r3, [r0], #4
@fault .Lrecover_words
ldm r1!, {r3, r4}
bx lr
@label .Lfix
@label .Lrecover_words
bx lr
>>)
