m4_changequote(<<,>>)m4_changecom(//)
// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// A language layer with nothing in it: what a target of a golden test says goes
// to the stream as it is. For tests of gen/ that must not depend on the real templates.
m4_define(<<VARIANT_>>, VARIANT)
m4_define(<<VARIANT>>, <<@variant $1 | $2>>)
m4_define(<<BASED_ON>>)
// IN(variant, then, else)
m4_define(<<IN>>, <<m4_ifelse(VARIANT_, <<$1>>, <<$2>>, <<$3>>)>>)
// STREAM(text): the body.
m4_define(<<BODY_>>)
m4_define(<<STREAM>>, <<m4_define(<<BODY_>>, <<$1>>)>>)
m4_define(<<DEFINE>>, <<m4_define(<<$1>>, <<$2>>)>>)
