/**
 * Counts of n-grams of words, looked up by a 32-bit hash: its upper half is a bucket, its lower half is searched for
 * there. One look-up in 600 finds an n-gram that was never counted.
 * File, little-endian: "RDCT", version, order, number of entries, total of words (double); for each of the 65,536
 * buckets and one more the index of its first entry (uint32); lower halves, sorted in each bucket (uint16); rounded
 * 12·ln(count) (uint8).
 */
export interface CountTable {
  readonly order: number
  readonly total: number
  readonly firsts: Uint32Array
  readonly halves: Uint16Array
  readonly logs: Uint8Array
}

const MAGIC = 0x54434452
const VERSION = 1
const HEADER_BYTES = 24
export const BUCKETS = 65_536
/** Steps of the logarithm to a byte. */
export const STEPS = 12

/** Hash of a word, from which those of n-grams are made. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Hash of the n-gram of words [from, to), given their hashes. */
export function hashNgram(words: ArrayLike<number>, from: number, to: number): number {
  let hash = to - from
  for (let at = from; at < to; at++) {
    hash = Math.imul(hash ^ (words[at] ?? 0), 0xcc9e2d51)
    hash = Math.imul((hash << 15) | (hash >>> 17), 0x1b873593)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** ln of the count of an n-gram; undefined where it was not counted. */
export function lookUp({ firsts, halves, logs }: CountTable, hash: number): number | undefined {
  const bucket = hash >>> 16
  const half = hash & 0xffff
  let low = firsts[bucket] ?? 0
  let high = (firsts[bucket + 1] ?? 0) - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = halves[middle] ?? 0
    if (found === half) return (logs[middle] ?? 0) / STEPS
    if (found < half) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

export function encodeCounts({ order, total, firsts, halves, logs }: CountTable): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + firsts.byteLength + halves.byteLength + logs.byteLength)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, VERSION, true)
  view.setUint32(8, order, true)
  view.setUint32(12, halves.length, true)
  view.setFloat64(16, total, true)
  new Uint32Array(bytes.buffer, HEADER_BYTES, firsts.length).set(firsts)
  new Uint16Array(bytes.buffer, HEADER_BYTES + firsts.byteLength, halves.length).set(halves)
  bytes.set(logs, HEADER_BYTES + firsts.byteLength + halves.byteLength)
  return bytes
}

/** Reads without copying: the arrays are views of the bytes. @throws RangeError when they are no table of this version. */
export function decodeCounts(bytes: Uint8Array): CountTable {
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice()
  const view = new DataView(aligned.buffer, aligned.byteOffset, aligned.byteLength)
  if (aligned.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC)
    throw new RangeError('no table of counts')
  if (view.getUint32(4, true) !== VERSION) throw new RangeError('table of counts of another version')
  const size = view.getUint32(12, true)
  const firstsAt = aligned.byteOffset + HEADER_BYTES
  const halvesAt = firstsAt + (BUCKETS + 1) * 4
  if (aligned.byteLength !== HEADER_BYTES + (BUCKETS + 1) * 4 + size * 3)
    throw new RangeError('damaged table of counts')
  return {
    order: view.getUint32(8, true),
    total: view.getFloat64(16, true),
    firsts: new Uint32Array(aligned.buffer, firstsAt, BUCKETS + 1),
    halves: new Uint16Array(aligned.buffer, halvesAt, size),
    logs: new Uint8Array(aligned.buffer, halvesAt + size * 2, size),
  }
}
