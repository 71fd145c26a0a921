BASED_ON(base)
// A body that ends in a word: what repeats it must not stick to that.
DEFINE(XOR, <<FOR(<<i_>>, 0, 0, <<xor $1, $2, $3>>)>>)
