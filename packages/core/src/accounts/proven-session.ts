import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Adds a call, for this process alone, that begins a session for a person who has just proven who they are: whoever chose
 * the password a moment ago does not have to type it, which would take as long as hashing it again.
 */
export function provenSession() {
  return {
    id: 'proven-session',
    endpoints: {
      startProvenSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
        async (call) => {
          const { internalAdapter } = call.context
          const user = await internalAdapter.findUserById(call.body.userId)
          if (!user) throw new APIError('UNAUTHORIZED')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(call, { session, user })
          return call.json({ id: user.id, name: user.name, email: user.email })
        },
      ),
    },
  }
}
