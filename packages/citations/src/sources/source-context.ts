import type { PoliteFetcher } from './hosts/polite-fetcher.ts'
import type { SourceCache } from './source-cache.ts'

/** Base addresses of the services, without a slash at the end. */
export interface SourceBases {
  /** Resolver of DOIs, which also names their agencies. */
  readonly doi: string
  readonly crossref: string
  readonly ncbi: string
  readonly openLibrary: string
}

/** What every resolver works with. */
export interface SourceContext {
  readonly ask: PoliteFetcher
  readonly cache: SourceCache
  readonly bases: SourceBases
  readonly now: () => Date
  /** Address of the operator for registries that want one. */
  readonly contactEmail: string | undefined
}

/** One look-up under way. */
export interface Lookup {
  readonly ctx: SourceContext
  readonly signal: AbortSignal
}

/** A raw item of metadata as a service gave it, to be normalised by the caller. */
export type RawItem = Readonly<Record<string, unknown>>
