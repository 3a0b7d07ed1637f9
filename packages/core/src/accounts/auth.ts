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

/** Sessions, by better-auth. Every method throws errors of the catalogue. */
export interface Auth {
  /** The session of the cookie; its lifetime is extended once a day, by the cookies returned. */
  readSession(caller: Caller): Promise<{ signedIn: SignedIn | undefined; cookies: Cookies }>
  /** Throws `invalid_credentials`. */
  signIn(
    input: { email: string; password: string },
    caller: Caller,
  ): Promise<{ user: Person; cookies: Cookies }>
  /** A session for a person who has just proven who they are in another way: signed up, or changed the password. */
  begin(input: { userId: string }, caller: Caller): Promise<{ user: Person; cookies: Cookies }>
  signOut(caller: Caller): Promise<Cookies>
}
