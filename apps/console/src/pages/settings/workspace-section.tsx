import type { WorkspaceResponse } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { useSettings } from '../../api/session.ts'
import { useChangeWorkspace, useWorkspace, type WorkspaceChange } from '../../api/workspace.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { SelectField, TextField } from '../../kit/field.tsx'
import { Form } from '../../kit/form.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Stack } from '../../kit/stack.tsx'
import { useToast } from '../../kit/toast.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useRules } from '../../kit/use-rules.ts'
import styles from './settings-page.module.css'

const HOURS = [24, 12, 6, 1, 0]

/** Name, retention and limits of the workspace. */
export function WorkspaceSection() {
  const workspace = useWorkspace()
  return (
    <Loaded query={workspace}>
      {(data) => (
        <Stack>
          <General workspace={data} />
          <Limits workspace={data} />
        </Stack>
      )}
    </Loaded>
  )
}

function General({ workspace }: { workspace: WorkspaceResponse }) {
  const { t } = useTranslation()
  const notify = useToast()
  const rules = useRules()
  const change = useChangeWorkspace()
  const owner = useCurrentWorkspace().workspace.role === 'owner'
  const hours = workspace.result_retention_hours
  const form = useForm({
    // The engine is there where there is a choice; it has no wrong value.
    rules: { name: rules.name, result_retention_hours: rules.required, engine: () => undefined },
    async submit({ name, result_retention_hours, engine }) {
      const hours = Number(result_retention_hours)
      await change({ name, result_retention_hours: hours, ...engineChange(engine) })
      notify(t('workspace.saved'))
    },
  })
  return (
    <Card title={t('workspace.general')}>
      <div className={styles.narrow}>
        <Form state={form}>
          {owner ? null : <Notice tone="info">{t('workspace.ownerOnly')}</Notice>}
          <TextField
            label={t('workspace.name')}
            name="name"
            defaultValue={workspace.name}
            disabled={!owner}
            autoComplete="off"
            error={form.errors.name}
          />
          <SelectField
            label={t('workspace.retention')}
            hint={t('workspace.retentionHint')}
            name="result_retention_hours"
            defaultValue={hours}
            disabled={!owner}
            error={form.errors.result_retention_hours}
          >
            {[...new Set([...HOURS, hours])]
              .sort((a, b) => b - a)
              .map((value) => (
                <option key={value} value={value}>
                  {value === 0
                    ? t('workspace.retentionNone')
                    : t('workspace.retentionOption', { count: value })}
                </option>
              ))}
          </SelectField>
          <EngineField workspace={workspace} disabled={!owner} />
          {owner ? (
            <Button type="submit" loading={form.pending} className={styles.start}>
              {t('action.save')}
            </Button>
          ) : null}
        </Form>
      </div>
    </Card>
  )
}

const ENGINE_OPTIONS = ['default', 'local', 'llm', 'locked'] as const

/** Which engine requests get that do not choose, and whether they may; only where there is a choice. */
function EngineField({ workspace, disabled }: { workspace: WorkspaceResponse; disabled: boolean }) {
  const { t } = useTranslation()
  const settings = useSettings().data
  if (!settings?.llm) return null
  const { engine, engine_locked: locked } = workspace
  return (
    <SelectField
      label={t('workspace.engine')}
      hint={t(workspace.llm_included ? 'workspace.engineHint' : 'workspace.engineNotIncluded')}
      name="engine"
      defaultValue={locked ? 'locked' : (engine ?? 'default')}
      disabled={disabled}
    >
      {ENGINE_OPTIONS.map((option) => (
        <option key={option} value={option}>
          {option === 'default'
            ? t('workspace.engineOption.default', { engine: t(`workspace.engineOption.${settings.engine}`) })
            : t(`workspace.engineOption.${option}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** The fields of a chosen option; none where the form has no such choice. */
function engineChange(option: string): Pick<WorkspaceChange, 'engine' | 'engine_locked'> {
  switch (option) {
    case 'default':
      return { engine: null, engine_locked: false }
    case 'local':
    case 'llm':
      return { engine: option, engine_locked: false }
    case 'locked':
      return { engine: 'local', engine_locked: true }
    default:
      return {}
  }
}

function Limits({ workspace }: { workspace: WorkspaceResponse }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { limits } = workspace
  const lines = [
    [t('workspace.requestsPerMinute'), limits.requests_per_minute],
    [t('workspace.citationRequestsPerMinute'), limits.citation_requests_per_minute],
    [t('workspace.dailyScans'), limits.daily_scans],
    [t('workspace.maxInFlight'), limits.max_in_flight],
    [t('workspace.activeKeys'), limits.active_keys],
  ] as const
  return (
    <Card title={t('workspace.limits')} description={t('workspace.limitsText')}>
      <dl className={`${styles.facts} ${styles.numbers}`}>
        {lines.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
        <dt>{t('workspace.id')}</dt>
        <dd>
          <code>{workspace.workspace_id}</code>
        </dd>
      </dl>
    </Card>
  )
}
