import type { Lookup, RawItem } from '../source-context.ts'
import { SourceError } from '../source-error.ts'
import { isRecord, JSON_TYPES, readJson } from './read-json.ts'

const NAMES = { pmid: 'PubMed', pmcid: 'PubMed Central' } as const

/** Metadata of a PMID or PMCID from NCBI's Literature Citation Exporter, which answers in CSL-JSON. */
export async function resolvePubmed(
  { ctx, signal }: Lookup,
  kind: 'pmid' | 'pmcid',
  value: string,
): Promise<RawItem> {
  const id = value.replace(/^PMC/i, '')
  const query = new URLSearchParams({ format: 'csl', id, tool: 'redraft' })
  if (ctx.contactEmail !== undefined) query.set('email', ctx.contactEmail)
  const url = `${ctx.bases.ncbi}/${kind === 'pmid' ? 'pubmed' : 'pmc'}/?${query}`
  const reply = await ctx.ask(url, {
    accept: 'application/json',
    types: JSON_TYPES,
    signal,
    chosenBy: 'operator' as const,
  })
  const answer = reply.status === 200 && reply.body !== '' ? readJson(reply) : undefined
  const item: unknown = Array.isArray(answer) ? answer[0] : answer
  if (isRecord(item) && item.title !== undefined) return item
  throw new SourceError('not_found', `${NAMES[kind]} has no record ${kind === 'pmid' ? id : `PMC${id}`}.`)
}
