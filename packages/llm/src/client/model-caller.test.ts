import { describe, expect, it } from 'vitest'
import type { ChatAnswer, ChatClient } from './chat-client.ts'
import { ChatError } from './chat-error.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createLimiter } from './limiter.ts'
import { createModelCaller } from './model-caller.ts'
import { retryAfterMs } from './retry-after.ts'

const ANSWER: ChatAnswer = { content: 'text', isWhole: true, tokens: { in: 1, out: 1 } }
const REQUEST = { messages: [{ role: 'user', content: '<text>a</text>' }] } as const

/** A client whose calls end in turn as told; the last end repeats. */
function clientOf(...ends: readonly (ChatError | ChatAnswer)[]) {
  let calls = 0
  const client: ChatClient = {
    model: 'toy',
    async complete() {
      const end = ends[Math.min(calls++, ends.length - 1)]
      if (end instanceof ChatError) throw end
      return end ?? ANSWER
    },
  }
  return { client, calls: () => calls }
}

const limits = (withinMs = 5_000) => ({
  signal: new AbortController().signal,
  endsAt: performance.now() + withinMs,
})

describe('a call', () => {
  it('is made again after the pause that the endpoint asks for', async () => {
    const { client, calls } = clientOf(new ChatError('rate_limited', 5), ANSWER)
    const caller = createModelCaller({ client, concurrency: 1 })
    expect(await caller.call(REQUEST, limits())).toEqual(ANSWER)
    expect(calls()).toBe(2)
  })

  it('is given up at once when the endpoint asks for more patience than there is time', async () => {
    const { client, calls } = clientOf(new ChatError('rate_limited', 60_000))
    const caller = createModelCaller({ client, concurrency: 1 })
    await expect(caller.call(REQUEST, limits())).rejects.toMatchObject({ fault: 'rate_limited' })
    expect(calls()).toBe(1)
  })

  it.each(['refused', 'redirect', 'too_large', 'malformed'] as const)(
    'that ends as %s is not repeated',
    async (fault) => {
      const { client, calls } = clientOf(new ChatError(fault))
      const caller = createModelCaller({ client, concurrency: 1 })
      await expect(caller.call(REQUEST, limits())).rejects.toMatchObject({ fault })
      expect(calls()).toBe(1)
    },
  )
})

describe('an endpoint that fails time after time', () => {
  it('is left alone for a while, then tried once, and used again when it answers', async () => {
    const clock = { now: 0 }
    const breaker = createCircuitBreaker(() => clock.now)
    const failing = clientOf(new ChatError('malformed'))
    const caller = createModelCaller({ client: failing.client, concurrency: 1, breaker })
    for (let count = 0; count < 8; count++) await expect(caller.call(REQUEST, limits())).rejects.toThrow()
    expect(failing.calls()).toBe(5)
    expect(caller.state()).toBe('open')
    clock.now += 20_000
    await expect(caller.call(REQUEST, limits())).rejects.toMatchObject({ fault: 'malformed' })
    expect([failing.calls(), caller.state()]).toEqual([6, 'open'])
    clock.now += 20_000
    expect(breaker.admits()).toBe(true)
    expect(breaker.admits()).toBe(false)
    breaker.succeeded()
    expect(breaker.state()).toBe('closed')
  })

  it('is not one that asks for patience', async () => {
    const { client } = clientOf(new ChatError('rate_limited', 60_000))
    const caller = createModelCaller({ client, concurrency: 1 })
    for (let count = 0; count < 8; count++) await expect(caller.call(REQUEST, limits())).rejects.toThrow()
    expect(caller.state()).toBe('closed')
  })
})

describe('the limiter', () => {
  it('never lets more run at once than it may, and lets everybody in turn', async () => {
    const limiter = createLimiter(3)
    const { signal } = new AbortController()
    let [running, most] = [0, 0]
    const done: number[] = []
    const work = (index: number) => async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      done.push(index)
    }
    await Promise.all(Array.from({ length: 20 }, (_, index) => limiter.run(signal, work(index))))
    expect(most).toBe(3)
    expect(done).toEqual([...done].sort((a, b) => a - b))
  })

  it('lets go of who no longer waits', async () => {
    const limiter = createLimiter(1)
    const gone = new AbortController()
    let release = (): void => undefined
    const first = limiter.run(
      new AbortController().signal,
      () => new Promise<void>((resolve) => (release = resolve)),
    )
    const second = limiter.run(gone.signal, async () => 'ran')
    gone.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    release()
    await first
    expect(await limiter.run(new AbortController().signal, async () => 'next')).toBe('next')
  })
})

it.each([
  ['2', 2_000],
  ['0.5', 500],
  ['Thu, 01 Jan 1970 00:00:09 GMT', 9_000],
  ['soon', undefined],
  [' ', undefined],
  [null, undefined],
])('Retry-After %j means %j ms', (header, ms) => {
  expect(retryAfterMs(header, 0)).toBe(ms)
})
