import { CitationInputError, quoteInput } from './citation-input-error.ts'

const LABEL = /^arxiv\s*(?:id)?\s*[:\s]\s*/i
const LINK =
  /^(?:https?:\/\/)?(?:(?:www|export|browse|lanl|[a-z]{2})\.)?arxiv\.org\/(?:abs|pdf|html|ps|format|src|e-print|list)\/|^https?:\/\/(?:www\.)?alphaxiv\.org\/(?:abs|overview|pdf)\//i
// Since April 2007: YYMM.NNNN, five digits from 2015 on (info.arxiv.org/help/arxiv_identifier.html).
const NEW = /^(\d{2})(\d{2})\.(\d{4,5})(v[1-9]\d{0,2})?$/i
const OLD = /^([a-z]+(?:-[a-z]+)?)(?:\.[a-z]{2}(?:-[a-z]+)?)?\/(\d{2})(\d{2})(\d{3})(v[1-9]\d{0,2})?$/i
const OLD_ARCHIVES: ReadonlySet<string> = new Set(
  `acc-phys adap-org alg-geom ao-sci astro-ph atom-ph bayes-an chao-dyn chem-ph cmp-lg comp-gas cond-mat cs dg-ga
  funct-an gr-qc hep-ex hep-lat hep-ph hep-th math math-ph mtrl-th nlin nucl-ex nucl-th patt-sol physics plasm-ph
  q-alg q-bio quant-ph solv-int supr-con`.split(/\s+/),
)

const isMonth = (digits: string): boolean => Number(digits) >= 1 && Number(digits) <= 12

function faultOf(body: string): string {
  const [, , month] = NEW.exec(body) ?? []
  if (month !== undefined && !isMonth(month)) return `${month} is no month in YYMM`
  if (month !== undefined) return 'the number has four digits until 2014 and five from 2015 on'
  return 'it has neither the form 1706.03762 nor hep-th/9901001 (with v1, v2 … when a version is meant)'
}

function canonical(body: string): string | undefined {
  const [, year = '', month = '', number = '', version = ''] = NEW.exec(body) ?? []
  if (number !== '') {
    const inTime = `${year}${month}` >= '0704' && number.length === (year < '15' ? 4 : 5)
    return isMonth(month) && inTime ? `${year}${month}.${number}${version.toLowerCase()}` : undefined
  }
  const [, archive = '', oldYear = '', oldMonth = '', oldNumber = '', oldVersion = ''] = OLD.exec(body) ?? []
  if (!OLD_ARCHIVES.has(archive.toLowerCase()) || !isMonth(oldMonth)) return undefined
  return `${archive.toLowerCase()}/${oldYear}${oldMonth}${oldNumber}${oldVersion.toLowerCase()}`
}

/**
 * The arXiv identifier in `text`, new or old form, with its version if it has one, without the subject class
 * (`math.GT/0309136` → `math/0309136`); `undefined` when it is not meant as one.
 * @throws CitationInputError when it is meant as one but malformed
 */
export function recognizeArxiv(text: string): string | undefined {
  const prefix = LINK.exec(text)?.[0] ?? LABEL.exec(text)?.[0] ?? ''
  const body = text
    .slice(prefix.length, prefix.length + 200)
    .replace(/\s*\[[a-z-]+(?:\.[a-z-]+)?\]\s*$/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/(?:\.pdf)?[/.,;]?$/i, '')
  const id = canonical(body)
  if (id !== undefined) return id
  const meant = prefix === '' ? NEW.test(body) && body.length >= 9 : !/\/list\/$/i.test(prefix)
  if (!meant) return undefined
  throw new CitationInputError(
    'arxiv',
    `${quoteInput(text)} was taken for an arXiv identifier, but ${faultOf(body)}.`,
  )
}
