import { Client, type ClientConfig } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { MigrationError, reasonOf } from './migration-error.ts'

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Connection settings of a database URL, field by field: a shadow database is reached by replacing the
 * `database` field, which a connection string would override.
 * @throws MigrationError `database_unreachable` when the URL cannot be read.
 */
export function connectionConfig(databaseUrl: string): ClientConfig {
  try {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new TypeError('Not postgresql://')
    const config = parseIntoClientConfig(databaseUrl)
    return { ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true }
  } catch (error) {
    // The parser's own message may repeat the URL, and with it the password.
    const text = 'The database URL is not a valid postgresql:// URL'
    throw new MigrationError('database_unreachable', text, { cause: error })
  }
}

/**
 * One open connection, the caller ends it.
 * @throws MigrationError `database_unreachable` or `access_denied`, naming host, port and database only.
 */
export async function connect(config: ClientConfig): Promise<Client> {
  const client = new Client(config)
  // Without a listener a connection that the server closes later would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw connectionError(config, error)
  }
}

function connectionError(config: ClientConfig, error: unknown): MigrationError {
  const place = `${config.host ?? 'localhost'}:${config.port ?? 5432}/${config.database ?? ''}`
  const state = (error as { code?: unknown } | null)?.code
  // SQLSTATE class 28: authorization; 3D000: no such database; 42501: no CONNECT privilege.
  const denied = typeof state === 'string' && /^(28|3D000$|42501$)/.test(state)
  return denied
    ? new MigrationError('access_denied', `The database ${place} refuses: ${reasonOf(error)}`, {
        cause: error,
      })
    : new MigrationError(
        'database_unreachable',
        `The database ${place} cannot be reached: ${reasonOf(error)}`,
        {
          cause: error,
        },
      )
}
