import { CitationInputError, quoteInput } from './citation-input-error.ts'

const PMC = /^(?:pmcid\s*[:#]?\s*)?pmc\s*[:#-]?\s*(\d{1,10})(?:\.\d+)?$/i
const PMCID_LABEL = /^pmcid\s*[:#]?\s*(.*)$/is
const PMID_LABEL = /^(?:pmid|pubmed(?:\s*id)?|info:pmid\/)\s*[:#]?\s*(.*)$/is

function malformed(kind: 'pmid' | 'pmcid', text: string): CitationInputError {
  const [name, form] = kind === 'pmid' ? ['PMID', '1 to 8 digits'] : ['PMCID', '"PMC" and up to 8 digits']
  return new CitationInputError(kind, `${quoteInput(text)} was taken for a ${name}, but that is ${form}.`)
}

/** The PMCID in `text` as `PMC123`, without version; `undefined` when it is not meant as one.
 * @throws CitationInputError when malformed */
export function recognizePmcid(text: string): string | undefined {
  const digits = PMC.exec(text)?.[1] ?? /^(\d{1,10})$/.exec(PMCID_LABEL.exec(text)?.[1] ?? '')?.[1]
  if (digits !== undefined && /^[1-9]\d{0,7}$/.test(digits)) return `PMC${digits}`
  if (digits !== undefined || PMCID_LABEL.test(text)) throw malformed('pmcid', text)
  return undefined
}

/** The PMID in `text` as digits; a bare number counts from 5 to 8 digits. `undefined` when it is not meant as one.
 * @throws CitationInputError when malformed */
export function recognizePmid(text: string): string | undefined {
  const labelled = PMID_LABEL.exec(text)?.[1]
  if (labelled === undefined) return /^[1-9]\d{4,7}$/.test(text) ? text : undefined
  const digits = labelled.replace(/[.,;]$/, '')
  if (/^[1-9]\d{0,7}$/.test(digits)) return digits
  throw malformed('pmid', text)
}
