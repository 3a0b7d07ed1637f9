import type { LedgerEntry } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'

const KINDS = [
  ...(['plan_grant', 'admin_credit', 'invoice', 'trial_grant'] as const),
  ...(['usage_rollup', 'refund', 'dispute'] as const),
]
const ACTORS = {
  stripe: 'ledger.actorStripe',
  system: 'ledger.actorSystem',
  admin: 'ledger.actorAdmin',
} as const

interface LedgerNames {
  readonly kind: (kind: string) => string
  readonly actor: (actor: string) => string
  /** What a person or the payment provider wrote; the service's own notes say no more than the kind. */
  readonly note: (entry: LedgerEntry) => string
}

/** Names what changed a balance and who did, in the language of the page; people stay addresses. */
export function useLedgerNames(): LedgerNames {
  const { t } = useTranslation()
  return {
    kind(kind) {
      const known = KINDS.find((name) => name === kind)
      return known ? t(`ledger.${known}`) : kind
    },
    note: ({ actor, reason }) => (actor === 'system' ? '–' : (reason ?? '–')),
    actor: (actor) => (Object.hasOwn(ACTORS, actor) ? t(ACTORS[actor as keyof typeof ACTORS]) : actor),
  }
}
