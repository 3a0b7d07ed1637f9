import { nounVerbBase } from '../noun-verbs.ts'
import type { Token } from '../token.ts'

/** Words of pairs and lists that have a customary order (time, size, rank, custom, opposites named good first). */
const ORDERED = new Set(
  `black white supply demand pros cons research development trial error cause causes effect effects time energy effort law order life death
  day night men women man woman boys girls husband wife mother father parents ladies gentlemen north south east west rise fall
  terms conditions arts art sciences science technology food drink drinks bread butter salt pepper past present future name address
  question answer questions answers input output inputs outputs read write start end beginning birth war peace heart soul body mind flesh blood
  safety crime punishment profit loss copy paste goods services checks balances ups downs ins outs rules regulations
  first second third last next final initial top bottom left right back forth up down here there now then more less mean standard age sex precision recall
  trade industry buyers sellers hardware software good bad wrong old new big small large rich poor public private
  primary secondary tertiary strengths weaknesses advantages disadvantages benefits drawbacks costs risks rewards merits demerits
  positive negative positives negatives male female high low long short major minor advantage disadvantage
  local regional national international global internal external domestic foreign undergraduate graduate elementary middle
  morning afternoon evening breakfast lunch dinner spring summer autumn fall winter monday tuesday wednesday thursday friday
  saturday sunday january february march april june july august september october november december
  child children adult adults infancy childhood adolescence adulthood youth young elderly infants toddlers teenagers
  teacher teachers student students doctor doctors patient patients employer employers employee employees
  brother brothers sister sisters son sons daughter daughters king queen prince princess sir madam dad mom mum
  lock key thunder lightning nuts bolts bits pieces hopes dreams blood tears sweat fish chips wear tear
  head heads shoulders theory practice model training testing validation test development deployment
  design implementation analysis collection processing planning execution problem problems solution solutions
  diagnosis treatment prevention cure home work school friends family families one two three four five six seven eight nine ten
  once twice ago before after above below latter former following previous subsequent
  mathematics physics chemistry biology r d ai machine deep self-esteem trials tribulations bed breakfast rock roll
  rhythm blues track field health-care hide seek stop go give take buy sell come live learn drag drop cut
  state federal county city town village country countries world lead come show tell true false yes no
  sense appeal lights camera action love hate hot cold warm wet dry near far wide early late full empty
  assets liabilities revenue revenues income expenses expenditure credit debit debits gains losses
  victims perpetrators predator prey host guest guests cats dogs cat dog`.split(/\s+/),
)
/** Words that lean on what stands before them, or close a list. */
const LEANING =
  /^(?:its|their|his|her|it|them|they|this|that|these|those|such|other|others|another|same|own|else|more|most|less|least|even|so|also|many|few|several|some|any|all|both|either|neither|no|none|not|similar|various|etc|therefore|thus|then|finally|ultimately|eventually|subsequently|consequently|latter|former|sometimes|overall|general|beyond|back|rest|whole|only|merely|perhaps|often|especially|particularly|including|respective|resulting|subsequent|further|furthermore|additional|related|relevant|entire|each|every|there|here)$/

/** Whether a word of a pair or list ties it to its place. */
export function isTied(token: Token): boolean {
  return (
    token.locked ||
    token.name ||
    token.isKnownName ||
    token.pos === 'NUM' ||
    ORDERED.has(token.lower) ||
    LEANING.test(token.lower) ||
    /(?:est|er's)$/.test(token.lower) ||
    /\d/.test(token.lower)
  )
}

/** Whether a word points to something said elsewhere, or is part of a name or number. */
export function isLeaning(token: Token): boolean {
  return token.locked || token.name || token.isKnownName || token.pos === 'NUM' || LEANING.test(token.lower)
}

/** A word in base form that the tagger calls a noun and that could as well be a verb. */
export function mayBeVerb(token: Token): boolean {
  return token.pos === 'NOUN' && nounVerbBase(token.lower) === token.lower
}
