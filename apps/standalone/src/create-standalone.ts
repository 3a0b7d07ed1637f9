import { PortError, type ProcessService, publicAddress } from '@redraft/core/process'
import { freePort, LocalPostgresError, startEmbeddedPostgres } from '@redraft/local-postgres'
import type { StandaloneConfig } from './config.ts'
import { banner } from './first-run/banner.ts'
import { checkPort } from './first-run/check-port.ts'
import { type Preparation, PreparationError, startPreparation } from './first-run/preparation.ts'
import { keepSessionSecret } from './first-run/session-secret.ts'
import { type Service, startService, stopTimeoutOf } from './supervisor/start-service.ts'
import { watchBuilds } from './supervisor/watch-builds.ts'
import type { Terminal } from './terminal.ts'

/** What PostgreSQL may take for a fast shutdown, after the gateway and then the workers had their time. */
const DATABASE_STOP_MS = 15_000
/** Faults that a person can mend: one clear line. A stack only for what is ours. */
const EXPECTED = [PortError, LocalPostgresError, PreparationError]

interface Parts {
  readonly config: StandaloneConfig
  readonly terminal: Terminal
  readonly stop: (reason: string, exitCode: number) => void
}

/** What has to be stopped. */
interface Running {
  preparation?: Preparation
  service?: Service
  stopDatabase?: () => Promise<void>
  stopWatching?: () => void
  stopping: boolean
}

/** The embedded PostgreSQL, unless the environment names one. */
async function openDatabase({ config, terminal, stop }: Parts, running: Running) {
  const { say } = terminal
  if (config.DATABASE_URL !== undefined) {
    say('Using the PostgreSQL of DATABASE_URL')
    return { databaseUrl: config.DATABASE_URL, directUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL }
  }
  say(`Starting the embedded PostgreSQL (data in ${config.DATA_DIR})`)
  const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: say, port: await freePort() })
  running.stopDatabase = () => postgres.stop()
  postgres.onExit(() => {
    if (running.stopping) return
    say('The embedded PostgreSQL ended unexpectedly; stopping. Start again: the data is kept.')
    delete running.stopDatabase
    stop('database-gone', 1)
  })
  return { databaseUrl: postgres.databaseUrl, directUrl: postgres.databaseUrl }
}

async function start(parts: Parts, running: Running): Promise<void> {
  const { config, terminal, stop } = parts
  const { say, output } = terminal
  await checkPort(config)
  const preparation = startPreparation()
  running.preparation = preparation
  const { databaseUrl, directUrl } = await openDatabase(parts, running)
  say('Applying migrations')
  const key = await preparation.run({ databaseUrl: directUrl, redisUrl: config.REDIS_URL })
  delete running.preparation
  say(
    `Starting the gateway and two workers (queue on ${config.REDIS_URL === undefined ? 'PostgreSQL' : 'Redis'})`,
  )
  const sessionSecret = config.SESSION_SECRET ?? (await keepSessionSecret(config.DATA_DIR))
  const onFatal = (code: number) => stop('process-cannot-run', code)
  const service = startService({ config, databaseUrl, sessionSecret, log: say, output, onFatal })
  running.service = service
  await service.ready()
  say('Ready')
  const baseUrl = publicAddress(config)
  terminal.print(banner({ baseUrl, key, console: config.CONSOLE === 'on' ? config.SIGNUP : 'off' }))
  if (!process.argv.includes('--watch')) return
  running.stopWatching = () => builds.close()
  const builds = watchBuilds(async () => {
    say('New code: restarting')
    await service.restart()
    say('Restarted')
  })
}

async function close({ say }: Terminal, running: Running): Promise<'stopped' | 'late'> {
  running.stopping = true
  running.stopWatching?.()
  running.preparation?.kill()
  if (running.service) say('Stopping: finishing requests in flight')
  const stopped = (await running.service?.stop()) ?? 'stopped'
  await running.stopDatabase?.()
  if (running.service) say('Stopped. The data is kept.')
  return stopped
}

/** The default service: database, migrations, gateway and workers under one supervisor. */
export function createStandalone(parts: Parts): ProcessService {
  const { config, terminal } = parts
  const running: Running = { stopping: false }
  return {
    shutdownTimeoutMs: 2 * stopTimeoutOf(config) + DATABASE_STOP_MS,
    async start() {
      await start(parts, running)
      return undefined
    },
    close: () => close(terminal, running),
    explain(error) {
      const expected = EXPECTED.some((kind) => error instanceof kind)
      console.error(expected ? (error as Error).message : error)
      return 1
    },
    onUnclean: (what) => terminal.say(what === 'late' ? 'Not stopped in time: ended' : 'Stopping failed'),
    kill() {
      running.preparation?.kill()
      running.service?.kill()
    },
  }
}
