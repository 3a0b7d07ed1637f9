import type { ModelUseResponse } from '@redraft/contracts/console'
import { useWorkspaceQuery } from './use-workspace-query.ts'

/** What calls to the language model came to, by day; for owners. */
export function useModelUse() {
  return useWorkspaceQuery<ModelUseResponse>('/model-use')
}
