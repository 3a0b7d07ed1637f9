import { z } from 'zod'
import { ENGINE_NAMES } from '../messages/engine-choice.ts'
import { email, givenPassword, id, name, newPassword, role, time } from './fields.ts'

/** `GET /settings`: what this installation offers, for everybody. */
export const consoleSettings = z.object({
  signup: z.enum(['open', 'invite']),
  /** Whether plans can be paid for here. */
  billing: z.boolean(),
  /** `log`: the links of e-mails stand in the log of the service; `none`: they are nowhere, ask the operator. */
  mail: z.enum(['smtp', 'log', 'none']),
  trial_words: z.int().nonnegative(),
  /** Whether there is a language model; what `auto` means where a workspace says nothing. */
  llm: z.boolean(),
  engine: z.enum(ENGINE_NAMES),
})
export type ConsoleSettings = z.infer<typeof consoleSettings>

export const person = z.object({ id, name: z.string(), email: z.string() })
export type Person = z.infer<typeof person>

/** `GET /session`: who is signed in, and where they belong. */
export const sessionResponse = z.object({
  user: person,
  workspaces: z.array(z.object({ workspace_id: id, name: z.string(), role, plan: z.string() })),
})
export type SessionResponse = z.infer<typeof sessionResponse>

/** `POST /auth/sign-up/email`; `invitation` is the token of an invitation, needed where sign-up is by invitation. */
export const signUpRequest = z.object({
  name,
  email,
  password: newPassword,
  invitation: z.string().max(200).optional(),
})
/** `POST /auth/sign-in/email` */
export const signInRequest = z.object({ email, password: givenPassword })
/** Answer of sign-in; the session is in the cookie. */
export const signedInResponse = z.object({ user: person })
/**
 * Answer of sign-up. Where e-mail is sent there is no `user` and no session yet, whether or not the address has an account:
 * a letter says how to go on, and `sign_up_id` asks for it again.
 */
export const signUpResponse = z.object({ user: person.nullable(), sign_up_id: id.nullable() })
export type SignUpResponse = z.infer<typeof signUpResponse>
/** `POST /auth/sign-up/resend`: the letter once more; answers the same whatever the letter says. */
export const resendSignUpRequest = z.object({ sign_up_id: id })
/** `POST /auth/sign-up/confirm` with the token of the letter; answers as sign-in does. */
export const confirmSignUpRequest = z.object({ token: z.string().min(1).max(200) })
/** `POST /auth/sign-out`, `POST /auth/revoke-other-sessions`: an empty object. */
export const emptyRequest = z.object({})
/** `POST /auth/change-password`: ends every other session and every link to set a password. */
export const changePasswordRequest = z.object({ currentPassword: givenPassword, newPassword })
/** `POST /auth/request-password-reset`: answers the same whether the address is known or not. */
export const requestResetRequest = z.object({ email })
/** `POST /auth/reset-password` with the token of the link; ends every session and every other link. */
export const resetPasswordRequest = z.object({ newPassword, token: z.string().min(1).max(200) })
/** Answer of the account routes that have nothing to tell. */
export const doneResponse = z.object({ status: z.literal(true) })

/** `GET /auth/list-sessions` */
export const sessionsResponse = z.object({
  sessions: z.array(
    z.object({
      /** Names the session in `POST /auth/revoke-session`; it is not what the cookie carries. */
      session_id: id,
      current: z.boolean(),
      created_at: time,
      expires_at: time,
      user_agent: z.string().nullable(),
      ip_address: z.string().nullable(),
    }),
  ),
})
export type SessionsResponse = z.infer<typeof sessionsResponse>
/** `POST /auth/revoke-session` */
export const revokeSessionRequest = z.object({ session_id: id })

/** `DELETE /account` */
export const deleteAccountRequest = z.object({ password: givenPassword })
