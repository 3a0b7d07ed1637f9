import { anyOf } from '../../../lexicon/load-lists.ts'
import { readAsSimplified } from '../../script.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const WISH =
  '(?:我|衷心)?希望(?:以上|上述|这些|这份|这篇|本文|我的)[^，。！]{0,14}(?:(?:帮助|启发|参考)|帮(?:助)?到[您你]|有用)'
/** Who asks for facts that the answer lacks says something. */
const OFFER =
  '(?:如果|若|要是)(?:[您你](?:还)?)?(?:有|需要|想|愿意)(?![^。！]{0,24}(?:信息|资讯|资料|细节|数据))[^。！]{0,30}(?:告诉我|问我|我可以|我能|我再|向我提问)[^。！]{0,20}'

/** What a chat assistant says when it is done, as a whole sentence. */
const PARTING = new RegExp(`^(?:${WISH}|${OFFER})[。！]$`, 'u')
/** The same before a wish of its own: 希望这些建议对你有所帮助，祝你早日康复。 */
const BEFORE_WISH = new RegExp(`^${WISH}，(?=祝|愿)`, 'u')

/** Letters say so in earnest, and somebody in distress is not left without a word. */
const IN_EARNEST = new RegExp(`[^“]同事|${anyOf('zh/omit/offers', 'in-earnest')}`, 'u')

/** Sentences that must stand before it. */
const FEWEST_BEFORE = 3

/** 希望以上内容对你有所帮助。 at the end of an answer: nothing of the matter. */
export const dropOffer: ZhOperation = {
  id: 'structure.drop-offer',
  kind: 'stock_phrase',
  reason: 'empty_courtesy',
  purposes: ['unmark'],
  strength: 3,
  risk: 0.05,
  role: 'stock',
  waives: ['budget'],
  gain: 2,
  drafts: (sentence) => {
    const { span, reading, source } = sentence
    if (!closesText(sentence) || IN_EARNEST.test(readAsSimplified(source.text))) return []
    if (PARTING.test(reading.trim())) return [{ ...withBlank(sentence), after: '' }]
    const [wish] = BEFORE_WISH.exec(reading) ?? []
    return wish === undefined ? [] : [{ start: span.start, end: span.start + wish.length, after: '' }]
  },
}

/** The last sentence of the text, in a paragraph that says something before it. */
function closesText({ span, source }: ZhSentence): boolean {
  const siblings = source.sentences.filter(({ block }) => block === span.block)
  const isLast = source.sentences.at(-1)?.start === span.start
  return isLast && span.blockKind === 'paragraph' && siblings.length > FEWEST_BEFORE
}

/** The sentence with the blank that parts it from its neighbour, so that none is left over. */
function withBlank({ span, source }: ZhSentence): { start: number; end: number } {
  const isBlank = source.text[span.start - 1] === ' '
  return { start: isBlank ? span.start - 1 : span.start, end: span.end }
}
