import { wordGroups } from '../../../lexicon/load-lists.ts'
import type { ZhProposer } from '../scene.ts'

const PAIRS = wordGroups('zh/correct/listed-phrases', 'acts-in-order')
const SECOND_FIRST = new Map(PAIRS.map(([first = '', second = '']) => [`${second} ${first}`, first]))
const WORDS = [...new Set(PAIRS.flat())].join('|')
/** Two of them, and no more, joined. */
const JOINED = new RegExp(
  `(?<!、|和|与|的)(${WORDS})(、|和|与|及|并|并且|以及)(${WORDS})(?!、|和|与|及)`,
  'gu',
)

/** Acts named in an order in which nobody does them: 完善和建立. */
export const actsInOrder: ZhProposer = {
  id: 'word_order.acts',
  propose: ({ sentence: { text, reading, span } }) =>
    [...reading.matchAll(JOINED)].flatMap(([whole, one = '', link = '', two = ''], at, all) => {
      if (!SECOND_FIRST.has(`${one} ${two}`)) return []
      const index = all[at]?.index ?? 0
      const second = index + one.length + link.length
      const after =
        text.slice(second, second + two.length) +
        text.slice(index + one.length, second) +
        text.slice(index, index + one.length)
      return [
        {
          start: span.start + index,
          end: span.start + index + whole.length,
          after,
          class: 'word_order',
          code: 'acts_in_order',
          prior: 2,
        },
      ]
    }),
}
