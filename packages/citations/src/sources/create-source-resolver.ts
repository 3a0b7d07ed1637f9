import type { RecognizedIdentifier } from '../recognize/recognized.ts'
import type { Fetcher } from './guard/guarded-fetch.ts'
import { createPoliteFetcher, type RegistryFailure } from './hosts/polite-fetcher.ts'
import { resolveArxiv } from './registries/resolve-arxiv.ts'
import { resolveDoi } from './registries/resolve-doi.ts'
import { resolveIsbn } from './registries/resolve-isbn.ts'
import { resolvePubmed } from './registries/resolve-pubmed.ts'
import { LIFETIME_MS, type SourceCache } from './source-cache.ts'
import type { Lookup, RawItem, SourceBases, SourceContext } from './source-context.ts'
import { SourceError } from './source-error.ts'
import { resolveUrl } from './web/resolve-url.ts'

const TOTAL_MS = 8_000

const BASES: SourceBases = {
  doi: 'https://doi.org',
  crossref: 'https://api.crossref.org',
  ncbi: 'https://api.ncbi.nlm.nih.gov/lit/ctxp/v1',
  openLibrary: 'https://openlibrary.org',
}

export interface SourceResolverOptions {
  readonly fetcher: Fetcher
  readonly cache: SourceCache
  readonly now: () => Date
  /** Other addresses of the services, for mirrors and tests. */
  readonly bases?: { readonly [name in keyof SourceBases]?: string | undefined }
  readonly contactEmail?: string | undefined
  /** Told of every registry or mirror that gave no usable answer. */
  readonly onRegistryFailure?: (failure: RegistryFailure) => void
}

/** Looks identifiers and addresses up. */
export interface SourceResolver {
  /**
   * Metadata of an identifier as its registry gave it, to be normalised; for a web page with the access date. Takes
   * 8 s at most.
   * @throws SourceError and nothing else
   */
  resolve(recognized: RecognizedIdentifier, options: { readonly signal: AbortSignal }): Promise<RawItem>
}

function lookUp(look: Lookup, { kind, value }: RecognizedIdentifier): Promise<RawItem> {
  switch (kind) {
    case 'doi':
      return resolveDoi(look, value)
    case 'arxiv':
      return resolveArxiv(look, value)
    case 'pmid':
    case 'pmcid':
      return resolvePubmed(look, kind, value)
    case 'isbn':
      return resolveIsbn(look, value)
    case 'url':
      return resolveUrl(look, value)
  }
}

/** The day as the machine's clock has it in UTC. */
function today(now: Date): { 'date-parts': number[][] } {
  return { 'date-parts': [[now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()]] }
}

function basesOf(given: SourceResolverOptions['bases'] = {}): SourceBases {
  const pick = (name: keyof SourceBases) => (given[name] ?? BASES[name]).replace(/\/+$/, '')
  return {
    doi: pick('doi'),
    crossref: pick('crossref'),
    ncbi: pick('ncbi'),
    openLibrary: pick('openLibrary'),
  }
}

/** Origins of the addresses that are the operator's and not the registries' own. */
function originsOf(given: SourceResolverOptions['bases'] = {}): ReadonlySet<string> {
  const named = Object.values(given).filter((base) => base !== undefined)
  return new Set(named.map((base) => new URL(base).origin))
}

/** Resolvers of every kind of identifier behind one interface; the state of the hosts asked is kept in it. */
export function createSourceResolver(options: SourceResolverOptions): SourceResolver {
  const { cache, now, contactEmail } = options
  const ctx: SourceContext = {
    ...{ cache, now, contactEmail },
    ask: createPoliteFetcher({ ...options, unnamed: originsOf(options.bases) }),
    bases: basesOf(options.bases),
  }

  async function find(recognized: RecognizedIdentifier, signal: AbortSignal): Promise<RawItem> {
    const key = `${recognized.kind}:${recognized.value}`
    const known = await cache.get(key)
    if (typeof known === 'object' && known !== null) return known as RawItem
    const item = await lookUp({ ctx, signal }, recognized)
    const lifetimeMs = recognized.kind === 'url' ? LIFETIME_MS.page : LIFETIME_MS.record
    await cache.set(key, item, lifetimeMs)
    return item
  }

  return {
    async resolve(recognized, { signal }) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TOTAL_MS)])
      try {
        const item = await find(recognized, limit)
        return recognized.kind === 'url' ? { ...item, accessed: today(now()) } : item
      } catch (error) {
        if (error instanceof SourceError) throw error
        throw new SourceError('unavailable', 'The source could not be looked up now.', { cause: error })
      }
    },
  }
}
