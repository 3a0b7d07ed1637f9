import { matchShape, shape, tokenAt } from '../../grammar/shapes.ts'
import type { ZhOperation } from '../operation.ts'

const BOTH = shape('(既)([^，。；：“”]{2,10}?)，?又([^，。；：“”]{2,10}?)(?=[。，；])')

/** 既方便，又便宜 → 又方便又便宜 */
export const bothAnd: ZhOperation = {
  id: 'structure.both-and',
  kind: 'connective',
  reason: 'plainer_pair',
  modes: ['simple', 'creative', 'standard', 'reduce-both'],
  strength: 4,
  risk: 0.08,
  role: 'even',
  gain: 0.1,
  drafts: (sentence) =>
    matchShape(sentence, BOTH)
      .filter((match) =>
        [match.place(2), match.place(3)].every(({ start, end }) => {
          const token = tokenAt(sentence, start)
          return token?.tag === 'a' && token.end === end
        }),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `又${match.words(2)}又${match.words(3)}`,
      })),
}
