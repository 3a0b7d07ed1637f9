import { parseArgs } from 'node:util'
import { AppError } from '@redraft/contracts'
import { parseSettings, publicAddress, settingFields } from '@redraft/core/process'
import { createDatabase } from '@redraft/db'
import { findDatabase } from '../admin/find-database.ts'
import { askFirst } from './ask-first.ts'
import { callService, type ServiceAddress } from './call-service.ts'
import { DemoError } from './demo-error.ts'
import { runDemo } from './run-demo.ts'
import { StoppedError, untilStopped } from './until-stopped.ts'
import { stillValid, withDemoKey } from './with-demo-key.ts'

let openKeyId: string | undefined
const signal = untilStopped(() => {
  if (openKeyId !== undefined) console.error(stillValid(openKeyId))
})

function readService(): ServiceAddress {
  const { PORT, HOST, PUBLIC_URL } = settingFields
  const settings = parseSettings(process.env, { PORT, HOST, PUBLIC_URL })
  return { baseUrl: publicAddress(settings), isPublicUrl: settings.PUBLIC_URL !== undefined }
}

async function demonstrate(): Promise<void> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
  const service = readService()
  const database = await findDatabase(process.env)
  // Before anything is made: there is nothing to show without the service.
  await callService(service, '/livez', { signal })
  const asker = { input: process.stdin, output: process.stderr }
  await askFirst(database, { isAgreed: values.yes, asker, signal })
  const { databaseUrl } = database
  const db = createDatabase({ databaseUrl, poolSize: 1, applicationName: 'redraft-demo' })
  try {
    await withDemoKey({ db }, async (key, keyId) => {
      openKeyId = keyId
      await runDemo({ service, key, signal })
    })
    openKeyId = undefined
  } finally {
    await db.close()
  }
}

/** What a person is told; a stack would tell them nothing. */
function messageOf(error: unknown): string {
  if (error instanceof AppError) return error.detail ?? error.message
  return error instanceof Error ? error.message : String(error)
}

try {
  await demonstrate()
  process.exit(0)
} catch (error) {
  const stopped: unknown = signal.reason
  const wasStopped = stopped instanceof StoppedError
  if (!wasStopped || error instanceof DemoError) console.error(messageOf(error))
  process.exit(wasStopped ? stopped.exitCode : 1)
}
