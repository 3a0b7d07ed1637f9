import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { SPELLING_FEATURES } from './features.ts'

const weightsSchema = z.record(z.enum(SPELLING_FEATURES), z.number())

/** How much each feature of a suspect counts, in their order. @throws ZodError when one is missing. */
export function loadWeights(): readonly number[] {
  const file = new URL('../../../../lexicon/zh/spelling-ranker.json', import.meta.url)
  const read = weightsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return SPELLING_FEATURES.map((feature) => read[feature])
}
