import {
  bootService,
  expectError,
  type MintedWorkspace,
  mintWorkspace,
  readBooks,
  SAMPLES,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let service: TestService
let workspace: MintedWorkspace
beforeAll(async () => {
  service = await bootService({ workers: 0 })
})
beforeEach(async () => {
  workspace = await mintWorkspace(service)
})
afterEach(async () => {
  await Promise.all(service.workers.splice(0).map((worker) => worker.kill('SIGKILL')))
})
afterAll(() => service.stop())

const text = SAMPLES.en
const words = countWords(text)
const SOON = { timeoutMs: 20_000 }
const chargedOnce = { balance: 100_000 - words, charged: words, chargedRows: 1, pendingRows: 0 }
const books = () => readBooks(service.ctx, workspace.workspaceId)

/** Locks the balance, so that a worker stands still in the middle of settling until the lock is released. */
async function lockBalance(): Promise<() => Promise<void>> {
  const client = await service.ctx.db.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM workspace WHERE id = $1 FOR UPDATE', [workspace.workspaceId])
  return async () => {
    await client.query('ROLLBACK')
    client.release()
  }
}

const STANDING = `FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'redraft-worker' AND wait_event_type = 'Lock'`

/** Waits until so many attempts stand in the middle of settling. */
function standing(attempts: number) {
  const count = async () =>
    (await service.ctx.db.pool.query(`SELECT pid ${STANDING}`)).rows.length === attempts
  return waitFor(count, { ...SOON, what: `${attempts} attempts in the middle of settling` })
}

/** Ends the sessions of killed workers, as the network does when their machine is gone. */
async function endSessions(): Promise<void> {
  await service.ctx.db.pool.query(`SELECT pg_terminate_backend(pid) ${STANDING}`)
  await standing(0)
}

test('kill -9 of the only worker in mid-job: the next one answers, and the caller is charged once', async () => {
  const release = await lockBalance()
  const worker = await service.startWorker()
  const answer = workspace.post('/detect', { text })
  await standing(1)
  const next = service.startWorker()
  await worker.kill('SIGKILL')
  await endSessions()
  expect(await books()).toMatchObject({ balance: 100_000, charged: 0, pendingRows: 1 })
  await release()
  await next
  const answered = await answer
  expect([answered.status, answered.json.words_used]).toEqual([200, words])
  expect(await books()).toMatchObject(chargedOnce)
})

test('a worker killed between its commit and its hint: the caller has its answer by the poll, charged once', async () => {
  const release = await lockBalance()
  const worker = await service.startWorker()
  const answer = workspace.post('/detect', { text })
  await standing(1)
  await worker.kill('SIGKILL')
  // Its session is still there and commits now, though nobody is left to send a hint.
  await release()
  expect((await answer).status).toBe(200)
  expect(await books()).toMatchObject(chargedOnce)
})

test('a worker that stalls and comes back: both attempts settle, one answer, one charge', async () => {
  const release = await lockBalance()
  const stalled = await service.startWorker()
  const answer = workspace.post('/detect', { text })
  await standing(1)
  process.kill(stalled.pid, 'SIGSTOP')
  await service.startWorker()
  await standing(2)
  await release()
  expect((await answer).status).toBe(200)
  process.kill(stalled.pid, 'SIGCONT')
  expect(await stalled.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(await books()).toMatchObject(chargedOnce)
})

test('on SIGTERM a worker ends the job it has and exits with 0', async () => {
  const release = await lockBalance()
  const worker = await service.startWorker()
  const answer = workspace.post('/detect', { text })
  await standing(1)
  const exited = worker.kill('SIGTERM')
  await worker.waitForLine(/"finishing jobs"/)
  await release()
  expect((await answer).status).toBe(200)
  expect(await exited).toEqual({ code: 0, signal: null })
  expect(await books()).toMatchObject(chargedOnce)
})

test('a job that kills every worker is given up as processing_failed, and costs nothing', async () => {
  const release = await lockBalance()
  const answer = workspace.post('/detect', { text })
  for (let killed = 0; killed < 3; killed++) {
    const worker = await service.startWorker()
    await standing(1)
    await worker.kill('SIGKILL')
    await endSessions()
  }
  await service.startWorker()
  expectError(await answer, 'processing_failed')
  await release()
  expect(await books()).toMatchObject({ balance: 100_000, charged: 0, pendingRows: 0 })
})
