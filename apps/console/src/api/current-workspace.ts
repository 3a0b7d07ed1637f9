import type { SessionResponse } from '@redraft/contracts/console'
import { createContext, useContext } from 'react'

const STORED_AS = 'redraft.workspace'

export type Membership = SessionResponse['workspaces'][number]

export interface CurrentWorkspace {
  readonly user: SessionResponse['user']
  readonly workspace: Membership
  readonly workspaces: readonly Membership[]
  /** Goes to another workspace and remembers it on this device. */
  readonly switchTo: (workspaceId: string) => void
}

export const CurrentWorkspaceContext = createContext<CurrentWorkspace | null>(null)

/** The signed-in person and the workspace they look at; for pages inside the shell. */
export function useCurrentWorkspace(): CurrentWorkspace {
  const current = useContext(CurrentWorkspaceContext)
  if (!current) throw new Error('useCurrentWorkspace needs the signed-in shell around it')
  return current
}

/** Id of the workspace looked at last on this device. */
export function rememberedWorkspace(): string | null {
  return localStorage.getItem(STORED_AS)
}

/** Remembers the workspace for the next visit. */
export function rememberWorkspace(workspaceId: string): void {
  localStorage.setItem(STORED_AS, workspaceId)
}
