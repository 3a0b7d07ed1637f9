import { fileURLToPath } from 'node:url'
import { type StandaloneConfig, WORKERS } from '../config.ts'
import { type ChildEvents, ManagedChild } from './managed-child.ts'

export interface Service {
  /** Gateway listening and every worker consuming. */
  ready(): Promise<void>
  /** Restarts every process with the code that is there now. */
  restart(): Promise<void>
  /** The gateway drains first, then the workers finish; `late` when one of them did not in its time. */
  stop(): Promise<'stopped' | 'late'>
  /** Ends every process without waiting. */
  kill(): void
}

export interface ServiceOptions extends ChildEvents {
  readonly config: StandaloneConfig
  readonly databaseUrl: string
  /** Signs the console's cookies. */
  readonly sessionSecret: string
}

/** A thread for citations takes 80 MB: one worker has it, unless the operator chose the queues. */
function withoutCitations({ WORKER_QUEUES }: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  return WORKER_QUEUES ? {} : { WORKER_QUEUES: 'transform,detect' }
}

/** `METRICS_PORT` is the gateway's; its workers take the ports after it. */
function metricsPort({ METRICS_PORT }: StandaloneConfig, worker: number): Readonly<Record<string, string>> {
  return METRICS_PORT === undefined || METRICS_PORT === 0
    ? {}
    : { METRICS_PORT: String(METRICS_PORT + worker) }
}

/** Past a child's own deadline, at which it ends by itself and says so. */
const PAST_OWN_DEADLINE_MS = 5_000

/** How long a child may take to stop. */
export function stopTimeoutOf({ SHUTDOWN_TIMEOUT_MS }: StandaloneConfig): number {
  return SHUTDOWN_TIMEOUT_MS + PAST_OWN_DEADLINE_MS
}

/** Starts one gateway and two workers as processes of their own. */
export function startService({ config, databaseUrl, sessionSecret, ...events }: ServiceOptions): Service {
  const environment = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: config.LOG_LEVEL,
    WORKER_CONCURRENCY: String(config.WORKER_CONCURRENCY),
    WORKER_WARM_UP: config.WORKER_WARM_UP,
  }
  const stopTimeoutMs = stopTimeoutOf(config)
  const child = (name: string, script: string, more: Readonly<Record<string, string>> = {}) => {
    const options = { name, script: fileURLToPath(import.meta.resolve(script)), stopTimeoutMs }
    return new ManagedChild({ ...options, environment: { ...environment, ...more } }, events)
  }
  const gateway = child('gateway', '@redraft/gateway/main', { SESSION_SECRET: sessionSecret })
  const workers = Array.from({ length: WORKERS }, (_, i) =>
    child(`worker ${i + 1}`, '@redraft/worker/main', {
      ...(i === 0 ? {} : withoutCitations(environment)),
      ...metricsPort(config, i + 1),
    }),
  )
  const children = [gateway, ...workers]
  for (const managed of children) managed.start()
  return {
    async ready() {
      await Promise.all(children.map((managed) => managed.ready()))
    },
    async restart() {
      await Promise.all(children.map((managed) => managed.restart()))
    },
    async stop() {
      const ends = [await gateway.stop(), ...(await Promise.all(workers.map((worker) => worker.stop())))]
      return ends.includes('late') ? 'late' : 'stopped'
    },
    kill() {
      for (const managed of children) managed.kill()
    },
  }
}
