import { anyOf } from '../../../lexicon/load-lists.ts'
import { countVerbs, isFiniteAux, readSubject } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { hasAny, type Operation, opening, phrase, wordCount } from '../scene.ts'

/** "While A, B." → "A, but B." */
export const whileToBut: Operation = {
  id: 'structure.while-to-but',
  kind: 'contrast',
  reason: 'but_for_opening_while',
  strength: 3,
  risk: 0.05,
  role: 'even',
  gain: 0.5,
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'creative', 'simple', 'polish-neutral', 'fluency'],
  drafts({ sentence, text }) {
    const { tokens } = sentence
    if (!/^(?:while|although|though)$/.test(tokens[0]?.lower ?? '')) return []
    const comma = tokens.findIndex((token) => token.text === ',')
    if (comma < 4 || wordCount(tokens, 1, comma) > 22 || tokens.at(-1)?.text !== '.') return []
    const isSole = tokens.filter(({ text: mark }) => mark === ',').length === 1
    if (!isSole && readSubject(tokens, comma + 1) === undefined) return []
    const isContrast =
      !hasAny(tokens, comma + 1, tokens.length, /^(?:but|yet|while)$/) &&
      !hasAny(tokens, 1, comma, isSole ? /^(?:but|while)$/ : /^(?:but|while|who|which|that)$/)
    // "While Anna stands for honour, Ben is …": two persons side by side, not one against the other.
    if (tokens[1]?.pos === 'PROPN' && tokens[comma + 1]?.pos === 'PROPN') return []
    const last = tokens[comma] as Token
    if (!isContrast || !saysWhatHolds(tokens, comma)) return []
    return [
      {
        start: (tokens[0] as Token).start,
        end: last.end,
        after: `${opening(phrase(text, tokens, 1, comma))}, but`,
      },
    ]
  },
}

/** A whole clause, and behind "while" one that tells what is the case, not what went on at the time. */
function saysWhatHolds(tokens: readonly Token[], comma: number): boolean {
  const opens = /^(?:DET|NOUN|PROPN|PRON|ADJ|NUM)$/.test(tokens[1]?.pos ?? '')
  const subject = readSubject(tokens, 1)
  if (!opens || countVerbs(tokens, 1, comma) === 0 || (subject === undefined && tokens[1]?.pos === 'ADJ'))
    return false
  if (tokens[0]?.lower !== 'while') return subject !== undefined && subject.verb < comma
  const clause = tokens.slice(1, comma)
  const isPast = clause.some(
    ({ lower, pos }, at) =>
      /^(?:was|were|had|did)$/.test(lower) ||
      (pos === 'VERB' && PAST.test(lower) && !isFiniteAux(clause[at - 1]) && clause[at + 1]?.pos !== 'ADP'),
  )
  const isGoingOn = clause.some(
    ({ lower }, at) => /^(?:am|is|are|'s|'re|'m)$/.test(lower) && /ing$/.test(clause[at + 1]?.lower ?? ''),
  )
  const verb = tokens[subject?.verb ?? -1]
  return (
    !isPast &&
    !isGoingOn &&
    (subject === undefined || (subject.verb < comma && !PAST.test(verb?.lower ?? '')))
  )
}

const PAST = new RegExp(`[^e]ed$|^${anyOf('en/sentences/while-to-but', 'past')}$`)
