import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import {
  type CurrentWorkspace,
  CurrentWorkspaceContext,
  rememberedWorkspace,
  rememberWorkspace,
} from '../api/current-workspace.ts'
import { useSession } from '../api/session.ts'
import { Loaded } from '../kit/loaded.tsx'
import { WithoutWorkspace } from './without-workspace.tsx'
import { WorkspaceFrame } from './workspace-frame.tsx'
import styles from './workspace-shell.module.css'

/** Around the pages of a workspace: asks who is signed in, sends others to sign in and back again. */
export function WorkspaceShell() {
  const session = useSession()
  const { pathname, search } = useLocation()
  const [chosen, setChosen] = useState(rememberedWorkspace)
  if (session.data === null) {
    const target =
      pathname === '/' || pathname === '/overview' ? '' : `?next=${encodeURIComponent(pathname + search)}`
    return <Navigate to={`/sign-in${target}`} replace />
  }
  return (
    <Loaded query={session} lines={1}>
      {(data) => {
        if (data === null) return null
        const workspace = data.workspaces.find((entry) => entry.workspace_id === chosen) ?? data.workspaces[0]
        if (!workspace) return <WithoutWorkspace user={data.user} />
        const current: CurrentWorkspace = {
          user: data.user,
          workspaces: data.workspaces,
          workspace,
          switchTo(workspaceId) {
            rememberWorkspace(workspaceId)
            setChosen(workspaceId)
          },
        }
        return (
          <CurrentWorkspaceContext value={current}>
            <div className={styles.page}>
              <WorkspaceFrame key={workspace.workspace_id} />
            </div>
          </CurrentWorkspaceContext>
        )
      }}
    </Loaded>
  )
}
