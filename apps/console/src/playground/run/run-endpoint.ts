import type { JobEndpoint } from '@redraft/contracts'
import { call } from '../../api/send.ts'

export interface RunCall {
  readonly workspaceId: string
  readonly endpoint: JobEndpoint
  readonly body: object
  readonly idempotencyKey: string
}

/** Calls an endpoint of the API on the workspace of the page, metered as any other call. Throws `ApiError`. */
export function runEndpoint<T>({ workspaceId, endpoint, body, idempotencyKey }: RunCall): Promise<T> {
  return call<T>(`/workspaces/${workspaceId}/run/${endpoint}`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': idempotencyKey },
  })
}

/** A key that no other request has; `randomUUID` alone is missing on plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `playground-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
