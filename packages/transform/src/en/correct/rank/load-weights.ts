import { existsSync, readFileSync } from 'node:fs'
import { FEATURES } from './features.ts'
import { type RankerWeights, weightsSchema } from './ranker.ts'

/** The weights of a file; undefined where there is none. @throws when the file was made for other features. */
export function loadRankerWeights(file: URL): RankerWeights | undefined {
  if (!existsSync(file)) return undefined
  const weights = weightsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (weights.features.join() !== FEATURES.join()) throw new RangeError('weights for other features')
  return weights
}
