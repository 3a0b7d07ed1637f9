import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseSource } from '@redraft/transform'

/** A sentence with its faults and without. */
export interface Pair {
  readonly faulty: string
  readonly sound: string
}

export interface Row {
  readonly src: string
  readonly refs: readonly string[]
}

interface Text {
  readonly text: string
  readonly label: string
  readonly split: string
  readonly generator: string
  readonly kind: string
}

/**
 * Texts without faults whose licence is clear: peer reviews, hotel reviews (both MIT), and essays on learners' topics as
 * language models write them (Apache-2.0, MIT): they hold hardly a fault. `isSound` leaves out what tools distorted.
 */
const SOUND_TEXTS = [
  'evobench_peerread_en',
  'hotel_reviews_en',
  'essayforum_gpt4_en',
  'outfox_en',
  'hart_humanized_en',
]
const HUMAN_SOUND: ReadonlySet<string> = new Set(['evobench_peerread_en', 'hotel_reviews_en'])
const SOUND_GENERATORS = /^(?:chatgpt|text_davinci_003|gpt-|gpt3|llm$|claude|gemini)/
const SOUND_KINDS: ReadonlySet<string> = new Set(['direct', 'continuation', 'outfox-attack', 'ai-original'])

function isSound(name: string, { label, split, generator, kind }: Text): boolean {
  if (split !== 'train') return false
  if (label === 'human') return HUMAN_SOUND.has(name)
  return SOUND_GENERATORS.test(generator) && SOUND_KINDS.has(kind)
}

/** Revised sentences (Apache-2.0), and learners' chat corrected (MIT): the even rows; the odd ones are for measuring. */
const REVISED = ['iterater']
const CORRECTED = ['eracond']

/** Sentences that are sound as far as one knows. */
export function readSound(folders: { readonly detect: string; readonly drafts: string }): string[] {
  const texts = SOUND_TEXTS.flatMap((name) =>
    readLines<Text>(join(folders.detect, `${name}.jsonl.gz`))
      .filter((row) => isSound(name, row))
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

/** Every other row of drafts with all their references, for reports: those that are worked with. */
export function readDevelopment(files: readonly string[]): Row[] {
  return files.flatMap(evenRows)
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
