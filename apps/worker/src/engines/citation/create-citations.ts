import type { CitationJob, EngineLimits } from '@redraft/contracts'
import type { CoreContext } from '@redraft/core'
import type { Logger } from '@redraft/observability'
import { runCitation } from '../run-citation.ts'
import { createCitationThreads } from './citation-threads.ts'
import { createSources, type SourceSettings } from './create-sources.ts'
import { createDatabaseCache } from './database-cache.ts'

export interface Citations {
  /** Compiles the styles; about a second. */
  warmUp(): Promise<void>
  /** Runs a job. Rejects with an `AppError` when its sources cannot be cited. */
  run(job: CitationJob, limits: EngineLimits): Promise<object>
  close(): Promise<void>
}

export interface CitationSettings extends SourceSettings {
  readonly CSL_STYLES_DIR?: string | undefined
}

/** Citations of one process: an engine thread, look-ups, and what they found in PostgreSQL. */
export function createCitations({
  ctx,
  config,
  logger,
}: {
  ctx: CoreContext
  config: CitationSettings
  logger: Logger
}): Citations {
  const threads = createCitationThreads({ stylesDir: config.CSL_STYLES_DIR })
  const onError = (error: unknown): void => logger.warn({ err: error }, 'the cache of sources failed')
  const cache = createDatabaseCache({ ctx, now: () => new Date(), onError })
  const { resolver, close } = createSources({ config, cache, logger })
  return {
    warmUp: () => threads.warmUp(),
    run: (job, limits) => runCitation({ threads, resolver }, job, limits),
    async close() {
      await Promise.allSettled([threads.close(), close()])
    },
  }
}
