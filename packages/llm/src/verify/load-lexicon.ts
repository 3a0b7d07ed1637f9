import { readFileSync } from 'node:fs'
import type { Language } from '@redraft/contracts'
import { z } from 'zod'

const pattern = z.string().transform((source) => new RegExp(source, 'giu'))

const lexiconFile = z.strictObject({
  frames: z.string().transform((source) => new RegExp(source, 'iu')),
  passive: pattern,
  clause: pattern,
  stop: z.string().transform((words) => new Set(words.split(' '))),
  modality: z.record(
    z.string(),
    z.strictObject({ strong: pattern, soft: pattern, licence: pattern.optional() }),
  ),
  negation: z.strictObject({ ignored: pattern, strong: pattern, soft: pattern }),
  /** People by the word that follows them, and what a name of the analyser must look like; of Chinese. */
  people: pattern,
  surname: z.string().transform((source) => new RegExp(source, 'u')),
  /** Numerals that count nothing. */
  numerals: pattern,
  quantity: z.record(z.string(), pattern),
})

/**
 * What verification reads of a language. `strong` words count; `soft` ones may stand for a strong word of their class, and
 * nobody misses them; where a text has a `licence`, strong words of the class may come and go. Chinese is written in Simplified and read so.
 */
export type Lexicon = z.output<typeof lexiconFile>

const FILES: Readonly<Record<Language, string>> = { en: 'en', zh_CN: 'zh', zh_TW: 'zh' }
const loaded = new Map<string, Lexicon>()

/** The lexicon of a language, read once. */
export function lexiconOf(language: Language): Lexicon {
  const name = FILES[language]
  const known = loaded.get(name)
  if (known !== undefined) return known
  const file = new URL(`../../lexicon/${name}.json`, import.meta.url)
  const lexicon = lexiconFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  loaded.set(name, lexicon)
  return lexicon
}
