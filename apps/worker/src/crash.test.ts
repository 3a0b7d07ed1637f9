import {
  bootService,
  endStandingSettles,
  expectError,
  lockBalance,
  type MintedWorkspace,
  mintWorkspace,
  readBooks,
  SAMPLES,
  standingSettles,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

// Up to four workers boot in one test.
vi.setConfig({ testTimeout: 120_000 })

let service: TestService
let workspace: MintedWorkspace
beforeAll(async () => {
  service = await bootService({ workers: 0, env: { REQUEST_TIMEOUT_MS: '120000' } })
})
beforeEach(async () => {
  workspace = await mintWorkspace(service)
})
afterEach(async () => {
  await Promise.all(service.workers.splice(0).map((worker) => worker.kill('SIGKILL')))
})
afterAll(() => {
  process.stderr.write(service.output())
  return service.stop()
})

const text = SAMPLES.en
const words = countWords(text)
const SOON = { timeoutMs: 30_000 }
const chargedOnce = { balance: 100_000 - words, charged: words, chargedRows: 1, pendingRows: 0 }
const books = () => readBooks(service.ctx, workspace.workspaceId)

/** Waits until so many attempts stand in the middle of settling. */
function standing(attempts: number) {
  const count = async () => (await standingSettles(service.ctx)) === attempts
  return waitFor(count, { ...SOON, what: `${attempts} attempts in the middle of settling` })
}

/** Locks the balance, so that a worker that settles stands still. */
const lock = () => lockBalance(service.ctx, workspace.workspaceId)

async function endSessions(): Promise<void> {
  await endStandingSettles(service.ctx)
  await standing(0)
}

test('kill -9 of the only worker in mid-job: the next one answers, and the caller is charged once', async () => {
  const release = await lock()
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
  const release = await lock()
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
  const release = await lock()
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
  const release = await lock()
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

/** Four workers start one after the other, and each death takes a stall to be noticed. */
const FOUR_BOOTS = { timeout: 240_000 }
test(
  'a job that kills every worker is given up as processing_failed, and costs nothing',
  FOUR_BOOTS,
  async () => {
    const release = await lock()
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
  },
)
