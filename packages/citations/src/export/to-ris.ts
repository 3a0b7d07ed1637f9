import type { CslDate, CslItem, CslName } from '../item.ts'
import { stripMarkup } from '../normalize/markup.ts'
import { dateField, nameList, textField } from './bibtex-fields.ts'
import { risTypeOf } from './ris-type.ts'

type Line = readonly [tag: string, value: string | undefined]

const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter']

/** One line of plain text: RIS has no markup, and a line break would end the value. */
const plain = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : stripMarkup(text).replace(/\s+/g, ' ').trim() || undefined

function risName(name: CslName): string {
  if (name.family === undefined) return (name.literal ?? name.given ?? '').replace(/,(?=\s|$)/g, '')
  const family = [name['dropping-particle'], name['non-dropping-particle'], name.family]
    .filter((part) => part !== undefined)
    .join(' ')
  const parts = [family, name.given, name.suffix]
  return parts.filter((part) => part !== undefined).join(', ')
}

const names = (item: CslItem, variable: string, tag: string): Line[] =>
  nameList(item, variable).map((name) => [tag, plain(risName(name))])

/** `Y/M/D/` with empty places for what is not known, and the season in the fourth. */
function risDate(date: CslDate | undefined): string | undefined {
  const [year, month, day] = date?.['date-parts']?.[0] ?? []
  if (year === undefined) return undefined
  const pad = (part: number | undefined): string => (part === undefined ? '' : String(part).padStart(2, '0'))
  const season = date?.season === undefined ? '' : (SEASONS[date.season - 1] ?? '')
  return `${year < 0 ? year : String(year).padStart(4, '0')}/${pad(month)}/${pad(day)}/${season}`
}

function risYear(date: CslDate | undefined): string | undefined {
  const year = date?.['date-parts']?.[0]?.[0]
  return year === undefined ? /\d{4}/.exec(date?.literal ?? '')?.[0] : String(year)
}

/** First and last page; `377-86` keeps its short end, lists of pages stay whole in SP. */
function pageLines(page: string | undefined): Line[] {
  const range = /^([^\s,;-]+)-([^\s,;-]+)$/.exec(page ?? '')
  return range === null
    ? [['SP', plain(page)]]
    : [
        ['SP', range[1]],
        ['EP', range[2]],
      ]
}

/** Editors of a container stand in A2, those of the work itself in ED (RIS 2011 has A2 as series editor for books). */
const editorTag = (type: string): string => (/^(?:CHAP|CONF|DICT|ENCYC)$/.test(type) ? 'A2' : 'ED')

/** A work without author stands under its director or composer, as reference managers do it. */
function makerLines(item: CslItem): Line[] {
  const role = ['author', 'director', 'composer', 'performer', 'host', 'chair'].find(
    (one) => nameList(item, one).length > 0,
  )
  return role === undefined ? [] : names(item, role, 'AU')
}

/** PubMed's way of marking its numbers. */
const mark = (id: string | undefined, label: string): string | undefined =>
  id === undefined ? undefined : id + label

function linesOf(item: CslItem): Line[] {
  const type = risTypeOf(item.type)
  const text = (variable: string): string | undefined => plain(textField(item, variable))
  const issued = dateField(item, 'issued')
  const isArticle = item.type.startsWith('article-')
  return [
    ['TY', type],
    ...makerLines(item),
    ...names(item, 'editor', editorTag(type)),
    ...names(item, 'translator', 'A4'),
    ['TI', text('title')],
    ['ST', text('title-short')],
    ['T2', text('container-title') ?? text('event-title')],
    ['J2', text('container-title-short')],
    ['T3', text('collection-title')],
    ['PY', risYear(issued)],
    ['DA', risDate(issued)],
    ['VL', text('volume')],
    ['IS', text('issue') ?? (type === 'CASE' || isArticle ? undefined : text('number'))],
    ['C7', isArticle ? text('number') : undefined],
    ['ET', text('edition') ?? text('version')],
    ...pageLines(text('page')),
    ['SE', text('section')],
    ['PB', text('publisher') ?? text('authority')],
    ['CY', text('publisher-place') ?? text('event-place')],
    ['M3', text('genre')],
    ['SN', text('ISBN') ?? text('ISSN')],
    ['DO', text('DOI')],
    ['UR', text('URL')],
    ['Y2', risDate(dateField(item, 'accessed'))],
    ['U1', mark(text('PMID'), '[pmid]')],
    ['U2', mark(text('PMCID'), '[pmcid]')],
    ['LA', item.language],
    ['DB', text('archive')],
    ...(text('keyword') ?? '').split(/[,;]/).map((word): Line => ['KW', word.trim() || undefined]),
    ['AB', text('abstract')],
    ...(textField(item, 'note') ?? '').split('\n').map((line): Line => ['N1', plain(line)]),
  ]
}

/**
 * Items as RIS (tags of 2011): CRLF, one unbroken line a value, SP and EP apart, DA as `Y/M/D/`, Y2 for the access date,
 * plain text. Every record ends in `ER  - `.
 */
export function toRis(items: readonly CslItem[]): string {
  return items
    .map((item) => {
      const lines = linesOf(item).filter((line) => line[1] !== undefined && line[1] !== '')
      return `${lines.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')}ER  - \r\n`
    })
    .join('\r\n')
}
