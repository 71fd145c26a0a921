DEFINE(<<RETURN>>, <<ret>>)
