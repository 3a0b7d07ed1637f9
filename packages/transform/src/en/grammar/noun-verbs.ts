/** Words that are nouns and verbs alike and that the tagger tends to call nouns. */
export const NOUN_VERBS = new Set(
  `address affect aid aim answer appeal approach argue ask assist attempt attract award back balance bear benefit block
  boost bring build call care cause challenge change charge claim combat combine comment comprise compromise concern conflict
  contact contain contrast control cost cover credit cut damage deal debate decrease deliver demand depend describe design
  develop differ discuss display divide draw drive effect employ enable enhance ensure estimate examine exchange exhibit
  exist experience explain exploit explore express face facilitate favor favour feature feed fit focus follow force forecast form
  foster function fund gain generate give grow guarantee guide halt handle harm harness help highlight hold host
  illustrate impact implement improve include increase indicate influence interest introduce invest involve issue judge
  keep lack leave like land last lead leave let lift limit link list live look lower make manage mark match matter mean measure
  merit mirror monitor move need note number object obtain occur offer open operate order outline outweigh own pay permeate
  perform place plan play point pose praise predict prepare present produce profit program project promise
  promote protect prove provide purchase push put question raise range rank reach reduce reflect regard relate release rely
  remain remove rent replace report represent request require research resemble resolve respect rest result return
  reveal review reward rise risk rule run save scale score move search seek serve set shape share shed shift show showcase sign
  signal sound spark speak stand start state stem strengthen stress structure struggle study suffer suggest supply support
  surround survey take talk target teach tend test transform travel treat trigger trust try turn undermine underpin
  underscore use value vary view visit want warrant welcome win work worsen yield`.split(/\s+/),
)

/** The base of a noun-verb from its base or -s form, else undefined. */
export function nounVerbBase(lower: string): string | undefined {
  if (NOUN_VERBS.has(lower)) return lower
  for (const base of [lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')]) {
    if (base !== lower && NOUN_VERBS.has(base)) return base
  }
  return undefined
}
