import { anyOf } from '../../../lexicon/load-lists.ts'
import { isNounPhrase, matchShape, say, shape, tokenAt } from '../../grammar/shapes.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 4, risk: 0.08, role: 'even', gain: 0.6 } as const

const BEI_AGENT = shape('^([^，。；：、“《（(]{2,10}?)被([^，。；：、“《（(]{2,8}?)(\\p{Han}{2})了(?=[。，])')

/** 这一方案被专家否定了。 → 专家否定了这一方案。 */
export const passiveToActive: ZhOperation = {
  id: 'structure.passive-to-active',
  kind: 'passive',
  reason: 'active_reads_naturally',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, BEI_AGENT)
      .filter((match) => {
        const verb = tokenAt(sentence, match.place(3).start)
        const isVerb = verb !== undefined && verb.end === match.place(3).end && /^v/.test(verb.tag)
        const isEnd = sentence.reading.slice(match.end - sentence.span.start).length <= 1
        return (
          isVerb && isEnd && isNounPhrase(sentence, match.place(1)) && isNounPhrase(sentence, match.place(2))
        )
      })
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(2)}${match.words(3)}了${match.words(1)}`,
      })),
}

const BA = shape(`把([^，。；：“”把]{2,10}?)(?=${anyOf('zh/voice/passive', 'handled')})`)

/** 把数据分为三组 → 将数据分为三组 (formal) */
export const baToJiang: ZhOperation = {
  id: 'structure.ba-to-jiang',
  kind: 'register',
  reason: 'jiang_preferred',
  ...MODES,
  modes: ['formal', 'academic', 'polish-academic', 'standard', 'reduce-aigc', 'reduce-both'],
  risk: 0.03,
  drafts: (sentence) =>
    matchShape(sentence, BA)
      .filter((match) => tokenAt(sentence, match.start)?.reading === '把')
      .map((match) => ({ start: match.start, end: match.end, after: say(sentence, '将') + match.words(1) })),
}

const USED = shape(`(?<=[常已可能也还并，])被(?=誉为(?!）)|${anyOf('zh/voice/passive', 'used')})`)

/** 常被用于 → 常用于 */
export const dropBei: ZhOperation = {
  id: 'structure.drop-bei',
  kind: 'passive',
  reason: 'passive_mark_adds_nothing',
  ...MODES,
  risk: 0.05,
  drafts: (sentence) =>
    matchShape(sentence, USED)
      .filter((match) =>
        /^(?:用于|用作|应用于|运用于)/.test(sentence.reading.slice(match.end - sentence.span.start)),
      )
      .map((match) => ({ start: match.start, end: match.end, after: '' })),
}

const PROVIDE_FOR = shape(
  `为([^，。；：、“”《（(]{0,4}?${anyOf('zh/voice/passive', 'receivers')})提供(了?)(?=(?:\\p{Han}{2,12}))`,
)

const PROVIDED = new RegExp(`^[^，。；]{0,12}?${anyOf('zh/voice/passive', 'provided')}(?=[，。；])`)

/** 为用户提供服务 → 向用户提供服务 */
export const provideTo: ZhOperation = {
  id: 'structure.provide-to',
  kind: 'register',
  reason: 'another_preposition_for_receiver',
  ...MODES,
  strength: 5,
  risk: 0.05,
  role: 'even',
  gain: 0,
  drafts: (sentence) =>
    matchShape(sentence, PROVIDE_FOR)
      .filter(
        (match) =>
          tokenAt(sentence, match.start)?.reading === '为' &&
          isNounPhrase(sentence, match.place(1)) &&
          PROVIDED.test(sentence.reading.slice(match.end - sentence.span.start)),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `向${match.words(1)}提供${match.words(2)}`,
      })),
}

const ACCOMPANY = shape(
  `^随着([^，。；：“”的]{2,14})的(${anyOf('zh/voice/passive', 'steady')})(${anyOf('zh/voice/passive', 'developments')})，`,
)

/** 随着技术的快速发展， → 技术快速发展， */
export const dropWith: ZhOperation = {
  id: 'structure.drop-with',
  kind: 'translated_phrase',
  reason: 'clause_for_stock_opener',
  ...MODES,
  role: 'stock',
  waives: ['budget'],
  gain: 1.2,
  risk: 0.05,
  drafts: (sentence) =>
    matchShape(sentence, ACCOMPANY)
      .filter((match) => isNounPhrase(sentence, match.place(1)))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}${match.words(2)}${match.words(3)}，`,
      })),
}
