VARIANT(one)

DEFINE(<<DOUBLE>>, <<DOUBLE($1$1)>>)
DOUBLE(xxxxxxxxxx)
