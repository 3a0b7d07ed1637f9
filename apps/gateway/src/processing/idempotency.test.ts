import { ADMIN, createKey, creditWorkspace, listUsage, newId, openRequest } from '@redraft/core'
import {
  callApi,
  expectError,
  expectRequestId,
  mintWorkspace,
  readBooks,
  SAMPLES,
  type SharedService,
  sharedService,
  waitFor,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { beforeAll, describe, expect, test } from 'vitest'

let service: SharedService
beforeAll(async () => {
  service = await sharedService()
})

const text = SAMPLES.en
const words = countWords(text)
const KEY = { 'idempotency-key': `!~${'k'.repeat(253)}` }
const booksOf = ({ workspaceId }: { workspaceId: string }) => readBooks(service.ctx, workspaceId)

test('a repeat gets the same body with its own request id and the first one’s, and costs nothing', async () => {
  const workspace = await mintWorkspace(service)
  const first = await workspace.post('/humanize', { text }, KEY)
  expect(first.headers.has('idempotent-replayed')).toBe(false)
  const again = await workspace.post('/humanize', { text }, KEY)
  expect([again.status, again.text]).toEqual([200, first.text])
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.headers.get('original-request-id')).toBe(expectRequestId(first))
  expect(expectRequestId(again)).not.toBe(expectRequestId(first))
  expect(await booksOf(workspace)).toMatchObject({ charged: words, chargedRows: 1 })
  const state = await workspace.call(`/requests/${expectRequestId(again)}`)
  expect(state.json).toMatchObject({ state: 'succeeded', words: 0, result: first.json })
  const entries = await listUsage({
    ctx: service.ctx,
    input: { workspaceId: workspace.workspaceId, limit: 10 },
  })
  // The look-up above has a row of its own, sooner or later.
  const posts = entries.filter(({ endpoint }) => endpoint === 'humanize')
  expect(posts.map((entry) => entry.words).sort()).toEqual([0, words])
})

test('bodies that mean the same are the same request, whatever their form', async () => {
  const workspace = await mintWorkspace(service)
  const first = await workspace.post(
    '/humanize',
    { text, mode: 'REDUCE-AIGC', language: 'auto', extra: 1 },
    KEY,
  )
  const again = await workspace.post(
    '/humanize',
    `{"personal_terms": [],\n "text": ${JSON.stringify(text)}}`,
    KEY,
  )
  expect([again.headers.get('idempotent-replayed'), again.text]).toEqual(['true', first.text])
})

test('another body or endpoint under the key is idempotency_key_reused, and costs nothing', async () => {
  const workspace = await mintWorkspace(service)
  await workspace.post('/humanize', { text }, KEY)
  expectError(await workspace.post('/humanize', { text: `${text} More.` }, KEY), 'idempotency_key_reused')
  expectError(await workspace.post('/humanize', { text, mode: 'paraphrase' }, KEY), 'idempotency_key_reused')
  expectError(await workspace.post('/rewrite', { text }, KEY), 'idempotency_key_reused')
  expect(await booksOf(workspace)).toMatchObject({ charged: words, chargedRows: 1 })
})

