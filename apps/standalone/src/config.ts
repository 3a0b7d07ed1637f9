import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseSettings, settingFields } from '@redraft/core'

export type StandaloneConfig = ReturnType<typeof readConfig>

/** Settings the supervisor itself needs; the children parse the rest of the environment on their own. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const { PORT, HOST, DATA_DIR, REDIS_URL, PUBLIC_URL } = settingFields
  const parsed = parseSettings(environment, {
    ...{ PORT, HOST, DATA_DIR, REDIS_URL, PUBLIC_URL },
    DATABASE_URL: settingFields.DATABASE_URL.optional(),
    DATABASE_DIRECT_URL: settingFields.DATABASE_DIRECT_URL,
    LOG_LEVEL: settingFields.LOG_LEVEL.default('warn'),
    WORKER_CONCURRENCY: settingFields.WORKER_CONCURRENCY.default(
      Math.max(Math.floor(availableParallelism() / WORKERS), 1),
    ),
  })
  return { ...parsed, DATA_DIR: path.resolve(parsed.DATA_DIR) }
}

/** Worker processes of the default start. */
export const WORKERS = 2
