import type { Corrector } from '../../correct/proposal.ts'
import { type ContextModel, createContextModel } from '../../language-model/context-model.ts'
import { loadCounts } from '../../language-model/load-counts.ts'
import { createEnglishCorrector } from './correct-english.ts'
import { passesOf } from './proposers.ts'
import { loadRankerWeights } from './rank/load-weights.ts'
import { createRanker } from './rank/ranker.ts'

const COUNTS = new URL('../../../lexicon/en/counts.bin', import.meta.url)
const WEIGHTS = new URL('../../../lexicon/en/ranker.json', import.meta.url)

/** The counts that ship. @throws RangeError when they are missing. */
export function loadEnglishCounts(): ContextModel {
  const table = loadCounts(COUNTS)
  if (table === undefined) throw new RangeError('lexicon/en/counts.bin is missing')
  return createContextModel(table)
}

/** The corrector with the counts and weights that ship. */
export function loadEnglishCorrector(): Corrector {
  const model = loadEnglishCounts()
  return createEnglishCorrector(createRanker(model, loadRankerWeights(WEIGHTS)), passesOf(model))
}
