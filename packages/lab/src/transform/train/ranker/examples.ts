import { parseSource } from '@redraft/transform'
import {
  analyseSentences,
  type createContextModel,
  type EnglishProposer,
  featuresOf,
  groupOf,
  namesOf,
  stepsOf,
} from '@redraft/transform/internals'
import { unitEdits, wordsOf } from '../../eval/drafts/word-edits.ts'

/** One proposal as the ranker sees it, and whether it was right. */
export interface Example {
  readonly proposer: string
  /** Exchanges that share weights. */
  readonly group: string
  readonly features: Float64Array
  readonly names: readonly string[]
  readonly isRight: boolean
  readonly weight: number
}

/** A sentence with its faults, and the sound ones that it may become. */
export interface Case {
  readonly faulty: string
  readonly sounds: readonly string[]
}

export interface Drawing {
  readonly model: ReturnType<typeof createContextModel>
  readonly weight: number
  /** Share of the wrong proposals that are kept, each for as many as stand for it; drawn by `random`. */
  readonly keep: { readonly share: number; random(): number }
}

/** Every proposal for a faulty sentence; right is one that brings it nearer to the sound one. */
export function examplesOf(
  { faulty, sounds }: Case,
  proposers: readonly EnglishProposer[],
  { model, weight, keep }: Drawing,
): Example[] {
  const source = parseSource({ text: faulty, language: 'en', personalTerms: [] })
  const sentences = analyseSentences(source)
  const ways = sounds.map((sound) => wayTo(faulty, sound))
  return sentences.flatMap((sentence, index) => {
    const scene = { source, sentence, sentences, index }
    return proposers.flatMap(({ id, propose }) =>
      propose(scene).flatMap((proposal): Example[] => {
        const { start, end, after } = proposal
        const isRight = ways.some((gets) => gets(start, end, after))
        if (!isRight && keep.random() >= keep.share) return []
        const features = featuresOf(model, scene, proposal)
        const group = groupOf(id, proposal)
        return [
          {
            proposer: id,
            group,
            features,
            names: [...namesOf(model, scene, proposal), ...stepsOf(features, group)],
            isRight,
            weight: isRight ? weight : weight / keep.share,
          },
        ]
      }),
    )
  })
}

/** Tells whether an edit brings a faulty sentence nearer to a sound one. Only where they differ can it do so. */
function wayTo(faulty: string, sound: string): (start: number, end: number, after: string) => boolean {
  const words = wordsOf(faulty)
  const wanted = wordsOf(sound)
  let reached = 0
  const starts = words.map((word) => {
    const found = faulty.replaceAll('’', "'").indexOf(word, reached)
    reached = found + word.length
    return found
  })
  const places = unitEdits(words, wanted).map(({ start, end }) => ({
    from: starts[start - 1] ?? 0,
    to: starts[end + 1] ?? faulty.length,
  }))
  const distance = (text: string) =>
    unitEdits(wordsOf(text), wanted).reduce(
      (sum, { before, after }) => sum + Math.max(lengthOf(before), lengthOf(after)),
      0,
    )
  const now = distance(faulty)
  return (start, end, after) =>
    places.some(({ from, to }) => start <= to && end >= from) &&
    distance(faulty.slice(0, start) + after + faulty.slice(end)) < now
}

const lengthOf = (words: string) => (words === '' ? 0 : words.split(' ').length)
