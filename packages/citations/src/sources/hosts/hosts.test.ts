import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'
import { HostPaces } from './host-pace.ts'

const HOST = 'doi.org'

test('after five failures in a row a host is left alone for half a minute, then tried again', () => {
  let now = 0
  const breaker = new CircuitBreaker(() => new Date(now))
  for (let i = 0; i < 4; i++) breaker.failed(HOST)
  expect(breaker.allows(HOST)).toBe(true)
  breaker.failed(HOST)
  expect([breaker.allows(HOST), breaker.allows('other.example')]).toEqual([false, true])
  now = 30_000
  expect(breaker.allows(HOST)).toBe(true)
  breaker.failed(HOST)
  expect(breaker.allows(HOST)).toBe(false)
})

test('a success forgets the failures before it', () => {
  const breaker = new CircuitBreaker(() => new Date(0))
  for (let i = 0; i < 4; i++) breaker.failed(HOST)
  breaker.succeeded(HOST)
  breaker.failed(HOST)
  expect(breaker.allows(HOST)).toBe(true)
})

test('a pause is kept as long as the host asked, but ten minutes at most', () => {
  let now = 0
  const breaker = new CircuitBreaker(() => new Date(now))
  breaker.pause(HOST, 86_400_000)
  now = 599_999
  expect(breaker.allows(HOST)).toBe(false)
  now = 600_000
  expect(breaker.allows(HOST)).toBe(true)
})

test('no more calls run at once than the host’s header allows', async () => {
  const paces = new HostPaces(() => new Date(0))
  const headers: Record<string, string> = {
    ...{ 'x-concurrency-limit': '1', 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' },
  }
  paces.learn(HOST, (name) => headers[name])
  let running = 0
  let most = 0
  const call = async (): Promise<void> => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
  }
  const { signal } = new AbortController()
  await Promise.all(Array.from({ length: 6 }, () => paces.run(HOST, signal, call)))
  expect(most).toBe(1)
})

test('a call that cannot have its turn in time is given up', async () => {
  const paces = new HostPaces(() => new Date(0))
  const controller = new AbortController()
  const calls = Array.from({ length: 6 }, () => paces.run(HOST, controller.signal, async () => 'done'))
  const sixth = expect(calls[5]).rejects.toThrow()
  await Promise.all(calls.slice(0, 5))
  controller.abort()
  await sixth
})
