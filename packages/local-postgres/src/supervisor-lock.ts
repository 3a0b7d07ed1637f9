import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalPostgresError } from './local-postgres-error.ts'
import { claimLockFile, type Holder, isLiving, overwriteLockFile, readLockFile } from './lock-file.ts'
import { readProcess } from './process-info.ts'

export const LOCK_FILE = 'supervisor.lock'

export interface SupervisorLock {
  /** Makes the port known to other processes that look at the data folder. */
  publishPort(port: number): Promise<void>
  release(): Promise<void>
}

/**
 * Takes a data folder for this process. The lock names its holder by process number and start time, so one
 * left behind by a killed process is taken over, also when its number has been given away again.
 * @throws LocalPostgresError `data_dir_in_use` or `data_dir_not_writable`.
 */
export async function acquireSupervisorLock(dataDir: string): Promise<SupervisorLock> {
  const path = join(dataDir, LOCK_FILE)
  const startedAt = (await readProcess(process.pid))?.startedAt ?? 'unknown'
  const own: Holder = { id: randomUUID(), pid: process.pid, startedAt }
  const other = await claimLockFile(path, own).catch((error: unknown) => {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new LocalPostgresError('data_dir_not_writable', dataDir, reason, { cause: error })
  })
  if (other) throw new LocalPostgresError('data_dir_in_use', dataDir, String(other.pid))
  return {
    publishPort: (port) => overwriteLockFile(path, { ...own, port }),
    release: async () => {
      if ((await readLockFile(path))?.holder?.id === own.id) await rm(path, { force: true })
    },
  }
}

/** The living process that holds the data folder, if any. */
export async function livingHolder(dataDir: string): Promise<Holder | undefined> {
  const holder = (await readLockFile(join(dataDir, LOCK_FILE)))?.holder
  return holder && (await isLiving(holder)) ? holder : undefined
}
