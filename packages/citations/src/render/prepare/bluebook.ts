import type { CslItem } from '../../item.ts'
import type { PrepareStep } from './prepare-step.ts'
import { textOf } from './prepare-step.ts'

/** 2 → 2d, 3 → 3d, 20 → 20th (The Bluebook, rule 6.2(b)). */
function ordinal(value: number): string {
  const tens = value % 100
  if (tens >= 11 && tens <= 13) return `${value}th`
  const suffix = ['th', 'st', 'd', 'd'][value % 10] ?? 'th'
  return `${value}${suffix}`
}

export const bluebookEdition: PrepareStep = {
  name: 'bluebook-edition',
  styles: ['bluebook'],
  why: 'The Bluebook, rules 6.2(b) and 15.4: 3d ed., 20th ed.; printed as 3 ed.',
  apply(item) {
    const edition = textOf(item, 'edition')
    if (!edition) return item
    const bare = edition.replace(/ ed(?:ition|n)?\.?$/iu, '')
    const number = /^(\d{1,3})(?:st|nd|rd|th|d)?\.?$/iu.exec(bare)
    return { ...item, edition: number ? ordinal(Number(number[1])) : bare }
  },
}

export const bluebookThesis: PrepareStep = {
  name: 'bluebook-thesis',
  styles: ['bluebook'],
  why: 'The Bluebook, rule 17.2.2: (Ph.D. dissertation, …); printed as PhD thesis dissertation',
  apply(item) {
    if (item.type !== 'thesis') return item
    const genre = textOf(item, 'genre') ?? ''
    if (genre === '' || /ph\.? ?d|doctoral|^dissertation/iu.test(genre))
      return { ...item, genre: 'Ph.D. dissertation' }
    return { ...item, genre: genre.replace(/^master.s thesis$/iu, "Master's thesis") }
  },
}

const dateParts = (item: CslItem): number => {
  const issued = item.issued
  return typeof issued === 'object' && !Array.isArray(issued) ? (issued['date-parts']?.[0]?.length ?? 0) : 0
}

/** Periodicals that number their pages by issue are cited by date. */
export const bluebookPeriodical: PrepareStep = {
  name: 'bluebook-periodical',
  styles: ['bluebook'],
  why: 'The Bluebook, rule 16.5: Newsweek, Feb. 18, 1991, at 55; the day was lost, and journals without volume had no date form',
  apply(item) {
    const byIssue = item.type === 'article-journal' && !textOf(item, 'volume') && dateParts(item) > 1
    if (item.type !== 'article-magazine' && !byIssue) return item
    const type = dateParts(item) > 2 ? 'article-newspaper' : 'article-magazine'
    return { ...item, type, volume: undefined }
  },
}

/** Preprints and data have only their DOI to be found by. */
export const bluebookDoi: PrepareStep = {
  name: 'bluebook-doi',
  styles: ['bluebook'],
  why: 'The Bluebook, rule 18.2.1(b)(iii): a DOI serves as the address; the DOI of preprints was lost',
  apply(item) {
    const doi = textOf(item, 'DOI')
    const online = ['article', 'dataset', 'software', 'report', 'webpage'].includes(item.type)
    return doi && online && !textOf(item, 'URL') ? { ...item, URL: `https://doi.org/${doi}` } : item
  },
}
