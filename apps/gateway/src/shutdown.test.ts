import { createDatabase } from '@redraft/db'
import { prepareQueueStore } from '@redraft/queue'
import {
  createTestDatabase,
  freePort,
  GATEWAY_SCRIPT,
  mintWorkspace,
  spawnOnPipe,
  testRedisUrl,
  waitFor,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

// Processes of their own on a machine that may be busy: what is waited for decides, not this bound.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let database: Awaited<ReturnType<typeof createTestDatabase>>
let env: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  const redisUrl = inject('queueBackend') === 'redis' ? testRedisUrl() : undefined
  await prepareQueueStore({ databaseUrl: database.databaseUrl, redisUrl })
  env = { DATABASE_URL: database.databaseUrl, ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }) }
})
afterAll(() => database.drop())

/** A gateway on a pipe, serving. */
async function start(more: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const gateway = spawnOnPipe(GATEWAY_SCRIPT, { ...env, PORT: String(port), ...more })
  await gateway.ready()
  return { gateway, baseUrl: `http://127.0.0.1:${port}` }
}

/** The same with a call in flight that no worker will ever end. */
async function startBusy(more: Readonly<Record<string, string>>) {
  const started = await start({ REQUEST_TIMEOUT_MS: '600000', ...more })
  const db = createDatabase({ databaseUrl: database.databaseUrl, poolSize: 2, applicationName: 'test' })
  const { workspaceId, post } = await mintWorkspace({ baseUrl: started.baseUrl, ctx: { db } })
  const lost = post('/detect', { text: 'It is raining.' }).catch(() => 'lost')
  await waitFor(() => db.prisma.apiRequest.count({ where: { workspaceId } }), {
    timeoutMs: 20_000,
    what: 'a call in flight',
  })
  await db.close()
  return { ...started, lost }
}

test('a gateway goes on when its log reader died, and stops on SIGTERM', async () => {
  const { gateway, baseUrl } = await start()
  gateway.closeReader()
  for (let i = 0; i < 5; i += 1) expect((await fetch(`${baseUrl}/api/v1/status`)).status).toBe(401)
  gateway.signal('SIGTERM')
  expect(await gateway.exited()).toEqual({ code: 0, signal: null })
})

test('a gateway whose full log pipe nobody reads serves on, and stops on SIGTERM', async () => {
  const { gateway, baseUrl } = await start()
  gateway.fillPipe()
  for (let i = 0; i < 50; i += 1) expect((await fetch(`${baseUrl}/api/v1/status`)).status).toBe(401)
  gateway.signal('SIGTERM')
  expect(await gateway.exited()).toEqual({ code: 0, signal: null })
})

test('a gateway that cannot stop in time ends by itself and says so by its exit code', async () => {
  const { gateway, lost } = await startBusy({ SHUTDOWN_TIMEOUT_MS: '300' })
  gateway.signal('SIGTERM')
  expect(await gateway.exited()).toEqual({ code: 124, signal: null })
  expect(await lost).toBe('lost')
})

test('a second signal ends a gateway at once', async () => {
  const { gateway, lost } = await startBusy({ SHUTDOWN_TIMEOUT_MS: '600000' })
  gateway.signal('SIGTERM')
  const again = setInterval(() => gateway.signal('SIGTERM'), 100)
  expect(await gateway.exited().finally(() => clearInterval(again))).toEqual({ code: 143, signal: null })
  expect(await lost).toBe('lost')
})
