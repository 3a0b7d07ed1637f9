import type { QueryClient } from '@tanstack/react-query'

/** Forgets everything that was shown to the person; the pages leave for the sign-in. */
export function endSession(client: QueryClient): void {
  client.setQueryData(['session'], null)
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'settings',
  })
}
