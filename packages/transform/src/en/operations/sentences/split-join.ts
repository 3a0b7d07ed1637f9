import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { countVerbs, readSubject } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { hasAny, inner, type Operation, opening, phrase, readBody, wordCount } from '../scene.ts'

const OPENS_CLAUSE = new RegExp(`^${anyOf('en/sentences/split-join', 'opens-clause')}$`)

const OPENS_FRAME = new RegExp(`^${anyOf('en/sentences/split-join', 'opens-frame')}$`)

/** "A, and B." → "A. B." for long sentences of two whole clauses. */
export const splitAtAnd: Operation = {
  id: 'structure.split-at-and',
  kind: 'sentence_split',
  reason: 'better_as_two_sentences',
  // Two clauses that belong together gain nothing by a full stop between them.
  purposes: ['even'],
  strength: 2,
  risk: 0.03,
  role: 'even',
  gain: 0.3,
  drafts({ sentence, text }) {
    const { tokens } = sentence
    if (wordCount(tokens) < 15 || hasAny(tokens, 0, 1, OPENS_FRAME)) return []
    return tokens.flatMap((token, at) => {
      const and = tokens[at + 1]
      const next = tokens[at + 2]
      if (token.text !== ',' || and?.lower !== 'and' || next === undefined) return []
      // "will not process them, and there is no other way": "there" leans on what went before.
      if (next.lower === 'there') return []
      const subject = readSubject(tokens, at + 2)
      const first = readSubject(tokens, 0)
      const isWhole =
        first !== undefined &&
        first.verb < at &&
        subject !== undefined &&
        !isParticipleAt(tokens, subject.verb) &&
        wordCount(tokens, 0, at) > 5 &&
        wordCount(tokens, at) > 6
      if (
        !isWhole ||
        endsInList(tokens, at) ||
        joinsByComma(tokens, at) ||
        (wordCount(tokens) < 20 && tokens.slice(0, at).some(({ text: mark }) => /^[,–—-]$/.test(mark))) ||
        hasAny(tokens, 0, at, OPENS_CLAUSE) ||
        text.slice(token.end, and.start).trim() !== ''
      )
        return []
      const word = phrase(text, tokens, at + 2, at + 3)
      return [{ start: token.start, end: next.end, after: `. ${opening(word)}` }]
    })
  },
}

/** "its causes, effects, and solutions must be studied": the comma goes on with a list. */
export function endsInList(tokens: readonly Token[], at: number): boolean {
  const comma = tokens.findLastIndex((token, index) => index < at && token.text === ',')
  return comma > 0 && wordCount(tokens, comma + 1, at) <= 4 && countVerbs(tokens, comma + 1, at) === 0
}

/** "The plot was thin, the acting was poor, and …": the comma before is held by the "and". */
function joinsByComma(tokens: readonly Token[], at: number): boolean {
  const commas = tokens.flatMap((token, index) =>
    index > 2 && index < at && token.text === ',' ? [index] : [],
  )
  return commas.some((comma, place) => {
    const end = commas[place + 1] ?? at
    if (readSubject(tokens, comma + 1) !== undefined) return true
    // A subject that is hard to read, as two names are, still shows by its verb.
    return (
      tokens[comma + 1]?.pos === 'PROPN' &&
      tokens.slice(comma + 2, end).some(({ pos, lower }) => pos === 'VERB' && !/ing$/.test(lower))
    )
  })
}

const AFTER_PARTICIPLE = new RegExp(`^${anyOf('en/sentences/split-join', 'after-participle')}$`)

/** "a benchmark related to physics": the participle of a list item, no verb of a clause. */
function isParticipleAt(tokens: readonly Token[], verb: number): boolean {
  return /ed$/.test(tokens[verb]?.lower ?? '') && AFTER_PARTICIPLE.test(tokens[verb + 1]?.lower ?? '')
}

