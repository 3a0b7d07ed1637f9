import {
  ERROR_CODES,
  LIMITS,
  livezResponse,
  readyzResponse,
  requestStateResponse,
  statusResponse,
} from '@redraft/contracts'
import { ADMIN, createKey, listUsage } from '@redraft/core'
import {
  bootService,
  callApi,
  expectError,
  expectRequestId,
  freePort,
  mintWorkspace,
  SAMPLES,
  type TestService,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let service: TestService
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  service = await bootService({ env: { METRICS_PORT: String(metricsPort) } })
})
afterAll(() => service.stop())

const text = SAMPLES.en
const words = countWords(text)

describe('GET /status', () => {
  test('tells the key, its workspace, the balance and every limit', async () => {
    const workspace = await mintWorkspace(service, {
      plan: 'pro',
      words: 5_000,
      requestsPerMinute: 61,
      dailyScans: 3,
      citationRequestsPerMinute: 62,
    })
    await workspace.post('/detect', { text })
    const { status, json } = await workspace.call('/status')
    expect(status).toBe(200)
    const told = statusResponse.strict().parse(json)
    expect(told).toMatchObject({
      name: 'test',
      label: null,
      key_prefix: workspace.key.slice(0, 12),
      workspace: { id: workspace.workspaceId, name: 'Test' },
      plan: 'pro',
      words_remaining: 5_000 - words,
    })
    const { humanize, paraphrase, rewrite, detect } = LIMITS
    expect(told.limits).toEqual({
      requests_per_minute: 61,
      citation_requests_per_minute: 62,
      daily_scans: 3,
      daily_scans_used: 1,
      max_words: {
        humanize: humanize.maxWords,
        paraphrase: paraphrase.maxWords,
        rewrite: rewrite.maxWords,
        detect: detect.maxWords,
      },
      max_units: { humanize: humanize.maxUnits, paraphrase: paraphrase.maxUnits, rewrite: rewrite.maxUnits },
      active_keys: 5,
    })
  })

  test('the last use is the one before this call, and null on the first', async () => {
    const { call } = await mintWorkspace(service)
    const first = await call('/status')
    const second = await call('/status')
    expect(first.json.last_used_at).toBeNull()
    expect(Date.parse(String(second.json.last_used_at))).toBeGreaterThanOrEqual(
      Date.parse(String(first.json.created_at)),
    )
  })
})

describe('GET and DELETE /requests/{id}', () => {
  test('give the result again for the key that made the request, until it is purged', async () => {
    const { call, post } = await mintWorkspace(service)
    const answered = await post('/humanize', { text })
    const id = expectRequestId(answered)
    const { json } = await call(`/requests/${id}`)
    const state = requestStateResponse.strict().parse(json)
    expect(state).toMatchObject({ request_id: id, endpoint: 'humanize', state: 'succeeded', words })
    expect(state.result).toEqual(answered.json)
    expect((await call(`/requests/${id}`, { method: 'DELETE' })).status).toBe(204)
    const purged = requestStateResponse.parse((await call(`/requests/${id}`)).json)
    expect(purged).toMatchObject({ state: 'succeeded', words })
    expect(purged.result).toBeUndefined()
    const kept = await service.ctx.db.prisma.apiResult.count({ where: { requestId: id } })
    expect(kept).toBe(0)
  })

  test('tell of a refused request its error, and that it cost nothing', async () => {
    const { call, post } = await mintWorkspace(service, { words: 1 })
    const id = expectRequestId(await post('/humanize', { text }))
    const { json } = await call(`/requests/${id}`)
    expect(requestStateResponse.strict().parse(json)).toMatchObject({
      state: 'failed',
      words: 0,
      error: { code: 'insufficient_balance', request_id: id },
    })
  })

  test('hide a request from other workspaces and from other keys, unless those may read the workspace', async () => {
    const owner = await mintWorkspace(service)
    const stranger = await mintWorkspace(service, { scopes: ['workspace:read'] })
    const { ctx, baseUrl } = service
    const keyOf = (scopes: string[]) =>
      createKey({ ctx, actor: ADMIN, input: { workspaceId: owner.workspaceId, name: 'second', scopes } })
    const path = `/requests/${expectRequestId(await owner.post('/detect', { text }))}`
    const sibling = await keyOf([])
    const reader = await keyOf(['workspace:read'])
    for (const method of ['GET', 'DELETE']) {
      expectError(await stranger.call(path, { method }), 'not_found')
      expectError(await callApi(baseUrl, path, { method, key: sibling.key }), 'not_found')
    }
    expect((await callApi(baseUrl, path, { key: reader.key })).json).toMatchObject({
      state: 'succeeded',
      words,
    })
  })

  test.each(['not-an-id', '00000000-0000-7000-8000-000000000000', '%00', '%E0%A4%A', "'--"])(
    'answer 404 for %s',
    async (id) => {
      const { call } = await mintWorkspace(service)
      expectError(await call(`/requests/${id}`), 'not_found')
    },
  )
})

test('each authenticated call has one entry in the usage log, newest first, without its text', async () => {
  const workspace = await mintWorkspace(service)
  await workspace.post('/detect', { text })
  await workspace.post('/detect', { text: '' })
  await workspace.call('/requests/nothing')
  await workspace.call('/status')
  await workspace.call('/status')
  const entries = await listUsage({
    ctx: service.ctx,
    input: { workspaceId: workspace.workspaceId, limit: 9 },
  })
  const short = entries.map(({ endpoint, status, httpStatus, words }) => [
    endpoint,
    status,
    httpStatus,
    words,
  ])
  expect(short.slice(-4)).toEqual([
    ['status', 'succeeded', 200, 0],
    ['requests', 'not_found', 404, 0],
    ['detect', 'validation_failed', 400, 0],
    ['detect', 'succeeded', 200, words],
  ])
})

describe('what needs no key', () => {
  const get = (path: string) => fetch(service.baseUrl + path)

  test('/livez and /readyz answer', async () => {
    expect(livezResponse.strict().parse(await (await get('/livez')).json())).toEqual({ status: 'alive' })
    expect(readyzResponse.strict().parse(await (await get('/readyz')).json())).toEqual({ status: 'ready' })
  })

  test('/openapi.json is OpenAPI 3.1 and names every path and this address', async () => {
    const document = (await (await get('/openapi.json')).json()) as Record<string, object>
    expect(document.openapi).toMatch(/^3\.1/)
    expect(document.servers).toEqual([expect.objectContaining({ url: service.baseUrl })])
    const served = ['humanize', 'paraphrase', 'rewrite', 'detect', 'status', 'requests/{id}'].map(
      (path) => `/api/v1/${path}`,
    )
    expect(Object.keys(document.paths ?? {})).toEqual(expect.arrayContaining(served))
  })

  test('/docs and a page for every error code are served from here', async () => {
    for (const path of ['/docs', '/docs/errors', ...ERROR_CODES.map((code) => `/docs/errors/${code}`)]) {
      const page = await get(path)
      expect([path, page.status, page.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ])
      expect(await page.text()).not.toMatch(/<(script|link|img)[^>]+(src|href)="https?:/)
    }
    expect((await get('/docs/errors/no_such_code')).status).toBe(404)
  })

  test('/metrics is on its own port and not on the public one', async () => {
    expect((await get('/metrics')).status).toBe(404)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(metrics).toMatch(/^redraft_/m)
  })
})
