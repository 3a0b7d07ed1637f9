import { lookup } from 'node:dns'
import {
  ANYWHERE,
  createGuardedFetch,
  createSourceResolver,
  PUBLIC_INTERNET,
  type SourceCache,
  type SourceResolver,
} from '@redraft/citations'
import type { Logger } from '@redraft/observability'

export interface SourceSettings {
  readonly DOI_BASE_URL?: string | undefined
  readonly CROSSREF_BASE_URL?: string | undefined
  readonly CONTACT_EMAIL?: string | undefined
  readonly ALLOW_PRIVATE_FETCH: boolean
}

export interface Sources {
  readonly resolver: SourceResolver
  close(): Promise<void>
}

/**
 * Look-ups through the guarded fetch. The addresses in the settings are mirrors: they may be anywhere, callers' may not.
 * A registry or mirror that fails is logged by its host and a reason; what was looked up, and where callers point, is not.
 */
export function createSources({
  config,
  cache,
  logger,
}: {
  config: SourceSettings
  cache: SourceCache
  logger: Logger
}): Sources {
  const bases = { doi: config.DOI_BASE_URL, crossref: config.CROSSREF_BASE_URL }
  const mirrors = Object.values(bases).filter((base) => base !== undefined)
  if (mirrors.length > 0) logger.info({ mirrors }, 'look-ups ask these mirrors')
  if (config.ALLOW_PRIVATE_FETCH)
    logger.warn('callers can reach private addresses: ALLOW_PRIVATE_FETCH is on')
  const reach = config.ALLOW_PRIVATE_FETCH ? ANYWHERE : PUBLIC_INTERNET
  const guarded = createGuardedFetch({ lookup, reach, mirrors })
  const resolver = createSourceResolver({
    fetcher: guarded.fetch,
    ...{ cache, bases },
    now: () => new Date(),
    contactEmail: config.CONTACT_EMAIL,
    onRegistryFailure: ({ host, reason }) =>
      logger.warn({ host, reason }, 'a registry or mirror gave no usable answer'),
  })
  return { resolver, close: () => guarded.close() }
}
