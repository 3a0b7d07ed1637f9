import { useSession } from '../api/session.ts'
import { PublicShell } from './public-shell.tsx'
import { WorkspaceShell } from './workspace-shell.tsx'

/** Around a page for everybody: nobody is sent to sign in only to learn that an address leads nowhere. */
export function AnyShell() {
  return useSession().data === null ? <PublicShell /> : <WorkspaceShell />
}
