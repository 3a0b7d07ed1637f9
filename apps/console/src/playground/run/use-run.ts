import type { JobEndpoint } from '@redraft/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { ApiError } from '../../api/send.ts'
import { newIdempotencyKey, runEndpoint } from './run-endpoint.ts'

export interface Run<Body extends object, Answer> {
  readonly start: (body: Body) => void
  /** The last success: what was sent and what came back. */
  readonly done: { readonly body: Body; readonly answer: Answer } | undefined
  readonly error: Error | null
  readonly isRunning: boolean
}

/**
 * One call at a time of an endpoint. The same body sent again after a failure goes under the same
 * Idempotency-Key, so that a lost answer is fetched and not paid twice.
 */
export function useRun<Body extends object, Answer>(endpoint: JobEndpoint): Run<Body, Answer> {
  const { workspace } = useCurrentWorkspace()
  const queries = useQueryClient()
  const open = useRef<{ json: string; key: string }>(undefined)
  const mutation = useMutation({
    mutationFn: async (body: Body) => {
      const json = JSON.stringify(body)
      if (open.current?.json !== json) open.current = { json, key: newIdempotencyKey() }
      const { key } = open.current
      const call = { workspaceId: workspace.workspace_id, endpoint, body, idempotencyKey: key }
      const answer = await runEndpoint<Answer>(call).catch((error: unknown) => {
        // Its words are spent and the key answers nothing else: the next try is a new call.
        if (error instanceof ApiError && error.code === 'result_purged') open.current = undefined
        throw error
      })
      open.current = undefined
      return { body, answer }
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['workspace', workspace.workspace_id] }),
  })
  return {
    start: mutation.mutate,
    done: mutation.data,
    error: mutation.error,
    isRunning: mutation.isPending,
  }
}
