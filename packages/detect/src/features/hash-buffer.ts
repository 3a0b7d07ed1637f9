/** A growing list of 32-bit feature hashes: families append, the model or the trainer reads. */
export class HashBuffer {
  data: Int32Array
  length = 0

  constructor(capacity = 4096) {
    this.data = new Int32Array(capacity)
  }

  /** Makes room for `extra` more values; called once before a run of appends. */
  reserve(extra: number): void {
    const needed = this.length + extra
    if (needed <= this.data.length) return
    const grown = new Int32Array(Math.max(needed, this.data.length * 2))
    grown.set(this.data.subarray(0, this.length))
    this.data = grown
  }
}

/** Scrambles a running hash so that its low bits can index a table (finaliser of MurmurHash3). */
export function mix(hash: number): number {
  let value = hash
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return value ^ (value >>> 16)
}

/** A range of tokens, end exclusive. */
export interface TokenRange {
  readonly from: number
  readonly to: number
}
