import type { CslItem } from '../item.ts'

const TYPES: Readonly<Record<string, string>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  review: 'article',
  'review-book': 'article',
  book: 'book',
  classic: 'book',
  pamphlet: 'booklet',
  chapter: 'incollection',
  entry: 'incollection',
  'entry-dictionary': 'incollection',
  'entry-encyclopedia': 'incollection',
  'paper-conference': 'inproceedings',
  report: 'techreport',
  manuscript: 'unpublished',
}

/** CSL types that come back from the entry type alone; the others are named in `entrysubtype`. */
const PLAIN: ReadonlySet<string> = new Set([
  'article-journal',
  'book',
  'chapter',
  'paper-conference',
  'report',
  'thesis',
  'manuscript',
])

const isMasters = (genre: string): boolean => /master|m\.?\s?(?:a|sc|phil)\b|diplom|硕士|碩士/i.test(genre)

/** Whether an item is an arXiv preprint, and its identifier without prefix. */
export function arxivId(item: CslItem): string | undefined {
  const number = typeof item.number === 'string' ? item.number : ''
  const doi = typeof item.DOI === 'string' ? item.DOI : ''
  return /^arxiv:\s*(\S+)/i.exec(number)?.[1] ?? /^10\.48550\/arxiv\.(\S+)$/i.exec(doi)?.[1]
}

/** The BibTeX entry type of an item; `misc` where BibTeX has none. */
export function bibtexType(item: CslItem): string {
  if (item.type === 'thesis')
    return isMasters(typeof item.genre === 'string' ? item.genre : '') ? 'mastersthesis' : 'phdthesis'
  const type = TYPES[item.type] ?? 'misc'
  if (type === 'article' && item['container-title'] === undefined) return 'misc'
  return type
}

/** The CSL type for BibLaTeX's `entrysubtype`, where the entry type does not tell it. */
export function bibtexSubtype(item: CslItem): string | undefined {
  if (item.type === 'article-magazine') return 'magazine'
  if (item.type === 'article-newspaper') return 'newspaper'
  if (bibtexType(item) !== 'misc') return PLAIN.has(item.type) ? undefined : item.type
  const told = {
    webpage: item.URL !== undefined,
    article: arxivId(item) !== undefined,
    document: item.URL === undefined,
  }
  return told[item.type as keyof typeof told] ? undefined : item.type
}
