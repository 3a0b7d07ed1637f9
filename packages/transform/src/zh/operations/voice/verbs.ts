import { anyOf } from '../../../lexicon/load-lists.ts'
import { isNounPhrase, matchShape, shape } from '../../grammar/shapes.ts'
import { tokensIn, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 3, risk: 0.05, role: 'stock', waives: ['budget'], gain: 1 } as const

/** Verbs that take their object directly, so that 对……进行…… says nothing more. */
const DIRECT = anyOf('zh/voice/verbs', 'direct')
const DEGREE = `(?:(${anyOf('zh/voice/verbs', 'degree')})(?:的|地)?)?`

/** One act, or a list of them: 分析、评估与判断. */
const ACTS = `${DIRECT}(?:(?:、|和|与|及|以及)${DIRECT}){0,2}`
const SEVERAL_ACTS = /[、和与及]/u

const DUI_JINXING = shape(
  `针?对([^，。；：“”对]{2,26}?)(?:进行|加以|予以|展开|开展)(了?)(?:一系列的?)?${DEGREE}(${ACTS})(?=[，。；、]|并|后)`,
)

/** 对数据进行了系统分析 → 系统分析了数据 */
export const directVerb: ZhOperation = {
  id: 'structure.direct-verb',
  kind: 'light_verb',
  reason: 'plain_verb_for_light_verb',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, DUI_JINXING)
      .filter(
        (match) =>
          (startsWord(sentence, match.start, '对') || startsWord(sentence, match.start, '针对')) &&
          !(match.words(2) !== '' && SEVERAL_ACTS.test(match.read(4))) &&
          isObject(sentence, match.place(1)) &&
          !(match.read(4) === '评价' && PERSON.test(match.read(1))) &&
          !/[应相面比]$/.test(before(sentence, match.start)) &&
          !before(sentence, match.start).slice(-ECHO).includes(match.read(4)) &&
          !(match.words(3) !== '' && /[地]$/.test(before(sentence, match.start))),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(3)}${match.words(4)}${match.words(2)}${match.words(1)}`,
      })),
}

/** Characters before it in which the verb is not said again: 以交替训练的方式训练模型. */
const ECHO = 8

/** 评价患者 would pass judgement on them. */
const PERSON = /[者人员生童们]$/u

const SHI_DEDAO = shape(
  `使得?([^，。；：“”使]{2,12}?)得到(了?)(${anyOf('zh/voice/verbs', 'much')})?的?(${anyOf('zh/voice/verbs', 'changes')})(?=[，。；])`,
)

/** 使生产效率得到了显著提升 → 显著提升了生产效率 */
export const causativeToVerb: ZhOperation = {
  id: 'structure.causative-to-verb',
  kind: 'light_verb',
  reason: 'plain_verb_for_causative',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, SHI_DEDAO)
      .filter((match) => isNounPhrase(sentence, match.place(1)) && !/很大/.test(match.read(3)))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(3)}${match.words(4)}${match.words(2)}${match.words(1)}`,
      })),
}

const NOUN_OF_VERB = shape(
  `(${anyOf('zh/voice/verbs', 'serves')})([^，。；：“”、的]{2,10}?)的(${anyOf('zh/voice/verbs', 'aim')})(?=[，。；])`,
)

/** 有助于睡眠质量的提高 → 有助于提高睡眠质量 */
export const nounToVerb: ZhOperation = {
  id: 'structure.noun-to-verb',
  kind: 'nominalisation',
  reason: 'act_as_verb',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, NOUN_OF_VERB)
      .filter((match) => isNounPhrase(sentence, match.place(2)))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}${match.words(3)}${match.words(2)}`,
      })),
}

const REALISE = shape(
  `(?:实现|促成)(了?)([^，。；：“”、的]{2,10}?)的(?:有效)?(${anyOf('zh/voice/verbs', 'realised')})(?=[，。；])`,
)

/** 实现了生产效率的提升 → 提升了生产效率 */
export const realiseToVerb: ZhOperation = {
  id: 'structure.realise-to-verb',
  kind: 'nominalisation',
  reason: 'act_as_verb',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, REALISE)
      .filter((match) => isNounPhrase(sentence, match.place(2)))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(3)}${match.words(1)}${match.words(2)}`,
      })),
}

const PUSH_NOUN = shape(
  `(${anyOf('zh/voice/verbs', 'pushes')})(了?)([^，。；：“”、的]{2,8}?)的(${anyOf('zh/voice/verbs', 'pushed')})(?=[，。；])`,
)

/** 促进经济的发展 → 促进经济发展 */
export const dropDeBeforeVerb: ZhOperation = {
  id: 'structure.drop-de-before-verb',
  kind: 'de_chain',
  reason: 'one_de_fewer',
  ...MODES,
  role: 'even',
  waives: [],
  gain: 0.5,
  drafts: (sentence) =>
    matchShape(sentence, PUSH_NOUN)
      .filter((match) => isNounPhrase(sentence, match.place(3)) && !/[我你他她它]/.test(match.read(3)))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}${match.words(2)}${match.words(3)}${match.words(4)}`,
      })),
}

const STRENGTHEN = shape(
  `(${anyOf('zh/voice/verbs', 'strengthens')})(了?)对于?([^，。；：“”的]{2,10}?)的(${anyOf('zh/voice/verbs', 'strengthened')})(?=[，。；])`,
)

/** 加强对市场的监管 → 加强市场监管 */
export const dropDui: ZhOperation = {
  id: 'structure.drop-dui',
  kind: 'de_chain',
  reason: 'same_in_fewer_words',
  ...MODES,
  role: 'even',
  waives: [],
  gain: 0.6,
  drafts: (sentence) =>
    matchShape(sentence, STRENGTHEN)
      .filter((match) => isNounPhrase(sentence, match.place(3)) && !/[我你他她它这那]/.test(match.read(3)))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}${match.words(2)}${match.words(3)}${match.words(3).length > 4 ? '的' : ''}${match.words(4)}`,
      })),
}

function startsWord(sentence: ZhSentence, start: number, word: string): boolean {
  return sentence.tokens.some((token) => token.start === start && token.reading === word)
}

function before(sentence: ZhSentence, start: number): string {
  return sentence.reading.slice(0, start - sentence.span.start)
}

const NOT_IN_OBJECT = new RegExp(`^${anyOf('zh/voice/verbs', 'not-in-object')}$`)

/** An object: whole words, ends in a noun, with no particle that would belong to another verb. */
function isObject(sentence: ZhSentence, span: { start: number; end: number }): boolean {
  const tokens = tokensIn(sentence, span)
  const covered = tokens.reduce((sum, token) => sum + token.text.length, 0)
  const last = tokens.at(-1)?.tag ?? ''
  return (
    covered === span.end - span.start &&
    /^(?:n|vn|an|r|eng|x|l|j|q|m|s)/.test(last) &&
    !tokens.some(({ reading, tag }) => NOT_IN_OBJECT.test(reading) || tag === 'y')
  )
}
