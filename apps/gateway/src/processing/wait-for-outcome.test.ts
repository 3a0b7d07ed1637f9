import type { RequestOutcome } from '@redraft/core'
import { expect, test } from 'vitest'
import { waitForOutcome } from './wait-for-outcome.ts'

const OUTCOME: RequestOutcome = { kind: 'cancelled' }
const never = new Promise<never>(() => undefined)
const LONG_MS = 60_000

test('an outcome ends the wait, also while the job is still on its way into the queue', async () => {
  const waited = await waitForOutcome({
    outcome: Promise.resolve(OUTCOME),
    enqueued: never,
    timeoutMs: LONG_MS,
  })
  expect(waited).toEqual({ kind: 'outcome', outcome: OUTCOME })
})

test('a job that the queue did not take ends it with the cause, and is no exception', async () => {
  const cause = new Error('away')
  const enqueued = Promise.resolve({ kind: 'failed', cause } as const)
  const waited = await waitForOutcome({ outcome: never, enqueued, timeoutMs: LONG_MS })
  expect(waited).toEqual({ kind: 'not_queued', cause })
})

test('a client that goes, or was gone before, ends it; one that may come back does not', async () => {
  const client = new AbortController()
  const waits = [client.signal, AbortSignal.abort()].map((gone) =>
    waitForOutcome({ outcome: never, timeoutMs: LONG_MS, gone }),
  )
  client.abort()
  expect(await Promise.all(waits)).toEqual([{ kind: 'gone' }, { kind: 'gone' }])
  const kept = waitForOutcome({ outcome: Promise.resolve(OUTCOME), timeoutMs: LONG_MS })
  expect((await kept).kind).toBe('outcome')
})

test('the deadline ends it, with a queue that hangs too', async () => {
  const waited = await waitForOutcome({ outcome: never, enqueued: never, timeoutMs: 1 })
  expect(waited).toEqual({ kind: 'deadline' })
})
