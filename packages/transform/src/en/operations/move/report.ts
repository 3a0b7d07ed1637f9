import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { readSubject } from '../../grammar/subject.ts'
import { hasAny, inner, type Operation, opening, phrase, readBody, wordCount } from '../scene.ts'

const REPORTS = wordList('en/move/report', 'reports')

const PEOPLE = wordList('en/move/report', 'people')

const OPENS_ANOTHER = new RegExp(`^${anyOf('en/move/report', 'opens-another')}$`)

const NO_REPORT = new RegExp(`^${anyOf('en/move/report', 'no-report')}$`)

/** "Critics argue that A." → "A, critics argue." */
export const reportToEnd: Operation = {
  id: 'structure.report-to-end',
  kind: 'clause_order',
  reason: 'speech_before_speaker',
  strength: 5,
  risk: 0.07,
  role: 'even',
  gain: 0.2,
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'creative'],
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tail.trim() !== '' || body.tokens.some((token) => token.text === ','))
      return []
    const { tokens } = body
    const subject = readSubject(tokens, 0)
    if (
      subject === undefined ||
      subject.verb !== subject.to ||
      subject.to > 4 ||
      !PEOPLE.has(tokens[subject.to - 1]?.lower ?? '') ||
      !REPORTS.has(tokens[subject.verb]?.lower ?? '')
    )
      return []
    const that = subject.verb + 1
    const first = tokens[0]
    if (tokens[that]?.lower !== 'that' || NO_REPORT.test(first?.lower ?? '')) return []
    const clause = readSubject(tokens, that + 1)
    const length = wordCount(tokens, that + 1)
    if (
      clause === undefined ||
      length < 5 ||
      length > 20 ||
      hasAny(tokens, that + 1, tokens.length, OPENS_ANOTHER)
    )
      return []
    const statement = opening(phrase(scene.text, tokens, that + 1, tokens.length))
    return [
      { start: body.start, end: body.end, after: `${statement}, ${inner(scene.text, tokens, 0, that)}` },
    ]
  },
}

const COUNTED = new RegExp(`^${anyOf('en/move/report', 'counted')}$`)

/** "There are several benefits to sleep." → "Sleep has several benefits." */
export const thereAreTo: Operation = {
  id: 'structure.there-are-to',
  kind: 'there_is',
  reason: 'there_are_delays_subject',
  strength: 5,
  risk: 0.06,
  role: 'even',
  waives: ['saving'],
  gain: 0.5,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const { tokens } = body
    if (tokens[0]?.lower !== 'there' || !/^(?:are|is)$/.test(tokens[1]?.lower ?? '')) return []
    const at = tokens.findIndex((token) => COUNTED.test(token.lower))
    const to = tokens[at + 1]
    if (
      at < 2 ||
      at > 6 ||
      to?.lower !== 'to' ||
      wordCount(tokens, at + 2) > 8 ||
      (tokens[at + 2]?.pos === 'VERB' && !/ing$/.test(tokens[at + 2]?.lower ?? ''))
    )
      return []
    if (hasAny(tokens, at + 2, tokens.length, /^(?:that|which|who|and|or|both|because)$/)) return []
    const last = tokens.at(-1)
    const isPlural =
      !/ing$/.test(tokens[at + 2]?.lower ?? '') &&
      /[^su']s$/.test(last?.lower ?? '') &&
      tokens.slice(at + 2).every((token) => token.pos !== 'ADP')
    const owner = opening(phrase(scene.text, tokens, at + 2, tokens.length))
    return [
      {
        start: body.start,
        end: body.end,
        after: `${owner} ${isPlural ? 'have' : 'has'} ${phrase(scene.text, tokens, 2, at + 1)}${body.tail}`,
      },
    ]
  },
}
