// SPDX-License-Identifier: GPL-2.0-only OR MIT
//
// The routines: which core, which side is user memory, what is returned. A target's
// KERNEL_FILES asks for them by ROUTINE(routine, symbol).

// FILE(name, includes, what it is): starts an output file.
MACRO(FILE, 3, <<
@file $1
@about $3
EACH_WORD_(<<FILE_INCLUDE_>>, ONE_BLANK_($2))
>>)
m4_define(<<FILE_INCLUDE_>>, <<
@include $1
>>)

// ROUTINE(routine, symbol): one function. The lines around it are the target's. Of one in
// ALIGNED_ROUTINES_ all accesses are aligned, as if UNALIGNED was 0.
m4_define(<<ALIGNED_ROUTINES_>>, << aligned_memcpy aligned_memset >>)
MACRO(ROUTINE, 2, <<m4_ifdef(<<STANZA_$1_>>, <<
m4_define(<<PREFIX_>>, <<$1>>)m4_define(<<PHASES_>>, m4_incr(PHASES_))
IF(m4_index(m4_defn(<<ALIGNED_ROUTINES_>>), << $1 >>) >= 0,
  <<m4_pushdef(<<UNALIGNED>>, 0)m4_pushdef(<<GROUPS_ALIGNED>>, 0)m4_pushdef(<<ENDS_WORDS>>, 0)>>,
  <<m4_pushdef(<<UNALIGNED>>, m4_defn(<<UNALIGNED>>))m4_dnl
m4_pushdef(<<GROUPS_ALIGNED>>, m4_defn(<<GROUPS_ALIGNED>>))m4_dnl
m4_pushdef(<<ENDS_WORDS>>, m4_defn(<<ENDS_WORDS>>))>>)
@routine $1 $2 IF(UNALIGNED(), exact, word)
FUNCTION_BEGIN(<<$2>>)
STANZA_$1_()
SECTION(end)
FUNCTION_END(<<$2>>)
m4_popdef(<<UNALIGNED>>, <<GROUPS_ALIGNED>>, <<ENDS_WORDS>>)
>>, <<ERROR(<<there is no routine $1: see templates/routines.m4>>)>>)>>)

// ALSO(routine, symbol): symbol is another name of the function before, which does that routine's
// work, too.
MACRO(ALSO, 2, <<
@also $1 $2 IF(UNALIGNED(), exact, word)
>>)

// STANZA(routine, title, body).
m4_define(<<STANZA>>, <<MACRO(STANZA_$1_, 0, <<
@title $2
$3>>)>>)

// SIDES(user destination, user source, has a source, what is returned: dst, residue or order).
MACRO(SIDES, 4, <<m4_define(<<USER_dst_>>, $1)m4_define(<<USER_src_>>, $2)m4_define(<<HAS_SRC_>>, $3)m4_dnl
m4_define(<<RETURNS_>>, $4)m4_define(<<MAY_OVERLAP_>>, m4_eval($1 + $2 == 0))>>)

m4_define(<<HAS_SRC_>>, 1)
m4_define(<<CLEARS_>>, 0)

// MAY_OVERLAP(): a copy's buffers may: those of memmove, and of memcpy if memmove goes to it.
VALUE_MACRO(MAY_OVERLAP, 0, <<MAY_OVERLAP_>>)

// RETURNS_DST(), RETURNS_ORDER(), HAS_SRC(), CLEARS(): asked by skeletons and idioms.
VALUE_MACRO(RETURNS_DST, 0, <<IF_SAME(RETURNS_, dst, 1, 0)>>)
VALUE_MACRO(RETURNS_ORDER, 0, <<IF_SAME(RETURNS_, order, 1, 0)>>)
VALUE_MACRO(HAS_SRC, 0, <<HAS_SRC_>>)
VALUE_MACRO(CLEARS, 0, <<CLEARS_>>)

STANZA(memcpy, <<memcpy(dst, src, n): returns dst. The buffers IF_SAME(MEMCPY(), none, <<do not>>,
  <<may>>) overlap<<>>IF_SAME(MEMCPY(), none, <<>>,
  << if dst is below src<<>>IF(MOVES_SMALL(), << and n not below STRAIGHT_BYTES()>>)>>).>>, <<
SIDES(0, 0, 1, dst)
m4_define(<<MAY_OVERLAP_>>, IF_SAME(MEMCPY(), none, 0, 1))
COPY(1)
>>)
STANZA(memmove, <<memmove(dst, src, n): returns dst. The buffers may overlap.>>, <<
SIDES(0, 0, 1, dst)
MOVE()
>>)
STANZA(copy_from_user, <<copy_from_user(dst, src, n): src is user memory; returns the bytes not copied.>>, <<
SIDES(0, 1, 1, residue)
COPY(1)
>>)
STANZA(copy_to_user, <<copy_to_user(dst, src, n): dst is user memory; returns the bytes not copied.>>, <<
SIDES(1, 0, 1, residue)
COPY(1)
>>)
STANZA(copy_user, <<copy_user(dst, src, n): both may be user memory; returns the bytes not copied.>>, <<
SIDES(1, 1, 1, residue)
COPY(1)
>>)
STANZA(clear_user, <<clear_user(dst, n): dst is user memory; returns the bytes not cleared.>>, <<
SIDES(1, 0, 0, residue)
FILL(ROLE(ARG1), 1)
>>)
STANZA(memset, <<memset(dst, c, n): returns dst.>>, <<
SIDES(0, 0, 0, dst)
m4_define(<<MEMSET_PREFIX_>>, PREFIX_)
FILL(ROLE(ARG2), 0)
>>)
STANZA(aligned_memcpy, <<aligned_memcpy(dst, src, n): memcpy by aligned accesses only, as device memory wants them.>>, <<
SIDES(0, 0, 1, dst)
m4_define(<<MAY_OVERLAP_>>, 1)
COPY(1)
>>)
STANZA(aligned_memset, <<aligned_memset(dst, c, n): memset by aligned accesses only, as device memory wants them.>>, <<
SIDES(0, 0, 0, dst)
m4_define(<<MEMSET_PREFIX_>>, PREFIX_)
FILL(ROLE(ARG2), 0)
>>)
STANZA(memset16, <<memset16(dst, value, n): by halfwords; an entry into memset. Returns dst.>>, <<
m4_define(<<PREFIX_>>, m4_defn(<<MEMSET_PREFIX_>>))
FILL_ELEMENTS(16, MEMSET16_UNIT())
>>)
STANZA(memset32, <<memset32(dst, value, n): by 32-bit words; an entry into memset. Returns dst.>>, <<
m4_define(<<PREFIX_>>, m4_defn(<<MEMSET_PREFIX_>>))
FILL_ELEMENTS(32, 1)
>>)
STANZA(memset64, <<memset64(dst, value, n): by 64-bit words; an entry into memset. Returns dst.>>, <<
m4_define(<<PREFIX_>>, m4_defn(<<MEMSET_PREFIX_>>))
FILL_ELEMENTS(64, 1)
>>)
STANZA(memcmp, <<memcmp(a, b, n): below, equal to or above 0, as the first bytes that differ, unsigned.>>, <<
SIDES(0, 0, 1, order)
COMPARE()
>>)

// The end of what comes before a target file.
WRITE_TAGS_()
