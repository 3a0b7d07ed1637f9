import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Lower-case word → its abbreviation, or null for a word that is kept. */
const words = z.record(z.string(), z.string().nullable())

const titles = z.object({
  iso4: z.record(z.string(), z.string()),
  nature: z.record(z.string(), z.string()),
  ieee: z.record(z.string(), z.string()),
  nlm: z.record(z.string(), z.string()),
  oscola: z.record(z.string(), z.string()),
  bluebook: z.record(z.string(), z.string()),
  bluebook_words: z.record(z.string(), z.string()),
})

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../rules/${name}`, import.meta.url), 'utf8'))

/** Words of journal titles after ISO 4 (rules/README.md says where they come from). */
export const JOURNAL_WORDS: z.infer<typeof words> = words.parse(read('journal-words.json'))

/** Whole titles by who abbreviates them so. */
export const JOURNAL_TITLES: z.infer<typeof titles> = titles.parse(read('journal-titles.json'))
