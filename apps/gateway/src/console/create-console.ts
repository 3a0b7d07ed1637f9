import { randomBytes } from 'node:crypto'
import { createAuth } from '@redraft/core/accounts'
import { type Billing, createBilling } from '@redraft/core/billing'
import { publicAddress } from '@redraft/core/process'
import type { GatewayConfig } from '../config.ts'
import type { GatewayDeps } from '../deps.ts'
import { createMailer } from '../mail/create-mailer.ts'
import type { RateLimits } from '../middleware/rate-limit.ts'
import type { ConsoleDeps } from './console-deps.ts'

/** Cookies go over HTTPS only where people reach the console so. */
function isSecure({ NODE_ENV, PUBLIC_URL }: GatewayConfig): boolean {
  return NODE_ENV === 'production' || PUBLIC_URL?.startsWith('https:') === true
}

function billingOf(config: GatewayConfig): Billing | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO, STRIPE_PRICE_BUSINESS } = config
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_PRO || !STRIPE_PRICE_BUSINESS) {
    return undefined
  }
  return createBilling({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { pro: STRIPE_PRICE_PRO, business: STRIPE_PRICE_BUSINESS },
    apiUrl: config.STRIPE_BASE_URL,
  })
}

/** Wires the console; undefined when it is switched off. Without `SESSION_SECRET`, sessions end with this process. */
export function createConsole({
  config,
  gateway,
  attempts,
}: {
  config: GatewayConfig
  gateway: GatewayDeps
  attempts: RateLimits
}): ConsoleDeps | undefined {
  if (config.CONSOLE === 'off') return undefined
  const { ctx, logger } = gateway
  const mailer = createMailer(config, logger)
  const auth = createAuth({
    ctx,
    secret: config.SESSION_SECRET ?? randomBytes(32).toString('hex'),
    secureCookies: isSecure(config),
    onError: (error) => logger.warn({ err: error }, 'background work failed'),
  })
  return {
    ...{ gateway, auth, mailer, attempts },
    linkAddress: publicAddress(config),
    address: { publicUrl: config.PUBLIC_URL, host: config.HOST },
    billing: billingOf(config),
    signup: config.SIGNUP,
    trial: {
      words: config.TRIAL_WORDS,
      perNetwork: config.TRIALS_PER_NETWORK,
      perDay: config.TRIALS_PER_DAY,
    },
  }
}
