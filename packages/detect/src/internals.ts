// What the lab (trainers, evaluators, benches, fuzz) takes apart. Nothing that ships imports from here.
export {
  type ModelLanguage,
  measureStyle,
  NGRAM_FAMILIES,
  prepareText,
  STYLE_NAMES,
  VALUE_NAMES,
} from './features/evidence.ts'
export { HashBuffer, type TokenRange } from './features/hash-buffer.ts'
export { SURPRISE_STREAMS, SURPRISE_VALUES } from './features/surprise-names.ts'
export type { SymbolStream } from './features/symbol-streams.ts'
export { calibrated, calibrationAt, sigmoid } from './model/calibration.ts'
export { combine, logitOf, standardise } from './model/combine.ts'
export {
  type CalibrationBand,
  type DetectorModel,
  decodeDetectorModel,
  encodeDetectorModel,
  type Reference,
  type StyleReference,
  type TableSettings,
} from './model/detector-model.ts'
export { measureSurprise } from './model/measure-surprise.ts'
export { hashesAt, RATIO_STEP, readStream, type SurpriseTable, store } from './model/surprise-table.ts'
export { scoreTrees, type TreeEnsemble } from './model/trees.ts'
