import type { PrismaClient } from '../generated/client.ts'

export interface SettleRequestInput {
  readonly id: string
  /** One per run of a job, so that a retry after a lost acknowledgement is recognised. */
  readonly attemptToken: string
  /** The response body without its metering fields, as JSON text. */
  readonly body: string
  readonly isScan: boolean
}

export type SettleOutcome =
  | { readonly outcome: 'settled'; readonly wordsRemaining: number }
  | { readonly outcome: 'insufficient_balance' | 'scans_exhausted' | 'closed' }

interface Row {
  outcome: SettleOutcome['outcome']
  words_remaining: bigint | null
}

/** SQL function `settle_request`: the only place where words are deducted. Safe to repeat with the same token. */
export async function callSettleRequest(
  prisma: PrismaClient,
  input: SettleRequestInput,
): Promise<SettleOutcome> {
  const rows = await prisma.$queryRaw<Row[]>`
    SELECT * FROM settle_request(${input.id}::uuid, ${input.attemptToken}::uuid, ${input.body}::text, ${input.isScan}::boolean)`
  const row = rows[0]
  if (!row) throw new Error('settle_request returned no row')
  if (row.outcome === 'settled')
    return { outcome: 'settled', wordsRemaining: Number(row.words_remaining ?? 0n) }
  return { outcome: row.outcome }
}
