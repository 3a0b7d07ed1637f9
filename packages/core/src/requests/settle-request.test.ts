import { callDropRequestPartition, createDatabase } from '@redraft/db'
import { createTestDatabase, readBooks } from '@redraft/testkit'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN } from '../access/actor.ts'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { createKey } from '../keys/create-key.ts'
import { createWorkspace } from '../workspaces/create-workspace.ts'
import { creditWorkspace } from '../workspaces/credit-workspace.ts'
import { setWorkspace } from '../workspaces/set-workspace.ts'
import { expireRequest } from './expire-request.ts'
import { openRequest } from './open-request.ts'
import { readOutcomes } from './read-outcomes.ts'
import { settleRequest } from './settle-request.ts'
import { sweepRequests } from './sweep-requests.ts'

let ctx: CoreContext
beforeAll(async () => {
  const { databaseUrl } = await createTestDatabase()
  ctx = { db: createDatabase({ databaseUrl, poolSize: 8, applicationName: 'test' }) }
})
afterAll(() => ctx.db.close())

async function mint(words = 100) {
  const { workspaceId } = await createWorkspace({
    ctx,
    actor: ADMIN,
    input: { name: 'Settle', plan: 'pro', words },
  })
  const { keyId } = await createKey({ ctx, actor: ADMIN, input: { workspaceId, name: 'key' } })
  return { workspaceId, apiKeyId: keyId }
}
type Owner = Awaited<ReturnType<typeof mint>>

interface Opening {
  readonly id?: string
  readonly words?: number
  readonly timeoutMs?: number
  readonly idempotencyKey?: string
}

async function open(owner: Owner, { id = newId(), idempotencyKey, ...more }: Opening = {}): Promise<string> {
  const fixed = { endpoint: 'humanize' as const, clientRequestId: null, body: { text: 'x' } }
  const input = {
    ...owner,
    ...fixed,
    words: 10,
    timeoutMs: 60_000,
    ...more,
    id,
    idempotencyKey: idempotencyKey ?? null,
  }
  expect((await openRequest({ ctx, input })).outcome).toBe('opened')
  return id
}

const settle = (id: string, attemptToken = newId()) =>
  settleRequest({ ctx, input: { id, endpoint: 'humanize', attemptToken, result: { output: 'x' } } })
const outcomeOf = async (id: string) => (await readOutcomes({ ctx, input: { ids: [id] } })).get(id)
const allGone = async (id: string) => {
  await ctx.db.prisma
    .$executeRaw`UPDATE api_result SET expires_at = now() - interval '1 s' WHERE request_id = ${id}::uuid`
  await ctx.db.prisma
    .$executeRaw`UPDATE idempotency_key SET expires_at = now() - interval '1 s' WHERE request_id = ${id}::uuid`
}

test('an attempt that settles again after a lost acknowledgement is told the same and charged once', async () => {
  const owner = await mint()
  const id = await open(owner)
  const token = newId()
  const answers = await Promise.all([settle(id, token), settle(id, token), settle(id, token)])
  for (const answer of answers) expect(answer).toEqual({ outcome: 'settled', wordsRemaining: 90 })
  expect(await readBooks(ctx, owner.workspaceId)).toMatchObject({ balance: 90, charged: 10, chargedRows: 1 })
})

test('a second attempt finds the row closed and charges nothing', async () => {
  const owner = await mint()
  const id = await open(owner)
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => settle(id)))
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...Array(7).fill('closed'), 'settled'])
  expect(await readBooks(ctx, owner.workspaceId)).toMatchObject({ balance: 90, charged: 10, chargedRows: 1 })
})

test('a settle after the expiry charges nothing, and after the deadline neither, though nobody closed the row', async () => {
  const owner = await mint()
  const expired = await open(owner)
  expect(await expireRequest({ ctx, input: { id: expired } })).toBe(true)
  const late = await open(owner, { timeoutMs: 0 })
  for (const id of [expired, late]) expect(await settle(id)).toEqual({ outcome: 'closed' })
  expect(await readBooks(ctx, owner.workspaceId)).toMatchObject({ balance: 100, charged: 0 })
})

test('a settled request cannot be expired any more', async () => {
  const id = await open(await mint())
  await settle(id)
  expect(await expireRequest({ ctx, input: { id } })).toBe(false)
  expect(await outcomeOf(id)).toMatchObject({
    kind: 'succeeded',
    body: { words_used: 10, words_remaining: 90 },
  })
})

