import { anyOf } from '../../../lexicon/load-lists.ts'
import { ANAPHORIC, carriesClosing, isOneClause, openingPhrase } from '../../grammar/adverbial.ts'
import { isFiniteAux, readSubject, type Subject } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { hasAny, inner, type Operation, opening, phrase, readBody, wordCount } from '../scene.ts'

/** What a phrase at the end would attach to instead of the main verb. */
const AFTERTHOUGHT = new RegExp(`^${anyOf('en/move/means', 'afterthought')}$`)

const BY_OPENER = new RegExp(`^${anyOf('en/move/means', 'by-openers')}$`)

const STATE = new RegExp(`^${anyOf('en/move/means', 'states')}$`)

/** "By doing A, B." → "B by doing A." */
export const byPhraseToBack: Operation = {
  id: 'structure.by-phrase-to-back',
  kind: 'phrase_order',
  reason: 'means_after_end',
  strength: 4,
  risk: 0.06,
  role: 'even',
  gain: 0.3,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const comma = openingPhrase(tokens, BY_OPENER)
    const subject = readSubject(tokens, (comma ?? -1) + 1)
    if (comma === undefined || subject === undefined || wordCount(tokens, comma + 1) > 24) return []
    const isMeans = tokens[0]?.lower === 'by' && /ing$/.test(tokens[1]?.lower ?? '')
    const isOther = /^(?:despite|instead|according)$/.test(tokens[0]?.lower ?? '')
    if (
      !(isMeans || isOther) ||
      tokens[1]?.lower === 'doing' ||
      comma < 3 ||
      wordCount(tokens, 0, comma) > 16
    )
      return []
    const isSource = tokens[0]?.lower === 'according'
    // "Despite costing little at first": the participle seeks its subject.
    if (
      tokens[0]?.lower === 'despite' &&
      tokens.slice(1, 3).some(({ lower }) => /ing$/.test(lower) && !STATE.test(lower))
    )
      return []
    if (isMeans && !takesMeans(tokens, subject)) return []
    if (
      !isMeans &&
      (hasAny(tokens, subject.from, subject.to, ANAPHORIC) ||
        hasAny(tokens, 0, comma, /^(?:that|his|her|its|their)$/) ||
        (!isSource && !carriesClosing(tokens, subject.verb, { end: tokens.length, kind: 'phrase' })))
    )
      return []
    const main = phrase(scene.text, tokens, comma + 1, tokens.length)
    const mark = isSource ? ',' : ''
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(main)}${body.tail}${mark} ${inner(scene.text, tokens, 0, comma)}`,
      },
    ]
  },
}

/** An active clause with one verb (and "help", "be able to" before it), whose end the means cannot be taken with. */
function takesMeans(tokens: readonly Token[], { from, to, verb }: Subject): boolean {
  const rest = tokens.slice(verb, tokens.length)
  if (hasAny(tokens, from, to, /^(?:this|these|those|that|such|there)$/) || rest.length > 15) return false
  if (
    hasAny(tokens, verb, verb + 3, /^(?:is|are|was|were|be|been)$/) ||
    hasAny(tokens, to, tokens.length, AFTERTHOUGHT)
  )
    return false
  if (rest.filter(({ pos, lower }) => pos === 'ADP' && lower !== 'of').length > 2) return false
  if (
    rest.some(
      ({ pos, lower }, at) =>
        (pos === 'VERB' && /(?:ing|ed)$/.test(lower) && at > 2) ||
        /^(?:and|or|,|not|how|what|where|as|for)$/.test(lower),
    )
  )
    return false
  return rest.every(
    ({ lower, pos }, at) =>
      lower !== 'to' || pos !== 'PART' || /^(?:help|helps|able)$/.test(rest[at - 1]?.lower ?? ''),
  )
}

const POINTS_BACK = new RegExp(`^${anyOf('en/move/means', 'points-back')}$`)

const OPENS_ANOTHER = new RegExp(`^${anyOf('en/move/means', 'opens-another')}$`)

/** "A by doing B." → "By doing B, A." */
export const byPhraseToFront: Operation = {
  id: 'structure.by-phrase-to-front',
  kind: 'phrase_order',
  reason: 'means_first',
  strength: 4,
  risk: 0.07,
  role: 'even',
  gain: 0.2,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const { tokens } = body
    const at = tokens.findIndex(
      (token, index) => index > 2 && token.lower === 'by' && /ing$/.test(tokens[index + 1]?.lower ?? ''),
    )
    if (at === -1 || !isOneClause(tokens.slice(0, at), 0, 20)) return []
    // "I marked it by …": the pronoun would come long before or after what it stands for.
    if (/^(?:it|them|him|her)$/.test(tokens[at - 1]?.lower ?? '')) return []
    // The means may belong to an action inside the clause: "crucial for keeping quality by …".
    if (tokens.slice(2, at).some((token) => token.pos === 'VERB' && /ing$/.test(token.lower))) return []
    const subject = readSubject(tokens, 0)
    const verb = tokens[subject?.verb ?? 0]
    const isPassive = isFiniteAux(verb) && /(?:ed|en|wn)$/.test(tokens[at - 1]?.lower ?? '')
    if (
      subject === undefined ||
      isPassive ||
      hasAny(tokens, at, tokens.length, subject.isPronoun ? /^(?:this|these|such|so|there)$/ : POINTS_BACK) ||
      /^(?:this|that|it|these)$/.test(tokens[0]?.lower ?? '')
    )
      return []
    const ownPronoun = subject.isPlural ? /^its$/ : /^their$/
    if (
      hasAny(tokens, at + 1, tokens.length, OPENS_ANOTHER) ||
      (!subject.isPronoun && hasAny(tokens, at, tokens.length, ownPronoun)) ||
      wordCount(tokens, at) > 16 ||
      readBareSubject(tokens, subject)
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

/** "Some", "others": a fronted phrase would come between them and their partners. */
function readBareSubject(tokens: readonly Token[], subject: Subject): boolean {
  return (
    subject.to - subject.from === 1 &&
    /^(?:some|others|many|most|one)$/.test(tokens[subject.from]?.lower ?? '')
  )
}
