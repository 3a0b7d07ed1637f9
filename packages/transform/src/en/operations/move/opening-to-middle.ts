import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { countVerbs, readSubject } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import { hasAny, inner, type Operation, opening, phrase, type Scene, wordCount } from '../scene.ts'

/** Prepositions of time, place and circumstance whose short phrase reads well between commas. */
const PREPOSITION = wordList('en/move/opening-to-middle', 'preposition')
/** Phrases that link the sentence to the one before it or comment on it, and openings that set a scene. */
const LINKING = new RegExp(`^${anyOf('en/move/opening-to-middle', 'linking')}$`)
const AUXILIARY = wordList('en/move/opening-to-middle', 'auxiliary')

const LEANS = new RegExp(`^${anyOf('en/move/opening-to-middle', 'leans')}$`)

/** "In recent years, the town has grown." → "The town has, in recent years, grown." */
export const openingToMiddle: Operation = {
  id: 'structure.opening-to-middle',
  kind: 'phrase_order',
  reason: 'subject_before_circumstance',
  isSoleOpening: true,
  strength: 3,
  risk: 0.06,
  role: 'even',
  gain: 0.1,
  drafts(scene: Scene) {
    const { tokens, start } = scene.sentence
    const comma = tokens.findIndex(({ text }) => text === ',')
    if (comma < 2 || comma > 6 || !PREPOSITION.has(tokens[0]?.lower ?? '')) return []
    if (!isPlainPhrase(tokens, comma)) return []
    const subject = readSubject(tokens, comma + 1)
    const auxiliary = tokens[subject?.verb ?? -1]
    const next = tokens[(subject?.verb ?? 0) + 1]
    if (subject === undefined || !auxiliary || !next || subject.verb !== subject.to) return []
    const length = wordCount(tokens, subject.from, subject.to)
    if (subject.isPronoun || length > 6 || !AUXILIARY.has(auxiliary.lower)) return []
    if (hasAny(tokens, subject.from, subject.to, LEANS)) return []
    if (!continues(tokens, subject.verb + 1) || !isSplit(auxiliary.lower, next)) return []
    const head = opening(phrase(scene.text, tokens, subject.from, subject.verb + 1))
    return [{ start, end: auxiliary.end, after: `${head}, ${inner(scene.text, tokens, 0, comma)},` }]
  },
}

function isPlainPhrase(tokens: readonly Token[], comma: number): boolean {
  const last = tokens[comma - 1] as Token
  return (
    /^(?:NOUN|PROPN|NUM)$/.test(last.pos) &&
    countVerbs(tokens, 0, comma) === 0 &&
    !hasAny(tokens, 0, comma, LINKING) &&
    !hasAny(tokens, 0, comma, /^(?:its|their|his|her|my|potential)$/) &&
    tokens
      .slice(1, comma)
      .every((token) => isWord(token) && /^(?:NOUN|ADJ|DET|ADP|PROPN|NUM|PRON|PART)$/.test(token.pos))
  )
}

/** "have" stands before its participle; a passive ("people were killed") keeps its verb at hand. */
function isSplit(auxiliary: string, next: Token): boolean {
  if (/^ha(?:s|ve|d)$/.test(auxiliary)) return /^(?:VERB|AUX|ADV)$/.test(next.pos)
  return !/^(?:is|are|was|were)$/.test(auxiliary)
}

const NO_PREDICATE = new RegExp(`^${anyOf('en/move/opening-to-middle', 'no-predicate')}$`)

/** A verb or a predicate follows at once: no negation, no second comma, no adverb that would crowd the place. */
function continues(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at] as Token
  if (NO_PREDICATE.test(next.lower)) return false
  if (tokens.slice(at, at + 4).some(({ text }) => /^[,;:—–(]$/.test(text))) return false
  return /^(?:VERB|ADJ|AUX)$/.test(next.pos) || (next.pos === 'ADV' && tokens[at + 1]?.pos === 'VERB')
}
