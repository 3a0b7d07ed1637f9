import { wordList } from '../../lexicon/load-lists.ts'
import { isInformalText } from '../informal.ts'
import { type Draft, inner, type Operation, opening, phrase, type Scene } from '../operations/scene.ts'
import type { EnglishSentence, Token } from '../token.ts'
import { isFiniteAux, readSubject } from './subject.ts'

const OPENERS = [...wordList('en/grammar/opener', 'openers')].map((words) => words.split(' '))

const COMMENT = wordList('en/grammar/opener', 'comment')

/** Index just after an opening connective and its comma, else 0. */
export function openerEnd(tokens: readonly Token[]): number {
  for (const words of OPENERS) {
    if (words.every((word, index) => tokens[index]?.lower === word) && tokens[words.length]?.text === ',')
      return words.length + 1
  }
  const isComment = COMMENT.has(tokens[0]?.lower ?? '') && tokens[1]?.text === ','
  return isComment ? 2 : 0
}

/** The sentence without its opening connective, for operations that look at the beginning; undefined when it has none. */
export function withoutOpener(scene: Scene): Scene | undefined {
  const { sentence } = scene
  const from = openerEnd(sentence.tokens)
  const first = sentence.tokens[from]
  if (from === 0 || first === undefined) return undefined
  const rest: EnglishSentence = {
    ...sentence,
    start: first.start,
    text: scene.text.slice(first.start, sentence.end),
    tokens: sentence.tokens.slice(from),
  }
  return { ...scene, sentence: rest }
}

/** A draft made at the beginning of a sentence, put behind its connective: the capital goes unless it belongs to a name. */
export function behindOpener(draft: Draft, scene: Scene): Draft {
  if (draft.start !== scene.sentence.start) return draft
  const word = (/^[\p{L}\p{N}'’-]+/u.exec(draft.after)?.[0] ?? '').replace(/['’]s?$/, '')
  const keeps =
    word === 'I' ||
    scene.sentence.tokens.some((token) => token.text === word && (token.name || token.isKnownName))
  return keeps ? draft : { ...draft, after: draft.after.replace(/^\p{L}/u, (letter) => letter.toLowerCase()) }
}

const MOVABLE = wordList('en/grammar/opener', 'movable')

/** Of them, those that only written prose puts between subject and verb. */
const WRITTEN = /^(?:therefore|by contrast|in contrast|as a result|consequently|nevertheless)$/

/** "However, the plan failed." → "The plan, however, failed." */
export const openerToMiddle: Operation = {
  id: 'structure.opener-to-middle',
  kind: 'connective_order',
  reason: 'subject_before_connective',
  strength: 2,
  risk: 0.05,
  role: 'even',
  waives: ['saving'],
  gain: 0.5,
  drafts({ sentence, text }) {
    const { tokens } = sentence
    const from = openerEnd(tokens)
    if (from === 0) return []
    const connective = phrase(text, tokens, 0, from - 1)
    const subject = readSubject(tokens, from)
    const verb = tokens[subject?.verb ?? -1]
    if (!MOVABLE.has(connective.toLowerCase()) || subject === undefined || verb === undefined) return []
    if (WRITTEN.test(connective.toLowerCase()) && isInformalText(text)) return []
    // "Plans, as a result, become": a phrase of several words halts the sentence too long.
    if (/^(?:as a result|consequently)$/i.test(connective) && !isFiniteAux(verb)) return []
    if (tokens[subject.verb + 1]?.text === '(') return []
    // "a study conducted by …": a participle that goes with the subject, no verb of the clause.
    if (/(?:ed|wn|en)$/.test(verb.lower) && /^(?:ADP|PART)$/.test(tokens[subject.verb + 1]?.pos ?? ''))
      return []
    if (/^['’]s?$/.test(tokens[subject.to - 1]?.lower ?? '')) return []
    const isShort =
      subject.to - subject.from >= 2 && subject.to - subject.from <= 7 && subject.verb === subject.to
    if (
      !isShort ||
      subject.isPronoun ||
      tokens.slice(subject.verb, subject.verb + 3).some((token) => token.text === ',')
    )
      return []
    if (
      /^(?:do|does|did)$/.test(verb.lower) ||
      /^(?:not|n't|,|\.)$/.test(tokens[subject.verb + 1]?.lower ?? '.')
    )
      return []
    const isBe = isFiniteAux(verb)
    // "is, as a result, proposed": too long a halt before a participle.
    if (isBe && WRITTEN.test(connective.toLowerCase()) && tokens[subject.verb + 1]?.pos === 'VERB') return []
    const head = opening(phrase(text, tokens, subject.from, subject.to))
    const middle = inner(text, tokens, 0, from - 1)
    const end = isBe ? verb.end : (tokens[subject.to - 1] as Token).end
    const after = isBe ? `${head} ${verb.text}, ${middle},` : `${head}, ${middle},`
    return [{ start: (tokens[0] as Token).start, end, after }]
  },
}