test('ten at once under one key get one answer and make one charge, on two gateways', async () => {
  const workspace = await mintWorkspace(service)
  const { baseUrl } = await service.startGateway()
  const send = (url: string) => callApi(url, '/rewrite', { body: { text }, key: workspace.key, headers: KEY })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => send(i % 2 === 0 ? baseUrl : service.baseUrl)),
  )
  expect(new Set(answers.map(({ status, text: body }) => `${status} ${body}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(answers.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(9)
  expect(await booksOf(workspace)).toMatchObject({ charged: words, chargedRows: 1, pendingRows: 0 })
})

test('ten at once with ten different bodies under one key make one charge, and the others are refused', async () => {
  const workspace = await mintWorkspace(service)
  const bodies = Array.from({ length: 10 }, (_, i) => ({ text: `${text} Number ${i}.` }))
  const answers = await Promise.all(bodies.map((body) => workspace.post('/detect', body, KEY)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)])
  expect(await booksOf(workspace)).toMatchObject({ chargedRows: 1 })
})

test('a failure frees the key: after a credit the same call succeeds, also with another body', async () => {
  const workspace = await mintWorkspace(service, { words: 1 })
  expectError(await workspace.post('/detect', { text }, KEY), 'insufficient_balance')
  expectError(await workspace.post('/detect', { text: '' }, KEY), 'validation_failed')
  const { ctx } = service
  await creditWorkspace({
    ctx,
    actor: ADMIN,
    input: { workspaceId: workspace.workspaceId, words, kind: 'admin_credit' },
  })
  expect((await workspace.post('/detect', { text: `${text}` }, KEY)).status).toBe(200)
  expect(await booksOf(workspace)).toMatchObject({ charged: words, chargedRows: 1 })
})

test('a replay needs neither balance nor scans, for a call that emptied them must be repeatable', async () => {
  const workspace = await mintWorkspace(service, { words, dailyScans: 1 })
  const first = await workspace.post('/detect', { text }, KEY)
  expect(first.json.words_remaining).toBe(0)
  expectError(await workspace.post('/detect', { text }), 'insufficient_balance')
  expect((await workspace.post('/detect', { text }, KEY)).text).toBe(first.text)
})

test('the same key under another API key is another request', async () => {
  const workspace = await mintWorkspace(service)
  const { ctx, baseUrl } = service
  const { key } = await createKey({
    ctx,
    actor: ADMIN,
    input: { workspaceId: workspace.workspaceId, name: 'other' },
  })
  await workspace.post('/detect', { text }, KEY)
  const other = await callApi(baseUrl, '/detect', { body: { text }, key, headers: KEY })
  expect([other.status, other.headers.has('idempotent-replayed')]).toEqual([200, false])
  expect(await booksOf(workspace)).toMatchObject({ chargedRows: 2 })
})

describe('after its result was deleted', () => {
  test('a repeat is result_purged, again and again, and is not charged', async () => {
    const workspace = await mintWorkspace(service)
    const first = await workspace.post('/detect', { text }, KEY)
    const before = await booksOf(workspace)
    await workspace.call(`/requests/${expectRequestId(first)}`, { method: 'DELETE' })
    for (let i = 0; i < 3; i++) {
      const again = await workspace.post('/detect', { text }, KEY)
      expectError(again, 'result_purged')
      expect(again.headers.has('idempotent-replayed')).toBe(false)
    }
    expectError(await workspace.post('/rewrite', { text }, KEY), 'idempotency_key_reused')
    expect(await booksOf(workspace)).toEqual(before)
  })

  test('by way of a replay, it is deleted for the first call too', async () => {
    const workspace = await mintWorkspace(service)
    await workspace.post('/detect', { text }, KEY)
    const replay = await workspace.post('/detect', { text }, KEY)
    await workspace.call(`/requests/${expectRequestId(replay)}`, { method: 'DELETE' })
    expectError(await workspace.post('/detect', { text }, KEY), 'result_purged')
  })

  test('the call is new, and charged, once the key has expired', async () => {
    const workspace = await mintWorkspace(service)
    const first = await workspace.post('/detect', { text }, KEY)
    const requestId = expectRequestId(first)
    await workspace.call(`/requests/${requestId}`, { method: 'DELETE' })
    const expired = { expiresAt: new Date(Date.now() - 1_000) }
    await service.ctx.db.prisma.idempotencyKey.updateMany({ where: { requestId }, data: expired })
    expect((await workspace.post('/detect', { text }, KEY)).status).toBe(200)
    expect(await booksOf(workspace)).toMatchObject({ charged: 2 * words, chargedRows: 2 })
  })
})

test('a request that still runs cannot have its result deleted, and keeps its key', async () => {
  const workspace = await mintWorkspace(service)
  const { workspaceId, keyId: apiKeyId } = workspace
  const id = newId()
  const body = { endpoint: 'detect', words, timeoutMs: 60_000, body: {} } as const
  const keys = { clientRequestId: null, idempotencyKey: 'running' }
  await openRequest({ ctx: service.ctx, input: { id, workspaceId, apiKeyId, ...body, ...keys } })
  const deleted = await workspace.call(`/requests/${id}`, { method: 'DELETE' })
  expectError(deleted, 'request_in_progress')
  const held = await service.ctx.db.prisma.idempotencyKey.count({ where: { requestId: id } })
  expect(held).toBe(1)
})

test('a workspace without retention stores nothing once the answer is out, and a repeat is not charged', async () => {
  const workspace = await mintWorkspace(service, { resultRetentionHours: 0 })
  for (const headers of [{}, KEY]) {
    const answered = await workspace.post('/detect', { text }, headers)
    expect(answered.status).toBe(200)
    const requestId = expectRequestId(answered)
    await waitFor(async () => (await service.ctx.db.prisma.apiResult.count({ where: { requestId } })) === 0, {
      timeoutMs: 5_000,
      what: 'the result to be forgotten',
    })
  }
  const before = await booksOf(workspace)
  expectError(await workspace.post('/detect', { text }, KEY), 'result_purged')
  expect(await booksOf(workspace)).toEqual(before)
})
