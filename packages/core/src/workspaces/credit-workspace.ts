import { AppError } from '@redraft/contracts'
import { callCreditWorkspace } from '@redraft/db'
import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import { recordAudit } from '../audit/record-audit.ts'
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
  actor,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  input: CreditWorkspaceInput
}): Promise<{ applied: boolean; wordsRemaining: number }> {
  const { workspaceId, words } = input
  authorize(actor, 'workspace.credit', { workspaceId })
  if (!Number.isSafeInteger(words) || words <= 0) {
    throw new AppError('validation_failed', { detail: 'words must be a positive whole number.' })
  }
  await findWorkspace({ ctx, input })
  const balance = await ctx.db.prisma.$transaction(async (tx) => {
    const credited = await callCreditWorkspace(tx, {
      id: newId(),
      workspaceId,
      kind: input.kind,
      words,
      reason: input.reason ?? null,
      externalRef: input.externalRef ?? null,
      actor: 'admin',
    })
    const act = { actor, workspaceId, action: 'workspace.credited', targetId: workspaceId } as const
    if (credited !== null) await recordAudit(tx, { ...act, facts: { words } })
    return credited
  })
  if (balance !== null) return { applied: true, wordsRemaining: balance }
  const workspace = await findWorkspace({ ctx, input })
  return { applied: false, wordsRemaining: Number(workspace.balanceWords) }
}
