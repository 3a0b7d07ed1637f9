import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { type ClusterPlace, isSheltered } from './cluster-place.ts'
import { LocalPostgresError } from './local-postgres-error.ts'
import { lastComplaint, serverEnvironment } from './server-process.ts'

export const ROLE = 'redraft'

/**
 * Makes the cluster unless there is one; returns the password of its only role. A cluster appears complete or
 * not at all: it is made beside its place and then renamed.
 * @throws LocalPostgresError `incompatible_version`, `password_missing`, `data_dir_not_writable`, `initdb_failed`.
 */
export async function ensureCluster(options: {
  place: ClusterPlace
  binaries: Binaries
  throwaway: boolean
  log: (line: string) => void
}): Promise<string> {
  const { place, binaries } = options
  const version = await clusterVersion(place)
  if (version !== undefined) {
    if (version !== binaries.major) {
      const versions = `PostgreSQL ${version}, not ${binaries.major}`
      throw new LocalPostgresError('incompatible_version', place.clusterDir, versions)
    }
    const password = await existingPassword(place)
    if (password) return password
    await setAside(place, options.log)
  }
  options.log('Setting up the embedded PostgreSQL (first start)')
  return createCluster(options)
}

async function clusterVersion(place: ClusterPlace): Promise<string | undefined> {
  try {
    return (await readFile(join(place.clusterDir, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') return undefined
    throw new LocalPostgresError('data_dir_not_writable', place.clusterDir, code, { cause: error })
  }
}

async function existingPassword(place: ClusterPlace): Promise<string | undefined> {
  try {
    return (await readFile(place.passwordFile, 'utf8')).trim()
  } catch (error) {
    if (isSheltered(place)) return undefined
    throw new LocalPostgresError('password_missing', place.passwordFile, undefined, { cause: error })
  }
}

/** A data folder that was deleted to begin anew leaves its sheltered cluster behind; it is kept, unused. */
async function setAside(place: ClusterPlace, log: (line: string) => void): Promise<void> {
  const aside = `${place.clusterDir}.${Date.now()}`
  await rename(place.clusterDir, aside)
  log(`The data folder is new: the database that belonged to an earlier one was moved to ${aside}`)
}

async function createCluster(options: {
  place: ClusterPlace
  binaries: Binaries
  throwaway: boolean
}): Promise<string> {
  const { place } = options
  const draft = `${place.clusterDir}.new`
  const passwordForInitdb = `${place.clusterDir}.initdb-password`
  const password = randomBytes(24).toString('base64url')
  try {
    await rm(draft, { recursive: true, force: true })
    await rm(passwordForInitdb, { force: true })
    await mkdir(draft, { mode: 0o700 })
    await writeFile(place.passwordFile, `${password}\n`, { mode: 0o600 })
    await writeFile(passwordForInitdb, `${password}\n`, { mode: 0o600, flag: 'wx' })
    if (place.user) {
      await chown(draft, place.user.uid, place.user.gid)
      await chown(passwordForInitdb, place.user.uid, place.user.gid)
    }
    await runInitdb({ ...options, draft, passwordForInitdb })
    await rename(draft, place.clusterDir)
    return password
  } catch (error) {
    if (error instanceof LocalPostgresError) throw error
    const code = (error as NodeJS.ErrnoException).code
    throw new LocalPostgresError('data_dir_not_writable', place.dataDir, code, { cause: error })
  } finally {
    await rm(passwordForInitdb, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

async function runInitdb(options: {
  place: ClusterPlace
  binaries: Binaries
  throwaway: boolean
  draft: string
  passwordForInitdb: string
}): Promise<void> {
  const { place, binaries } = options
  const flags = [
    `--pgdata=${options.draft}`,
    `--username=${ROLE}`,
    `--pwfile=${options.passwordForInitdb}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Built in since PostgreSQL 17: the same order of text whatever locales the system has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(options.throwaway ? ['--no-sync'] : []),
  ]
  const logFile = await open(place.logFile, 'a', 0o600)
  try {
    const begin = (await logFile.stat()).size
    const child = spawn(binaries.initdb, flags, {
      ...place.user,
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', logFile.fd, logFile.fd],
    })
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    })
    if (code === 0 && (await access(join(options.draft, 'PG_VERSION')).then(() => true))) return
    throw new LocalPostgresError('initdb_failed', await lastComplaint(place.logFile, begin), place.logFile)
  } finally {
    await logFile.close()
  }
}
