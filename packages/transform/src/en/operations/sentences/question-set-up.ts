import { anyOf } from '../../../lexicon/load-lists.ts'
import { isFiniteAux, isPastForm, readSubject } from '../../grammar/subject.ts'
import { upperFirst } from '../../render.ts'
import type { Token } from '../../token.ts'
import { type Draft, hasAny, inner, type Operation, type Scene } from '../scene.ts'

const NOUN = anyOf('en/sentences/question-set-up', 'answered')
const QUALITY = anyOf('en/sentences/question-set-up', 'quality')
const ASKED = new RegExp(`^(?:(?:and|but|so) )?(?:the|my|our) (?:${QUALITY} )?${NOUN}\\?$`)
const EXCLAIMED = new RegExp(`^(?:(?:and|but) )?${anyOf('en/sentences/question-set-up', 'exclamations')}\\?$`)
const WHY = /^(?:so )?why does (?:this|that|it) matter\?$/

/** "The result? A quiet room." → "The result is a quiet room." Nobody had asked. */
export const questionSetUp: Operation = {
  id: 'structure.question-set-up',
  kind: 'punctuation_habit',
  reason: 'stock_phrase_said_plainly',
  purposes: ['unmark', 'even'],
  strength: 3,
  risk: 0.04,
  role: 'stock',
  waives: ['budget', 'echo'],
  gain: 1.2,
  drafts(scene) {
    const { sentence, next, text } = scene
    const asked = sentence.text.toLowerCase().trim()
    const mark = sentence.tokens.at(-1)
    if (mark?.text !== '?' || next === undefined || /[\n?]/.test(text.slice(mark.end, next.end))) return []
    const [first] = next.tokens
    if (first === undefined || text.slice(mark.end, next.start).trim() !== '') return []
    // A capital that may be a name's own: whether it is one cannot be seen at the beginning of a sentence.
    if (first.text !== 'I' && /^\p{Lu}/u.test(inner(text, next.tokens, 0, 1))) return []
    if (EXCLAIMED.test(asked)) return [joined(scene, mark, ', ')]
    if (WHY.test(asked) && first.lower === 'because') return [statedReason(scene, first)]
    return ASKED.test(asked) ? answered(scene, mark, next.tokens) : []
  },
}

const DONE = new RegExp(`\\b${anyOf('en/sentences/question-set-up', 'done')}\\?`, 'i')

/** The answer behind "is", "is that" or "is to", by what it is. */
function answered(scene: Scene, mark: Token, tokens: readonly Token[]): Draft[] {
  const [first] = tokens
  if (first === undefined || hasAny(tokens, 0, tokens.length, /^(?:[:;—–]|["“”()])$/)) return []
  const subject = readSubject(tokens, 0)
  if (subject !== undefined) {
    // "The fix? We closed the valve": what was done is no statement of the fix.
    if (DONE.test(scene.sentence.text)) return []
    return [joined(scene, mark, isPastForm(tokens[subject.verb]) ? ' was that ' : ' is that ')]
  }
  const hasVerb = tokens.some((token) => isFiniteAux(token))
  if (first.pos === 'VERB' && first.lower === first.lemma) return [joined(scene, mark, ' is to ')]
  const isNoun =
    /^(?:DET|ADJ|NOUN)$/.test(first.pos) && !hasVerb && !/^(?:that|this|these|those|no)$/.test(first.lower)
  return isNoun ? [joined(scene, mark, ' is ')] : []
}

/** The question and its answer in one sentence; the question's own words stay. */
function joined({ text, next }: Scene, mark: Token, link: string): Draft {
  const tokens = next?.tokens ?? []
  const [first] = tokens as [Token]
  return { start: mark.start, end: first.end, after: `${link}${inner(text, tokens, 0, 1)}` }
}

/** "Why does this matter? Because it leaks." → "This matters because it leaks." */
function statedReason({ sentence }: Scene, because: Token): Draft {
  const subject = sentence.tokens.find(({ lower }) => /^(?:this|that|it)$/.test(lower))
  return {
    start: sentence.start,
    end: because.end,
    after: `${upperFirst(subject?.lower ?? 'it')} matters because`,
  }
}
