import type { AcceptResponse, InvitationResponse, SignUpResponse } from '@redraft/contracts/console'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { rememberWorkspace } from './current-workspace.ts'
import { endSession } from './end-session.ts'
import { call } from './send.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** Calls that begin a session; afterwards everything known before is asked anew. */
function useBeginSession<Input, Answer = unknown>(path: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input) => call<Answer>(path, { method: 'POST', body }),
    // What an invitation said stays: signing up with it has used it.
    onSuccess: () => client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'invitation' }),
  })
}

/** Signs in with e-mail and password. */
export function useSignIn() {
  return useBeginSession<Credentials>('/auth/sign-in/email')
}

/** Creates an account, with the token of an invitation where there is one; or asks for a letter to confirm the address. */
export function useSignUp() {
  return useBeginSession<Credentials & { name: string; invitation?: string }, SignUpResponse>(
    '/auth/sign-up/email',
  )
}

/** Asks for the letter about a sign-up once more. */
export function useResendSignUp() {
  return useMutation({
    mutationFn: (sign_up_id: string) =>
      call('/auth/sign-up/resend', { method: 'POST', body: { sign_up_id } }),
  })
}

/** Opens the account of a sign-up with the token of its letter. */
export function useConfirmSignUp() {
  return useBeginSession<{ token: string }>('/auth/sign-up/confirm')
}

/** Ends the session and forgets everything it has shown. */
export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('/auth/sign-out', { method: 'POST' }),
    onSuccess: () => endSession(client),
  })
}

/** Asks for an e-mail with a link to set a new password. */
export function requestPasswordReset(email: string): Promise<unknown> {
  return call('/auth/request-password-reset', { method: 'POST', body: { email } })
}

/** Sets a new password with the token of such a link. */
export function resetPassword(token: string, newPassword: string): Promise<unknown> {
  return call('/auth/reset-password', { method: 'POST', body: { token, newPassword } })
}

/** What an invitation is for, by its token. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call<InvitationResponse>(`/invitations/${encodeURIComponent(token)}`),
    enabled: token !== '',
    retry: false,
  })
}

/** Joins the workspace of an invitation and goes there. */
export function useAcceptInvitation(token: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () =>
      call<AcceptResponse>(`/invitations/${encodeURIComponent(token)}/accept`, { method: 'POST' }),
    async onSuccess({ workspace_id }) {
      rememberWorkspace(workspace_id)
      await client.invalidateQueries({ queryKey: ['session'] })
      await navigate('/overview', { replace: true })
    },
  })
}
