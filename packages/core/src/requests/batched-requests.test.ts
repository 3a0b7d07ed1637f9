import { createDatabase } from '@redraft/db'
import { createTestDatabase, readBooks } from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN } from '../access/actor.ts'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { createKey } from '../keys/create-key.ts'
import { createWorkspace } from '../workspaces/create-workspace.ts'
import { setWorkspace } from '../workspaces/set-workspace.ts'
import { openRequest } from './open-request.ts'
import { settleRequest } from './settle-request.ts'

let ctx: CoreContext
/** As of another process. */
let elsewhere: CoreContext
beforeAll(async () => {
  const { databaseUrl } = await createTestDatabase()
  const connect = () => ({ db: createDatabase({ databaseUrl, poolSize: 8, applicationName: 'test' }) })
  ctx = connect()
  elsewhere = connect()
})
afterAll(() => Promise.all([ctx.db.close(), elsewhere.db.close()]))

async function mint(words = 100) {
  const { workspaceId } = await createWorkspace({
    ctx,
    actor: ADMIN,
    input: { name: 'Batch', plan: 'pro', words },
  })
  const { keyId } = await createKey({ ctx, actor: ADMIN, input: { workspaceId, name: 'key' } })
  return { workspaceId, apiKeyId: keyId }
}
type Owner = Awaited<ReturnType<typeof mint>>

const fixed = { endpoint: 'humanize' as const, clientRequestId: null, words: 10, timeoutMs: 60_000 }
const open = (owner: Owner, { id = newId(), key = '', text = 'x', from = ctx } = {}) =>
  openRequest({ ctx: from, input: { ...owner, ...fixed, id, idempotencyKey: key || null, body: { text } } })
const settle = (id: string, result: object = { output: 'x' }) =>
  settleRequest({ ctx, input: { id, endpoint: 'humanize', attemptToken: newId(), result } })
async function opened(owner: Owner, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  for (const { outcome } of await Promise.all(ids.map((id) => open(owner, { id }))))
    expect(outcome).toBe('opened')
  return ids
}
/** How many transactions wrote the rows last. */
async function commits(ids: readonly string[]): Promise<number | undefined> {
  const rows = await ctx.db.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT xmin::text)::int AS count FROM api_request WHERE id = ANY(${[...ids]}::uuid[])`
  return rows[0]?.count
}

test('requests opened at once share a commit and see one another in flight', async () => {
  const owner = await mint()
  await setWorkspace({ ctx, actor: ADMIN, input: { workspaceId: owner.workspaceId, maxInFlight: 2 } })
  const ids = [newId(), newId(), newId()]
  const outcomes = await Promise.all(ids.map((id) => open(owner, { id })))
  expect(outcomes).toEqual([
    { outcome: 'opened', inFlight: 0 },
    { outcome: 'opened', inFlight: 1 },
    { outcome: 'too_many_in_flight', inFlight: 2 },
  ])
  expect(await commits(ids)).toBe(1)
})

test('of equal Idempotency-Keys opened at once one opens, the others join it or are told of another body', async () => {
  const owner = await mint()
  const id = newId()
  const outcomes = await Promise.all([
    open(owner, { id, key: 'same' }),
    open(owner),
    open(owner, { key: 'same' }),
    open(owner, { key: 'same', text: 'y' }),
    open(owner, { key: 'other' }),
  ])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['opened', 'opened', 'joined', 'mismatch', 'opened'])
  expect(outcomes[2]).toEqual({ outcome: 'joined', requestId: id })
  await settle(id)
  expect(await open(owner, { key: 'same' })).toEqual({ outcome: 'replay', requestId: id })
})

test('requests settled at once share a commit, and are charged one after the other', async () => {
  const owner = await mint(25)
  const ids = await opened(owner, 2)
  const [third = ''] = await opened(owner, 1)
  const outcomes = await Promise.all([...ids, third, newId()].map((id) => settle(id)))
  expect(outcomes).toEqual([
    { outcome: 'settled', wordsRemaining: 15 },
    { outcome: 'settled', wordsRemaining: 5 },
    { outcome: 'insufficient_balance' },
    { outcome: 'closed' },
  ])
  expect(await commits([...ids, third])).toBe(1)
  expect(await readBooks(ctx, owner.workspaceId)).toMatchObject({ balance: 5, charged: 20, pendingRows: 0 })
})

test('a call that the database cannot make fails alone among those made with it', async () => {
  const owner = await mint()
  const [first = '', twice = '', last = ''] = await opened(owner, 3)
  const outcomes = await Promise.allSettled([
    open(owner, { id: newId() }),
    open(owner, { id: twice }),
    settle(first),
    settleRequest({
      ctx,
      input: { id: 'no id', endpoint: 'humanize', attemptToken: newId(), result: {} },
    }),
    settle(last),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
  ])
  const books = await readBooks(ctx, owner.workspaceId)
  expect(books).toMatchObject({ balance: 80, charged: 20, chargedRows: 2, pendingRows: 2 })
})

test('statements that settle the same requests of several workspaces in any order never deadlock, and each is charged once', async () => {
  const owners = await Promise.all([mint(1_000), mint(1_000), mint(1_000)])
  for (let round = 0; round < 10; round++) {
    const ids = (await Promise.all(owners.map((owner) => opened(owner, 4)))).flat()
    const orders = [ids, [...ids].reverse(), [...ids.slice(5), ...ids.slice(0, 5)], ids.slice(3, 9).reverse()]
    const statement = (order: string[]) => ctx.db.prisma.$queryRaw<{ outcome: string }[]>`
      SELECT outcome FROM settle_requests(${order}::uuid[], ${order.map(() => newId())}::uuid[],
        ${order.map(() => '{}')}::text[], ${order.map(() => false)}::boolean[])`
    const rows = (await Promise.all(orders.map(statement))).flat()
    expect(rows.filter(({ outcome }) => outcome === 'settled')).toHaveLength(ids.length)
  }
  for (const { workspaceId } of owners) {
    expect(await readBooks(ctx, workspaceId)).toMatchObject({ balance: 600, charged: 400, pendingRows: 0 })
  }
})

test('processes that open the same Idempotency-Keys in opposite orders: each key opens once, the others join', async () => {
  const owner = await mint(100_000)
  const keys = Array.from({ length: 20 }, (_, i) => `key ${i}`)
  const here = keys.map((key) => open(owner, { key }))
  const there = [...keys].reverse().map((key) => open(owner, { key, from: elsewhere }))
  const outcomes = (await Promise.all([...here, ...there])).map(({ outcome }) => outcome)
  expect(outcomes.sort()).toEqual([...keys.map(() => 'joined'), ...keys.map(() => 'opened')])
})
