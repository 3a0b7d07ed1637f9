import type { PrismaClient } from '../generated/client.ts'

export interface CreditInput {
  readonly id: string
  readonly workspaceId: string
  readonly kind: 'plan_grant' | 'admin_credit' | 'invoice' | 'trial_grant' | 'refund' | 'dispute'
  /** 0 only to note something, as for a refund. */
  readonly words: number
  readonly reason: string | null
  /** What the credit stands for elsewhere (an invoice id); a second credit with the same one changes nothing. */
  readonly externalRef: string | null
  /** Who did it. */
  readonly actor: 'stripe' | 'admin' | 'system'
}

/** SQL function `credit_workspace`: ledger entry and balance in one commit. Null when `externalRef` was applied before. */
export async function callCreditWorkspace(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  input: CreditInput,
): Promise<number | null> {
  const rows = await prisma.$queryRaw<{ balance: bigint | null }[]>`
    SELECT credit_workspace(
      ${input.id}::uuid, ${input.workspaceId}::uuid, ${input.kind}::text, ${input.words}::bigint,
      ${input.reason}::text, ${input.externalRef}::text, ${input.actor}::text) AS balance`
  const balance = rows[0]?.balance ?? null
  return balance === null ? null : Number(balance)
}
