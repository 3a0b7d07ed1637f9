import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { isMark, type Token } from '../../token.ts'
import type { Draft, Operation } from '../scene.ts'
import { isCustomaryPair, isTied } from './order-free.ts'

const PAIR = {
  kind: 'coordination_order',
  strength: 2,
  risk: 0.04,
  role: 'even',
  gain: 0,
  scope: 'phrase',
} as const

/** Degree, order and comment: an adverb of this kind leans on the word after it or on the sentence. */
const NOT_MANNER = wordList('en/swap/words', 'not-manner')

/** "quickly and easily" → "easily and quickly". */
export const swapAdverbs: Operation = {
  ...PAIR,
  id: 'structure.swap-adverbs',
  reason: 'free_order_of_adverbs',
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((and, at): Draft[] => {
      const [left, right] = [tokens[at - 1], tokens[at + 1]]
      if (and.lower !== 'and' || at < 2 || !isManner(left) || !isManner(right)) return []
      if (isCustomaryPair(left, right) || isMark(tokens[at - 2] as Token)) return []
      return [{ start: left.start, end: right.end, after: `${right.text} ${and.text} ${left.text}` }]
    })
  },
}

function isManner(token: Token | undefined): token is Token {
  return (
    token !== undefined &&
    /^\p{Ll}.*ly$/u.test(token.text) &&
    token.pos === 'ADV' &&
    !isTied(token) &&
    !NOT_MANNER.has(token.lower)
  )
}

/** Verbs of attitude and effect that act at one time on one object; steps such as "build and maintain" are not here. */
const SIMULTANEOUS = wordList('en/swap/words', 'simultaneous')

/** "to support and encourage students" → "to encourage and support students": two verbs of one object. */
export const swapVerbs: Operation = {
  ...PAIR,
  id: 'structure.swap-verbs',
  reason: 'free_order_of_verbs',
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((and, at): Draft[] => {
      const [before, left, right, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (and.lower !== 'and' || !before || !left || !right || !after) return []
      const form = formOf(left.lower)
      if (form === undefined || formOf(right.lower) !== form || left.locked || right.locked) return []
      if (isMark(before) || !opens(before, form) || !takesObject(after)) return []
      return [{ start: left.start, end: right.end, after: `${right.text} ${and.text} ${left.text}` }]
    })
  },
}

type Form = 'base' | 's' | 'ing'

function formOf(lower: string): Form | undefined {
  if (SIMULTANEOUS.has(lower)) return 'base'
  if (SIMULTANEOUS.has(lower.replace(/s$/, '')) || SIMULTANEOUS.has(lower.replace(/es$/, ''))) return 's'
  const stem = /ing$/.test(lower) ? lower.slice(0, -3) : ''
  return stem !== '' && (SIMULTANEOUS.has(stem) || SIMULTANEOUS.has(`${stem}e`)) ? 'ing' : undefined
}

const BEFORE_BASE = new RegExp(`^${anyOf('en/swap/words', 'before-base')}$`)

function opens(before: Token, form: Form): boolean {
  if (form === 'base') return BEFORE_BASE.test(before.lower)
  if (form === 's')
    return /^(?:NOUN|PROPN|PRON)$/.test(before.pos) || /^(?:that|which|who)$/.test(before.lower)
  return /^(?:by|of|in|for|through|while|about|on)$/.test(before.lower)
}

function takesObject(after: Token): boolean {
  return /^(?:DET|NOUN|PRON|PROPN|ADJ)$/.test(after.pos) && after.lower !== 'to'
}
