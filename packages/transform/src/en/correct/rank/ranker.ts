import { z } from 'zod'
import type { CorrectionProposal } from '../../../correct/proposal.ts'
import type { ContextModel } from '../../../language-model/context-model.ts'
import type { RankProposal } from '../correct-english.ts'
import { FEATURES, featuresOf, stepsOf } from './features.ts'
import { namesOf } from './names.ts'

export const weightsSchema = z
  .object({
    features: z.array(z.string()),
    /** Weights of `features` by group of exchanges. */
    groups: z.record(z.string(), z.array(z.number())),
    /** Further weights by proposer: what stands around the proposal, and where its gains lie. */
    proposers: z.record(z.string(), z.record(z.string(), z.number())),
  })
  .strict()
export type RankerWeights = z.infer<typeof weightsSchema>

/** Weight of what the counts gain, for proposers about which nothing was learned. */
const UNLEARNED = 0.35
const MOST_UNLEARNED = 6
/** What fits so much worse than what stands there is not looked at any closer. */
const HOPELESS_GAIN = -3
const HOPELESS = -9
const GAIN = FEATURES.indexOf('gain')

/** Log-odds that a proposal is right: learned for the proposers that were seen in training, else prior and gain. */
export function createRanker(model: ContextModel, weights: RankerWeights | undefined): RankProposal {
  return (scene, proposal, { id, isRanked }) => {
    if (isRanked === false) return proposal.prior
    const features = featuresOf(model, scene, proposal)
    const own = weights?.proposers[id]
    const group = groupOf(id, proposal)
    const shared = weights?.groups[group]
    if (own === undefined || shared === undefined) {
      const gain = features[GAIN] ?? 0
      return proposal.prior + UNLEARNED * Math.max(-MOST_UNLEARNED, Math.min(MOST_UNLEARNED, gain))
    }
    if ((features[GAIN] ?? 0) < HOPELESS_GAIN) return HOPELESS
    let score = 0
    for (const [at, value] of features.entries()) score += value * (shared[at] ?? 0)
    for (const name of namesOf(model, scene, proposal)) score += own[name] ?? 0
    for (const name of stepsOf(features, group)) score += own[name] ?? 0
    return score
  }
}

/** Exchanges that are judged alike: by their key, where a proposer has few; of prepositions by what is done. */
export function groupOf(proposer: string, { class: of, key = '' }: CorrectionProposal): string {
  const short = key.replace(/:.*/, '')
  if (/^(?:article|noun-number|verb-form)/.test(proposer)) return `${proposer} ${short}`
  if (proposer.startsWith('preposition')) return `${proposer} ${/^[-+]/.exec(short)?.[0] ?? '>'}`
  return `${proposer} ${of}`
}
