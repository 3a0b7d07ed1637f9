import { type JobPayload, queueOf } from '@redraft/contracts'
import type { GatewayDeps } from '../deps.ts'

/** `failed`: the queue did not say that it took the job; it may have. */
export type Enqueued = { readonly kind: 'queued' } | { readonly kind: 'failed'; readonly cause: unknown }

/**
 * The more a workspace has in flight, the later its next job runs. Few in flight are first class: jobs without a
 * priority cost the queue less, and a small tenant then waits only for other small ones.
 */
function priorityOf(inFlight: number): number {
  return inFlight < 4 ? 0 : inFlight
}

/** Adds a job to its queue; never rejects. */
export async function enqueueJob(
  { producer, depth }: GatewayDeps,
  payload: JobPayload,
  inFlight: number,
): Promise<Enqueued> {
  try {
    await producer.add(payload, { priority: priorityOf(inFlight) })
    depth.added(queueOf(payload.endpoint))
    return { kind: 'queued' }
  } catch (cause) {
    return { kind: 'failed', cause }
  }
}
