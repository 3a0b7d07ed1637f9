import { existsSync, readFileSync } from 'node:fs'
import { decodeTable } from './format.ts'
import { createNgramModel, type NgramModel } from './ngram-model.ts'

/** The model of a file written by the trainer; undefined when there is none: ranking then goes without. */
export function loadNgramModel(file: URL): NgramModel | undefined {
  return existsSync(file) ? createNgramModel(decodeTable(readFileSync(file))) : undefined
}
