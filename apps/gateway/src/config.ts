import { checkConsole, checkLlm, parseSettings, settingFields } from '@redraft/core/process'

export type GatewayConfig = ReturnType<typeof readConfig>

/** The gateway's settings from the environment; throws `SettingsError` with every fault. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const { PORT, HOST, DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL, REQUEST_TIMEOUT_MS, QUEUE_MAX_DEPTH } =
    settingFields
  const { SHUTDOWN_TIMEOUT_MS, HEADERS_TIMEOUT_MS, UPLOAD_TIMEOUT_MS, CONNECTIONS_PER_ADDRESS } =
    settingFields
  const { METRICS_PORT, METRICS_HOST, LOG_LEVEL, PUBLIC_URL, TRUST_PROXY } = settingFields
  const { NODE_ENV, CONSOLE, SESSION_SECRET, SIGNUP, TRIAL_WORDS, SMTP_URL, MAIL_FROM } = settingFields
  const { PASSWORD_COST, TRIALS_PER_NETWORK, TRIALS_PER_DAY } = settingFields
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO, STRIPE_PRICE_BUSINESS } = settingFields
  const { STRIPE_BASE_URL } = settingFields
  // Whether there is a model; the key is the workers' alone.
  const { ENGINE, LLM_BASE_URL, LLM_MODEL, LLM_PRICE_IN, LLM_PRICE_OUT } = settingFields
  return parseSettings(
    environment,
    {
      ...{ PORT, HOST, DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL, REQUEST_TIMEOUT_MS, QUEUE_MAX_DEPTH },
      ...{ SHUTDOWN_TIMEOUT_MS, HEADERS_TIMEOUT_MS, UPLOAD_TIMEOUT_MS, CONNECTIONS_PER_ADDRESS },
      ...{ METRICS_PORT, METRICS_HOST, LOG_LEVEL, PUBLIC_URL, TRUST_PROXY },
      ...{ NODE_ENV, CONSOLE, SESSION_SECRET, SIGNUP, TRIAL_WORDS, SMTP_URL, MAIL_FROM },
      ...{ PASSWORD_COST, TRIALS_PER_NETWORK, TRIALS_PER_DAY },
      ...{ ENGINE, LLM_BASE_URL, LLM_MODEL, LLM_PRICE_IN, LLM_PRICE_OUT },
      ...{
        STRIPE_SECRET_KEY,
        STRIPE_WEBHOOK_SECRET,
        STRIPE_PRICE_PRO,
        STRIPE_PRICE_BUSINESS,
        STRIPE_BASE_URL,
      },
    },
    (settings) => [...checkConsole(settings), ...checkLlm(settings)],
  )
}
