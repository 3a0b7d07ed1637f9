import path from 'node:path'
import { listKeys, listWorkspaces } from '@redraft/core'
import {
  bootService,
  freePort,
  GATEWAY_SCRIPT,
  mintWorkspace,
  readBooks,
  spawnNode,
  spawnOnPipe,
  type TestService,
  WORKER_SCRIPT,
  waitFor,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDataFolder, STANDALONE_SCRIPT } from '../../../src/testing/start-standalone.ts'

const DEMO = path.join(path.dirname(STANDALONE_SCRIPT), 'demo/main.js')

// Nobody works here: a call of the demo hangs until it is interrupted.
let service: TestService
beforeAll(async () => {
  service = await bootService({ workers: 0 })
})
afterAll(() => service.stop())

const demo = (more: Readonly<Record<string, string>>, ...args: string[]) =>
  spawnNode(DEMO, { DATABASE_URL: service.databaseUrl, PORT: new URL(service.baseUrl).port, ...more }, args)

async function demoKeys() {
  const keys = await listKeys({ ctx: service.ctx, input: {} })
  return keys.filter(({ name }) => name === 'npm run demo')
}

test('2  npm run demo touches no database that is kept without a yes', async () => {
  const before = await listWorkspaces({ ctx: service.ctx })
  const run = demo({})
  expect((await run.exited).code).toBe(1)
  expect(run.output()).toContain('--yes')
  expect(await listWorkspaces({ ctx: service.ctx })).toEqual(before)
})

test('2  npm run demo charges no customer, and leaves no key behind when it is interrupted', async () => {
  const customer = await mintWorkspace(service)
  const before = await readBooks(service.ctx, customer.workspaceId)
  const run = demo({}, '--yes')
  await waitFor(async () => (await demoKeys()).some(({ revokedAt }) => revokedAt === null), {
    timeoutMs: 60_000,
    what: 'the key of the demo',
  })
  await waitFor(() => service.ctx.db.prisma.apiRequest.count({ where: { endpoint: 'detect' } }), {
    timeoutMs: 60_000,
    what: 'a call of the demo',
  })
  expect((await run.kill('SIGINT')).code).toBe(130)
  expect((await demoKeys()).filter(({ revokedAt }) => revokedAt === null)).toEqual([])
  expect(await readBooks(service.ctx, customer.workspaceId)).toEqual(before)
})

test('2  npm run demo says what failed, and what to do, when PUBLIC_URL does not resolve', async () => {
  const run = demo({ PUBLIC_URL: 'http://redraft.invalid' }, '--yes')
  expect((await run.exited).code).toBe(1)
  expect(run.output()).toMatch(/redraft\.invalid.*does not resolve.*PUBLIC_URL= npm run demo/s)
  expect(run.output()).not.toContain('fetch failed')
})

/** A process whose reader of its output is dead, and what it did on SIGTERM. */
async function endWithoutReader(script: string, env: Readonly<Record<string, string>>) {
  const child = spawnOnPipe(script, env)
  await child.ready()
  child.closeReader()
  child.signal('SIGTERM')
  return child.exited(30_000)
}

test('3  a gateway ends on SIGTERM when the reader of its log is dead', async () => {
  const env = { ...service.env, PORT: String(await freePort()) }
  expect(await endWithoutReader(GATEWAY_SCRIPT, env)).toEqual({ code: 0, signal: null })
})

test('3  a worker ends on SIGTERM when the reader of its log is dead', async () => {
  expect(await endWithoutReader(WORKER_SCRIPT, service.env)).toEqual({ code: 0, signal: null })
})

test('3  a supervisor ends on SIGTERM when the reader of its log is dead', async () => {
  const folder = await emptyDataFolder()
  const { REDIS_URL } = service.env
  const queue = REDIS_URL === undefined ? {} : { REDIS_URL }
  const env = { ...queue, DATA_DIR: folder.dataDir, PORT: String(await freePort()), WORKER_QUEUES: 'detect' }
  expect(await endWithoutReader(STANDALONE_SCRIPT, env)).toEqual({ code: 0, signal: null })
  await folder.remove()
})
