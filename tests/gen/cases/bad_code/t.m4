VARIANT(one)
@contract primitive LOAD required to,from | a load
@contract primitive RET required - | return
@set LOAD targets/t.m4:1
@set RET targets/t.m4:1
@names REG_L
@symbol SZREG 8
STREAM(<<
@file a.S
@routine memcpy memcpy exact
@enter targets/t.m4:101
REG_L a0, SZREG(a1)
LAOD(a0, a1)
LOAD
@leave
@enter targets/t.m4:102
ld a0, RET(a1)
@leave
@enter targets/t.m4:103
m<<>>4_esyscmd(date)
@leave
@enter targets/t.m4:104
.incbin "/etc/passwd"
@leave
@enter targets/t.m4:105
.section .text
@leave
@enter targets/t.m4:106
<<#>>include <x.h>
@leave
@enter targets/t.m4:107
nop; nop
@leave
@enter targets/t.m4:108
nop \
@leave
@enter targets/t.m4:109
1: nop
@leave
@enter targets/t.m4:110
@line #  include <x.h>
@line .include "x"
@leave
@enter targets/t.m4:111
(a0)
@leave
@enter targets/t.m4:112
@fault .Lfix
ld a0, 0(a1)
@leave
@enter targets/t.m4:113
@fault .Lfix
@fault .Lfix
@bogus
@enter targets/t.m4:114
@line safe
.balign 4
@leave
@leave
@enter targets/t.m4:115
@section x | fine */ .incbin "/etc/passwd" /*
@fault x, nop
nop
@label a: b
@line \<<>>
@file ../../etc/passwd
@title x
@leave
@enter targets/t.m4:116
@line .set noat
@leave
@enter targets/t.m4:117
@line .set memcpy, 0
@leave
@enter targets/t.m4:118
@include /etc/passwd
@if 1
@leave
>>)
