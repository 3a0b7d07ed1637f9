import {
  type ModelLanguage,
  measureSurprise,
  NGRAM_FAMILIES,
  readStream,
  SURPRISE_STREAMS,
  type SurpriseTable,
} from '@redraft/detect/internals'
import { countedSamples } from './count-ngrams.ts'
import { crossFit, type Views } from './cross-fit.ts'
import type { LinearModel } from './logistic.ts'
import type { Sample } from './samples.ts'
import { familyScore, trainFamily } from './train-families.ts'
import { trainShared } from './train-shared.ts'
import { trainSurprise } from './train-surprise.ts'

/** The evidence tables of a model, and what each training sample looks like to learners that did not see it. */
interface GatheredEvidence {
  readonly pooled: readonly LinearModel[]
  readonly shared: readonly LinearModel[]
  readonly surprise: readonly SurpriseTable[]
  /** Pooled and shared score of each family in turn. */
  readonly scores: Views<number[]>
  /** Style and surprise values. */
  readonly values: Views<number[]>
}

/** Surprise values of a sample, stream after stream. */
export function surpriseValues(tables: readonly SurpriseTable[], sample: Sample): number[] {
  const values: number[] = []
  for (const [index, table] of tables.entries()) {
    const stream = sample.streams[index]
    if (stream !== undefined)
      measureSurprise({ stream, reading: readStream(table, stream) }, sample.range, values)
  }
  return values
}

/** Joins one number a sample and part into one list a sample. */
function joinParts(parts: readonly (readonly number[])[], count: number): number[][] {
  return Array.from({ length: count }, (_, index) => parts.map((part) => part[index] ?? 0))
}

/** Trains all evidence on the samples, and cross-fits it over folds and over corpora left out. */
export function gatherEvidence(
  language: ModelLanguage,
  samples: readonly Sample[],
  weights: Float64Array,
): GatheredEvidence {
  const families = NGRAM_FAMILIES[language].map(({ bits }, index) => ({ bits, index }))
  const pooled = families.map((family) => ({
    model: trainFamily(samples, weights, family),
    ...crossFit(samples, weights, (kept) => {
      const model = trainFamily(samples, kept, family)
      return (sample) => familyScore(model, sample, family.index)
    }),
  }))
  const shared = families.map((family) => trainShared(samples, family))
  const tablesFrom = (kept: Float64Array) =>
    SURPRISE_STREAMS[language].map((settings, stream) =>
      trainSurprise([...countedSamples(samples, kept, stream)], settings),
    )
  const surprise = crossFit(samples, weights, (kept) => {
    const tables = tablesFrom(kept)
    return (sample) => surpriseValues(tables, sample)
  })
  const view = (name: 'seen' | 'unseen') => ({
    scores: joinParts(
      families.flatMap((_, index) => [pooled[index]?.[name] ?? [], shared[index]?.[name] ?? []]),
      samples.length,
    ),
    values: samples.map((sample, index) => [...sample.style, ...(surprise[name][index] ?? [])]),
  })
  const seen = view('seen')
  const unseen = view('unseen')
  return {
    pooled: pooled.map(({ model }) => model),
    shared: shared.map(({ model }) => model),
    surprise: tablesFrom(weights),
    scores: { seen: seen.scores, unseen: unseen.scores },
    values: { seen: seen.values, unseen: unseen.values },
  }
}
