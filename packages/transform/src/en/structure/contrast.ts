import type { Token } from '../token.ts'
import { hasAny, type Operation, opening, phrase, wordCount } from './scene.ts'
import { readSubject } from './subject.ts'

/** "While A, B." → "A, but B." */
export const whileToBut: Operation = {
  id: 'structure.while-to-but',
  kind: 'contrast',
  reason: 'A plain "but" for an opening "while".',
  strength: 3,
  risk: 0.05,
  gain: 0.5,
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'creative', 'simple', 'polish-neutral', 'fluency'],
  drafts({ sentence, text }) {
    const { tokens } = sentence
    if (!/^(?:while|although|though)$/.test(tokens[0]?.lower ?? '')) return []
    const comma = tokens.findIndex((token) => token.text === ',')
    const first = readSubject(tokens, 1)
    const second = readSubject(tokens, comma + 1)
    if (
      comma < 4 ||
      first === undefined ||
      first.verb >= comma ||
      second === undefined ||
      wordCount(tokens, 1, comma) > 22
    )
      return []
    const isState = hasAny(
      tokens,
      first.verb,
      comma,
      /^(?:is|are|can|may|might|has|have|do|does|could|should|will|would)$/,
    )
    const isContrast =
      !hasAny(tokens, comma + 1, tokens.length, /^(?:but|still|yet|while)$/) &&
      !hasAny(tokens, 1, comma, /^(?:but|while|who|which|that)$/)
    const last = tokens[comma] as Token
    if (
      !isState ||
      !isContrast ||
      (tokens[0]?.lower === 'while' && hasAny(tokens, first.verb, first.verb + 2, /^(?:was|were)$/))
    )
      return []
    return [
      {
        start: (tokens[0] as Token).start,
        end: last.end,
        after: `${opening(phrase(text, tokens, 1, comma))}, but`,
      },
    ]
  },
}
