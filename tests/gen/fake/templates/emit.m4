m4_ifelse(VARIANT_, <<>>, <<>>, <<@body
BODY_>>)
@end
