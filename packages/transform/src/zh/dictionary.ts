import { readFileSync } from 'node:fs'
import { dict } from '@node-rs/jieba/dict.js'

/** Tags under which jieba's word list also keeps chance word pairs (明显改善, 相互影响). */
const PAIR_TAGS: ReadonlySet<string> = new Set(['l', 'n', 'nr', 'v', 'a', 'd', 'vn', 'x'])
/** A noun that occurs more often than this is kept: 人工智能, 信息技术. */
const RARE_COUNT = 12
/** A half that occurs this often is a word of its own. */
const COMMON_COUNT = 300

/**
 * jieba's word list without the entries that are two common words side by side, and without those the project
 * drops (tag `-`), so that rules meet the words; one `word count tag` a line.
 */
export function readBaseDictionary(dropped: ReadonlySet<string>): Uint8Array {
  const lines = Buffer.from(dict).toString('utf8')
  const halves = new Set<string>()
  for (const { word, count } of entriesOf(lines)) {
    if (word.length === 2 && count >= COMMON_COUNT) halves.add(word)
  }
  const kept: string[] = []
  for (const { line, word, count, tag } of entriesOf(lines)) {
    const isRare = tag !== 'n' || count <= RARE_COUNT
    const isPair =
      word.length === 4 && PAIR_TAGS.has(tag) && halves.has(word.slice(0, 2)) && halves.has(word.slice(2))
    if (!(isRare && isPair) && !dropped.has(word)) kept.push(line)
  }
  return Buffer.from(kept.join('\n'))
}

interface BaseEntry {
  readonly line: string
  readonly word: string
  readonly count: number
  readonly tag: string
}

/** The entries of jieba's word list, as it is. */
export function baseEntries(): Iterable<Pick<BaseEntry, 'word' | 'count'>> {
  return entriesOf(Buffer.from(dict).toString('utf8'))
}

/** One line after the other: all 350,000 at once would take 100 MB while they are read. */
function* entriesOf(lines: string): Generator<BaseEntry> {
  for (let start = 0; start <= lines.length; ) {
    const newline = lines.indexOf('\n', start)
    const line = lines.slice(start, newline < 0 ? lines.length : newline)
    const [word = '', count = '0', tag = ''] = line.split(' ')
    yield { line, word, count: Number(count), tag }
    start += line.length + 1
  }
}

export interface DictionaryEntry {
  readonly word: string
  readonly count: string
  /** jieba tag; `-` drops the word. */
  readonly tag: string
}

/** The project's additions and corrections to the word list, in Simplified characters. */
export function readUserDictionary(): DictionaryEntry[] {
  const text = readFileSync(new URL('../../rules/zh/dictionary.txt', import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', count = '0', tag = 'n'] = line.split(' ')
      return { word, count, tag }
    })
}
