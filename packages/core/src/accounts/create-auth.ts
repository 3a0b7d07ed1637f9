import type { Auth } from './auth.ts'
import type { AuthOptions } from './configure-auth.ts'

/**
 * Sets up sessions. Their library is large, so it is loaded with the first call; nothing is asked of the database before.
 */
export function createAuth(options: AuthOptions): Auth {
  let loaded: Promise<Auth> | undefined
  const load = (): Promise<Auth> => {
    loaded ??= import('./create-sessions.ts').then(({ createSessions }) => createSessions(options))
    return loaded
  }
  return {
    readSession: async (caller) => (await load()).readSession(caller),
    signIn: async (input, caller) => (await load()).signIn(input, caller),
    begin: async (input, caller) => (await load()).begin(input, caller),
    signOut: async (caller) => (await load()).signOut(caller),
  }
}
