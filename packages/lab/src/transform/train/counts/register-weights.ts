import { join } from 'node:path'
import { readTable } from './read-entries.ts'

/** Worth of an occurrence in papers and textbooks, public offices, software manuals, and novels before 1920. */
const WORTH = [1, 1, 0.45, 0.7] as const
/** Pairs too rare to have a row of their own. */
const UNKNOWN = 0.7

/** Weight of an n-gram (words apart by a blank): the mean worth of the places where its pairs of words occur. */
export async function readRegisterWeights(folder: string): Promise<(words: string) => number> {
  const ofWord = await readWorths(join(folder, 'en_reg_1gram.tsv.gz'))
  const ofPair = await readWorths(join(folder, 'en_reg_2gram.tsv.gz'))
  return (ngram) => {
    const words = ngram.split(' ')
    if (words.length === 1) return ofWord.get(ngram) ?? UNKNOWN
    let sum = 0
    for (let at = 1; at < words.length; at++) sum += ofPair.get(`${words[at - 1]} ${words[at]}`) ?? UNKNOWN
    return sum / (words.length - 1)
  }
}

async function readWorths(file: string): Promise<Map<string, number>> {
  const worths = new Map<string, number>()
  for await (const [words = '', ...counts] of readTable(file)) {
    const numbers = counts.map(Number)
    const total = numbers.reduce((sum, count) => sum + count, 0)
    const worth = numbers.reduce((sum, count, at) => sum + count * (WORTH[at] ?? UNKNOWN), 0)
    if (total > 0) worths.set(words, worth / total)
  }
  return worths
}
