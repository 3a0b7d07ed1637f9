import type { Lookup, RawItem } from '../source-context.ts'
import { SourceError } from '../source-error.ts'
import { readPage } from '../web/read-page.ts'
import { findAgency } from './doi-agency.ts'
import { isRecord, JSON_TYPES, readJson } from './read-json.ts'

const CSL_JSON = 'application/vnd.citationstyles.csl+json'
const HTML_TYPES = /^(?:text\/html|application\/xhtml\+xml)$/

/** A DOI may hold any character; slashes stay, the rest is escaped. */
const pathOf = (doi: string): string => encodeURIComponent(doi).replaceAll('%2F', '/')

/** Content negotiation at the resolver: undefined when the agency gave no metadata in this form. */
async function negotiate({ ctx, signal }: Lookup, doi: string): Promise<RawItem | undefined> {
  const request = {
    accept: `${CSL_JSON}, application/json;q=0.5`,
    types: JSON_TYPES,
    signal,
    chosenBy: 'operator' as const,
  }
  const reply = await ctx.ask(`${ctx.bases.doi}/${pathOf(doi)}`, request)
  if (reply.status !== 200 || reply.body === '') return undefined
  const item = readJson(reply)
  return isRecord(item) ? item : undefined
}

/** Crossref's own record, in its polite pool when the operator gave an address. */
async function askCrossref({ ctx, signal }: Lookup, doi: string): Promise<RawItem | undefined> {
  const mailto = ctx.contactEmail === undefined ? '' : `?mailto=${encodeURIComponent(ctx.contactEmail)}`
  const url = `${ctx.bases.crossref}/works/${encodeURIComponent(doi)}${mailto}`
  const reply = await ctx.ask(url, {
    accept: 'application/json',
    types: JSON_TYPES,
    signal,
    chosenBy: 'operator' as const,
  })
  if (reply.status !== 200 || reply.body === '') return undefined
  const answer = readJson(reply)
  return isRecord(answer) && isRecord(answer.message) ? answer.message : undefined
}

/** The landing page, for agencies that answer with HTML whatever is asked (CNKI). */
async function readLandingPage({ ctx, signal }: Lookup, doi: string): Promise<RawItem | undefined> {
  const request = { accept: 'text/html', types: HTML_TYPES, signal, chosenBy: 'operator' as const }
  const reply = await ctx.ask(`${ctx.bases.doi}/${pathOf(doi)}`, request)
  if (reply.status !== 200 || reply.body === '') return undefined
  const { item, source } = readPage(reply.body, reply.url)
  // A title alone is the name of a site as often as of an article.
  return source === 'highwire' || source === 'dublin_core' ? { ...item, DOI: doi } : undefined
}

/** The first answer of several ways; what one way could not reach counts only when no other one answers. */
async function firstOf(ways: readonly (() => Promise<RawItem | undefined>)[]): Promise<RawItem | undefined> {
  let failure: unknown
  for (const way of ways) {
    try {
      const item = await way()
      if (item !== undefined) return item
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.kind === 'unavailable') failure ??= error
    }
  }
  if (failure !== undefined) throw failure
  return undefined
}

/**
 * Metadata of a DOI: its agency first, then content negotiation; for Crossref also its own interface, for the others
 * the landing page. Nothing is guessed.
 * @throws SourceError `not_found` with the agency's name, or `unavailable`
 */
export async function resolveDoi(look: Lookup, doi: string, known?: string): Promise<RawItem> {
  const agency = known ?? (await findAgency(look, doi.split('/')[0] ?? doi))
  const ways = [() => negotiate(look, doi)]
  if (agency === 'Crossref') ways.push(() => askCrossref(look, doi))
  else if (agency !== 'DataCite') ways.push(() => readLandingPage(look, doi))
  const item = await firstOf(ways)
  if (item !== undefined) return item.DOI === undefined ? { ...item, DOI: doi } : item
  const registered = agency === undefined ? '' : ` Its agency is ${agency}.`
  throw new SourceError(
    'not_found',
    `No metadata was found for the DOI ${doi}.${registered} Check it, or send the fields yourself.`,
  )
}
