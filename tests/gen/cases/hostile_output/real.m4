BASED_ON(base)
DEFINE(XOR, <<FOR(<<i>>, 1, 1000000, <<
xor $1, $2, $3, a line of which there are a million, so that hundred megabytes come out in the end
>>)>>)
