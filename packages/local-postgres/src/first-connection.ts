import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { ROLE } from './init-cluster.ts'

const POLL_MS = 25
const CONNECT_TIMEOUT_MS = 2_000

export const DATABASE = 'redraft'

export function databaseUrlOf(options: { port: number; password: string; database: string }): string {
  return `postgresql://${ROLE}:${options.password}@127.0.0.1:${options.port}/${options.database}`
}

/**
 * Connects until the server of that cluster answers and the database exists; false when `gaveUp` said so first.
 * A server that replays its log after a crash refuses connections all that time, and another program's server
 * that has the port is not taken for ours.
 */
export async function waitForDatabase(options: {
  port: number
  password: string
  clusterDir: string
  gaveUp: () => boolean
}): Promise<boolean> {
  while (!options.gaveUp()) {
    const client = await tryConnect(databaseUrlOf({ ...options, database: 'postgres' }))
    if (client) {
      try {
        if (await serves(client, options.clusterDir)) {
          await createDatabase(client)
          return true
        }
      } finally {
        await client.end()
      }
    }
    await pause(POLL_MS)
  }
  return false
}

async function tryConnect(connectionString: string): Promise<Client | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => {})
    return undefined
  }
}

async function serves(client: Client, clusterDir: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT current_setting('data_directory') AS folder`)
  return rows[0]?.folder === clusterDir
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(DATABASE)}`)
}
