import { anyOf } from '../../../lexicon/load-lists.ts'
import { hasPredicate, matchShape, shape } from '../../grammar/shapes.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 2, risk: 0.04, role: 'even', gain: 0.3 } as const

/** A sentence longer than this, in characters, may be split: about twice a usual Chinese sentence. */
const LONG = 60

const SEMICOLON = shape('；(?=\\p{Han})')

/** 清晨……；傍晚……: two halves set against each other by their time belong in one sentence. */
const TIME_FIRST = new RegExp(`^在?(?:每[个一天]?)?${anyOf('zh/sentences/splitting', 'time-first')}`)

/** ；并更名…… has no subject of its own; ；……等条件下 is one half of what 在 opened. */
const LEANS_BACK = new RegExp(
  `^${anyOf('zh/sentences/splitting', 'leans-back')}|[等的](?:条件|情况|前提|基础|背景)下`,
  'u',
)

/** Two long statements joined by a semicolon become two sentences. */
export const splitAtSemicolon: ZhOperation = {
  id: 'structure.split-at-semicolon',
  kind: 'sentence_split',
  reason: 'two_statements_two_sentences',
  ...MODES,
  drafts: (sentence) => {
    const places = matchShape(sentence, SEMICOLON)
    const [place] = places
    if (place === undefined || places.length > 1 || /[：“”]/.test(sentence.reading)) return []
    if (sentence.reading.length < 30 || sentence.span.blockKind === 'list_item') return []
    const sides = [
      { start: sentence.span.start, end: place.start },
      { start: place.end, end: sentence.span.end },
    ]
    if (LEANS_BACK.test(sentence.reading.slice(place.end - sentence.span.start))) return []
    if (openAlike(sentence.reading)) return []
    if (sides.every(({ start }) => TIME_FIRST.test(sentence.reading.slice(start - sentence.span.start))))
      return []
    return sides.every((side) => side.end - side.start >= 8 && hasPredicate(sentence, side))
      ? [{ start: place.start, end: place.end, after: '。' }]
      : []
  },
}

/** 它提醒……；它告诉……，即使……；即使……: two members of one figure belong in one sentence. */
function openAlike(reading: string): boolean {
  const [, opener] = /；(它|他|她|我们?|\p{Script=Han}{2})/u.exec(reading) ?? []
  return opener !== undefined && new RegExp(`(?:^|[，；。])${opener}[^；]*；`, 'u').test(reading)
}

const TURN = shape(`，(?=${anyOf('zh/sentences/splitting', 'turns')}(?!，)\\p{Han}{4})`)

/** A long sentence is split where it turns. */
export const splitAtTurn: ZhOperation = {
  id: 'structure.split-at-turn',
  kind: 'sentence_split',
  reason: 'long_sentence_in_two',
  ...MODES,
  drafts: (sentence) => {
    if (sentence.reading.length < LONG || /^(?:虽|尽管|因为|由于|如果|即使|不)/.test(sentence.reading))
      return []
    return matchShape(sentence, TURN)
      .filter(({ start }) => {
        const head = sentence.reading.slice(0, start - sentence.span.start)
        const isBalanced = head.length >= 20 && sentence.reading.length - head.length >= 18
        if (BARE_CONNECTIVE.test(head)) return false
        if (BARE_NOUN.test(sentence.reading.slice(start - sentence.span.start))) return false
        return isBalanced && !WAITING.test(head)
      })
      .slice(0, 1)
      .map(({ start, end }) => ({ start, end, after: '。' }))
  },
}

/** A condition, a concession or a definition that runs on past the cut. */
const WAITING = new RegExp(`(?:${anyOf('zh/sentences/splitting', 'waiting')}|[：“（(])[^。]*$`, 'u')

/** ，这些对小企业的打击: an object left over is no sentence of its own. */
const BARE_NOUN = /^，这[些种]?[^，。是了让使有会能]*的\p{Script=Han}{1,4}(?:[，。]|$)/u

/** ……；另外，这些……: the connective is no sentence of its own. */
const BARE_CONNECTIVE = /[；：][^，；：]{1,4}$/u

/** A sentence longer than this is long for a reader who asked for simple ones. */
const LONG_FOR_SIMPLE = 32
const FRESH_START = `，(?=${anyOf('zh/sentences/splitting', 'fresh-starts')}(?!，)\\p{Han}{4})`
const FRESH = shape(FRESH_START)

/** Where a new statement begins in a longish sentence, plain prose puts a full stop. */
export const splitForSimple: ZhOperation = {
  id: 'structure.split-for-simple',
  kind: 'sentence_split',
  reason: 'two_short_for_one_long',
  ...MODES,
  modes: ['simple'],
  role: 'stock',
  gain: 0.8,
  drafts: (sentence) => {
    const { reading, span } = sentence
    if (reading.length < LONG_FOR_SIMPLE || OPEN_CLAUSE.test(reading) || QUESTION.test(reading)) return []
    return matchShape(sentence, FRESH)
      .filter(({ start, end }) => {
        const head = reading.slice(0, start - span.start)
        const sides = [
          { start: span.start, end: start },
          { start: end, end: span.end },
        ]
        const isBalanced = head.length >= 12 && reading.length - head.length >= 12
        const waits =
          OPEN_CLAUSE.test(head) || (!TURNS.test(reading.slice(head.length)) && CONDITION.test(head))
        const isSetting = /(?:时候?|之[前后]|以[前后]|的情况下)$/u.test(head)
        const isNoun = NOUN_ONLY.test(head)
        const isNounLate = /是[^，]{2,}$/u.test(head) && /的\p{Script=Han}{1,4}[。！]?$/u.test(reading)
        return (
          isBalanced &&
          !waits &&
          !BARE_CONNECTIVE.test(head) &&
          !isSetting &&
          !isNoun &&
          !isNounLate &&
          sides.every((side) => hasPredicate(sentence, side))
        )
      })
      .slice(0, 1)
      .map(({ start, end }) => ({ start, end, after: '。' }))
  },
}

/** 在省外出身的皇帝，他们……: a noun named first and taken up by a pronoun. */
const NOUN_ONLY = /(?:^|[，。；])[^，是有了]*的\p{Script=Han}{1,3}$/u

/** A question is asked to its end. */
const QUESTION = /[？?]/

/** 你要是未能按时缴费，……，这可能影响信用: the statement is what the condition waits for. */
const CONDITION = new RegExp(
  `${anyOf('zh/sentences/splitting', 'condition')}|(?:^|，)若|当[^，]{2,}(?:时|的时候|之后|后)`,
)
const TURNS = /^，(?:但|此外|因此|所以|然而)/

/** Clauses that wait for another one: they are never cut off. */
const OPEN_CLAUSE = new RegExp(
  `^${anyOf('zh/sentences/splitting', 'open-clause')}|(?:虽然|尽管|虽|即使|即便|不仅|不但)[^。]*$|(?:因为|由于|如果|只要|无论|[：“（(])[^。，]*$`,
  'u',
)
