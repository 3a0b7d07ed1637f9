import type { QueueName } from '@redraft/contracts'
import { openStores } from '@redraft/core'
import { serveMetrics } from '@redraft/core/process'
import { createWorkerMetrics, type Logger } from '@redraft/observability'
import { type Consumer, createConsumer, createReplyPublisher } from '@redraft/queue'
import type { WorkerConfig } from './config.ts'
import type { Citations } from './engines/citation/create-citations.ts'
import { createTextEngines, type TextEngines } from './engines/create-text-engines.ts'
import type { Engines } from './engines/run-engine.ts'
import type { OnModelUse } from './engines/run-transform.ts'
import { transformEngines } from './engines/transform-engines.ts'
import { createModelWatch } from './model-watch.ts'
import { abandonJob, type JobDeps, processJob } from './process-job.ts'

/** Jobs taken per engine thread: while one computes, the others are being settled. */
const JOBS_PER_THREAD = 4

export interface Worker {
  /** Loads the engines, unless they are to load when first asked for; then consumes the queues, and resolves when it does. */
  start(): Promise<void>
  /** Takes no new job, ends the running ones, then closes every connection. */
  close(): Promise<void>
}

export interface WorkerOptions {
  readonly config: WorkerConfig
  readonly logger: Logger
  /** Separates installations that share a queue store. */
  readonly prefix?: string | undefined
  /** Other text engines than those that the settings name (benches, fault tests). */
  readonly texts?: TextEngines
}

/** Stands where a worker does not consume the queue of an engine, so that it loads none. */
const NO_ENGINE = {
  warmUp: async () => undefined,
  run: async () => {
    throw new Error('this worker has no engine for such a job')
  },
  load: () => ({ waiting: 0, busy: 0 }),
  close: async () => undefined,
}

function textEngines(config: WorkerConfig, onModelUse: OnModelUse): TextEngines {
  return createTextEngines({
    threads: config.WORKER_CONCURRENCY,
    transform: transformEngines(config),
    onModelUse,
  })
}

/** Wires a worker. Nothing is consumed before `start`. */
export function createWorker({ config, logger, prefix, ...given }: WorkerOptions): Worker {
  const onError = (error: unknown): void => logger.warn({ err: error }, 'background work failed')
  const poolSize = Math.min(config.WORKER_CONCURRENCY * JOBS_PER_THREAD, 12)
  const stores = openStores({ config, name: 'worker', poolSize, prefix, onError })
  const { ctx, queueStore } = stores
  const replies = createReplyPublisher(queueStore)
  const textQueues = config.WORKER_QUEUES.filter((queue) => queue !== 'citation')
  const isWarm = config.WORKER_WARM_UP === 'all'
  const citing = config.WORKER_QUEUES.includes('citation')
  const metrics = createWorkerMetrics()
  const watch = createModelWatch({ ctx, metrics, onError })
  const texts = given.texts ?? (textQueues.length > 0 ? textEngines(config, watch) : NO_ENGINE)
  let citations: Citations = NO_ENGINE
  metrics.gauge(
    'redraft_engine_tasks_waiting',
    'Tasks that wait for an engine thread',
    () => texts.load().waiting,
  )
  metrics.gauge('redraft_engine_threads_busy', 'Engine threads that compute', () => texts.load().busy)
  const engines: Engines = { texts, citations: { run: (job, limits) => citations.run(job, limits) } }
  const deps: JobDeps = { ctx, engines, replies, logger, metrics }
  let stopMetrics = async (): Promise<void> => undefined
  const consumers: Consumer[] = []
  let closing = false

  async function consume(queue: QueueName): Promise<void> {
    const consumer = createConsumer(queueStore, {
      queue,
      concurrency: config.WORKER_CONCURRENCY * JOBS_PER_THREAD,
      run: (data) => processJob(deps, data),
      onAbandoned: (data) => abandonJob(deps, data),
    })
    consumers.push(consumer)
    await consumer.ready()
  }

  /** The other queues do not wait for the styles, and who has no citations does not read their code. */
  async function startCitations(): Promise<void> {
    const { createCitations } = await import('./engines/citation/create-citations.ts')
    if (closing) return
    citations = createCitations({ ctx, config, logger })
    if (isWarm) await citations.warmUp()
    if (!closing) await consume('citation')
  }

  return {
    async start() {
      stopMetrics = await serveMetrics(metrics, config)
      if (isWarm) await texts.warmUp()
      await Promise.all(textQueues.map(consume))
      if (!citing) return
      const started = startCitations()
      if (textQueues.length === 0) return started
      started.catch((error: unknown) => {
        if (!closing) logger.error({ err: error }, 'citations could not be started')
      })
    },
    async close() {
      closing = true
      await Promise.allSettled(consumers.map((consumer) => consumer.close()))
      await Promise.allSettled([texts.close(), citations.close(), stopMetrics(), replies.close()])
      await stores.close()
    },
  }
}
