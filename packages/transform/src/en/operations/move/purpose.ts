import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { ANAPHORIC, isOneClause, openingPhrase } from '../../grammar/adverbial.ts'
import { nounPhraseEnds } from '../../grammar/noun-phrase.ts'
import { readSubject } from '../../grammar/subject.ts'
import { hasAny, inner, type Operation, opening, phrase, readBody, wordCount } from '../scene.ts'

const SAYS_WHAT_COMES = new RegExp(`^${anyOf('en/move/purpose', 'says-what-comes')}$`)

const NOT_A_PURPOSE = new RegExp(`^${anyOf('en/move/purpose', 'not-a-purpose')}$|ing$`)

/** "To save fuel, A." → "A to save fuel." */
export const purposeToBack: Operation = {
  id: 'structure.purpose-to-back',
  kind: 'phrase_order',
  reason: 'action_before_purpose',
  strength: 4,
  risk: 0.06,
  role: 'even',
  gain: 0.2,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const comma = openingPhrase(tokens, /^to$/)
    if (comma === undefined || tokens[1]?.pos !== 'VERB' || SAYS_WHAT_COMES.test(tokens[1].lower)) return []
    const isShort = isOneClause(tokens, comma + 1, 16) && wordCount(tokens, 0, comma) <= 14
    const hasInfinitive = tokens
      .slice(comma + 1)
      .some((token) => token.lower === 'to' && token.pos === 'PART')
    if (
      hasInfinitive ||
      // "we have not bought shares to save money" would tell why we bought them.
      hasAny(tokens, comma + 1, tokens.length, NOT_A_PURPOSE) ||
      !isShort ||
      hasAny(tokens, comma + 1, tokens.length, ANAPHORIC) ||
      hasAny(tokens, 0, comma, /^(?:this|these|those|such|matters)$/) ||
      tokens.at(-1)?.pos === 'VERB'
    )
      return []
    const main = phrase(scene.text, tokens, comma + 1, tokens.length)
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(main)} ${inner(scene.text, tokens, 0, comma)}${body.tail}`,
      },
    ]
  },
}

const PURPOSEFUL = wordList('en/move/purpose', 'purposeful')
const TAKES_INFINITIVE = wordList('en/move/purpose', 'takes-infinitive')

const NOT_ALONE = new RegExp(`^${anyOf('en/move/purpose', 'not-alone')}$`)

/** "The city built lanes to save fuel." → "To save fuel, the city built lanes." */
export const purposeToFront: Operation = {
  id: 'structure.purpose-to-front',
  kind: 'phrase_order',
  reason: 'purpose_first',
  strength: 4,
  risk: 0.07,
  role: 'even',
  gain: 0.1,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const { tokens } = body
    const subject = readSubject(tokens, 0)
    if (subject === undefined || !PURPOSEFUL.has(tokens[subject.verb]?.lower ?? '')) return []
    const ends = nounPhraseEnds(tokens, subject.verb + 1)
    const at = ends.find((end) => tokens[end]?.lower === 'to' && tokens[end + 1]?.pos === 'VERB')
    if (
      at === undefined ||
      TAKES_INFINITIVE.has(tokens[at - 1]?.lower ?? '') ||
      wordCount(tokens, at) < 4 ||
      wordCount(tokens, at) > 16
    )
      return []
    if (
      hasAny(tokens, at, tokens.length, NOT_ALONE) ||
      /^(?:this|these|it|they)$/.test(tokens[0]?.lower ?? '')
    )
      return []
    const purpose = phrase(scene.text, tokens, at, tokens.length)
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(purpose)}, ${inner(scene.text, tokens, 0, at)}${body.tail}`,
      },
    ]
  },
}
