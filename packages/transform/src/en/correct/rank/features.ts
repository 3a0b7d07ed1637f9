import type { CorrectionProposal } from '../../../correct/proposal.ts'
import type { ContextModel, Fit } from '../../../language-model/context-model.ts'
import { type ContextWords, readWords } from '../../../language-model/context-words.ts'
import type { EnglishSentence } from '../../token.ts'
import type { CorrectionScene } from '../scene.ts'

/** What the counts say of a proposal in its place, as numbers; a weight for each is learned for every class. */
export const FEATURES = [
  'bias',
  'prior',
  'gain',
  'great_gain',
  'great_loss',
  'support_2',
  'support_3',
  'support_4',
  'unseen_before_2',
  'unseen_before_3',
  'unseen_before_4',
  'unseen_after_2',
  'unseen_after_3',
  'unseen_after_4',
  'rarest_before',
  'rarest_after',
  'longer',
  'unknown_near',
  'first',
  'last',
] as const

/** ln of how often a word must occur to be known, and letters on each side of a place that are near it. */
const LEAST_KNOWN = 2.5
const NEAR = 20

interface ReadSentence {
  readonly words: ContextWords
  /** Places of words that the counts hardly know. */
  readonly unknown: readonly { readonly start: number; readonly end: number }[]
}

const READ = new WeakMap<EnglishSentence, ReadSentence>()

function read(sentence: EnglishSentence, model: ContextModel): ReadSentence {
  const known = READ.get(sentence)
  if (known !== undefined) return known
  const words = readWords(sentence.text)
  const unknown = words.words.flatMap((word, at) =>
    /^\p{L}/u.test(word) && model.frequency(word) < LEAST_KNOWN
      ? [{ start: words.starts[at] ?? 0, end: words.ends[at] ?? 0 }]
      : [],
  )
  READ.set(sentence, { words, unknown })
  return { words, unknown }
}

/** The numbers of a proposal, in the order of `FEATURES`. */
export function featuresOf(
  model: ContextModel,
  { sentence }: CorrectionScene,
  proposal: CorrectionProposal,
): Float64Array {
  const { words, unknown } = read(sentence, model)
  const start = proposal.start - sentence.start
  const end = proposal.end - sentence.start
  const [was, would] = model.compare(words, { start, end, after: proposal.after })
  const gain = clip(would.score - was.score, 14)
  return Float64Array.from([
    1,
    proposal.prior,
    gain,
    Math.max(0, gain - 4),
    Math.max(0, -gain),
    supportGain(was, would, 0),
    supportGain(was, would, 1),
    supportGain(was, would, 2),
    ...was.unseen,
    ...would.unseen,
    Math.min(was.rarest, 12),
    Math.min(would.rarest, 12),
    would.words - was.words,
    unknownNear(unknown, start, end),
    start === 0 ? 1 : 0,
    words.text.length - end < 3 ? 1 : 0,
  ])
}

/** Where the gains of a proposal lie, as names that have weights of their own: what they say is no straight line. */
export function stepsOf(features: Float64Array, group: string): readonly string[] {
  const at = (name: (typeof FEATURES)[number]) => features[FEATURES.indexOf(name)] ?? 0
  const gain = Math.round(at('gain') / 1.5)
  const share = (name: (typeof FEATURES)[number]) => Math.round(2 * at(name))
  return [
    `q ${group} ${gain}`,
    `u ${group} ${share('unseen_before_2')}${share('unseen_after_2')}${share('unseen_before_3')}${share('unseen_after_3')}`,
    `w ${group} ${Math.sign(gain)} ${share('unseen_before_4')}${share('unseen_after_4')} ${Math.round(at('support_3'))}`,
  ]
}

const clip = (value: number, most: number) => Math.max(-most, Math.min(most, value))

function supportGain(was: Fit, would: Fit, at: number): number {
  return clip((would.support[at] ?? 0) - (was.support[at] ?? 0), 6)
}

/** Words near a place that are unknown to the counts: then they are no judge. */
function unknownNear(unknown: ReadSentence['unknown'], start: number, end: number): number {
  let count = 0
  for (const word of unknown) if (word.end > start - NEAR && word.start < end + NEAR) count++
  return Math.min(count, 4)
}
