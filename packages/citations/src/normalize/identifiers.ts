import type { Warning } from '@redraft/contracts'
import { cleanDoi } from '../recognize/doi.ts'
import { isValidIsbn } from '../recognize/isbn.ts'
import { printedUrl } from '../recognize/url.ts'

interface Checked {
  /** `undefined` leaves the variable out. */
  readonly value?: string
  readonly warning?: Warning
}

const drop = (name: string, value: string): Checked => ({
  warning: { code: 'identifier_malformed', values: { identifier: name, value: value.slice(0, 80) } },
})

/** Several numbers with their remarks; what is longer is none. */
const ISBN_MAX = 1_000

function checkIsbn(value: string): Checked {
  const parts = value
    .slice(0, ISBN_MAX)
    .split(/[,;/]|\s(?=97[89])|\s*\([^)]*\)/)
    .map((part) => part.replace(/^\s*(?:e-?)?isbn\S*\s+/i, '').trim())
  const present = parts.filter((part) => /\d/.test(part))
  const [first] = present
  if (first === undefined) return drop('ISBN', value)
  const valid = present.find(isValidIsbn)
  return valid !== undefined
    ? { value: valid }
    : { value: first, warning: { code: 'isbn_wrong', values: { isbn: first.slice(0, 40) } } }
}

function checkIssn(value: string): Checked {
  const found = /(?<![\d-])(\d{4})-?(\d{3}[\dXx])(?![\d-])/.exec(value)
  return found === null ? drop('ISSN', value) : { value: `${found[1]}-${found[2]?.toUpperCase()}` }
}

/** Short DOIs (shortdoi.org) as they stand in reference managers: `fg6rf9`, `10/fg6rf9`. */
function shortDoi(value: string): string | undefined {
  const [, code] = /^(?:10\/|https?:\/\/doi\.org\/(?:10\/)?)?([a-z0-9]{4,8})$/i.exec(value) ?? []
  return code !== undefined && /[a-z]/i.test(code) ? `10/${code.toLowerCase()}` : undefined
}

/** Identifier variables in one spelling each; what is malformed is left out with a warning, never repaired. */
export function checkIdentifier(variable: string, value: string): Checked {
  switch (variable) {
    case 'DOI': {
      const doi = cleanDoi(value) ?? shortDoi(value)
      return doi === undefined ? drop('DOI', value) : { value: doi }
    }
    case 'URL': {
      const url = printedUrl(value)
      return url === undefined ? drop('URL', value) : { value: url }
    }
    case 'ISBN':
      return checkIsbn(value)
    case 'ISSN':
      return checkIssn(value)
    case 'PMID': {
      const digits = /^(?:pmid:?\s*)?(\d{1,8})$/i.exec(value)?.[1]
      return digits === undefined ? drop('PMID', value) : { value: digits }
    }
    case 'PMCID': {
      const digits = /^(?:pmcid:?\s*)?(?:pmc)?(\d{1,8})(?:\.\d+)?$/i.exec(value)?.[1]
      return digits === undefined ? drop('PMCID', value) : { value: `PMC${digits}` }
    }
    default:
      return { value }
  }
}

const DOI_LINK = /^https?:\/\/(?:(?:www|dx)\.)?doi\.org\/(.+)$/i

/** Whether a URL only repeats the DOI: its own link, another spelling of it, or a short DOI link. */
export function isDoiLink(url: string): boolean {
  return DOI_LINK.test(url)
}
