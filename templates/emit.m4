// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The driver: everything is defined now; checks that the target is complete and expands its files.

// CHECK_REQUIRED_(NAME): is it there? TELL_REGISTER_(NAME): what gen is told of a register.
// SETTLE_(NAME): from here on a capability is the value that it has now, in a routine that returns
// its destination.
m4_define(<<CHECK_REQUIRED_>>, <<m4_ifdef(<<DEFINED_$1_>>, <<>>,
<<m4_ifelse(m4_defn(<<KIND_$1_>>), register, <<m4_define(<<BAD_>>)m4_define(<<ROLE_$1_>>, undeclared)>>)m4_dnl
ERROR_AT(TARGET_FILE_, <<the >>m4_defn(<<KIND_$1_>>)<< $1 is missing: define it (see 'memgen explain $1')>>)>>)>>)
m4_define(<<TELL_REGISTER_>>, <<m4_ifdef(<<DEFINED_$1_>>, <<@value $1 ROLE_$1_
>>)>>)
m4_define(<<SETTLE_>>, <<m4_ifdef(<<DEFINED_$1_>>, <<SET_CAPABILITY_(<<$1>>, $1(), DEFINED_$1_)>>)>>)
m4_define(<<SET_CAPABILITY_>>, <<CHECK_RANGE_(<<$1>>, m4_defn(<<RANGE_$1_>>), <<$2>>, <<$3>>)m4_dnl
m4_ifdef(<<BAD_$1_>>, <<DEFINE_VALUE_(<<$1>>, 0, FIRST_OF_(m4_defn(<<RANGE_$1_>>)), <<$3>>)>>,
<<DEFINE_VALUE_(<<$1>>, 0, <<$2>>)@value $1 <<$2>>
>>)>>)
EACH_WORD_(<<CHOOSE_>>, SETTINGS_)
SIDES(0, 0, 1, dst)
m4_ifdef(<<ROLE_DATA_>>, <<SET_FRAME(1)>>)
WRITE_TAGS_()
EACH_ITEM_(<<SETTLE_>>, <<CAPABILITIES_>>)
EACH_ITEM_(<<CHECK_REQUIRED_>>, <<REQUIRED_>>)
EACH_ITEM_(<<TELL_REGISTER_>>, <<REGISTERS_>>)
// With placeholders, or values that do not go together, routines would only make errors that
// follow.
m4_ifdef(<<BAD_>>, <<>>, <<SET_FRAME(1)EACH_ITEM_(<<EXPAND_>>, <<RULES_>>)>>)
m4_ifelse(VARIANT_, <<>>, <<>>, <<m4_ifdef(<<BAD_>>, <<>>, <<
@body
KERNEL_FILES()
>>)>>)
@end
