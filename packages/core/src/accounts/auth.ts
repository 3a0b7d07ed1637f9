import type { Person } from '@redraft/contracts/console'

/** Who calls: the cookies, and what is noted of the browser with a new session. */
export interface Caller {
  readonly cookie: string | undefined
  readonly address: string | undefined
  readonly userAgent: string | undefined
}

export interface SignedIn {
  readonly sessionId: string
  readonly user: Person
}

/** Values of `Set-Cookie` headers to answer with. */
export type Cookies = readonly string[]

/** Sessions and passwords, by better-auth. Every method throws errors of the catalogue. */
export interface Auth {
  /** The session of the cookie; its lifetime is extended once a day, by the cookies returned. */
  readSession(caller: Caller): Promise<{ signedIn: SignedIn | undefined; cookies: Cookies }>
  /** Throws `invalid_credentials`. */
  signIn(
    input: { email: string; password: string },
    caller: Caller,
  ): Promise<{ user: Person; cookies: Cookies }>
  /** The first session of a person who has just been made by `signUp`. */
  begin(input: { userId: string }, caller: Caller): Promise<{ user: Person; cookies: Cookies }>
  signOut(caller: Caller): Promise<Cookies>
  /** Throws `invalid_credentials` when the current one is wrong, `not_signed_in`. */
  changePassword(
    input: { currentPassword: string; newPassword: string; revokeOtherSessions: boolean },
    caller: Caller,
  ): Promise<Cookies>
  /** Does the same, as far as anyone can tell, whether or not there is such a person. */
  requestReset(input: { email: string }): Promise<void>
  /** Sets the password and ends every session. Throws `reset_link_invalid`. */
  resetPassword(input: { token: string; newPassword: string }): Promise<void>
}
