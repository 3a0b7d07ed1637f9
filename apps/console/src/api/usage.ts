import type { RequestDetail, UsageResponse } from '@redraft/contracts/console'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCurrentWorkspace } from './current-workspace.ts'
import { call } from './send.ts'
import { useWorkspaceQuery } from './use-workspace-query.ts'

/** The filters of the page as they stand in its address: days are whole UTC days, `to` included. */
export interface UsageFilter {
  readonly key: string
  readonly endpoint: string
  readonly status: string
  readonly from: string
  readonly to: string
}

const REFRESH_MS = 5_000
const DAY_MS = 86_400_000

/** The day after, because the service counts before the moment `to`. */
function dayAfter(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) ? '' : new Date(time + DAY_MS).toISOString().slice(0, 10)
}

/** The filters as the query of the service. */
export function usageQuery(filter: UsageFilter): URLSearchParams {
  const { key, endpoint, status, from, to } = filter
  const wanted = { key, endpoint, status, from, to: dayAfter(to) }
  return new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''))
}

/** The usage log, newest first, a page at a time. */
export function useUsage(filter: UsageFilter) {
  const { workspace } = useCurrentWorkspace()
  const query = usageQuery(filter)
  return useInfiniteQuery({
    queryKey: ['workspace', workspace.workspace_id, 'usage', query.toString()],
    queryFn({ pageParam, signal }) {
      const page = new URLSearchParams(query)
      if (pageParam) page.set('cursor', pageParam)
      return call<UsageResponse>(`/workspaces/${workspace.workspace_id}/usage?${page}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor,
    // New requests appear by themselves, until somebody has gone on to older ones.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : REFRESH_MS),
  })
}

/** Where the selection can be downloaded as CSV. */
export function useCsvAddress(filter: UsageFilter): string {
  const { workspace } = useCurrentWorkspace()
  return `/console/api/workspaces/${workspace.workspace_id}/usage.csv?${usageQuery(filter)}`
}

/** One request by its id; never its text. */
export function useRequestDetail(requestId: string) {
  return useWorkspaceQuery<RequestDetail>(`/requests/${encodeURIComponent(requestId)}`)
}
