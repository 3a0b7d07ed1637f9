import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type { ClientConfig } from 'pg'
import { createEngineAdapter } from './engine-adapter.ts'
import { loadEngineModule } from './engine-module.ts'
import { MigrationError, reasonOf } from './migration-error.ts'

/** No table and no enum is managed outside of the migrations. */
export const NO_FILTERS: bindings.SchemaFilter = { externalTables: [], externalEnums: [] }

/**
 * The bindings know one engine and one memory per process, however often this module is loaded (test runners do that):
 * it is loaded once, and runs go one after the other.
 */
const shared: { loading?: Promise<void>; lastRun?: Promise<unknown> } = processWide()

function processWide(): object {
  const slots: typeof globalThis & Record<symbol, object | undefined> = globalThis
  const slot = slots[Symbol.for('redraft.schema-engine')] ?? {}
  slots[Symbol.for('redraft.schema-engine')] = slot
  return slot
}

interface EngineRun<Result> {
  readonly config: ClientConfig
  readonly onMessage?: (message: string) => void
  readonly work: (engine: bindings.SchemaEngine) => Promise<Result>
}

/**
 * Runs `work` with Prisma's schema engine (WebAssembly, no binary and no download) on a session of its own.
 * `onMessage` receives the engine's progress lines, without any SQL.
 * @throws whatever `work` throws; a fault of the engine becomes a MigrationError of one line.
 */
export function withSchemaEngine<Result>(options: EngineRun<Result>): Promise<Result> {
  const run = (shared.lastRun ?? Promise.resolve()).then(() => runSchemaEngine(options))
  shared.lastRun = run.catch(() => undefined)
  return run
}

async function runSchemaEngine<Result>(options: EngineRun<Result>): Promise<Result> {
  shared.loading ??= loadEngineModule()
  await shared.loading
  const adapter = createEngineAdapter(options.config)
  try {
    const engine = await bindings.SchemaEngine.new(
      { datamodels: undefined },
      (line: string) => forwardMessage(line, options.onMessage),
      bindMigrationAwareSqlAdapterFactory(adapter.factory),
    )
    try {
      return await options.work(engine)
    } finally {
      engine.free()
    }
  } catch (error) {
    throw engineError(error, adapter.lastScriptError())
  } finally {
    await adapter.close()
  }
}

/** Log lines are JSON; only the message is passed on, the fields beside it hold whole scripts. */
function forwardMessage(line: string, onMessage: ((message: string) => void) | undefined): void {
  if (!onMessage) return
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1]
  if (message?.startsWith('Applying ')) onMessage(message)
}

function engineError(error: unknown, scriptError: unknown): MigrationError {
  if (error instanceof MigrationError) return error
  const text = error instanceof Error ? error.message : String(error)
  const name = /migration_name="([^"]+)"/.exec(text)?.[1] ?? /[Mm]igration `([^`]+)`/.exec(text)?.[1]
  if (name) {
    const reason = scriptError ? databaseReason(scriptError) : reasonOf(error)
    return new MigrationError('migration_failed', `Migration ${name} failed: ${reason}`, { cause: error })
  }
  if (/reach database server|Connection (closed|terminated)/i.test(text)) {
    return new MigrationError('database_unreachable', reasonOf(error), { cause: error })
  }
  if (/advisory lock/.test(text)) {
    return new MigrationError('lock_timeout', 'Another process (Prisma CLI?) is applying migrations', {
      cause: error,
    })
  }
  return new MigrationError('engine_failed', `The schema engine failed: ${reasonOf(error)}`, { cause: error })
}

/** Driver errors carry the server's own words in their cause; their message is only a category. */
function databaseReason(error: unknown): string {
  const cause = (error as { cause?: { originalMessage?: unknown; message?: unknown } } | null)?.cause
  const said = cause?.originalMessage ?? cause?.message
  return typeof said === 'string' ? said : reasonOf(error)
}
