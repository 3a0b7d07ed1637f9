import type { Token } from '../token.ts'
import { OMISSION } from './omission.ts'
import { type Draft, hasAny, type Operation, phrase } from './scene.ts'

const FARTHEST = 14

/** "not only cheap but also quick" → "cheap and quick". */
export const notOnlyToAnd: Operation = {
  ...OMISSION,
  id: 'structure.not-only-to-and',
  reason: '"and" joins the two.',
  risk: 0.05,
  modes: ['shorten', 'polish-neutral'],
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((not, at): Draft[] => {
      const [only, first] = [tokens[at + 1], tokens[at + 2]]
      if (not.lower !== 'not' || only?.lower !== 'only' || !first) return []
      const but = tokens.findIndex(
        (token, index) => index > at + 2 && index < at + FARTHEST && token.lower === 'but',
      )
      const second = tokens[but + 1]?.lower === 'also' ? but + 2 : but + 1
      if (but === -1 || !isLike(first, tokens[second])) return []
      if (
        hasAny(tokens, second, tokens.length, /^(?:as|too|well)$/) ||
        hasAny(tokens, at + 2, but, /^(?:and|or|but|not|that|which|who|;)$/)
      )
        return []
      const last = tokens[but - 1]?.text === ',' ? but - 1 : but
      const words = phrase(text, tokens, at + 2, last)
      return [{ start: not.start, end: (tokens[second] as Token).start, after: `${words} and ` }]
    })
  },
}

/** Both halves begin alike: two adjectives, two nouns with the same preposition, two verbs in one form. */
function isLike(first: Token, second: Token | undefined): boolean {
  if (second === undefined || first.pos !== second.pos) return false
  if (/^(?:ADP|PART|AUX|SCONJ)$/.test(first.pos)) return first.lower === second.lower && first.pos !== 'AUX'
  if (first.pos === 'VERB')
    return /(?:ing|ed|s)?$/.exec(first.lower)?.[0] === /(?:ing|ed|s)?$/.exec(second.lower)?.[0]
  return (
    /^(?:ADJ|NOUN|DET|ADV|PRON)$/.test(first.pos) &&
    (first.pos !== 'PRON' || /^(?:my|your|his|her|its|our|their)$/.test(first.lower))
  )
}
