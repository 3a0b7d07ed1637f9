import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalPostgresError } from './local-postgres-error.ts'
import { readProcess } from './process-info.ts'

export const LOCK_FILE = 'supervisor.lock'

interface Holder {
  readonly pid: number
  readonly startedAt: string
  /** Where the holder's PostgreSQL listens; absent while it starts. */
  readonly port?: number
}

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
  const own: Holder = {
    pid: process.pid,
    startedAt: (await readProcess(process.pid))?.startedAt ?? 'unknown',
  }
  while (!(await create(path, own, dataDir))) {
    const holder = await readHolder(path)
    if (holder && (await isLiving(holder))) {
      throw new LocalPostgresError('data_dir_in_use', dataDir, String(holder.pid))
    }
    await discardDeadLock(path)
  }
  return {
    publishPort: (port) => replace(path, { ...own, port }),
    release: () => rm(path, { force: true }),
  }
}

/** The living process that holds the data folder, if any. */
export async function livingHolder(dataDir: string): Promise<Holder | undefined> {
  const holder = await readHolder(join(dataDir, LOCK_FILE))
  return holder && (await isLiving(holder)) ? holder : undefined
}

/** A lock appears complete or not at all: written aside, then linked, which fails when there is one already. */
async function create(path: string, holder: Holder, dataDir: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, JSON.stringify(holder), { mode: 0o600, flag: 'wx' })
    await link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw new LocalPostgresError('data_dir_not_writable', dataDir, codeOf(error), { cause: error })
  } finally {
    await rm(draft, { force: true }).catch(() => {})
  }
}

async function replace(path: string, holder: Holder): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600, flag: 'wx' })
  await rename(draft, path)
}

/** Two starters may find the same dead lock; moving it aside shows which of them got what, and undoes a mistake. */
async function discardDeadLock(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = await readHolder(aside)
  if (moved && (await isLiving(moved))) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}

async function isLiving(holder: Holder): Promise<boolean> {
  return (await readProcess(holder.pid))?.startedAt === holder.startedAt
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const value: Partial<Holder> = JSON.parse(await readFile(path, 'utf8'))
    if (typeof value.pid !== 'number' || typeof value.startedAt !== 'string') return undefined
    return { pid: value.pid, startedAt: value.startedAt, ...(value.port ? { port: value.port } : {}) }
  } catch {
    return undefined
  }
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException | null)?.code ?? error)
}
