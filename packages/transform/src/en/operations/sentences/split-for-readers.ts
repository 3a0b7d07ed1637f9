import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { readSubject } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { type Draft, hasAny, type Operation, opening, type Scene, wordCount } from '../scene.ts'
import { endsInList } from './split-join.ts'

const EFFECT = wordList('en/sentences/split-for-readers', 'effect')

/** "A, but B." → "A. But B."; "A, so B." → "A. So B."; "A, and B." → "A. B."; "A, which helps B." → "A. This helps B." */
export const splitForReaders: Operation = {
  id: 'structure.split-for-readers',
  kind: 'sentence_split',
  reason: 'two_short_sentences_easier',
  strength: 2,
  risk: 0.05,
  role: 'stock',
  gain: 0.6,
  modes: ['simple'],
  drafts(scene) {
    const { tokens } = scene.sentence
    if (wordCount(tokens) < 12) return []
    return tokens.flatMap((comma, at) => (comma.text === ',' && isWhole(scene, at) ? splitAt(scene, at) : []))
  },
}

const OPENS_FRAME = new RegExp(`^${anyOf('en/sentences/split-for-readers', 'opens-frame')}$`)

/** What stands before the comma is a sentence of its own, and nothing in it reaches over the comma. */
function isWhole({ sentence: { tokens }, text }: Scene, at: number): boolean {
  const [comma, link, next] = tokens.slice(at, at + 3)
  if (!comma || !link || !next || text.slice(comma.end, link.start).trim() !== '') return false
  if (wordCount(tokens, 0, at) < 5 || wordCount(tokens, at + 2) < 4) return false
  if (hasAny(tokens, 1, at, /^(?:whether|if|not|either|both|so|such|that)$/)) return false
  if (tokens.slice(0, at).some(({ text: mark }) => /^["“”(]$/.test(mark))) return false
  // After "When A, B" only "and this" is sure to go on from B.
  const opens = OPENS_FRAME
  if (opens.test(tokens[0]?.lower ?? ''))
    return (
      link.lower === 'and' &&
      next.lower === 'this' &&
      tokens.slice(1, at).some(({ text: mark }) => mark === ',')
    )
  const first = readSubject(tokens, 0)
  return first !== undefined && first.verb < at
}

function splitAt({ sentence: { tokens }, text }: Scene, at: number): Draft[] {
  const [comma, link, next] = tokens.slice(at, at + 3)
  if (!comma || !link || !next) return []
  const { start } = comma
  const isClause = readSubject(tokens, at + 2) !== undefined
  if (/^(?:but|so)$/.test(link.lower) && isClause)
    return [{ start, end: link.end, after: `. ${opening(link.text)}` }]
  const isThird = tokens.slice(0, at).some(({ text: mark }, i) => mark === ',' && readSubject(tokens, i + 1))
  if (link.lower === 'and' && isClause && !isThird && !next.locked && !endsInList(tokens, at))
    return [{ start, end: next.end, after: `. ${opening(text.slice(next.start, next.end))}` }]
  const before = tokens[at - 1] as Token
  const isEffect = link.lower === 'which' && EFFECT.has(next.lower) && before.pos !== 'PROPN' && !before.name
  return isEffect && !tokens.slice(at + 2, -1).some(({ text: mark }) => mark === ',')
    ? [{ start, end: link.end, after: '. This' }]
    : []
}
