import { ADMIN, createKey, createWorkspace, listWorkspaces } from '@redraft/core'
import { createDatabase } from '@redraft/db'

/** On an empty database creates the workspace `Demo` with a key and returns the key; later undefined. */
export async function ensureDemo(databaseUrl: string): Promise<string | undefined> {
  const db = createDatabase({ databaseUrl, poolSize: 1, applicationName: 'redraft-first-run' })
  const ctx = { db }
  try {
    if ((await listWorkspaces({ ctx })).length > 0) return undefined
    const { workspaceId } = await createWorkspace({ ctx, actor: ADMIN, input: { name: 'Demo', plan: 'pro' } })
    const { key } = await createKey({ ctx, actor: ADMIN, input: { workspaceId, name: 'demo' } })
    return key
  } finally {
    await db.close()
  }
}
