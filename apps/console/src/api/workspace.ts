import type { InviteResponse, MembersResponse, Role, WorkspaceResponse } from '@redraft/contracts/console'
import { useQueryClient } from '@tanstack/react-query'
import { useWorkspaceMutation, useWorkspaceQuery } from './use-workspace-query.ts'

/** Name, retention and limits of the workspace. */
export function useWorkspace() {
  return useWorkspaceQuery<WorkspaceResponse>('')
}

/** What a form of the settings sends. */
export interface WorkspaceChange {
  readonly name: string
  readonly result_retention_hours: number
  readonly engine?: 'local' | 'llm' | null
  readonly engine_locked?: boolean
}

/** Changes name, retention or engine; the name stands in the session too. */
export function useChangeWorkspace() {
  const client = useQueryClient()
  const mutation = useWorkspaceMutation<WorkspaceChange, WorkspaceResponse>((body) => ({
    path: '',
    method: 'PATCH',
    body,
  }))
  return async (change: WorkspaceChange) => {
    await mutation.mutateAsync(change)
    await client.invalidateQueries({ queryKey: ['session'] })
  }
}

/** Members and open invitations. */
export function useMembers() {
  return useWorkspaceQuery<MembersResponse>('/members')
}

/** Invites an address; the answer has the link. */
export function useInvite() {
  return useWorkspaceMutation<{ email: string; role: Role }, InviteResponse>((body) => ({
    path: '/invitations',
    method: 'POST',
    body,
  }))
}

/** Takes an invitation back. */
export function useWithdrawInvitation() {
  return useWorkspaceMutation<string, void>((id) => ({ path: `/invitations/${id}`, method: 'DELETE' }))
}

/** Makes a member an owner, or an owner a member. */
export function useChangeRole() {
  return useWorkspaceMutation<{ userId: string; role: Role }, unknown>(({ userId, role }) => ({
    path: `/members/${userId}`,
    method: 'PATCH',
    body: { role },
  }))
}

/** Removes a member, or oneself. */
export function useRemoveMember() {
  return useWorkspaceMutation<string, void>((userId) => ({ path: `/members/${userId}`, method: 'DELETE' }))
}
