import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCurrentWorkspace } from './current-workspace.ts'
import { type Call, call } from './send.ts'

/** Asks for something of the current workspace; `path` begins after its id. */
export function useWorkspaceQuery<T>(path: string) {
  const { workspace } = useCurrentWorkspace()
  return useQuery({
    queryKey: ['workspace', workspace.workspace_id, path],
    queryFn: ({ signal }) => call<T>(`/workspaces/${workspace.workspace_id}${path}`, { signal }),
  })
}

/** Changes something of the current workspace; afterwards everything shown of it is asked anew. */
export function useWorkspaceMutation<Input, Output>(describe: (input: Input) => Call & { path: string }) {
  const { workspace } = useCurrentWorkspace()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => {
      const { path, ...options } = describe(input)
      return call<Output>(`/workspaces/${workspace.workspace_id}${path}`, options)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['workspace', workspace.workspace_id] }),
  })
}
