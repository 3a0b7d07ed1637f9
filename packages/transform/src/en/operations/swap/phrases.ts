import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { nounPhraseEnds } from '../../grammar/noun-phrase.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import type { Token } from '../../token.ts'
import type { Draft, Operation } from '../scene.ts'
import { haveOrder, isTied } from './order-free.ts'
import { isModifierVerb } from './shared-modifiers.ts'

/** "mental health and academic success" → "academic success and mental health": two whole noun phrases of one make. */
export const swapPhrases: Operation = {
  id: 'structure.swap-phrases',
  kind: 'coordination_order',
  reason: 'free_order_of_two',
  strength: 3,
  risk: 0.06,
  role: 'even',
  gain: 0,
  scope: 'phrase',
  drafts({ sentence, text }) {
    const { tokens } = sentence
    return tokens.flatMap((token, at): Draft[] => {
      if (token.lower !== 'and') return []
      const from = phraseStart(tokens, at)
      const to = nounPhraseEnds(tokens, at + 1)[0]
      if (from === undefined || to === undefined || !isHeld(tokens, from) || !isClosed(tokens, to)) return []
      if (!areAlike(tokens.slice(from, at), tokens.slice(at + 1, to))) return []
      const left = text.slice((tokens[from] as Token).start, (tokens[at - 1] as Token).end)
      const right = text.slice((tokens[at + 1] as Token).start, (tokens[to - 1] as Token).end)
      return [
        {
          start: (tokens[from] as Token).start,
          end: (tokens[to - 1] as Token).end,
          after: `${right} and ${left}`,
        },
      ]
    })
  },
}

const OWNER = wordList('en/swap/phrases', 'owner')

/** A preposition, a verb, or a determiner that both share. */
function isHeld(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]
  if (before === undefined || isModifierVerb(tokens, from - 1)) return false
  if (OWNER.has(before.lower)) return before.lower !== 'the' || tokens[from - 2]?.lower !== 'of'
  return /^(?:ADP|VERB)$/.test(before.pos) && !/^(?:like|than|as)$/.test(before.lower)
}

const GOES_ON = new RegExp(`^${anyOf('en/swap/phrases', 'goes-on')}$`)

/** Nothing after the second phrase that would belong to it alone. */
function isClosed(tokens: readonly Token[], to: number): boolean {
  const after = tokens[to]
  if (after === undefined) return true
  if (after.text !== ',')
    return /^[.;:)]$/.test(after.text) || /^(?:can|will|could|may|while|because|when)$/.test(after.lower)
  const next = tokens[to + 1]
  const isList = tokens.slice(to + 1, to + 7).some(({ lower }) => lower === 'and' || lower === 'or')
  return !isList && !GOES_ON.test(next?.lower ?? '')
}

/** Heads that a noun before "and" often shares: "public health and environmental policy". */
const SHARED_HEAD = wordList('en/swap/phrases', 'shared-head')

/** Where the noun phrase that ends before `and` begins. */
function phraseStart(tokens: readonly Token[], and: number): number | undefined {
  for (let from = Math.max(0, and - 5); from < and - 1; from++) {
    const previous = tokens[from - 1]
    const isFresh =
      previous !== undefined && (/^(?:ADP|VERB)$/.test(previous.pos) || OWNER.has(previous.lower))
    if (isFresh && tokens[from]?.pos !== 'DET' && nounPhraseEnds(tokens, from).includes(and)) return from
  }
  return undefined
}

const COMPARES = new RegExp(`^${anyOf('en/swap/phrases', 'compares')}$`)

/** Both with a modifier of their own and without determiner, or both with a determiner; no names, no pronouns. */
function areAlike(left: readonly Token[], right: readonly Token[]): boolean {
  if (
    left.length < 2 ||
    right.length < 2 ||
    [...left, ...right].some((token) => token.name || token.isKnownName || token.locked)
  )
    return false
  if ([...left, ...right].some((token) => COMPARES.test(token.lower) || /ing$/.test(token.lower)))
    return false
  if (
    haveOrder([left.at(-1) as Token, right.at(-1) as Token]) ||
    haveOrder([left[0] as Token, right[0] as Token])
  )
    return false
  if ([...left, ...right].some((token) => isTied(token) || token.pos === 'ADP')) return false
  const isDetermined = (words: readonly Token[]) => words[0]?.pos === 'DET'
  const isModified = (words: readonly Token[]) => words[0]?.pos === 'ADJ'
  // A mass noun may be shared by both: "clean energy and environmental projects", "wind and tidal erosion".
  // A singular noun may go with the second head too: "significant safety and ethical concerns".
  const [first = '', second = ''] = [left, right].map((words) => words.at(-1)?.lower ?? '')
  const hasOwnHead = isPluralNoun(first) || (!isPluralNoun(second) && !SHARED_HEAD.has(second))
  return !isDetermined(left) && isModified(left) && isModified(right) && hasOwnHead
}
