import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { inflectVerb } from '../../grammar/inflect.ts'
import { gerundBase } from '../../grammar/participle.ts'
import { readSubject } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import { hasAny, type Operation, wordCount } from '../scene.ts'

const RESULT = wordList('en/voice/result-participle', 'result')

/** "Heat spreads, causing harm." → "Heat spreads, which causes harm." A tail of participles is a habit of machine prose. */
export const resultParticiple: Operation = {
  id: 'structure.result-participle',
  kind: 'participle_tail',
  reason: 'participle_tail_finite_verb',
  strength: 3,
  risk: 0.06,
  role: 'stock',
  gain: 0.8,
  drafts({ sentence }) {
    const { tokens } = sentence
    return tokens.flatMap((token, at) => {
      const comma = tokens[at - 1]
      if (comma?.text !== ',' || !RESULT.has(token.lower) || at < 5 || !isWord(tokens[at + 1])) return []
      const tense = mainTense(tokens, at - 1)
      if (drawsWhich(tokens[at - 2], tense) || isCoordinated(tokens, at - 1) || at > LONGEST) return []
      const base = gerundBase(token.lower)
      const hasOther =
        tokens.slice(at).some((other) => other.text === ',') ||
        hasAny(tokens, 0, at, /^(?:which|if|when|by)$/) ||
        joinsParticiple(tokens, at + 1) ||
        tokens[at + 1]?.lower === 'sure' ||
        (tokens[at - 2]?.pos === 'ADJ' && token.lower === 'ensuring')
      if (tense === undefined || base === undefined || hasOther || wordCount(tokens, at) > 16) return []
      return [{ start: token.start, end: token.end, after: `which ${inflectVerb(base, tense)}` }]
    })
  },
}

/** From here on "which" would be far from the verb it sums up. */
const LONGEST = 15

const QUALITY = new RegExp(`${anyOf('en/voice/result-participle', 'adjective-endings')}$`)

/** "is friendly and kind, making …", "is misleading, giving …": "which" would seek a noun, or one of two statements. */
function isCoordinated(tokens: readonly Token[], comma: number): boolean {
  const last = tokens[comma - 1]
  const isQuality = last?.pos === 'ADJ' || (QUALITY.test(last?.lower ?? '') && last?.pos !== 'ADV')
  return isQuality || hasAny(tokens, 0, comma, /^(?:and|or|but)$/)
}

/** "improving health and saving money": both would have to change. */
function joinsParticiple(tokens: readonly Token[], from: number): boolean {
  return tokens.some(
    (token, at) =>
      at > from && /^(?:and|or)$/.test(token.lower) && /^[a-z]{2,}ing$/.test(tokens[at + 1]?.lower ?? ''),
  )
}

/** "which" would be read as the noun before the comma, unless only its number differs. */
function drawsWhich(before: Token | undefined, tense: 'VBZ' | 'VBD' | undefined): boolean {
  if (before === undefined || !/^(?:NOUN|PROPN)$/.test(before.pos)) return false
  return tense !== 'VBZ' || !/[^su']s$/.test(before.lower)
}

const MODAL = new RegExp(`^${anyOf('en/grammar/verb-group', 'modal')}$`)

/** Simple present or past of the clause that ends at a comma; undefined when a modal or a perfect makes it unclear. */
function mainTense(tokens: readonly Token[], end: number): 'VBZ' | 'VBD' | undefined {
  const subject = readSubject(tokens, 0)
  const verb = tokens[subject?.verb ?? -1]
  if (subject === undefined || verb === undefined || subject.verb >= end) return undefined
  if (tokens.slice(0, end).some((token) => token.text === ',' || token.text === ';')) return undefined
  if (/^(?:is|are|do|does)$/.test(verb.lower)) return 'VBZ'
  if (/^(?:has|have)$/.test(verb.lower)) return undefined
  // "A concern linked to it is …": a participle that goes with the subject.
  if (/ed$/.test(verb.lower) && /^(?:ADP|PART)$/.test(tokens[subject.verb + 1]?.pos ?? '')) return undefined
  if (/^(?:was|were|had|did)$/.test(verb.lower) || /ed$/.test(verb.lower)) return 'VBD'
  if (verb.pos === 'AUX') return undefined
  return MODAL.test(verb.lower) || IRREGULAR_PAST.has(verb.lower) ? undefined : 'VBZ'
}

const IRREGULAR_PAST = wordList('en/voice/result-participle', 'irregular-past')
