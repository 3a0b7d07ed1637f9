import { hashesAt, type SymbolStream } from '@redraft/detect/internals'
import type { Sample } from './samples.ts'

/** Counts live in tables of this size while training; what collides there is rare. */
const BITS = 21
const MASK = 2 ** BITS - 1
/** Weight of the shorter history when a longer one was seen `c` times: weight / (c + weight). */
const SMOOTHING = [0, 4, 6, 8]
const VOCABULARY = 50_000
const LEAST_PROBABILITY = 0.02

/** Weighted counts of all n-grams of a stream in human (0) and machine (1) texts. */
export interface NgramCounts {
  /** Human and machine count of each slot, side by side. */
  readonly counts: Float32Array
  readonly symbols: readonly [number, number]
  readonly sentences: readonly [number, number]
  /** One bit for each corpus an n-gram occurs in. */
  readonly corpora: Int32Array
}

export function slotOf(hash: number): number {
  return hash & MASK
}

export interface CountedSample {
  readonly stream: SymbolStream
  readonly label: 0 | 1
  readonly weight: number
  readonly corpus: number
}

/** The whole texts with weight, as one stream of a language reads them. */
export function* countedSamples(
  samples: readonly Sample[],
  weights: Float64Array,
  stream: number,
): Generator<CountedSample> {
  const corpora = new Map<string, number>()
  for (const [index, sample] of samples.entries()) {
    const corpus = corpora.get(sample.row.corpus) ?? corpora.size
    corpora.set(sample.row.corpus, corpus)
    const symbols = sample.streams[stream]
    const weight = weights[index] ?? 0
    if (!sample.whole || weight === 0 || symbols === undefined) continue
    yield { stream: symbols, label: sample.label, weight, corpus: Math.min(corpus, 30) }
  }
}

export function countNgrams(samples: Iterable<CountedSample>, order: number): NgramCounts {
  const counts = new Float32Array(2 * (MASK + 1))
  const symbols: [number, number] = [0, 0]
  const sentences: [number, number] = [0, 0]
  const corpora = new Int32Array(MASK + 1)
  const hashes = new Int32Array(order)
  for (const { stream, label, weight, corpus } of samples) {
    const bit = 1 << corpus
    for (let at = 0; at < stream.symbols.length; at++) {
      symbols[label] += weight
      if (stream.starts[at] === 1) sentences[label] += weight
      for (let n = hashesAt(stream, at, order, hashes) - 1; n >= 0; n--) {
        const slot = slotOf(hashes[n] ?? 0)
        counts[2 * slot + label] = (counts[2 * slot + label] ?? 0) + weight
        corpora[slot] = (corpora[slot] ?? 0) | bit
      }
    }
  }
  return { counts, symbols, sentences, corpora }
}

/** A symbol in its text: hashes of the n-grams that end at it and at the one before, and whether it opens a sentence. */
export interface Place {
  readonly here: Int32Array
  readonly before: Int32Array
  /** How many hashes `here` holds. */
  readonly lengths: number
  readonly opens: boolean
}

/**
 * log p of a symbol after none, one, two … of its predecessors, for one side: counts smoothed towards the shorter
 * history (Dirichlet prior, MacKay and Peto 1995). Writes one value a length to `out`.
 */
export function logProbabilities(
  { counts, symbols, sentences }: NgramCounts,
  side: 0 | 1,
  { here, before, lengths, opens, out }: Place & { readonly out: Float64Array },
): void {
  const countOf = (hash = 0) => counts[2 * slotOf(hash) + side] ?? 0
  const unigram = countOf(here[0])
  let p = (unigram + LEAST_PROBABILITY) / (symbols[side] + LEAST_PROBABILITY * VOCABULARY)
  out[0] = Math.log(p)
  for (let n = 1; n < lengths; n++) {
    const history = opens ? sentences[side] : countOf(before[n - 1])
    const together = Math.min(countOf(here[n]), history)
    const prior = SMOOTHING[n] ?? 8
    p = (together + prior * p) / (history + prior)
    out[n] = Math.log(p)
  }
}
