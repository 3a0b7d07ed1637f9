import {
  type DetectorModel,
  logitOf,
  type ModelLanguage,
  NGRAM_FAMILIES,
  STYLE_NAMES,
} from '@redraft/detect/internals'
import { calibrate } from './calibrate.ts'
import { corpusWeights, ONE_SIDED_SHARE } from './corpus-weights.ts'
import { gatherEvidence } from './gather-evidence.ts'
import type { Sample } from './samples.ts'
import { measureReferences, referenceOf } from './style-references.ts'
import { quantise } from './train-families.ts'
import { joinTrees, type StackProblem, trainStack, trainStyleTrees } from './train-stack.ts'

const TREES = 300

/** How the stacks of a language are made. */
interface StackSettings {
  /** What each part adds to the log-odds: a stack for known corpora, one for unknown ones, trees over style alone. */
  readonly shares: { readonly seen: number; readonly unseen: number; readonly style: number }
  /** What the linear combiners of both stacks count beside their trees. */
  readonly linear: number
  readonly depth: number
  /** Weight of corpora with one label while the stacks are learned; n-grams keep the smaller share. */
  readonly oneSided: number
}

/** Chosen by AUROC with a corpus left out against AUROC in-domain, on development texts. */
const STACKS: Readonly<Record<ModelLanguage, StackSettings>> = {
  en: { shares: { seen: 1, unseen: 1, style: 0.5 }, linear: 1, depth: 4, oneSided: ONE_SIDED_SHARE },
  zh: { shares: { seen: 1, unseen: 1, style: 0.5 }, linear: 0.25, depth: 5, oneSided: 0.1 },
}

export interface TrainingSet {
  readonly language: ModelLanguage
  readonly name: string
  readonly training: readonly Sample[]
  /** Samples that the learners never see, for calibration and the threshold. */
  readonly development: readonly Sample[]
  /** Trees of each ensemble; fewer make a quicker, rougher model. */
  readonly trees?: number
}

type Evidence = ReturnType<typeof gatherEvidence>
type Combiner = Pick<DetectorModel, 'style' | 'combiner' | 'trees' | 'treeDepth'>

/** Both stacks and the style trees, as one linear combiner and one ensemble. */
function trainCombiner(set: TrainingSet, evidence: Evidence): Combiner {
  const { language, training } = set
  const { shares, linear, depth, oneSided } = STACKS[language]
  const weights = corpusWeights(
    training.map((sample) => sample.row),
    oneSided,
  )
  const style = measureReferences(language, training, evidence.values.seen)
  const problem = (view: 'seen' | 'unseen'): StackProblem => ({
    scores: evidence.scores[view],
    values: evidence.values[view],
    labels: training.map((sample) => sample.label),
    weights,
    references: style,
    styleCount: STYLE_NAMES[language].length,
    trees: set.trees ?? TREES,
    depth,
  })
  const seen = trainStack(problem('seen'))
  const unseen = trainStack(problem('unseen'))
  const trees = joinTrees([
    [shares.seen, seen.trees],
    [shares.unseen, unseen.trees],
    [shares.style, trainStyleTrees(problem('seen'))],
  ])
  const [seenShare, unseenShare] = [linear * shares.seen, linear * shares.unseen]
  const combiner = {
    bias: seenShare * seen.linear.bias + unseenShare * unseen.linear.bias,
    weights: seen.linear.weights.map(
      (weight, index) => seenShare * weight + unseenShare * (unseen.linear.weights[index] ?? 0),
    ),
  }
  return { style, combiner, trees, treeDepth: trees.depth }
}

/** Trains tables, language models, stacks and calibration; the same samples give the same model. */
export function trainDetector(set: TrainingSet): DetectorModel {
  const { language, name, training } = set
  const weights = corpusWeights(training.map((sample) => sample.row))
  const evidence = gatherEvidence(language, training, weights)
  const { style, combiner, trees, treeDepth } = trainCombiner(set, evidence)
  const pooled = evidence.pooled.map(quantise)
  const shared = evidence.shared.map(quantise)
  const draft: DetectorModel = {
    language,
    name,
    families: NGRAM_FAMILIES[language].map((family, index) => ({
      name: family.name,
      pooled: pooled[index]?.settings ?? { bias: 0, scale: 1 },
      shared: shared[index]?.settings ?? { bias: 0, scale: 1 },
      reference: referenceOf(
        training,
        evidence.scores.seen.map((row) => row[2 * index] ?? 0),
      ),
    })),
    style,
    combiner,
    treeDepth,
    calibration: [{ tokens: 100, slope: 1, intercept: 0, likelyAi: 0.9 }],
    pooledTables: pooled.map(({ table }) => table),
    sharedTables: shared.map(({ table }) => table),
    surprise: evidence.surprise,
    trees,
  }
  const unseenHumans = training.flatMap((sample, index) => {
    if (sample.label === 1) return []
    const inputs = [...(evidence.scores.unseen[index] ?? []), ...(evidence.values.unseen[index] ?? [])]
    return { logit: logitOf(draft, inputs), tokens: sample.tokens, weight: weights[index] ?? 0 }
  })
  return { ...draft, calibration: calibrate(draft, set.development, unseenHumans) }
}
