import { ADMIN, createKey, generateKey, listUsage, revokeKey } from '@redraft/core'
import {
  bootService,
  callApi,
  expectError,
  type MintOptions,
  mintWorkspace,
  readBooks,
  SAMPLES,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Nobody works here: everything below is refused before it would become a job, or ends at the short deadline.
let service: TestService
let second: string
beforeAll(async () => {
  service = await bootService({ workers: 0, env: { REQUEST_TIMEOUT_MS: '2000' } })
  second = (await service.startGateway()).baseUrl
})
afterAll(() => service.stop())

const text = SAMPLES.en
const words = countWords(text)
const mint = (options?: MintOptions) => mintWorkspace(service, options)
const withKey = (authorization: string) => callApi(service.baseUrl, '/status', { headers: { authorization } })

/** Endpoint, status, HTTP status and words of every entry in the usage log, oldest first, once there are `count`. */
async function usage(workspaceId: string, count: number) {
  const entries = await waitFor(
    async () => {
      const found = await listUsage({ ctx: service.ctx, input: { workspaceId, limit: 100 } })
      return found.length >= count && found
    },
    { timeoutMs: 10_000, what: `${count} usage rows` },
  )
  return entries
    .map(({ endpoint, status, httpStatus, words: charged }) => [endpoint, status, httpStatus, charged])
    .reverse()
}

describe('without a live key', () => {
  test('no key, or one of another scheme, is missing_api_key', async () => {
    for (const headers of [{}, { authorization: 'Basic dXNlcjpwYXNz' }, { authorization: generateKey() }]) {
      expectError(await callApi(service.baseUrl, '/status', { headers }), 'missing_api_key')
    }
  })

  test('a malformed key, one with a wrong checksum and an unknown one are the same invalid_api_key', async () => {
    const { key } = await mint()
    const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
    const shown = async (authorization: string) => {
      const answered = await withKey(authorization)
      expectError(answered, 'invalid_api_key')
      return { ...answered.json, request_id: undefined }
    }
    const bodies = [
      'Bearer',
      'Bearer x',
      `Bearer ${mistyped}`,
      `Bearer ${key} ${key}`,
      `Bearer ${generateKey()}`,
    ].map(shown)
    expect(new Set((await Promise.all(bodies)).map((body) => JSON.stringify(body))).size).toBe(1)
  })

  test('the scheme is read in any case', async () => {
    const { key } = await mint()
    expect((await withKey(`bearer ${key}`)).status).toBe(200)
  })

  test('a revoked key is refused by two gateways within a second, and its sibling is not', async () => {
    const { key, keyId, workspaceId } = await mint()
    const { ctx } = service
    const sibling = await createKey({ ctx, actor: ADMIN, input: { workspaceId, name: 'sibling' } })
    const statuses = async (value: string) => {
      const calls = [service.baseUrl, second].map((url) => callApi(url, '/status', { key: value }))
      return (await Promise.all(calls)).map(({ status }) => status)
    }
    expect(await statuses(key)).toEqual([200, 200])
    await revokeKey({ ctx, actor: ADMIN, input: { keyId } })
    await waitFor(async () => (await statuses(key)).every((status) => status === 401), {
      timeoutMs: 1_000,
      what: 'refusal by both gateways',
    })
    expectError(await withKey(`Bearer ${key}`), 'invalid_api_key')
    expect(await statuses(sibling.key)).toEqual([200, 200])
  })

  test('many unknown keys from one address are slowed down, and live keys from there are not', async () => {
    const { call } = await mint()
    const { baseUrl } = await service.startGateway()
    const guess = () => callApi(baseUrl, '/status', { key: generateKey() })
    const answers = await Promise.all(Array.from({ length: 70 }, guess))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
    expectError(await guess(), 'rate_limited')
    expect((await call('/status')).status).toBe(200)
    const { key } = await mint()
    expect((await callApi(baseUrl, '/status', { key })).status).toBe(200)
  })
})

test('a balance below the text is insufficient_balance on every endpoint, with both numbers', async () => {
  const { post, workspaceId } = await mint({ words: words - 1 })
  for (const path of ['/humanize', '/paraphrase', '/rewrite', '/detect']) {
    expectError(await post(path, { text }), 'insufficient_balance', {
      words_required: words,
      words_remaining: words - 1,
    })
  }
  const row = (endpoint: string) => [endpoint, 'insufficient_balance', 402, 0]
  const log = await usage(workspaceId, 4)
  expect(log.sort()).toEqual(['humanize', 'paraphrase', 'rewrite', 'detect'].map(row).sort())
  expect(await readBooks(service.ctx, workspaceId)).toMatchObject({ balance: words - 1, charged: 0 })
})

test('over its rate a key gets rate_limited on every path, counted over all gateways, and another key does not', async () => {
  const { call, post, key, workspaceId } = await mint({ requestsPerMinute: 3 })
  const { key: other } = await createKey({
    ctx: service.ctx,
    actor: ADMIN,
    input: { workspaceId, name: 'other' },
  })
  expect((await call('/status')).status).toBe(200)
  expect((await callApi(second, '/status', { key })).status).toBe(200)
  expectError(await post('/detect', {}), 'validation_failed')
  const refused = await post('/detect', { text })
  expectError(refused, 'rate_limited', { limit: 3 })
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0')
  expect(Number(refused.headers.get('retry-after'))).toBe(refused.json.retry_after)
  expectError(await callApi(second, '/status', { key }), 'rate_limited')
  expect((await callApi(service.baseUrl, '/status', { key: other })).status).toBe(200)
  const log = await usage(workspaceId, 6)
  expect(log.map(([, status]) => status).sort()).toEqual(
    ['rate_limited', 'rate_limited', 'succeeded', 'succeeded', 'succeeded', 'validation_failed'].sort(),
  )
})

test('without a daily scan left detect is daily_scan_limit_exceeded, and the other endpoints go on', async () => {
  const { post, workspaceId } = await mint({ dailyScans: 0 })
  const refused = await post('/detect', { text })
  expectError(refused, 'daily_scan_limit_exceeded', { limit: 0, used: 0 })
  expect(Number(refused.headers.get('retry-after'))).toBe(refused.json.retry_after)
  expectError(await post('/rewrite', { text }), 'processing_timeout')
  expect(await usage(workspaceId, 2)).toEqual([
    ['detect', 'daily_scan_limit_exceeded', 429, 0],
    ['rewrite', 'processing_timeout', 504, 0],
  ])
})

test('over the requests in flight of a workspace is rate_limited; an ended one makes room', async () => {
  const { post, workspaceId } = await mint({ maxInFlight: 2 })
  const running = [post('/detect', { text }), post('/rewrite', { text })]
  const pending = async () => (await readBooks(service.ctx, workspaceId)).pendingRows
  await waitFor(async () => (await pending()) === 2, { timeoutMs: 5_000, what: 'two running requests' })
  expectError(await post('/detect', { text }), 'rate_limited', { limit: 2, retry_after: 1 })
  for (const answered of await Promise.all(running)) expectError(answered, 'processing_timeout')
  expectError(await post('/detect', { text }), 'processing_timeout')
  expect(await readBooks(service.ctx, workspaceId)).toMatchObject({ charged: 0, pendingRows: 0 })
})

test('over its queue ceiling a gateway answers service_unavailable, charges nothing and says when to come back', async () => {
  // Long enough that the two are still running when a busy machine makes the refused calls.
  const { baseUrl } = await service.startGateway({ QUEUE_MAX_DEPTH: '2', REQUEST_TIMEOUT_MS: '10000' })
  const { workspaceId, post } = await mintWorkspace({ baseUrl, ctx: service.ctx })
  const running = [post('/paraphrase', { text }), post('/paraphrase', { text })]
  const pending = async () => (await readBooks(service.ctx, workspaceId)).pendingRows
  await waitFor(async () => (await pending()) === 2, { timeoutMs: 5_000, what: 'two running requests' })
  const key = { 'idempotency-key': 'one' }
  for (const headers of [{}, key, key]) {
    expectError(await post('/paraphrase', { text }, headers), 'service_unavailable')
  }
  for (const answered of await Promise.all(running)) expectError(answered, 'processing_timeout')
  expect(await readBooks(service.ctx, workspaceId)).toMatchObject({ charged: 0, pendingRows: 0 })
  const log = await usage(workspaceId, 5)
  expect(log.filter(([, status]) => status === 'service_unavailable')).toHaveLength(3)
})

describe('of several faults the first in the contract’s order answers', () => {
  const bad = { text: englishTooLong(), language: 'xx' }

  test('path and method, then key, then rate, then media type, size, JSON, schema, limits, language', async () => {
    const { key } = await mint()
    const spent = await mint({ requestsPerMinute: 1 })
    await spent.call('/status')
    const send = (path: string, options: Parameters<typeof callApi>[2]) =>
      callApi(service.baseUrl, path, options)
    const plain = { 'content-type': 'text/plain' }
    const huge = ' '.repeat(2_000_000)
    expectError(await send('/nothing', { body: huge, headers: plain }), 'not_found')
    expectError(await send('/detect', { method: 'PUT', body: huge, headers: plain }), 'method_not_allowed')
    expectError(await send('/detect', { body: huge, headers: plain }), 'missing_api_key')
    expectError(await send('/detect', { key: spent.key, body: huge, headers: plain }), 'rate_limited')
    expectError(await send('/detect', { key, body: huge, headers: plain }), 'unsupported_media_type')
    expectError(await send('/detect', { key, body: huge }), 'payload_too_large')
    expectError(await send('/detect', { key, body: '[' }), 'invalid_json')
    expectError(await send('/detect', { key, body: bad }), 'validation_failed')
    expectError(await send('/detect', { key, body: { text: bad.text } }), 'word_limit_exceeded')
  })

  test('limits, then language, then Idempotency-Key, then balance, then scans', async () => {
    const poor = await mint({ words: 1, dailyScans: 0 })
    const russian = 'Река была холодной, и нам пришлось долго ждать лодку. '
    const badKey = { 'idempotency-key': 'two words' }
    expectError(
      await poor.post('/humanize', { text: russian.repeat(40) }, badKey),
      'quality_unit_limit_exceeded',
    )
    const language = await poor.post('/humanize', { text: russian.repeat(6) }, badKey)
    expectError(language, 'validation_failed')
    expect(language.json.message).toMatch(/^language/)
    expectError(await poor.post('/detect', { text }, badKey), 'validation_failed')
    expectError(await poor.post('/detect', { text }), 'insufficient_balance')
  })
})

function englishTooLong(): string {
  return 'word '.repeat(5_001)
}
