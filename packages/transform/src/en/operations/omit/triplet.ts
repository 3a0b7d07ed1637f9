import { anyOf, wordGroups } from '../../../lexicon/load-lists.ts'
import { inflectVerb } from '../../grammar/inflect.ts'
import type { Token } from '../../token.ts'
import { type Draft, hasAny, type Operation, phrase } from '../scene.ts'

const GROUPS = [
  ...wordGroups('en/omit/doublets', 'adjectives'),
  ...wordGroups('en/omit/doublets', 'nouns'),
  ...wordGroups('en/omit/triplet', 'adjectives'),
].map((words) => new Set(words))
const VERBS = wordGroups('en/omit/doublets', 'verbs').flatMap((words) =>
  (['VB', 'VBZ', 'VBG', 'VBN'] as const).map((form) => new Set(words.map((word) => inflectVerb(word, form)))),
)
const EASY = new RegExp(`^easy to ${anyOf('en/omit/triplet', 'easily-done')}$`)
const PLAIN = new RegExp(`^${anyOf('en/omit/triplet', 'plain')}$`)

/** "clear, simple, and straightforward" → "clear and simple": of three words two say the same. */
export const trimTriplet: Operation = {
  id: 'structure.trim-triplet',
  kind: 'padding',
  reason: 'two_words_one_thing',
  purposes: ['shorten'],
  strength: 3,
  risk: 0.05,
  role: 'stock',
  waives: ['budget'],
  gain: 1,
  scope: 'phrase',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((first, at): Draft[] => {
      const [comma, second, other, and] = tokens.slice(at + 1, at + 5)
      if (comma?.text !== ',' || other?.text !== ',' || and?.lower !== 'and' || second === undefined)
        return []
      const end = itemEnd(tokens, at + 5)
      const third = tokens[end - 1]
      if (third === undefined || isPartOfMore(tokens, at, end)) return []
      if (end === at + 6 && new Set([first, second, third].map(({ pos }) => pos)).size > 1) return []
      if ([first, second, third].some(({ locked, name }) => locked || name)) return []
      const items = [first.lower, second.lower, phrase(text, tokens, at + 5, end).toLowerCase()] as const
      const left = [first.text, second.text, phrase(text, tokens, at + 5, end)]
      const drop = repeated(items)
      if (drop === undefined) return []
      const [one, two] = left.filter((_, index) => index !== drop)
      return [{ start: first.start, end: third.end, after: `${one} and ${two}` }]
    })
  },
}

/** Behind "and": one word, or "easy to use". */
function itemEnd(tokens: readonly Token[], at: number): number {
  return tokens[at]?.lower === 'easy' && tokens[at + 1]?.lower === 'to' ? at + 3 : at + 1
}

/** A longer list, or one whose items have more words than the one looked at. */
function isPartOfMore(tokens: readonly Token[], from: number, end: number): boolean {
  const [before, after] = [tokens[from - 1], tokens[end]]
  return (
    /^(?:,|and|or|-)$/.test(before?.text ?? '') ||
    /^(?:and|or|to|of|-)$/.test(after?.lower ?? '') ||
    (tokens[from]?.pos === 'NOUN' && /^(?:NOUN|PROPN)$/.test(after?.pos ?? '')) ||
    hasAny(tokens, Math.max(0, from - 6), from, /^(?:three|between|both|neither|either|not)$/)
  )
}

/** Which of three items may go; the later one of the two that say the same. */
function repeated([first, second, third]: readonly [string, string, string]): number | undefined {
  if (EASY.test(third)) return PLAIN.test(first) || PLAIN.test(second) ? 2 : undefined
  if (areSame(first, second) || areSame(second, third)) return areSame(first, second) ? 1 : 2
  return areSame(first, third) ? 2 : undefined
}

function areSame(left: string, right: string): boolean {
  return left !== right && [...GROUPS, ...VERBS].some((words) => words.has(left) && words.has(right))
}
