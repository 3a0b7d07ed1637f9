import { BUCKETS, type CountTable, hashNgram, hashWord, STEPS } from '@redraft/transform/internals'

export interface Entry {
  /** Words apart by a blank. */
  readonly words: string
  readonly count: number
}

/** Sorts n-grams by hash and rounds their counts; of two with the same hash the more frequent one stays. */
export function buildTable(entries: readonly Entry[], order: number, total: number): CountTable {
  const keys = new Float64Array(entries.length)
  for (const [at, { words, count }] of entries.entries())
    keys[at] = hashOf(words) * 256 + Math.min(255, Math.max(0, Math.round(STEPS * Math.log(count))))
  keys.sort()
  const kept = keys.filter((key, at) => Math.floor(key / 256) !== Math.floor((keys[at + 1] ?? -1) / 256))
  const firsts = new Uint32Array(BUCKETS + 1)
  const halves = new Uint16Array(kept.length)
  const logs = new Uint8Array(kept.length)
  for (const [at, key] of kept.entries()) {
    const hash = Math.floor(key / 256)
    halves[at] = hash & 0xffff
    logs[at] = key % 256
    firsts[(hash >>> 16) + 1] = at + 1
  }
  for (let bucket = 1; bucket <= BUCKETS; bucket++)
    firsts[bucket] = Math.max(firsts[bucket] ?? 0, firsts[bucket - 1] ?? 0)
  return { order, total, firsts, halves, logs }
}

const known = new Map<string, number>()

function hashOf(ngram: string): number {
  const words = ngram.split(' ').map((word) => {
    const hash = known.get(word) ?? hashWord(word)
    known.set(word, hash)
    return hash
  })
  return hashNgram(words, 0, words.length)
}
