import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@redraft/local-postgres'
import { createFastRedis } from '@redraft/queue'

export interface StartedRedis {
  readonly url: string
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 10_000

/** A Redis without persistence on a free port of 127.0.0.1; undefined when no `redis-server` is on the PATH. */
export async function startRedis(folder: string): Promise<StartedRedis | undefined> {
  const port = await freePort()
  const child = await spawnRedis(folder, port)
  if (!child) return undefined
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const killAlong = (): void => void child.kill('SIGKILL')
  process.once('exit', killAlong)
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
    process.off('exit', killAlong)
  }
  const url = `redis://127.0.0.1:${port}`
  try {
    await untilAnswering(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

function spawnRedis(folder: string, port: number): Promise<ChildProcess | undefined> {
  const flags = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  // A process group of its own: Ctrl-C reaches the bench alone, which stops the parts in order.
  const child = spawn('redis-server', flags, { stdio: 'ignore', detached: true })
  return new Promise((resolve) => {
    child.once('spawn', () => resolve(child))
    child.once('error', () => resolve(undefined))
  })
}

async function untilAnswering(url: string): Promise<void> {
  const redis = createFastRedis(url)
  const giveUpAt = performance.now() + START_TIMEOUT_MS
  try {
    while (!(await redis.ping().catch(() => undefined))) {
      if (performance.now() > giveUpAt) throw new Error('redis-server did not answer within 10 s')
      await pause(50)
    }
  } finally {
    redis.disconnect()
  }
}

/** Deletes every key that begins with the prefix: for a Redis that is not ours to throw away. */
export async function deleteKeys(url: string, prefix: string): Promise<void> {
  const redis = createFastRedis(url)
  try {
    await new Promise<void>((resolve, reject) => redis.once('ready', resolve).once('error', reject))
    let cursor = '0'
    do {
      const [next, keys] = await redis.scan(cursor, 'MATCH', `${prefix}*`, 'COUNT', 1_000)
      if (keys.length > 0) await redis.unlink(...keys)
      cursor = next
    } while (cursor !== '0')
  } finally {
    redis.disconnect()
  }
}
