import { hashesAt, type SurpriseTable, store } from '@redraft/detect/internals'
import {
  type CountedSample,
  countNgrams,
  logProbabilities,
  type NgramCounts,
  type Place,
  slotOf,
} from './count-ngrams.ts'

/** Cells filled at most: above this, n-grams start to find both their cells taken. */
const FULL = 0.9
/** n-grams of fewer weighted occurrences are noise. */
const LEAST_COUNT = 3

interface Candidate {
  readonly hash: number
  readonly surprise: number
  readonly ratio: number
  /** How much the table would lose without it: occurrences times the change against the shorter n-gram. */
  readonly worth: number
}

/** Occurs in two corpora: what only one has is its topic. */
function isShared(corpora: number): boolean {
  return (corpora & (corpora - 1)) !== 0
}

function gatherAt(
  model: NgramCounts,
  place: Place,
  sink: { seen: Uint8Array; candidates: Candidate[]; human: Float64Array; machine: Float64Array },
): void {
  const { seen, candidates, human, machine } = sink
  let ready = false
  for (let n = 0; n < place.lengths; n++) {
    const hash = place.here[n] ?? 0
    const slot = slotOf(hash)
    if (seen[slot] === 1) continue
    seen[slot] = 1
    const count = (model.counts[2 * slot] ?? 0) + (model.counts[2 * slot + 1] ?? 0)
    if (count < LEAST_COUNT || !isShared(model.corpora[slot] ?? 0)) continue
    if (!ready) {
      logProbabilities(model, 0, { ...place, out: human })
      logProbabilities(model, 1, { ...place, out: machine })
      ready = true
    }
    const h = human[n] ?? 0
    const m = machine[n] ?? 0
    const change = n === 0 ? 10 : Math.abs(h - (human[n - 1] ?? 0)) + Math.abs(m - (machine[n - 1] ?? 0))
    candidates.push({ hash, surprise: -(h + m) / 2, ratio: m - h, worth: count * change })
  }
}

function gather(samples: Iterable<CountedSample>, model: NgramCounts, order: number): Candidate[] {
  const candidates: Candidate[] = []
  const sink = {
    seen: new Uint8Array(model.corpora.length),
    candidates,
    human: new Float64Array(order),
    machine: new Float64Array(order),
  }
  let here: Int32Array = new Int32Array(order)
  let before: Int32Array = new Int32Array(order)
  for (const { stream } of samples) {
    for (let at = 0; at < stream.symbols.length; at++) {
      const lengths = hashesAt(stream, at, order, here)
      gatherAt(model, { here, before, lengths, opens: stream.starts[at] === 1 }, sink)
      const kept = before
      before = here
      here = kept
    }
  }
  return candidates
}

/** Counts a language model of one stream and keeps the n-grams worth most; the same samples give the same table. */
export function trainSurprise(
  samples: readonly CountedSample[],
  { order, bits }: { readonly order: number; readonly bits: number },
): SurpriseTable {
  const candidates = gather(samples, countNgrams(samples, order), order)
  candidates.sort((a, b) => b.worth - a.worth || a.hash - b.hash)
  const cells = new Uint16Array(2 ** bits)
  for (const candidate of candidates.slice(0, Math.floor(FULL * cells.length))) {
    store(cells, candidate.hash, candidate)
  }
  return { order, cells }
}
