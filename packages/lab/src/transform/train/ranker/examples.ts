import { parseSource } from '@redraft/transform'
import {
  analyseSentences,
  type createContextModel,
  type EnglishProposer,
  featuresOf,
  namesOf,
} from '@redraft/transform/internals'
import { unitEdits, wordsOf } from '../../eval/drafts/word-edits.ts'
import type { Pair } from './read-texts.ts'

/** One proposal as the ranker sees it, and whether it was right. */
export interface Example {
  readonly proposer: string
  readonly class: string
  readonly features: Float64Array
  readonly names: readonly string[]
  readonly isRight: boolean
  readonly weight: number
}

/** Every proposal for a faulty sentence; right is one that brings it nearer to the sound one. */
export function examplesOf(
  { faulty, sound }: Pair,
  proposers: readonly EnglishProposer[],
  { model, weight }: { readonly model: ReturnType<typeof createContextModel>; readonly weight: number },
): Example[] {
  const source = parseSource({ text: faulty, language: 'en', personalTerms: [] })
  const sentences = analyseSentences(source)
  const wanted = wordsOf(sound)
  const distance = (text: string) =>
    unitEdits(wordsOf(text), wanted).reduce(
      (sum, { before, after }) => sum + Math.max(lengthOf(before), lengthOf(after)),
      0,
    )
  const now = distance(faulty)
  return sentences.flatMap((sentence, index) => {
    const scene = { source, sentence, sentences, index }
    return proposers.flatMap(({ id, propose }) =>
      propose(scene).map((proposal): Example => {
        const { start, end, after } = proposal
        return {
          proposer: id,
          class: proposal.class,
          features: featuresOf(model, scene, proposal),
          names: namesOf(scene, proposal),
          isRight: now > 0 && distance(faulty.slice(0, start) + after + faulty.slice(end)) < now,
          weight,
        }
      }),
    )
  })
}

const lengthOf = (words: string) => (words === '' ? 0 : words.split(' ').length)
