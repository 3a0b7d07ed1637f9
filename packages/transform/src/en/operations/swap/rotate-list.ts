import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { articleFor } from '../../grammar/inflect.ts'
import { readNounGroup } from '../../grammar/noun-group.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import { isMark, type Token } from '../../token.ts'
import type { Draft, Operation, Scene } from '../scene.ts'
import { haveOrder, isTied, mayBeVerb } from './order-free.ts'
import { GENERAL, isModifierVerb } from './shared-modifiers.ts'

/** One item of a list: tokens [from, to). */
interface Item {
  readonly from: number
  readonly to: number
}

/** "A, B, and C" → "C, A, and B" for noun phrases, and the two of "A and B" when each has its own modifier. */
export const rotateList: Operation = {
  id: 'structure.rotate-list',
  kind: 'coordination_order',
  reason: 'free_order_of_list',
  strength: 3,
  risk: 0.05,
  role: 'even',
  gain: 0.1,
  scope: 'phrase',
  drafts(scene) {
    const { tokens } = scene.sentence
    return tokens.flatMap((token, and): Draft[] => {
      if (token.lower !== 'and' && token.lower !== 'or') return []
      const last = readItem(tokens, and + 1)
      if (last === undefined) return []
      const hasComma = tokens[and - 1]?.text === ','
      const items = [...itemsBefore(tokens, hasComma ? and - 1 : and), last]
      if (items.length < (hasComma ? 3 : 2) || items.length > LONGEST || !isFree(tokens, items)) return []
      if (endsHeavily(items)) return []
      return rearrange(scene, items)
    })
  },
}

/** A longer list tends to go from the general to the special, or rises to its end. */
const LONGEST = 4

/** "a honk and an obscene gesture": the longest item has the last place. */
function endsHeavily(items: readonly Item[]): boolean {
  const sizes = items.map(({ from, to }) => to - from)
  return (sizes.at(-1) ?? 0) > Math.max(...sizes.slice(0, -1))
}

/** A noun phrase that ends at a comma, a conjunction or the end of the clause. */
function readItem(tokens: readonly Token[], from: number): Item | undefined {
  const group = readNounGroup(tokens, from)
  if (group === undefined) return undefined
  // The group may have read on through the list: an item ends at the first mark or conjunction.
  let to = from
  while (to < group.to && !isSeparator(tokens[to])) to++
  return to > from ? { from, to } : undefined
}

function isSeparator(token: Token | undefined): boolean {
  return token?.text === ',' || token?.lower === 'and' || token?.lower === 'or'
}

/** The items before the last one, in order; `at` is the comma or conjunction that closes the last of them. */
function itemsBefore(tokens: readonly Token[], at: number): Item[] {
  const items: Item[] = []
  let to = at
  for (let round = 0; round < 5; round++) {
    const from = itemStart(tokens, to)
    if (from === undefined) break
    items.unshift({ from, to })
    if (tokens[from - 1]?.text !== ',') return items
    to = from - 1
  }
  return []
}

/** Where the noun phrase that ends at a token begins: after a comma, a preposition, a verb, or `as` of `such as`. */
function itemStart(tokens: readonly Token[], to: number): number | undefined {
  for (let from = to - 1; from > 0 && from > to - 8; from--) {
    if (isSeparator(tokens[from])) return undefined
    const before = tokens[from - 1] as Token
    const isEdge =
      before.text === ',' ||
      before.text === ':' ||
      /^(?:including|as)$/.test(before.lower) ||
      (/^(?:VERB|ADP)$/.test(before.pos) && !/^(?:of|from|to)$/.test(before.lower)) ||
      /^(?:is|are|was|were|of|to)$/.test(before.lower)
    if (!isEdge) continue
    const group = readNounGroup(tokens, from, to)
    if (group?.to === to) return from
    if (before.text === ',') return undefined
  }
  return undefined
}

/** Items that no modifier is shared by, nothing that leans on another item, and an end that belongs to no item. */
function isFree(tokens: readonly Token[], items: readonly Item[]): boolean {
  const first = items[0] as Item
  const last = items.at(-1) as Item
  if (!isClosed(tokens, last.to, items.length)) return false
  if (items.some((item) => isTiedItem(tokens, item))) return false
  // "the village and the fall of prices": moved to the front, "of" would take the other item too.
  if (items.some(({ from, to }) => tokens.slice(from, to).some(({ pos }) => pos === 'ADP'))) return false
  if (haveOrder(items.map(({ to }) => tokens[to - 1] as Token))) return false
  if (haveOrder(items.map(({ from }) => tokens[from] as Token))) return false
  // "a medium or slightly dark level": the noun belongs to both.
  if (
    first.to - first.from === 2 &&
    /^an?$/.test(tokens[first.from]?.lower ?? '') &&
    !opensLikeFirst(tokens, items)
  )
    return false
  const before = tokens[first.from - 1] as Token
  if (/^(?:like|than|between|from)$/.test(before.lower) || isModifierVerb(tokens, first.from - 1))
    return false
  if (before.lower === 'as' && tokens[first.from - 2]?.lower !== 'such') return false
  if (before.lower === 'of' && items.length === 2 && tokens[first.from]?.pos === 'DET') return false
  return haveOwnModifiers(
    items.map((item) => shapeOf(tokens, item)),
    tokens,
    items,
  )
}

