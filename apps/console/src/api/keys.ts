import type { CreateKeyResponse, KeysResponse } from '@redraft/contracts/console'
import { useWorkspaceMutation, useWorkspaceQuery } from './use-workspace-query.ts'

/** The keys of the workspace, newest first. */
export function useKeys() {
  return useWorkspaceQuery<KeysResponse>('/keys')
}

/** Makes a key; the answer is the only time it is shown. */
export function useCreateKey() {
  return useWorkspaceMutation<{ name: string; label: string }, CreateKeyResponse>(({ name, label }) => ({
    path: '/keys',
    method: 'POST',
    body: { name, ...(label.trim() === '' ? {} : { label }) },
  }))
}

/** Revokes a key by its id. */
export function useRevokeKey() {
  return useWorkspaceMutation<string, void>((keyId) => ({ path: `/keys/${keyId}`, method: 'DELETE' }))
}
