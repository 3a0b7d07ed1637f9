import { createDatabase } from '@redraft/db'
import { createTestDatabase } from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN } from '../access/actor.ts'
import type { CoreContext } from '../context.ts'
import { createWorkspace } from '../workspaces/create-workspace.ts'
import { authenticateKey } from './authenticate-key.ts'
import { createKey } from './create-key.ts'
import { hashKey } from './key-format.ts'
import { listKeys } from './list-keys.ts'
import { revokeKey } from './revoke-key.ts'

let ctx: CoreContext
beforeAll(async () => {
  const { databaseUrl } = await createTestDatabase()
  ctx = { db: createDatabase({ databaseUrl, poolSize: 20, applicationName: 'test' }) }
})
afterAll(() => ctx.db.close())

async function workspace(): Promise<string> {
  return (await createWorkspace({ ctx, actor: ADMIN, input: { name: 'Keys', plan: 'pro' } })).workspaceId
}
const create = (workspaceId: string) => createKey({ ctx, actor: ADMIN, input: { workspaceId, name: 'key' } })
const active = async (workspaceId: string) =>
  (await listKeys({ ctx, input: { workspaceId } })).filter(({ revokedAt }) => revokedAt === null)

test('of 20 keys created at once five become active, and the others are told why not', async () => {
  const workspaceId = await workspace()
  const created = await Promise.allSettled(Array.from({ length: 20 }, () => create(workspaceId)))
  const refused = created.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(15)
  for (const { reason } of refused as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({ code: 'active_key_limit_exceeded', data: { max_keys: 5 } })
  }
  expect(await active(workspaceId)).toHaveLength(5)
})

test('a revoked key makes room for exactly one, however many want it', async () => {
  const workspaceId = await workspace()
  const [first] = await Promise.all(Array.from({ length: 5 }, () => create(workspaceId)))
  await revokeKey({ ctx, actor: ADMIN, input: { keyId: first?.keyId ?? '' } })
  const created = await Promise.allSettled(Array.from({ length: 6 }, () => create(workspaceId)))
  expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await active(workspaceId)).toHaveLength(5)
})

test('revocation and creation at once never make a sixth active key', async () => {
  const workspaceId = await workspace()
  const keys = await Promise.all(Array.from({ length: 5 }, () => create(workspaceId)))
  await Promise.allSettled([
    ...keys.map(({ keyId }) => revokeKey({ ctx, actor: ADMIN, input: { keyId } })),
    ...Array.from({ length: 15 }, () => create(workspaceId)),
  ])
  expect((await active(workspaceId)).length).toBeLessThanOrEqual(5)
})

test('the database itself refuses a sixth active key, whoever writes it', async () => {
  const workspaceId = await workspace()
  await Promise.all(Array.from({ length: 5 }, () => create(workspaceId)))
  const sixth = (slot: number | null) =>
    ctx.db.prisma.$executeRaw`
      INSERT INTO api_key (id, workspace_id, name, prefix, key_hash, active_slot)
      VALUES (gen_random_uuid(), ${workspaceId}::uuid, 'sixth', 'rd_live_xxxx', sha256(random()::text::bytea), ${slot}::int)`
  for (const slot of [1, 5, 6, null]) await expect(sixth(slot)).rejects.toThrow()
})

test('a key is found by its hash alone, until it is revoked; revoking twice is no error', async () => {
  const workspaceId = await workspace()
  const { key, keyId } = await create(workspaceId)
  const find = () => authenticateKey({ ctx, input: { keyHash: hashKey(key) } })
  expect(await find()).toMatchObject({ keyId, workspaceId, requestsPerMinute: 60 })
  const once = await revokeKey({ ctx, actor: ADMIN, input: { keyId } })
  expect(await revokeKey({ ctx, actor: ADMIN, input: { keyId } })).toEqual(once)
  expect(await find()).toBeUndefined()
  expect(JSON.stringify(await listKeys({ ctx, input: { workspaceId } }))).not.toContain(key.slice(12))
})
