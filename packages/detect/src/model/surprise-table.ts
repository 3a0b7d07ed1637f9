import { mix } from '../features/hash-buffer.ts'
import type { SymbolStream } from '../features/symbol-streams.ts'

/**
 * A compact n-gram language model of human and machine text at once. A cell holds a check byte and two half bytes:
 * how surprising the last symbol is after the others (mean of both laws), and for which side it speaks. The longest
 * n-gram known to the table decides.
 */
export interface SurpriseTable {
  readonly order: number
  /** Power-of-two length; an n-gram lives in one of two neighbouring cells; 0 is empty. */
  readonly cells: Uint16Array
}

/** Nats a step of the surprise half byte, and of the ratio half byte. */
export const SURPRISE_STEP = 0.7
export const RATIO_STEP = 0.35
const LEVELS = 15
const RATIO_MIDDLE = 8
/** Surprise of a symbol that the table does not know at all. */
const UNKNOWN_LEVEL = LEVELS

const SENTENCE_START = 0x7fff0001
const SEED = 0x51ed270b

/** What the model says of each symbol of a stream. */
export interface Reading {
  /** Surprise in steps of `SURPRISE_STEP`, 0 to 15. */
  readonly surprise: Uint8Array
  /** log p(machine) − log p(human) in steps of `RATIO_STEP`, −7 to 7. */
  readonly ratio: Int8Array
  /** Length of the longest known n-gram that ends at the symbol, 0 for none. */
  readonly known: Uint8Array
}

/**
 * Hashes of the n-grams that end at symbol `at`, shortest first, into `out`; none reaches back over more than the
 * start of its sentence. Returns how many.
 */
export function hashesAt(stream: SymbolStream, at: number, order: number, out: Int32Array): number {
  const { symbols, starts } = stream
  let hash = SEED
  for (let n = 0; n < order; n++) {
    const inside = n === 0 || (at - n >= 0 && starts[at - n + 1] !== 1)
    hash = Math.imul(hash ^ (inside ? (symbols[at - n] ?? 0) : SENTENCE_START), 0x5bd1e995)
    hash ^= hash >>> 15
    out[n] = mix(hash + n)
    if (!inside) return n + 1
  }
  return order
}

/** The check byte of a hash: never 0, so that a filled cell is never empty. */
function checkOf(hash: number): number {
  return ((hash >>> 24) % 255) + 1
}

/** Cell of an n-gram, or 0. */
function find(cells: Uint16Array, hash: number): number {
  const mask = cells.length - 1
  const check = checkOf(hash)
  const first = cells[hash & mask] ?? 0
  if (first >>> 8 === check) return first
  const second = cells[(hash & mask) ^ 1] ?? 0
  return second >>> 8 === check ? second : 0
}

/** Stores an n-gram's surprise and ratio, both in nats; false when both its cells are taken. */
export function store(
  cells: Uint16Array,
  hash: number,
  values: { surprise: number; ratio: number },
): boolean {
  const mask = cells.length - 1
  const place = [hash & mask, (hash & mask) ^ 1].find((cell) => cells[cell] === 0)
  if (place === undefined) return false
  const surprise = Math.min(Math.max(Math.round(values.surprise / SURPRISE_STEP), 0), LEVELS)
  const ratio = Math.min(Math.max(Math.round(values.ratio / RATIO_STEP), 1 - RATIO_MIDDLE), RATIO_MIDDLE - 1)
  cells[place] = (checkOf(hash) << 8) | (surprise << 4) | (ratio + RATIO_MIDDLE)
  return true
}

/** Reads a whole stream; linear in its length. */
export function readStream({ order, cells }: SurpriseTable, stream: SymbolStream): Reading {
  const count = stream.symbols.length
  const surprise = new Uint8Array(count).fill(UNKNOWN_LEVEL)
  const ratio = new Int8Array(count)
  const known = new Uint8Array(count)
  const hashes = new Int32Array(order)
  for (let at = 0; at < count; at++) {
    for (let n = hashesAt(stream, at, order, hashes); n > 0; n--) {
      const cell = find(cells, hashes[n - 1] ?? 0)
      if (cell === 0) continue
      surprise[at] = (cell >>> 4) & LEVELS
      ratio[at] = (cell & LEVELS) - RATIO_MIDDLE
      known[at] = n
      break
    }
  }
  return { surprise, ratio, known }
}
