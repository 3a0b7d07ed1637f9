import { Counter, Histogram } from 'prom-client'
import { createModelMetrics, type ModelUseCounts } from './model-metrics.ts'
import { createRegistry, type ProcessMetrics } from './registry.ts'

/** Seconds; from a settled row to a text at its deadline. */
const STAGE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What a worker's time on a job is divided into. */
export type JobStage = 'queue_wait' | 'engine' | 'settle'

/** What became of a job; `skipped` found its request ended already. */
export type JobEnd =
  | 'succeeded'
  | 'refused'
  | 'engine_failed'
  | 'deadline'
  | 'not_covered'
  | 'closed'
  | 'skipped'
  | 'store_failed'
  | 'abandoned'

export interface WorkerMetrics extends ProcessMetrics {
  /** Adds the time of one stage of a job. */
  took(endpoint: string, stage: JobStage, ms: number): void
  /** Counts one job at its end. */
  ended(endpoint: string, end: JobEnd): void
  /** Adds what one request cost in calls to the language model. */
  modelUsed(use: ModelUseCounts): void
}

/** Metrics of one worker process. */
export function createWorkerMetrics(): WorkerMetrics {
  const { registry, metrics } = createRegistry()
  const registers = [registry]
  const jobs = new Counter({
    name: 'redraft_jobs_total',
    help: 'Jobs that ended, by endpoint and outcome',
    labelNames: ['endpoint', 'outcome'],
    registers,
  })
  const stages = new Histogram({
    name: 'redraft_job_stage_duration_seconds',
    help: 'Time of a job in the queue, in its engine, and in settling, by endpoint',
    labelNames: ['endpoint', 'stage'],
    buckets: STAGE_BUCKETS,
    registers,
  })
  return {
    ...metrics,
    modelUsed: createModelMetrics(registry),
    took(endpoint, stage, ms) {
      stages.observe({ endpoint, stage }, ms / 1_000)
    },
    ended(endpoint, outcome) {
      jobs.inc({ endpoint, outcome })
    },
  }
}
