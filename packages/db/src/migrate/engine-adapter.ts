import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { Client, type ClientConfig, Pool } from 'pg'
import { knowCharacters } from './character-columns.ts'
import { connect } from './connection.ts'

/** What the schema engine connects through. The caller closes it. */
export interface EngineAdapter {
  readonly factory: SqlMigrationAwareDriverAdapterFactory
  /** The error of the last script that failed, as the database said it. */
  lastScriptError(): unknown
  close(): Promise<void>
}

/**
 * An adapter of exactly one database session: the engine's own advisory lock (the one Prisma's CLI takes) and
 * the scripts then share it, so the lock outlives a killed runner for as long as its script still runs.
 */
export function createEngineAdapter(config: ClientConfig): EngineAdapter {
  const pool = poolOfOne(config)
  let scriptError: unknown
  const remember = (error: unknown): void => {
    scriptError = error
  }
  const { provider, adapterName } = new PrismaPg(pool)
  let connected: Promise<SqlDriverAdapter> | undefined
  const connectOnce = async () => runWholeScripts(await adapterOn(pool), remember)
  return {
    factory: {
      provider,
      adapterName,
      connect: () => {
        connected ??= connectOnce()
        return connected
      },
      connectToShadowDb: async () => runWholeScripts(await connectShadow(config), remember),
    },
    lastScriptError: () => scriptError,
    close: () => pool.end(),
  }
}

/**
 * The stock adapter splits scripts at every semicolon, which breaks function bodies and comments. Sent whole
 * (no arguments, so by the simple protocol), a script also is one transaction, as with Prisma's CLI.
 */
function runWholeScripts(adapter: SqlDriverAdapter, onFailure: (error: unknown) => void): SqlDriverAdapter {
  adapter.executeScript = async (script) => {
    try {
      await adapter.executeRaw({ sql: script, args: [], argTypes: [] })
    } catch (error) {
      onFailure(error)
      throw error
    }
  }
  return adapter
}

async function connectShadow(config: ClientConfig): Promise<SqlDriverAdapter> {
  const database = `redraft_shadow_${crypto.randomUUID()}`
  const name = Client.prototype.escapeIdentifier(database)
  await onAdminConnection(config, `CREATE DATABASE ${name} TEMPLATE template0`)
  const pool = poolOfOne({ ...config, database })
  const adapter = await adapterOn(pool)
  adapter.dispose = async () => {
    await pool.end()
    await onAdminConnection(config, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  return adapter
}

async function onAdminConnection(config: ClientConfig, statement: string): Promise<void> {
  const client = await connect(config)
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function adapterOn(pool: Pool): Promise<SqlDriverAdapter> {
  return knowCharacters(await new PrismaPg(pool).connect(), pool)
}

/** No connection timeout on the pool: that would also limit how long a statement may wait for its turn. */
function poolOfOne(config: ClientConfig): Pool {
  const { connectionTimeoutMillis: _, ...rest } = config
  const pool = new Pool({ ...rest, max: 1, idleTimeoutMillis: 0 })
  pool.on('error', () => {})
  return pool
}
