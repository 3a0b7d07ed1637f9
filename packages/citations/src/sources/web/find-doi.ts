import type { CheerioAPI } from 'cheerio'
import { recognizeDoi } from '../../recognize/doi.ts'
import type { MetaTags } from './read-meta.ts'

/** The DOI that a text is, or undefined; a malformed one counts as none. */
function doiOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    return recognizeDoi(text.replace(/^info:doi\//i, ''))
  } catch {
    return undefined
  }
}

const IN_PATH = /\/(?:doi\/(?:abs\/|full\/|pdf\/|epdf\/|book\/)?)?(10\.\d{4,9}\/[^\s?#]+)/

/** The DOI in a web address, as many publishers have it in theirs. */
export function findDoiInUrl(url: string): string | undefined {
  const { pathname } = new URL(url)
  const inPath = IN_PATH.exec(pathname.replaceAll(/%2f/gi, '/'))?.[1]
  return doiOf(inPath?.replace(/\/(?:abstract|full|pdf|epdf|summary|html?)\/?$/i, ''))
}

/** The DOI that a page gives for itself: its tags, or a link to doi.org in its head. */
export function findDoiInPage($: CheerioAPI, meta: MetaTags): string | undefined {
  const named = [
    ...meta.all('citation_doi', 'bepress_citation_doi'),
    ...meta.all('dc.identifier', 'dc.identifier.doi', 'dcterms.identifier'),
    ...meta.all('prism.doi', 'eprints.id_number'),
  ]
  const links = $('head link[href*="doi.org/10."]')
    .toArray()
    .map((link) => $(link).attr('href'))
  for (const candidate of [...named, ...links]) {
    const doi = doiOf(candidate)
    if (doi !== undefined) return doi
  }
  return undefined
}
