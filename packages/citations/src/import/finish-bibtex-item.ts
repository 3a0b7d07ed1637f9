import { isCslType } from '../normalize/types.ts'

type Raw = Record<string, unknown>
type Fields = ReadonlyMap<string, string>

const ARXIV_JOURNAL =
  /^(?:arxiv(?:\s+preprint|\s+e-prints)?|corr)[\s,:]*(?:(?:arxiv\s*:\s*|abs\/)([\w.-]+(?:\/\d{7})?(?:v\d+)?))?/i
const SUBTYPES: Readonly<Record<string, string>> = {
  magazine: 'article-magazine',
  newspaper: 'article-newspaper',
}
/** Genres that the parser makes of entry types, in the words that styles print. */
const GENRES: Readonly<Record<string, string | undefined>> = {
  phdthesis: 'PhD thesis',
  mastersthesis: "Master's thesis",
  mathesis: "Master's thesis",
  bathesis: "Bachelor's thesis",
  techreport: 'Technical report',
  resreport: 'Research report',
  software: 'Computer software',
  patent: 'Patent',
  patentus: 'U.S. patent',
  patenteu: 'European patent',
  patentde: 'German patent',
  patentfr: 'French patent',
  patentuk: 'British patent',
}

function readArxiv(item: Raw, fields: Fields): void {
  const prefix = (fields.get('archiveprefix') ?? fields.get('eprinttype') ?? '').toLowerCase()
  const journal = ARXIV_JOURNAL.exec(fields.get('journal') ?? fields.get('journaltitle') ?? '')
  const eprint = fields.get('eprint') ?? ''
  const looksArxiv = /^(?:arxiv:)?(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/i.test(eprint)
  const id = prefix === 'arxiv' || (prefix === '' && looksArxiv) ? eprint : (journal?.[1] ?? '')
  if (id === '' && journal === null) return
  const published =
    journal === null &&
    (item.type === 'article-journal' || item.type === 'paper-conference') &&
    item['container-title'] !== undefined
  if (published) return
  item.type = 'article'
  delete item['container-title']
  item.publisher ??= 'arXiv'
  if (id === '') return
  const bare = id.replace(/^arxiv:/i, '')
  item.number = `arXiv:${bare}`
  item.DOI ??= `10.48550/arXiv.${bare.replace(/v\d+$/i, '')}`
}

function readType(item: Raw, fields: Fields): void {
  const subtype = fields.get('entrysubtype') ?? ''
  if (isCslType(subtype) || Object.hasOwn(SUBTYPES, subtype)) {
    item.type = SUBTYPES[subtype] ?? subtype
    if (item.genre === subtype) delete item.genre
  }
  const plainMisc = fields.get('ENTRYTYPE') === 'misc' && item.type === 'document'
  const address = /https?:\/\/[^\s{}\\]+/.exec(fields.get('howpublished') ?? '')?.[0]
  if (plainMisc && (address !== undefined || item.URL !== undefined)) {
    item.type = 'webpage'
    item.URL ??= address
    if (typeof item.publisher === 'string' && item.publisher.includes('http')) delete item.publisher
  }
  if (fields.get('ENTRYTYPE') === 'inbook' && fields.get('title') !== undefined && !fields.has('booktitle')) {
    // Classic @inbook: the title is the book's, chapter and pages a part of it.
    item.type = 'book'
  }
}

/** What is left to do after the parser: arXiv preprints, web pages in `@misc`, subtypes, genres in words. */
export function finishBibtexItem(item: Raw, fields: Fields): Raw {
  readArxiv(item, fields)
  readType(item, fields)
  const genre = typeof item.genre === 'string' ? item.genre : ''
  if (Object.hasOwn(GENRES, genre)) item.genre = GENRES[genre]
  for (const [field, variable] of [
    ['journal', 'container-title'],
    ['pages', 'page'],
    ['volume', 'volume'],
    ['number', 'number'],
    ['pmid', 'PMID'],
    ['issn', 'ISSN'],
    ['isbn', 'ISBN'],
  ] as const) {
    const value = fields.get(field)
    const kept = item.issue !== undefined || item['collection-number'] !== undefined
    if (value !== undefined && item.type !== 'article' && !(variable === 'number' && kept))
      item[variable] ??= value
  }
  return item
}
