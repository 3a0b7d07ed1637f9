import { AppError } from '@redraft/contracts'
import type { CoreContext } from '@redraft/core'
import { SettingsError } from '@redraft/core/process'
import { createDatabase, isDatabaseUnavailable } from '@redraft/db'
import { Command, CommanderError } from 'commander'
import { addAuditCommands } from './audit-commands.ts'
import { findDatabase } from './find-database.ts'
import { addKeyCommands } from './key-commands.ts'
import { addModelCommands } from './model-commands.ts'
import type { Run } from './run.ts'
import { addUsageCommands } from './usage-commands.ts'
import { addUserCommands } from './user-commands.ts'
import { addWorkspaceCommands } from './workspace-commands.ts'

/** Everything the command prints on a failure: one JSON object on stderr (operations.md). */
function describe(error: unknown): { error: string; code: string; [field: string]: unknown } {
  if (error instanceof AppError) {
    return { ...error.data, error: error.detail ?? error.message, code: error.code }
  }
  if (error instanceof CommanderError) {
    return { error: error.message.replace(/^error: /, ''), code: 'validation_failed' }
  }
  if (error instanceof SettingsError) return { error: error.faults.join('; '), code: 'invalid_settings' }
  if (isDatabaseUnavailable(error)) {
    return { error: 'The database cannot be reached. Is the service running?', code: 'service_unavailable' }
  }
  return {
    error: 'The command failed.',
    code: 'processing_failed',
    cause: error instanceof Error ? error.name : '',
  }
}

const program = new Command('npm run admin --')
  .description('Manages workspaces, people, keys and usage, on the running default or on DATABASE_URL.')
  .exitOverride()
  .configureOutput({ writeErr: () => undefined })
  .configureHelp({ sortSubcommands: true })

const withContext: Run = async (work, options, show) => {
  const { databaseUrl } = await findDatabase(process.env)
  const db = createDatabase({
    databaseUrl,
    poolSize: 2,
    applicationName: 'redraft-admin',
    preparedStatements: false,
  })
  const ctx: CoreContext = { db }
  try {
    const result = await work(ctx)
    console.log(options.json === true ? JSON.stringify(result) : show(result))
  } finally {
    await db.close()
  }
}

for (const add of [addWorkspaceCommands, addUserCommands, addKeyCommands, addUsageCommands, addAuditCommands])
  add(program, withContext)
addModelCommands(program, withContext, process.env)
for (const command of program.commands) command.option('--json', 'one JSON object on stdout, nothing else')

try {
  if (process.argv.length <= 2) program.help()
  await program.parseAsync()
} catch (error) {
  const isHelp = error instanceof CommanderError && error.exitCode === 0
  if (!isHelp && process.argv.length > 2) console.error(JSON.stringify(describe(error)))
  process.exitCode = isHelp ? 0 : 1
}
