import { AppError } from '@redraft/contracts'
import { callCreditWorkspace } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { findWorkspace } from './find-workspace.ts'

export interface CreditWorkspaceInput {
  readonly workspaceId: string
  /** A positive number of words. */
  readonly words: number
  readonly kind: 'plan_grant' | 'admin_credit'
  readonly reason?: string | undefined
  readonly externalRef?: string | undefined
}

/** Adds words to a balance, with its ledger entry. Repeating it with the same `externalRef` changes nothing. Throws `not_found`, `validation_failed`. */
export async function creditWorkspace({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: CreditWorkspaceInput
}): Promise<{ applied: boolean; wordsRemaining: number }> {
  if (!Number.isSafeInteger(input.words) || input.words <= 0) {
    throw new AppError('validation_failed', { detail: 'words must be a positive whole number.' })
  }
  await findWorkspace({ ctx, input })
  const balance = await callCreditWorkspace(ctx.db.prisma, {
    id: newId(),
    workspaceId: input.workspaceId,
    kind: input.kind,
    words: input.words,
    reason: input.reason ?? null,
    externalRef: input.externalRef ?? null,
    actor: 'admin',
  })
  if (balance !== null) return { applied: true, wordsRemaining: balance }
  const workspace = await findWorkspace({ ctx, input })
  return { applied: false, wordsRemaining: Number(workspace.balanceWords) }
}
