import { countVerbs, readSubject } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import { hasAny, inner, type Operation, opening, phrase, type Scene, wordCount } from '../scene.ts'

/** Prepositions of time, place and circumstance whose short phrase reads well between commas. */
const PREPOSITION =
  /^(?:in|over|during|at|throughout|since|under|through|despite|within|among|without|on|until)$/
/** Phrases that link the sentence to the one before it or comment on it, and openings that set a scene. */
const LINKING =
  /^(?:same|conclusion|summary|addition|contrast|comparison|short|general|fact|essence|turn|words|example|instance|hand|contrary|sum|return|opinion|mind|doing|so|first|second|last|all|other|another|note|whole|nutshell|meantime|meanwhile|result|consequence|moreover|further|it|them|which|what|said|beginning|lieu|light|truth|hindsight|point|plus|worse|core|heart|best|conversely|additionally|terms|end|times|moment|one|once|regard|this|that|these|those|such|morning|evening|night|day|top|average|cases|order|effort|attempt|instead|bid|news|way|statement|article|essay|paper|order|front|mid|name|move|revelation|twist|flip)$/
const AUXILIARY = /^(?:has|have|had|can|could|may|might|must|should|will|would|is|are|was|were)$/

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
    if (comma < 2 || comma > 6 || !PREPOSITION.test(tokens[0]?.lower ?? '')) return []
    if (!isPlainPhrase(tokens, comma)) return []
    const subject = readSubject(tokens, comma + 1)
    const auxiliary = tokens[subject?.verb ?? -1]
    const next = tokens[(subject?.verb ?? 0) + 1]
    if (subject === undefined || !auxiliary || !next || subject.verb !== subject.to) return []
    const length = wordCount(tokens, subject.from, subject.to)
    if (subject.isPronoun || length > 6 || !AUXILIARY.test(auxiliary.lower)) return []
    if (
      hasAny(
        tokens,
        subject.from,
        subject.to,
        /^(?:its|their|his|her|it|they|this|that|there|these|those|such)$/,
      )
    )
      return []
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

/** A verb or a predicate follows at once: no negation, no second comma, no adverb that would crowd the place. */
function continues(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at] as Token
  if (/^(?:not|n't|also|there|always|never|often|only|still|no|the|a|an|to)$/.test(next.lower)) return false
  if (tokens.slice(at, at + 4).some(({ text }) => /^[,;:—–(]$/.test(text))) return false
  return /^(?:VERB|ADJ|AUX)$/.test(next.pos) || (next.pos === 'ADV' && tokens[at + 1]?.pos === 'VERB')
}
