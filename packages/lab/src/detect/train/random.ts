/** Seeded generator of numbers in [0, 1): Mulberry32 (Tommy Ettinger, public domain). */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** Fisher-Yates in place. */
export function shuffle(values: Int32Array, random: () => number): void {
  for (let index = values.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const kept = values[index] ?? 0
    values[index] = values[other] ?? 0
    values[other] = kept
  }
}

/** A stable 32-bit hash of a string, for choices that must not depend on the order of the data. */
export function hashString(text: string): number {
  let hash = 0x811c9dc5 | 0
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
