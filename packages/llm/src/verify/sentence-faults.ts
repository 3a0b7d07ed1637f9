import type { Language, TransformGoal } from '@redraft/contracts'
import { ruleMode } from '@redraft/transform'
import type { ReadSentence, SentenceGroup } from './align-sentences.ts'
import type { Fault } from './fault.ts'
import { sharedCount } from './units.ts'

/** Share of a sentence's content that its counterpart must have, so that it counts as said. */
const LEAST_SAID = 0.2
/** Content that a sentence may gain: a share of its own, and so much in any case (words; Chinese characters). */
const GAIN = { share: 0.45, words: 4, characters: 8 }
/** `expand` may say more fully what is said. */
const EXPAND_SHARE = 0.8

const unitsOf = (side: readonly ReadSentence[]) => side.flatMap(({ units }) => units)
const excerptOf = ({ text }: ReadSentence, language: Language) =>
  language === 'en' ? text.trim().split(/\s+/).slice(0, 5).join(' ') : text.trim().slice(0, 10)

/** Every sentence of the source is said, and nothing is said that it does not say. */
export function sentenceFaults(
  { source, output }: SentenceGroup,
  { language, goal }: { readonly language: Language; readonly goal: TransformGoal },
): Fault[] {
  const [before, after] = [unitsOf(source), unitsOf(output)]
  const fault = (gate: Fault['gate'], sentence: ReadSentence): Fault[] => [
    { gate, detail: excerptOf(sentence, language) },
  ]
  const lost = source.find((sentence) => !isSaid(sentence, after, output))
  if (lost !== undefined) return fault('sentence_lost', lost)
  const added = output.find((sentence) => !isSaid(sentence, before, source))
  if (added !== undefined) return fault('sentence_added', added)
  const share = ruleMode(goal) === 'expand' ? EXPAND_SHARE : GAIN.share
  const least = language === 'en' ? GAIN.words : GAIN.characters
  const [first] = output
  const isMore = after.length - before.length > Math.max(least, share * before.length)
  return isMore && first !== undefined ? fault('claim_added', first) : []
}

function isSaid(
  { units, placeholders }: ReadSentence,
  others: readonly string[],
  side: readonly ReadSentence[],
): boolean {
  if (side.length === 0) return units.length === 0 && placeholders.length === 0
  const isAnchored = placeholders.some((each) => side.some((other) => other.placeholders.includes(each)))
  const enough = Math.max(Math.min(1, units.length), LEAST_SAID * units.length)
  return (isAnchored && units.length <= 2) || sharedCount(units, others) >= enough
}
