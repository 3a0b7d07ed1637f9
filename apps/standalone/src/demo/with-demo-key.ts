import { ADMIN, type CoreContext, createKey, ensureDemoWorkspace, listKeys, revokeKey } from '@redraft/core'
import { DemoError } from './demo-error.ts'

const KEY_NAME = 'npm run demo'
/** No demo takes as long: a key that is older was left by one that was killed. */
const ABANDONED_AFTER_MS = 600_000

async function revokeAbandoned(ctx: CoreContext, workspaceId: string): Promise<void> {
  const before = Date.now() - ABANDONED_AFTER_MS
  for (const { keyId, name, revokedAt, createdAt } of await listKeys({ ctx, input: { workspaceId } })) {
    if (name === KEY_NAME && revokedAt === null && createdAt.getTime() < before) {
      await revokeKey({ ctx, actor: ADMIN, input: { keyId } })
    }
  }
}

/**
 * Runs `work` with a key of the demo's own workspace, and revokes it however `work` ends.
 * @throws DemoError when the key could not be revoked: the message says how to
 */
export async function withDemoKey(
  ctx: CoreContext,
  work: (key: string, keyId: string) => Promise<void>,
): Promise<void> {
  const { workspaceId } = await ensureDemoWorkspace({ ctx })
  await revokeAbandoned(ctx, workspaceId)
  const { keyId, key } = await createKey({ ctx, actor: ADMIN, input: { workspaceId, name: KEY_NAME } })
  try {
    await work(key, keyId)
  } finally {
    await revokeKey({ ctx, actor: ADMIN, input: { keyId } }).catch((cause: unknown) => {
      throw new DemoError(stillValid(keyId), { cause })
    })
  }
}

/** What to do about a key that was not revoked. */
export function stillValid(keyId: string): string {
  return `The key of the demo is still valid. Revoke it: npm run admin -- key:revoke --key ${keyId}`
}
