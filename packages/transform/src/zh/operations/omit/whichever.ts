import { anyOf } from '../../../lexicon/load-lists.ts'
import { matchShape, type ShapeMatch, shape } from '../../grammar/shapes.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const WHICHEVER = shape(
  '(?:^|(?<=[，。；！？]))无论是([^，。；：、！？“”（）]{2,12}(?:、[^，。；：、！？“”（）]{2,12})*)，?还是([^，。；：、！？“”（）]{2,12}?)(，?)(?=都|均|皆|只要)',
)

/** A choice, a question or a circumstance: there the frame is no padding. */
const NO_LIST = new RegExp(
  `^${anyOf('zh/omit/whichever', 'no-list-openers')}|[不没未吗呢谁]|什么|怎|如何`,
  'u',
)

/** 无论是居家、办公，还是送礼，都很合适 → 居家、办公和送礼，都很合适: 都 takes them all in already. */
export const dropWhichever: ZhOperation = {
  id: 'structure.drop-whichever',
  kind: 'wordy_phrase',
  reason: 'same_in_fewer_words',
  strength: 3,
  risk: 0.05,
  role: 'stock',
  waives: ['budget'],
  gain: 1.4,
  drafts: (sentence) =>
    matchShape(sentence, WHICHEVER)
      .filter(
        (match) => itemsOf(match).every((item) => !NO_LIST.test(item)) && standsAsWords(sentence, match),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}${linkOf(sentence, match)}${match.words(2)}${match.words(3)}`,
      })),
}

function itemsOf(match: ShapeMatch): string[] {
  return [...match.read(1).split('、'), match.read(2)]
}

/** 只要 leaves the choice open. */
function linkOf({ reading, span }: ZhSentence, match: ShapeMatch): string {
  return reading.startsWith('只要', match.end - span.start) ? '或' : '和'
}

/** Both ends of what stays are ends of words, and no second link is heard in it. */
function standsAsWords({ cuts }: ZhSentence, match: ShapeMatch): boolean {
  const [first, last] = [match.place(1), match.place(2)]
  const isCut = cuts.has(first.start) && cuts.has(first.end) && cuts.has(last.end)
  return isCut && !/[和与及或]/u.test(match.read(1) + match.read(2))
}
