import { anyOf } from '../../../lexicon/load-lists.ts'
import { isCommonWord } from '../../common-words.ts'
import { inflectVerb } from '../../grammar/inflect.ts'
import { nounPhraseEnds } from '../../grammar/noun-phrase.ts'
import { isFiniteAux, isVerbAt, readSubject } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { hasAny, inner, type Operation, opening, phrase, readBody, wordCount } from '../scene.ts'

/** "There are many reasons why A." → "A for many reasons." */
export const reasonsWhy: Operation = {
  id: 'structure.reasons-why',
  kind: 'there_is',
  reason: 'statement_for_there_are',
  strength: 5,
  risk: 0.05,
  role: 'stock',
  gain: 0.6,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    if (
      tokens[0]?.lower !== 'there' ||
      tokens[1]?.lower !== 'are' ||
      body.tokens.some((token) => token.text === ',')
    )
      return []
    const at = tokens.findIndex((token) => token.lower === 'reasons')
    if (at < 2 || at > 6) return []
    const link = /^(?:why|that)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
    const subject = readSubject(tokens, link)
    if (
      subject === undefined ||
      wordCount(tokens, link) > 18 ||
      hasAny(tokens, link, tokens.length, /^(?:because|which|who|if)$/)
    )
      return []
    const reasons = phrase(scene.text, tokens, 2, at + 1)
    const clause = opening(phrase(scene.text, tokens, link, tokens.length))
    return [{ start: body.start, end: body.end, after: `${clause} for ${reasons}${body.tail}` }]
  },
}

const INDEFINITE_NUMBER = new RegExp(`^${anyOf('en/voice/existential', 'indefinite-numbers')}$`)

/** "There are many firms that sell bread." → "Many firms sell bread." */
export const thereAreThat: Operation = {
  id: 'structure.there-are-that',
  kind: 'there_is',
  reason: 'there_are_that_delays_subject',
  strength: 4,
  risk: 0.05,
  role: 'stock',
  gain: 0.6,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    if (tokens[0]?.lower !== 'there' || !/^(?:are|were)$/.test(tokens[1]?.lower ?? '')) return []
    if (!INDEFINITE_NUMBER.test(tokens[2]?.lower ?? '')) return []
    const to = tokens.findIndex((token, index) => index > 2 && /^(?:that|who|which)$/.test(token.lower))
    if (to === -1 || !nounPhraseEnds(tokens, 2).includes(to) || !isVerbAt(tokens, to + 1)) return []
    if (
      tokens.slice(0, to).some((token) => token.text === ',') ||
      /^(?:am|is|was)$/.test(tokens[to + 1]?.lower ?? '')
    )
      return []
    const after = opening(phrase(scene.text, tokens, 2, to))
    return [{ start: body.start, end: (tokens[to] as Token).end, after }]
  },
}

const JOINS_CLAUSE = new RegExp(`^${anyOf('en/voice/existential', 'joins-clause')}$`)

/** "One reason for A is B." → "B is one reason for A." Only between plain noun phrases of one number. */
export const copulaInversion: Operation = {
  id: 'structure.copula-inversion',
  kind: 'clause_order',
  reason: 'new_information_as_subject',
  strength: 5,
  risk: 0.08,
  role: 'even',
  gain: 0.2,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const { tokens } = body
    if (!/^(?:one|another)$/.test(tokens[0]?.lower ?? '')) return []
    const subject = readSubject(tokens, 0)
    const verb = tokens[subject?.verb ?? -1]
    if (subject === undefined || verb?.lower !== 'is' || subject.verb !== subject.to || subject.to < 3)
      return []
    const from = subject.verb + 1
    const first = tokens[from]
    if (first === undefined || !/^(?:the|a|an)$/.test(first.lower) || wordCount(tokens, from) > 8) return []
    if (
      hasAny(tokens, from, tokens.length, JOINS_CLAUSE) ||
      tokens
        .slice(from)
        .some((t, i) => isFiniteAux(t) || (i > 0 && t.pos === 'VERB' && !/ing$/.test(t.lower)))
    )
      return []
    const complement = opening(phrase(scene.text, tokens, from, tokens.length))
    return [
      {
        start: body.start,
        end: body.end,
        after: `${complement} is ${inner(scene.text, tokens, 0, subject.to)}${body.tail}`,
      },
    ]
  },
}

const JOINS_MORE = new RegExp(`^${anyOf('en/voice/existential', 'joins-more')}$`)

const OF_MIND = new RegExp(`^${anyOf('en/voice/existential', 'of-mind')}$`)

const IT_IS = new RegExp(
  `^it (is|was|can be|may be|might be) ((?:not |very |often |also |more |quite |extremely |therefore )?)(${anyOf('en/voice/existential', 'judges')}) to$`,
)

/** "It is difficult to find work." → "Finding work is difficult." */
export const extraposedInfinitive: Operation = {
  id: 'structure.extraposed-infinitive',
  kind: 'it_is',
  reason: 'action_as_subject',
  strength: 5,
  risk: 0.06,
  role: 'even',
  waives: ['saving'],
  gain: 0.5,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const { tokens } = body
    const match = IT_IS.exec(
      tokens
        .slice(0, leadLength(tokens))
        .map((token) => token.lower)
        .join(' '),
    )
    const at = leadLength(tokens)
    const verb = tokens[at]
    if (
      !match ||
      verb === undefined ||
      verb.pos !== 'VERB' ||
      wordCount(tokens, at) > 7 ||
      wordCount(tokens, at) < 2
    )
      return []
    if (OF_MIND.test(verb.lower) || !isCommonWord(verb.lower)) return []
    if (/possible/.test(match[3] ?? '') || hasAny(tokens, at, tokens.length, JOINS_MORE)) return []
    const action = `${inflectVerb(verb.lower, 'VBG')}${phrase(scene.text, tokens, at + 1, tokens.length) ? ' ' : ''}${phrase(scene.text, tokens, at + 1, tokens.length)}`
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(action)} ${match[1]} ${match[2]}${match[3]}${body.tail}`,
      },
    ]
  },
}

function leadLength(tokens: readonly Token[]): number {
  return tokens.findIndex((token) => token.lower === 'to') + 1
}
