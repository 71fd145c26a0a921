m4_changequote(<<,>>)m4_changecom(//)
// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The language layer: definitions that check their calls, loops, labels, and the
// tracker from which every recovery stub is made. No assembly in here.
//
// Spelling: quotes are << and >>, a comment runs from // to the end of the line,
// everything of ours is upper case and is always called with parentheses
// (NAME() and never NAME), so that a name can neither be pasted to its neighbour
// nor appear in the output unnoticed. Names that end in _ belong to this file.
//
// The output is a stream of lines for gen/: instructions, and tags that begin
// with @ (gen/stream.c lists them).

// ---------------------------------------------------------------- errors, calls

// AT_: where the target's macro that is being expanded is defined (file:line); a stack.
m4_define(<<TARGET_FILE_>>, <<templates:1>>)
m4_define(<<AT_>>, <<TARGET_FILE_>>)

// HERE(): the place of the call being read, as file:line.
m4_define(<<HERE>>, <<m4___file__:m4___line__>>)

// ERROR_AT(place, text): reports an error; expansion goes on, gen refuses the result.
m4_define(<<ERROR_AT>>, <<m4_errprint(<<$1: error: $2
>>)>>)

// ERROR(text): an error of the target, in the macro of its that is being expanded.
m4_define(<<ERROR>>, <<m4_ifelse($#, 0, <<<<ERROR>>>>, <<ERROR_AT(AT_, <<$1>>)>>)>>)

// DEFINE_CALL_(name, arguments, body, place): a macro that writes lines. Its body is in DO_name_,
// so that it is not read more often than it is expanded. Meanwhile the name of a target's macro is
// an error: it may only call the layer below it.
m4_define(<<DEFINE_CALL_>>, <<m4_ifelse($2, 0, <<CHECK_CALL_(<<$1>>, 1, <<$>><<#>>)>>, <<CHECK_CALL_(<<$1>>, $2, <<$>><<#>>, <<$>><<@>>)>>)m4_dnl
m4_define(<<DO_$1_>>, m4_ifelse(IN_TARGET_, 0, <<<<$3>>>>,
<<<<m4_pushdef(<<$1>>,<<CALLED_AGAIN_(<<$1>>)>>)m4_pushdef(<<AT_>>,<<<<$4>>>>)$3<<>>m4_popdef(<<$1>>,<<AT_>>)>>>>))>>)
m4_define(<<CHECK_CALL_>>, <<m4_define(<<$1>>, <<m4_ifelse($3,$2,<<DO_$1_($4)>>,<<WRONG_COUNT_(<<$1>>, $2, $3)>>)>>)>>)
m4_define(<<CALLED_AGAIN_>>, <<ERROR(<<$1 calls itself: a macro may only call the layer below it>>)>>)
m4_define(<<WRONG_COUNT_>>, <<m4_ifelse($3, 0, <<<<$1>>>>, <<ERROR(<<$1 takes $2 argument(s), not $3: see 'memgen explain $1'>>)>>)>>)

// DEFINE_VALUE_(name, arguments, body, place): a macro that stands for a value inside a line: a
// number, a register, an expression. It is called so often that only its arguments are counted; one
// without arguments is found by a name that holds their number: VALUE_name_1_, as m4 counts in
// name(), or VALUE_name_0_, which is name itself.
m4_define(<<DEFINE_VALUE_>>, <<m4_ifelse($2, 0, <<DEFINE_WORD_(<<$1>>, <<$3>>, <<$>><<#>>)>>, <<CHECK_VALUE_(<<$1>>, $2, <<$>><<#>>, <<$3>>)>>)>>)
m4_define(<<DEFINE_WORD_>>, <<m4_define(<<$1>>, <<VALUE_$1_$3_<<>>>>)m4_define(<<VALUE_$1_1_>>, <<$2<<>>>>)m4_define(<<VALUE_$1_0_>>, <<<<$1>>>>)>>)
m4_define(<<CHECK_VALUE_>>, <<m4_define(<<$1>>, <<m4_ifelse($3,$2,<<$4<<>>>>,<<WRONG_VALUE_(<<$1>>, $2, $3)>>)>>)>>)
m4_define(<<WRONG_VALUE_>>, <<m4_ifelse($3, 0, <<<<$1>>>>, <<ERROR(<<$1 takes $2 argument(s), and here it has another number of them>>)>>)>>)

// MACRO(name, arguments, body): a template's or a target's own macro that writes lines.
m4_define(<<MACRO>>, <<CHECK_COUNT_(<<MACRO>>, 3, $#, HERE())m4_ifelse($#<<>>CLAIM_(<<$1>>, <<$2>>, <<$3>>, HERE()), 31,
<<DEFINE_CALL_(<<$1>>, <<$2>>, m4_ifelse(IN_TARGET_, 0, <<<<
$3
>>>>, <<PLACED_(HERE(), <<$3>>)>>), HERE())>>)>>)
// PLACED_(place, body, faults): tells gen where the lines of a body come from, and if they may
// fault.
m4_define(<<PLACED_>>, <<<<<<
@enter $1 >>$3
$2<<
@leave
>>>>>>)

// VALUE_MACRO(name, arguments, body): a template's or a target's own macro that stands for a value.
m4_define(<<VALUE_MACRO>>, <<CHECK_COUNT_(<<VALUE_MACRO>>, 3, $#, HERE())m4_ifelse($#<<>>CLAIM_(<<$1>>, <<$2>>, <<$3>>, HERE()), 31,
<<DEFINE_VALUE_(<<$1>>, <<$2>>, <<$3>>, HERE())>>)>>)

// IS_NAME_(name, place): may a target give it to a macro? One of the templates' that is not quoted
// is not left of itself.
m4_define(<<IS_NAME_>>, <<m4_ifelse(IN_TARGET_, 0, 1, <<m4_ifelse(m4_translit(<<$1>>, A-Z0-9_)m4_dnl
m4_translit(m4_substr(<<$1>>0, 0, 1)x, A-Zx), <<>>, 1,
<<ERROR_AT(<<$2>>, <<the name must be of capitals, digits and _, and not that of a macro of the templates>>)0>>)>>)>>)

// CLAIM_(name, arguments, body, place): expands to 1 if name is free for that. IN_TARGET_: is a
// target file being read, or the routines expanded? gen/ defines it then, and TARGET_FILE_ (its
// line 1), VARIANT_ (the one to be expanded), and WITHOUT_ and SETTINGS_ (the options --without and
// --set).
m4_define(<<IN_TARGET_>>, 0)
m4_define(<<CLAIM_>>, <<m4_ifelse(IS_NAME_(<<$1>>, <<$4>>), 0, 0,
IN_TARGET_<<>>m4_ifdef(<<$1>>, 1)m4_ifdef(<<OWN_$1_>>, 2), 11,
<<ERROR_AT(<<$4>>, <<$1 is a macro of the templates or of m4: choose another name>>)0>>,
<<m4_ifelse(IN_TARGET_, 1, <<m4_define(<<OWN_$1_>>)>>)m4_dnl
m4_ifelse(m4_index(<<|0|1|2|3|4|5|6|7|8|9|>>, <<|$2|>>)/IN_TARGET_, -1/1, <<>>, IN_TARGET_, 1, <<CHECK_BODY_(<<$1>>, <<$2>>, <<$3>>, <<$4>>)>>)TAG_(<<macro $1 $4>>)1>>)>>)

// TAG_(text): a line for gen that must not be part of what a check expands to: kept for
// WRITE_TAGS_().
m4_define(<<TAGS_>>, 0)
m4_define(<<TAG_>>, <<ADD_ITEM_(<<TAGS_>>, <<@$1
>>)>>)

// ADD_ITEM_(list, text), EACH_ITEM_(macro, list): macro(text) for each text of a list, which begins
// as 0: the number of its items, that is. (A list that grew as one text would be copied with every
// item.) The macro may be EXPAND_ or WRITE_.
m4_define(<<ADD_ITEM_>>, <<m4_define(<<$1>>, m4_incr($1))m4_define(<<$1>>$1, <<$2>>)>>)
m4_define(<<EACH_ITEM_>>, <<FOR(<<n_>>, 1, $2, <<$1(m4_defn(<<$2>>n_))>>)>>)
m4_define(<<EXPAND_>>, <<$1>>)
m4_define(<<WRITE_>>, <<<<$1>>>>)
m4_define(<<WRITE_TAGS_>>, <<EACH_ITEM_(<<WRITE_>>, <<TAGS_>>)m4_define(<<TAGS_>>, 0)>>)

// ---------------------------------------------------------------- choices, loops

// IF(condition, then, else): by a numeric condition.
m4_define(<<IF>>, <<m4_ifelse(m4_eval($1),0,<<$3>>,<<$2>>)>>)

// IF_SAME(a, b, then, else): by text.
m4_define(<<IF_SAME>>, <<m4_ifelse(<<$1>>,<<$2>>,<<$3>>,<<$4>>)>>)

// LETTERS(text, from, to): text with each letter of from replaced by that of to, for registers that
// have a name for each size.
m4_define(<<LETTERS>>, <<m4_translit(<<$1>>, <<$2>>, <<$3>>)>>)

// NUMBER(expression), MIN(a, b), MAX(a, b): arithmetic.
m4_define(<<NUMBER>>, <<m4_eval($1)>>)
m4_define(<<MIN>>, <<m4_eval(($1) * (($1) < ($2)) + ($2) * (($1) >= ($2)))>>)
m4_define(<<MAX>>, <<m4_eval(($1) * (($1) > ($2)) + ($2) * (($1) <= ($2)))>>)

// LOG2(power of two).
m4_define(<<LOG2>>, <<m4_ifelse(m4_eval($1), 1, 0, <<m4_incr(LOG2(($1) / 2))>>)>>)

// FOR(name, from, to, body): body with name = from, from + 1, ... to; none if from > to.
// HALVING(name, from, to, body): body with name = from, from / 2, ... to.
// DOUBLING(name, from, to, body): the same with from, 2 * from, ... to.
m4_define(<<FOR>>, <<m4_ifelse(m4_eval(($2) > ($3)),1,<<>>,<<m4_pushdef(<<$1>>,m4_eval($2))m4_dnl
m4_pushdef(<<STEP_>>,<<$4<<>>m4_define(<<$1>>,m4_incr($1))>>)TIMES_(m4_eval(($3)-($2)+1))m4_popdef(<<$1>>,<<STEP_>>)>>)>>)
m4_define(<<HALVING>>, <<m4_ifelse(m4_eval(($2) < ($3)), 1, <<>>, <<REPEAT_(<<$1>>, m4_eval($2), m4_eval($3), <<$4>>, <<HALVING_NEXT_>>)>>)>>)
m4_define(<<DOUBLING>>, <<m4_ifelse(m4_eval(($2) > ($3)), 1, <<>>, <<REPEAT_(<<$1>>, m4_eval($2), m4_eval($3), <<$4>>, <<DOUBLING_NEXT_>>)>>)>>)
m4_define(<<REPEAT_>>, <<m4_pushdef(<<$1>>,$2)m4_pushdef(<<BODY_>>,<<$4>>)$5(<<$1>>,$3)m4_popdef(<<$1>>,<<BODY_>>)>>)
m4_define(<<HALVING_NEXT_>>, <<BODY_()<<>>m4_ifelse(m4_eval($1 <= $2), 1, <<>>, <<m4_define(<<$1>>, m4_eval($1 / 2))HALVING_NEXT_(<<$1>>, $2)>>)>>)
m4_define(<<DOUBLING_NEXT_>>, <<BODY_()<<>>m4_ifelse(m4_eval($1 >= $2), 1, <<>>, <<m4_define(<<$1>>, m4_eval($1 * 2))DOUBLING_NEXT_(<<$1>>, $2)>>)>>)

// TIMES_(n): STEP_ n times. It is written out up to 32 times, which costs half as much as to count
// in between.
m4_define(<<TIMES_>>, <<m4_ifelse(m4_eval($1 > 32),1,<<TIMES_32_<<>>TIMES_(m4_eval($1 - 32))>>,<<TIMES_$1_<<>>>>)>>)
m4_define(<<MAKE_TIMES_>>, <<m4_define(<<TIMES_$1_>>, <<$2<<>>>>)m4_ifelse($1, 32, <<>>, <<MAKE_TIMES_(m4_incr($1), <<$2<<>>STEP_>>)>>)>>)
MAKE_TIMES_(1, <<STEP_>>)

// BY_SIZE(bytes, of 1, of 2, of 4, of 8): the one for an access of that size.
m4_define(<<BY_SIZE>>, <<BY_SIZE_$1_(<<$2>>,<<$3>>,<<$4>>,<<$5>>)>>)
m4_define(<<BY_SIZE_1_>>, <<$1>>)m4_define(<<BY_SIZE_2_>>, <<$2>>)m4_define(<<BY_SIZE_4_>>, <<$3>>)m4_define(<<BY_SIZE_8_>>, <<$4>>)

// Lists are words separated by one blank each. NTH(list, i): the i-th word, from 0. WORDS_(list):
// how many. EACH_WORD_(macro, list): macro(word) for each.
m4_define(<<COMMAS_>>, <<m4_translit(<<$1>>, << >>, <<,>>)>>)
m4_define(<<NTH>>, <<m4_ifdef(<<NTH_$2_>>,<<NTH_$2_(COMMAS_(<<$1>>))>>,<<NTH_OF_(m4_eval($2),COMMAS_(<<$1>>))>>)>>)
m4_define(<<NTH_OF_>>, <<NTH_$1_(m4_shift($@))>>)
FOR(<<j_>>, 0, 31, <<m4_define(<<NTH_>>j_<<_>>, <<$>>m4_incr(j_))>>)
m4_define(<<WORDS_>>, <<m4_ifelse(<<$1>>, <<>>, 0, <<COUNT_ARGUMENTS_(COMMAS_(<<$1>>))>>)>>)
m4_define(<<COUNT_ARGUMENTS_>>, <<$#>>)
m4_define(<<EACH_WORD_>>, <<m4_ifelse(<<$2>>, <<>>, <<>>, <<EACH_ARGUMENT_(<<$1>>, COMMAS_(<<$2>>))>>)>>)
// ONE_BLANK_(text): quoted, with one blank for all white space that is in one place.
m4_define(<<ONE_BLANK_>>, <<m4_ifelse(m4_index(<<$1>>, <<  >>)m4_index(<<$1>>, <<
>>), -1-1, <<<<$1>>>>, <<m4_patsubst(<<<<$1>>>>, <<[ 	
]+>>, << >>)>>)>>)
m4_define(<<EACH_ARGUMENT_>>, <<$1(<<$2>>)m4_ifelse($#, 2, <<>>, <<EACH_ARGUMENT_(<<$1>>, m4_shift(m4_shift($@)))>>)>>)

// ---------------------------------------------------------------- the contract

// CONTRACT(kind, NAME, need, arguments, meaning): one entry of contract.m4.
//   kind       primitive, idiom (they write lines), capability (a value), register (a role),
//              layout (lines of the file around the code)
//   need       required; default: templates/idioms.m4 has one, which every CPU can use; given: a
//              matter of the CPU or the kernel, with a default for those that do not know it
//   arguments  their names; for a capability its range; for a register its phase
m4_define(<<CONTRACT>>, <<m4_define(<<KIND_$2_>>, <<$1>>)m4_define(<<NEED_$2_>>, <<$3>>)m4_dnl
m4_define(<<RANGE_$2_>>, <<$4>>)m4_define(<<ARITY_$2_>>, ARITY_OF_($4))m4_dnl
m4_ifelse($1, capability, <<ADD_ITEM_(<<CAPABILITIES_>>, <<$2>>)>>, $1, register, <<ADD_ITEM_(<<REGISTERS_>>, <<$2>>)>>)m4_dnl
m4_ifelse($3, required, <<ADD_ITEM_(<<REQUIRED_>>, <<$2>>)>>)m4_dnl
m4_define(<<FAULTS_$2_>>, FAULTS_OF_($4)<<>>m4_ifelse(m4_index(<<$5>>, <<ACCESS>>), -1, <<>>, <<<<IS_USER_ROUTINE()>>>>))m4_dnl
@contract $1 <<$2>> $3 m4_ifelse($1, register, <<<<$4>>>>, <<m4_translit(<<$4>>, << >>)>>) | <<$5>>
>>)
m4_define(<<CAPABILITIES_>>, 0)m4_define(<<REGISTERS_>>, 0)m4_define(<<REQUIRED_>>, 0)
// FAULTS_OF_(arguments): an idiom must have an ACCESS where that is 1: by its side, or as its
// meaning says.
m4_define(<<FAULTS_OF_>>, <<m4_ifelse($1, side, <<<<IS_USER($>><<1)>>>>)>>)
m4_define(<<ARITY_OF_>>, <<m4_ifelse(<<$*>>, -, 0, $#)>>)

// WITHOUT_: names whose definitions in the target are to be ignored. SETTINGS_: NAME=VALUE of
// capabilities, whatever the target says. CHOOSE_(NAME=VALUE): does that.
m4_define(<<WITHOUT_>>)
m4_define(<<SETTINGS_>>)
m4_define(<<CHOOSE_>>, <<CHOOSE_AS_(m4_translit(<<$1>>, <<=>>, <<,>>))>>)
m4_define(<<CHOOSE_AS_>>, <<STATE_(<<$1>>, <<$2>>, <<--set:0>>)m4_define(<<DECLARED_$1_>>)>>)

// CHECK_NAME_(NAME, kinds, place): is NAME in the contract, and of that kind, and not to be
// ignored?
m4_define(<<CHECK_NAME_>>, <<m4_ifelse(IS_NAME_(<<$1>>, <<$3>>), 0, 0, <<m4_ifdef(<<KIND_$1_>>,
<<m4_ifelse(m4_index(<< $2 >>, << >>m4_defn(<<KIND_$1_>>)<< >>), -1,
<<ERROR_AT($3, <<$1 is a >>m4_defn(<<KIND_$1_>>)<<, which is not defined in this way>>)0>>,
IN_TARGET_<<>>IS_ONE_OF(<<$1>>, m4_defn(<<WITHOUT_>>)), 11, 0, 1)>>,
<<m4_ifdef(<<$1>>, <<ERROR_AT(<<$3>>, <<$1 is a macro of the templates or of m4, not of the contract: choose another name>>)>>,
<<TAG_(<<unknown $1 $3>>)>>)0>>)>>)>>)

// SET_(NAME, body, place): notes where the definition in force was made, and if it is still to be
// written.
m4_define(<<SET_>>, <<m4_define(<<DEFINED_$1_>>, <<$3>>)m4_dnl
m4_ifelse(IN_TARGET_, 1, <<m4_define(<<DECLARED_$1_>>)>>)TAG_(<<set $1 $3>>)m4_dnl
m4_ifelse(m4_index(<<$2>>, <<TODO>>), -1, <<>>, <<m4_define(<<BAD_>>)ERROR_AT(<<$3>>, <<the >>m4_defn(<<KIND_$1_>>)<< $1 is still a placeholder: replace TODO (see 'memgen explain $1')>>)>>)>>)

// DECLARES(NAME): has the target defined it itself?
m4_define(<<DECLARES>>, <<m4_ifdef(<<DECLARED_$1_>>, 1, 0)>>)

// RULE(NAME, error or warning, condition, text): what must hold of the contract's values together;
// text says what is wrong with NAME otherwise. Checked by emit.m4.
m4_define(<<RULES_>>, 0)
m4_define(<<RULE>>, <<ADD_ITEM_(<<RULES_>>, <<CHECK_RULE_(<<$1>>, <<$2>>, <<$3>>, <<$4>>)>>)>>)
m4_define(<<CHECK_RULE_>>, <<m4_ifelse(m4_eval($3), 0, <<m4_ifelse($2, error, <<m4_define(<<BAD_>>)>>)m4_dnl
@$2 m4_ifdef(<<DECLARED_$1_>>, <<m4_defn(<<DEFINED_$1_>>)>>, <<TARGET_FILE_>>) <<$1 $4>>
>>)>>)
// USELESS(names, condition, text): a warning if one is declared where the condition holds.
m4_define(<<USELESS>>, <<FOR(<<u_>>, 0, WORDS_(<<$1>>) - 1, <<USELESS_(NTH(<<$1>>, u_), <<$2>>, <<$3>>)>>)>>)
m4_define(<<USELESS_>>, <<RULE(<<$1>>, warning, <<!DECLARES(<<$1>>) || !($2)>>, <<is of no use: $3>>)>>)
// IS_POWER(value): a power of two?
m4_define(<<IS_POWER>>, <<m4_eval(($1) > 0 && (($1) & (($1) - 1)) == 0)>>)

// TOGETHER(members, parts): a target defines all of the members itself or none of them, and parts
// only with them. NEEDS(names, others): it defines a name only with all of the others. From these
// rows follows, too, what falls with a definition that is left out (gen/choices.c).
m4_define(<<TOGETHER>>, <<
@together $1 | $2
EACH_PAIR_(<<GOES_WITH_>>, <<$1>>, <<$1>>, <<is one of $1: define all of them or none>>)m4_dnl
EACH_PAIR_(<<GOES_WITH_>>, <<$2>>, <<$1>>, <<is a part of $1: define that, too>>)>>)
m4_define(<<NEEDS>>, <<
@needs $1 | $2
EACH_PAIR_(<<GOES_WITH_>>, <<$1>>, <<$2>>, <<needs $2: define that, too>>)>>)
// EACH_PAIR_(macro, names, ...): macro(name, ...) for each name.
m4_define(<<EACH_PAIR_>>, <<FOR(<<e_>>, 0, WORDS_(<<$2>>) - 1, <<$1(NTH(<<$2>>, e_), <<$3>>, <<$4>>)>>)>>)
// GOES_WITH_(NAME, others, text): the rule. A capability of 0 is as if it were not defined, but
// does for an idiom, which may be of use in another variant.
m4_define(<<GOES_WITH_>>, <<RULE(<<$1>>, error, <<!OWN_(<<$1>>) || (1<<>>EACH_WORD_(m4_ifelse(m4_defn(<<KIND_$1_>>), capability, <<<<AND_OWN_>>>>, <<<<AND_DECLARES_>>>>), <<$2>>))>>, <<$3>>)>>)
m4_define(<<OWN_>>, <<m4_ifelse(DECLARES(<<$1>>), 0, 0, m4_defn(<<KIND_$1_>>), capability, <<($1() != 0)>>, 1)>>)
m4_define(<<AND_OWN_>>, << && OWN_(<<$1>>)>>)
m4_define(<<AND_DECLARES_>>, << && DECLARES(<<$1>>)>>)

// TUNABLE(NAME, values): what `make tune` tries.
m4_define(<<TUNABLE>>, <<
@tunable $1 $2
>>)

// DEFINE(NAME, body): defines a primitive, an idiom or a layout macro.
m4_define(<<DEFINE>>, <<CHECK_COUNT_(<<DEFINE>>, 2, $#, HERE())DEFINE_(<<$1>>, <<$2>>, HERE())>>)
m4_define(<<DEFINE_>>, <<m4_ifelse(CHECK_NAME_(<<$1>>, <<primitive idiom layout>>, <<$3>>), 1,
<<CHECK_BODY_(<<$1>>, m4_defn(<<ARITY_$1_>>), <<$2>>, <<$3>>)m4_dnl
SET_(<<$1>>, <<$2>>, <<$3>>)DEFINE_CALL_(<<$1>>, m4_defn(<<ARITY_$1_>>), PLACED_(<<$3>>, <<$2>>, m4_defn(<<FAULTS_$1_>>)), <<$3>>)>>)>>)

// CHECK_COUNT_(macro, arguments, given, place): the definers check their own calls.
m4_define(<<CHECK_COUNT_>>, <<m4_ifelse($2, $3, <<>>,
<<ERROR_AT(<<$4>>, <<$1 takes $2 arguments, not $3: quote a body with << and >> >>)>>)>>)

// CHECK_BODY_(NAME, arity, body, place): a body that names an argument that cannot be there.
m4_define(<<CHECK_BODY_>>, <<m4_ifelse($2, 9, <<>>, m4_index(<<$3>>, <<$>>), -1, <<>>, <<CHECK_ARGUMENTS_(<<$1>>, <<$2>>, m4_regexp(<<$3>>, <<[$]\([>>m4_incr($2)<<-9]\)>>, <<\1>>), <<$4>>)>>)>>)
m4_define(<<CHECK_ARGUMENTS_>>, <<m4_ifelse(<<$3>>, <<>>, <<>>, <<ERROR_AT(<<$4>>, <<the body of $1 uses argument $3, but it has $2>>)>>)>>)

// CAPABILITY(NAME, value): states what the CPU can do, in the unit of the contract.
m4_define(<<CAPABILITY>>, <<CHECK_COUNT_(<<CAPABILITY>>, 2, $#, HERE())CAPABILITY_(<<$1>>, <<$2>>, HERE())>>)
m4_define(<<CAPABILITY_>>, <<m4_ifelse(CHECK_NAME_(<<$1>>, <<capability>>, <<$3>>), 1,
<<STATE_($@)>>)>>)
m4_define(<<STATE_>>, <<SET_(<<$1>>, <<$2>>, <<$3>>)DEFINE_VALUE_(<<$1>>, 0, <<$2>>, <<$3>>)>>)

// CHECK_RANGE_(NAME, range, value, place), once everything is defined: range is low..high, a|b|c,
// or text. FIRST_OF_(range): a value that is allowed.
m4_define(<<FIRST_OF_>>, <<FIRST_(m4_translit(<<$1>>, <<.|>>, <<,,>>))>>)
m4_define(<<FIRST_>>, <<$1>>)
m4_define(<<CHECK_RANGE_>>, <<m4_ifelse(<<$2>>, <<text>>, <<>>, <<$3>>, <<TODO>>, <<m4_define(<<BAD_$1_>>)>>,
m4_index(<<$2>>, <<..>>), -1, <<m4_ifelse(m4_index(<<|$2|>>, <<|$3|>>), -1, <<BAD_VALUE_($@)>>)>>,
IS_NUMBER_(<<$3>>), 0, <<BAD_VALUE_($@)>>,
<<m4_ifelse(IS_BETWEEN_($3, m4_translit(<<$2>>, ., <<,>>)), 1, <<>>, <<BAD_VALUE_($@)>>)>>)>>)
m4_define(<<IS_NUMBER_>>, <<m4_ifelse(<<$1>>, <<>>, 0, m4_translit(<<$1>>, 0-9), <<>>, 1,
<<m4_eval(m4_regexp(<<$1>>, <<^-[0-9]+$>>) == 0)>>)>>)
m4_define(<<IS_BETWEEN_>>, <<m4_eval($1 >= $2 && $1 <= $4)>>)
// A default that counts the registers of DATA is not to be blamed if there is none. A bad value of
// --set is all there is to say.
m4_define(<<BAD_VALUE_>>, <<m4_define(<<BAD_$1_>>)m4_ifelse(m4_ifdef(<<DECLARED_$1_>>, 1)m4_ifdef(<<ROLE_DATA_>>, 1), <<>>, <<>>,
<<m4_ifelse(<<$4>>, <<--set:0>>, <<m4_define(<<BAD_>>)>>)ERROR_AT(<<$4>>, <<$1 cannot be '$3': the contract allows $2>>)>>)>>)

// REGISTER(ROLE, registers): the register of a role; for TEMP a list, lowest address first.
m4_define(<<REGISTER>>, <<CHECK_COUNT_(<<REGISTER>>, 2, $#, HERE())REGISTER_(<<$1>>, ONE_BLANK_(<<$2>>), HERE())>>)
m4_define(<<REGISTER_>>, <<m4_ifelse(CHECK_NAME_(<<$1>>, <<register>>, <<$3>>), 1,
<<SET_(<<$1>>, <<$2>>, <<$3>>)m4_define(<<ROLE_$1_>>, <<$2>>)>>)>>)

// VARIANT(name, condition): the target serves builds that differ; without a condition: the default.
// IN_VARIANT(name, then, else): chooses by the variant that is being expanded.
m4_define(<<VARIANT>>, <<@variant $1 | $2
>>)
m4_define(<<IN_VARIANT>>, <<m4_ifelse(VARIANT_, <<$1>>, <<$2>>, <<$3>>)>>)

// SYMBOL(name, value): an assembler symbol and its value in this variant.
// OUTPUT_NAMES(words): upper-case words that the output may hold. DIALECT(name): exception table.
// BASED_ON(name): this target starts from targets/name.m4 (gen reads that file before).
m4_define(<<SYMBOL>>, <<@symbol $1 $2
>>)
m4_define(<<OUTPUT_NAMES>>, <<@names $1
>>)
m4_define(<<DIALECT>>, <<@dialect $1
>>)
m4_define(<<BASED_ON>>, <<>>)

// ---------------------------------------------------------------- registers

// ROLE(NAME): the register that plays this role; an undeclared role is an error, and what stands
// for it then is no left-over macro, which would be another.
m4_define(<<ROLE>>, <<m4_ifelse($1,SCRATCH,<<ASK_SCRATCH_(ROLE_SCRATCH_)>>)m4_ifdef(<<ROLE_$1_>>,<<ROLE_$1_>>,<<NO_ROLE_(<<$1>>)>>)>>)
m4_define(<<NO_ROLE_>>, <<ERROR(<<no register plays $1: declare REGISTER($1, ...)>>)undeclared>>)

// TEMP(i): the i-th data register. TEMPS(): how many there are. Before a frame is made, a target
// that has frames gives LEAF_DATA instead. LIST_TEMPS_() is done whenever that changes.
m4_define(<<TEMP>>, <<m4_ifdef(<<TEMP_$1_>>,<<TEMP_$1_>>,<<TEMP_OF_(m4_eval($1))>>)>>)
m4_define(<<TEMP_OF_>>, <<m4_ifdef(<<TEMP_$1_>>,<<TEMP_$1_>>,<<NO_TEMP_(<<$1>>)>>)>>)
m4_define(<<NO_TEMP_>>, <<ERROR(<<TEMP($1) is used, but there are only >>TEMPS()<< data registers here>>)undeclared>>)
m4_define(<<TEMPS>>, <<TEMPS_>>)
m4_define(<<TEMPS_>>, 0)
m4_define(<<LISTED_>>)
m4_define(<<LIST_TEMPS_>>, <<m4_ifelse(TEMP_LIST_(),LISTED_,<<>>,<<RENEW_TEMPS_(TEMP_LIST_())>>)>>)
m4_define(<<RENEW_TEMPS_>>, <<m4_define(<<LISTED_>>, <<$1>>)FOR(<<i_>>, 0, TEMPS_ - 1, <<m4_undefine(<<TEMP_>>i_<<_>>)>>)m4_dnl
m4_define(<<TEMPS_>>, 0)EACH_WORD_(<<ADD_TEMP_>>, <<$1>>)>>)
m4_define(<<ADD_TEMP_>>, <<m4_define(<<TEMP_>>TEMPS_<<_>>, <<$1>>)m4_define(<<TEMPS_>>, m4_incr(TEMPS_))>>)
m4_define(<<TEMP_LIST_>>, <<m4_ifelse(m4_ifdef(<<ROLE_LEAF_DATA_>>, 1)FRAME_, 10, <<ROLE(<<LEAF_DATA>>)>>, <<ROLE(<<DATA>>)>>)>>)

// HAS_ROLE(NAME): has the target declared it?
m4_define(<<HAS_ROLE>>, <<m4_ifdef(<<ROLE_$1_>>, 1, 0)>>)

// REGISTERS_OF(roles): the registers of those that are declared, a list. IS_ONE_OF(register, list).
m4_define(<<REGISTERS_OF>>, <<EACH_WORD_(<<REGISTERS_OF_>>, <<$1>>)>>)
m4_define(<<REGISTERS_OF_>>, <<m4_ifdef(<<ROLE_$1_>>, <<ROLE_$1_ >>)>>)
m4_define(<<IS_ONE_OF>>, <<m4_eval(m4_index(<< $2 >>, << $1 >>) >= 0)>>)

// DISTINCT(phase, roles, count): a phase begins. It needs these roles (if the target has them) and
// count data registers at once, and what a routine always needs: none may share a register, nor
// have one of SAVED where there is no frame. Whoever asks for SCRATCH meanwhile needs that, too.
m4_define(<<DISTINCT>>, <<m4_define(<<PHASE_>>, <<$1>>)m4_define(<<PHASES_>>, m4_incr(PHASES_))m4_dnl
m4_ifelse(FRAME_<<>>m4_ifdef(<<ROLE_SAVED_>>, 1), 01, <<EACH_WORD_(<<TAKE_SAVED_>>, ROLE_SAVED_)>>)m4_dnl
TAKE_(ARG0,ROLE_ARG0_)m4_ifelse(POINTER_dst_,ROLE_ARG0_,<<>>,<<TAKE_ROLE_(MOVING)>>)m4_ifelse(IS_USER_ROUTINE(),1,<<TAKE_ROLE_(WINDOW)>>)m4_dnl
m4_ifelse(HAS_SRC_,1,<<TAKE_(ARG1,ROLE_ARG1_)TAKE_(ARG2,ROLE_ARG2_)>>,CLEARS_,1,<<TAKE_(ARG1,ROLE_ARG1_)TAKE_ROLE_(ZERO)>>,<<TAKE_(ARG2,ROLE_ARG2_)TAKE_ROLE_(VALUE)>>)m4_dnl
m4_ifelse($2,<<>>,<<>>,<<EACH_WORD_(<<TAKE_ROLE_>>,<<$2>>)>>)m4_ifelse($3,0,<<>>,<<FOR(<<i_>>,0,$3-1,<<TAKE_(DATA,TEMP(i_))>>)>>)>>)
m4_define(<<PHASES_>>, 0)
m4_define(<<TAKE_ROLE_>>, <<m4_ifdef(<<ROLE_$1_>>,<<TAKE_(<<$1>>,ROLE_$1_)>>)>>)
m4_define(<<TAKE_SAVED_>>, <<TAKE_(SAVED, <<$1>>)>>)
m4_define(<<TAKE_>>, <<m4_ifdef(<<TAKER_$2_>>PHASES_,<<SHARED_(<<$1>>,m4_defn(<<TAKER_$2_>>PHASES_),<<$2>>)>>,<<m4_define(<<TAKER_$2_>>PHASES_,<<$1>>)>>)>>)
m4_define(<<SHARED_>>, <<m4_ifdef(<<BLAMED_$1_$2_>>, <<>>, <<m4_define(<<BLAMED_$1_$2_>>)m4_define(<<BLAMED_$2_$1_>>)ERROR_AT(m4_ifelse($1, DATA, <<DEFINED_$2_>>, $1, SCRATCH, <<DEFINED_$2_>>, <<DEFINED_$1_>>),
<<$1 and $2 share the register $3, but >>m4_defn(<<PHASE_>>)<< in >>PREFIX_<< needs both at once: give one of them another>>)>>)>>)
m4_define(<<ASK_SCRATCH_>>, <<m4_ifdef(<<TAKER_$1_>>PHASES_, <<m4_ifelse(m4_defn(<<TAKER_$1_>>PHASES_), SCRATCH, <<>>, <<SHARED_(SCRATCH, m4_defn(<<TAKER_$1_>>PHASES_), <<$1>>)>>)>>)>>)

// LIST_TEMPS(count): the first data registers, separated by blanks.
m4_define(<<LIST_TEMPS>>, <<FOR(<<t_>>, 0, m4_eval(($1) - 1), << TEMP(t_)>>)>>)

// ---------------------------------------------------------------- routines, labels, sections

// L(name): a local label of the current routine.
m4_define(<<L>>, <<<<.L>>PREFIX_<<_>>$1>>)

// LABEL(name): puts it here. SECTION(name, comment): a section begins.
m4_define(<<LABEL>>, <<
@label L(<<$1>>)
>>)
m4_define(<<SECTION>>, <<
@section $1 | $2
m4_define(<<SECTION_>>, <<$1>>)>>)

// NOTE(registers, meaning): a row of the register table in the routine's header.
m4_define(<<NOTE>>, <<
@reg m4_translit(<<$1>>, << >>, <<,>>) $2
>>)

// NOTE_ROLE(ROLE, meaning): the same for a role, if the target has it. A list is reduced to what the
// code names, and the blank makes one of a single register.
m4_define(<<NOTE_ROLE>>, <<IF(HAS_ROLE($1), <<NOTE(ROLE_$1_<< >>, <<$2>>)>>)>>)

// SIZE(bytes): a size as part of a label: words as 4w, less than a word as 4.
m4_define(<<SIZE>>, <<m4_ifelse(m4_eval($1 >= WORD()), 1, <<m4_eval($1 / WORD())w>>, <<m4_eval($1)>>)>>)

// ---------------------------------------------------------------- the tracker
//
// While a core expands, this is known at every instruction:
//   DIRECTION_  1 forward, -1 backward; FORWARD_: 1, 0
//   POS_dst_, POS_src_   bytes the registers of the two sides differ from the position of
//               the current block's first byte (a block starts at BASE_dst_, BASE_src_)
//   REST_       how to get the bytes left at the start of the block (BLOCK below)
//   LEAD_       bytes by which the word to be loaded next is ahead of the source register
//   FRAME_      are callee-saved registers on the stack?
//   MERGE_      the source pointer is rounded down: no, var (by SHIFT / 8), or a constant
// Every access to user memory names the stub that undoes exactly this state. Two rules make that
// right: in a block all loads come before the stores and stores go out in ascending order;
// an access that faults leaves its base register unchanged.

// DST(), SRC(), COUNT(): the moving pointers and the bytes left; set by the cores.
m4_define(<<DST>>, <<POINTER_dst_>>)
m4_define(<<SRC>>, <<POINTER_src_>>)
m4_define(<<COUNT>>, <<COUNT_>>)
// POINTER(side): DST() or SRC().
m4_define(<<POINTER>>, <<POINTER_$1_>>)

// START_TRACKING(direction): at the start of a routine.
m4_define(<<START_TRACKING>>, <<m4_define(<<DIRECTION_>>, $1)m4_define(<<FORWARD_>>, m4_ifelse($1, 1, 1, 0))m4_define(<<BASE_dst_>>, 0)m4_dnl
m4_define(<<BASE_src_>>, 0)m4_define(<<LEAD_>>, 0)SET_FRAME(0)m4_define(<<MERGE_>>, no)m4_define(<<STUBS_>>, 0)m4_dnl
m4_define(<<SECTION_>>, entry)BLOCK(full)>>)

// BLOCK(rest): a block starts here, pointers at its first byte. rest says what COUNT() holds:
//   full        the bytes left
//   mask:m      the bytes left are COUNT & m
//   loop:b:base inside a counted loop of b bytes that was entered with BASE(dst) = base
//   lines       inside the loop over cache lines
//   all         inside COPY_ALL or FILL_ALL
//   ahead       pointers and COUNT are TEMP(0) bytes ahead (copies, forward)
//   head:v      COUNT was lowered by HEAD_LENGTH in advance, whose bits below v are done
//   head_loop:b inside a counted loop of b bytes over HEAD_LENGTH, by which COUNT was lowered; its bits below b are done
m4_define(<<BLOCK>>, <<m4_define(<<REST_>>, <<$1>>)m4_define(<<POS_dst_>>, BASE_dst_)m4_dnl
m4_define(<<POS_src_>>, BASE_src_)>>)

// IN_LOOP(): is this the block of a counted loop?
m4_define(<<IN_LOOP>>, <<m4_eval(m4_index(REST_, <<loop:>>) == 0)>>)

// FORWARD(), IS_USER(side), USER_SIDE() (of an access to both), IS_USER_ROUTINE(), HAS_FRAME(),
// MERGE_STATE(): what a target's idiom may ask.
m4_define(<<FORWARD>>, <<FORWARD_>>)
m4_define(<<IS_USER>>, <<USER_$1_>>)
m4_define(<<USER_SIDE>>, <<m4_ifelse(USER_src_, 1, src, dst)>>)
m4_define(<<IS_USER_ROUTINE>>, <<m4_eval(USER_dst_ || USER_src_)>>)
m4_define(<<HAS_FRAME>>, <<FRAME_>>)
m4_define(<<MERGE_STATE>>, <<MERGE_>>)

// SET_FRAME(0 or 1), SET_MERGE(no, var or a constant), SET_LEAD(bytes), SET_BASE(side, bytes),
// SET_POINTERS(dst, src, count): state changes.
m4_define(<<SET_FRAME>>, <<m4_define(<<FRAME_>>, $1)LIST_TEMPS_()>>)
m4_define(<<SET_MERGE>>, <<m4_define(<<MERGE_>>, $1)>>)
m4_define(<<SET_LEAD>>, <<m4_define(<<LEAD_>>, $1)>>)
m4_define(<<SET_POINTERS>>, <<m4_define(<<POINTER_dst_>>, <<$1>>)m4_define(<<POINTER_src_>>, <<$2>>)m4_define(<<COUNT_>>, <<$3>>)>>)
m4_define(<<SET_BASE>>, <<m4_define(<<BASE_$1_>>, $2)m4_define(<<POS_$1_>>, $2)>>)

// BASE(side): POSITION at the start of a block. POSITION(side): how far the register has moved.
// SIGNED(bytes): a distance in the direction of travel.
m4_define(<<BASE>>, <<BASE_$1_>>)
m4_define(<<POSITION>>, <<POS_$1_>>)
m4_define(<<SIGNED>>, <<m4_eval(DIRECTION_ * ($1))>>)

// DISP(side, at, size): displacement from the side's register to the piece of size bytes that lies
// at bytes of travel into the block.
m4_define(<<DISP>>, <<m4_eval(m4_ifelse(DIRECTION_, 1, <<$2>>, <<-($2)-($3)>>)-(POS_$1_)+LEAD_$1_())>>)
m4_define(<<LEAD_dst_>>, 0)
m4_define(<<LEAD_src_>>, <<LEAD_>>)

// MOVED(side, bytes): the register of a side has been changed by bytes.
m4_define(<<MOVED>>, <<m4_define(<<POS_$1_>>, m4_eval(POS_$1_ + ($2)))>>)

// ACCESS(side, change, insn): one access of a side by one quoted instruction, which also changes
// the side's register by change bytes.
m4_define(<<ACCESS>>, <<m4_ifelse(USER_$1_,1,<<
@fault STUB_()>>)
$3
m4_ifelse($#/$2,3/0,<<>>,$#,3,<<MOVED($1, $2)>>,<<WRONG_ACCESS_($#)>>)>>)
m4_define(<<WRONG_ACCESS_>>, <<ERROR(<<ACCESS takes 3 arguments, not $1: quote its instruction with << and >> >>)>>)

// ADVANCE(side, bytes): ends a block: the register shall have travelled so far.
m4_define(<<ADVANCE>>, <<ADVANCE_($1, ADVANCE_LEFT($1, $2))>>)
// ADVANCE_LEFT(side, bytes): what is left to add to it.
m4_define(<<ADVANCE_LEFT>>, <<m4_eval(BASE_$1_ + SIGNED($2) - (POS_$1_))>>)
m4_define(<<ADVANCE_>>, <<m4_ifelse($2, 0, <<>>, <<ADD_IMM(POINTER($1), POINTER($1), $2)MOVED($1, $2)>>)>>)

// STUB_(): the label of the stub for the present state; remembers a state that is new.
m4_define(<<KEY_>>, <<POS_dst_/POS_src_/REST_/FRAME_/MERGE_>>)
m4_define(<<STUB_>>, <<m4_ifelse(KEY_, <<0/0/full/0/no>>, <<L(retry)>>, <<STUB_OF_(KEY_)>>)>>)
m4_define(<<STUB_OF_>>, <<m4_ifdef(<<STUB_OF_$1_>>, <<>>,
<<m4_define(<<STUB_OF_$1_>>, NEW_STUB_(L(<<fixup_>>SECTION_)))ADD_ITEM_(<<STUBS_>>, <<$1>>)>>)m4_defn(<<STUB_OF_$1_>>)>>)
// NEW_STUB_(label): that label, or label_2, label_3, ... if there is one already. LAST_OF_label_:
// the last number.
m4_define(<<NEW_STUB_>>, <<m4_ifdef(<<TAKEN_$1_>>, <<m4_define(<<LAST_OF_$1_>>, m4_incr(m4_ifdef(<<LAST_OF_$1_>>, <<m4_defn(<<LAST_OF_$1_>>)>>, 1)))m4_dnl
NEXT_STUB_(<<$1>>, m4_defn(<<LAST_OF_$1_>>))>>, <<m4_define(<<TAKEN_$1_>>)$1>>)>>)
m4_define(<<NEXT_STUB_>>, <<m4_ifdef(<<TAKEN_$1_$2_>>, <<NEW_STUB_(<<$1>>)>>, <<m4_define(<<TAKEN_$1_$2_>>)$1_$2>>)>>)

// STUBS(): at the end of a routine: one stub for each state that occurred. It undoes the difference
// to the start of the block and enters the byte-by-byte retry at L(retry). The last one falls into
// it.
m4_define(<<STUBS>>, <<FOR(<<n_>>, 1, STUBS_, <<WRITE_STUB_(m4_defn(<<STUBS_>>n_), m4_eval(n_ == STUBS_))>>)>>)
m4_define(<<WRITE_STUB_>>, <<
@section m4_defn(<<STUB_OF_$1_>>) |
@label m4_defn(<<STUB_OF_$1_>>)
m4_undefine(<<STUB_OF_$1_>>)m4_dnl
UNDO_(m4_translit(<<$1>>, <</>>, <<,>>))m4_ifelse($2, 1, <<>>, <<JUMP(L(retry))>>)>>)

// UNDO_(dst, src, rest, frame, merge): from that state to pointers at the first byte of the block
// and COUNT = bytes left.
m4_define(<<UNDO_>>, <<m4_pushdef(<<FRAME_>>, $4)m4_pushdef(<<MERGE_>>, $5)m4_dnl
m4_ifelse($1, 0, <<>>, <<ADD_IMM(DST(), DST(), m4_eval(-($1)))>>)m4_dnl
m4_ifelse($2, 0, <<>>, <<ADD_IMM(SRC(), SRC(), m4_eval(-($2)))>>)m4_dnl
m4_ifelse($5, no, <<>>, <<MERGE_UNDO()>>)m4_dnl
UNDO_REST_(m4_translit(<<$3>>, <<:>>, <<,>>))m4_dnl
m4_ifelse($4, 0, <<>>, <<FRAME_UNDO()>>)m4_dnl
m4_popdef(<<FRAME_>>)m4_popdef(<<MERGE_>>)>>)
m4_define(<<UNDO_REST_>>, <<m4_ifelse(
$1, full, <<>>,
$1, mask, <<AND_IMM(COUNT(), COUNT(), $2)>>,
$1, loop, <<m4_pushdef(<<BASE_dst_>>, $3)LOOP_REST($2)m4_popdef(<<BASE_dst_>>)>>,
$1, lines, <<LINES_REST()>>,
$1, all, <<ALL_REST()>>,
$1, ahead, <<SUB(DST(), DST(), TEMP(0))SUB(SRC(), SRC(), TEMP(0))ADD(COUNT(), COUNT(), TEMP(0))>>,
$1, head, <<m4_ifelse($2, 1, <<>>, <<AND_IMM(ROLE(<<HEAD_LENGTH>>), ROLE(<<HEAD_LENGTH>>), -$2)>>)ADD(COUNT(), COUNT(), ROLE(<<HEAD_LENGTH>>))>>,
$1, head_loop, <<m4_pushdef(<<COUNT_>>, ROLE(<<HEAD_LENGTH>>))LOOP_REST($2)m4_popdef(<<COUNT_>>)AND_IMM(ROLE(<<HEAD_LENGTH>>), ROLE(<<HEAD_LENGTH>>), -$2)ADD(COUNT(), COUNT(), ROLE(<<HEAD_LENGTH>>))>>,
<<ERROR(<<unknown form of the bytes left: $1>>)>>)>>)