/** Every item opens with an article or the like, as the first one does. */
function opensLikeFirst(tokens: readonly Token[], items: readonly Item[]): boolean {
  return items.every(({ from }) => tokens[from]?.pos === 'DET')
}

const GOES_ON = new RegExp(`^${anyOf('en/swap/rotate-list', 'goes-on')}$`)

const ENDS_SET_PHRASE = new RegExp(`^${anyOf('en/swap/rotate-list', 'ends-set-phrase')}$`)

function isClosed(tokens: readonly Token[], end: number, count: number): boolean {
  const after = tokens[end]
  if (after === undefined) return true
  if (!isMark(after))
    return (
      count > 2 &&
      CLOSING.has(after.lower) &&
      !(after.lower === 'as' && /^(?:a|well)$/.test(tokens[end + 1]?.lower ?? '')) &&
      !ENDS_SET_PHRASE.test(tokens[end + 1]?.lower ?? '')
    )
  const next = tokens[end + 1]?.lower ?? ''
  if (after.text === ',' && GOES_ON.test(next)) return false
  if (after.text === ',' && count > 2 && isSeparator(tokens[end + 2])) return false
  return /^[.,;)]$/.test(after.text)
}

const CLOSING = wordList('en/swap/rotate-list', 'closing')

function isTiedItem(tokens: readonly Token[], { from, to }: Item): boolean {
  const [first, head] = [tokens[from] as Token, tokens[to - 1] as Token]
  const isShaky = (first.pos === 'VERB' || /ing$/.test(first.lower)) && to - from > 1
  return (
    isShaky ||
    /ing$/.test(first.lower) ||
    (mayBeVerb(first) && to - from === 1 && !/^(?:NOUN|ADJ)$/.test(head.pos)) ||
    tokens
      .slice(from, to)
      .some((token, at) => isTied(token) && !(at === 0 && /^(?:a|an|the)$/.test(token.lower)))
  )
}

type Shape = 'determined' | 'possessed' | 'modified' | 'compound' | 'bare'

function shapeOf(tokens: readonly Token[], { from, to }: Item): Shape {
  const first = tokens[from] as Token
  if (/^(?:a|an|the)$/.test(first.lower)) return 'determined'
  if (first.pos === 'DET' || first.pos === 'PRON') return 'possessed'
  if (to - from === 1) return 'bare'
  return first.pos === 'NOUN' ? 'compound' : 'modified'
}

/** Only what stands before the first item can be shared: then every item needs the like of its own. */
function haveOwnModifiers(
  shapes: readonly Shape[],
  tokens: readonly Token[],
  items: readonly Item[],
): boolean {
  const [first, second] = shapes
  const all = (shape: Shape) => shapes.every((other) => other === shape)
  if (shapes.includes('possessed')) return false
  if (shapes.length === 2) {
    const heads = items.map(({ to }) => tokens[to - 1]?.lower ?? '')
    const areTerms = shapes.every((shape) => shape === 'compound' || shape === 'modified')
    const areTwins = items.every(
      ({ from, to }) => to - from === 2 && tokens.slice(from, to).every(({ pos }) => pos === 'NOUN'),
    )
    if (areTwins) return isPluralNoun(heads[0] ?? '') === isPluralNoun(heads[1] ?? '')
    // An adjective of one of the two would reach over to the other: "coastal banks and insurance firms".
    if (areTerms && shapes.includes('compound') && !all('compound')) return false
    if (areTerms && shapes.includes('compound'))
      return heads.every(isPluralNoun) && !GENERAL.has(tokens[(items[0] as Item).from]?.lower ?? '')
    if (!all('modified') && !all('determined')) return false
    return (
      first === 'determined' ||
      second === 'determined' ||
      heads.every((head) => isPluralNoun(head)) ||
      heads.every((head) => !isPluralNoun(head) && ABSTRACT.test(head))
    )
  }
  // "noise, light, and seasonal changes": the last noun or its adjective may go with all of them.
  if (first === 'determined' || first === 'modified' || first === 'bare') return all(first)
  return !shapes.includes('determined')
}

const ABSTRACT = new RegExp(`${anyOf('en/swap/rotate-list', 'abstract')}$`)

function rearrange({ sentence: { tokens }, text }: Scene, items: readonly Item[]): Draft[] {
  const first = items[0] as Item
  const last = items.at(-1) as Item
  const words = items.map(({ from, to }) =>
    text.slice((tokens[from] as Token).start, (tokens[to - 1] as Token).end),
  )
  if (words.some((word) => /[(){}[\]"“”]/.test(word))) return []
  const order = items.length === 2 ? [1, 0] : items.length === 3 ? [2, 0, 1] : [...items.keys()].reverse()
  let after = ''
  for (const [place, item] of order.entries()) {
    after += words[item]
    const [left, right] = [items[place], items[place + 1]]
    if (left && right)
      after += text.slice((tokens[left.to - 1] as Token).end, (tokens[right.from] as Token).start)
  }
  return [
    {
      start: (tokens[first.from] as Token).start,
      end: (tokens[last.to - 1] as Token).end,
      after: after.replace(/\ba(?:n)?(?= (\p{L}+))/gu, (all, next: string) =>
        all === 'a' || all === 'an' ? articleFor(next) : all,
      ),
    },
  ]
}
