BASED_ON(base)
