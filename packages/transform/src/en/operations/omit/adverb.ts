import { anyOf, wordGroups } from '../../../lexicon/load-lists.ts'
import { verbForms } from '../../grammar/inflect.ts'
import { isFiniteAux } from '../../grammar/subject.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'
import { isNegated, withoutWord } from './omit-word.ts'

/** Adverbs, each with the verbs that hold it already. */
const HELD = wordGroups('en/omit/adverb', 'held')
/** Changes "first discovered by" into another statement. */
const AFTER_NEGATION = 4

/** "hard to fully embrace": the adverb is what is missed. */
const UNMET = new RegExp(`^${anyOf('en/omit/adverb', 'unmet')}$`)

const PAIRS = new Set(
  HELD.flatMap(([adverb = '', ...verbs]) =>
    verbs
      .flatMap((verb) =>
        (['VB', 'VBZ', 'VBG', 'VBD', 'VBN'] as const).flatMap((form) => verbForms(verb, form)),
      )
      .map((form) => `${adverb} ${form}`),
  ),
)

const HOLDS_ADVERB = new RegExp(`^(?:,|${anyOf('en/omit/adverb', 'before-adjective')})$`)

/** "carefully consider" → "consider", "a meticulously crafted plan" → "a crafted plan" no: only where a verb stands. */
export const dropHeldAdverb: Operation = {
  ...OMISSION,
  id: 'structure.drop-held-adverb',
  reason: 'verb_without_adverb',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]]
      if (!next || !before || token.locked || !PAIRS.has(`${token.lower} ${next.lower}`)) return []
      if (HOLDS_ADVERB.test(before.lower)) return []
      if (/^(?:highly|strongly)$/.test(token.lower) && isFiniteAux(before)) return []
      if (hasAny(tokens, Math.max(0, at - 6), at, UNMET)) return []
      if (hasAny(tokens, 0, tokens.length, /^(?:rather|instead|passively)$/)) return []
      if (isNegated(tokens, at, AFTER_NEGATION) || text.slice(token.end, next.start) !== ' ') return []
      // "work actively and efficiently": one of a pair.
      return /^(?:and|or)$/.test(tokens[at + 2]?.lower ?? '') && next.pos === 'ADV'
        ? []
        : [withoutWord({ tokens, text }, at)]
    })
  },
}

/** "is currently working on" → "is working on": the form of the verb says that it goes on now. */
export const dropCurrently: Operation = {
  ...OMISSION,
  id: 'structure.drop-currently',
  reason: 'verb_form_says_it',
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [be, next] = [tokens[at - 1], tokens[at + 1]]
      if (!/^(?:currently|presently)$/.test(token.lower) || !be || !next) return []
      const isGoingOn = /^(?:am|is|are|'m|'re|'s|being)$/.test(be.lower) && /..ing$/.test(next.lower)
      return isGoingOn && next.pos === 'VERB' ? [{ start: token.start, end: next.start, after: '' }] : []
    })
  },
}
