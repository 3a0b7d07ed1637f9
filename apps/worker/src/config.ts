import { availableParallelism } from 'node:os'
import { QUEUES, type QueueName } from '@redraft/contracts'
import { checkFetch, checkLlm, parseSettings, settingFields } from '@redraft/core/process'
import { z } from 'zod'

const queueList = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .refine((names) => names.every((name) => (QUEUES as readonly string[]).includes(name)), {
    error: `must be a comma-separated list of: ${QUEUES.join(', ')}`,
  })
  .transform((names) => [...new Set(names)] as QueueName[])
  .default([...QUEUES])

export type WorkerConfig = ReturnType<typeof readConfig>

/** The worker's settings from the environment; throws `SettingsError` with every fault. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL, LOG_LEVEL, ENGINE } = settingFields
  const { METRICS_PORT, METRICS_HOST, SHUTDOWN_TIMEOUT_MS, WORKER_WARM_UP } = settingFields
  const { DOI_BASE_URL, CROSSREF_BASE_URL, CONTACT_EMAIL, CSL_STYLES_DIR, ALLOW_PRIVATE_FETCH } =
    settingFields
  const { ALLOW_PRIVATE_FETCH_IN_PRODUCTION, NODE_ENV } = settingFields
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_SAMPLES, LLM_REVIEW, LLM_TEMPERATURE } = settingFields
  const { LLM_SEED, LLM_CONCURRENCY, LLM_PRICE_IN, LLM_PRICE_OUT } = settingFields
  const shape = {
    ...{ DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL, LOG_LEVEL, ENGINE, METRICS_PORT, METRICS_HOST },
    ...{ SHUTDOWN_TIMEOUT_MS, WORKER_WARM_UP },
    ...{ DOI_BASE_URL, CROSSREF_BASE_URL, CONTACT_EMAIL, CSL_STYLES_DIR },
    ...{ ALLOW_PRIVATE_FETCH, ALLOW_PRIVATE_FETCH_IN_PRODUCTION, NODE_ENV },
    ...{ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_SAMPLES, LLM_REVIEW, LLM_TEMPERATURE, LLM_SEED },
    ...{ LLM_CONCURRENCY, LLM_PRICE_IN, LLM_PRICE_OUT },
    WORKER_QUEUES: queueList,
    WORKER_CONCURRENCY: settingFields.WORKER_CONCURRENCY.default(availableParallelism()),
  }
  return parseSettings(environment, shape, (settings) => [...checkFetch(settings), ...checkLlm(settings)])
}
