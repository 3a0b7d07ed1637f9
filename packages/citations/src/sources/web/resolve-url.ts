import { resolveDoi } from '../registries/resolve-doi.ts'
import type { Lookup, RawItem } from '../source-context.ts'
import { SourceError } from '../source-error.ts'
import { findDoiInUrl } from './find-doi.ts'
import { readPage } from './read-page.ts'

const HTML_TYPES = /^(?:text\/html|application\/xhtml\+xml)$/

/** Metadata of the DOI, or undefined when its agency has none or does not answer: the page itself may do. */
async function tryDoi(look: Lookup, doi: string | undefined): Promise<RawItem | undefined> {
  if (doi === undefined) return undefined
  try {
    return await resolveDoi(look, doi)
  } catch (error) {
    if (error instanceof SourceError) return undefined
    throw error
  }
}

/**
 * Metadata of a web address: of the DOI in the address or in the page, else of the page itself.
 * @throws SourceError `not_found` for an address that is not fetched, an error status, another type than HTML or a
 * page without a title
 */
export async function resolveUrl(look: Lookup, url: string): Promise<RawItem> {
  const known = await tryDoi(look, findDoiInUrl(url))
  if (known) return known
  const reply = await look.ctx.ask(url, {
    accept: 'text/html, */*;q=0.1',
    types: HTML_TYPES,
    signal: look.signal,
    chosenBy: 'caller',
  })
  if (reply.status >= 400) {
    throw new SourceError('not_found', `The address answers with status ${reply.status}.`)
  }
  if (!HTML_TYPES.test(reply.type)) {
    const type = reply.type === '' ? 'no type' : reply.type
    throw new SourceError('not_found', `The address is no web page (${type}). Send its DOI or its fields.`)
  }
  const { item, source, doi } = readPage(reply.body, reply.url)
  const registered = await tryDoi(look, doi)
  if (registered) return registered
  if (source === 'none') throw new SourceError('not_found', 'The page names no title, so it cannot be cited.')
  return doi === undefined ? item : { ...item, DOI: doi }
}
