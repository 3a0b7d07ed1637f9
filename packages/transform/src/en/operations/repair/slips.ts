import { anyOf } from '../../../lexicon/load-lists.ts'
import { articleFor, inflectVerb } from '../../grammar/inflect.ts'
import { IRREGULAR_VERBS } from '../../grammar/irregular-verbs.ts'
import type { Token } from '../../token.ts'
import type { Draft, Operation } from '../scene.ts'

const REPAIR = {
  kind: 'grammar',
  strength: 1,
  risk: 0.02,
  role: 'repair',
  gain: 1.5,
  scope: 'phrase',
} as const

/** "an useful" → "a useful". */
export const articleRepair: Operation = {
  ...REPAIR,
  id: 'structure.article-repair',
  reason: 'article_by_sound',
  drafts({ sentence }) {
    return pairs(sentence.tokens, (article, next): Draft | undefined => {
      if (!/^an?$/.test(article.lower) || article.locked || !/^(?!url)[a-z][a-z-]{2,}$/.test(next.text))
        return undefined
      const wanted = articleFor(next.lower)
      return wanted === article.lower || article.text === 'A'
        ? undefined
        : { start: article.start, end: article.end, after: wanted }
    })
  },
}

const DOUBLED = new RegExp(`^${anyOf('en/repair/slips', 'doubled-words')}$`)

const LATIN = new RegExp(`^ ${anyOf('en/repair/slips', 'latin')}\\b`)

/** "the the" → "the". */
export const doubledWord: Operation = {
  ...REPAIR,
  id: 'structure.doubled-word',
  reason: 'doubled_word',
  drafts({ sentence, text }) {
    return pairs(sentence.tokens, (first, second): Draft | undefined => {
      const isDoubled = first.lower === second.lower && DOUBLED.test(first.lower)
      const isTight = /^ +$/.test(text.slice(first.end, second.start))
      const isSlip = isTight && !second.locked && /^\p{Ll}/u.test(second.text)
      // "advances in in situ methods": the second belongs to the Latin.
      const isLatin = LATIN.test(text.slice(second.end))
      return isDoubled && isSlip && !isLatin ? { start: first.end, end: second.end, after: '' } : undefined
    })
  },
}

const PASTS = new Map(
  [...IRREGULAR_VERBS].flatMap(([base, { past }]) => past.map((form) => [form, base] as const)),
)

const PAST_AND_BASE = new RegExp(`^${anyOf('en/repair/slips', 'pasts-that-are-bases')}$`)

/** "did not went" → "did not go". */
export const baseAfterDid: Operation = {
  ...REPAIR,
  id: 'structure.base-after-did',
  reason: 'plain_form_after_did_not',
  drafts({ sentence }) {
    const { tokens } = sentence
    return pairs(tokens, (not, verb, index): Draft | undefined => {
      if (tokens[index - 1]?.lower !== 'did' || !/^(?:not|n't)$/.test(not.lower) || verb.locked)
        return undefined
      const base = PASTS.get(verb.lower)
      const isPast = base !== undefined && base !== verb.lower && inflectVerb(base, 'VBD') === verb.lower
      return isPast && !PAST_AND_BASE.test(verb.lower)
        ? { start: verb.start, end: verb.end, after: base }
        : undefined
    })
  },
}

function pairs(
  tokens: readonly Token[],
  draftFor: (left: Token, right: Token, index: number) => Draft | undefined,
): Draft[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1]
    return (next && draftFor(token, next, index)) ?? []
  })
}
