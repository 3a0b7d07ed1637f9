import { type ModelLanguage, NGRAM_FAMILIES, STYLE_NAMES } from '../features/evidence.ts'
import { decodeModelFile, encodeModelFile } from './container.ts'

/** Slope and intercept of log-odds for texts of about `tokens` tokens; between two bands they are interpolated. */
export interface CalibrationBand {
  readonly tokens: number
  readonly slope: number
  readonly intercept: number
  /** Calibrated scores from here on are called likely machine-written at this length. */
  readonly likelyAi: number
}

/** 5th, 50th and 95th percentile of a value among human and machine texts of the training data. */
export interface Reference {
  readonly human: readonly [number, number, number]
  readonly machine: readonly [number, number, number]
}

/** What one stylometric value looks like in training texts. */
export interface StyleReference extends Reference {
  readonly name: string
  readonly mean: number
  readonly spread: number
}

/** An n-gram family: its table holds `weight / scale`, and its reference is of scores on unseen texts. */
export interface FamilySettings {
  readonly name: string
  readonly bias: number
  readonly scale: number
  readonly reference: Reference
}

/** The JSON part of a model file. */
export interface ModelHeader {
  readonly language: ModelLanguage
  readonly name: string
  readonly families: readonly FamilySettings[]
  readonly style: readonly StyleReference[]
  /** Weights over the family scores, then the standardised style values. */
  readonly combiner: { readonly bias: number; readonly weights: readonly number[] }
  readonly calibration: readonly CalibrationBand[]
}

/** A model ready to score; tables hold one signed byte a slot. */
export interface DetectorModel extends ModelHeader {
  readonly tables: readonly Int8Array[]
}

function checkShape(model: DetectorModel): void {
  const families = NGRAM_FAMILIES[model.language]
  const names = STYLE_NAMES[model.language]
  const fits =
    model.tables.length === families.length &&
    families.every((family, index) => model.tables[index]?.length === 2 ** family.bits) &&
    model.style.length === names.length &&
    names.every((name, index) => model.style[index]?.name === name) &&
    model.combiner.weights.length === families.length + names.length &&
    model.calibration.length > 0
  if (!fits) throw new Error(`detection model ${model.name} was trained for other features: train it again`)
}

/** Decodes a model and checks that it fits the features of this build. Throws on damage or mismatch. */
export function decodeDetectorModel(bytes: Uint8Array): DetectorModel {
  const file = decodeModelFile(bytes)
  // The checksum covers the header, so it is what `encodeDetectorModel` wrote; shapes are checked below.
  const header = file.header as ModelHeader
  const tables = header.families.map(({ name }) => {
    const data = file.sections.get(name) ?? new Uint8Array(0)
    return new Int8Array(data.buffer, data.byteOffset, data.byteLength)
  })
  const model = { ...header, tables }
  checkShape(model)
  return model
}

/** Writes a model file; the same model gives the same bytes. */
export function encodeDetectorModel(model: DetectorModel): Uint8Array {
  const { tables, ...header } = model
  checkShape(model)
  const sections = new Map(
    header.families.map(({ name }, index) => {
      const table = tables[index] ?? new Int8Array(0)
      return [name, new Uint8Array(table.buffer, table.byteOffset, table.byteLength)] as const
    }),
  )
  return encodeModelFile(header, sections)
}
