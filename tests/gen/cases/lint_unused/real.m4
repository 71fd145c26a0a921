BASED_ON(base)
MACRO(MINE, 0, <<nop>>)
VALUE_MACRO(YOURS, 0, <<1>>)
// COPY_ALL is asked for only with ACCELERATOR_MIN, LINE_GAP only with LINE_MIN
DEFINE(COPY_ALL, <<nop>>)
DEFINE(LINE_GAP, <<li $1, 0>>)
