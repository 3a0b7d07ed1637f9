import path from 'node:path'
import { ADMIN, createKey, createWorkspace, listKeys, listWorkspaces } from '@redraft/core'
import { createDatabase, type Database } from '@redraft/db'
import {
  createTestDatabase,
  type FakeRegistry,
  freePort,
  readBooks,
  spawnNode,
  startFakeRegistry,
  type TestDatabase,
  waitFor,
} from '@redraft/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const SCRIPT = path.resolve(import.meta.dirname, '../../dist/demo/main.js')

let database: TestDatabase
let db: Database
let customer: { workspaceId: string }
/** Stands for the service: the demo is to leave nothing behind, whatever comes back. */
let service: FakeRegistry
const SCORE = { status: 200, body: '{"score":0.5}' }
let answers = SCORE
let isHanging = false

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDatabase({ databaseUrl: database.databaseUrl, poolSize: 2, applicationName: 'test' })
  customer = await createWorkspace({
    ctx: { db },
    actor: ADMIN,
    input: { name: 'Demo', plan: 'pro', words: 5_000 },
  })
  await createKey({
    ctx: { db },
    actor: ADMIN,
    input: { workspaceId: customer.workspaceId, name: 'npm run demo' },
  })
  service = await startFakeRegistry((asked, res) => {
    if (isHanging && asked !== '/livez') return
    res.writeHead(answers.status, { 'content-type': 'application/json' }).end(answers.body)
  })
})
afterAll(async () => {
  await service.close()
  await db.close()
  await database.drop()
})
beforeEach(() => {
  answers = SCORE
  isHanging = false
  service.asked.length = 0
})

const demo = (env: Readonly<Record<string, string>>, ...args: string[]) =>
  spawnNode(SCRIPT, { DATABASE_URL: database.databaseUrl, ...env }, args)
const onService = () => ({ PORT: new URL(service.url).port })

async function madeByDemo() {
  const others = (await listWorkspaces({ ctx: { db } })).filter(
    ({ workspaceId }) => workspaceId !== customer.workspaceId,
  )
  const keys = await Promise.all(
    others.map(({ workspaceId }) => listKeys({ ctx: { db }, input: { workspaceId } })),
  )
  return { workspaces: others, keys: keys.flat(), active: keys.flat().filter((key) => !key.revokedAt) }
}

test('a kept database is not touched where nobody can be asked, and the flag that says yes is told', async () => {
  const { code } = await demo(onService()).exited
  expect(code).toBe(1)
  expect(await madeByDemo()).toEqual({ workspaces: [], keys: [], active: [] })
})

test('an address that does not resolve is told with what to do instead, before anything is made', async () => {
  const run = demo({ PUBLIC_URL: 'http://redraft.invalid' }, '--yes')
  expect((await run.exited).code).toBe(1)
  expect(run.output()).toMatch(/redraft\.invalid .*(ENOTFOUND|EAI_AGAIN).*PUBLIC_URL= npm run demo/s)
  expect(run.output()).not.toContain('fetch failed')
  const nobody = demo({ PORT: String(await freePort()) }, '--yes')
  expect((await nobody.exited).code).toBe(1)
  expect(nobody.output()).toMatch(/nothing listens there \(ECONNREFUSED\).*npm start/s)
  expect((await madeByDemo()).workspaces).toEqual([])
})

test('every run uses one workspace of the demo’s own, whatever others are called, and revokes its key', async () => {
  const before = await readBooks({ db }, customer.workspaceId)
  for (let i = 0; i < 2; i++) {
    const run = demo(onService(), '--yes')
    expect((await run.exited).code, run.output()).toBe(0)
  }
  const { workspaces, keys, active } = await madeByDemo()
  expect([workspaces.length, keys.length, active.length]).toEqual([1, 2, 0])
  expect(await readBooks({ db }, customer.workspaceId)).toEqual(before)
  expect(await listKeys({ ctx: { db }, input: customer })).toMatchObject([{ revokedAt: null }])
})

test('a service that does not know the key, or is not ours, ends the demo, and the key with it', async () => {
  for (const [answer, body, told] of [
    [401, '{}', 'another database'],
    [200, '<p>Welcome</p>', 'not JSON'],
  ] as const) {
    answers = { status: answer, body }
    const run = demo(onService(), '--yes')
    expect((await run.exited).code).toBe(1)
    expect(run.output()).toContain(told)
  }
  expect((await madeByDemo()).active).toEqual([])
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s in the middle of a call revokes the key', async (signal) => {
  isHanging = true
  const run = demo(onService(), '--yes')
  await waitFor(async () => service.asked.some((asked) => asked.startsWith('/api/')), {
    timeoutMs: 20_000,
    what: 'the first call',
  })
  expect((await madeByDemo()).active).toHaveLength(1)
  const { code } = await run.kill(signal)
  expect(code).toBe({ SIGINT: 130, SIGTERM: 143 }[signal])
  expect((await madeByDemo()).active).toEqual([])
})

test('a key left by a demo that was killed is revoked by a later one', async () => {
  isHanging = true
  const run = demo(onService(), '--yes')
  await waitFor(async () => service.asked.some((asked) => asked.startsWith('/api/')), {
    timeoutMs: 20_000,
    what: 'the first call',
  })
  await run.kill('SIGKILL')
  const [left] = (await madeByDemo()).active
  await db.prisma.apiKey.update({
    where: { id: left?.keyId ?? '' },
    data: { createdAt: new Date(Date.now() - 3_600_000) },
  })
  isHanging = false
  expect((await demo(onService(), '--yes').exited).code).toBe(0)
  expect((await madeByDemo()).active).toEqual([])
})
