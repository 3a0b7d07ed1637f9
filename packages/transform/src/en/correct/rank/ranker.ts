import { z } from 'zod'
import type { CorrectionProposal } from '../../../correct/proposal.ts'
import type { ContextModel } from '../../../language-model/context-model.ts'
import type { RankProposal } from '../correct-english.ts'
import type { CorrectionScene } from '../scene.ts'
import { FEATURES, featuresOf, placeOf } from './features.ts'

export const weightsSchema = z
  .object({
    features: z.array(z.string()),
    /** Weights of `features` by class. */
    classes: z.record(z.string(), z.array(z.number())),
    /** Further weights by proposer: `key`, tag before, tag after. */
    proposers: z.record(z.string(), z.record(z.string(), z.number())),
  })
  .strict()
export type RankerWeights = z.infer<typeof weightsSchema>

/** Weight of what the counts gain, for proposers about which nothing was learned. */
const UNLEARNED = 0.35
const MOST_UNLEARNED = 6
const GAIN = FEATURES.indexOf('gain')

/** Log-odds that a proposal is right: learned for the proposers that were seen in training, else prior and gain. */
export function createRanker(model: ContextModel, weights: RankerWeights | undefined): RankProposal {
  return (scene, proposal, { id, isRanked }) => {
    if (isRanked === false) return proposal.prior
    const features = featuresOf(model, scene, proposal)
    const own = weights?.proposers[id]
    const shared = weights?.classes[proposal.class]
    if (own === undefined || shared === undefined) {
      const gain = features[GAIN] ?? 0
      return proposal.prior + UNLEARNED * Math.max(-MOST_UNLEARNED, Math.min(MOST_UNLEARNED, gain))
    }
    let score = 0
    for (const [at, value] of features.entries()) score += value * (shared[at] ?? 0)
    for (const name of namesOf(scene, proposal)) score += own[name] ?? 0
    return score
  }
}

/** What a proposer's own weights are about. */
export function namesOf(scene: CorrectionScene, proposal: CorrectionProposal): readonly string[] {
  const { before, after } = placeOf(scene, proposal)
  return ['bias', `k ${proposal.key ?? ''}`, `b ${before}`, `a ${after}`]
}
