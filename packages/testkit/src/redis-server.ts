import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort, readProcess } from '@redraft/local-postgres'
import { waitFor } from './wait-for.ts'

/** One database for each test file of a run; an empty one costs next to nothing. */
export const REDIS_DATABASES = 4096

const START_TIMEOUT_MS = 10_000
const OWNER_FILE = 'process.json'

export interface RunningRedis {
  readonly url: string
  stop(): Promise<void>
}

/** A Redis without persistence; undefined, and one line in the log, when no `redis-server` is on the PATH. */
export async function startRedis(
  folder: string,
  log: (line: string) => void,
): Promise<RunningRedis | undefined> {
  if (process.env.REDIS_URL) {
    log('Redis: the one of REDIS_URL')
    return undefined
  }
  await mkdir(folder)
  const port = await freePort()
  const child = await spawnRedis(folder, port)
  if (!child) {
    log('Redis: no redis-server on the PATH, the tests that need one do not run')
    return undefined
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await exited
  }
  try {
    const info = await readProcess(child.pid ?? 0)
    await writeFile(join(folder, OWNER_FILE), JSON.stringify({ pid: child.pid, startedAt: info?.startedAt }))
    await waitFor(() => answersPing(port), { timeoutMs: START_TIMEOUT_MS, what: 'redis-server to answer' })
    return { url: `redis://127.0.0.1:${port}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Stops the Redis that a killed test run left in this folder. */
export async function stopAbandonedRedis(folder: string): Promise<void> {
  const text = await readFile(join(folder, OWNER_FILE), 'utf8').catch(() => '{}')
  const { pid, startedAt }: { pid?: number; startedAt?: string } = JSON.parse(text)
  if (pid === undefined || startedAt === undefined) return
  if ((await readProcess(pid))?.startedAt === startedAt) process.kill(pid, 'SIGKILL')
}

function spawnRedis(folder: string, port: number): Promise<ChildProcess | undefined> {
  const flags = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--databases',
    `${REDIS_DATABASES}`,
  ]
  const child = spawn('redis-server', [...flags, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  return new Promise((resolve) => {
    child.once('spawn', () => resolve(child))
    child.once('error', () => resolve(undefined))
  })
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const finish = (answer: boolean): void => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', (data) => finish(data.toString().startsWith('+PONG')))
    socket.once('error', () => finish(false))
    socket.once('close', () => finish(false))
  })
}
