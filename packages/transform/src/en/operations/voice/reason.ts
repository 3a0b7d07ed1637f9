import { readSubject } from '../../grammar/subject.ts'
import { hasAny, type Operation, opening, phrase, readBody, wordCount } from '../scene.ts'

/** "One reason people rent is that it is cheap." → "People rent partly because it is cheap." */
export const reasonIsThat: Operation = {
  id: 'structure.reason-is-that',
  kind: 'clause_order',
  reason: 'because_for_one_reason_is_that',
  strength: 5,
  risk: 0.06,
  role: 'even',
  waives: ['saving'],
  gain: 0.5,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const opener = tokens[0]?.lower ?? ''
    if (!/^(?:one|a)$/.test(opener)) return []
    const noun = tokens.findIndex((token) => token.lower === 'reason')
    if (noun < 1 || noun > 3) return []
    const from = /^(?:why|that)$/.test(tokens[noun + 1]?.lower ?? '') ? noun + 2 : noun + 1
    const is = tokens.findIndex(
      (token, index) =>
        index > from && token.lower === 'is' && /^(?:that|because)$/.test(tokens[index + 1]?.lower ?? ''),
    )
    const subject = readSubject(tokens, from)
    if (is === -1 || subject === undefined || subject.verb >= is || wordCount(tokens, from, is) > 16)
      return []
    if (
      tokens.slice(0, is).some((token) => token.text === ',') ||
      hasAny(tokens, from, is, /^(?:that|which|who|because|not|n't)$/)
    )
      return []
    if (readSubject(tokens, is + 2) === undefined) return []
    const clause = opening(phrase(scene.text, tokens, from, is))
    const cause = phrase(scene.text, tokens, is + 2, tokens.length)
    return [{ start: body.start, end: body.end, after: `${clause} partly because ${cause}${body.tail}` }]
  },
}
