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

function toOutcome({ outcome, words_remaining }: Row): SettleOutcome {
  if (outcome === 'settled') return { outcome, wordsRemaining: Number(words_remaining ?? 0n) }
  return { outcome }
}

/** SQL function `settle_requests`: the only place where words are deducted. Safe to repeat with the same tokens. */
export async function callSettleRequests(
  prisma: PrismaClient,
  inputs: readonly SettleRequestInput[],
): Promise<SettleOutcome[]> {
  const rows = await prisma.$queryRaw<Row[]>`
    SELECT outcome, words_remaining FROM settle_requests(
      ${inputs.map(({ id }) => id)}::uuid[], ${inputs.map(({ attemptToken }) => attemptToken)}::uuid[],
      ${inputs.map(({ body }) => body)}::text[], ${inputs.map(({ isScan }) => isScan)}::boolean[])
    ORDER BY place`
  return rows.map(toOutcome)
}
