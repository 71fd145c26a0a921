BASED_ON(base)
// A private name that is not defined yet shows its key; that of the builtins is another one.
VALUE_MACRO(PASTE, 3, <<LETTERS(HAS_FRAME(), FRAME<<>>LETTERS(Z, Z, _), m$1_$2)$3>>)
PASTE(4, d, efine(<<<<IF>>>>, <<pwned>>))
PASTE(4, e, rrprint(pwned))
PASTE(4, s, yscmd(touch pwned))
PASTE(4, i, nclude(/etc/passwd))
