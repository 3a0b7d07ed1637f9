import { anyOf } from '../../../lexicon/load-lists.ts'
import { readSubject } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import { type Body, hasAny, inner, type Operation, readBody, type Scene, wordCount } from '../scene.ts'

/** Longest sentence that bears another clause. */
const LONGEST = 16

/** "A. However, B." → "A, but B." for two short sentences. */
export const joinHowever: Operation = {
  id: 'structure.join-however',
  kind: 'sentence_merge',
  reason: 'contrast_in_one_sentence',
  purposes: ['even'],
  strength: 3,
  risk: 0.06,
  role: 'even',
  gain: 0.3,
  drafts(scene) {
    const { next, text } = scene
    const body = readShort(scene)
    if (body === undefined || next === undefined) return []
    const [however, comma] = next.tokens
    if (however?.lower !== 'however' || comma?.text !== ',') return []
    if (!isPlainEnd(next.tokens, 2) || readSubject(next.tokens, 2) === undefined) return []
    if (hasAny(body.tokens, 0, body.tokens.length, /^(?:but|although|while|though|however|yet)$/)) return []
    const first = next.tokens[2] as Token
    return [{ start: body.end, end: first.end, after: `, but ${inner(text, next.tokens, 2, 3)}` }]
  },
}

/** A short sentence without commas right before the next one. */
function readShort(scene: Scene): Body | undefined {
  const body = readBody(scene)
  const { next, text } = scene
  if (body === undefined || next === undefined || body.tail.trim() !== '') return undefined
  if (text.slice(body.end, next.start).trim() !== '.' || wordCount(body.tokens) > LONGEST) return undefined
  return body.tokens.every(isWord) ? body : undefined
}

const JOINS_CLAUSE = new RegExp(`^${anyOf('en/sentences/join-however', 'joins-clause')}$`)

/** Short, one clause, ended by a full stop. */
function isPlainEnd(tokens: readonly Token[], from: number): boolean {
  const words = tokens.slice(from, -1)
  return (
    tokens.at(-1)?.text === '.' &&
    words.length >= 3 &&
    words.length <= LONGEST &&
    words.every(isWord) &&
    !words.some(({ lower }) => JOINS_CLAUSE.test(lower))
  )
}
