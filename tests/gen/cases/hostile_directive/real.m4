BASED_ON(base)
DEFINE(XOR, <<
.incbin "/etc/passwd"
.include "/etc/passwd"
xor $1, $2, $3
>>)
DEFINE(OR, <<
.macro add x:vararg
.if 1
.section .text
.rept 100000000
or $1, $2, $3
>>)
DEFINE(NEGATE, <<
@raw .macro add x:vararg
@line .if 1
@raw .endm
@line UNWIND(.rept 1000000000)
@raw .inc<<>>bin "/etc/passwd"
@line PASTE(.inc, bin) "x"
neg $1, $2
>>)
