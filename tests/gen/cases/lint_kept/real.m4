BASED_ON(base)
// The default of GROUP_WORDS is not to blame, whatever is left for it.
CAPABILITY(UNALIGNED, 1)
CAPABILITY(KEPT_WORDS, 2)
REGISTER(DATA, a3 a4 a5 a6)
REGISTER(HEAD_LENGTH, t5)
