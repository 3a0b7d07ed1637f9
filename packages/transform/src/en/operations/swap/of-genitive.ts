import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { nounVerbBase } from '../../grammar/noun-verbs.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, inner, type Operation, opening, phrase } from '../scene.ts'

/** Persons and times, whose own the possessive names better. */
const KEEPS_POSSESSIVE = new RegExp(
  `(?:ists?|ians?|[^u]ers|[a-z]{3}(?:ors?|er)|[^u]man|men|woman|women|mate|ess|eer)$|^${anyOf('en/swap/of-genitive', 'keeps-possessive')}$`,
)
const NOT_PERSON = wordList('en/swap/of-genitive', 'not-person')
/** What is hers by possession alone: "the company's lawyer" is no "lawyer of the company". */
const THING = wordList('en/swap/of-genitive', 'thing')
const OPENS_OWNER = /^(?:the|this|our|each|every)$/
/** Owners that stand for all of their kind behind "a"; "a snail's pace" is a set phrase. */
const GENERIC = wordList('en/swap/of-genitive', 'generic')

/** "the model's accuracy" → "the accuracy of the model". */
export const ofGenitive: Operation = {
  id: 'structure.of-genitive',
  kind: 'genitive',
  reason: 'quality_before_owner',
  strength: 3,
  risk: 0.05,
  scope: 'phrase',
  role: 'even',
  gain: 0,
  modes: ['reduce-both', 'reduce-aigc', 'standard', 'formal', 'academic', 'creative'],
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((mark, at): Draft[] => {
      if (!/^['’]s$/.test(mark.lower) || mark.pos !== 'PART') return []
      const from = ownerStart(tokens, at)
      const to = thingEnd(tokens, at + 1)
      if (from === undefined || to === undefined || !standsAlone(tokens, from, to)) return []
      const owner = inner(text, tokens, from, at)
      const whole = `the ${phrase(text, tokens, at + 1, to)} of ${owner}`
      const first = tokens[from] as Token
      return [
        {
          start: first.start,
          end: (tokens[to - 1] as Token).end,
          after: /^\p{Lu}/u.test(first.text) ? opening(whole) : whole,
        },
      ]
    })
  },
}

/** "the (large) cluster": a determiner, at most one adjective, and one common noun for a thing. */
function ownerStart(tokens: readonly Token[], mark: number): number | undefined {
  const owner = tokens[mark - 1]
  if (owner?.pos !== 'NOUN' || owner.locked || owner.name || owner.isKnownName) return undefined
  if (KEEPS_POSSESSIVE.test(owner.lower) && !NOT_PERSON.has(owner.lower)) return undefined
  const from = /^(?:ADJ|NOUN)$/.test(tokens[mark - 2]?.pos ?? '') ? mark - 3 : mark - 2
  const isCommon = tokens.slice(Math.max(0, from), mark).every(({ name, locked }) => !name && !locked)
  const opener = tokens[from]?.lower ?? ''
  const opens = OPENS_OWNER.test(opener) || (/^an?$/.test(opener) && GENERIC.has(owner.lower))
  return isCommon && opens ? from : undefined
}

const AFTER_THING = new RegExp(`^(?:,|\\(|-|–|${anyOf('en/swap/of-genitive', 'after-thing')})$`)

const RANKS = new RegExp(`^${anyOf('en/swap/of-genitive', 'ranks')}$|est$`)

/** Adjectives and one or two nouns that end where a verb, a preposition or a mark follows. */
function thingEnd(tokens: readonly Token[], from: number): number | undefined {
  let at = from
  while (tokens[at]?.pos === 'ADJ' && at < from + 2) at++
  const nouns = at
  while (tokens[at]?.pos === 'NOUN' && at < nouns + 2) at++
  const words = tokens.slice(from, at)
  if (at === nouns || words.some(({ locked, name, lower }) => locked || name || THING.has(lower)))
    return undefined
  if (RANKS.test(tokens[from]?.lower ?? '')) return undefined
  const after = tokens[at]
  if (after === undefined) return at
  if (/^(?:NOUN|PROPN|PART|ADJ|NUM|X)$/.test(after.pos)) return undefined
  // "the vehicle's safety features": a noun that the tagger takes for a verb.
  if (after.pos === 'VERB' && nounVerbBase(after.lower) !== undefined) return undefined
  if (after.pos === 'VERB' && /(?:ed|ing)$/.test(after.lower)) return undefined
  return AFTER_THING.test(after.lower) && !closes(tokens, at) ? undefined : at
}

const CLOSES = new RegExp(`^${anyOf('en/swap/of-genitive', 'closes')}$`)

/** A comma or a joint that goes on with another clause, not with the phrase. */
function closes(tokens: readonly Token[], at: number): boolean {
  const [mark, next, verb] = tokens.slice(at, at + 3)
  if (mark?.text !== ',' || next === undefined) return false
  return CLOSES.test(next.lower) || (next.pos === 'PRON' && verb?.pos !== 'NOUN')
}

/** No second genitive around it: "a review of the film's plot", "the end of the city's roads". */
function standsAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1]
  if (before !== undefined && /^(?:of|all|both|half|and|or)$/.test(before.lower)) return false
  if (before !== undefined && isWord(before) && before.pos === 'PROPN') return false
  const near = tokens.slice(Math.max(0, from - 4), to + 3)
  return near.filter(({ lower }) => lower === 'of').length === 0
}
