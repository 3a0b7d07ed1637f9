import type { Unit } from './units.ts'

/**
 * A table of n-gram counts: sorted 32-bit hashes of n-grams and one byte per n-gram, its log count.
 * File: "RDLM", version, unit (0 word, 1 character), order, number of entries, total of units (double),
 * FNV-1a of the body; then the body: hashes (uint32, little-endian), counts (uint8).
 */
export interface NgramTable {
  readonly unit: Unit
  readonly order: number
  readonly total: number
  readonly hashes: Uint32Array
  /** Rounded 8·ln(count), at most 255. */
  readonly logs: Uint8Array
}

const MAGIC = 0x4d4c4452
const VERSION = 1
const HEADER_BYTES = 32
export const LOG_STEPS = 8

/** FNV-1a over the letters of an n-gram, units apart by a blank. */
export function hashUnits(units: readonly string[], from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let index = from; index < to; index++) {
    const unit = units[index] ?? ''
    for (let at = 0; at < unit.length; at++) hash = Math.imul(hash ^ unit.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ 32, 0x01000193)
  }
  // A last stir: FNV alone leaves neighbours close together.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

export function encodeTable(table: NgramTable): Uint8Array {
  const size = table.hashes.length
  const bytes = new Uint8Array(HEADER_BYTES + size * 5)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < size; index++)
    view.setUint32(HEADER_BYTES + index * 4, table.hashes[index] ?? 0, true)
  bytes.set(table.logs, HEADER_BYTES + size * 4)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, VERSION, true)
  view.setUint8(8, table.unit === 'word' ? 0 : 1)
  view.setUint8(9, table.order)
  view.setUint32(12, size, true)
  view.setFloat64(16, table.total, true)
  view.setUint32(24, checksum(bytes.subarray(HEADER_BYTES)), true)
  return bytes
}

/** @throws RangeError when the bytes are no table, of another version, or damaged. */
export function decodeTable(bytes: Uint8Array): NgramTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC)
    throw new RangeError('no n-gram table')
  if (view.getUint32(4, true) !== VERSION) throw new RangeError('n-gram table of another version')
  const size = view.getUint32(12, true)
  const body = bytes.subarray(HEADER_BYTES)
  if (body.length !== size * 5 || checksum(body) !== view.getUint32(24, true))
    throw new RangeError('damaged n-gram table')
  const hashes = new Uint32Array(size)
  for (let index = 0; index < size; index++) hashes[index] = view.getUint32(HEADER_BYTES + index * 4, true)
  return {
    unit: view.getUint8(8) === 0 ? 'word' : 'character',
    order: view.getUint8(9),
    total: view.getFloat64(16, true),
    hashes,
    logs: body.slice(size * 4),
  }
}

function checksum(body: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of body) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
