import { ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrentWorkspace } from '../api/current-workspace.ts'
import { Menu, MenuChoice } from '../kit/menu.tsx'
import styles from './workspace-switcher.module.css'

/** The name of the workspace; a menu when there are several. */
export function WorkspaceSwitcher() {
  const { t } = useTranslation()
  const { workspace, workspaces, switchTo } = useCurrentWorkspace()
  if (workspaces.length < 2) return <p className={styles.name}>{workspace.name}</p>
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={styles.switcher}>
          <span className="visually-hidden">{t('menu.workspace')}</span>
          <span className={styles.text}>{workspace.name}</span>
          <ChevronsUpDown size={15} aria-hidden="true" />
        </button>
      }
    >
      <MenuChoice
        label={t('menu.switchWorkspace')}
        value={workspace.workspace_id}
        options={workspaces.map(({ workspace_id, name }) => ({ value: workspace_id, label: name }))}
        onChoose={switchTo}
      />
    </Menu>
  )
}
