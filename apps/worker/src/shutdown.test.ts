import {
  bootService,
  lockBalance,
  mintWorkspace,
  spawnOnPipe,
  standingSettles,
  type TestService,
  WORKER_SCRIPT,
  waitFor,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// Processes of their own on a machine that may be busy: what is waited for decides, not this bound.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let service: TestService

beforeAll(async () => {
  service = await bootService({ workers: 0, env: { WORKER_QUEUES: 'detect' } })
})
afterAll(() => service.stop())

async function start(more: Readonly<Record<string, string>> = {}) {
  const worker = spawnOnPipe(WORKER_SCRIPT, { ...service.env, ...more })
  await worker.ready()
  return worker
}

/** A worker that stands still in the middle of settling a request. */
async function startBusy(more: Readonly<Record<string, string>>) {
  const worker = await start(more)
  const { workspaceId, post } = await mintWorkspace(service)
  const release = await lockBalance(service.ctx, workspaceId)
  const answered = post('/detect', { text: 'It is raining.' })
  await waitFor(() => standingSettles(service.ctx), { timeoutMs: 20_000, what: 'a job being settled' })
  const end = async () => {
    await release()
    await answered
  }
  return { worker, end }
}

test('a worker whose log reader died stops on SIGTERM', async () => {
  const worker = await start()
  worker.closeReader()
  worker.signal('SIGTERM')
  expect(await worker.exited()).toEqual({ code: 0, signal: null })
})

test('a worker whose full log pipe nobody reads stops on SIGTERM', async () => {
  const worker = await start()
  worker.fillPipe()
  worker.signal('SIGTERM')
  expect(await worker.exited()).toEqual({ code: 0, signal: null })
})

test('a worker that cannot stop in time ends by itself and says so by its exit code', async () => {
  const { worker, end } = await startBusy({ SHUTDOWN_TIMEOUT_MS: '300' })
  worker.signal('SIGTERM')
  expect(await worker.exited()).toEqual({ code: 124, signal: null })
  await end()
})

test('a second signal ends a worker at once', async () => {
  const { worker, end } = await startBusy({ SHUTDOWN_TIMEOUT_MS: '600000' })
  worker.signal('SIGTERM')
  const again = setInterval(() => worker.signal('SIGTERM'), 100)
  expect(await worker.exited().finally(() => clearInterval(again))).toEqual({ code: 143, signal: null })
  await end()
})
