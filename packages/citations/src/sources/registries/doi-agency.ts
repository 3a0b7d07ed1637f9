import { LIFETIME_MS } from '../source-cache.ts'
import type { Lookup } from '../source-context.ts'
import { SourceError } from '../source-error.ts'
import { isRecord, JSON_TYPES, readJson } from './read-json.ts'

/**
 * Name of the agency that registers a DOI's prefix (`Crossref`, `DataCite`, `ISTIC`, `CNKI` …), from
 * `doi.org/ra/<prefix>`; undefined when that could not be asked now.
 * @throws SourceError `not_found` for a prefix that nobody registers
 */
export async function findAgency({ ctx, signal }: Lookup, prefix: string): Promise<string | undefined> {
  const key = `agency:${prefix}`
  const known = await ctx.cache.get(key)
  if (typeof known === 'string') return known
  let answer: unknown
  try {
    const url = `${ctx.bases.doi}/ra/${encodeURIComponent(prefix)}`
    const reply = await ctx.ask(url, {
      accept: 'application/json',
      types: JSON_TYPES,
      signal,
      chosenBy: 'operator' as const,
    })
    if (reply.status !== 200) return undefined
    answer = readJson(reply)
  } catch (error) {
    if (error instanceof SourceError) return undefined
    throw error
  }
  const entry: unknown = Array.isArray(answer) ? answer[0] : answer
  if (!isRecord(entry)) return undefined
  if (typeof entry.RA === 'string') {
    await ctx.cache.set(key, entry.RA, LIFETIME_MS.agency)
    return entry.RA
  }
  if (typeof entry.status === 'string' && /exist|invalid/i.test(entry.status)) {
    throw new SourceError('not_found', `No agency registers DOIs that begin with ${prefix}/.`)
  }
  return undefined
}
