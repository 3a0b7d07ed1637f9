import { once } from 'node:events'
import { connect } from 'node:net'
import { detectRequest, type JobPayload } from '@redraft/contracts'
import { newId, openRequest } from '@redraft/core'
import { createLogger } from '@redraft/observability'
import { createProducer, type Producer } from '@redraft/queue'
import {
  bootService,
  expectError,
  expectRequestId,
  mintWorkspace,
  readBooks,
  SAMPLES,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { createWorker, type Worker } from './create-worker.ts'
import type { TextEngines } from './engines/create-text-engines.ts'

let service: TestService
/** A gateway whose requests expire soon. */
let hasty: { baseUrl: string; ctx: TestService['ctx'] }
beforeAll(async () => {
  service = await bootService({ workers: 0 })
  const { baseUrl } = await service.startGateway({ REQUEST_TIMEOUT_MS: '1500' })
  hasty = { baseUrl, ctx: service.ctx }
})
afterAll(() => service.stop())

const text = SAMPLES.en
const words = countWords(text)
const KEY = { 'idempotency-key': 'one' }
const SOON = { timeoutMs: 15_000 }
const booksOf = ({ workspaceId }: { workspaceId: string }) => readBooks(service.ctx, workspaceId)
const uncharged = { balance: 100_000, charged: 0, chargedRows: 0, pendingRows: 0 }
const chargedOnce = { balance: 100_000 - words, charged: words, chargedRows: 1, pendingRows: 0 }

/** An engine that answers when it is told to, and says what it was given. */
function gatedEngine() {
  const jobs: JobPayload[] = []
  const signals: AbortSignal[] = []
  let open: (result: object) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const gate = new Promise<object>((resolve, reject) => {
    open = resolve
    fail = reject
  })
  gate.catch(() => undefined)
  const texts: TextEngines = {
    load: () => ({ waiting: 0, busy: 0 }),
    warmUp: async () => undefined,
    close: async () => undefined,
    run: (job, { signal }) => {
      jobs.push(job)
      signals.push(signal)
      return gate
    },
  }
  const started = () => waitFor(() => jobs.length > 0, { ...SOON, what: 'a job in the engine' })
  return { texts, jobs, signals, started, release: () => open({ score: 0.5 }), fail }
}

/** A worker in this process, on the queues of the service; closed at the end of the test. */
async function startWorker(texts: TextEngines): Promise<Pick<Worker, 'close'>> {
  const worker = createWorker({
    config: readConfig(service.env),
    logger: createLogger({ level: 'silent', name: 'worker' }),
    texts,
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= worker.close()
    return closed
  }
  onTestFinished(close)
  await worker.start()
  return { close }
}

/** The producing side of the service's queues, once it is connected. */
async function connectProducer(): Promise<Producer> {
  const producer = createProducer(service)
  onTestFinished(() => producer.close())
  await waitFor(() => producer.ping().then(() => true), { ...SOON, what: 'the queue store' })
  return producer
}

async function gatedWorker() {
  const engine = gatedEngine()
  const worker = await startWorker(engine.texts)
  // Hooks run in reverse order: the engine lets go before its worker is closed.
  onTestFinished(engine.release)
  return { ...engine, worker }
}

const rowOf = async (workspaceId: string) =>
  waitFor(() => service.ctx.db.prisma.apiRequest.findFirst({ where: { workspaceId } }), {
    ...SOON,
    what: 'the row of the request',
  })
const stateOf = async (workspaceId: string) => (await rowOf(workspaceId)).state

describe('the engine', () => {
  test('that throws makes processing_failed, charges nothing and frees the Idempotency-Key', async () => {
    const workspace = await mintWorkspace(service)
    const { fail, started } = await gatedWorker()
    const answer = workspace.post('/detect', { text }, KEY)
    await started()
    fail(new Error(`cannot read: ${text}`))
    const answered = await answer
    expectError(answered, 'processing_failed')
    expect(answered.text).not.toContain('cannot read')
    expect(await booksOf(workspace)).toMatchObject(uncharged)
    expectError(await workspace.post('/detect', { text: 'Other text.' }, KEY), 'processing_failed')
  })

  test('that outlasts the deadline is told to stop; the caller gets processing_timeout, and its late result is dropped', async () => {
    const workspace = await mintWorkspace(hasty)
    const { release, signals, started, worker } = await gatedWorker()
    const answer = workspace.post('/detect', { text })
    await started()
    expectError(await answer, 'processing_timeout')
    expect(await booksOf(workspace)).toMatchObject(uncharged)
    await waitFor(() => signals[0]?.aborted, { ...SOON, what: 'the abort' })
    release()
    await worker.close()
    expect(await booksOf(workspace)).toMatchObject(uncharged)
    expect(await stateOf(workspace.workspaceId)).toBe('EXPIRED')
  })
})

test('with nobody at work the deadline brings processing_timeout, and the late worker finds the row closed', async () => {
  const workspace = await mintWorkspace(hasty)
  expectError(await workspace.post('/detect', { text }), 'processing_timeout')
  expect(await booksOf(workspace)).toMatchObject(uncharged)
  const producer = await connectProducer()
  expect(await producer.depth('detect')).toBeGreaterThan(0)
  const { jobs, worker } = await gatedWorker()
  await waitFor(async () => (await producer.depth('detect')) === 0, { ...SOON, what: 'an empty queue' })
  await worker.close()
  expect(jobs).toEqual([])
  expect(await booksOf(workspace)).toMatchObject(uncharged)
})

describe('a client that goes away', () => {
  test('without an Idempotency-Key cancels its request, which then costs nothing', async () => {
    const workspace = await mintWorkspace(service)
    const { release, started, worker } = await gatedWorker()
    const leaving = new AbortController()
    const call = workspace.call('/detect', { body: { text }, signal: leaving.signal })
    await started()
    leaving.abort()
    await expect(call).rejects.toThrow()
    await waitFor(async () => (await stateOf(workspace.workspaceId)) === 'CANCELLED', {
      ...SOON,
      what: 'CANCELLED',
    })
    release()
    await worker.close()
    expect(await booksOf(workspace)).toMatchObject(uncharged)
    const { id } = await rowOf(workspace.workspaceId)
    expect((await workspace.call(`/requests/${id}`)).json).toMatchObject({ state: 'cancelled', words: 0 })
  })

  test('with one finds its answer at the repeat, charged once', async () => {
    const workspace = await mintWorkspace(service)
    const { release, started } = await gatedWorker()
    const leaving = new AbortController()
    const call = workspace.call('/detect', { body: { text }, headers: KEY, signal: leaving.signal })
    await started()
    leaving.abort()
    await expect(call).rejects.toThrow()
    const again = workspace.post('/detect', { text }, KEY)
    release()
    const answered = await again
    expect([answered.status, answered.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(await booksOf(workspace)).toMatchObject(chargedOnce)
  })

  test('is not forgotten when its workspace keeps nothing: the repeat still gets what it paid for', async () => {
    const workspace = await mintWorkspace(service, { resultRetentionHours: 0 })
    const { release, started } = await gatedWorker()
    const leaving = new AbortController()
    const call = workspace.call('/detect', { body: { text }, headers: KEY, signal: leaving.signal })
    await started()
    leaving.abort()
    await expect(call).rejects.toThrow()
    release()
    await waitFor(async () => (await stateOf(workspace.workspaceId)) === 'SUCCEEDED', {
      ...SOON,
      what: 'SUCCEEDED',
    })
    const again = await workspace.post('/detect', { text }, KEY)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(await booksOf(workspace)).toMatchObject(chargedOnce)
  })
})

test('a reply hint that goes nowhere costs no answer: the poll of the rows finds it', async () => {
  const workspace = await mintWorkspace(service)
  const { release } = await gatedWorker()
  release()
  const id = newId()
  const body = detectRequest.parse({ text })
  const request = { ...workspace, apiKeyId: workspace.keyId, endpoint: 'detect' as const, words, body }
  const more = { id, timeoutMs: 20_000, clientRequestId: null, idempotencyKey: KEY['idempotency-key'] }
  await openRequest({ ctx: service.ctx, input: { ...request, ...more } })
  // Joins the request opened above, for which no gateway will ever be hinted.
  const joined = workspace.post('/detect', { text }, KEY)
  const producer = await connectProducer()
  const job = { v: 1 as const, request_id: id, reply_to: 'nobody', words, text, language: 'en' as const }
  const payload = { ...job, warnings: [], endpoint: 'detect' as const, source_kind: 'paste' as const }
  await producer.add(payload, { priority: 0 })
  const answered = await joined
  expect([answered.status, answered.headers.get('original-request-id')]).toEqual([200, id])
  expect(await booksOf(workspace)).toMatchObject(chargedOnce)
})

test('a worker that is asked to close ends its job first, and the caller has its answer', async () => {
  const workspace = await mintWorkspace(service)
  const { release, started, worker } = await gatedWorker()
  const answer = workspace.post('/detect', { text })
  await started()
  const closed = worker.close()
  release()
  await closed
  expect((await answer).status).toBe(200)
  expect(await booksOf(workspace)).toMatchObject(chargedOnce)
})

describe('a gateway', () => {
  test('on SIGTERM lets requests in flight end, refuses new ones and exits with 0', async () => {
    const { gateway, baseUrl } = await service.startGateway()
    const workspace = await mintWorkspace({ baseUrl, ctx: service.ctx })
    const { release, started } = await gatedWorker()
    const answer = workspace.post('/detect', { text })
    await started()
    const exited = gateway.kill('SIGTERM')
    await gateway.waitForLine(/"draining"/)
    await expect(workspace.call('/status')).rejects.toThrow()
    release()
    expect((await answer).status).toBe(200)
    expect(await exited).toEqual({ code: 0, signal: null })
    expect(await booksOf(workspace)).toMatchObject(chargedOnce)
  })

  test('on SIGTERM answers service_unavailable to a call that was under way on an open connection', async () => {
    const { gateway, baseUrl } = await service.startGateway()
    const { release, started } = await gatedWorker()
    const { post, key } = await mintWorkspace({ baseUrl, ctx: service.ctx })
    const holding = post('/detect', { text })
    await started()
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1')
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    await once(socket, 'connect')
    socket.write('GET /api/v1/status HTTP/1.1\r\nHost: x\r\n')
    // Answered on another connection after it: the first line above has been read by now.
    expect((await fetch(`${baseUrl}/livez`)).status).toBe(200)
    const exited = gateway.kill('SIGTERM')
    await gateway.waitForLine(/"draining"/)
    socket.write(`Authorization: Bearer ${key}\r\n\r\n`)
    await once(socket, 'close')
    expect(received).toMatch(/^HTTP\/1\.1 503 /)
    expect(received).toMatch(/^connection: close\r$/im)
    expect(received).toContain('"code":"service_unavailable"')
    release()
    expect((await holding).status).toBe(200)
    await exited
  })

  test('killed while it waits leaves a request that others find by its key and by its id, charged once', async () => {
    const { gateway, baseUrl } = await service.startGateway()
    const workspace = await mintWorkspace(service)
    const { release, started } = await gatedWorker()
    const call = fetch(`${baseUrl}/api/v1/detect`, {
      method: 'POST',
      headers: { ...KEY, authorization: `Bearer ${workspace.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    })
    await started()
    await Promise.all([expect(call).rejects.toThrow(), gateway.kill('SIGKILL')])
    const { id } = await rowOf(workspace.workspaceId)
    expect((await workspace.call(`/requests/${id}`)).json).toMatchObject({ state: 'pending', words: 0 })
    const again = workspace.post('/detect', { text }, KEY)
    release()
    const answered = await again
    expect(answered.headers.get('original-request-id')).toBe(id)
    expect(expectRequestId(answered)).not.toBe(id)
    const found = await workspace.call(`/requests/${id}`)
    expect(found.json).toMatchObject({ state: 'succeeded', words, result: answered.json })
    expect(await booksOf(workspace)).toMatchObject(chargedOnce)
  })
})
