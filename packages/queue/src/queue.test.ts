import type { JobPayload, TextJob } from '@redraft/contracts'
import { createTestDatabase, testKeyPrefix, testRedisUrl, throughProxy, waitFor } from '@redraft/testkit'
import pg from 'pg'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { createFastQueuePool, createFastRedis } from './connections.ts'
import { type ConsumerOptions, createConsumer } from './consumer.ts'
import { prepareQueueStore } from './prepare-store.ts'
import { createProducer } from './producer.ts'
import { createReplyPublisher, subscribeReplies } from './reply-channel.ts'
import type { QueueStore } from './settings.ts'

let databaseUrl: string
let redisUrl: string | undefined
beforeAll(async () => {
  databaseUrl = (await createTestDatabase()).databaseUrl
  redisUrl = inject('queueBackend') === 'redis' ? testRedisUrl() : undefined
  const store = { databaseUrl, redisUrl }
  // Twice at once: every process may prepare the store.
  await Promise.all([prepareQueueStore(store), prepareQueueStore(store)])
})

const SOON = { timeoutMs: 15_000 }
const MARKER = 'Zyxomma'
const newStore = (): QueueStore => ({ databaseUrl, redisUrl, prefix: testKeyPrefix() })

function job(request_id: string): JobPayload {
  const text = `${MARKER} ${request_id}`
  const metering = { v: 1, request_id, reply_to: 'gateway', words: 2 } as const
  return { ...metering, text, language: 'en', warnings: [], endpoint: 'detect', source_kind: 'paste' }
}

async function connect(store: QueueStore) {
  const producer = createProducer(store)
  onTestFinished(() => producer.close())
  await waitFor(() => producer.ping().then(() => true), { ...SOON, what: 'the store' })
  return producer
}

