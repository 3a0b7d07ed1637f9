import { execFileSync } from 'node:child_process'
import { spawnOnPipe, waitFor } from '@redraft/testkit'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { emptyDataFolder, STANDALONE_SCRIPT, standaloneEnv } from './testing/start-standalone.ts'

// Processes of their own on a machine that may be busy: what is waited for decides, not this bound.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let folder: Awaited<ReturnType<typeof emptyDataFolder>>
let env: Record<string, string>
beforeAll(async () => {
  folder = await emptyDataFolder()
})
beforeEach(async () => {
  const light = { WORKER_QUEUES: 'detect', WORKER_WARM_UP: 'none' }
  env = { ...(await standaloneEnv(folder.dataDir)), ...light, LOG_LEVEL: 'info' }
})
afterAll(() => folder.remove())

/** Processes whose parent is `pid`: gateway, workers, PostgreSQL. */
function childrenOf(pid: number): { pid: number; command: string }[] {
  const listing = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
  return listing
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+) (.*)$/.exec(line))
    .map((found) => ({ pid: Number(found?.[1]), command: found?.[2] ?? '' }))
}

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function start(more: Readonly<Record<string, string>> = {}) {
  const supervisor = spawnOnPipe(STANDALONE_SCRIPT, { ...env, ...more })
  await supervisor.ready()
  const family = childrenOf(supervisor.pid).filter(({ command }) => /dist\/main\.js|postgres/.test(command))
  const gateway = family.find(({ command }) => command.includes('gateway'))
  expect(family).toHaveLength(4)
  const goneWith = () =>
    waitFor(() => family.every(({ pid }) => !alive(pid)), { timeoutMs: 30_000, what: 'no process left' })
  return { supervisor, goneWith, gatewayPid: gateway?.pid ?? 0 }
}

test('a supervisor whose log reader died goes on, and stops everything on SIGTERM', async () => {
  const { supervisor, goneWith } = await start()
  supervisor.closeReader()
  const { status } = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/status`)
  expect(status).toBe(401)
  supervisor.signal('SIGTERM')
  expect(await supervisor.exited()).toEqual({ code: 0, signal: null })
  await goneWith()
})

test('a supervisor whose full log pipe nobody reads goes on, and stops everything on SIGTERM', async () => {
  const { supervisor, goneWith } = await start()
  supervisor.fillPipe()
  for (let i = 0; i < 50; i += 1) {
    const { status } = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/status`)
    expect(status).toBe(401)
  }
  supervisor.signal('SIGTERM')
  expect(await supervisor.exited()).toEqual({ code: 0, signal: null })
  await goneWith()
})

test('a child that does not stop in time is killed, and the exit code of the supervisor says so', async () => {
  const { supervisor, goneWith, gatewayPid } = await start({ SHUTDOWN_TIMEOUT_MS: '100' })
  process.kill(gatewayPid, 'SIGSTOP')
  supervisor.signal('SIGTERM')
  expect(await supervisor.exited()).toEqual({ code: 124, signal: null })
  await goneWith()
})

test('a second signal ends the supervisor and everything under it at once', async () => {
  const { supervisor, goneWith, gatewayPid } = await start({ SHUTDOWN_TIMEOUT_MS: '600000' })
  process.kill(gatewayPid, 'SIGSTOP')
  supervisor.signal('SIGINT')
  const again = setInterval(() => supervisor.signal('SIGINT'), 100)
  expect(await supervisor.exited().finally(() => clearInterval(again))).toEqual({ code: 130, signal: null })
  await goneWith()
})
