import { readdir, readFile } from 'node:fs/promises'
import type { Database } from '@redraft/db'
import { createFastRedis } from '@redraft/queue'
import type { Cleanup } from '../cleanup.ts'
import type { Stores } from './start-stores.ts'

/** CPU time that PostgreSQL and Redis have used so far, in milliseconds. NaN where it cannot be told (not on Linux). */
export type ReadStoreCpu = () => Promise<number>

/** /proc counts in ticks of 10 ms, on every Linux (USER_HZ). */
const MS_PER_TICK = 10

interface ProcessStat {
  readonly parent: number
  /** User and system time. */
  readonly ticks: number
  /** The same of its children that have ended. */
  readonly endedTicks: number
}

/** Fields of /proc/PID/stat by proc(5); the name in parentheses may hold spaces. */
async function readStat(pid: string): Promise<ProcessStat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const field = (number: number): number => Number(fields[number - 3])
  return { parent: field(4), ticks: field(14) + field(15), endedTicks: field(16) + field(17) }
}

/** The server process and all of its backends, those that have ended included. */
async function postgresCpuMs(serverPid: number): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map(readStat))
  const server = await readStat(String(serverPid))
  if (!server) return Number.NaN
  const backends = stats.map((stat) => (stat?.parent === serverPid ? stat.ticks : 0))
  return backends.reduce((sum, ticks) => sum + ticks, server.ticks + server.endedTicks) * MS_PER_TICK
}

/** Opens what is needed to read the CPU time of both stores. */
export async function openStoreCpu(db: Database, stores: Stores, cleanup: Cleanup): Promise<ReadStoreCpu> {
  const rows = await db.prisma.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
  const serverPid = (await readStat(String(rows[0]?.pid)))?.parent ?? 0
  const redis = stores.redisUrl === undefined ? undefined : createFastRedis(stores.redisUrl)
  if (redis) {
    cleanup.add(async () => redis.disconnect())
    await new Promise((resolve) => redis.once('ready', resolve))
  }
  return async () => {
    const info = (await redis?.info('cpu')) ?? ''
    const seconds = [...info.matchAll(/^used_cpu_(?:sys|user):([\d.]+)/gm)].map((match) => Number(match[1]))
    const redisMs = seconds.reduce((sum, value) => sum + value * 1_000, 0)
    return (await postgresCpuMs(serverPid)) + redisMs
  }
}
