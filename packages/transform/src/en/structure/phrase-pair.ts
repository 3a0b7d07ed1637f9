import { nounPhraseEnds } from '../noun-phrase.ts'
import { isPluralNoun } from '../number.ts'
import type { Token } from '../token.ts'
import { haveOrder, isTied } from './order-free.ts'
import type { Draft, Operation } from './scene.ts'

/** "mental health and academic success" → "academic success and mental health": two whole noun phrases of one make. */
export const swapPhrases: Operation = {
  id: 'structure.swap-phrases',
  kind: 'coordination_order',
  reason: 'The order of the two is free.',
  strength: 3,
  risk: 0.06,
  gain: 0,
  scope: 'phrase',
  drafts({ sentence, text }) {
    const { tokens } = sentence
    return tokens.flatMap((token, at): Draft[] => {
      if (token.lower !== 'and') return []
      const from = phraseStart(tokens, at)
      const to = nounPhraseEnds(tokens, at + 1)[0]
      const before = tokens[(from ?? 0) - 1]
      const after = tokens[to ?? tokens.length]
      if (
        from === undefined ||
        to === undefined ||
        !before ||
        !/^(?:ADP|VERB)$/.test(before.pos) ||
        (before.lower === 'of' && tokens[from]?.pos === 'DET')
      )
        return []
      if (
        (after !== undefined && !/^[.;:)]$/.test(after.text)) ||
        !areAlike(tokens.slice(from, at), tokens.slice(at + 1, to))
      )
        return []
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

/** Where the noun phrase that ends before `and` begins. */
function phraseStart(tokens: readonly Token[], and: number): number | undefined {
  for (let from = Math.max(0, and - 5); from < and - 1; from++) {
    const previous = tokens[from - 1]
    const isFresh = previous !== undefined && /^(?:ADP|VERB)$/.test(previous.pos)
    if (isFresh && nounPhraseEnds(tokens, from).includes(and)) return from
  }
  return undefined
}

const MASS = /(?:ity|tion|sion|ness|ment|ance|ence|ism|ship|acy|dom|th|cy|ice|gy|ty|ure|ss)$/

/** Both with a modifier of their own and without determiner, or both with a determiner; no names, no pronouns. */
function areAlike(left: readonly Token[], right: readonly Token[]): boolean {
  if (
    left.length < 2 ||
    right.length < 2 ||
    [...left, ...right].some((token) => token.name || token.isKnownName || token.locked)
  )
    return false
  if (
    [...left, ...right].some(
      (token) =>
        /^(?:its|their|his|her|other|such|many|more|own|same|latter|another|the|this|these)$/.test(
          token.lower,
        ) || /ing$/.test(token.lower),
    )
  )
    return false
  if (
    haveOrder([left.at(-1) as Token, right.at(-1) as Token]) ||
    haveOrder([left[0] as Token, right[0] as Token])
  )
    return false
  if ([...left, ...right].some(isTied)) return false
  const isDetermined = (words: readonly Token[]) => words[0]?.pos === 'DET'
  const isModified = (words: readonly Token[]) => words[0]?.pos === 'ADJ'
  // A mass noun may be shared by both: "clean energy and environmental projects", "wind and tidal erosion".
  const heads = [left, right].map((words) => words.at(-1)?.lower ?? '')
  const hasOwnHead =
    heads.every(isPluralNoun) || heads.every((head) => !isPluralNoun(head) && MASS.test(head))
  return !isDetermined(left) && isModified(left) && isModified(right) && hasOwnHead
}
