import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { anyOf, wordGroups, wordList } from './load-lists.ts'
import { type ListLanguage, parseLists } from './parse-lists.ts'

const LEXICON = new URL('../../lexicon/', import.meta.url)
const SOURCES = new URL('../', import.meta.url)

const filesIn = (folder: URL, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending))

const FILES = (['en', 'zh'] as const).flatMap((language) =>
  filesIn(new URL(`${language}/lists/`, LEXICON), '.txt').map((path) => ({
    language,
    name: `${language}/${path.slice(0, -'.txt'.length)}`,
    text: readFileSync(new URL(`${language}/lists/${path}`, LEXICON), 'utf8'),
  })),
)

const LISTS = FILES.flatMap(({ language, name, text }) =>
  [...parseLists(text, language)].map(([list, { kind, lines }]) => ({ id: `${name} ${list}`, kind, lines })),
)

describe('every list of the lexicon', () => {
  it('is read somewhere in the code, and the code reads no other', () => {
    const read = filesIn(SOURCES, '.ts')
      .filter((path) => !path.endsWith('.test.ts'))
      .flatMap((path) => [
        ...readFileSync(new URL(path, SOURCES), 'utf8').matchAll(
          /(?:wordList|anyOf|wordGroups|wordForms)\(\s*'([a-z/-]+)',\s*'([a-z-]+)'/g,
        ),
      ])
    expect([...new Set(read.map(([, file, list]) => `${file} ${list}`))].toSorted()).toEqual(
      LISTS.map(({ id }) => id).toSorted(),
    )
  })

  it('stands once: what two places need is one list', () => {
    const seen = new Map<string, string>()
    const twice = LISTS.flatMap(({ id, lines }) => {
      const words = lines.join('\n')
      const first = seen.get(words)
      seen.set(words, id)
      return first === undefined ? [] : [`${id} is ${first}`]
    })
    expect(twice).toEqual([])
  })
})

const parse = (text: string, language: ListLanguage = 'en') =>
  parseLists(`# Source: this test.\n${text}`, language)

describe('a file of lists is refused', () => {
  test.each([
    ['without its source', () => parseLists('[verbs] Verbs\ngo\n', 'en'), 'names its source'],
    ['with a word twice', () => parse('[verbs] Verbs\ngo\ngo\n'), 'stands twice'],
    ['out of order', () => parse('[verbs] Verbs\nrun\ngo\n'), 'after run'],
    ['with two lists of one name', () => parse('[verbs] Verbs\ngo\n[verbs] Verbs\nrun\n'), 'two lists'],
    ['with an empty list', () => parse('[verbs] Verbs\n[nouns] Nouns\nroad\n'), 'verbs is empty'],
    ['with a word in no list', () => parse('go\n'), 'no list'],
    ['with a list without a meaning', () => parse('[verbs]\ngo\n'), 'no list'],
    ['with part of a regular expression', () => parse('[verbs] Verbs\ngo(?:es)?\n'), 'wrong characters'],
    ['with capitals', () => parse('[verbs] Verbs\nGo\n'), 'wrong characters'],
    ['with a blank too many', () => parse('[verbs] Verbs\ngo \n'), 'wrong characters'],
    ['with a word of the other language', () => parse('[verbs] Verbs\ngo\n', 'zh'), 'wrong characters'],
    ['with a group of one word', () => parse('[pairs: groups] Pairs\ngo\n'), 'wrong characters'],
    ['with a word twice in a group', () => parse('[pairs: groups] Pairs\ngo go\n'), 'a word twice'],
  ])('%s', (_, read, fault) => {
    expect(read).toThrow(fault)
  })
})

it('a list that is not there is refused when the code is loaded', () => {
  expect(() => wordList('en/swap/genitive', 'ownerz')).toThrow('no list of words named ownerz')
  expect(() => wordGroups('en/swap/genitive', 'owners')).toThrow('no list of groups named owners')
})

it('in a regular expression no word hides a longer one', () => {
  const words = anyOf('en/grammar/opener', 'movable').slice('(?:'.length, -1).split('|')
  expect(words.every((word, at) => words.slice(at + 1).every((later) => !later.startsWith(word)))).toBe(true)
})
