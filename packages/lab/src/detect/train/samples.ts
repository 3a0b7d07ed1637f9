import {
  HashBuffer,
  type ModelLanguage,
  measureStyle,
  NGRAM_FAMILIES,
  prepareText,
  type SymbolStream,
  type TokenRange,
} from '@redraft/detect/internals'
import type { LabelledRow } from '../eval/labelled-rows.ts'
import { createRandom, hashString } from './random.ts'

/** A text or a crop of it as the learners see it. */
export interface Sample {
  readonly row: LabelledRow
  readonly label: 0 | 1
  /** Words or ideographs, marks included. */
  readonly tokens: number
  /** For each n-gram family the distinct table slots that occur. */
  readonly slots: readonly Int32Array[]
  readonly style: Float32Array
  /** The whole text as the language models read it, and where in it the sample lies. */
  readonly streams: readonly SymbolStream[]
  readonly range: TokenRange
  readonly whole: boolean
}

/** Distinct table slots of the hashes in `buffer`. */
export function distinctSlots(buffer: HashBuffer, stamps: Int32Array, stamp: number): Int32Array {
  const mask = stamps.length - 1
  const slots = new Int32Array(buffer.length)
  let count = 0
  for (let index = 0; index < buffer.length; index++) {
    const slot = (buffer.data[index] ?? 0) & mask
    if (stamps[slot] === stamp) continue
    stamps[slot] = stamp
    slots[count++] = slot
  }
  return slots.slice(0, count)
}

/** Turns rows into samples; keeps scratch memory between calls. */
export function createSampler(language: ModelLanguage): (row: LabelledRow, crop?: number) => Sample {
  const families = NGRAM_FAMILIES[language]
  const stamps = families.map((family) => new Int32Array(2 ** family.bits))
  const buffer = new HashBuffer(1 << 16)
  let stamp = 0
  return (row, crop) => {
    const text = prepareText(row.text, row.language)
    const total = text.tokens.count
    const length = crop === undefined ? total : Math.min(crop, total)
    const random = createRandom(hashString(row.id))
    const from = Math.floor(random() * (total - length + 1))
    const range = { from, to: from + length }
    stamp++
    const slots = families.map((family, index) => {
      buffer.length = 0
      family.collect(text, range, buffer)
      return distinctSlots(buffer, stamps[index] ?? new Int32Array(1), stamp)
    })
    return {
      row,
      label: row.label,
      tokens: length,
      slots,
      style: Float32Array.from(measureStyle(text, range)),
      streams: text.streams,
      range,
      whole: crop === undefined,
    }
  }
}
