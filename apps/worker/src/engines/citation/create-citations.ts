import { lookup } from 'node:dns'
import { ANYWHERE, createGuardedFetch, createSourceResolver, PUBLIC_INTERNET } from '@redraft/citations'
import type { CitationJob, EngineLimits } from '@redraft/contracts'
import type { CoreContext } from '@redraft/core'
import { runCitation } from '../run-citation.ts'
import { createCitationThreads } from './citation-threads.ts'
import { createDatabaseCache } from './database-cache.ts'

export interface Citations {
  /** Compiles the styles; about four seconds. */
  warmUp(): Promise<void>
  /** Runs a job. Rejects with an `AppError` when its sources cannot be cited. */
  run(job: CitationJob, limits: EngineLimits): Promise<object>
  close(): Promise<void>
}

export interface CitationSettings {
  readonly DOI_BASE_URL?: string | undefined
  readonly CROSSREF_BASE_URL?: string | undefined
  readonly CONTACT_EMAIL?: string | undefined
  readonly CSL_STYLES_DIR?: string | undefined
  readonly ALLOW_PRIVATE_FETCH: boolean
}

/** Citations of one process: an engine thread, look-ups through the guarded fetch, and what they found in PostgreSQL. */
export function createCitations({
  ctx,
  config,
  onError,
}: {
  ctx: CoreContext
  config: CitationSettings
  onError: (error: unknown) => void
}): Citations {
  const threads = createCitationThreads({ stylesDir: config.CSL_STYLES_DIR })
  const reach = config.ALLOW_PRIVATE_FETCH ? ANYWHERE : PUBLIC_INTERNET
  const guarded = createGuardedFetch({ lookup, reach })
  const now = () => new Date()
  const resolver = createSourceResolver({
    fetcher: guarded.fetch,
    cache: createDatabaseCache({ ctx, now, onError }),
    now,
    bases: { doi: config.DOI_BASE_URL, crossref: config.CROSSREF_BASE_URL },
    contactEmail: config.CONTACT_EMAIL,
  })
  return {
    warmUp: () => threads.warmUp(),
    run: (job, limits) => runCitation({ threads, resolver }, job, limits),
    async close() {
      await Promise.allSettled([threads.close(), guarded.close()])
    },
  }
}
