import type { SessionsResponse } from '@redraft/contracts/console'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endSession } from './end-session.ts'
import { call } from './send.ts'

/** The devices on which the person is signed in. */
export function useSessions() {
  return useQuery({ queryKey: ['sessions'], queryFn: () => call<SessionsResponse>('/auth/list-sessions') })
}

function useSessionsMutation<Input>(run: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  })
}

/** Signs one device out. */
export function useRevokeSession() {
  return useSessionsMutation((session_id: string) =>
    call('/auth/revoke-session', { method: 'POST', body: { session_id } }),
  )
}

/** Signs out every device but this one. */
export function useRevokeOtherSessions() {
  return useSessionsMutation((_: undefined) => call('/auth/revoke-other-sessions', { method: 'POST' }))
}

/** Changes the password, which signs out every other device. */
export function useChangePassword() {
  return useSessionsMutation((change: { currentPassword: string; newPassword: string }) =>
    call('/auth/change-password', { method: 'POST', body: change }),
  )
}

/** Deletes the account of the person, proved by the password. */
export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call('/account', { method: 'DELETE', body: { password } }),
    onSuccess: () => endSession(client),
  })
}
