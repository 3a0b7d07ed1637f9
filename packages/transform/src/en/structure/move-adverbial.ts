import { nounPhraseEnds } from '../noun-phrase.ts'
import { isWord, type Token } from '../token.ts'
import { hasAny, inner, type Operation, opening, phrase, readBody, wordCount } from './scene.ts'
import { countVerbs, isFiniteAux, readSubject } from './subject.ts'

const TIME_NOUN =
  /^(?:years?|decades?|centur(?:y|ies)|months?|weeks?|days?|past|future|times?|today|present|beginning|end|summer|winter|spring|autumn|period|war|era|century)$/
const ANAPHORIC = /^(?:it|they|he|she|this|these|those|that|such|his|her|their|its|there)$/

/** End of an opening prepositional phrase, at its comma, if it is the only comma. */
function openingPhrase(tokens: readonly Token[], opens: RegExp): number | undefined {
  if (!opens.test(tokens[0]?.lower ?? '')) return undefined
  const comma = tokens.findIndex((token) => token.text === ',')
  if (comma < 2 || tokens.findLastIndex((token) => token.text === ',') !== comma) return undefined
  return comma
}

function isOneClause(tokens: readonly Token[], from: number, longest: number): boolean {
  const subject = readSubject(tokens, from)
  if (subject === undefined || wordCount(tokens, from) > longest) return false
  return (
    !joinsVerb(tokens, from) &&
    countVerbs(tokens, subject.verb, tokens.length) <= 1 &&
    !hasAny(tokens, from, tokens.length, /^(?:that|which|who|when|if|because|while|but|than)$/)
  )
}

/** An `and` or `or` that is followed by another verb makes two clauses of one. */
function joinsVerb(tokens: readonly Token[], from: number): boolean {
  return tokens.some(
    (token, index) =>
      index > from &&
      /^(?:and|or)$/.test(token.lower) &&
      tokens.slice(index + 1, index + 4).some((next) => /^(?:VERB|AUX)$/.test(next.pos)),
  )
}

/** "In recent years, A." → "A in recent years." */
export const timePhraseToBack: Operation = {
  id: 'structure.time-phrase-to-back',
  kind: 'phrase_order',
  reason: 'The time follows what happened.',
  strength: 3,
  risk: 0.04,
  gain: 0.2,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const comma = openingPhrase(tokens, /^(?:in|during|over|since|at|for|throughout|after|before)$/)
    if (comma === undefined || comma > 6 || countVerbs(tokens, 0, comma) > 0) return []
    const last = tokens[comma - 1]
    if (
      !last ||
      !(TIME_NOUN.test(last.lower) || /^(?:1[5-9]|20)\d\d$/.test(last.text)) ||
      !isOneClause(tokens, comma + 1, 22)
    )
      return []
    const main = phrase(scene.text, tokens, comma + 1, tokens.length)
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(main)} ${inner(scene.text, tokens, 0, comma)}${body.tail}`,
      },
    ]
  },
}

const PLACE_OPENER = /^(?:in|at|on|for|within|across|among|through|during|throughout|under|at)$/
const NOT_A_PLACE =
  /^(?:conclusion|summary|addition|contrast|short|general|particular|fact|essence|turn|other|words|example|instance|hand|contrary|sum|return|theory|practice|all|first|last|reasons?|purpose|these|those|such|both|same|end|this|that|which|doing|so|case|cases|sense)$/

/** "In modern trade, A." → "A in modern trade." for any opening phrase of place or range. */
export const placePhraseToBack: Operation = {
  id: 'structure.place-phrase-to-back',
  kind: 'phrase_order',
  reason: 'The statement comes before its setting.',
  strength: 3,
  risk: 0.06,
  gain: 0.1,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const comma = openingPhrase(tokens, PLACE_OPENER)
    if (
      comma === undefined ||
      comma > 8 ||
      countVerbs(tokens, 0, comma) > 0 ||
      hasAny(tokens, 1, comma, NOT_A_PLACE)
    )
      return []
    const isNominal =
      nounPhraseEnds(tokens, 1)[0] === comma ||
      tokens.slice(1, comma).every((token) => /^(?:NOUN|ADJ|DET|ADP|PROPN|NUM|PRON)$/.test(token.pos))
    if (
      !isNominal ||
      !isOneClause(tokens, comma + 1, 18) ||
      hasAny(tokens, comma + 1, tokens.length, ANAPHORIC)
    )
      return []
    const main = phrase(scene.text, tokens, comma + 1, tokens.length)
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(main)} ${inner(scene.text, tokens, 0, comma)}${body.tail}`,
      },
    ]
  },
}

