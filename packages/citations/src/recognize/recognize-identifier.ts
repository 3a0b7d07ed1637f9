import { recognizeArxiv } from './arxiv.ts'
import { CitationInputError } from './citation-input-error.ts'
import { findDoi, recognizeDoi } from './doi.ts'
import { recognizeIsbn } from './isbn.ts'
import { recognizePmcid, recognizePmid } from './pubmed.ts'
import type { RecognizedIdentifier } from './recognized.ts'
import { recognizeUrl } from './url.ts'

/** No identifier or address is longer. */
const LENGTH_MAX = 9_000

const PUBMED_LINK =
  /^https?:\/\/(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/pubmed\/)(\d{1,8})\/?(?:[?#].*)?$/i
const PMC_LINK =
  /^https?:\/\/(?:www\.)?(?:pmc\.ncbi\.nlm\.nih\.gov\/articles|ncbi\.nlm\.nih\.gov\/pmc\/articles|europepmc\.org\/(?:article\/pmc|articles))\/(PMC\d{1,8})(?:[/?#].*)?$/i
const EUROPE_PMC_LINK =
  /^https?:\/\/(?:www\.)?europepmc\.org\/(?:article|abstract)\/med\/(\d{1,8})\/?(?:[?#].*)?$/i
const ISSN = /^(?:e?-?issn\s*:?\s*)\d{4}-?\d{3}[\dX]$|^\d{4}-\d{3}[\dX]$/i

function linkToRegistry(text: string): RecognizedIdentifier | undefined {
  const pmid = (PUBMED_LINK.exec(text) ?? EUROPE_PMC_LINK.exec(text))?.[1]
  if (pmid !== undefined) return { kind: 'pmid', value: pmid }
  const pmcid = PMC_LINK.exec(text)?.[1]
  return pmcid === undefined ? undefined : { kind: 'pmcid', value: pmcid.toUpperCase() }
}

/** Full-width letters and punctuation, invisible characters and quotes around the whole, as they come by pasting. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(/^(["'“‘「])(.*)["'”’」]$/s, '$2')
    .trim()
}

/**
 * The identifier or web address that a text is, in canonical form; `undefined` when it is none.
 * @throws CitationInputError when it is meant as one but wrong
 */
export function recognizeIdentifier(text: string): RecognizedIdentifier | undefined {
  if (text.length > LENGTH_MAX) return undefined
  const tidied = tidy(text)
  const registry = linkToRegistry(tidied)
  if (registry !== undefined) return registry
  const readers = [
    ['doi', recognizeDoi],
    ['pmcid', recognizePmcid],
    ['arxiv', recognizeArxiv],
    ['isbn', recognizeIsbn],
    ['pmid', recognizePmid],
  ] as const
  for (const [kind, read] of readers) {
    const value = read(tidied)
    if (value !== undefined) return { kind, value }
  }
  if (ISSN.test(tidied)) {
    throw new CitationInputError(
      'issn',
      `"${tidied.slice(0, 30)}" is an ISSN: it names a whole journal, not an article. Send the article's DOI, or its metadata.`,
    )
  }
  const url = recognizeUrl(tidied)
  if (url !== undefined) return { kind: 'url', value: url }
  if (/^\d[\d\s-]{7,20}$/.test(tidied)) {
    const digits = tidied.replace(/\D/g, '').length
    throw new CitationInputError(
      'nothing',
      `A number of ${digits} digits is no ISBN (10 or 13 digits) and no PMID (up to 8).`,
    )
  }
  const doi = findDoi(tidied)
  if (doi !== undefined && /\s/.test(tidied)) {
    throw new CitationInputError(
      'reference',
      `The input looks like a reference in words that has the DOI ${doi.slice(0, 100)}: send the DOI alone.`,
    )
  }
  return undefined
}
