import { LOG_STEPS, type NgramTable } from '../../../language-model/format.ts'

/** Counts of runs of characters, looked up by a hash that grows with the run. */
export interface CharacterCounts {
  /** Sum of the counts of single characters. */
  readonly total: number
  /** How often the run of a hash was counted; 0 where it is too rare to be kept. */
  countOf(hash: number): number
}

/** The hash of no characters (`hashUnits` of the table's format, one character after another). */
export const EMPTY_RUN = 0x811c9dc5

/** The hash of a run with one more character. */
export function extendRun(hash: number, unit: number): number {
  return Math.imul(Math.imul(hash ^ unit, 0x01000193) ^ 32, 0x01000193)
}

function stir(run: number): number {
  const hash = Math.imul(run ^ (run >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Hashes that share their first bits stand together; a list of where each such run begins saves most of the search. */
const BUCKET_BITS = 18

export function createCharacterCounts({ hashes, logs, total }: NgramTable): CharacterCounts {
  const shift = 32 - BUCKET_BITS
  const starts = new Uint32Array((1 << BUCKET_BITS) + 1)
  for (let at = 0, bucket = 0; bucket <= 1 << BUCKET_BITS; bucket++) {
    while (at < hashes.length && (hashes[at] ?? 0) >>> shift < bucket) at++
    starts[bucket] = at
  }
  const counts = Float64Array.from({ length: 256 }, (_, log) => Math.exp(log / LOG_STEPS))
  return {
    total,
    countOf(run) {
      const hash = stir(run)
      const bucket = hash >>> shift
      const end = starts[bucket + 1] ?? 0
      for (let at = starts[bucket] ?? 0; at < end; at++) {
        const found = hashes[at] ?? 0
        if (found === hash) return counts[logs[at] ?? 0] ?? 0
        if (found > hash) return 0
      }
      return 0
    },
  }
}
