import type { ConsoleSettings, SessionResponse } from '@redraft/contracts/console'
import { useQuery } from '@tanstack/react-query'
import { ApiError, call } from './send.ts'

async function fetchSession(): Promise<SessionResponse | null> {
  try {
    return await call<SessionResponse>('/session')
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** Who is signed in; `null` when nobody is. */
export function useSession() {
  return useQuery({ queryKey: ['session'], queryFn: fetchSession, staleTime: 60_000 })
}

/** What this installation offers. */
export function useSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: () => call<ConsoleSettings>('/settings'),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
