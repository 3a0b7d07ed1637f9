import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseSource } from '@redraft/transform'

/** A sentence with its faults and without. */
export interface Pair {
  readonly faulty: string
  readonly sound: string
}

interface Row {
  readonly src: string
  readonly refs: readonly string[]
}

interface Text {
  readonly text: string
  readonly label: string
  readonly split: string
}

/** People's texts whose licence is clear: peer reviews and hotel reviews (both MIT). */
const SOUND_TEXTS = ['evobench_peerread_en', 'hotel_reviews_en']
/** Revised sentences (Apache-2.0), and learners' chat corrected (MIT): the even rows; the odd ones are for measuring. */
const REVISED = ['iterater']
const CORRECTED = ['eracond']

/** Sentences that are sound as far as one knows. */
export function readSound(folders: { readonly detect: string; readonly drafts: string }): string[] {
  const texts = SOUND_TEXTS.flatMap((name) =>
    readLines<Text>(join(folders.detect, `${name}.jsonl.gz`))
      .filter(({ label, split }) => label === 'human' && split === 'train')
      .map(({ text }) => text),
  )
  const revised = [...REVISED, ...CORRECTED].flatMap((name) =>
    evenRows(join(folders.drafts, `${name}.jsonl`)).flatMap(({ refs }) => refs.slice(0, 1)),
  )
  return [...texts, ...revised].flatMap(sentencesOf).filter((sentence) => sentence.length > 15)
}

/** Learners' sentences with their corrections. */
export function readCorrected(folder: string): Pair[] {
  return CORRECTED.flatMap((name) => evenRows(join(folder, `${name}.jsonl`))).flatMap(({ src, refs }) => {
    const [before, after] = [sentencesOf(src), sentencesOf(refs[0] ?? src)]
    if (before.length !== after.length) return [{ faulty: src, sound: refs[0] ?? src }]
    return before.map((faulty, at) => ({ faulty, sound: after[at] ?? faulty }))
  })
}

function sentencesOf(text: string): string[] {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  return source.sentences.map(({ start, end }) => text.slice(start, end).trim())
}

function evenRows(file: string): Row[] {
  return readLines<Row>(file).filter((_, at) => at % 2 === 0)
}

/** Rows of a file of the shared data, which its README describes. */
function readLines<R>(file: string): R[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as R)
}
