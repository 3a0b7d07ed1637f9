import type { Warning } from '@redraft/contracts'
import type { CslItem } from '../item.ts'

/** What a reader needs to find a source of each type; groups are alternatives. */
const NEEDED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'article-journal': [
    ['author', 'editor'],
    ['container-title'],
    ['volume', 'issue', 'DOI', 'page', 'number'],
  ],
  'article-magazine': [['container-title']],
  'article-newspaper': [['container-title']],
  article: [
    ['author', 'editor'],
    ['publisher', 'number', 'DOI', 'URL'],
  ],
  book: [['author', 'editor', 'translator'], ['publisher']],
  chapter: [['author'], ['container-title'], ['publisher'], ['page', 'chapter-number', 'DOI', 'URL']],
  'paper-conference': [['author'], ['container-title', 'event-title', 'event']],
  thesis: [['author'], ['publisher']],
  report: [['author', 'publisher']],
  webpage: [['URL', 'DOI']],
  'post-weblog': [['URL']],
  legal_case: [
    ['container-title', 'number', 'DOI', 'URL'],
    ['authority', 'container-title'],
  ],
  patent: [['number']],
  standard: [['number']],
  dataset: [['DOI', 'URL', 'publisher']],
  software: [['DOI', 'URL', 'publisher']],
}

const has = (item: CslItem, variable: string): boolean => {
  const value = item[variable]
  if (value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : true
}

/** One warning for each thing that a citation of this type normally has and the item lacks; `fields` are alternatives. */
export function missingFields(item: CslItem): readonly Warning[] {
  const groups = [['title'], ['issued'], ...(NEEDED[item.type] ?? [])]
  return groups
    .filter((group) => !group.some((variable) => has(item, variable)))
    .map((group) => ({ code: 'missing_field', values: { fields: [...group] } }))
}
