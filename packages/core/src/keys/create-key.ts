import { AppError, LIMITS } from '@redraft/contracts'
import { callCreateApiKey } from '@redraft/db'
import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { findWorkspace } from '../workspaces/find-workspace.ts'
import { generateKey, hashKey, SHOWN_CHARACTERS } from './key-format.ts'

export interface CreateKeyInput {
  readonly workspaceId: string
  readonly name: string
  readonly label?: string | undefined
  readonly scopes?: readonly string[] | undefined
}

/**
 * Creates an active key. The returned value is its only copy: the database keeps a hash.
 * Throws `not_found` for an unknown or foreign workspace, `active_key_limit_exceeded` for a sixth active key.
 */
export async function createKey({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  input: CreateKeyInput
}): Promise<{ keyId: string; key: string }> {
  const { workspaceId } = input
  authorize(actor, 'key.create', { workspaceId })
  await findWorkspace({ ctx, input: { workspaceId } })
  const key = generateKey()
  const keyId = newId()
  await ctx.db.prisma.$transaction(async (tx) => {
    const created = await callCreateApiKey(tx, {
      id: keyId,
      workspaceId,
      name: input.name,
      label: input.label ?? null,
      prefix: key.slice(0, SHOWN_CHARACTERS),
      keyHash: hashKey(key),
      scopes: input.scopes ?? [],
      slots: LIMITS.activeKeysPerWorkspace,
    })
    if (!created) {
      throw new AppError('active_key_limit_exceeded', { data: { max_keys: LIMITS.activeKeysPerWorkspace } })
    }
    await recordAudit(tx, { actor, workspaceId, action: 'key.created', targetId: keyId })
  })
  return { keyId, key }
}
