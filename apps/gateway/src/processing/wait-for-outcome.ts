import type { RequestOutcome } from '@redraft/core'
import type { Enqueued } from './enqueue-job.ts'

/** How a wait ended. */
export type Waited =
  | { readonly kind: 'outcome'; readonly outcome: RequestOutcome }
  | { readonly kind: 'not_queued'; readonly cause: unknown }
  | { readonly kind: 'deadline' | 'gone' }

export interface Wait {
  /** Never rejects. */
  readonly outcome: Promise<RequestOutcome>
  /** The job on its way into the queue: a store that hangs does not hold the caller. */
  readonly enqueued?: Promise<Enqueued>
  readonly timeoutMs: number
  /** Ends the wait when the client went away; absent: it goes on without them. */
  readonly gone?: AbortSignal | undefined
}

/** Waits for the outcome of a request until the deadline, until the client is gone, or until there will be none. */
export async function waitForOutcome({ outcome, enqueued, timeoutMs, gone }: Wait): Promise<Waited> {
  let stop: (waited: Waited) => void = () => undefined
  const stopped = new Promise<Waited>((resolve) => {
    stop = resolve
  })
  const onGone = (): void => stop({ kind: 'gone' })
  const timer = setTimeout(() => stop({ kind: 'deadline' }), timeoutMs)
  gone?.addEventListener('abort', onGone)
  if (gone?.aborted) onGone()
  void enqueued?.then((result) => {
    if (result.kind === 'failed') stop({ kind: 'not_queued', cause: result.cause })
  })
  const ended = outcome.then((value): Waited => ({ kind: 'outcome', outcome: value }))
  try {
    return await Promise.race([ended, stopped])
  } finally {
    clearTimeout(timer)
    gone?.removeEventListener('abort', onGone)
  }
}
