import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { AccountSection } from './account-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { AuditSection } from './audit/audit-section.tsx'
import { MembersSection } from './members-section.tsx'
import { WorkspaceSection } from './workspace-section.tsx'

const SECTIONS = ['account', 'workspace', 'members', 'audit', 'appearance'] as const
const CONTENT = {
  account: AccountSection,
  workspace: WorkspaceSection,
  members: MembersSection,
  audit: AuditSection,
  appearance: AppearanceSection,
}

/** Settings of the person, the workspace and this device; the section stands in the address. */
export function SettingsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const owner = useCurrentWorkspace().workspace.role === 'owner'
  const sections = SECTIONS.filter((name) => owner || name !== 'audit')
  const section = sections.find((name) => name === search.get('section')) ?? 'account'
  return (
    <Stack>
      <PageHeader title={t('settings.title')} />
      <Tabs
        label={t('settings.sections')}
        value={section}
        onChange={(next) => setSearch({ section: next }, { replace: true })}
        tabs={sections.map((name) => {
          const Content = CONTENT[name]
          return { value: name, label: t(`settings.${name}`), content: <Content /> }
        })}
      />
    </Stack>
  )
}
