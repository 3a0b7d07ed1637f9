import { Jieba } from '@node-rs/jieba'
import { readBaseDictionary, readUserDictionary } from './dictionary.ts'
import { readAsSimplified } from './script.ts'

/** A word of a Chinese text; offsets are UTF-16 code units of the analysed text. */
export interface ZhToken {
  readonly text: string
  /** The word in Simplified reading: what lexicons and guards look at. */
  readonly reading: string
  /** jieba part-of-speech tag (PKU set: n, v, a, d, p, c, m, q, r, u…). */
  readonly tag: string
  readonly start: number
  readonly end: number
}

/** Tags of single words that jieba guesses wrong more often than not. */
const TAG_OF_CHARACTER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    很: 'd',
    和: 'c',
    与: 'c',
    为: 'p',
    将: 'd',
    更: 'd',
    能: 'v',
    要: 'v',
    会: 'v',
    被: 'p',
    对: 'p',
    把: 'p',
    您: 'r',
    此: 'r',
    每: 'r',
    较: 'd',
    仍: 'd',
    甚: 'd',
    稍: 'd',
    且: 'c',
    虽: 'c',
  }),
)

interface Segmenter {
  readonly jieba: Jieba
  /** jieba keeps its own tag of a word it knows, so the project's tags are laid over it. */
  readonly tagOfWord: ReadonlyMap<string, string>
}

let segmenter: Segmenter | undefined

/** Built when the first Chinese text comes: it takes 100 MB. */
function loadSegmenter(): Segmenter {
  if (segmenter) return segmenter
  const entries = readUserDictionary()
  const added = entries.filter(({ tag }) => tag !== '-')
  const dropped = new Set(entries.filter(({ tag }) => tag === '-').map(({ word }) => word))
  const jieba = Jieba.withDict(readBaseDictionary(dropped))
  jieba.loadDict(Buffer.from(added.map(({ word, count, tag }) => `${word} ${count} ${tag}`).join('\n')))
  const own = added.map(({ word, tag }): [string, string] => [word, tag])
  segmenter = { jieba, tagOfWord: new Map([...TAG_OF_CHARACTER, ...own]) }
  return segmenter
}

/**
 * Cuts Chinese text into tagged words. Traditional text is read through its Simplified characters,
 * one for one, because the dictionary is Simplified; offsets and `text` are those of the input.
 */
export function tokenize(text: string): ZhToken[] {
  const reading = readAsSimplified(text)
  const { jieba, tagOfWord } = loadSegmenter()
  const tokens: ZhToken[] = []
  let start = 0
  for (const { word, tag } of jieba.tag(reading, false)) {
    const end = start + word.length
    tokens.push({
      text: text.slice(start, end),
      reading: word,
      tag: tagOfWord.get(word) ?? tag,
      start,
      end,
    })
    start = end
  }
  return tokens
}
