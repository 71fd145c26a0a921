// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The lock: a target file may come from a stranger. From here on m4 can no longer run
// commands, read or write files, or end early (tests/gen has the attempts). gen/lock.c
// renames every builtin that is named in templates/ by a secret, so that a target can
// neither call nor paste one; those below have no name at all any more.
m4_undefine(<<m4_syscmd>>, <<m4_esyscmd>>, <<m4_sysval>>, <<m4_include>>, <<m4_sinclude>>, <<m4_undivert>>)
m4_undefine(<<m4_divert>>, <<m4_divnum>>, <<m4_debugfile>>, <<m4_debugmode>>, <<m4_traceon>>, <<m4_traceoff>>)
m4_undefine(<<m4_dumpdef>>, <<m4_mkstemp>>, <<m4_maketemp>>, <<m4_m4exit>>, <<m4_m4wrap>>, <<m4_changequote>>)
m4_undefine(<<m4_changecom>>, <<m4_builtin>>, <<m4_indir>>, <<m4_format>>, <<m4_len>>, <<m4_substr>>, <<m4_patsubst>>)
m4_undefine(<<m4___program__>>, <<m4___gnu__>>, <<m4___unix__>>)
m4_define(<<IN_TARGET_>>, 1)
