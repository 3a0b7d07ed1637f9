import type { AuditResponse } from '@redraft/contracts/console'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCurrentWorkspace } from './current-workspace.ts'
import { call } from './send.ts'

/** Who did what to the workspace, newest first, a page at a time. */
export function useAudit() {
  const { workspace } = useCurrentWorkspace()
  return useInfiniteQuery({
    queryKey: ['workspace', workspace.workspace_id, 'audit'],
    queryFn: ({ pageParam, signal }) =>
      call<AuditResponse>(
        `/workspaces/${workspace.workspace_id}/audit${pageParam ? `?cursor=${pageParam}` : ''}`,
        {
          signal,
        },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor,
  })
}
