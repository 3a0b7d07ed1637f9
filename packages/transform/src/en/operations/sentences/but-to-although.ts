import { wordList } from '../../../lexicon/load-lists.ts'
import { countVerbs, readSubject } from '../../grammar/subject.ts'
import { isInformalText } from '../../informal.ts'
import { isWord, type Token } from '../../token.ts'
import { hasAny, inner, type Operation, wordCount } from '../scene.ts'

/** "A, but B." → "Although A, B." for two whole clauses; the pair of "Although A, B." → "A, but B." */
export const butToAlthough: Operation = {
  id: 'structure.but-to-although',
  kind: 'contrast',
  reason: 'lesser_subordinate',
  isSoleOpening: true,
  strength: 3,
  risk: 0.06,
  role: 'even',
  gain: 0,
  modes: ['standard', 'reduce-both', 'formal', 'academic', 'creative'],
  drafts({ sentence: { tokens, start }, next: following, text }) {
    if (isInformalText(text)) return []
    const comma = tokens.findIndex((token) => token.text === ',')
    const but = tokens[comma + 1]
    if (comma < 4 || but?.lower !== 'but' || tokens.at(-1)?.text !== '.') return []
    const [first, second] = [readSubject(tokens, 0), readSubject(tokens, comma + 2)]
    if (first === undefined || second === undefined || first.verb >= comma) return []
    // Two concessions in a row, and steps of a story that concede nothing.
    if (/^although\b|, but /i.test(following?.text ?? '') || STEP.has(tokens[first.verb]?.lower ?? ''))
      return []
    if (!isPlain(tokens, comma) || wordCount(tokens, 0, comma) > 16) return []
    if (countVerbs(tokens, first.verb, comma) > 2 || endsOpen(tokens[comma - 1])) return []
    const next = tokens[comma + 2] as Token
    return [
      {
        start,
        end: next.end,
        after: `Although ${inner(text, tokens, 0, comma)}, ${text.slice(next.start, next.end)}`,
      },
    ]
  },
}

const STEP = wordList('en/sentences/but-to-although', 'step')

/** No correction ("not X, but Y"), no second contrast, nothing that "although" would turn into something else. */
function isPlain(tokens: readonly Token[], comma: number): boolean {
  return (
    tokens.slice(0, comma).every((token) => isWord(token) && token.text !== "'") &&
    !hasAny(
      tokens,
      0,
      comma,
      /^(?:not|n't|no|never|although|though|while|if|but|yet|and|or|sorry|thank|please|let|because|when|so|whether|just|only|would|wish|tried|hoped|wanted|expected)$/,
    ) &&
    !hasAny(
      tokens,
      comma + 2,
      tokens.length,
      /^(?:but|although|though|while|rather|instead|then|also|still|yet|however|;|:)$/,
    )
  )
}

function endsOpen(last: Token | undefined): boolean {
  return last === undefined || /^(?:too|though|again|so|first|then)$/.test(last.lower)
}
