import { parseSettings, settingFields } from '@redraft/core'

export type GatewayConfig = ReturnType<typeof readConfig>

/** The gateway's settings from the environment; throws `SettingsError` with every fault. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const { PORT, HOST, DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL, REQUEST_TIMEOUT_MS, QUEUE_MAX_DEPTH } =
    settingFields
  const { METRICS_PORT, METRICS_HOST, LOG_LEVEL, PUBLIC_URL, TRUST_PROXY } = settingFields
  return parseSettings(environment, {
    ...{ PORT, HOST, DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL, REQUEST_TIMEOUT_MS, QUEUE_MAX_DEPTH },
    ...{ METRICS_PORT, METRICS_HOST, LOG_LEVEL, PUBLIC_URL, TRUST_PROXY },
  })
}
