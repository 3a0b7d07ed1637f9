import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import type { RuleMode } from '../../../mode.ts'
import type { ZhToken } from '../../analysis.ts'
import { readAsSimplified } from '../../script.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const SETTINGS = {
  modes: ['shorten'] as readonly RuleMode[],
  strength: 3,
  risk: 0.05,
  role: 'stock',
  waives: ['budget'],
  gain: 1.2,
} as const

/** Nouns that make a plain compound with the noun before them: 生活质量, 贷款利率, 电影节奏. */
const HEADS = wordList('zh/omit/trimming', 'heads')

/** Nouns that need their 的: persons as a crowd, and the great words of essays. */
const KEEPS_DE = new RegExp(`们$|^${anyOf('zh/omit/trimming', 'keeps-de')}$`)

/** 患者的病情 → 患者病情: between two plain nouns that nothing else describes. */
export const dropDeInCompound: ZhOperation = {
  id: 'structure.drop-de-in-compound',
  kind: 'cut',
  reason: 'plain_compound',
  ...SETTINGS,
  drafts: ({ tokens }) =>
    tokens.flatMap((token, index) => {
      const isPlain = token.tag === 'uj' && makesCompound(tokens, index)
      return isPlain ? [{ start: token.start, end: token.end, after: '' }] : []
    }),
}

function makesCompound(tokens: readonly ZhToken[], de: number): boolean {
  const [before, left, right, after] = [tokens[de - 2], tokens[de - 1], tokens[de + 1], tokens[de + 2]]
  if (left?.text.length !== 2 || right?.text.length !== 2 || !endsPhrase(after)) return false
  if (/^[ab]$/.test(left.tag)) return right.tag === 'n' && describes(before, left)
  if (left.tag !== 'n' || KEEPS_DE.test(left.reading)) return false
  if (before?.tag === 'v') return OWN_HEADS.has(right.reading)
  return HEADS.has(right.reading) && (before === undefined || /^(?:x|p|c)$/.test(before.tag))
}

/** Nouns that can be no head of a relative clause, so that a verb before the pair does no harm (改善患者的病情). */
const OWN_HEADS = wordList('zh/omit/trimming', 'own-heads')

/** No noun and no second item after it, to which the first half would then seem to belong. */
function endsPhrase(after: ZhToken | undefined): boolean {
  return after === undefined || (/^(?:x|v|d|f|p|ad)$/.test(after.tag) && after.reading !== '、')
}

/** An adjective that stands alone before its noun: 坚定步伐, 平等权利, but 很坚定的步伐. */
function describes(before: ZhToken | undefined, left: ZhToken): boolean {
  const isAlone = before === undefined || /^(?:x|v|ul|uz|p|m|q|r|uj)$/.test(before.tag)
  return isAlone && before?.tag !== 'uj' && before?.reading !== '、' && !PREDICATIVE.has(left.reading)
}

/** Adjectives that say how somebody is, and stand before a noun with 的 only. */
const PREDICATIVE = wordList('zh/omit/trimming', 'predicative')

/** Politeness of chat answers, by the whole sentence. */
const COURTESY =
  /^(?:(?:我)?希望(?:这些|以上|上述|我的|这)[^，。！]{0,14}(?:帮助|帮到[您你]|有用|有所启发)|(?:如果|若|要是)[您你](?:还)?有(?:任何)?(?:其他|其它|更多|别的|任何)?的?(?:疑问|问题)[^。！]{0,16}(?:告诉我|联系我|提问|询问|咨询我|提出)|(?:我)?(?:很|非常|真的)?(?:抱歉|遗憾|高兴)(?:听到|得知|看到)[^，。！]{2,24}|(?:请|欢迎)随时(?:向我|与我|和我|告诉我|联系我|继续)[^，。]{0,10}|祝[您你][^，。]{2,12})[。！]$/u

/** 让我们……！: what an essay ends on when all has been said. */
const APPEAL = /^(?:让我们|愿我们|让你我)[^“”「」\d]{6,70}[。！]$/u

/** A courtesy or a closing appeal says nothing of the matter. */
export const dropCourtesy: ZhOperation = {
  id: 'structure.drop-courtesy',
  kind: 'cut',
  reason: 'empty_courtesy',
  ...SETTINGS,
  role: 'stock',
  waives: ['budget'],
  gain: 2,
  drafts: (sentence) => {
    const { span, source, reading } = sentence
    const siblings = source.sentences.filter(({ block }) => block === span.block)
    const isLast = siblings.at(-1)?.start === span.start
    if (siblings.length < 3 || span.blockKind !== 'paragraph') return []
    const isClosing = isLast && siblings.length > 5 && (APPEAL.test(reading.trim()) || saysItAgain(sentence))
    const isEmpty = isClosing || COURTESY.test(reading.trim())
    return isEmpty ? [{ ...withSpace(sentence), after: '' }] : []
  },
}

const SUMMARY = new RegExp(`^(?:因此，|所以，)?${anyOf('zh/omit/trimming', 'summaries')}，`, 'u')
/** Share of the words of a summary that must have been said before it. */
const SAID_BEFORE = 0.85

/** A summary all of whose words stand in the text before it. */
function saysItAgain({ reading, source, span, tokens }: ZhSentence): boolean {
  if (!SUMMARY.test(reading)) return false
  const earlier = readAsSimplified(source.text.slice(0, span.start))
  const words = tokens.filter(({ tag, text }) => /^(?:n|v|a|i|l)/.test(tag) && text.length > 1)
  const said = words.filter((word) => earlier.includes(word.reading)).length
  return words.length > 3 && said >= words.length * SAID_BEFORE
}

/** The sentence with the blank that parts it from its neighbour, so that none is left over. */
function withSpace({ span, source }: ZhSentence): { start: number; end: number } {
  const isBlank = source.text[span.start - 1] === ' '
  return { start: isBlank ? span.start - 1 : span.start, end: span.end }
}
