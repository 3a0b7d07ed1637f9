import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Taiwan wording of a word of the mainland; the rest are contexts in which it stays. */
const entrySchema = z.tuple([z.string(), z.string()]).rest(z.string())
const lexiconSchema = z.object({ about: z.string(), words: z.array(entrySchema) })
export type TaiwanWord = z.infer<typeof entrySchema>

/** The lexicon: mainland word (in Traditional characters), Taiwan word, contexts in which it stays. */
export const taiwanWords: readonly TaiwanWord[] = lexiconSchema.parse(
  JSON.parse(readFileSync(new URL('../../rules/zh_TW/lexicon/words.json', import.meta.url), 'utf8')),
).words

const mainland = new RegExp(
  [...taiwanWords]
    .sort(([a], [b]) => b.length - a.length)
    .map(([word]) => word)
    .join('|'),
  'gu',
)

/** Words of a Traditional text that are said on the mainland only. */
export function findMainlandWords(text: string): string[] {
  return text.match(mainland) ?? []
}
