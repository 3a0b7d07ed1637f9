import {
  bootService,
  callApi,
  expectError,
  expectRequestId,
  type FaultProxy,
  lockBalance,
  type MintedWorkspace,
  mintWorkspace,
  readBooks,
  SAMPLES,
  signUp,
  standingSettles,
  type TestService,
  throughProxy,
  waitFor,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let service: TestService
let workspace: MintedWorkspace
/** In front of the database, and of the store that carries jobs and hints. */
let database: FaultProxy
let queue: FaultProxy
/** A gateway with a short deadline. */
let hasty: string
const keys: string[] = []

beforeAll(async () => {
  service = await bootService({
    through: async ({ databaseUrl, redisUrl }) => {
      const tables = await throughProxy(databaseUrl)
      const jobs = await throughProxy(redisUrl ?? databaseUrl)
      database = tables.proxy
      queue = jobs.proxy
      const carrier = redisUrl === undefined ? { DATABASE_DIRECT_URL: jobs.url } : { REDIS_URL: jobs.url }
      return { DATABASE_URL: tables.url, ...carrier }
    },
  })
  hasty = (await service.startGateway({ REQUEST_TIMEOUT_MS: '2000' })).baseUrl
})
beforeEach(async () => {
  workspace = await mintWorkspace(service)
  keys.push(workspace.key)
})
/** Each test begins with both stores back and a call that succeeds. */
afterEach(async () => {
  await Promise.all([database.restore(), queue.restore()])
  for (const baseUrl of [service.baseUrl, hasty]) {
    await waitFor(async () => (await detect(baseUrl)).status === 200, { ...SOON, what: 'a working service' })
  }
})
afterAll(async () => {
  const output = service.output()
  await service.stop()
  await Promise.all([database.close(), queue.close()])
  expect(output.includes('Zyxomma'), 'no process prints a text').toBe(false)
  for (const key of keys) expect(output.includes(key.slice(8)), 'no process prints a key').toBe(false)
})

const text = `${SAMPLES.en} Zyxomma.`
const words = countWords(text)
const SOON = { timeoutMs: 20_000 }
const uncharged = { balance: 100_000, charged: 0, chargedRows: 0, pendingRows: 0 }
const chargedOnce = { balance: 100_000 - words, charged: words, chargedRows: 1, pendingRows: 0 }
const detect = (baseUrl: string, headers = {}) =>
  callApi(baseUrl, '/detect', { body: { text }, key: workspace.key, headers })
const books = () => readBooks(service.ctx, workspace.workspaceId)
const readiness = async () => (await fetch(`${service.baseUrl}/readyz`)).json() as Promise<object>
const settled = () =>
  waitFor(async () => (await books()).pendingRows === 0, { ...SOON, what: 'no open request' })

/** Locks the balance, so that settling stands still until the lock is released. */
const lock = () => lockBalance(service.ctx, workspace.workspaceId)
const standing = () =>
  waitFor(() => standingSettles(service.ctx), { ...SOON, what: 'a worker in the middle of settling' })

describe('the queue store', () => {
  test('that is down makes service_unavailable, and nothing is charged', async () => {
    await queue.cut()
    expectError(await detect(service.baseUrl), 'service_unavailable')
    await settled()
    expect(await books()).toMatchObject(uncharged)
    expect(await readiness()).toEqual({ status: 'unavailable', reason: 'queue' })
  })

  test('that was down frees the Idempotency-Key of what it refused', async () => {
    const key = { 'idempotency-key': 'after-the-outage' }
    await queue.cut()
    expectError(await detect(service.baseUrl, key), 'service_unavailable')
    await queue.restore()
    await waitFor(async () => (await detect(service.baseUrl, key)).status === 200, {
      ...SOON,
      what: 'an answer',
    })
    expect(await books()).toMatchObject(chargedOnce)
  })

  test('that hangs does not hold the caller beyond the deadline, and the job that arrives late charges nothing', async () => {
    await queue.pause()
    const answered = await detect(hasty)
    expect([503, 504]).toContain(answered.status)
    expectError(answered, answered.status === 503 ? 'service_unavailable' : 'processing_timeout')
    await queue.restore()
    await settled()
    expect(await books()).toMatchObject(uncharged)
  })
})

describe('the database', () => {
  test('that is down makes service_unavailable for every authenticated call, and nothing is charged', async () => {
    const person = await signUp(service.baseUrl)
    await database.cut()
    // The key was never seen by this gateway, so it must ask the database.
    expectError(await detect(service.baseUrl), 'service_unavailable')
    expectError(await workspace.call('/status'), 'service_unavailable')
    expectError(await callApi(service.baseUrl, '/status'), 'missing_api_key')
    expectError(await person.call('/session'), 'service_unavailable')
    expect(await readiness()).toEqual({ status: 'unavailable', reason: 'database' })
    expect((await fetch(`${service.baseUrl}/livez`)).status).toBe(200)
    await database.restore()
    expect(await books()).toMatchObject(uncharged)
  })

  test('that goes away between the look-up of the key and the opening makes service_unavailable', async () => {
    await workspace.call('/status')
    await database.cut()
    expectError(await detect(service.baseUrl), 'service_unavailable')
    await database.restore()
    expect(await books()).toMatchObject(uncharged)
  })

  test('that is away at the deadline makes outcome_unknown, and says the truth when it is back', async () => {
    const release = await lock()
    const answer = detect(hasty)
    await standing()
    await database.cut()
    const answered = await answer
    expectError(answered, 'outcome_unknown')
    await release()
    await database.restore()
    await settled()
    const { json } = await workspace.call(`/requests/${expectRequestId(answered)}`)
    const { balance, charged, credited } = await books()
    expect(balance).toBe(credited - charged)
    expect([json.state, json.words, charged]).toEqual(
      json.state === 'succeeded' ? ['succeeded', words, words] : ['expired', 0, 0],
    )
  })

  test('that breaks off while a worker settles gives the caller its answer once it is back, charged once', async () => {
    const release = await lock()
    const answer = detect(service.baseUrl)
    await standing()
    // The worker loses its acknowledgement: what it asked for commits when the lock is released.
    await database.cut()
    await release()
    await database.restore()
    expect((await answer).status).toBe(200)
    expect(await books()).toMatchObject(chargedOnce)
  })

  test('that hangs for a moment delays the answers and loses none', async () => {
    await database.pause()
    const answers = Promise.all(Array.from({ length: 5 }, () => detect(service.baseUrl)))
    const replies = await Promise.race([answers, (await fetch(`${service.baseUrl}/livez`)).status])
    expect(replies).toBe(200)
    await database.restore()
    for (const { status } of await answers) expect(status).toBe(200)
    expect(await books()).toMatchObject({ charged: 5 * words, chargedRows: 5, pendingRows: 0 })
  })
})
