import { anyOf } from '../../../lexicon/load-lists.ts'
import type { Span } from '../../../source.ts'
import { hasPredicate, matchShape, say, shape, tokenAt } from '../../grammar/shapes.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import { ORDER_SETTINGS } from './items.ts'

const AIM_LAST = shape(
  `^([^。；：“”？！]{8,70})，${anyOf('zh/swap/aims', 'aims-at')}([^，。；：“”]{4,40})。$`,
)

/** 本研究综述了外泌体的功能，旨在解析其机制。 → 为解析外泌体…: the aim in front of the act that serves it. */
export const aimFirst: ZhOperation = {
  id: 'structure.aim-first',
  kind: 'clause_reordering',
  reason: 'aim_before_act',
  strength: 4,
  risk: 0.07,
  role: 'even',
  gain: 0.6,
  drafts: (sentence) =>
    matchShape(sentence, AIM_LAST)
      .filter((match) => {
        const [act, aim] = [readingOf(sentence, match.place(1)), readingOf(sentence, match.place(2))]
        const opener = tokenAt(sentence, match.place(2).start)
        return (
          ACTOR.test(act) &&
          /^(?:v|vn|ad)/.test(opener?.tag ?? '') &&
          !/^为|从而|进而|，/u.test(aim) &&
          !LEANING.test(aim) &&
          !/因此|所以|但|然而|虽然|尽管|如果/u.test(act) &&
          !/^[^，]*(?:是|基于)[^，]*$/u.test(act) &&
          !UNFINISHED.test(act) &&
          hasPredicate(sentence, match.place(1))
        )
      })
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${say(sentence, '为')}${match.words(2)}，${match.words(1)}。`,
      })),
}

/** Who acts in a paper or a report: what follows is one act, however many clauses it has. */
const ACTOR = new RegExp(
  `^(?:${anyOf('zh/swap/aims', 'actor')}|研究(?!表明|显示|发现|结果)|实验(?!结果))`,
  'u',
)
/** 通过对比分析其现状，旨在……: without the aim the means would have no act to serve; 旨在 has an aim already. */
const UNFINISHED = /(?:^|，)(?:通过|借助|利用|基于|结合|为)[^，]*$|旨在|意在/u

/** The aim speaks of what the act names first: told before it, 其 and 该 would have nothing to refer to. */
const LEANING = new RegExp(`${anyOf('zh/swap/aims', 'leaning')}`, 'u')

const NOT_ONLY = shape(
  '(不仅|不但|不只|不单)([^，。；：“”]{4,24})，(还|也|同时也|同时还)([^，。；：“”]{4,24})(?=[。；])',
)
const AS_WELL = shape('(既)([^，。；：“”又也]{4,20})，(又|也)([^，。；：“”]{4,20})(?=[。；])')

/** 不仅锻炼了体力，也放松了心情 → 不仅放松了心情，也锻炼了体力: two gains of one build, neither the greater. */
export const swapGains: ZhOperation = {
  id: 'structure.swap-gains',
  kind: 'clause_reordering',
  reason: 'equal_gains_reordered',
  ...ORDER_SETTINGS,
  modes: ['standard', 'creative', 'reduce-both', 'reduce-aigc'],
  risk: 0.08,
  drafts: (sentence) =>
    matchShape(sentence, [...NOT_ONLY, ...AS_WELL])
      .filter((match) => {
        const places = [match.place(2), match.place(4)]
        const texts = places.map((place) => readingOf(sentence, place))
        const forms = places.map((place, index) => formOf(sentence, place, texts[index] ?? ''))
        const [one, two] = texts.map(({ length }) => length) as [number, number]
        const isEven = Math.abs(one - two) <= 6 && forms[0] !== undefined && forms[0] === forms[1]
        return isEven && !texts.some((text) => LEANING.test(text) || CLIMAX.test(text))
      })
      .map((match) => ({
        start: match.place(2).start,
        end: match.place(4).end,
        after: `${match.words(4)}，${match.words(3)}${match.words(2)}`,
      })),
}

const CLIMAX = new RegExp(`${anyOf('zh/swap/aims', 'climax')}|时$|后$`, 'u')

/** How a member opens: its modal or its first verb's aspect; undefined unless it begins with a verb. */
function formOf(sentence: ZhSentence, { start }: Span, text: string): string | undefined {
  const modal = /^(?:能够?|可以?|会|要|需要?|有助于|有利于|应当?|应该)/u.exec(text)?.[0]
  if (modal !== undefined) return modal
  const index = sentence.tokens.findIndex((token) => token.start === start)
  const [first, second, third] = sentence.tokens.slice(index, index + 3)
  if (first === undefined || !/^(?:v|vn|ad)$/.test(first.tag) || first.reading === '有') return undefined
  const verbEnd = first.tag === 'ad' ? third : second
  return /^u[lzg]$/.test(verbEnd?.tag ?? '') ? `verb ${verbEnd?.reading}` : 'verb'
}

function readingOf(sentence: ZhSentence, { start, end }: Span): string {
  return sentence.reading.slice(start - sentence.span.start, end - sentence.span.start)
}
