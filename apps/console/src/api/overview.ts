import type { OverviewResponse } from '@redraft/contracts/console'
import { useWorkspaceQuery } from './use-workspace-query.ts'

/** Balance, the last 30 days, recent requests and keys. */
export function useOverview() {
  return useWorkspaceQuery<OverviewResponse>('/overview')
}
