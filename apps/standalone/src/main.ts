import { exitOnSettingsError, onNpmExit } from '@redraft/core'
import { MigrationError } from '@redraft/db/migrate'
import { freePort, LocalPostgresError, startEmbeddedPostgres } from '@redraft/local-postgres'
import { readConfig, type StandaloneConfig } from './config.ts'
import { banner } from './first-run/banner.ts'
import { checkPort, PortError } from './first-run/check-port.ts'
import { ensureDemo } from './first-run/ensure-demo.ts'
import { keepSessionSecret } from './first-run/session-secret.ts'
import { migrateStores } from './migrate/migrate-stores.ts'
import { type Service, startService } from './supervisor/start-service.ts'
import { watchBuilds } from './supervisor/watch-builds.ts'

const startedAt = performance.now()
const seconds = (): string => `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
const say = (line: string): void => console.log(`[${seconds()}] ${line}`)

/** What has to be stopped, in the order in which it was started. */
const running: { service?: Service; stopDatabase?: () => Promise<void>; stopWatching?: () => void } = {}
let stopping = false

async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  running.stopWatching?.()
  if (running.service) say('Stopping: finishing requests in flight')
  await running.service?.stop()
  await running.stopDatabase?.()
  if (running.service) say('Stopped. The data is kept.')
  process.exit(exitCode)
}

/** The embedded PostgreSQL, unless the environment names one. */
async function openDatabase(config: StandaloneConfig): Promise<{ databaseUrl: string; directUrl: string }> {
  if (config.DATABASE_URL !== undefined) {
    say('Using the PostgreSQL of DATABASE_URL')
    return { databaseUrl: config.DATABASE_URL, directUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL }
  }
  say(`Starting the embedded PostgreSQL (data in ${config.DATA_DIR})`)
  const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: say, port: await freePort() })
  running.stopDatabase = () => postgres.stop()
  postgres.onExit(() => {
    if (stopping) return
    say('The embedded PostgreSQL ended unexpectedly; stopping. Start again: the data is kept.')
    delete running.stopDatabase
    void stop(1)
  })
  return { databaseUrl: postgres.databaseUrl, directUrl: postgres.databaseUrl }
}

async function start(config: StandaloneConfig): Promise<void> {
  await checkPort(config)
  const { databaseUrl, directUrl } = await openDatabase(config)
  say('Applying migrations')
  await migrateStores({ databaseUrl: directUrl, redisUrl: config.REDIS_URL })
  const key = await ensureDemo(directUrl)
  say(
    `Starting the gateway and two workers (queue on ${config.REDIS_URL === undefined ? 'PostgreSQL' : 'Redis'})`,
  )
  const sessionSecret = config.SESSION_SECRET ?? (await keepSessionSecret(config.DATA_DIR))
  const events = { log: say, onFatal: (code: number) => void stop(code) }
  running.service = startService({ config, databaseUrl, sessionSecret, ...events })
  await running.service.ready()
  say('Ready')
  const host = config.HOST === '0.0.0.0' || config.HOST === '::' ? '127.0.0.1' : config.HOST
  const baseUrl = config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://${host}:${config.PORT}`
  console.log(banner({ baseUrl, key, console: config.CONSOLE === 'on' ? config.SIGNUP : 'off' }))
  if (process.argv.includes('--watch')) watchSources(running.service)
}

/** `npm run dev`: the processes restart when their code was rebuilt. */
function watchSources(service: Service): void {
  const builds = watchBuilds(async () => {
    say('New code: restarting')
    await service.restart()
    say('Restarted')
  })
  running.stopWatching = () => builds.close()
}

function settings(): StandaloneConfig {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitOnSettingsError(error)
  }
}

const EXPECTED = [PortError, LocalPostgresError, MigrationError]

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
process.on('SIGHUP', () => void stop(0))
onNpmExit(process.env, () => void stop(0))
try {
  await start(settings())
} catch (error) {
  // One clear line for what a person can mend; a stack only for what is our fault.
  const expected = EXPECTED.some((kind) => error instanceof kind)
  console.error(expected ? (error as Error).message : error)
  await stop(1)
}
