import { readdirSync, readFileSync } from 'node:fs'
import { parsePhrases } from './parse-phrases.ts'
import { compilePhrase, type PhraseRule } from './phrase-rule.ts'

const FOLDER = new URL('../../../../lexicon/en/correct/phrases/', import.meta.url)

let loaded: readonly PhraseRule[] | undefined

/** Every rule of `lexicon/en/correct/phrases/`, read and compiled once per process. */
export function loadPhrases(): readonly PhraseRule[] {
  loaded ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => parsePhrases(readFileSync(new URL(name, FOLDER), 'utf8')).map(compilePhrase))
  return loaded
}
