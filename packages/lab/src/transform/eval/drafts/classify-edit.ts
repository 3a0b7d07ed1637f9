import type { UnitEdit } from './word-edits.ts'

/** Rough sort of an edit, by its words alone: for figures by class, not for judging. */
export function sortOf({ before, after }: UnitEdit): string {
  const [a, b] = [before.toLowerCase(), after.toLowerCase()]
  if (a === b) return 'capitals'
  if (/^[^\p{L}\p{N}]*$/u.test(before + after)) return 'punctuation'
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  if (letters(a) === letters(b)) return /['’]/.test(a + b) ? 'apostrophe' : 'spacing'
  if (isIn(ARTICLES, a) && isIn(ARTICLES, b)) return 'article'
  if (isIn(PREPOSITIONS, a) && isIn(PREPOSITIONS, b)) return 'preposition'
  if (isIn(AUXILIARIES, a) && isIn(AUXILIARIES, b)) return 'auxiliary'
  if (isIn(PRONOUNS, a) && isIn(PRONOUNS, b)) return 'pronoun'
  if (a === '') return 'missing'
  if (b === '') return 'superfluous'
  if (!/ /.test(a) && !/ /.test(b)) return sortOfPair(a, b)
  return 'phrase'
}

function sortOfPair(a: string, b: string): string {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (long === `${short}s` || long === `${short}es` || long === `${short.slice(0, -1)}ies`) return 'ending -s'
  const stem = (word: string) => word.replace(/(?:ing|ed|es|s|d|e|ied|ies|y)$/, '')
  if (stem(a) === stem(b)) return 'verb form'
  let same = 0
  while (same < short.length && a[same] === b[same]) same++
  return same >= Math.max(2, short.length * 0.5) ? 'like word' : 'other word'
}

const listOf = (words: string) => new Set(words.split(' '))
const ARTICLES = listOf('a an the')
const PREPOSITIONS = listOf('about as at by during for from in into of on since to with than through')
const AUXILIARIES = listOf(
  'am is are was were be been being have has had do does did will would can could may might shall should must',
)
const PRONOUNS = listOf(
  'i you he she it we they me him her us them my your his its our their this that these those',
)

function isIn(list: ReadonlySet<string>, text: string): boolean {
  return text === '' || text.split(' ').every((word) => list.has(word))
}
