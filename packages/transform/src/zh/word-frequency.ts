import { dict } from '@node-rs/jieba/dict.js'

/** Rarer words of jieba's list are not kept: no wording gets simpler by one of them. */
const FEWEST = 100

let counts: ReadonlyMap<string, number> | undefined

/** ln of how often a word in Simplified characters occurs, by jieba's list; 0 for rare and unknown ones. */
export function wordFrequency(word: string): number {
  counts ??= readCounts()
  return Math.log(counts.get(word) ?? 1)
}

function readCounts(): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const line of Buffer.from(dict).toString('utf8').split('\n')) {
    const [word = '', count = '0'] = line.split(' ')
    if (Number(count) >= FEWEST) found.set(word, Number(count))
  }
  return found
}
