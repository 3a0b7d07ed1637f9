import { availableParallelism } from 'node:os'
import path from 'node:path'
import { checkConsole, checkFetch, checkLlm, parseSettings, settingFields } from '@redraft/core/process'

export type StandaloneConfig = ReturnType<typeof readConfig>

/** Settings the supervisor itself needs; the children parse the rest of the environment on their own. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const { PORT, HOST, DATA_DIR, REDIS_URL, PUBLIC_URL, SHUTDOWN_TIMEOUT_MS } = settingFields
  const { NODE_ENV, CONSOLE, SESSION_SECRET, SIGNUP, TRIAL_WORDS, SMTP_URL, MAIL_FROM } = settingFields
  const { PASSWORD_COST, TRIALS_PER_NETWORK, TRIALS_PER_DAY } = settingFields
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO, STRIPE_PRICE_BUSINESS } = settingFields
  const { ENGINE, LLM_BASE_URL, LLM_MODEL, LLM_API_KEY, LLM_SAMPLES, LLM_REVIEW } = settingFields
  const { LLM_TEMPERATURE, LLM_SEED, LLM_CONCURRENCY, LLM_PRICE_IN, LLM_PRICE_OUT } = settingFields
  const { ALLOW_PRIVATE_FETCH, ALLOW_PRIVATE_FETCH_IN_PRODUCTION } = settingFields
  const shape = {
    ...{ PORT, HOST, DATA_DIR, REDIS_URL, PUBLIC_URL, SHUTDOWN_TIMEOUT_MS },
    // The children's own; they are looked at here too, so that all faults are told at once.
    ...{ ALLOW_PRIVATE_FETCH, ALLOW_PRIVATE_FETCH_IN_PRODUCTION },
    ...{ NODE_ENV, CONSOLE, SESSION_SECRET, SIGNUP, TRIAL_WORDS, SMTP_URL, MAIL_FROM },
    ...{ PASSWORD_COST, TRIALS_PER_NETWORK, TRIALS_PER_DAY },
    ...{ ENGINE, LLM_BASE_URL, LLM_MODEL, LLM_API_KEY, LLM_SAMPLES, LLM_REVIEW, LLM_TEMPERATURE },
    ...{ LLM_SEED, LLM_CONCURRENCY, LLM_PRICE_IN, LLM_PRICE_OUT },
    ...{ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO, STRIPE_PRICE_BUSINESS },
    DATABASE_URL: settingFields.DATABASE_URL.optional(),
    DATABASE_DIRECT_URL: settingFields.DATABASE_DIRECT_URL,
    METRICS_PORT: settingFields.METRICS_PORT,
    LOG_LEVEL: settingFields.LOG_LEVEL.default('warn'),
    // On a developer's machine, ready soon and small goes before quick at the first text of a language.
    WORKER_WARM_UP: settingFields.WORKER_WARM_UP.default('none'),
    WORKER_CONCURRENCY: settingFields.WORKER_CONCURRENCY.default(
      Math.max(Math.floor(availableParallelism() / WORKERS), 1),
    ),
  }
  const parsed = parseSettings(environment, shape, (settings) => [
    ...checkConsole({ ...settings, SESSION_SECRET: settings.SESSION_SECRET ?? KEPT }),
    ...checkFetch(settings),
    ...checkLlm(settings),
  ])
  return { ...parsed, DATA_DIR: path.resolve(parsed.DATA_DIR) }
}

/** Stands for the session secret that is made and kept when none is given. */
const KEPT = 'kept in the data folder'

/** Worker processes of the default start. */
export const WORKERS = 2
