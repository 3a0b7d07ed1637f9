import { type EvidenceText, measureStyle, NGRAM_FAMILIES } from '../features/evidence.ts'
import { HashBuffer, type TokenRange } from '../features/hash-buffer.ts'
import { calibrated } from './calibration.ts'
import { combine, type FamilySums } from './combine.ts'
import type { DetectorModel } from './detector-model.ts'
import { measureSurprise } from './measure-surprise.ts'
import { type Reading, readStream } from './surprise-table.ts'

export interface RangeScore {
  /** Calibrated probability that the range was machine-written. */
  readonly score: number
  /** Pooled score of each n-gram family. */
  readonly families: readonly number[]
  /** Raw style and surprise values, NaN where the range is too short to tell. */
  readonly style: readonly number[]
}

export type ScoreRange = (text: EvidenceText, range: TokenRange) => RangeScore

/** Scores ranges of prepared texts; keeps scratch memory, so one instance serves one thread. */
export function createRangeScorer(model: DetectorModel): ScoreRange {
  const families = NGRAM_FAMILIES[model.language]
  const stamps = families.map((family) => new Int32Array(2 ** family.bits))
  const buffer = new HashBuffer(1 << 14)
  let stamp = 0
  const known = new WeakMap<EvidenceText, Reading[]>()

  /** The language models read a text once, however many ranges of it are scored. */
  const readingsOf = (text: EvidenceText): Reading[] => {
    const before = known.get(text)
    if (before !== undefined) return before
    const readings = model.surprise.flatMap((table, index) => {
      const stream = text.streams[index]
      return stream === undefined ? [] : [readStream(table, stream)]
    })
    known.set(text, readings)
    return readings
  }

  const sumFamily = (index: number, text: EvidenceText, range: TokenRange): FamilySums => {
    const seen = stamps[index]
    const pooledTable = model.pooledTables[index]
    const sharedTable = model.sharedTables[index]
    if (seen === undefined || pooledTable === undefined || sharedTable === undefined)
      return { pooled: 0, shared: 0, count: 0 }
    buffer.length = 0
    families[index]?.collect(text, range, buffer)
    const mask = seen.length - 1
    const { data, length } = buffer
    let pooled = 0
    let shared = 0
    let count = 0
    for (let at = 0; at < length; at++) {
      const slot = (data[at] ?? 0) & mask
      if (seen[slot] === stamp) continue
      seen[slot] = stamp
      pooled += pooledTable[slot] ?? 0
      shared += sharedTable[slot] ?? 0
      count++
    }
    return { pooled, shared, count }
  }

  return (text, range) => {
    stamp++
    const style = measureStyle(text, range)
    for (const [index, reading] of readingsOf(text).entries()) {
      const stream = text.streams[index]
      if (stream !== undefined) measureSurprise({ stream, reading }, range, style)
    }
    const sums = families.map((_, index) => sumFamily(index, text, range))
    const { logit, families: scores } = combine(model, sums, style)
    return { score: calibrated(model.calibration, logit, range.to - range.from), families: scores, style }
  }
}
