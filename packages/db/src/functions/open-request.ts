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

/** SQL function `open_request`: Idempotency-Key look-up, advisory checks and the PENDING row, in one round trip. */
export async function callOpenRequest(
  prisma: PrismaClient,
  input: OpenRequestInput,
): Promise<OpenRequestOutcome> {
  const key = input.idempotency?.key ?? null
  const fingerprint = input.idempotency ? Buffer.from(input.idempotency.fingerprint) : null
  const rows = await prisma.$queryRaw<Row[]>`
    SELECT * FROM open_request(
      ${input.id}::uuid, ${input.workspaceId}::uuid, ${input.apiKeyId}::uuid, ${input.endpoint}::text,
      ${input.words}::int, ${input.timeoutMs}::int, ${input.isScan}::boolean, ${input.clientRequestId}::text,
      ${key}::text, ${fingerprint}::bytea)`
  const row = rows[0]
  if (!row) throw new Error('open_request returned no row')
  return toOutcome(row)
}
