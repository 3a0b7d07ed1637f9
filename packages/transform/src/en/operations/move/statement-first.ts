import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { countVerbs, readSubject } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { hasAny, inner, type Operation, opening, phrase, readBody, wordCount } from '../scene.ts'

const VERDICT = wordList('en/move/statement-first', 'verdict')

const OPENS_ANOTHER = new RegExp(`^${anyOf('en/move/statement-first', 'opens-another')}$`)

/** "One benefit of sleep is that it helps memory." → "Sleep helps memory, which is one benefit." */
export const statementFirst: Operation = {
  id: 'structure.statement-first',
  kind: 'clause_order',
  reason: 'statement_before_verdict',
  strength: 5,
  risk: 0.07,
  role: 'even',
  gain: 0.3,
  drafts({ sentence, text, ...rest }) {
    const body = readBody({ sentence, text, ...rest })
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const { tokens } = body
    if (!/^(?:one|another|a)$/.test(tokens[0]?.lower ?? '')) return []
    const is = tokens.findIndex((token, index) => index > 1 && token.lower === 'is')
    if (is === -1 || tokens[is + 1]?.lower !== 'that' || is > 14) return []
    const noun = tokens.findIndex((token, index) => index < 5 && VERDICT.has(token.lower))
    const clause = readSubject(tokens, is + 2)
    if (noun < 1 || noun >= is || clause === undefined) return []
    const length = wordCount(tokens, is + 2)
    if (length < 4 || length > 20 || hasAny(tokens, is + 2, tokens.length, OPENS_ANOTHER)) return []
    if (
      countVerbs(tokens, clause.verb, tokens.length) > 2 ||
      /^(?:reason|argument|difference|similarity)$/.test(tokens[noun]?.lower ?? '')
    )
      return []
    const topic = readTopic(tokens, noun + 1, is)
    if (topic === undefined) return []
    const verdict = inner(text, tokens, 0, noun + 1)
    const pronoun = clause.isPronoun ? (tokens[clause.from]?.lower ?? '') : ''
    if (/^(?:he|she|this|that|these|those|there)$/.test(pronoun)) return []
    let statement = phrase(text, tokens, is + 2, tokens.length)
    let after = ` ${phrase(text, tokens, noun + 1, is)}`
    if (/^(?:it|they)$/.test(pronoun)) {
      if (
        topic.from === undefined ||
        topic.isPlural !== (pronoun === 'they') ||
        hasAny(tokens, clause.to, tokens.length, /^(?:it|they)$/)
      )
        return []
      statement = `${phrase(text, tokens, topic.from, is)} ${phrase(text, tokens, clause.to, tokens.length)}`
      after = ''
    } else if (topic.from === undefined) after = ''
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(statement)}, which is ${verdict}${after}${body.tail}`,
      },
    ]
  },
}

const LEANS = new RegExp(`^${anyOf('en/move/statement-first', 'leans')}$`)

/** `of X` between the noun and `is`: where X begins and its number; no topic at all is fine too. */
function readTopic(
  tokens: readonly Token[],
  from: number,
  is: number,
): { readonly from: number | undefined; readonly isPlural: boolean } | undefined {
  if (from === is) return { from: undefined, isPlural: false }
  if (tokens[from]?.lower !== 'of' || hasAny(tokens, from, is, LEANS)) return undefined
  const first = tokens[from + 1] as Token
  if (/ing$/.test(first.lower)) return { from: from + 1, isPlural: false }
  const isPhrase = tokens.slice(from + 1, is).every((token) => /^(?:NOUN|ADJ|DET|PROPN|ADP)$/.test(token.pos))
  const nouns = tokens.slice(from + 1, is).filter((token) => token.pos === 'NOUN')
  if (!isPhrase || nouns.length === 0) return undefined
  const head = tokens.slice(from + 1, is).some((token) => token.pos === 'ADP') ? nouns[0] : nouns.at(-1)
  return { from: from + 1, isPlural: /[^sui]s$/.test(head?.lower ?? '') }
}

/** "The reason A is that B." → "A because B." */
export const theReasonIs: Operation = {
  id: 'structure.the-reason-is',
  kind: 'clause_order',
  reason: 'because_without_reason_is_that',
  strength: 4,
  risk: 0.05,
  role: 'even',
  waives: ['saving'],
  gain: 0.5,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    if (!/^the$/.test(tokens[0]?.lower ?? '') || tokens[1]?.lower !== 'reason') return []
    const from = /^(?:why|that)$/.test(tokens[2]?.lower ?? '') ? 3 : 2
    const is = tokens.findIndex(
      (token, index) =>
        index > from && token.lower === 'is' && /^(?:that|because)$/.test(tokens[index + 1]?.lower ?? ''),
    )
    const first = readSubject(tokens, from)
    if (is === -1 || first === undefined || first.verb >= is || readSubject(tokens, is + 2) === undefined)
      return []
    if (
      tokens.slice(0, is).some((token) => token.text === ',') ||
      hasAny(tokens, from, is, /^(?:that|which|who|because)$/)
    )
      return []
    if (
      hasAny(tokens, is + 2, tokens.length, /^(?:and)$/) &&
      tokens.slice(is + 2).some((token) => token.text === ',')
    )
      return []
    const after = `${opening(phrase(scene.text, tokens, from, is))} because ${phrase(scene.text, tokens, is + 2, tokens.length)}`
    return [{ start: body.start, end: body.end, after: `${after}${body.tail}` }]
  },
}

const METHOD_VERB = wordList('en/move/statement-first', 'method-verb')
const PERFORMER = wordList('en/move/statement-first', 'performer')

const NOT_ALONE = new RegExp(`^(?:of.*ing|${anyOf('en/move/statement-first', 'not-alone')})$`)

/** "We tested the model using new data." → "Using new data, we tested the model." */
export const usingToFront: Operation = {
  id: 'structure.using-to-front',
  kind: 'phrase_order',
  reason: 'means_first',
  strength: 4,
  risk: 0.06,
  role: 'even',
  gain: 0.1,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const { tokens } = body
    const at = tokens.findIndex((token, index) => index > 3 && token.lower === 'using')
    const subject = readSubject(tokens, 0)
    if (
      at === -1 ||
      subject === undefined ||
      subject.verb !== subject.to ||
      wordCount(tokens, at) > 12 ||
      at > 18
    )
      return []
    const performer = tokens[subject.to - 1] as Token
    if (
      !(PERFORMER.has(performer.lower) || performer.locked) ||
      !METHOD_VERB.has(tokens[subject.verb]?.lower ?? '')
    )
      return []
    if (
      !/^(?:NOUN|PROPN)$/.test(tokens[at - 1]?.pos ?? '') ||
      hasAny(tokens, subject.verb + 1, tokens.length, NOT_ALONE)
    )
      return []
    const means = phrase(scene.text, tokens, at, tokens.length)
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(means)}, ${inner(scene.text, tokens, 0, at)}${body.tail}`,
      },
    ]
  },
}
