import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { endSession } from './end-session.ts'
import { ApiError } from './send.ts'

const MAX_RETRIES = 2

/** Only what may succeed without a change of the request is tried again. */
function mayRetry(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** The cache of answers. When the session has ended, the session query is asked again and the pages leave. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'not_signed_in') endSession(client)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 10_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
  return client
}
