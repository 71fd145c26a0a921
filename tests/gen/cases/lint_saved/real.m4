BASED_ON(base)
// The frame that saves t3 to t6 comes too late for SCRATCH and MOVING.
REGISTER(SAVED, t3 t4 t5 t6)
DEFINE(ENTER_MOVING, <<
addi sp, sp, -32
SET_FRAME(1)
>>)
DEFINE(LEAVE, <<
IF(HAS_FRAME(), <<addi sp, sp, 32>>)
ret
>>)
DEFINE(FRAME_UNDO, <<addi sp, sp, 32>>)
