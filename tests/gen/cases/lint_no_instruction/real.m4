BASED_ON(base)
DEFINE(XOR, <<>>)
