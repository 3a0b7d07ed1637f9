import { SourceError, type SourceResolver } from '@redraft/citations'
import {
  AppError,
  type BibliographyFailure,
  type CitationJob,
  type EngineLimits,
  ERRORS,
  type ErrorCode,
  type ValidationIssue,
} from '@redraft/contracts'
import type { FoundSource, RecognizedSource } from './citation/citation-thread.ts'
import type { CitationThreads } from './citation/citation-threads.ts'

export interface CitationDeps {
  readonly threads: Pick<CitationThreads, 'recognize' | 'normalize' | 'render'>
  readonly resolver: SourceResolver
}

/** Why a source could not be cited. */
interface Failure {
  readonly code: Extract<ErrorCode, 'validation_failed' | 'source_not_found' | 'source_unavailable'>
  readonly detail: string
}

type Outcome = { readonly source: FoundSource } | { readonly failure: Failure }

/** Look-ups of one bibliography under way at once; every host has its own pace besides. */
const LOOK_UPS = 8

async function complete(
  { threads, resolver }: CitationDeps,
  found: RecognizedSource,
  signal: AbortSignal,
): Promise<Outcome> {
  if ('fault' in found) return { failure: { code: 'validation_failed', detail: found.fault } }
  if ('item' in found) return { source: found }
  try {
    const raw = await resolver.resolve(found.identifier, { signal })
    return { source: await threads.normalize(raw, signal) }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const code = error.kind === 'not_found' ? 'source_not_found' : 'source_unavailable'
    return { failure: { code, detail: error.message } }
  }
}

/** All sources, in their order. */
async function completeAll(
  deps: CitationDeps,
  inputs: readonly unknown[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const recognized = await deps.threads.recognize(inputs, signal)
  const outcomes: Outcome[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < recognized.length; at = next++) {
      const found = recognized[at]
      if (found) outcomes[at] = await complete(deps, found, signal)
    }
  }
  await Promise.all(Array.from({ length: LOOK_UPS }, work))
  return outcomes
}

function refuse(failures: readonly (Failure & { readonly path: string })[]): AppError {
  const code = (['source_unavailable', 'source_not_found', 'validation_failed'] as const).find((candidate) =>
    failures.some((failure) => failure.code === candidate),
  )
  const own = failures.filter((failure) => failure.code === code)
  const detail = own
    .map((failure) => failure.detail)
    .slice(0, 3)
    .join(' ')
  if (code !== 'validation_failed') return new AppError(code ?? 'processing_failed', { detail })
  const issues: ValidationIssue[] = own.map(({ path, detail: message }) => ({ path, message })).slice(0, 20)
  return new AppError(code, { detail, data: { issues } })
}

async function runBibliography(
  deps: CitationDeps,
  job: Extract<CitationJob, { endpoint: 'bibliography' }>,
  signal: AbortSignal,
): Promise<object> {
  const outcomes = await completeAll(deps, job.items, signal)
  const sources = outcomes.flatMap((outcome) => ('source' in outcome ? outcome.source : []))
  const failed = outcomes.flatMap((outcome, index) =>
    'failure' in outcome ? { ...outcome.failure, index } : [],
  )
  if (sources.length === 0)
    throw refuse(failed.map((failure) => ({ ...failure, path: `items.${failure.index}` })))
  const { style, locale, sort, title_case: titleCase = 'as-given' } = job
  const list = await deps.threads.render(
    { kind: 'bibliography', sources, style, locale, sort, titleCase },
    signal,
  )
  const failures = failed.map(
    ({ index, code, detail }): BibliographyFailure => ({ index, code, error: detail || ERRORS[code].error }),
  )
  return { ...list, failures }
}

/**
 * Recognises the sources in the engine thread, looks identifiers up from here, and renders. The result is the engine's
 * part of the response body.
 * @throws AppError with its public detail when nothing can be cited
 */
export async function runCitation(
  deps: CitationDeps,
  job: CitationJob,
  { signal }: EngineLimits,
): Promise<object> {
  if (job.endpoint === 'bibliography') return runBibliography(deps, job, signal)
  const [outcome] = await completeAll(deps, [job.input], signal)
  if (!outcome) throw new AppError('processing_failed')
  if ('failure' in outcome) throw refuse([{ ...outcome.failure, path: 'input' }])
  const { style, locale, title_case: titleCase = 'as-given' } = job
  return deps.threads.render({ kind: 'citation', source: outcome.source, style, locale, titleCase }, signal)
}
