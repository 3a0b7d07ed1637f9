import { expect, it, test } from 'vitest'
import { findWordLists, MOST_WORDS } from './find-word-lists.ts'
import { loadEngineSources } from './load-engine-sources.ts'

const numbered = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at))
const english = (count: number) => numbered(count, (at) => `w${'aeiouaeiouaeiou'.slice(0, at + 1)}`)
const chinese = (count: number) => numbered(count, (at) => '提高改善发展变化增长'.slice(0, at + 1))

const faultsOf = (text: string, path = 'en/operations/move/closing.ts') => findWordLists([{ path, text }])

it('finds none in the engine that ships', () => {
  expect(findWordLists(loadEngineSources())).toEqual([])
})

test.each<[string, (words: readonly string[]) => string]>([
  ['alternatives', (words) => `const A = 1\nconst B = /^(?:${words.join('|')})$/`],
  ['strings of an array', (words) => `const A = 1\nconst B = new Set(['${words.join("',\n  '")}', 'x'])`],
  ['a string that is split', (words) => `const A = 1\nconst B = '${words.join(' ')}'.split(' ')`],
])('%s are a fault when they are more words than a closed class has', (_, write) => {
  const [fault, ...more] = faultsOf(write(english(MOST_WORDS + 1)))
  expect(fault).toMatch(/^en\/operations\/move\/closing\.ts:2: 10 words in code/)
  expect(more).toEqual([])
  expect(faultsOf(write(english(MOST_WORDS - 1)))).toEqual([])
})

it('counts words with letters that vary, short forms and phrases', () => {
  const words = ["n't", 'is', "it's", 'such as', 'others?', 'analy[sz]e', 'hypothes[ie]s', 'so', 'then', 'as']
  expect(faultsOf(`/(?:${words.join('|')})/`)).toHaveLength(1)
})

it('reads Chinese words in Chinese code, and no tags of word classes', () => {
  const path = 'zh/operations/swap/acts.ts'
  expect(faultsOf(`/(?:${chinese(MOST_WORDS + 1).join('|')})/`, path)).toHaveLength(1)
  expect(faultsOf('/^(?:n|vn|an|r|b|a|uj|j|l|eng|ns|nt)$/', path)).toEqual([])
  expect(faultsOf('/^(?:NOUN|ADJ|DET|ADP|PROPN|NUM|PRON|PART|VERB|AUX|ADV)$/')).toEqual([])
})

it('takes no union of types for words', () => {
  const union = english(MOST_WORDS + 3).map((word) => `'${word}'`)
  expect(faultsOf(`type A = ${union.join(' | ')}`)).toEqual([])
})