/** "A; however, B." → "A. However, B." and "A; B." → "A. B." */
export const splitAtSemicolon: Operation = {
  id: 'structure.split-at-semicolon',
  kind: 'sentence_split',
  reason: 'full_stop_for_semicolon',
  strength: 1,
  risk: 0.03,
  role: 'even',
  gain: 0.2,
  drafts({ sentence, text }) {
    const { tokens } = sentence
    const marks = tokens.flatMap((token, index) => (token.text === ';' ? [index] : []))
    const at = marks[0]
    const next = tokens[(at ?? 0) + 1]
    if (at === undefined || marks.length !== 1 || next === undefined || next.name || next.locked) return []
    const from = tokens[at + 2]?.text === ',' ? at + 3 : at + 1
    if (readSubject(tokens, 0) === undefined || readSubject(tokens, from) === undefined) return []
    return [
      {
        start: (tokens[at] as Token).start,
        end: next.end,
        after: `. ${opening(text.slice(next.start, next.end))}`,
      },
    ]
  },
}

const THIS_VERB = wordList('en/sentences/split-join', 'this-verb')

/** "A. This helps B." → "A, which helps B." for two short sentences. */
export const joinThis: Operation = {
  id: 'structure.join-this',
  kind: 'sentence_merge',
  reason: 'second_sentence_comments',
  strength: 3,
  risk: 0.06,
  role: 'even',
  gain: 0.3,
  drafts(scene) {
    const { next, text } = scene
    const body = readBody(scene)
    if (body === undefined || next === undefined || body.tail.trim() !== '') return []
    const [first, verb] = next.tokens
    if (
      first?.lower !== 'this' ||
      !THIS_VERB.has(verb?.lower ?? '') ||
      text.slice(body.end, next.start).trim() !== '.'
    )
      return []
    if (
      wordCount(body.tokens) > 16 ||
      wordCount(next.tokens) > 16 ||
      hasAny(body.tokens, 0, body.tokens.length, /^(?:which|that|who|if|when|where)$/)
    )
      return []
    if (
      next.tokens.some((token) => /^[;:"“”—]$/.test(token.text)) ||
      body.tokens.some((token) => token.text === ',') ||
      readSubject(body.tokens, 0) === undefined
    )
      return []
    return [{ start: body.end, end: first.end, after: ', which' }]
  },
}

/** "A is B. It is also C." → "A is B and is also C." */
export const joinAlso: Operation = {
  id: 'structure.join-also',
  kind: 'sentence_merge',
  reason: 'shared_subject_of_statements',
  strength: 3,
  risk: 0.06,
  role: 'even',
  gain: 0.3,
  drafts(scene) {
    const { next, text } = scene
    const body = readBody(scene)
    if (
      body === undefined ||
      next === undefined ||
      body.tail.trim() !== '' ||
      text.slice(body.end, next.start).trim() !== '.'
    )
      return []
    const [pronoun, verb, also] = next.tokens
    const subject = readSubject(body.tokens, 0)
    if (!pronoun || !verb || !also || subject === undefined || subject.isPronoun) return []
    const isIt = pronoun.lower === 'it' && !subject.isPlural
    const isThey = pronoun.lower === 'they' && subject.isPlural
    const hasAlso = also.lower === 'also' || verb.lower === 'also'
    if (!(isIt || isThey) || !hasAlso || wordCount(body.tokens) > 14 || wordCount(next.tokens) > 14) return []
    if (
      hasAny(body.tokens, 0, body.tokens.length, /^(?:and|or|which|that|who|but)$/) ||
      body.tokens.some((token) => token.text === ',')
    )
      return []
    const rest = next.tokens.some((token) => /^[;:"“”—]$/.test(token.text))
      ? undefined
      : inner(text, next.tokens, 1, 2)
    return rest === undefined ? [] : [{ start: body.end, end: verb.end, after: ` and ${rest}` }]
  },
}
