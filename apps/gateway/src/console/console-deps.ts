import type { TrialTerms } from '@redraft/core'
import type { Auth } from '@redraft/core/accounts'
import type { Billing } from '@redraft/core/billing'
import type { GatewayDeps } from '../deps.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { RateLimits } from '../middleware/rate-limit.ts'
import type { OwnAddress } from './access/require-same-origin.ts'

/** What the console works with beside the API's own parts. */
export interface ConsoleDeps {
  readonly gateway: GatewayDeps
  readonly auth: Auth
  readonly mailer: Mailer
  readonly address: OwnAddress
  /** What links in e-mails begin with: never the Host header of whoever asked for one. */
  readonly linkAddress: string
  /** Counts sign-ins and whatever else is worth guessing, in a window of 15 minutes. */
  readonly attempts: RateLimits
  /** Absent: payment is not configured. */
  readonly billing: Billing | undefined
  readonly signup: 'open' | 'invite'
  readonly trial: TrialTerms
}
