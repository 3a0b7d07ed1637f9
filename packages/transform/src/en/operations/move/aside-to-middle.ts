import { anyOf } from '../../../lexicon/load-lists.ts'
import { countVerbs, isFiniteAux, readSubject } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import { hasAny, inner, type Operation, opening, phrase, type Scene, wordCount } from '../scene.ts'

const LEANING_SUBJECT = new RegExp(`^${anyOf('en/move/aside-to-middle', 'leaning-subject')}$`)

/** "When used well, the tool saves time." → "The tool, when used well, saves time."; also despite and unlike. */
export const asideToMiddle: Operation = {
  id: 'structure.aside-to-middle',
  kind: 'phrase_order',
  reason: 'subject_before_reservation',
  isSoleOpening: true,
  strength: 3,
  risk: 0.05,
  role: 'even',
  gain: 0.1,
  drafts(scene: Scene) {
    const { tokens, start } = scene.sentence
    const comma = tokens.findIndex(({ text }) => text === ',')
    if (comma < 2 || comma > 9 || !isAside(tokens, comma)) return []
    const subject = readSubject(tokens, comma + 1)
    const verb = tokens[subject?.verb ?? -1]
    if (subject === undefined || verb === undefined || subject.verb !== subject.to || subject.isPronoun)
      return []
    const isVerb =
      isFiniteAux(verb) || (/[^s]s$/.test(verb.lower) && verb.pos === 'VERB' && !subject.isPlural)
    if (!isVerb || wordCount(tokens, subject.from, subject.to) > 5 || /^['’]/.test(verb.text)) return []
    if (hasAny(tokens, subject.from, subject.to, LEANING_SUBJECT)) return []
    if (tokens.slice(subject.verb, subject.verb + 4).some(({ text }) => /^[,;:(—–]$/.test(text))) return []
    const head = opening(phrase(scene.text, tokens, subject.from, subject.to))
    const end = (tokens[subject.to - 1] as Token).end
    return [{ start, end, after: `${head}, ${inner(scene.text, tokens, 0, comma)},` }]
  },
}

const NO_ASIDE = new RegExp(`^${anyOf('en/move/aside-to-middle', 'no-aside')}$`)

/** A conjunction with a participle or adjective and no subject of its own, or "despite", "unlike" with a noun phrase. */
function isAside(tokens: readonly Token[], comma: number): boolean {
  const [first, second, third] = tokens
  if (!tokens.slice(0, comma).every(isWord) || countVerbs(tokens, 1, comma) > 0) return false
  if (hasAny(tokens, 1, comma, NO_ASIDE)) return false
  if (/^(?:despite|unlike)$/.test(first?.lower ?? ''))
    return /^(?:NOUN|PROPN)$/.test(tokens[comma - 1]?.pos ?? '') && !/ing$/.test(second?.lower ?? '')
  if (!/^(?:when|if|once|unless|while|although|though)$/.test(first?.lower ?? '')) return false
  const state = second?.pos === 'ADV' ? third : second
  return (
    state !== undefined &&
    (state.pos === 'ADJ' || /(?:ed|en|wn|ught|lt|one)$/.test(state.lower)) &&
    state.pos !== 'NOUN'
  )
}
