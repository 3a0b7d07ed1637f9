import { readFileSync } from 'node:fs'
import type { ModelLanguage } from './features/evidence.ts'
import { type DetectorModel, decodeDetectorModel } from './model/detector-model.ts'

const loaded = new Map<ModelLanguage, DetectorModel>()

/** The shipped model of a language, read once per process. Throws when the file is damaged or of another build. */
export function loadModel(language: ModelLanguage): DetectorModel {
  const known = loaded.get(language)
  if (known !== undefined) return known
  const model = decodeDetectorModel(readFileSync(new URL(`../model/${language}.bin`, import.meta.url)))
  loaded.set(language, model)
  return model
}