/** "To save fuel, A." → "A to save fuel." */
export const purposeToBack: Operation = {
  id: 'structure.purpose-to-back',
  kind: 'phrase_order',
  reason: 'The action comes before its purpose.',
  strength: 4,
  risk: 0.06,
  gain: 0.2,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const comma = openingPhrase(tokens, /^to$/)
    if (
      comma === undefined ||
      tokens[1]?.pos !== 'VERB' ||
      /^(?:conclude|summarize|summarise|begin|start|sum|illustrate|be|put|clarify|name)$/.test(
        tokens[1].lower,
      )
    )
      return []
    const isShort = isOneClause(tokens, comma + 1, 16) && wordCount(tokens, 0, comma) <= 14
    if (!isShort || hasAny(tokens, comma + 1, tokens.length, ANAPHORIC) || tokens.at(-1)?.pos === 'VERB')
      return []
    const main = phrase(scene.text, tokens, comma + 1, tokens.length)
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(main)} ${inner(scene.text, tokens, 0, comma)}${body.tail}`,
      },
    ]
  },
}

const PURPOSEFUL =
  /^(?:use|uses|used|adopt|adopts|adopted|create|creates|created|build|builds|built|introduce|introduces|introduced|develop|develops|developed|employ|employs|employed|implement|implements|implemented|combine|combines|combined|apply|applies|applied|conduct|conducted|collect|collected|propose|proposes|proposed|offer|offers|offered)$/
const TAKES_INFINITIVE =
  /^(?:ability|opportunity|opportunities|way|ways|right|rights|need|effort|efforts|attempt|attempts|time|chance|plan|plans|decision|tendency|desire|willingness|freedom|power|capacity|method|methods|system|systems|tool|tools|solution|approach|incentive|incentives|reason|reasons|option|means|framework|order)$/

/** "The city built lanes to save fuel." → "To save fuel, the city built lanes." */
export const purposeToFront: Operation = {
  id: 'structure.purpose-to-front',
  kind: 'phrase_order',
  reason: 'The purpose comes first.',
  strength: 4,
  risk: 0.07,
  gain: 0.1,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const { tokens } = body
    const subject = readSubject(tokens, 0)
    if (subject === undefined || !PURPOSEFUL.test(tokens[subject.verb]?.lower ?? '')) return []
    const ends = nounPhraseEnds(tokens, subject.verb + 1)
    const at = ends.find((end) => tokens[end]?.lower === 'to' && tokens[end + 1]?.pos === 'VERB')
    if (
      at === undefined ||
      TAKES_INFINITIVE.test(tokens[at - 1]?.lower ?? '') ||
      wordCount(tokens, at) < 4 ||
      wordCount(tokens, at) > 16
    )
      return []
    if (
      hasAny(
        tokens,
        at,
        tokens.length,
        /^(?:it|they|them|their|its|this|that|which|who|and|but|if|when|because)$/,
      ) ||
      /^(?:this|these|it|they)$/.test(tokens[0]?.lower ?? '')
    )
      return []
    const purpose = phrase(scene.text, tokens, at, tokens.length)
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(purpose)}, ${inner(scene.text, tokens, 0, at)}${body.tail}`,
      },
    ]
  },
}

