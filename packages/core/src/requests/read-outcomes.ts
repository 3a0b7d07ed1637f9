import { type ErrorCode, type ErrorData, isErrorCode, type JobEndpoint } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'
import { composeResponse } from './compose-response.ts'
import { readExplanation } from './explanation.ts'

/** How a request ended. `purged`: it succeeded, and its result is no longer kept. */
export type RequestOutcome =
  | { readonly kind: 'succeeded'; readonly body: Record<string, unknown>; readonly retained: boolean }
  | {
      readonly kind: 'failed'
      readonly code: ErrorCode
      readonly data: ErrorData
      readonly detail?: string | undefined
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'purged' }

interface Row {
  id: string
  endpoint: JobEndpoint
  state: 'SUCCEEDED' | 'FAILED' | 'EXPIRED' | 'CANCELLED'
  words: number
  error_code: string | null
  error_data: ErrorData | null
  body: string | null
  words_remaining: bigint | null
  retained: boolean
}

function toOutcome(row: Row): RequestOutcome {
  if (row.state === 'CANCELLED') return { kind: 'cancelled' }
  if (row.state !== 'SUCCEEDED') {
    const code = isErrorCode(row.error_code) ? row.error_code : 'processing_failed'
    const { detail, data } = readExplanation(row.body)
    return { kind: 'failed', code, data: { ...row.error_data, ...data }, detail }
  }
  if (row.body === null) return { kind: 'purged' }
  const body = composeResponse({
    endpoint: row.endpoint,
    body: row.body,
    words: row.words,
    wordsRemaining: Number(row.words_remaining ?? 0n),
  })
  return { kind: 'succeeded', body, retained: row.retained }
}

/** The outcomes of those of the given requests that have ended, by id. One query, whatever the number. */
export async function readOutcomes({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly ids: readonly string[] }
}): Promise<Map<string, RequestOutcome>> {
  if (input.ids.length === 0) return new Map()
  const rows = await ctx.db.prisma.$queryRaw<Row[]>`
    SELECT r.id, r.endpoint, r.state::text AS state, r.words, r.error_code, r.error_data, a.body, a.words_remaining,
      w.result_retention_hours > 0 AS retained
    FROM api_request r
      JOIN workspace w ON w.id = r.workspace_id
      LEFT JOIN api_result a ON a.request_id = r.id
    WHERE r.id = ANY(${[...input.ids]}::uuid[]) AND r.state <> 'PENDING'`
  return new Map(rows.map((row) => [row.id, toOutcome(row)]))
}
