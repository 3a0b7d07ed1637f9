import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { readNounGroup } from '../../grammar/noun-group.ts'
import { isMark, type Token } from '../../token.ts'
import type { Draft, Operation } from '../scene.ts'
import { phrase } from '../scene.ts'

/** Adverbs of degree and manner that stand as well after a short object. */
const MOVABLE = wordList('en/move/manner-after-object', 'movable')
const TAKES = wordList('en/move/manner-after-object', 'takes')

/** "can significantly improve health" → "can improve health significantly". */
export const mannerAfterObject: Operation = {
  id: 'structure.manner-after-object',
  kind: 'adverb_order',
  reason: 'adverb_closes_phrase',
  strength: 2,
  risk: 0.04,
  role: 'even',
  gain: 0.1,
  scope: 'phrase',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((adverb, at): Draft[] => {
      const verb = tokens[at + 1]
      if (!MOVABLE.has(adverb.lower) || !verb || !TAKES.has(verb.lower) || at === 0) return []
      if (!isFiniteOrInfinitive(tokens, at)) return []
      const object = readNounGroup(tokens, at + 2)
      if (
        object === undefined ||
        object.to - object.from > 3 ||
        tokens.slice(at + 2, object.to).some(({ pos }) => /^(?:VERB|ADV|SCONJ)$/.test(pos)) ||
        hasConjunction(tokens, object.from, object.to)
      )
        return []
      if (!closes(tokens[object.to]) || tokens.slice(at + 2, object.to).some((token) => token.pos === 'ADP'))
        return []
      const moved = `${phrase(text, tokens, at + 1, object.to)} ${adverb.text}`
      return [{ start: adverb.start, end: (tokens[object.to - 1] as Token).end, after: moved }]
    })
  },
}

const BEFORE_FINITE = new RegExp(`^${anyOf('en/move/manner-after-object', 'before-finite')}$`)

function isFiniteOrInfinitive(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before !== undefined && (BEFORE_FINITE.test(before.lower) || /^(?:NOUN|PROPN)$/.test(before.pos))
}

function hasConjunction(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => /^(?:and|or|,)$/.test(token.lower))
}

function closes(after: Token | undefined): boolean {
  if (after === undefined) return true
  return isMark(after) ? /^[.;]$/.test(after.text) : /^(?:because|while|when)$/.test(after.lower)
}
