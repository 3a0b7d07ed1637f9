import type { Language } from '@redraft/contracts'
import { segmentSentences } from '@redraft/text'
import { type ContentWord, contentWords, likenessUnits, sharedCount } from './units.ts'

/** A sentence with what it is recognised by; its place is in UTF-16 code units of its paragraph. */
export interface ReadSentence {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly words: readonly ContentWord[]
  readonly units: readonly string[]
  readonly placeholders: readonly string[]
}

/** Sentences of the source, and those of the output that say the same; one side may be empty. */
export interface SentenceGroup {
  readonly source: readonly ReadSentence[]
  readonly output: readonly ReadSentence[]
}

export function readSentences(text: string, language: Language): ReadSentence[] {
  return segmentSentences(text, language).map(({ start, end }) => {
    const sentence = text.slice(start, end)
    const words = contentWords(sentence, language)
    const placeholders = sentence.match(/\[\[P\d+\]\]/g) ?? []
    return { start, end, text: sentence, words, units: likenessUnits(words), placeholders }
  })
}

/** How many sentences a group may join: split in three, joined from three, two said as two others. */
const SHAPES = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [1, 3],
  [3, 1],
] as const
/** Sentences beyond the first on a side cost this much of a shared word. */
const JOIN_COST = 0.6
/** A sentence without counterpart costs this much. */
const SKIP_COST = 0.4
/** A placeholder that both sides have is worth this many words. */
const PLACEHOLDER_WORTH = 4

function likeness(source: readonly ReadSentence[], output: readonly ReadSentence[]): number {
  const of = (sentences: readonly ReadSentence[]) => sentences.flatMap(({ units }) => units)
  const held = (sentences: readonly ReadSentence[]) => sentences.flatMap(({ placeholders }) => placeholders)
  const [a, b] = [of(source), of(output)]
  const words = (2 * sharedCount(a, b)) / Math.max(1, a.length + b.length)
  const share = words * Math.min(a.length, b.length)
  return share + PLACEHOLDER_WORTH * sharedCount(held(source), held(output))
}

interface Best {
  readonly score: number
  readonly step: readonly [number, number]
}

/** Pairs the sentences of two paragraphs in their order, so that what they share is most. */
export function alignSentences(
  source: readonly ReadSentence[],
  output: readonly ReadSentence[],
): SentenceGroup[] {
  const table: Best[][] = source.concat([] as ReadSentence[]).map(() => [])
  table.push([])
  for (let i = 0; i <= source.length; i++)
    for (let j = 0; j <= output.length; j++) (table[i] as Best[])[j] = bestOf(table, { source, output }, i, j)
  const groups: SentenceGroup[] = []
  let [i, j] = [source.length, output.length]
  while (i > 0 || j > 0) {
    const [a, b] = table[i]?.[j]?.step ?? [i, j]
    groups.unshift({ source: source.slice(i - a, i), output: output.slice(j - b, j) })
    i -= a
    j -= b
  }
  return groups
}

function bestOf(table: readonly Best[][], { source, output }: SentenceGroup, i: number, j: number): Best {
  if (i === 0 && j === 0) return { score: 0, step: [0, 0] }
  const options: Best[] = []
  const offer = (a: number, b: number, gain: number) => {
    const before = table[i - a]?.[j - b]
    if (i >= a && j >= b && before !== undefined) options.push({ score: before.score + gain, step: [a, b] })
  }
  for (const [a, b] of SHAPES) {
    if (i < a || j < b) continue
    const gain = likeness(source.slice(i - a, i), output.slice(j - b, j))
    if (gain > 0) offer(a, b, gain - JOIN_COST * (a + b - 2))
  }
  offer(1, 0, -SKIP_COST)
  offer(0, 1, -SKIP_COST)
  return options.reduce((best, option) => (option.score > best.score ? option : best))
}
