import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { isCommonWord } from '../../common-words.ts'
import { inflectVerb, pluralise } from '../../grammar/inflect.ts'
import { IRREGULAR_VERBS } from '../../grammar/irregular-verbs.ts'
import { nounVerbBase } from '../../grammar/noun-verbs.ts'
import { isPluralNoun, UNSURE_NUMBER } from '../../grammar/number.ts'
import { participleBase } from '../../grammar/participle.ts'
import { isWord, type Token } from '../../token.ts'
import type { Draft, Operation } from '../scene.ts'

const REPAIR = {
  kind: 'grammar',
  strength: 1,
  risk: 0.03,
  role: 'repair',
  gain: 1.5,
  scope: 'phrase',
} as const

const PASTS = new Map(
  [...IRREGULAR_VERBS].flatMap(([base, { past }]) => past.map((form) => [form, base] as const)),
)

/** Past forms that are words of their own, or base forms too. */
const OWN_WORD = wordList('en/repair/agreement', 'own-word')

const TAKES_INFINITIVE = new RegExp(`^${anyOf('en/repair/agreement', 'takes-infinitive')}$`)

/** "can became" → "can become", "to makes" → "to make". */
export const baseAfterModal: Operation = {
  ...REPAIR,
  id: 'structure.base-after-modal',
  reason: 'plain_form_after_modal',
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const before = tokens[at - 1]
      if (!before || token.locked || token.name || before.locked) return []
      const isModal =
        /^(?:can|could|may|might|must|should|would|will)$/.test(before.lower) &&
        before.pos === 'AUX' &&
        // "Should students …?" and "what can students …" ask: a subject comes after the modal.
        isWord(tokens[at - 2]) &&
        !/^(?:what|why|how|when|where)$/.test(tokens[at - 2]?.lower ?? '')
      const isInfinitive = before.lower === 'to' && TAKES_INFINITIVE.test(tokens[at - 2]?.lower ?? '')
      if (!isModal && !isInfinitive) return []
      const past = OWN_WORD.has(token.lower) ? undefined : PASTS.get(token.lower)
      const base = past !== undefined && past !== token.lower ? past : thirdPersonBase(token)
      return base === undefined ? [] : [{ start: token.start, end: token.end, after: base }]
    })
  },
}

/** The base of a verb in -s that is no noun. */
function thirdPersonBase({ lower, pos }: Token): string | undefined {
  if (pos !== 'VERB' || !/[^s]s$/.test(lower)) return undefined
  if (lower === 'has') return 'have'
  const base = [lower.replace(/ies$/, 'y'), lower.replace(/es$/, ''), lower.slice(0, -1)].find(
    (word) =>
      word !== lower &&
      (IRREGULAR_VERBS.has(word) || isCommonWord(word)) &&
      inflectVerb(word, 'VBZ') === lower,
  )
  return base !== undefined && isCommonWord(base) && nounVerbBase(lower) === undefined ? base : undefined
}

const TO_PLURAL: ReadonlyMap<string, string> = new Map(
  Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do' }),
)
const TO_SINGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({ are: 'is', have: 'has', do: 'does' }),
)

/** "they was" → "they were", "he have" → "he has": a pronoun that opens its clause and its auxiliary. */
export const pronounAgreement: Operation = {
  ...REPAIR,
  id: 'structure.pronoun-agreement',
  reason: 'verb_agrees',
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, verb] = [tokens[at - 1], tokens[at + 1]]
      if (!verb || verb.locked || (before !== undefined && !opensClause(before))) return []
      const isPlural = /^(?:they|we|these|those|people|children)$/.test(token.lower)
      const isSingular = /^(?:he|she|it)$/.test(token.lower)
      const isPast = /^(?:if|as|though|wish)$/.test(before?.lower ?? '')
      const after = isPlural
        ? TO_PLURAL.get(verb.lower)
        : isSingular && !isPast
          ? TO_SINGULAR.get(verb.lower)
          : undefined
      if (
        after === undefined ||
        /^\p{Lu}/u.test(verb.text) ||
        (/^(?:these|those)$/.test(token.lower) && token.pos === 'DET')
      )
        return []
      return [{ start: verb.start, end: verb.end, after }]
    })
  },
}

const OPENS_CLAUSE = new RegExp(`^${anyOf('en/repair/agreement', 'opens-clause')}$`)

function opensClause(before: Token): boolean {
  return OPENS_CLAUSE.test(before.lower) || /^[,;.]$/.test(before.text)
}

const UNCOUNTED = wordList('en/repair/agreement', 'uncounted')

/** "many student" → "many students", "these day" → "these days". */
export const pluralAfterMany: Operation = {
  ...REPAIR,
  id: 'structure.plural-after-many',
  reason: 'plural_follows',
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [noun, after] = [tokens[at + 1], tokens[at + 2]]
      if (!/^(?:many|several|these|those|various|numerous)$/.test(token.lower) || noun?.pos !== 'NOUN')
        return []
      if (
        noun.locked ||
        noun.name ||
        isPluralNoun(noun.lower) ||
        UNSURE_NUMBER.has(noun.lower) ||
        UNCOUNTED.has(noun.lower) ||
        participleBase(noun.lower) !== undefined
      )
        return []
      if (
        after === undefined ||
        !/^(?:AUX|ADP|PUNCT|CCONJ|SCONJ)$/.test(after.pos) ||
        /^[-–—/'"“”]$/.test(after.text) ||
        /^(?:a|that|they|we|he|she|it)$/.test(after.lower)
      )
        return []
      if (
        !isCommonWord(noun.lower) ||
        /s$|ing$/.test(noun.lower) ||
        (after.pos === 'CCONJ' && tokens[at + 4]?.pos === 'NOUN') ||
        // "those late-game, high-pressure moments": the compound is one of two qualities.
        (noun.lower.includes('-') && after.text === ',')
      )
        return []
      return [{ start: noun.start, end: noun.end, after: pluralise(noun.lower) }]
    })
  },
}

/** "more better" → "better". */
export const doubleComparative: Operation = {
  ...REPAIR,
  id: 'structure.double-comparative',
  reason: 'adjective_is_comparative',
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const next = tokens[at + 1]
      if (token.lower !== 'more' || !next || !COMPARATIVE.has(next.lower) || tokens[at - 1]?.lower === 'the')
        return []
      const after = /^\p{Lu}/u.test(token.text)
        ? next.lower.replace(/^./, (letter) => letter.toUpperCase())
        : next.text
      return [{ start: token.start, end: next.end, after }]
    })
  },
}

const COMPARATIVE = wordList('en/repair/agreement', 'comparative')