test('a balance emptied meanwhile fails the request with both numbers and leaves the rest alone', async () => {
  const owner = await mint(15)
  const ids = [await open(owner), await open(owner)]
  const outcomes = await Promise.all(ids.map((id) => settle(id)))
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['insufficient_balance', 'settled'])
  const failed = ids[outcomes.findIndex(({ outcome }) => outcome === 'insufficient_balance')] ?? ''
  expect(await outcomeOf(failed)).toEqual({
    kind: 'failed',
    code: 'insufficient_balance',
    data: { words_required: 10, words_remaining: 5 },
  })
  expect(await readBooks(ctx, owner.workspaceId)).toMatchObject({ balance: 5, charged: 10, pendingRows: 0 })
})

test('a credit with the same external reference counts once, however often it comes', async () => {
  const { workspaceId } = await mint(0)
  const input = { workspaceId, words: 30, kind: 'admin_credit' as const, externalRef: `order:${newId()}` }
  const applied = await Promise.all(
    Array.from({ length: 6 }, () => creditWorkspace({ ctx, actor: ADMIN, input })),
  )
  expect(applied.filter((credit) => credit.applied)).toHaveLength(1)
  expect(await readBooks(ctx, workspaceId)).toMatchObject({ balance: 30, credited: 30 })
})

test('the sweep expires rows that nobody closed, and purges results and keys past their time, nothing else', async () => {
  const owner = await mint()
  const stale = await open(owner, { timeoutMs: 0 })
  await ctx.db.prisma
    .$executeRaw`UPDATE api_request SET deadline_at = now() - interval '5 s' WHERE id = ${stale}::uuid`
  const fresh = await open(owner)
  const [kept, old] = [
    await open(owner, { idempotencyKey: 'kept' }),
    await open(owner, { idempotencyKey: 'old' }),
  ]
  for (const id of [kept, old]) await settle(id)
  await allGone(old)
  const swept = await sweepRequests({ ctx })
  expect(swept).toMatchObject({ results: 1, idempotencyKeys: 1 })
  expect(await outcomeOf(stale)).toMatchObject({ kind: 'failed', code: 'processing_timeout' })
  expect(await outcomeOf(fresh)).toBeUndefined()
  expect(await outcomeOf(kept)).toMatchObject({ kind: 'succeeded' })
  expect(await outcomeOf(old)).toEqual({ kind: 'purged' })
  expect(await readBooks(ctx, owner.workspaceId)).toMatchObject({ balance: 80, charged: 20, pendingRows: 1 })
})

test('a workspace without retention keeps its result only as long as somebody may still fetch it', async () => {
  const owner = await mint()
  await setWorkspace({
    ctx,
    actor: ADMIN,
    input: { workspaceId: owner.workspaceId, resultRetentionHours: 0 },
  })
  const id = await open(owner, { timeoutMs: 1_000 })
  await settle(id)
  const { expiresAt } = await ctx.db.prisma.apiResult.findUniqueOrThrow({ where: { requestId: id } })
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(61_000)
})

test('dropping a month of the usage log keeps the books', async () => {
  const month = await ctx.db.prisma.$queryRaw<{ name: string; at: Date }[]>`
    SELECT to_char(m, 'YYYY_MM') AS name, m AT TIME ZONE 'UTC' AS at
    FROM (SELECT date_trunc('month', now() AT TIME ZONE 'UTC') - interval '2 months' AS m) AS past`
  const { name, at } = month[0] ?? { name: '', at: new Date() }
  await ctx.db.prisma.$executeRawUnsafe(
    `DO $$ BEGIN EXECUTE format('CREATE TABLE api_request_${name} PARTITION OF api_request FOR VALUES FROM (%L) TO (%L)',
      uuid_v7_floor('${at.toISOString()}'), uuid_v7_floor('${at.toISOString()}'::timestamptz + interval '1 month')); END $$`,
  )
  const owner = await mint()
  const past = { id: v7({ msecs: at.getTime() + 86_400_000 }), words: 7 }
  await settle(await open(owner, past))
  await settle(await open(owner))
  const before = await readBooks(ctx, owner.workspaceId)
  expect(before).toMatchObject({ balance: 83, credited: 100, charged: 17 })
  expect(await callDropRequestPartition(ctx.db.prisma, name)).toBe(1)
  expect(await readBooks(ctx, owner.workspaceId)).toEqual({
    ...before,
    credited: 93,
    charged: 10,
    chargedRows: 1,
  })
})
