// What is no number, and numbers that no symbol explains.
VARIANT(one)
VARIANT(two, <<defined(TWO)>>)
VARIANT(three, <<defined(THREE)>>)
@symbol SZ IN(one, 4, <<IN(two, 8, 16)>>)
STREAM(<<
@file a.S
@about numbers
@routine memcpy memcpy exact
@title memcpy
@section fits
lw r1, IN(one, 8, <<IN(two, 16, 32)>>)(r2)
@section only_two_fit | Only two of three fit.
lw r1, IN(one, 8, <<IN(two, 16, 33)>>)(r2)
@section register
lw IN(one, r4, <<IN(two, r8, r16)>>), 0(r2)
@section label
b .L.IN(one, 4, <<IN(two, 8, 16)>>)
@section hexadecimal
li r1, IN(one, 0x4, 0x8)
@section half
li r1, IN(one, 2, <<IN(two, 3, 5)>>)
@section equal
li r1, 4
>>)
