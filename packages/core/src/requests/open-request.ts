import { createHash } from 'node:crypto'
import type { JobEndpoint } from '@redraft/contracts'
import type { OpenRequestOutcome } from '@redraft/db'
import type { CoreContext } from '../context.ts'

export interface OpenRequestInput {
  readonly id: string
  readonly workspaceId: string
  readonly apiKeyId: string
  readonly endpoint: JobEndpoint
  /** Words that settling will deduct. */
  readonly words: number
  readonly timeoutMs: number
  readonly clientRequestId: string | null
  readonly idempotencyKey: string | null
  /** The parsed request body; two bodies are the same request when they parse to the same values. */
  readonly body: object
}

/**
 * Inserts the PENDING row, or says why not: an earlier request holds the Idempotency-Key, the balance or the daily
 * scans do not suffice, or too many requests are in flight. Expected outcomes are values; only a database error throws.
 */
export async function openRequest({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: OpenRequestInput
}): Promise<OpenRequestOutcome> {
  const { body, idempotencyKey, ...request } = input
  return ctx.db.requests.open({
    ...request,
    isScan: input.endpoint === 'detect',
    idempotency:
      idempotencyKey === null
        ? null
        : { key: idempotencyKey, fingerprint: fingerprint(input.endpoint, body) },
  })
}

function fingerprint(endpoint: JobEndpoint, body: object): Uint8Array {
  return createHash('sha256').update(endpoint).update('\n').update(JSON.stringify(body)).digest()
}
