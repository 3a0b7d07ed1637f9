import { readSubject } from '../grammar/subject.ts'
import type { EnglishSentence, Token } from '../token.ts'

/** What a verb is to agree with: `third` he, she, it and singular nouns; `i`; `plural` the rest. */
export type Person = 'third' | 'i' | 'plural'

const MAPS = new WeakMap<EnglishSentence, ReadonlyMap<number, Person>>()
const EDGE =
  /^(?:and|but|or|so|that|because|if|when|while|although|though|since|as|whether|what|where|how|why|who|which|think|thinks|believe|believes|thought|say|says|hope|,|;|:)$/
/** Subjects whose verb says nothing: of either number, or with the verb before them. */
const UNSURE =
  /^(?:there|here|who|which|that|what|none|any|all|some|most|half|number|majority|variety|lot|team|staff|family|data|police|group|pair|rest|one|or|several|alumni|news|series|species|means|\p{L}+ics)$/u
/** "It is vital that he go": the plain form is right for every person. */
const SUBJUNCTIVE =
  /^(?:vital|important|essential|necessary|crucial|imperative|lest|demand(?:s|ed)?|insist(?:s|ed)?|suggest(?:s|ed)?|recommend(?:s|ed)?|require(?:s|d)?|propose(?:s|d)?|ask(?:s|ed)?|request(?:s|ed)?)$/
const PLURAL_FIRST = /^(?:both|few|many|numerous|several|these|those|various)$/
const ASKING =
  /^(?:do|does|did|can|could|will|would|should|may|might|must|let|make|makes|made|help|helps|see|saw|hear)$/

/** The person of the subject of each finite verb of a sentence, by the index of its first word, where it can be told. */
export function subjectsOf(sentence: EnglishSentence): ReadonlyMap<number, Person> {
  const known = MAPS.get(sentence) ?? build(sentence.tokens)
  MAPS.set(sentence, known)
  return known
}

function build(tokens: readonly Token[]): Map<number, Person> {
  const found = new Map<number, Person>()
  for (let at = 0; at < tokens.length; at++) {
    const previous = tokens[at - 1]
    if (previous !== undefined && !EDGE.test(previous.lower)) continue
    // "techniques such as clustering have": examples are no subject.
    if (previous?.lower === 'as' && tokens[at - 2]?.lower === 'such') continue
    const subject = readSubject(tokens, at)
    if (subject === undefined || found.has(subject.verb)) continue
    const words = tokens.slice(subject.from, subject.to)
    if (
      words.some(({ lower, locked, pos }) => locked || pos === 'PROPN' || UNSURE.test(lower)) ||
      ASKING.test(previous?.lower ?? '')
    )
      continue
    const first = words[0]?.lower ?? ''
    const isListed = previous !== undefined && /^(?:and|or|,)$/.test(previous.lower) && !subject.isPronoun
    if (isListed) continue
    if (tokens.slice(0, at).some(({ lower }) => SUBJUNCTIVE.test(lower))) continue
    // "many student are": the noun is what is wrong, and the verb goes with what it was meant to be.
    if (PLURAL_FIRST.test(first) && !subject.isPlural) continue
    found.set(subject.verb, first === 'i' ? 'i' : first === 'you' || subject.isPlural ? 'plural' : 'third')
  }
  return found
}
