import { readdirSync, readFileSync } from 'node:fs'
import { type PhraseSection, parsePhrases } from './parse-phrases.ts'

const FOLDER = new URL('../../../../lexicon/zh/corrections/phrases/', import.meta.url)

/** What learners write and what stands for it, by section, in the order of the file names. */
export function loadPhraseSections(): PhraseSection[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => parsePhrases(readFileSync(new URL(name, FOLDER), 'utf8')))
}
