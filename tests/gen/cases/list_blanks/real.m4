BASED_ON(base)
REGISTER(DATA, <<a3
  a4  a5	a6
  a7 t0 t1 t2>>)
DEFINE(KERNEL_FILES, <<
FILE(memcpy.S, <<linux/linkage.h  asm/asm.h
  asm/csr.h>>, <<memcpy>>)
ROUTINE(memcpy, memcpy)
FILE(bad.S, <<linux/linkage.h >>, <<a blank at the end>>)
ROUTINE(memcpy, memcpy2)
>>)
