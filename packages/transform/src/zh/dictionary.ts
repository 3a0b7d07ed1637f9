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
  const lines = Buffer.from(dict).toString('utf8').split('\n')
  const counts = new Map(lines.map((line) => readEntry(line)))
  const kept = lines.filter((line) => {
    const [word = '', count = '0', tag = ''] = line.split(' ')
    const isRare = tag !== 'n' || Number(count) <= RARE_COUNT
    const isChance = word.length === 4 && isRare && PAIR_TAGS.has(tag) && isPair(word, counts)
    return !isChance && !dropped.has(word)
  })
  return Buffer.from(kept.join('\n'))
}

function readEntry(line: string): [string, number] {
  const [word = '', count = '0'] = line.split(' ')
  return [word, Number(count)]
}

function isPair(word: string, counts: ReadonlyMap<string, number>): boolean {
  return [word.slice(0, 2), word.slice(2)].every((half) => (counts.get(half) ?? 0) >= COMMON_COUNT)
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
