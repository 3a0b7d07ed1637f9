import type { Language } from '@redraft/contracts'
import { createDetectEngine } from '@redraft/detect'
import type { Rewritten } from '../rewrite-rows.ts'
import { mean, quantile } from '../statistics.ts'
import { trainWordDetector } from './word-detector.ts'

export interface DetectorReport {
  /** Median of the fall of the product's own score, in points of 100. */
  readonly ownDrop: number
  readonly ownBefore: number
  /** The same by a detector on other features, trained on the spot, that the engine never consults. */
  readonly otherDrop: number
  readonly otherBefore: number
}

/** How far detectors' scores fall from source to output. `corpora` is the folder of a detection corpus. */
export function compareDetectors(
  outputs: readonly Rewritten[],
  corpora: string,
  language: Language,
): DetectorReport {
  const own = createDetectEngine()
  const score = (text: string) => own.score(text, language)
  const other = trainWordDetector(corpora, language === 'zh_TW' ? 'zh_TW' : language)
  const drops = (rate: (text: string) => number) =>
    outputs.map(({ row, output }) => 100 * (rate(row.text) - rate(output)))
  const before = (rate: (text: string) => number) => 100 * mean(outputs.map(({ row }) => rate(row.text)))
  return {
    ownDrop: quantile(drops(score), 0.5),
    ownBefore: before(score),
    otherDrop: quantile(drops(other), 0.5),
    otherBefore: before(other),
  }
}
