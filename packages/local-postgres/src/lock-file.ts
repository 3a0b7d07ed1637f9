import { createHash, randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { readProcess } from './process-info.ts'

const RETRY_MS = 10

/** Who holds a lock file. */
export interface Holder {
  /** Of this claim: no two are alike, not even of one process. */
  readonly id: string
  readonly pid: number
  readonly startedAt: string
  /** Where the holder's PostgreSQL listens; absent while it starts. */
  readonly port?: number
}

interface LockContent {
  /** Of the whole content; names the very lock that was read. */
  readonly digest: string
  /** Absent when the file holds no claim that can be read. */
  readonly holder: Holder | undefined
}

/**
 * Makes the lock file `own`, or returns the living process that has it. A dead lock is replaced only by who holds
 * a second lock, named after the dead one's content and claimed in this same way: so nobody can replace a lock
 * that somebody else has just put in the dead one's place, and a taker that dies on the way blocks nobody.
 */
export async function claimLockFile(path: string, own: Holder): Promise<Holder | undefined> {
  while (!(await createLockFile(path, own))) {
    const found = await readLockFile(path)
    if (!found) continue
    if (found.holder && (await isLiving(found.holder))) return found.holder
    const takeover = `${path}.${found.digest}`
    if (await claimLockFile(takeover, { ...own, id: randomUUID() })) {
      await pause(RETRY_MS)
      continue
    }
    try {
      if ((await readLockFile(path))?.digest !== found.digest) continue
      await overwriteLockFile(path, own)
      return undefined
    } finally {
      await rm(takeover, { force: true })
    }
  }
  return undefined
}

/** Replaces the content at once; only for who holds the lock. */
export async function overwriteLockFile(path: string, holder: Holder): Promise<void> {
  const draft = await writeDraft(path, holder)
  await rename(draft, path)
}

/** Undefined when there is no lock file. */
export async function readLockFile(path: string): Promise<LockContent | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return { digest, holder: parseHolder(text) }
}

/** Whether the process that made this claim still runs. */
export async function isLiving(holder: Holder): Promise<boolean> {
  return (await readProcess(holder.pid))?.startedAt === holder.startedAt
}

/** A lock appears complete or not at all: written aside, then linked, which fails when there is one already. */
async function createLockFile(path: string, holder: Holder): Promise<boolean> {
  const draft = await writeDraft(path, holder)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeDraft(path: string, holder: Holder): Promise<string> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600, flag: 'wx' })
  return draft
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { id, pid, startedAt, port }: Partial<Holder> = JSON.parse(text)
    if (typeof id !== 'string' || typeof pid !== 'number' || typeof startedAt !== 'string') return undefined
    return { id, pid, startedAt, ...(typeof port === 'number' ? { port } : {}) }
  } catch {
    return undefined
  }
}
