import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import type { Stores } from '../stores/start-stores.ts'

export interface Machine {
  readonly cores: number
  readonly cpu: string
  readonly memoryGib: number
  /** Load average of the last minute before the bench began: above zero, others were working. */
  readonly loadBefore: number
  readonly node: string
  readonly platform: string
  readonly queue: 'Redis' | 'PostgreSQL'
}

/** What the figures were measured on. */
export function describeMachine(stores: Stores): Machine {
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGib: Math.round(totalmem() / 2 ** 30),
    loadBefore: Math.round((loadavg()[0] ?? 0) * 100) / 100,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    queue: stores.redisUrl === undefined ? 'PostgreSQL' : 'Redis',
  }
}