/** "By doing A, B." → "B by doing A." */
export const byPhraseToBack: Operation = {
  id: 'structure.by-phrase-to-back',
  kind: 'phrase_order',
  reason: 'The means follows what it achieves.',
  strength: 4,
  risk: 0.06,
  gain: 0.3,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const comma = openingPhrase(
      tokens,
      /^(?:by|through|without|instead|despite|given|unlike|besides|with|according)$/,
    )
    if (
      comma === undefined ||
      !isOneClause(tokens, comma + 1, 18) ||
      hasAny(tokens, comma + 1, tokens.length, ANAPHORIC)
    )
      return []
    const isMeans = tokens[0]?.lower === 'by' && /ing$/.test(tokens[1]?.lower ?? '')
    const isOther = /^(?:despite|instead|according)$/.test(tokens[0]?.lower ?? '')
    if (!(isMeans || isOther) || tokens[1]?.lower === 'doing' || wordCount(tokens, 0, comma) > 16) return []
    const main = phrase(scene.text, tokens, comma + 1, tokens.length)
    const mark = tokens[0]?.lower === 'according' ? ',' : ''
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(main)}${body.tail}${mark} ${inner(scene.text, tokens, 0, comma)}`,
      },
    ]
  },
}

/** "A by doing B." → "By doing B, A." */
export const byPhraseToFront: Operation = {
  id: 'structure.by-phrase-to-front',
  kind: 'phrase_order',
  reason: 'The means comes first.',
  strength: 4,
  risk: 0.07,
  gain: 0.2,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const { tokens } = body
    const at = tokens.findIndex(
      (token, index) => index > 2 && token.lower === 'by' && /ing$/.test(tokens[index + 1]?.lower ?? ''),
    )
    if (at === -1 || tokens[at + 1]?.pos !== 'VERB' || !isOneClause(tokens.slice(0, at), 0, 20)) return []
    const subject = readSubject(tokens, 0)
    const verb = tokens[subject?.verb ?? 0]
    const isPassive = isFiniteAux(verb) && /(?:ed|en|wn)$/.test(tokens[at - 1]?.lower ?? '')
    if (
      subject === undefined ||
      isPassive ||
      hasAny(tokens, at, tokens.length, ANAPHORIC) ||
      /^(?:this|that|it|these)$/.test(tokens[0]?.lower ?? '')
    )
      return []
    if (hasAny(tokens, at, tokens.length, /^(?:that|which|who|and|or)$/) || wordCount(tokens, at) > 14)
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

/** "A in 2018." → "In 2018, A." */
export const timePhraseToFront: Operation = {
  id: 'structure.time-phrase-to-front',
  kind: 'phrase_order',
  reason: 'The time sets the scene first.',
  strength: 3,
  risk: 0.06,
  gain: 0.1,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tail.trim() !== '' || body.tokens.some((token) => token.text === ','))
      return []
    const { tokens } = body
    const at = finalTimePhrase(tokens)
    if (
      at === undefined ||
      at < 4 ||
      !isOneClause(tokens.slice(0, at), 0, 20) ||
      /^(?:this|these|that)$/.test(tokens[0]?.lower ?? '')
    )
      return []
    const time = phrase(scene.text, tokens, at, tokens.length)
    return [
      { start: body.start, end: body.end, after: `${opening(time)}, ${inner(scene.text, tokens, 0, at)}` },
    ]
  },
}

/** Where a closing time phrase begins: `in 2018`, `in recent years`, `over the past ten years`, `today`. */
function finalTimePhrase(tokens: readonly Token[]): number | undefined {
  const last = tokens.at(-1)
  if (last === undefined) return undefined
  if (/^(?:today|nowadays)$/.test(last.lower)) return tokens.length - 1
  for (let at = tokens.length - 2; at >= Math.max(1, tokens.length - 5); at--) {
    const token = tokens[at] as Token
    if (!isWord(token)) return undefined
    if (token.pos !== 'ADP') continue
    const isTime =
      /^(?:in|during|over|since|throughout)$/.test(token.lower) &&
      (/^(?:1[5-9]|20)\d\d$/.test(last.text) ||
        /^(?:years|decades|months|weeks|century|summer|winter)$/.test(last.lower))
    return isTime ? at : undefined
  }
  return undefined
}
