import { readFileSync } from 'node:fs'
import { type Kind, type ListLanguage, type NamedList, parseLists } from './parse-lists.ts'

/** A file of lists under `lexicon/<language>/lists/`, named as the file of the code that reads it. */
export type ListFile = `${ListLanguage}/${string}`

const loaded = new Map<ListFile, ReadonlyMap<string, NamedList>>()

/** The words of a named list. Files are read and checked once per process; throws when there is no such list. */
export function wordList(file: ListFile, name: string): ReadonlySet<string> {
  return new Set(linesOf(file, name, 'words'))
}

/** A named list as part of a regular expression; longer words first, so that none hides another. */
export function anyOf(file: ListFile, name: string): string {
  const words = linesOf(file, name, 'words').toSorted((a, b) => b.length - a.length)
  return `(?:${words.join('|')})`
}

/** The groups of a named list: words that belong together, or a head and what it goes with. */
export function wordGroups(file: ListFile, name: string): readonly (readonly string[])[] {
  return linesOf(file, name, 'groups').map((line) => line.split(' '))
}

/** The rows of a named list of forms; a form may be given in two spellings, a/b. */
export function wordForms(file: ListFile, name: string): readonly (readonly string[])[] {
  return linesOf(file, name, 'forms').map((line) => line.split(' '))
}

function linesOf(file: ListFile, name: string, kind: Kind): readonly string[] {
  const lists = loaded.get(file) ?? load(file)
  const list = lists.get(name)
  if (list?.kind !== kind) throw new RangeError(`${file} has no list of ${kind} named ${name}`)
  return list.lines
}

function load(file: ListFile): ReadonlyMap<string, NamedList> {
  const [language, path] = [file.slice(0, 2) as ListLanguage, file.slice(3)]
  const url = new URL(`../../lexicon/${language}/lists/${path}.txt`, import.meta.url)
  const lists = parseLists(readFileSync(url, 'utf8'), language)
  loaded.set(file, lists)
  return lists
}
