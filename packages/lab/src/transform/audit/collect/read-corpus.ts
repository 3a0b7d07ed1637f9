import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { LANGUAGES, type Language } from '@redraft/contracts'
import { contentUnits } from '@redraft/transform'
import { createRandom } from '@redraft/transform/internals'
import { z } from 'zod'

const rowSchema = z.object({
  id: z.string(),
  text: z.string(),
  label: z.enum(['human', 'ai']),
  lang: z.enum(LANGUAGES),
  split: z.string(),
})

/** A text of a detection corpus, cut to a length that keeps any one writer from weighing much. */
export interface CorpusRow {
  readonly id: string
  readonly text: string
  readonly label: 'human' | 'ai'
  /** Words, or characters of Chinese. */
  readonly units: number
}

/** Rows of `test` are for reporting and are never read here. */
const SPLITS: ReadonlySet<string> = new Set(['train', 'dev'])
/** Raw continuations by models of 2019 to 2023 that follow no instruction: nobody sends such texts. */
const UNLIKE_TRAFFIC = /^lastde/
/** UTF-16 units of a text that are read, up to the end of a sentence. */
const LONGEST = { en: 4000, zh_CN: 1200, zh_TW: 1200 } as const
const SENTENCE_END = /[.!?](?=\s)|[。！？]|\n/g

/**
 * Rows of a language from a folder of gzipped JSON lines until they hold `units` words (characters), in the order of
 * their drawing. Strata are corpus and label; the one that has given the fewest words so far gives the next row.
 */
export function drawCorpusRows(
  folder: string,
  { language, units, seed }: { readonly language: Language; readonly units: number; readonly seed: number },
): CorpusRow[] {
  const random = createRandom(seed)
  const strata = [...readStrata(folder, language).values()].map((rows) => ({
    rows: shuffled(rows, random),
    given: 0,
  }))
  const drawn: CorpusRow[] = []
  for (let total = 0; total < units; ) {
    const [stratum] = strata.filter(({ rows }) => rows.length > 0).sort((a, b) => a.given - b.given)
    const row = stratum?.rows.pop()
    if (stratum === undefined || row === undefined) break
    stratum.given += row.units
    total += row.units
    drawn.push(row)
  }
  return drawn
}

function readStrata(folder: string, language: Language): Map<string, CorpusRow[]> {
  const strata = new Map<string, CorpusRow[]>()
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz') && !UNLIKE_TRAFFIC.test(name))
  for (const name of names.sort()) {
    for (const line of gunzipSync(readFileSync(join(folder, name)))
      .toString('utf8')
      .split('\n')) {
      if (line === '') continue
      const row = rowSchema.parse(JSON.parse(line))
      if (row.lang !== language || !SPLITS.has(row.split)) continue
      const text = cutToLength(row.text.replaceAll('\\n', '\n').trim(), LONGEST[language])
      const stratum = strata.get(`${name}:${row.label}`) ?? []
      strata.set(`${name}:${row.label}`, stratum)
      stratum.push({ id: row.id, text, label: row.label, units: contentUnits(text).length })
    }
  }
  return strata
}

/** The text up to the last end of a sentence within `longest` UTF-16 units. */
export function cutToLength(text: string, longest: number): string {
  if (text.length <= longest) return text
  const head = text.slice(0, longest)
  const ends = [...head.matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  return head.slice(0, ends.at(-1) ?? longest).trimEnd()
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
