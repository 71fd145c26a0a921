VARIANT(one)
@dialect riscv
@contract capability WORD required 4|8 | bytes
@contract idiom STEP default a | skip
@contract idiom LOOP default a | loop
@set STEP targets/t.m4:1
@set LOOP templates/idioms.m4:1
STREAM(<<
@dialect riscv
@file a.S
@routine memcpy memcpy exact
@fault .Lx
ld a0, 0(a1)
@label .Lx
ret
@routine memset memset exact
ret
>>)
