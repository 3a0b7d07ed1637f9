function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** Lower-cased, without the last period. A period after one of these never ends a sentence. */
export const NEVER_FINAL = set(`
  dr mr mrs ms mx prof rev hon gen col capt cpt lt sgt maj cmdr sen rep gov pres st mt messrs mmes fr
  fig figs eq eqs e.g i.e eg ie cf vs v viz approx ca resp ibid op cit incl al.e ref refs suppl
`)

/** Never final before a number or a Roman numeral, an ordinary word otherwise ("I said no."). */
export const NEVER_FINAL_BEFORE_NUMBER = set(`
  no nos p pp vol vols ch chap chaps sec sect art arts tab ed eds app ser pt pts par para ex bk ll n nn
  jan feb mar apr jun jul aug sep sept oct nov dec
`)

/** Final only when a common sentence opener follows ("in the U.S. The …", but "the U.S. Senate"). */
export const SELDOM_FINAL = set(`
  al inc ltd co corp jr sr bros ph.d m.d b.a m.a b.sc m.sc u.s u.k u.n e.u d.c a.d b.c dept univ est assn
  ed eds trans dist govt a.k.a ave blvd rd
`)

/** Words that open sentences far more often than they go on with a name. */
export const SENTENCE_OPENERS = set(`
  the this that these those it he she we they i you in on at by for from with as to of if when while although
  though because since after before however moreover furthermore therefore thus hence also additionally but and
  or so yet then there here what which who how why where a an our their his her its my your one some many most
  several both all each every no not such another other overall finally first second third next using based
  given despite during through under between among according let please today now once until unlike
  even still just only perhaps maybe indeed instead nevertheless nonetheless consequently meanwhile
`)
