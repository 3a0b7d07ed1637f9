import { risType } from './ris-types.ts'

type Raw = Record<string, unknown>
type Lines = readonly (readonly [tag: string, value: string])[]

/** Types whose PB is a court or parliament. */
const LEGAL = /^(?:legal_case|legislation|bill|hearing|regulation)$/
/** Types whose T2 is a series; everywhere else it is what holds the work. */
const HAS_SERIES = /^(?:book|report|thesis|map|standard|pamphlet|periodical|classic)$/

class RisRecord {
  private readonly values = new Map<string, string[]>()

  constructor(lines: Lines) {
    for (const [tag, value] of lines) {
      if (value === '') continue
      const list = this.values.get(tag)
      if (list === undefined) this.values.set(tag, [value])
      else list.push(value)
    }
  }

  all(...tags: readonly string[]): string[] {
    return tags.flatMap((tag) => this.values.get(tag) ?? [])
  }

  first(...tags: readonly string[]): string | undefined {
    return this.all(...tags)[0]
  }
}

/** `2001/09/01/`, `2015/october`, `2001/00/00/`, `///`, `2013/04/18/received` (a date of the manuscript). */
function readDate(texts: readonly string[]): unknown {
  const dates = texts.flatMap((text) => {
    const [year = '', month = '', day = '', other = ''] = text.split('/').map((part) => part.trim())
    if (!/^-?\d{1,4}$/.test(year) || /received|accepted|revised/i.test(other)) {
      return /\d{4}/.test(text) && !text.includes('/') ? [{ precision: 1, date: text as unknown }] : []
    }
    const numeric = [year, month, day].every((part) => /^-?\d*$/.test(part))
    const precision =
      1 + Number(month !== '' && !/^0+$/.test(month)) + Number(day !== '' && !/^0+$/.test(day))
    const season = seasonIn(other)
    const date = numeric
      ? { 'date-parts': [[year, month, day]], ...(season && { season }) }
      : [day, month, year].filter(Boolean).join(' ')
    return [{ precision, date: date as unknown }]
  })
  return dates.reduce<{ precision: number; date: unknown } | undefined>(
    (best, next) => (best === undefined || next.precision > best.precision ? next : best),
    undefined,
  )?.date
}

const seasonIn = (text: string): string | undefined =>
  /^(?:spring|summer|autumn|fall|winter)$/i.exec(text)?.[0]

/** RIS writes `Family, Given, Suffix`; a name without comma stays as text. */
function readName(text: string): Raw {
  const [family = '', given = '', suffix = ''] = text.split(',').map((part) => part.trim())
  if (given === '')
    return text.trim().endsWith(',') || !/\s/.test(text.trim())
      ? { family: family.trim() }
      : { name: family.trim() }
  return { family, given, ...(suffix !== '' && { suffix }) }
}

const names = (texts: readonly string[]): Raw[] | undefined =>
  texts.length === 0 ? undefined : texts.map(readName)

function pages(record: RisRecord): string | undefined {
  const [start, end] = [record.first('SP'), record.first('EP')]
  if (start === undefined || end === undefined || end === start || /[-–]/.test(start)) return start ?? end
  return `${start}-${end}`
}

/** Editors stand in ED, or, by the type, in A2 (chapters, proceedings) or A3 (books). */
function people(record: RisRecord): Raw {
  const editors = [...record.all('ED'), ...record.all('A2')]
  return {
    author: names(record.all('AU', 'A1')),
    editor: names(editors),
    'collection-editor': names(record.all('A3')),
    translator: names(record.all('A4')),
  }
}

function titles(record: RisRecord, type: string): Raw {
  const container = type.startsWith('article')
    ? record.first('JF', 'T2', 'JO', 'BT', 'J2', 'JA')
    : record.first('T2', 'BT', 'JF', 'JO')
  const hasContainer = !HAS_SERIES.test(type)
  const title = record.first('TI', 'T1', 'CT') ?? (hasContainer ? undefined : record.first('BT'))
  const short =
    record.first('JA', 'J2', 'J1') ??
    (record.first('JF', 'T2') === undefined ? undefined : record.first('JO'))
  return {
    title,
    'title-short': record.first('ST'),
    ...(hasContainer ? { 'container-title': container } : { 'collection-title': record.first('T2') }),
    ...(record.first('T3') !== undefined && { 'collection-title': record.first('T3') }),
    ...(short !== undefined && short !== container && { 'container-title-short': short }),
  }
}

