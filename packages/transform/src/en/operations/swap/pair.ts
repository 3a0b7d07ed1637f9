import { anyOf } from '../../../lexicon/load-lists.ts'
import { nounPhraseEnds } from '../../grammar/noun-phrase.ts'
import { nounVerbBase } from '../../grammar/noun-verbs.ts'
import { isWord, type Token } from '../../token.ts'
import type { Draft, Operation } from '../scene.ts'
import { suitsFirst, TAKES_COMPLEMENT } from './nouns.ts'
import { haveOrder, isCustomaryPair, isShortFirst, isTied } from './order-free.ts'
import { isModifierVerb, isPurposeOfBody, opensClauseAt, repeatsPreposition } from './shared-modifiers.ts'

/** "skills and knowledge" ↔ "knowledge and skills": bare nouns or adjectives of one rank. */
export const swapPair: Operation = {
  id: 'structure.swap-pair',
  kind: 'coordination_order',
  reason: 'free_order_of_pair',
  strength: 2,
  risk: 0.04,
  role: 'even',
  gain: 0,
  scope: 'phrase',
  drafts(scene) {
    const { tokens } = scene.sentence
    return tokens.flatMap((token, at): Draft[] => {
      if (token.lower !== 'and' && token.lower !== 'or') return []
      const [before, left, right, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (
        !left ||
        !right ||
        !isPair(left, right, /^(?:ADP|VERB)$/.test(before?.pos ?? '')) ||
        !isEdge(before, left, 'before') ||
        !isEdge(after, left, 'after') ||
        isModifierVerb(tokens, at - 2) ||
        isPurposeOfBody(tokens, at - 2) ||
        (left.pos === 'NOUN' && suitsFirst(tokens, at)) ||
        repeatsPreposition(tokens, at) ||
        opensClauseAt(tokens, at) ||
        (after?.pos === 'ADP' && [left, right].some(({ lower }) => TAKES_COMPLEMENT.has(lower))) ||
        (after?.lower === 'as' && /^(?:a|well)$/.test(tokens[at + 3]?.lower ?? ''))
      )
        return []
      return [{ start: left.start, end: right.end, after: `${right.text} ${token.text} ${left.text}` }]
    })
  },
}

/** "ones or twos": numbers go up. */
const COUNTS = new RegExp(`^${anyOf('en/swap/pair', 'round-numbers')}$`)

const COUNTED_OR_COMPARED = new RegExp(`^${anyOf('en/swap/pair', 'counts')}$`)

/** After a preposition or verb the pair's number matters to nobody; before a verb it would. */
function isPair(left: Token, right: Token, mayDiffer: boolean): boolean {
  if (
    left.pos !== right.pos ||
    !/^(?:NOUN|ADJ)$/.test(left.pos) ||
    [left, right].some((t) => t.locked || t.name || t.isKnownName)
  )
    return false
  if (left.pos === 'NOUN' && [left, right].some((t) => nounVerbBase(t.lower) === t.lower)) return false
  if (
    isTied(left) ||
    isTied(right) ||
    isCustomaryPair(left, right) ||
    COUNTS.test(left.lower) ||
    isShortFirst(left, right) ||
    /ing$|est$|er$/.test(left.lower) ||
    /ing$|est$|er$/.test(right.lower)
  )
    return false
  if (
    COUNTED_OR_COMPARED.test(left.lower) ||
    /^(?:such|other|others|so|more|most|less|many)$/.test(right.lower)
  )
    return false
  return mayDiffer || left.pos === 'ADJ' || isPlural(left) === isPlural(right)
}

function isPlural(token: Token): boolean {
  return /[^su']s$/.test(token.lower)
}

/** What follows would go over to the noun that now stands before it: "skill and patience for this". */
const CLINGS = new RegExp(`^${anyOf('en/swap/pair', 'clings')}$|ing$`)

/** What may stand around the pair without tying itself to one of the two words. */
function isEdge(token: Token | undefined, member: Token, side: 'before' | 'after'): boolean {
  if (token === undefined) return side === 'after'
  if (!isWord(token)) return side === 'after' && /^[.;:)]$/.test((token as Token).text)
  if (side === 'before')
    return (
      /^(?:ADP|VERB|PRON)$/.test(token.pos) ||
      (token.pos === 'DET' && !/^an?$/.test(token.lower)) ||
      token.lower === 'to' ||
      (member.pos === 'ADJ' && /^(?:is|are|was|were|be)$/.test(token.lower))
    )
  return member.pos === 'ADJ'
    ? token.pos === 'NOUN'
    : /^(?:ADP|AUX|SCONJ|VERB)$/.test(token.pos) && !CLINGS.test(token.lower)
}

const TIES = new RegExp(`^${anyOf('en/swap/pair', 'ties')}$`)

/** "A, B, and C" → "A, C, and B": the last two items are plain noun phrases and end the clause. */
export const swapTriad: Operation = {
  id: 'structure.swap-triad',
  kind: 'coordination_order',
  reason: 'free_order_of_list',
  strength: 2,
  risk: 0.04,
  role: 'even',
  gain: 0.1,
  scope: 'phrase',
  drafts({ sentence, text }) {
    const { tokens } = sentence
    return tokens.flatMap((token, at): Draft[] => {
      if (token.lower !== 'and' || tokens[at - 1]?.text !== ',') return []
      const comma = tokens.findLastIndex((other, index) => index < at - 1 && other.text === ',')
      const third = nounPhraseEnds(tokens, at + 1)[0]
      const after = tokens[third ?? -1]
      if (comma < 1 || third === undefined || !nounPhraseEnds(tokens, comma + 1).includes(at - 1)) return []
      if (after !== undefined && !/^[.;:)]$/.test(after.text)) return []
      const previous = tokens[comma - 1]
      // "noise, light, and seasonal changes": the last modifier or noun may go with more than its own item.
      if (third - at > 2 && at - 2 - comma === 1) return []
      const items = [...tokens.slice(comma + 1, at - 1), ...tokens.slice(at + 1, third)]
      if (
        items.some(
          (item) =>
            item.name ||
            item.isKnownName ||
            item.locked ||
            item.pos === 'ADP' ||
            isTied(item) ||
            TIES.test(item.lower),
        )
      )
        return []
      if (haveOrder(items.filter((item) => item.pos === 'NOUN'))) return []
      if (
        previous !== undefined &&
        haveOrder([previous, tokens[at - 2] as Token, tokens[third - 1] as Token])
      )
        return []
      if ((items[0]?.pos === 'DET') !== (tokens[at + 1]?.pos === 'DET')) return []
      if (!isListItem(previous) || /ing$|ed$/.test(items[0]?.lower ?? '')) return []
      const second = text.slice((tokens[comma + 1] as Token).start, (tokens[at - 2] as Token).end)
      const last = text.slice((tokens[at + 1] as Token).start, (tokens[third - 1] as Token).end)
      return [
        {
          start: (tokens[comma + 1] as Token).start,
          end: (tokens[third - 1] as Token).end,
          after: `${last}, and ${second}`,
        },
      ]
    })
  },
}

function isListItem(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' || token?.pos === 'ADJ'
}
