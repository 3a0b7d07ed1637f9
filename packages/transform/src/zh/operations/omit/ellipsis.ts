import { anyOf } from '../../../lexicon/load-lists.ts'
import { beginsPredicate, matchShape, shape } from '../../grammar/shapes.ts'
import { readAsSimplified } from '../../script.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 3, risk: 0.05, role: 'even', gain: 0.5 } as const

const REPEATED = shape(
  `(?:^|(?<=[。；]))(${anyOf('zh/omit/ellipsis', 'pronouns')})([^，。；：“”]{3,30})，\\1(?=\\p{Han}{2})`,
)

/** Another subject in between, or words that someone says: the one left out would be misread. */
const RIVAL = new RegExp(`${anyOf('zh/omit/ellipsis', 'rival')}|^的|[的说问想道时后]$|时候$`, 'u')

/** 我们应当努力，我们要坚持 → 我们应当努力，要坚持 */
export const dropRepeatedSubject: ZhOperation = {
  id: 'structure.drop-repeated-subject',
  kind: 'subject_ellipsis',
  reason: 'subject_just_named',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, REPEATED)
      .filter((match) => beginsPredicate(sentence, match.end) && !RIVAL.test(match.read(2)))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}${match.words(2)}，`,
      })),
}

const THIS_AFTER_COMMA = shape('，这(?=(?:有助于|有利于|使得?|让|为[^什何]|对))')

/** 效率提高，这有助于…… → 效率提高，有助于…… */
export const dropThis: ZhOperation = {
  id: 'structure.drop-this',
  kind: 'subject_ellipsis',
  reason: 'clause_is_subject',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, THIS_AFTER_COMMA)
      .filter(
        (match) =>
          !/[，](?:因为|由于|虽然|如果)/.test(sentence.reading.slice(0, match.start - sentence.span.start)) &&
          !(
            TELLS_OF_ACTOR.test(readingBefore(sentence, match.start)) &&
            sentence.reading[match.end - sentence.span.start] === '对'
          ) &&
          !affectsSpeaker(sentence, match.end),
      )
      .map((match) => ({ start: match.start, end: match.end, after: '，' })),
}

/** 专家可以帮助你……，这对于健康很重要: without 这 the expert would be what matters. */
const TELLS_OF_ACTOR = new RegExp(
  String.raw`${anyOf('zh/omit/ellipsis', 'tells-of-actor')}\p{Script=Han}{0,4}(?:可以|能|会)`,
  'u',
)

function readingBefore({ reading, span }: ZhSentence, at: number): string {
  return reading.slice(0, at - span.start)
}

/** 我想移民，这让我烦恼: without 这 the speaker would be both ends of the verb. */
function affectsSpeaker({ reading, span }: ZhSentence, at: number): boolean {
  const [, affected] =
    /^(?:使得?|让|为|对)(我们?|[你您他她它]们?)/u.exec(reading.slice(at - span.start)) ?? []
  return affected !== undefined && reading.slice(0, at - span.start).includes(affected)
}

const CLAUSES_PER_MERGE = 2

/** 他喜欢运动。他还喜欢读书。 → 他喜欢运动，还喜欢读书。 */
export const mergeSameSubject: ZhOperation = {
  id: 'structure.merge-same-subject',
  kind: 'sentence_merge',
  reason: 'one_sentence_of_two_short',
  ...MODES,
  drafts: (sentence) => {
    const next = nextReading(sentence)
    const match = /^(我们|他们|她们|它们|我|他|她|它)(?=还|也|又)/.exec(next)
    const end = sentence.span.end
    if (match === null || !sentence.reading.startsWith(match[0]) || sentence.reading.length > 40) return []
    if (sentence.reading.includes('也') && next.startsWith('也', match[0].length)) return []
    if (!sentence.reading.endsWith('。') || sentence.clauses.length > CLAUSES_PER_MERGE) return []
    return [{ start: end - 1, end: end + match[0].length, after: '，' }]
  },
}

/** The sentence after this one in the same block, when nothing stands between them. */
function nextReading({ source, span }: ZhSentence): string {
  const next = source.sentences.find(({ start, block }) => start === span.end && block === span.block)
  return next === undefined ? '' : readAsSimplified(source.text.slice(next.start, next.end))
}

const KNOWN_SUBJECT = shape(
  `，(我们|你|您|人们|大家)(?=(?:也|还|更|就|才|都)?(?:要(?!么|是)|${anyOf('zh/omit/ellipsis', 'shoulds')}))`,
)

const LEAD = new RegExp(`^${anyOf('zh/omit/ellipsis', 'leads')}`)

/** 面对压力，我们需要冷静 → 面对压力，需要冷静, when the sentence before has the same subject. */
export const dropKnownSubject: ZhOperation = {
  id: 'structure.drop-known-subject',
  kind: 'subject_ellipsis',
  reason: 'subject_known_from_before',
  ...MODES,
  risk: 0.06,
  drafts: (sentence) =>
    matchShape(sentence, KNOWN_SUBJECT)
      .filter((match) => {
        const head = sentence.reading.slice(0, match.start - sentence.span.start)
        const isLead = LEAD.test(head)
        return (
          isLead &&
          !head.includes('，') &&
          previousReading(sentence).includes(readAsSimplified(match.words(1)))
        )
      })
      .map((match) => ({ start: match.start, end: match.end, after: '，' })),
}

/** The sentence before this one in the same block. */
function previousReading({ source, span }: ZhSentence): string {
  const previous = source.sentences.find(({ end, block }) => end === span.start && block === span.block)
  return previous === undefined ? '' : readAsSimplified(source.text.slice(previous.start, previous.end))
}
