import { DEFAULT_PASSWORD_COST } from '../accounts/hash-password.ts'
import { isPublishedSecret } from './published-secrets.ts'

export interface ConsoleSettings {
  readonly NODE_ENV?: string | undefined
  readonly CONSOLE: 'on' | 'off'
  readonly SESSION_SECRET?: string | undefined
  readonly PASSWORD_COST: number
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_PRICE_PRO?: string | undefined
  readonly STRIPE_PRICE_BUSINESS?: string | undefined
}

const STRIPE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_BUSINESS',
] as const
const SECRETS = ['SESSION_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

function missingStripe(settings: ConsoleSettings): string[] {
  const missing = STRIPE.filter((name) => settings[name] === undefined)
  if (missing.length === 0 || missing.length === STRIPE.length) return []
  return missing.map((name) => `${name} is required with the other STRIPE settings: set all four or none`)
}

function mailFaults({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: ConsoleSettings): string[] {
  if (SMTP_URL === undefined) return []
  return [
    ...(MAIL_FROM === undefined ? ['MAIL_FROM is required with SMTP_URL'] : []),
    // Links in e-mails must never follow the Host header of whoever asked for them.
    ...(PUBLIC_URL === undefined
      ? ['PUBLIC_URL is required with SMTP_URL: links in e-mails begin with it']
      : []),
  ]
}

/** Faults of the console's settings that one setting alone does not show. Values are never repeated. */
export function checkConsole(settings: ConsoleSettings): string[] {
  const faults = [...missingStripe(settings), ...mailFaults(settings)]
  if (settings.NODE_ENV !== 'production') return faults
  if (settings.CONSOLE === 'on' && settings.SESSION_SECRET === undefined) {
    faults.push(
      'SESSION_SECRET is required with NODE_ENV=production: 32 random characters or more, or CONSOLE=off',
    )
  }
  if (settings.PASSWORD_COST < DEFAULT_PASSWORD_COST)
    faults.push(`PASSWORD_COST must be at least ${DEFAULT_PASSWORD_COST} with NODE_ENV=production`)
  for (const name of SECRETS) {
    const value = settings[name]
    if (value !== undefined && isPublishedSecret(value))
      faults.push(`${name} stands in an example: choose your own`)
  }
  return faults
}
