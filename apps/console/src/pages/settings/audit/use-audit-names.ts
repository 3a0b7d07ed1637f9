import type { AuditEntry, AuditedSetting } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'

const SETTINGS = {
  requestsPerMinute: 'workspace.requestsPerMinute',
  citationRequestsPerMinute: 'workspace.citationRequestsPerMinute',
  dailyScans: 'workspace.dailyScans',
  maxInFlight: 'workspace.maxInFlight',
  resultRetentionHours: 'workspace.retention',
  engine: 'workspace.engine',
  engineLocked: 'workspace.engineLocked',
} as const satisfies Record<AuditedSetting, string>

interface AuditNames {
  readonly action: (entry: AuditEntry) => string
  readonly actor: (entry: AuditEntry) => string
  /** What it was done to: a name while there is one, and for the workspace itself nothing. */
  readonly target: (entry: AuditEntry) => string
  /** The role, plan, number of words or settings that belong to it. */
  readonly details: (entry: AuditEntry) => string
}

/** Names who did what to a workspace, in the language of the page. */
export function useAuditNames(): AuditNames {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    action: ({ action }) => t(`audit.action.${action}`),
    actor({ actor }) {
      if (actor.kind === 'admin') return t('audit.admin')
      return actor.name ?? t('audit.gone')
    },
    target({ action, target }) {
      if (action.startsWith('workspace.')) return '–'
      return target.name ?? t('audit.gone')
    },
    details({ facts: { role, plan, words, settings = [] } }) {
      const parts = [
        ...(role ? [t(`role.${role}`)] : []),
        ...(plan ? [t(`plan.${plan}`)] : []),
        ...(words === undefined ? [] : [`+${format.number(words)}`]),
        ...settings.map((name) => t(SETTINGS[name])),
      ]
      return parts.join(' · ') || '–'
    },
  }
}
