import type { CorrectionProposal } from '../../../correct/proposal.ts'
import { wordGroups } from '../../../lexicon/load-lists.ts'
import { convertText } from '../../convert.ts'
import { likelihoodGain } from '../characters/likelihood-gain.ts'
import type { ZhCorrectionScene, ZhProposer } from '../scene.ts'
import { isSpared } from '../spelling/spared-places.ts'
import { narrow } from './narrow.ts'

interface Listed {
  readonly id: string
  /** Wrong phrases, each with the right one. */
  readonly pairs: readonly (readonly string[])[]
  readonly make: Pick<CorrectionProposal, 'class' | 'code' | 'prior'>
  /** Least gain in likelihood: what is a slip in one place may be two words in another (唯一但). */
  readonly leastGain: number
}

const LISTED: readonly Listed[] = [
  {
    id: 'spelling.listed',
    pairs: wordGroups('zh/correct/listed-phrases', 'words'),
    make: { class: 'spelling', code: 'character_confused', prior: 5 },
    leastGain: 2,
  },
  {
    id: 'redundant_word.listed',
    pairs: wordGroups('zh/correct/listed-phrases', 'redundant'),
    make: { class: 'redundant_word', code: 'said_twice', prior: 3 },
    leastGain: Number.NEGATIVE_INFINITY,
  },
]

/** Phrases that are wrong wherever they stand, from lists. */
export const listedPhrases: readonly ZhProposer[] = LISTED.map((listed) => {
  const pairs = new Map(listed.pairs.map(([wrong = '', right = '']) => [wrong, right]))
  const pattern = new RegExp([...pairs.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'gu')
  return { id: listed.id, propose: (scene) => matches(scene, listed, pairs, pattern) }
})

function matches(
  { sentence, language, model }: ZhCorrectionScene,
  { make, leastGain }: Listed,
  pairs: ReadonlyMap<string, string>,
  pattern: RegExp,
): CorrectionProposal[] {
  const { text, reading, span } = sentence
  return [...reading.matchAll(pattern)].flatMap(({ 0: wrong, index }) => {
    const right = pairs.get(wrong) ?? wrong
    const change = narrow(index, wrong, right)
    const after = convertText(right, language).slice(
      change.start - index,
      change.start - index + change.after.length,
    )
    if (isSpared(sentence, change.start, change.end)) return []
    const place = { start: change.start, end: change.end, after }
    if (leastGain > Number.NEGATIVE_INFINITY && likelihoodGain(model, text, place) < leastGain) return []
    return [{ ...make, start: span.start + place.start, end: span.start + place.end, after }]
  })
}
