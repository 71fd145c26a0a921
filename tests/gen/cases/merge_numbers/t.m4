VARIANT(rv64, <<defined(CONFIG_64BIT)>>)
VARIANT(rv32)
@symbol LGREG IN(rv64, 3, 2)
@symbol SZREG IN(rv64, 8, 4)
@names REG_L
@dialect riscv
STREAM(<<
@file memcpy.S
@about copy memory that does not overlap
@about Second line.
@include linux/linkage.h
@include asm/asm.h
@routine memcpy __memcpy exact
@title memcpy: as in C.
@reg a0 destination, returned
@reg a1 source
@reg t6-s1 a range
@line SYM_FUNC_START(__memcpy)
@section one | Every form of a number: IN(rv64, 64, 32) bytes.
REG_L   a3 ,IN(rv64, 8, 4)(a1)
REG_L	a3,IN(rv64, 16, 8)(a1)
REG_L	a3,IN(rv64, 15, 7)(a1)
REG_L	a3,IN(rv64, 9, 5)(a1)
addi    a0, a0, -IN(rv64, 8, 4)
addi    a0, a0, -IN(rv64, 64, 32)
andi    a0, a0, IN(rv64, 7, 3)
slli    a0, a0, IN(rv64, 3, 2)
li	a0, IN(rv64, 3, 2)*4
li	a0, 4*IN(rv64, 16, 8)
li	a0, 40-IN(rv64, 16, 8)
li	a0, 4+IN(rv64, 9, 5)
li	a0, 4
li	a0, IN(rv64, 0, 8)
@label .Ltail
beqz a2,.Ltail
ret
@line SYM_FUNC_END(__memcpy)
>>)
