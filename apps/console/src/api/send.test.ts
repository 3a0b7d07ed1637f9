import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, call, send } from './send.ts'

const answers = (response: () => Promise<Response>) => {
  const asked = vi.fn(response)
  vi.stubGlobal('fetch', asked)
  return asked
}

const refusalOf = (path: string): Promise<unknown> => call(path).catch((error: unknown) => error)

afterEach(() => vi.unstubAllGlobals())

test('an answer brings its body, status and headers', async () => {
  answers(async () => Response.json({ ok: 1 }, { status: 201, headers: { 'x-request-id': 'r' } }))
  const answer = await send('/session')
  expect(answer).toMatchObject({ status: 201, body: { ok: 1 } })
  expect(answer.headers.get('x-request-id')).toBe('r')
})

test('an empty answer is no error', async () => {
  answers(async () => new Response(null, { status: 204 }))
  expect(await call('/workspaces/w/keys/k', { method: 'DELETE' })).toBeUndefined()
})

test('a change is sent as JSON, also without a body of its own', async () => {
  const asked = answers(async () => Response.json({}))
  await call('/auth/sign-out', { method: 'POST' })
  expect(asked).toHaveBeenCalledWith(
    '/console/api/auth/sign-out',
    expect.objectContaining({
      body: '{}',
      headers: expect.objectContaining({ 'content-type': 'application/json' }),
    }),
  )
})

test('a refusal carries the code and numbers of its envelope', async () => {
  answers(async () => Response.json({ error: 'no', code: 'rate_limited', retry_after: 7 }, { status: 429 }))
  const refusal = await refusalOf('/session')
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({ status: 429, code: 'rate_limited', body: { retry_after: 7 } })
})

test('an error page of a proxy counts as an unavailable service', async () => {
  answers(async () => new Response('<html>Bad gateway</html>', { status: 502 }))
  expect(await refusalOf('/session')).toMatchObject({ status: 502, code: 'service_unavailable' })
})

test('no answer at all has a code of its own', async () => {
  answers(() => Promise.reject(new TypeError('failed to fetch')))
  expect(await refusalOf('/session')).toMatchObject({ status: 0, code: 'network' })
})

test('a call that was given up stays given up', async () => {
  answers(() => Promise.reject(new DOMException('aborted', 'AbortError')))
  expect(await refusalOf('/session')).toMatchObject({ name: 'AbortError' })
})
