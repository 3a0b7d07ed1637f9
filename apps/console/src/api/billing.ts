import type { BillingLink, BillingResponse, LedgerResponse, PlanId } from '@redraft/contracts/console'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useCurrentWorkspace } from './current-workspace.ts'
import { call } from './send.ts'
import { useWorkspaceQuery } from './use-workspace-query.ts'

/** Plan, subscription and what can be bought. */
export function useBilling() {
  return useWorkspaceQuery<BillingResponse>('/billing')
}

/** What changed the balance apart from requests, newest first, a page at a time. */
export function useLedger() {
  const { workspace } = useCurrentWorkspace()
  return useInfiniteQuery({
    queryKey: ['workspace', workspace.workspace_id, 'ledger'],
    queryFn: ({ pageParam, signal }) =>
      call<LedgerResponse>(
        `/workspaces/${workspace.workspace_id}/ledger${pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor,
  })
}

/** Goes to the payment provider: to buy a plan, or to its portal without one. */
export function useGoToPayment() {
  const { workspace } = useCurrentWorkspace()
  return useMutation({
    mutationFn: (plan: PlanId | null) =>
      call<BillingLink>(`/workspaces/${workspace.workspace_id}/billing/${plan ? 'checkout' : 'portal'}`, {
        method: 'POST',
        body: plan ? { plan } : {},
      }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}
