import { createKey, listWorkspaces, parseSettings, revokeKey, settingFields } from '@redraft/core'
import { createDatabase } from '@redraft/db'
import { findDatabaseUrl } from '../admin/find-database.ts'
import { calls } from './calls.ts'
import { printAnswer } from './print-answer.ts'

/** A key for the length of the demo, in the first workspace there is. */
async function withKey(work: (key: string) => Promise<void>): Promise<void> {
  const db = createDatabase({
    databaseUrl: await findDatabaseUrl(process.env),
    poolSize: 1,
    applicationName: 'redraft-demo',
  })
  const ctx = { db }
  try {
    const [workspace] = await listWorkspaces({ ctx })
    if (!workspace) throw new Error('There is no workspace yet: start the service once, or create one.')
    const { keyId, key } = await createKey({
      ctx,
      input: { workspaceId: workspace.workspaceId, name: 'npm run demo' },
    })
    try {
      await work(key)
    } finally {
      await revokeKey({ ctx, input: { keyId } })
    }
  } finally {
    await db.close()
  }
}

const { PORT, HOST, PUBLIC_URL, DATA_DIR } = settingFields
try {
  const settings = parseSettings(process.env, { PORT, HOST, PUBLIC_URL, DATA_DIR })
  const baseUrl = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`
  await withKey(async (key) => {
    for (const call of calls) {
      const response = await fetch(`${baseUrl}/api/v1${call.path}`, {
        method: call.body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      })
      printAnswer(call, response.status, (await response.json()) as Record<string, unknown>)
    }
  })
} catch (error) {
  console.error(
    error instanceof Error && 'detail' in error && error.detail ? error.detail : (error as Error).message,
  )
  process.exit(1)
}