async function consume(store: QueueStore, run: ConsumerOptions['run'], concurrency = 1) {
  const consumer = createConsumer(store, {
    queue: 'detect',
    concurrency,
    run,
    onAbandoned: async () => undefined,
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= consumer.close()
    return closed
  }
  onTestFinished(close)
  await consumer.ready()
  return { close }
}

/** Whether anything in the store holds the marker. */
async function holdsText(): Promise<boolean> {
  if (redisUrl !== undefined) {
    const redis = createFastRedis(redisUrl)
    await new Promise((resolve) => redis.once('ready', resolve))
    const keys = await redis.keys('*')
    const dumps = await Promise.all(keys.map((key) => redis.dumpBuffer(key)))
    redis.disconnect()
    return dumps.some((dump) => dump?.includes(MARKER))
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name
     FROM information_schema.tables WHERE table_schema = 'bullmq' AND table_type = 'BASE TABLE'`,
  )
  let found = 0
  for (const { name } of rows) {
    found += (await client.query(`SELECT 1 FROM ${name} AS t WHERE t::text LIKE '%${MARKER}%'`)).rows.length
  }
  await client.end()
  expect(rows.length).toBeGreaterThan(0)
  return found > 0
}

test('each job is run once, whole, by one of two consumers', async () => {
  const store = newStore()
  const producer = await connect(store)
  const ran: JobPayload[] = []
  const run = async (data: unknown) => void ran.push(data as JobPayload)
  await Promise.all([consume(store, run, 4), consume(store, run, 4)])
  const jobs = Array.from({ length: 30 }, (_, i) => job(`job-${i}`))
  await Promise.all(jobs.map((payload) => producer.add(payload, { priority: 0 })))
  await waitFor(() => ran.length >= jobs.length, { ...SOON, what: 'all jobs' })
  const byId = (a: JobPayload, b: JobPayload) => a.request_id.localeCompare(b.request_id)
  expect(ran.sort(byId)).toEqual(jobs.sort(byId))
})

test('a job added twice under one id is run once', async () => {
  const store = newStore()
  const producer = await connect(store)
  await Promise.all([1, 2, 3].map(() => producer.add(job('same'), { priority: 0 })))
  expect(await producer.depth('detect')).toBe(1)
  await consume(store, async () => undefined)
  await waitFor(async () => (await producer.depth('detect')) === 0, { ...SOON, what: 'an empty queue' })
})

test('a tenant with few requests in flight overtakes the flood of another', async () => {
  const store = newStore()
  const producer = await connect(store)
  for (let i = 1; i <= 5; i++) await producer.add(job(`flood-${i}`), { priority: i })
  await producer.add(job('quiet'), { priority: 0 })
  expect(await producer.depth('detect')).toBe(6)
  const order: string[] = []
  await consume(store, async (data) => void order.push((data as JobPayload).request_id))
  await waitFor(() => order.length === 6, { ...SOON, what: 'all jobs' })
  expect(order[0]).toBe('quiet')
})

test('once a job has ended, well or badly, nothing of its text is in the store', async () => {
  const store = newStore()
  const producer = await connect(store)
  await producer.add(job('good'), { priority: 0 })
  await producer.add(job('bad'), { priority: 3 })
  expect(await holdsText()).toBe(true)
  let ran = 0
  await consume(store, async (data) => {
    ran++
    const { request_id, text } = data as TextJob
    if (request_id === 'bad') throw new Error(`cannot read ${text}`)
  })
  await waitFor(() => ran === 2, { ...SOON, what: 'both jobs' })
  await waitFor(async () => !(await holdsText()), { ...SOON, what: 'a store without texts' })
  expect(ran, 'a failed job is not run again').toBe(2)
})

test('a consumer that closes waits for the job it has and takes no other', async () => {
  const store = newStore()
  const producer = await connect(store)
  const started: string[] = []
  let finish: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    finish = resolve
  })
  let ended = false
  const consumer = await consume(store, async (data) => {
    started.push((data as JobPayload).request_id)
    await gate
    ended = true
  })
  await producer.add(job('first'), { priority: 0 })
  await waitFor(() => started.length === 1, { ...SOON, what: 'the first job' })
  const closed = consumer.close()
  await producer.add(job('second'), { priority: 0 })
  finish()
  await closed
  expect(ended).toBe(true)
  expect(started).toEqual(['first'])
  expect(await producer.depth('detect')).toBe(1)
})

test('hints reach the gateway they are for and no other, also after an outage of the store', async () => {
  const { url, proxy } = await throughProxy(redisUrl ?? databaseUrl)
  onTestFinished(() => proxy.close())
  const direct = newStore()
  const store = { ...direct, ...(redisUrl === undefined ? { databaseUrl: url } : { redisUrl: url }) }
  const received = { one: [] as string[], two: [] as string[] }
  const listen = async (gateway: 'one' | 'two') => {
    const subscription = subscribeReplies(store, gateway, (id) => received[gateway].push(id))
    onTestFinished(() => subscription.close())
    await subscription.ready()
  }
  await Promise.all([listen('one'), listen('two')])
  const publisher = createReplyPublisher(direct)
  onTestFinished(() => publisher.close())
  const arrives = (gateway: 'one' | 'two', id: string) =>
    waitFor(
      async () => {
        await publisher.publish(gateway, id)
        return received[gateway].includes(id)
      },
      { ...SOON, what: `the hint ${id}` },
    )
  await arrives('one', 'before')
  await proxy.cut()
  await proxy.restore()
  await arrives('one', 'after')
  await arrives('two', 'other')
  expect(received.two).not.toContain('before')
  expect(received.two).not.toContain('after')
})

test('a connection that breaks off between two queries fails the next one and nothing else', async () => {
  const pool = createFastQueuePool({ databaseUrl, redisUrl, prefix: testKeyPrefix() }, 2)
  onTestFinished(() => pool.end())
  const client = await pool.connect()
  const broken = new Promise((resolve) => client.once('end', resolve))
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await broken
  await expect(client.query('SELECT 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})
