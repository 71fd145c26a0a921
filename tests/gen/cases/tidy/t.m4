VARIANT(one)
STREAM(<<
@dialect riscv
@file a.S
@about a
@routine memcpy memcpy exact
@title Lists have the registers that the code names: by themselves, in a range, by a part, or further on.
@reg x0 dst, not in the code
@reg x3,x4,x5,x6,x7,x8,x9,x10,x11 data
@reg x12,x13 none of these
@reg r4,r5,r6,r7,ip a range
@reg a3,a4 not the other one, which has a row
@reg t4 the end
add x33, w4, x5
mov %x6b, %x6
ldm {r5-r7, ip}
mov t4, a4
@label .Lnobody
@label .Lsomebody
@label kept
b .Lsomebody
b .Lnobody_else
@label .Lnobody_else
@raw KERNEL(.Lraw)
@label .Lraw
@fault .Lfault
ld x8, 0(x10)
@label .Lfault
@routine backward backward exact
ret x11
@routine memset memset exact
@title memset
@reg x3,x4 data
mov x3, x3
>>)
