import { type ModelLanguage, NGRAM_FAMILIES, VALUE_NAMES } from '../features/evidence.ts'
import { SURPRISE_STREAMS } from '../features/surprise-names.ts'
import { decodeModelFile, encodeModelFile } from './container.ts'
import type { SurpriseTable } from './surprise-table.ts'
import type { TreeEnsemble } from './trees.ts'

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

/** What one dense value (style or surprise) looks like in training texts. */
export interface StyleReference extends Reference {
  readonly name: string
  readonly mean: number
  readonly spread: number
}

/** One byte a slot: the weight is `table value * scale`. */
export interface TableSettings {
  readonly bias: number
  readonly scale: number
}

/** An n-gram family. `pooled` learned from all corpora at once, `shared` is the mean of one learner a corpus. */
export interface FamilySettings {
  readonly name: string
  readonly pooled: TableSettings
  readonly shared: TableSettings
  /** Percentiles of the pooled score on texts it did not learn from. */
  readonly reference: Reference
}

/** The JSON part of a model file. */
export interface ModelHeader {
  readonly language: ModelLanguage
  readonly name: string
  readonly families: readonly FamilySettings[]
  readonly style: readonly StyleReference[]
  /** Weights over pooled and shared score of each family in turn, then the standardised dense values. */
  readonly combiner: { readonly bias: number; readonly weights: readonly number[] }
  readonly treeDepth: number
  readonly calibration: readonly CalibrationBand[]
}

/** A model ready to score. */
export interface DetectorModel extends ModelHeader {
  readonly pooledTables: readonly Int8Array[]
  readonly sharedTables: readonly Int8Array[]
  /** Language models, in the order of `SURPRISE_STREAMS`. */
  readonly surprise: readonly SurpriseTable[]
  /** Adds to the combiner: asks about pooled and shared score of each family in turn, then the raw dense values. */
  readonly trees: TreeEnsemble
}

function checkShape(model: DetectorModel): void {
  const families = NGRAM_FAMILIES[model.language]
  const names = VALUE_NAMES[model.language]
  const streams = SURPRISE_STREAMS[model.language]
  const { depth, inputs, thresholds, leaves } = model.trees
  const fits =
    [model.pooledTables, model.sharedTables].every(
      (tables) =>
        tables.length === families.length &&
        families.every(({ bits }, index) => tables[index]?.length === 2 ** bits),
    ) &&
    model.surprise.length === streams.length &&
    streams.every(({ bits }, index) => model.surprise[index]?.cells.length === 2 ** bits) &&
    model.style.length === names.length &&
    names.every((name, index) => model.style[index]?.name === name) &&
    model.combiner.weights.length === 2 * families.length + names.length &&
    inputs.length === thresholds.length &&
    leaves.length * depth === inputs.length * 2 ** depth &&
    model.calibration.length > 0
  if (!fits) throw new Error(`detection model ${model.name} was trained for other features: train it again`)
}

function section(sections: ReadonlyMap<string, Uint8Array>, name: string): ArrayBuffer {
  // A fresh copy: aligned for any element type.
  return Uint8Array.from(sections.get(name) ?? []).buffer
}

/** Decodes a model and checks that it fits the features of this build. Throws on damage or mismatch. */
export function decodeDetectorModel(bytes: Uint8Array): DetectorModel {
  const { header: json, sections } = decodeModelFile(bytes)
  // The checksum covers the header, so it is what `encodeDetectorModel` wrote; shapes are checked below.
  const header = json as ModelHeader
  const tables = (kind: string) =>
    header.families.map(({ name }) => new Int8Array(section(sections, `${kind}.${name}`)))
  const trees = {
    depth: header.treeDepth,
    inputs: new Uint16Array(section(sections, 'trees.inputs')),
    thresholds: new Float32Array(section(sections, 'trees.thresholds')),
    leaves: new Float32Array(section(sections, 'trees.leaves')),
  }
  const surprise = SURPRISE_STREAMS[header.language].map(({ name, order }) => ({
    order,
    cells: new Uint16Array(section(sections, `surprise.${name}`)),
  }))
  const model = { ...header, surprise, pooledTables: tables('pooled'), sharedTables: tables('shared'), trees }
  checkShape(model)
  return model
}

function bytesOf(view: Int8Array | Uint16Array | Float32Array): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
}

/** Writes a model file; the same model gives the same bytes. Numbers are little endian, as on all our machines. */
export function encodeDetectorModel(model: DetectorModel): Uint8Array {
  const { pooledTables, sharedTables, surprise, trees, ...header } = model
  checkShape(model)
  const sections = new Map<string, Uint8Array>()
  for (const [index, { name }] of header.families.entries()) {
    sections.set(`pooled.${name}`, bytesOf(pooledTables[index] ?? new Int8Array(0)))
    sections.set(`shared.${name}`, bytesOf(sharedTables[index] ?? new Int8Array(0)))
  }
  for (const [index, { name }] of SURPRISE_STREAMS[model.language].entries())
    sections.set(`surprise.${name}`, bytesOf(surprise[index]?.cells ?? new Uint16Array(0)))
  sections.set('trees.inputs', bytesOf(trees.inputs))
  sections.set('trees.thresholds', bytesOf(trees.thresholds))
  sections.set('trees.leaves', bytesOf(trees.leaves))
  return encodeModelFile(header, sections)
}
