import { AppError, LIMITS } from '@redraft/contracts'
import { callCreateApiKey } from '@redraft/db'
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
 * Throws `not_found` for an unknown workspace, `active_key_limit_exceeded` for a sixth active key.
 */
export async function createKey({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: CreateKeyInput
}): Promise<{ keyId: string; key: string }> {
  await findWorkspace({ ctx, input: { workspaceId: input.workspaceId } })
  const key = generateKey()
  const keyId = newId()
  const created = await callCreateApiKey(ctx.db.prisma, {
    id: keyId,
    workspaceId: input.workspaceId,
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
  return { keyId, key }
}
