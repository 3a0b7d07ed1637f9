import { toAccountError } from './account-error.ts'
import type { Auth } from './auth.ts'
import { type AuthOptions, configureAuth, headersOf } from './configure-auth.ts'

/** Makes a call of better-auth; what it sets as cookies is returned beside its answer. */
async function ask<T>(call: Promise<{ headers: Headers; response: T }>) {
  try {
    const { headers, response } = await call
    return { response, cookies: headers.getSetCookie() }
  } catch (error) {
    throw toAccountError(error)
  }
}

/** Sessions by better-auth. Nothing is asked of the database before the first call. */
export function createSessions(options: AuthOptions): Auth {
  const { api } = configureAuth(options)
  return {
    async readSession(caller) {
      const call = api.getSession({ headers: headersOf(caller), returnHeaders: true })
      const { response, cookies } = await ask(call)
      if (response === null) return { signedIn: undefined, cookies }
      const { session, user } = response
      const person = { id: user.id, name: user.name, email: user.email }
      return { signedIn: { sessionId: session.id, user: person }, cookies }
    },
    async signIn(body, caller) {
      const call = api.signInEmail({ body, headers: headersOf(caller), returnHeaders: true })
      const { response, cookies } = await ask(call)
      const { id, name, email } = response.user
      return { user: { id, name, email }, cookies }
    },
    async begin(body, caller) {
      const call = api.startProvenSession({ body, headers: headersOf(caller), returnHeaders: true })
      const { response, cookies } = await ask(call)
      return { user: response, cookies }
    },
    async signOut(caller) {
      return (await ask(api.signOut({ headers: headersOf(caller), returnHeaders: true }))).cookies
    },
  }
}
