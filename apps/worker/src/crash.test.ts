import {
  bootService,
  endStandingSettles,
  expectError,
  lockBalance,
  type MintedWorkspace,
  mintWorkspace,
  readBooks,
  SAMPLES,
  type SpawnedNode,
  standingSettles,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let service: TestService
let workspace: MintedWorkspace
beforeAll(async () => {
  service = await bootService({ workers: 0, env: { REQUEST_TIMEOUT_MS: '120000' } })
})
beforeEach(async ({ onTestFailed }) => {
  workspace = await mintWorkspace(service)
  onTestFailed(() => void Promise.all([...service.workers].map((worker) => end(worker, 'SIGKILL'))))
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

/** The worker that the test before has left idle, or a new one: a boot costs more than a test. */
async function idleWorker(): Promise<SpawnedNode> {
  return service.workers[0] ?? service.startWorker()
}

function end(worker: SpawnedNode, signal: NodeJS.Signals) {
  service.workers.splice(service.workers.indexOf(worker), 1)
  return worker.kill(signal)
}

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
  const worker = await idleWorker()
  const answer = workspace.post('/detect', { text })
  await standing(1)
  const next = service.startWorker()
  await end(worker, 'SIGKILL')
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
  const worker = await idleWorker()
  const answer = workspace.post('/detect', { text })
  await standing(1)
  await end(worker, 'SIGKILL')
  // Its session is still there and commits now, though nobody is left to send a hint.
  await release()
  expect((await answer).status).toBe(200)
  expect(await books()).toMatchObject(chargedOnce)
})

test('on SIGTERM a worker ends the job it has and exits with 0', async () => {
  const release = await lock()
  const worker = await idleWorker()
  const answer = workspace.post('/detect', { text })
  await standing(1)
  const exited = end(worker, 'SIGTERM')
  await worker.waitForLine(/"finishing jobs"/)
  await release()
  expect((await answer).status).toBe(200)
  expect(await exited).toEqual({ code: 0, signal: null })
  expect(await books()).toMatchObject(chargedOnce)
})

test('a worker that stalls and comes back: both attempts settle, one answer, one charge', async () => {
  const release = await lock()
  const stalled = await idleWorker()
  const answer = workspace.post('/detect', { text })
  await standing(1)
  process.kill(stalled.pid, 'SIGSTOP')
  await service.startWorker()
  await standing(2)
  await release()
  expect((await answer).status).toBe(200)
  process.kill(stalled.pid, 'SIGCONT')
  expect(await end(stalled, 'SIGTERM')).toEqual({ code: 0, signal: null })
  expect(await books()).toMatchObject(chargedOnce)
})

test('a job that kills every worker is given up as processing_failed, and costs nothing', async () => {
  const release = await lock()
  const answer = workspace.post('/detect', { text })
  for (let killed = 0; killed < 4; killed++) {
    const worker = await idleWorker()
    await standing(1)
    await end(worker, 'SIGKILL')
    await endSessions()
  }
  await idleWorker()
  expectError(await answer, 'processing_failed')
  await release()
  expect(await books()).toMatchObject({ balance: 100_000, charged: 0, pendingRows: 0 })
})
