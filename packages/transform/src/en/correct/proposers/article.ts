import type { CorrectionProposal } from '../../../correct/proposal.ts'
import { articleFor } from '../../grammar/inflect.ts'
import type { Token } from '../../token.ts'
import { pluralOf, singularOf } from '../morphology/nouns.ts'
import type { EnglishProposer } from '../scene.ts'
import { deleteToken, insertBefore, isOpen, replaceToken } from './replace.ts'

const ARTICLE = /^(?:a|an|the)$/
/** After these no article begins. */
const BEFORE_NO_ARTICLE =
  /^(?:a|an|the|my|your|his|her|its|our|their|this|that|these|those|some|any|no|every|each|another|many|much|few|several|own|'s|whose|which|what|very|so|too|more|most|less|i|you|he|she|we|they|as|not|n't)$/
const NOMINAL = /^(?:NOUN|ADJ)$/

/** "She has car" → "a car", "in United States" → "in the": an article before a noun group that has none. */
export const articleMissing: EnglishProposer = {
  id: 'article.missing',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) => {
      const previous = tokens[index - 1]
      if (!opensNounGroup(tokens, index)) return []
      const head = headOf(tokens, index)
      const isPlural =
        head !== undefined && singularOf(head.lower) !== undefined && pluralOf(head.lower) === undefined
      const words = isPlural ? ['the'] : ['the', articleFor(token.text)]
      return words.map((word) =>
        insertBefore(token, word, {
          class: 'article',
          code: word === 'the' ? 'article_the_needed' : 'article_a_needed',
          key: `+${word === 'an' ? 'a' : word}:${previous?.pos ?? 'BOS'}`,
          isFirst: index === 0,
        }),
      )
    }),
}

/** "the nature", "a information", "a apple", "the another": every article left out or exchanged. */
export const articleOther: EnglishProposer = {
  id: 'article.other',
  isRanked: true,
  propose: ({ sentence: { tokens } }) => tokens.flatMap((token, index) => othersOf(tokens, token, index)),
}

function othersOf(tokens: readonly Token[], token: Token, index: number): CorrectionProposal[] {
  const next = tokens[index + 1]
  if (!ARTICLE.test(token.lower) || token.locked || next === undefined || !/^\p{L}/u.test(next.text))
    return []
  const indefinite = articleFor(next.text)
  const isOther = (word: string) => word !== token.lower
  const deleted = deleteToken(tokens, index, {
    class: 'article',
    code: 'article_not_needed',
    key: `-${token.lower === 'an' ? 'a' : token.lower}`,
  })
  return [
    ...(deleted === undefined ? [] : [deleted]),
    ...[indefinite, 'the'].filter(isOther).map((word) =>
      replaceToken(token, word, {
        class: 'article',
        code: word !== 'the' && token.lower !== 'the' ? 'article_by_sound' : 'article_other',
        key:
          word !== 'the' && token.lower !== 'the'
            ? 'a>an'
            : `${token.lower === 'the' ? 'the' : 'a'}>${word === 'the' ? word : 'a'}`,
      }),
    ),
  ]
}

function opensNounGroup(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const previous = tokens[index - 1]
  if (!isOpen(token, index) || token.lower.length < 2 || !NOMINAL.test(token.pos)) return false
  if (previous === undefined) return true
  if (
    previous.locked ||
    BEFORE_NO_ARTICLE.test(previous.lower) ||
    /^(?:NUM|DET|NOUN|ADJ|PROPN)$/.test(previous.pos)
  )
    return false
  return headOf(tokens, index) !== undefined
}

/** The last noun of a group that begins at a token. */
function headOf(tokens: readonly Token[], from: number): Token | undefined {
  let head: Token | undefined
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.pos === 'NOUN' || token.pos === 'PROPN') head = token
    else if (head !== undefined || token.pos !== 'ADJ') break
  }
  return head
}
