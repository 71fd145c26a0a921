BASED_ON(base)
// A private name that is not defined yet shows its key; that of the builtins is another one.
// Two letters for its first part follow it: GUESS puts B and the letter of define in their place.
HAS_FRAME()efine(<<IF>>, pwned)
VALUE_MACRO(GUESS, 1, <<LETTERS(NTH(LETTERS(HAS_FRAME(), $1, <<B  >>), 0)K(<<IF>>, pwned),
A-Za-z0-9_)>>)
GUESS(PBL)
