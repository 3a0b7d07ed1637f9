import { readAsSimplified } from '../script.ts'
import type { ZhSentence } from '../view.ts'
import type { ZhOperation } from './operation.ts'
import { beginsPredicate, matchShape, shape } from './shapes.ts'

const MODES = { modes: [], strength: 3, risk: 0.05, gain: 0.5 } as const

const REPEATED = shape(
  '(?:^|(?<=[。；]))(我们|你们|他们|她们|它们|我|你|他|她|它|您)([^，。；：“”]{3,30})，\\1(?=\\p{Han}{2})',
)

/** 我们应当努力，我们要坚持 → 我们应当努力，要坚持 */
export const dropRepeatedSubject: ZhOperation = {
  id: 'structure.drop-repeated-subject',
  kind: 'subject_ellipsis',
  reason: 'Chinese leaves out a subject that has just been named.',
  ...MODES,
  find: (sentence) =>
    matchShape(sentence, REPEATED)
      .filter((match) => beginsPredicate(sentence, match.end) && !/[的说问想道]$/.test(match.words(2)))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}${match.words(2)}，`,
      })),
}

const THIS_AFTER_COMMA = shape('，这(?=(?:有助于|有利于|使得?|让|为[^什何]|对|不仅|既|也))')

/** 效率提高，这有助于…… → 效率提高，有助于…… */
export const dropThis: ZhOperation = {
  id: 'structure.drop-this',
  kind: 'subject_ellipsis',
  reason: 'The clause before is subject enough.',
  ...MODES,
  find: (sentence) =>
    matchShape(sentence, THIS_AFTER_COMMA)
      .filter(
        (match) =>
          !/[，](?:因为|由于|虽然|如果)/.test(sentence.reading.slice(0, match.start - sentence.span.start)),
      )
      .map((match) => ({ start: match.start, end: match.end, after: '，' })),
}

const CLAUSES_PER_MERGE = 3

/** 他喜欢运动。他还喜欢读书。 → 他喜欢运动，还喜欢读书。 */
export const mergeSameSubject: ZhOperation = {
  id: 'structure.merge-same-subject',
  kind: 'sentence_merge',
  reason: 'Two short sentences with one subject become one.',
  ...MODES,
  find: (sentence) => {
    const next = nextReading(sentence)
    const match = /^(我们|他们|她们|它们|我|他|她|它)(?=还|也|又)/.exec(next)
    const end = sentence.span.end
    if (match === null || !sentence.reading.startsWith(match[0]) || sentence.reading.length > 40) return []
    if (!sentence.reading.endsWith('。') || sentence.clauses.length > CLAUSES_PER_MERGE) return []
    return [{ start: end - 1, end: end + match[0].length, after: '，' }]
  },
}

/** The sentence after this one in the same block, when nothing stands between them. */
function nextReading({ source, span }: ZhSentence): string {
  const next = source.sentences.find(({ start, block }) => start === span.end && block === span.block)
  return next === undefined ? '' : readAsSimplified(source.text.slice(next.start, next.end))
}
