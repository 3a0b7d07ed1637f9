import { calibrated, calibrationAt, type ModelLanguage } from '@redraft/detect/internals'
import { sampleLogit } from '../train/calibrate.ts'
import type { Sample } from '../train/samples.ts'
import { trainDetector } from '../train/train-detector.ts'
import { isTrainable } from '../train/training-rows.ts'
import type { ScoredRow } from './report.ts'

/** What one run leaves out: every row whose `field` has this value. */
export interface LeftOut {
  readonly field: 'corpus' | 'domain' | 'generator' | 'kind'
  readonly value: string
}

/** Trees of each ensemble in a leave-out run: fewer than in the shipped models, for speed. */
const QUICK_TREES = 150

function isLeftOut(sample: Sample, { field, value }: LeftOut): boolean {
  return sample.row[field] === value
}

/**
 * Trains without the rows left out and scores them. A generator or a kind has machine rows only, so its rows are
 * set against the human rows of the test split, which are never trained on.
 */
export function scoreLeftOut(
  language: ModelLanguage,
  samples: readonly Sample[],
  leftOut: LeftOut,
): ScoredRow[] {
  const kept = samples.filter((sample) => isTrainable(sample.row) && !isLeftOut(sample, leftOut))
  const model = trainDetector({
    language,
    name: `${language} without ${leftOut.value}`,
    training: kept.filter((sample) => sample.row.split === 'train'),
    development: kept.filter((sample) => sample.row.split === 'dev'),
    trees: QUICK_TREES,
  })
  const oneSided = leftOut.field === 'generator' || leftOut.field === 'kind'
  const tested = samples.filter((sample) =>
    oneSided
      ? (sample.label === 1 && isLeftOut(sample, leftOut)) ||
        (sample.label === 0 && sample.row.split === 'test')
      : isLeftOut(sample, leftOut),
  )
  return tested.map((sample) => {
    const score = calibrated(model.calibration, sampleLogit(model, sample), sample.tokens)
    const { likelyAi } = calibrationAt(model.calibration, Math.max(sample.tokens, 1))
    const { corpus, domain, generator, kind } = sample.row
    return {
      score,
      label: sample.label,
      likelyAi: score >= likelyAi,
      groups: { corpus, domain, generator, kind },
    }
  })
}
