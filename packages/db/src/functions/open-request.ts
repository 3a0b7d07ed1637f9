import type { PrismaClient } from '../generated/client.ts'

export interface OpenRequestInput {
  readonly id: string
  readonly workspaceId: string
  readonly apiKeyId: string
  readonly endpoint: string
  readonly words: number
  readonly timeoutMs: number
  readonly isScan: boolean
  readonly clientRequestId: string | null
  readonly idempotency: { readonly key: string; readonly fingerprint: Uint8Array } | null
}

export type OpenRequestOutcome =
  | { readonly outcome: 'opened'; readonly inFlight: number }
  | { readonly outcome: 'joined'; readonly requestId: string }
  | { readonly outcome: 'replay'; readonly requestId: string }
  | { readonly outcome: 'mismatch' }
  | { readonly outcome: 'insufficient_balance'; readonly wordsRemaining: number }
  | { readonly outcome: 'scans_exhausted'; readonly limit: number; readonly used: number }
  | { readonly outcome: 'too_many_in_flight'; readonly inFlight: number }

interface Row {
  outcome: OpenRequestOutcome['outcome']
  request_id: string | null
  words_remaining: bigint | null
  in_flight: number | null
  scan_limit: number | null
  scans_used: number | null
}

function toOutcome(row: Row): OpenRequestOutcome {
  switch (row.outcome) {
    case 'opened':
    case 'too_many_in_flight':
      return { outcome: row.outcome, inFlight: row.in_flight ?? 0 }
    case 'mismatch':
      return { outcome: row.outcome }
    case 'joined':
    case 'replay':
      return { outcome: row.outcome, requestId: row.request_id ?? '' }
    case 'insufficient_balance':
      return { outcome: row.outcome, wordsRemaining: Number(row.words_remaining ?? 0n) }
    case 'scans_exhausted':
      return { outcome: row.outcome, limit: row.scan_limit ?? 0, used: row.scans_used ?? 0 }
  }
}

/**
 * SQL function `open_request`, once per input and in one statement: Idempotency-Key look-up, advisory checks and the
 * PENDING row. Each call sees what those before it did. The inner order makes all statements lock keys in one order.
 */
export async function callOpenRequests(
  prisma: PrismaClient,
  inputs: readonly OpenRequestInput[],
): Promise<OpenRequestOutcome[]> {
  const fingerprints = inputs.map(({ idempotency }) =>
    idempotency ? Buffer.from(idempotency.fingerprint).toString('hex') : null,
  )
  const rows = await prisma.$queryRaw<Row[]>`
    SELECT o.* FROM (
      SELECT * FROM unnest(
        ${inputs.map(({ id }) => id)}::uuid[], ${inputs.map(({ workspaceId }) => workspaceId)}::uuid[],
        ${inputs.map(({ apiKeyId }) => apiKeyId)}::uuid[], ${inputs.map(({ endpoint }) => endpoint)}::text[],
        ${inputs.map(({ words }) => words)}::int[], ${inputs.map(({ timeoutMs }) => timeoutMs)}::int[],
        ${inputs.map(({ isScan }) => isScan)}::boolean[],
        ${inputs.map(({ clientRequestId }) => clientRequestId)}::text[],
        ${inputs.map(({ idempotency }) => idempotency?.key ?? null)}::text[], ${fingerprints}::text[]
      ) WITH ORDINALITY AS call(id, workspace_id, api_key_id, endpoint, words, timeout_ms, is_scan,
        client_request_id, idempotency_key, fingerprint, place)
      ORDER BY call.idempotency_key COLLATE "C" NULLS FIRST, call.api_key_id, call.place
    ) AS c
    CROSS JOIN LATERAL open_request(
      c.id, c.workspace_id, c.api_key_id, c.endpoint, c.words, c.timeout_ms, c.is_scan,
      c.client_request_id, c.idempotency_key, decode(c.fingerprint, 'hex')
    ) AS o
    ORDER BY c.place`
  return rows.map(toOutcome)
}