const DOI = /\b10\.\d{4,9}\/\S+/

function identifiers(record: RisRecord): Raw {
  const serial = record.all('SN')
  const isIssn = (value: string): boolean => /^\d{4}-?\d{3}[\dX]$/i.test(value.trim())
  const users = record.all('U1', 'U2', 'AN', 'C2')
  return {
    DOI:
      record.first('DO', 'DI') ??
      record
        .all('M3', 'N1', 'L3')
        .map((value) => DOI.exec(value)?.[0])
        .find(Boolean),
    URL: record.first('UR', 'LK'),
    ISSN: serial.find(isIssn),
    ISBN: serial.find((value) => !isIssn(value) && /\d/.test(value)),
    PMID: users.map((value) => /^(\d{1,8})\[pmid\]$/i.exec(value)?.[1]).find(Boolean),
    PMCID: users.map((value) => /^(PMC\d{1,8})(?:\[pmcid\])?$/i.exec(value)?.[1]).find(Boolean),
  }
}

/** `12(3)` or `12 (3)`: a volume with its issue. Up to the first bracket, for what comes after it may hold others. */
const VOLUME_AND_ISSUE = /^(?:(?<tight>\S[^\s(]*)|(?<loose>\S+)\s+)\((?<issue>\S+)\)$/

function numbers(record: RisRecord, type: string): Raw {
  const { tight, loose, issue: within } = VOLUME_AND_ISSUE.exec(record.first('VL') ?? '')?.groups ?? {}
  const joined = within !== undefined && record.first('IS') === undefined
  const issue = joined ? within : record.first('IS', 'CP')
  const isArticle = type.startsWith('article-')
  return {
    volume: joined ? (tight ?? loose) : record.first('VL'),
    ...(isArticle || type === 'paper-conference' ? { issue } : { number: issue ?? record.first('M1') }),
    ...(isArticle && { number: record.first('C7') }),
    ...edition(record, type),
    page: pages(record),
    section: record.first('SE'),
    'number-of-volumes': record.first('NV'),
  }
}

/** Preprints are exported as UNPB, the nearest that RIS has; a DOI or archive tells them from manuscripts. */
function typeOfRecord(record: RisRecord): string {
  const type = risType(record.first('TY') ?? '')
  return type === 'manuscript' && record.first('DO') !== undefined ? 'article' : type
}

/** ET is the version of software and data; PubMed puts a date there. */
function edition(record: RisRecord, type: string): Raw {
  const value = record.first('ET')
  if (value === undefined || /^\d{4}\//.test(value)) return {}
  return type === 'software' || type === 'dataset' ? { version: value } : { edition: value }
}

/** One RIS record (tags of RIS 2001 and 2011, as EndNote, Zotero, Scopus and PubMed write them) as raw CSL-JSON. */
export function risRecord(lines: Lines): Raw {
  const record = new RisRecord(lines)
  const type = typeOfRecord(record)
  const medium = record.first('M3')
  const genre =
    medium !== undefined && !/^(?:doi:|10\.)/i.test(medium) && type !== 'article-journal' ? medium : undefined
  const notes = record.all('N1').filter((note) => !/^doi:?\s*10\./i.test(note))
  const raw: Raw = {
    id: record.first('ID'),
    type,
    ...titles(record, type),
    ...people(record),
    ...numbers(record, type),
    ...identifiers(record),
    issued: readDate(record.all('PY', 'Y1', 'DA')),
    accessed: readDate(record.all('Y2')),
    publisher: LEGAL.test(type) ? undefined : record.first('PB'),
    'publisher-place': record.first('CY', 'PP'),
    language: record.first('LA'),
    abstract: record.first('AB', 'N2'),
    keyword: record.all('KW').join(', ') || undefined,
    // DB names the database of the record; it holds the source itself for these types only.
    archive: /^(?:manuscript|dataset|graphic|map|article)$/.test(type) ? record.first('DB') : undefined,
    authority: LEGAL.test(type) ? record.first('PB') : undefined,
    genre,
    note: notes.join('\n') || undefined,
  }
  return raw
}
