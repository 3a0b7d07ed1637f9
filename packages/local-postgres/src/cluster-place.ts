import { createHash } from 'node:crypto'
import { access, chmod, mkdir, realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { LocalPostgresError } from './local-postgres-error.ts'
import { canEnter, chooseUser, type UnixUser } from './unix-user.ts'

const SHELTERS = '/var/lib/redraft'

/** Where a data folder's database lives and who runs it. */
export interface ClusterPlace {
  readonly dataDir: string
  readonly clusterDir: string
  readonly passwordFile: string
  readonly logFile: string
  /** A folder of root's that everybody can enter, for what cannot be reached in the data folder. */
  readonly shelterDir: string
  readonly user: UnixUser
}

/**
 * Makes the data folder when it is missing.
 * @throws LocalPostgresError `data_dir_not_writable`.
 */
export async function openDataDir(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    return await realpath(folder)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code
    throw new LocalPostgresError('data_dir_not_writable', resolve(folder), reason, { cause: error })
  }
}

/**
 * `<dataDir>/postgres`, unless this is root and the folders above are closed to the user PostgreSQL runs as:
 * then `/var/lib/redraft/<hash of the data folder>/postgres`. A place once taken is kept.
 * @throws LocalPostgresError `data_dir_closed` when an existing database has become unreachable.
 */
export async function placeCluster(dataDir: string): Promise<ClusterPlace> {
  const inDataDir = join(dataDir, 'postgres')
  const shelterDir = join(SHELTERS, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  const inShelter = join(shelterDir, 'postgres')
  const place = {
    dataDir,
    passwordFile: join(dataDir, 'postgres-password'),
    logFile: join(dataDir, 'postgres.log'),
    shelterDir,
  }
  if (process.getuid?.() !== 0) return { ...place, clusterDir: inDataDir, user: undefined }
  if (await exists(inShelter)) return { ...place, clusterDir: inShelter, user: await chooseUser(inShelter) }
  const user = await chooseUser(inDataDir)
  if (await canEnter(dataDir, user)) return { ...place, clusterDir: inDataDir, user }
  if (await exists(inDataDir)) {
    throw new LocalPostgresError('data_dir_closed', inDataDir, user ? String(user.uid) : undefined)
  }
  return { ...place, clusterDir: inShelter, user }
}

/** Whether the cluster is outside of its data folder. */
export function isSheltered(place: ClusterPlace): boolean {
  return place.clusterDir.startsWith(`${place.shelterDir}/`)
}

/** Makes the shelter, whatever root's umask is: everybody can enter it, only root can write. */
export async function openShelter(shelterDir: string): Promise<void> {
  await mkdir(shelterDir, { recursive: true })
  await chmod(SHELTERS, 0o755)
  await chmod(shelterDir, 0o755)
}

/** Deletes the data folder with everything of it; the server must be gone. */
export async function removeAll(place: ClusterPlace): Promise<void> {
  await rm(place.shelterDir, { recursive: true, force: true })
  await rm(place.dataDir, { recursive: true, force: true })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
