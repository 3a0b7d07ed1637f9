import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { ANAPHORIC, carriesClosing, isOneClause, openingPhrase } from '../../grammar/adverbial.ts'
import { nounPhraseEnds } from '../../grammar/noun-phrase.ts'
import { countVerbs, isPastForm, readSubject } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import { hasAny, inner, type Operation, opening, phrase, readBody } from '../scene.ts'

const TIME_NOUN = wordList('en/move/time-and-place', 'time-noun')

const SETS_OFF = new RegExp(`^${anyOf('en/move/time-and-place', 'sets-off')}$`)

const TIME_PREPOSITION = new RegExp(`^${anyOf('en/move/time-and-place', 'time-prepositions')}$`)

/** "In recent years, A." → "A in recent years." */
export const timePhraseToBack: Operation = {
  id: 'structure.time-phrase-to-back',
  kind: 'phrase_order',
  reason: 'time_after_event',
  strength: 3,
  risk: 0.04,
  role: 'even',
  gain: 0.2,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const comma = openingPhrase(tokens, TIME_PREPOSITION)
    if (comma === undefined || comma > 6 || countVerbs(tokens, 0, comma) > 0) return []
    if (comma < 3 || tokens[comma - 1]?.lower === 'end') return []
    if (hasAny(tokens, 0, comma, SETS_OFF)) return []
    const last = tokens[comma - 1]
    if (
      !last ||
      !(TIME_NOUN.has(last.lower) || /^(?:1[5-9]|20)\d\d$/.test(last.text)) ||
      !isOneClause(tokens, comma + 1, 22)
    )
      return []
    if (!carriesPhrase(tokens, comma)) return []
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

const PLACE_OPENER = new RegExp(`^${anyOf('en/move/time-and-place', 'place-opener')}$`)
const NOT_A_PLACE = new RegExp(`^${anyOf('en/move/time-and-place', 'not-a-place')}$`)

/** The clause after the opening phrase is plain enough to take it at its end. */
function carriesPhrase(tokens: readonly Token[], comma: number): boolean {
  const main = readSubject(tokens, comma + 1)
  return main !== undefined && carriesClosing(tokens, main.verb, { end: tokens.length, kind: 'phrase' })
}

/** The main clause's subject is a pronoun or has one: it may mean something in the opening phrase. */
function leansOnOpening(tokens: readonly Token[], from: number): boolean {
  const subject = readSubject(tokens, from)
  return subject === undefined || hasAny(tokens, from, subject.to, ANAPHORIC)
}

/** "In modern trade, A." → "A in modern trade." for any opening phrase of place or range. */
export const placePhraseToBack: Operation = {
  id: 'structure.place-phrase-to-back',
  kind: 'phrase_order',
  reason: 'statement_before_setting',
  isSoleOpening: true,
  strength: 3,
  risk: 0.06,
  role: 'even',
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
      hasAny(tokens, 1, comma, NOT_A_PLACE) ||
      hasAny(tokens, 0, comma, /^(?:less|more|just|only|mere)$/)
    )
      return []
    const isNominal =
      nounPhraseEnds(tokens, 1)[0] === comma ||
      tokens.slice(1, comma).every((token) => /^(?:NOUN|ADJ|DET|ADP|PROPN|NUM|PRON)$/.test(token.pos))
    if (!isNominal || !isOneClause(tokens, comma + 1, 18) || leansOnOpening(tokens, comma + 1)) return []
    if (tokens[comma + 1]?.locked || tokens.at(-1)?.pos === 'ADV' || tokens.at(-1)?.lower === 'throughout')
      return []
    if (!carriesPhrase(tokens, comma) || tellsStory(tokens, comma + 1)) return []
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

/** "In the hall, the guard gripped his lamp": the place sets the scene of what happens. */
function tellsStory(tokens: readonly Token[], from: number): boolean {
  const main = readSubject(tokens, from)
  return isPastForm(tokens[main?.verb ?? -1])
}

const PART_OF_TIME = new RegExp(`^${anyOf('en/move/time-and-place', 'part-of-time')}$`)

const BINDS_TIME = new RegExp(`^${anyOf('en/move/time-and-place', 'binds-time')}$`)

/** "A in 2018." → "In 2018, A." */
export const timePhraseToFront: Operation = {
  id: 'structure.time-phrase-to-front',
  kind: 'phrase_order',
  reason: 'time_sets_scene',
  strength: 3,
  risk: 0.06,
  role: 'even',
  gain: 0.1,
  isSoleOpening: true,
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
    // "managed to cut costs in four years" measures the cutting; "were first shown in 1916" has its time already.
    const hasInfinitive = tokens.slice(1, at).some(({ lower, pos }) => lower === 'to' && pos === 'PART')
    if (hasInfinitive || hasAny(tokens, 1, at, BINDS_TIME)) return []
    // "later in 2016" is one phrase.
    if (PART_OF_TIME.test(tokens[at - 1]?.lower ?? '')) return []
    const time = phrase(scene.text, tokens, at, tokens.length)
    return [
      { start: body.start, end: body.end, after: `${opening(time)}, ${inner(scene.text, tokens, 0, at)}` },
    ]
  },
}

const END_OF_TIME = new RegExp(`^${anyOf('en/move/time-and-place', 'ends-of-time')}$`)

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
      (/^(?:1[5-9]|20)\d\d$/.test(last.text) || END_OF_TIME.test(last.lower))
    return isTime ? at : undefined
  }
  return undefined
}
