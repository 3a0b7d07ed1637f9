import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, testKeyPrefix, testRedisUrl } from './index.ts'
import { startRedis } from './redis-server.ts'
import { startStores } from './start-stores.ts'

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('test databases are migrated and do not see one another', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await query(one.databaseUrl, 'CREATE TABLE mine (id int)')
  const tables = `SELECT to_regclass('mine') IS NOT NULL AS mine, to_regclass('api_request') IS NOT NULL AS migrated`
  expect(await query(one.databaseUrl, tables)).toEqual([{ mine: true, migrated: true }])
  expect(await query(two.databaseUrl, tables)).toEqual([{ mine: false, migrated: true }])
  await one.drop()
  await expect(query(one.databaseUrl, tables)).rejects.toThrow('does not exist')
})

test('the Redis of a test file is a database of its own, when there is a Redis', () => {
  const url = testRedisUrl()
  if (url && !process.env.REDIS_URL) expect(url).toMatch(/^redis:\/\/127\.0\.0\.1:\d+\/\d+$/)
  expect(testKeyPrefix()).not.toBe(testKeyPrefix())
})

test('without a redis-server on the PATH there is no Redis, and one line says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redraft-redis-'))
  vi.stubEnv('PATH', '/nowhere')
  vi.stubEnv('REDIS_URL', undefined)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  const lines: string[] = []
  expect(await startRedis(join(folder, 'redis'), (line) => void lines.push(line))).toBeUndefined()
  expect(lines).toHaveLength(1)
})

test('stores of another run can be started beside these and leave nothing behind', async () => {
  const stores = await startStores(() => {})
  expect(await query(stores.provided.adminUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await stores.stop()
  await expect(query(stores.provided.adminUrl, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
})
