import { isMark, type Token } from '../token.ts'
import { isTied, mayBeVerb } from './order-free.ts'
import type { Draft, Operation } from './scene.ts'

const SHARED_DETERMINER = /^(?:the|our|your|their|its|his|her|my|both|between)$/
/** A noun of this kind may take the next phrase for itself alone. */
const TAKES_COMPLEMENT =
  /^(?:access|ability|need|desire|approach|commitment|respect|demand|exposure|dedication|attention|impact|effect|influence|focus|emphasis|increase|decrease|reduction|interest|belief|lack|contribution|response|reaction|relationship|connection|support|threat|solution|attitude|addition|addiction|information|knowledge|understanding|awareness|opportunity|opportunities|freedom|right|rights|love|passion|concern|concerns|willingness|potential|capacity|tendency|sense|use|number|way|ways|kind|type|lot|variety|range|set|source|sources|part|level|levels|member|members|result|results)$/
/** A noun that a noun before "and" often shares: "health and social services". */
const SHARED_HEAD =
  /^(?:services?|systems?|care|polic(?:y|ies)|programs?|programmes?|industry|industries|sectors?|activities|activity|skills?|issues|problems?|levels?|factors|needs|centers?|centres?|facilities|workers?|officials|groups?|studies|departments?|conditions|purposes|tools|products|practices|methods|techniques|processes|education|training|development|management|media|life|settings|contexts)$/
const ABSTRACT = /(?:ity|tion|sion|ness|ment|ance|ence|ism|ship|acy|ty|dom|th|cy)s?$/

/** "their skills and knowledge" → "their knowledge and skills": two bare nouns, or a bare and a modified one. */
export const swapNouns: Operation = {
  id: 'structure.swap-nouns',
  kind: 'coordination_order',
  reason: 'The order of the two nouns is free.',
  strength: 2,
  risk: 0.05,
  gain: 0,
  scope: 'phrase',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((and, at): Draft[] => {
      if (and.lower !== 'and' && and.lower !== 'or') return []
      const left = tokens[at - 1]
      const right = readRight(tokens, at + 1)
      if (!left || right === undefined || !isFreeNoun(left) || !isFreeNoun(tokens[right - 1])) return []
      if (tokens.slice(at + 1, right).some(isTied)) return []
      if (!opensPair(tokens, at) || !closesPair(tokens, at, right)) return []
      if (tokens[at - 2]?.lower === 'a' || tokens[at - 2]?.lower === 'an') return []
      const rest = text.slice((tokens[at + 1] as Token).start, (tokens[right - 1] as Token).end)
      const swapped = `${rest} ${and.text} ${left.text}`
      return [{ start: left.start, end: (tokens[right - 1] as Token).end, after: swapped }]
    })
  },
}

function isFreeNoun(token: Token | undefined): boolean {
  return (
    token?.pos === 'NOUN' &&
    !isTied(token) &&
    !mayBeVerb(token) &&
    /^\p{Ll}/u.test(token.text) &&
    !/ing$|^(?:way|lot|kind|thing|things|addition|contrast)$/.test(token.lower)
  )
}

/** A bare noun, or an adjective and a noun that is not shared with the left one: the index just after it. */
function readRight(tokens: readonly Token[], from: number): number | undefined {
  const [first, second] = [tokens[from], tokens[from + 1]]
  if (first?.pos === 'NOUN') return second?.pos === 'NOUN' || second?.pos === 'PROPN' ? undefined : from + 1
  if (first?.pos !== 'ADJ' || second?.pos !== 'NOUN' || tokens[from + 2]?.pos === 'NOUN') return undefined
  const left = tokens[from - 2]?.lower ?? ''
  return ABSTRACT.test(left) && !SHARED_HEAD.test(second.lower) ? from + 2 : undefined
}

/** What may stand before the pair without tying itself to its first noun alone. */
function opensPair(tokens: readonly Token[], and: number): boolean {
  const before = tokens[and - 2]
  if (before === undefined || isMark(before)) return false
  if (SHARED_DETERMINER.test(before.lower)) return tokens[and + 1]?.pos === 'NOUN'
  if (before.pos === 'ADP')
    return !/^(?:like|as|than|from|between)$/.test(before.lower) || before.lower === 'between'
  return before.pos === 'VERB' && !/(?:ed|en)$/.test(before.lower)
}

/** What may stand after the pair without tying itself to its second noun alone. */
function closesPair(tokens: readonly Token[], and: number, end: number): boolean {
  const after = tokens[end]
  const last = tokens[end - 1]?.lower ?? ''
  const isTogether = SHARED_DETERMINER.test(tokens[and - 2]?.lower ?? '')
  if (after === undefined) return false
  if (isMark(after)) {
    const next = tokens[end + 1]?.lower ?? ''
    return (
      /^[.;)]$/.test(after.text) ||
      (after.text === ',' &&
        !/^(?:and|or|which|who|whose|such|including|a|an|the)$/.test(next) &&
        !isListed(tokens, and, end))
    )
  }
  if (after.lower === 'of') return isTogether && !TAKES_COMPLEMENT.test(last)
  if (
    /^(?:in|during|through|by|while|when|because|among|across|within|throughout|at|can|could|may|might|should|will|would|must|are|were|have|if|as)$/.test(
      after.lower,
    )
  )
    return !TAKES_COMPLEMENT.test(last) && !(after.lower === 'as' && tokens[end + 1]?.lower === 'well')
  return false
}

/** A comma before or after the pair that belongs to a longer list. */
function isListed(tokens: readonly Token[], and: number, end: number): boolean {
  const around = [...tokens.slice(Math.max(0, and - 6), and), ...tokens.slice(end + 1, end + 7)]
  return (
    around.some((token) => token.text === ',') &&
    tokens.slice(end + 1, end + 6).some((token) => /^(?:and|or)$/.test(token.lower))
  )
}
