BASED_ON(base)
BASED_ON(../../x)
BASED_ON(<<nothing>>)
BASED_ON(base, more)
